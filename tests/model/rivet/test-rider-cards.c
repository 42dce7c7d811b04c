/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rider cards: what their icons say, where effects can stand, and the sentences that are written from them.
 */

#include "rider-card-text.h"

/* Table 19.1 once more, by hand: class, fatigue, sideways. */
static void
test_icons (void)
{
  static const gboolean table[PADDOCK_N_MOVEMENTS][PADDOCK_N_ICONS] = {
    [PADDOCK_MOVEMENT_LEAD] = { TRUE, TRUE, TRUE },
    [PADDOCK_MOVEMENT_CHASE] = { TRUE, TRUE, FALSE },
    [PADDOCK_MOVEMENT_DRAFT] = { FALSE, FALSE, FALSE },
    [PADDOCK_MOVEMENT_BREAK] = { TRUE, TRUE, FALSE },
  };

  for (guint type = 0; type < PADDOCK_MOVEMENT_WILD; type++)
    for (guint icon = 0; icon < PADDOCK_N_ICONS; icon++) {
      const PaddockActionCard card = { .type = (int) type };

      g_assert_cmpint (paddock_action_card_shows (&card, icon, type), ==, table[type][icon]);
    }
}

static void
test_wild (void)
{
  const PaddockActionCard card = { .type = PADDOCK_MOVEMENT_WILD };

  for (guint as = 0; as < PADDOCK_MOVEMENT_WILD; as++) {
    g_assert_false (paddock_action_card_shows (&card, PADDOCK_ICON_CLASS, as));
    g_assert_true (paddock_action_card_shows (&card, PADDOCK_ICON_FATIGUE, as));
    g_assert_cmpint (paddock_action_card_shows (&card, PADDOCK_ICON_SIDEWAYS, as), ==,
                     as == PADDOCK_MOVEMENT_LEAD);
  }
}

static void
test_own_icons (void)
{
  const PaddockActionCard lead = { .type = PADDOCK_MOVEMENT_LEAD,
                                   .icons = { [PADDOCK_ICON_SIDEWAYS] = PADDOCK_ICON_DIMMED } };
  const PaddockActionCard draft = { .type = PADDOCK_MOVEMENT_DRAFT,
                                    .icons = { [PADDOCK_ICON_CLASS] = PADDOCK_ICON_SHOWN } };

  g_assert_false (paddock_action_card_shows (&lead, PADDOCK_ICON_SIDEWAYS, PADDOCK_MOVEMENT_LEAD));
  g_assert_true (paddock_action_card_shows (&lead, PADDOCK_ICON_CLASS, PADDOCK_MOVEMENT_LEAD));
  g_assert_true (paddock_action_card_shows (&draft, PADDOCK_ICON_CLASS, PADDOCK_MOVEMENT_DRAFT));
}

/* --- Texts --- */

static PaddockRiderEffect
make_effect (PaddockRiderEffectKind kind, int n, PaddockRiderCondition condition)
{
  return (PaddockRiderEffect){ .kind = (char *) paddock_rider_effects.names[kind],
                               .n = n,
                               .condition = (int) condition };
}

static void
assert_effect (PaddockRiderEffect effect, const char *expected)
{
  g_autofree char *text = paddock_rider_effect_dup_text (&effect, NULL, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_sentences (void)
{
  PaddockRiderEffect effect;

  assert_effect (make_effect (PADDOCK_RIDER_EFFECT_STROKES, 1, PADDOCK_RIDER_IF_UNLINKED),
                 "If not linked: +1 pedal stroke.");
  assert_effect (make_effect (PADDOCK_RIDER_EFFECT_STROKES, -2, PADDOCK_RIDER_IF_ALWAYS),
                 "-2 pedal strokes.");
  assert_effect (make_effect (PADDOCK_RIDER_EFFECT_ONLY, 1, PADDOCK_RIDER_IF_LINKED),
                 "Only for a linked rider.");
  assert_effect (make_effect (PADDOCK_RIDER_EFFECT_RECOVER, 2, PADDOCK_RIDER_IF_ALWAYS),
                 "The rider loses up to 2 light fatigue.");
  assert_effect (make_effect (PADDOCK_RIDER_EFFECT_DIAGONAL, 1, PADDOCK_RIDER_IF_ALWAYS),
                 "One step may be diagonal, onto a free space.");
  effect = make_effect (PADDOCK_RIDER_EFFECT_STROKES, 2, PADDOCK_RIDER_IF_ON_TERRAIN);
  effect.terrains = 1 << PADDOCK_TERRAIN_MOUNTAIN | 1 << PADDOCK_TERRAIN_COBBLES;
  assert_effect (effect, "If on a mountain or on cobbles: +2 pedal strokes.");
  effect = make_effect (PADDOCK_RIDER_EFFECT_TERRAIN_BONUS, 1, PADDOCK_RIDER_IF_ALWAYS);
  effect.terrains = 1 << PADDOCK_TERRAIN_SPRINT;
  assert_effect (effect, "Pedal strokes on a sprint section: +1.");
  assert_effect ((PaddockRiderEffect){ .kind = (char *) "teleport", .n = 1 }, "teleport.");
}

/* No gap stays open, whatever a card is made of. */
static void
test_gaps (void)
{
  for (guint kind = 0; kind < PADDOCK_N_RIDER_EFFECTS; kind++)
    for (guint condition = 0; condition < PADDOCK_N_RIDER_CONDITIONS; condition++) {
      PaddockRiderEffect effect = make_effect (kind, 3, condition);
      g_autofree char *text = paddock_rider_effect_dup_text (&effect, NULL, NULL);

      g_assert_true (g_str_has_suffix (text, "."));
      g_assert_null (strpbrk (text, "{}"));
    }
  for (guint kind = 0; kind < PADDOCK_N_RIDER_SELECTORS; kind++) {
    PaddockRiderSelector who = { .kind = (char *) paddock_rider_selectors.names[kind], .n = 2 };
    g_autofree char *text = paddock_rider_selector_dup_text (&who, NULL, NULL);

    g_assert_null (strpbrk (text, "{}"));
  }
}

static void
add_selector (PaddockEventCard *event, PaddockRiderSelectorKind kind, gboolean is_not)
{
  PaddockRiderSelector *who = paddock_list_append (&event->selectors, &paddock_rider_selector_type);

  paddock_text_set (&who->kind, paddock_rider_selectors.names[kind]);
  who->is_not = is_not;
}

static void
add_effect (PaddockList **effects, PaddockRiderEffectKind kind, int n)
{
  PaddockRiderEffect *effect = paddock_list_append (effects, &paddock_rider_effect_type);

  paddock_text_set (&effect->kind, paddock_rider_effects.names[kind]);
  effect->n = n;
}

static void
assert_event (const PaddockEventCard *event, const char *expected)
{
  g_autofree char *text = paddock_event_card_dup_text (event, NULL, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_events (void)
{
  PaddockEventCard event = { 0 };

  paddock_record_init (&paddock_event_card_type, &event);
  assert_event (&event, "Nothing happens to anybody.");
  add_selector (&event, PADDOCK_RIDER_WHO_CROWD, FALSE);
  add_selector (&event, PADDOCK_RIDER_WHO_PRIORITY, TRUE);
  assert_event (&event, "Nothing happens to anybody.");
  add_effect (&event.effects, PADDOCK_RIDER_EFFECT_RECOVER, 2);
  add_effect (&event.effects, PADDOCK_RIDER_EFFECT_ENERGY, 1);
  assert_event (&event, "Every rider in the fullest row, not on the priority line: up to 2 light "
                        "fatigue off; an energy chit.");
  event.pick = PADDOCK_PICK_LAST;
  assert_event (&event, "The last rider in the fullest row, not on the priority line: up to 2 "
                        "light fatigue off; an energy chit.");
  event.pick = PADDOCK_PICK_RANDOM;
  event.picked = 2;
  assert_event (&event, "2 riders in the fullest row, not on the priority line, at random: up to "
                        "2 light fatigue off; an energy chit.");
  paddock_record_clear (&paddock_event_card_type, &event);
}

/* A class is called by the name that the document gives it. */
static void
test_class_names (void)
{
  PaddockTeamCards cards = { 0 };
  PaddockRiderClass *class = paddock_list_append (&cards.classes, &paddock_rider_class_type);
  const PaddockRiderSelector who = { .kind = (char *) "class", .for_class = (char *) "puncheur" };
  g_autofree char *unnamed = paddock_rider_selector_dup_text (&who, NULL, NULL);
  g_autofree char *named = NULL;

  paddock_text_set (&class->id, "puncheur");
  paddock_text_set (&class->name, "Hill Hunter");
  named = paddock_rider_selector_dup_text (&who, &cards, NULL);
  g_assert_cmpstr (unnamed, ==, "of the class puncheur");
  g_assert_cmpstr (named, ==, "of the class Hill Hunter");
  paddock_list_unref (cards.classes);
}

/* --- Where effects can stand --- */

static gboolean
is_refused (PaddockRiderEffectKind kind, const PaddockRecordType *type, gconstpointer owner)
{
  return paddock_rider_effect_parts.refuse (kind, &(PaddockPartPlace){ NULL, type, owner }) != NULL;
}

static void
test_places (void)
{
  const PaddockTacticsCard with_card = { .window = PADDOCK_WINDOW_OWN_PRE };
  const PaddockTacticsCard rescue = { .window = PADDOCK_WINDOW_REORG };
  const PaddockActionCard action = { 0 };
  const PaddockEventCard event = { 0 };

  g_assert_false (is_refused (PADDOCK_RIDER_EFFECT_DIAGONAL, &paddock_action_card_type, &action));
  g_assert_false (
    is_refused (PADDOCK_RIDER_EFFECT_DIAGONAL, &paddock_tactics_card_type, &with_card));
  g_assert_true (is_refused (PADDOCK_RIDER_EFFECT_DIAGONAL, &paddock_tactics_card_type, &rescue));
  g_assert_true (is_refused (PADDOCK_RIDER_EFFECT_DIAGONAL, &paddock_event_card_type, &event));
  g_assert_false (is_refused (PADDOCK_RIDER_EFFECT_RECOVER, &paddock_event_card_type, &event));
  g_assert_true (is_refused (PADDOCK_RIDER_EFFECT_ROAD_SIDE, &paddock_action_card_type, &action));
}

/* Every effect stands somewhere, and every window has one. */
static void
test_all_have_a_place (void)
{
  guint all = 0;

  for (guint kind = 0; kind < PADDOCK_N_RIDER_EFFECTS; kind++) {
    const PaddockRiderEffectRow *row = paddock_rider_effect_get_row (kind);

    g_assert_cmpuint (row->at, !=, 0);
    g_assert_cmpint (row->min, <=, row->usual);
    g_assert_cmpint (row->usual, <=, row->max);
    all |= row->at;
  }
  for (guint window = 0; window < PADDOCK_N_TACTIC_WINDOWS; window++)
    g_assert_true (all & PADDOCK_RIDER_AT_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/RIV-CARD-05/icons-by-type", test_icons);
  g_test_add_func ("/model/RIV-WILD-02/icons-of-a-wild", test_wild);
  g_test_add_func ("/model/RIV-CARD-06/icons-of-a-card", test_own_icons);
  g_test_add_func ("/model/rider-cards/sentences", test_sentences);
  g_test_add_func ("/model/rider-cards/gaps-are-filled", test_gaps);
  g_test_add_func ("/model/rider-cards/events", test_events);
  g_test_add_func ("/model/rider-cards/class-names", test_class_names);
  g_test_add_func ("/model/rider-cards/places-of-effects", test_places);
  g_test_add_func ("/model/rider-cards/every-effect-has-a-place", test_all_have_a_place);

  return g_test_run ();
}

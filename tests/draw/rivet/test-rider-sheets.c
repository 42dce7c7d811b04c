/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sheets of rider cards and teams say everything that is in them, and can be filled in.
 */

#include <string.h>

#include "list.h"
#include "picture.h"
#include "scene-cells.h"
#include "team-cards.h"
#include "team.h"

static PaddockScene *
build_scene (const PaddockDocumentKind *kind, gpointer record, gboolean is_edited)
{
  g_autoptr (PaddockDocument) document = paddock_document_new_take (kind, record);
  PaddockViewOptions options = { .is_edited = is_edited };
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &options);

  return paddock_picture_build (picture, NULL);
}

/* Takes the record. */
static char *
dump_sheet (const PaddockDocumentKind *kind, gpointer record)
{
  g_autoptr (PaddockScene) scene = build_scene (kind, record, FALSE);

  return paddock_scene_dump (scene);
}

static void
assert_says (const char *dump, const char *text)
{
  g_autofree char *escaped = g_strescape (text, "\"");

  if (!strstr (dump, escaped))
    g_error ("the sheet does not say \"%s\"", escaped);
}

static PaddockTeamCards *
make_cards (void)
{
  PaddockTeamCards *cards = g_new0 (PaddockTeamCards, 1);
  PaddockRiderClass *class;
  PaddockActionCard *action;

  paddock_record_init (paddock_team_cards_kind.type, cards);
  class = paddock_list_append (&cards->classes, &paddock_rider_class_type);
  paddock_text_set (&class->id, "puncheur");
  paddock_text_set (&class->name, "Puncheur");
  class->strokes[PADDOCK_TERRAIN_COBBLES] = -7;
  action = paddock_list_append (&cards->actions, &paddock_action_card_type);
  paddock_text_set (&action->name, "Burn It All");
  action->type = PADDOCK_MOVEMENT_CHASE;
  action->strokes = 13;
  action->fatigue = PADDOCK_FATIGUE_HEAVY;
  action->copies = 3;
  return cards;
}

static void
add_effect (PaddockList **effects, PaddockRiderEffectKind kind)
{
  PaddockRiderEffect *effect = paddock_list_append (effects, &paddock_rider_effect_type);

  paddock_text_set (&effect->kind, paddock_rider_effects.names[kind]);
}

static void
test_action (void)
{
  PaddockTeamCards *cards = make_cards ();
  g_autofree char *dump = NULL;

  add_effect (&((PaddockActionCard *) paddock_list_edit (&cards->actions, 0))->effects,
              PADDOCK_RIDER_EFFECT_NO_SIDE);
  dump = dump_sheet (&paddock_team_cards_kind, cards);
  assert_says (dump, "Burn It All");
  assert_says (dump, "Chase");
  assert_says (dump, "13");
  assert_says (dump, "Heavy fatigue");
  assert_says (dump, "The rider cannot go sideways.");
  assert_says (dump, "× 3");
  assert_says (dump, "Puncheur");
  assert_says (dump, "-7");
  assert_says (dump, "Action Cards: 3");
}

static guint
count_lines (const char *dump, const char *start)
{
  guint n = 0;

  for (const char *at = dump; (at = strstr (at, start)); at++)
    n++;
  return n;
}

/* A dimmed icon is struck out, one that is shown has a dot. */
static void
test_icons (void)
{
  PaddockTeamCards *cards = make_cards ();
  g_autofree char *by_type = dump_sheet (&paddock_team_cards_kind, make_cards ());
  g_autofree char *shown = NULL;

  ((PaddockActionCard *) paddock_list_edit (&cards->actions, 0))->icons[PADDOCK_ICON_SIDEWAYS] =
    PADDOCK_ICON_SHOWN;
  shown = dump_sheet (&paddock_team_cards_kind, cards);
  g_assert_cmpuint (count_lines (by_type, "circle mark "), <, count_lines (shown, "circle mark "));
  g_assert_cmpuint (count_lines (by_type, "polyline rule "), ==,
                    count_lines (shown, "polyline rule ") + 1);
}

static void
test_event_and_tactic (void)
{
  PaddockTeamCards *cards = make_cards ();
  PaddockEventCard *event = paddock_list_append (&cards->events, &paddock_event_card_type);
  PaddockTacticsCard *tactic = paddock_list_append (&cards->tactics, &paddock_tactics_card_type);
  PaddockRiderSelector *who = paddock_list_append (&event->selectors, &paddock_rider_selector_type);
  g_autofree char *dump = NULL;

  event->grupo = 9;
  paddock_text_set (&who->kind, "class");
  paddock_text_set (&who->for_class, "puncheur");
  add_effect (&event->effects, PADDOCK_RIDER_EFFECT_ENERGY);
  tactic->window = PADDOCK_WINDOW_REORG;
  add_effect (&tactic->effects, PADDOCK_RIDER_EFFECT_LIGHT_RESCUE);
  dump = dump_sheet (&paddock_team_cards_kind, cards);
  assert_says (dump, "Every rider of the class Puncheur");
  assert_says (dump, "an energy chit");
  assert_says (dump, "Grupo Compacto 9");
  assert_says (dump, "At a Rescue");
  assert_says (dump, "A rescue made now gives light fatigue instead of heavy.");
}

static PaddockTeam *
make_team (void)
{
  static const char *const classes[] = { "climber", "domestique", "domestique" };
  PaddockTeam *team = g_new0 (PaddockTeam, 1);

  paddock_record_init (paddock_team_kind.type, team);
  paddock_text_set (&team->name, "Blue Kettle");
  paddock_text_set (&team->colour, "1f57b8");
  paddock_text_set (&team->trim, "ffd9a0");
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++) {
    PaddockTeamRider *rider = paddock_list_append (&team->riders, &paddock_team_rider_type);

    paddock_text_set (&rider->id, classes[i]);
    paddock_text_set (&rider->class_id, classes[i]);
  }

  return team;
}

static void
test_team (void)
{
  g_autofree char *dump = dump_sheet (&paddock_team_kind, make_team ());

  assert_says (dump, "Blue Kettle");
  assert_says (dump, "\"C\"");
  assert_says (dump, "\"D1\"");
  assert_says (dump, "\"D2\"");
  assert_says (dump, "Riders: 3");
}

static gboolean
has_colour (const PaddockScene *scene, guint colour)
{
  for (guint i = 0; i < scene->shapes->len; i++) {
    const PaddockShape *shape = &g_array_index (scene->shapes, PaddockShape, i);

    if (shape->style == PADDOCK_STYLE_OWN && shape->colour == colour)
      return TRUE;
  }

  return FALSE;
}

/* The second colour is that of a pattern, where there is one. */
static void
test_colours (void)
{
  for (int jersey = 0; jersey < PADDOCK_N_JERSEYS; jersey++) {
    PaddockTeam *team = make_team ();
    g_autoptr (PaddockScene) scene = NULL;

    team->jersey = jersey;
    scene = build_scene (&paddock_team_kind, team, FALSE);
    g_assert_true (has_colour (scene, 0x1f57b8));
    g_assert_cmpint (has_colour (scene, 0xffd9a0), ==, jersey != PADDOCK_JERSEY_PLAIN);
  }
}

static void
assert_cells (const PaddockScene *scene, const char *const *addresses)
{
  for (guint i = 0; addresses[i]; i++)
    if (!paddock_scene_find_cell (scene, addresses[i], NULL))
      g_error ("no cell %s", addresses[i]);
}

static void
test_cells (void)
{
  static const char *const of_cards[] = {
    "title",
    "class[0]/name",
    "class[0]/cobbles",
    "class[+]",
    "action[0]/name",
    "action[0]/strokes",
    "action[0]/type",
    "action[0]/fatigue",
    "action[0]/effect",
    "action[0]/copies",
    "action[0]/sideways-icon",
    "action[+]",
    "event[+]",
    "tactic[+]",
    NULL,
  };
  static const char *const of_team[] = { "name",        "colour",        "trim",
                                         "jersey",      "rider[0]/name", "rider[2]/class",
                                         "rider[1]/id", "rider[+]",      NULL };
  g_autoptr (PaddockScene) cards = build_scene (&paddock_team_cards_kind, make_cards (), TRUE);
  g_autoptr (PaddockScene) team = build_scene (&paddock_team_kind, make_team (), TRUE);

  assert_cells (cards, of_cards);
  assert_cells (team, of_team);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/RIV-CARD-01/face-of-an-action-card", test_action);
  g_test_add_func ("/draw/RIV-CARD-02/dimmed-icons", test_icons);
  g_test_add_func ("/draw/RIV-EVT-05/faces-of-events-and-tactics", test_event_and_tactic);
  g_test_add_func ("/draw/rider-sheets/team", test_team);
  g_test_add_func ("/draw/rider-sheets/colours", test_colours);
  g_test_add_func ("/draw/rider-sheets/cells", test_cells);

  return g_test_run ();
}

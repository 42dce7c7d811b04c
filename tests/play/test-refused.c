/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cannot be chosen, with the reason and its clause.
 */

#include <string.h>

#include "clauses.h"

#include "joyride/joyride-cars.h"
#include "joyride/joyride-facts.h"
#include "joyride-tracks.h"
#include "play-field.h"

/* What is refused is one line for each answer: key, clause and reason. */
#define NO(key_, clause_, reason_) key_ " " clause_ " " reason_ "\n"

/* Red is at the start of STEP in the middle of a plain, after GIVEN: "gear=1 mirror=3,3 is-forced:yes", ":" for facts
 * of the race. */
typedef struct {
  const char *name, *step, *given, *options, *refused;
} Case;

static const Case cases[] = {
  { "shift/highest-gear", "shift", "gear=5 mirror=1,1,1,1,1", NULL,
    NO ("shift:up", "JOY-SHF-03", "This is the highest gear.") },
  { "shift/next-gear-damaged", "shift", "gear=3 mirror=1,1,1 damaged-gears=2", NULL,
    NO ("shift:up", "JOY-SHF-03", "The next gear is damaged.") },
  { "shift/no-dice-left", "shift", "gear=3 mirror=1,1,1,1,1", NULL,
    NO ("shift:up", "JOY-SHF-03", "The car has no more dice.") },
  { "shift/first-gear", "shift", "gear=1 mirror=1", NULL,
    NO ("shift:down", "JOY-SHF-04", "There is no gear below the first.")
      NO ("shift:brake", "JOY-SHF-05", "Engine braking needs at least third gear.") },
  { "shift/second-gear", "shift", "gear=2 mirror=1,1", NULL,
    NO ("shift:brake", "JOY-SHF-05", "Engine braking needs at least third gear.") },
  { "shift/one-unlocked-die", "shift", "gear=3 locked=1,1 mirror=1", NULL,
    NO ("shift:brake", "JOY-SHF-06", "Only dice on the mirror can be removed, not locked ones.") },
  { "shift/no-unlocked-die", "shift", "gear=3 locked=1,1,1 mirror=", NULL,
    NO ("shift:down", "JOY-SHF-06", "Only dice on the mirror can be removed, not locked ones.")
      NO ("shift:brake",
          "JOY-SHF-06",
          "Only dice on the mirror can be removed, not locked ones.") },
  { "shift/nothing", "shift", "gear=3 mirror=1,1,1", NULL, "" },
  { "extra/gear-zero", "extra-shift", "gear=0 mirror=", NULL,
    NO ("extra:down", "JOY-SHF-07", "From gear 0 you can only shift up.") },
  { "extra/first-gear", "extra-shift", "gear=1 mirror=1", NULL,
    NO ("extra:down", "JOY-SHF-04", "There is no gear below the first.") },
  { "extra/second-gear", "extra-shift", "gear=2 mirror=1,1", NULL, "" },
  { "extra/no-unlocked-die", "extra-shift", "gear=3 locked=1,1,1 mirror=", NULL,
    NO ("extra:down", "JOY-SHF-06", "Only dice on the mirror can be removed, not locked ones.") },
  { "extra/highest-gear", "extra-shift", "gear=5 mirror=1,1,1,1,1", NULL,
    NO ("extra:up", "JOY-SHF-03", "This is the highest gear.") },
  { "lock/slots", "lock", "gear=4 mirror=1,1,2,3 damaged-locks=2", NULL,
    NO ("lock:1,1,2,3", "JOY-LCK-02", "There are not that many working lock slots.") },
  { "lock/one-slot-short", "lock", "gear=4 mirror=1,2,3,3 damaged-locks=1", NULL,
    NO ("lock:1,2,3,3", "JOY-LCK-02", "There are not that many working lock slots.") },
  { "lock/just-enough", "lock", "gear=3 mirror=1,2,3 damaged-locks=1", NULL, "" },
  { "lock/nothing", "lock", "gear=4 mirror=1,1,2,3", NULL, "" },
  { "drive/steered", "roll-steer", "gear=1 mirror=1 has-steered:yes", NULL,
    NO ("forward:left", "JOY-ROL-03", "The car has already steered this turn.")
      NO ("forward:right", "JOY-ROL-03", "The car has already steered this turn.")
        NO ("forward:hard-left", "JOY-ROL-03", "The car has already steered this turn.")
          NO ("forward:hard-right", "JOY-ROL-03", "The car has already steered this turn.")
            NO ("reverse:left", "JOY-ROL-03", "The car has already steered this turn.")
              NO ("reverse:right", "JOY-ROL-03", "The car has already steered this turn.")
                NO ("reverse:hard-left", "JOY-ROL-03", "The car has already steered this turn.")
                  NO ("reverse:hard-right",
                      "JOY-ROL-03",
                      "The car has already steered this turn.") },
  { "drive/steered-no-handbrake", "roll-steer", "gear=1 mirror=1 has-steered:yes", "abilities=none",
    NO ("forward:left", "JOY-ROL-03", "The car has already steered this turn.")
      NO ("forward:right", "JOY-ROL-03", "The car has already steered this turn.")
        NO ("reverse:left", "JOY-ROL-03", "The car has already steered this turn.")
          NO ("reverse:right", "JOY-ROL-03", "The car has already steered this turn.") },
  { "drive/oil-took-the-wheel", "roll-steer", "gear=1 mirror=1 is-forced:yes", "abilities=none",
    NO ("forward:left", "JOY-OIL-04", "After slipping on oil the car cannot steer again this turn.")
      NO ("forward:right",
          "JOY-OIL-04",
          "After slipping on oil the car cannot steer again this turn.")
        NO ("reverse:left",
            "JOY-OIL-04",
            "After slipping on oil the car cannot steer again this turn.")
          NO ("reverse:right",
              "JOY-OIL-04",
              "After slipping on oil the car cannot steer again this turn.") },
  { "drive/locked", "roll-steer", "gear=1 mirror=1 has-locked:yes", "abilities=none",
    NO ("reverse:straight", "JOY-ROL-04", "A car that locked dice cannot reverse.") },
  { "drive/gear", "roll-steer", "gear=3 mirror=1,1,1", "abilities=none",
    NO ("reverse:straight", "JOY-ROL-04", "The car cannot reverse in this gear.") },
  { "drive/nothing", "roll-steer", "gear=1 mirror=1", "abilities=none", "" },
  { "drive/declared-straight", "roll-steer", "gear=1 mirror=1 declared:2",
    "peek=reverse-only abilities=none",
    NO ("forward:left", "JOY-DIF-05", "The steer was declared before the roll.")
      NO ("forward:right", "JOY-DIF-05", "The steer was declared before the roll.")
        NO ("reverse:left", "JOY-DIF-05", "The steer was declared before the roll.")
          NO ("reverse:right", "JOY-DIF-05", "The steer was declared before the roll.") },
  { "drive/declared-left", "roll-steer", "gear=1 mirror=1 declared:3",
    "peek=reverse-only abilities=none",
    NO ("forward:straight", "JOY-DIF-05", "The steer was declared before the roll.")
      NO ("forward:right", "JOY-DIF-05", "The steer was declared before the roll.")
        NO ("reverse:straight", "JOY-DIF-05", "The steer was declared before the roll.")
          NO ("reverse:right", "JOY-DIF-05", "The steer was declared before the roll.") },
  { "drive/declared-with-a-handbrake", "roll-steer", "gear=1 mirror=1 declared:3",
    "peek=reverse-only",
    NO ("forward:straight", "JOY-DIF-05", "The steer was declared before the roll.")
      NO ("forward:right", "JOY-DIF-05", "The steer was declared before the roll.")
        NO ("forward:hard-left", "JOY-DIF-05", "The steer was declared before the roll.")
          NO ("forward:hard-right", "JOY-DIF-05", "The steer was declared before the roll.")
            NO ("reverse:straight", "JOY-DIF-05", "The steer was declared before the roll.")
              NO ("reverse:right", "JOY-DIF-05", "The steer was declared before the roll.")
                NO ("reverse:hard-left", "JOY-DIF-05", "The steer was declared before the roll.")
                  NO ("reverse:hard-right",
                      "JOY-DIF-05",
                      "The steer was declared before the roll.") },
  { "drive/handbrake-used", "roll-steer", "gear=1 mirror=1 used=3", NULL,
    NO ("forward:hard-left", "JOY-ABL-02", "It is used, and not recharged yet.")
      NO ("forward:hard-right", "JOY-ABL-02", "It is used, and not recharged yet.")
        NO ("reverse:hard-left", "JOY-ABL-02", "It is used, and not recharged yet.")
          NO ("reverse:hard-right", "JOY-ABL-02", "It is used, and not recharged yet.") },
  { "steer/handbrake-used", "lock-steer", "gear=2 locked=1 mirror=1 used=3 has-locked:yes", NULL,
    NO ("steer:hard-left", "JOY-ABL-02", "It is used, and not recharged yet.")
      NO ("steer:hard-right", "JOY-ABL-02", "It is used, and not recharged yet.") },
  { "steer/nothing", "lock-steer", "gear=2 locked=1 mirror=1 has-locked:yes", NULL, "" },
  { "declare/handbrake-used", "declare", "gear=2 mirror=1,1 used=3", "peek=reverse-only",
    NO ("declare:hard-left", "JOY-ABL-02", "It is used, and not recharged yet.")
      NO ("declare:hard-right", "JOY-ABL-02", "It is used, and not recharged yet.") },
  { "window/phases-and-barriers", "start", "gear=2 mirror=1,1 items=nitro,rocket,none used=1", NULL,
    NO ("use:nitro", "JOY-TRN-04", "This is not the phase in which it is activated.")
      NO ("ability:gear-master", "JOY-ABL-02", "It is used, and not recharged yet.")
        NO ("ability:precision-driving", "JOY-ABL-05", "Its light is not lit in this phase.")
          NO ("ability:handbrake-turn", "JOY-ABL-05", "Its light is not lit in this phase.") },
  { "window/own-moment", "shift-window", "gear=2 mirror=1,1 items=mine,none,none", NULL,
    NO ("ability:gear-master", "JOY-ABL-05", "It is offered in this phase when its moment comes.")
      NO ("ability:precision-driving", "JOY-ABL-05", "Its light is not lit in this phase.")
        NO ("ability:handbrake-turn", "JOY-ABL-05", "Its light is not lit in this phase.") },
  { "window/before-the-roll", "roll-window", "gear=2 mirror=1,1 items=mine,nitro,none", NULL,
    NO ("use:mine", "JOY-TRN-04", "Items are dropped in START, SHIFT or END.")
      NO ("ability:gear-master", "JOY-ABL-05", "Its light is not lit in this phase.")
        NO ("ability:precision-driving", "JOY-ABL-05", "Its light is not lit in this phase.")
          NO ("ability:handbrake-turn",
              "JOY-ABL-05",
              "It is offered in this phase when its moment comes.") },
};

/* The race of a playtest below tests/scenarios/joyride, at a moment. */
typedef struct {
  const char *playtest;
  guint moment;
  const char *refused;
} Scene;

static const Scene scenes[] = {
  { "handicap-late-in-start-direction", 0,
    NO ("place:6,-1", "JOY-DEC-04", "The rear cannot go on the space behind it.") },
  { "ruling-rolling-start-order", 1,
    NO ("place:-5,0", "JOY-DEC-04", "The rear cannot go on the space behind it.")
      NO ("place:1,0", "JOY-DEC-04", "Another car stands there.")
        NO ("place:2,0", "JOY-DEC-04", "Another car stands there.")
          NO ("place:3,0", "JOY-DEC-04", "Another car stands on the space behind it.") },
  { "lines-start-owes-checkpoint-one", 1,
    NO ("place:0,0", "JOY-DEC-04", "Another car stands there.") },
  { "handicap-late", 1, NO ("heading:2", "JOY-DEC-05", "There is no room for the rear.") },
  { "handicap-low-not-what-is-permanent", 1,
    NO ("low:pirouette", "JOY-HCP-02", "Only an ability that can be used up can start used.") },
  { "handicap-low-not-what-is-permanent", 0,
    NO ("low:deep-locks", "JOY-HCP-02", "Only an ability that can be used up can start used.") },
  { "arcs-follow-the-heading", 0, NO ("use:mine@1,0", "JOY-DRP-02", "The space is not empty.") },
  { "dropped-not-behind-a-wall", 0, NO ("use:mine@2,1", "JOY-DRP-02", "That is a barrier.") },
  { "fired-needs-an-empty-space", 0,
    NO ("use:rocket@10,2", "JOY-FIR-02", "The space is not empty.")
      NO ("use:rocket@10,1", "JOY-FIR-02", "The space is not empty.") },
  { "items-after-a-crash", 2,
    NO ("use:rocket@8,-5", "JOY-FIR-02", "That is a barrier.")
      NO ("use:rocket@7,-5", "JOY-FIR-02", "That is a barrier.") },
  { "items-categories", 0,
    NO ("use:nitro", "JOY-TRN-04", "This is not the phase in which it is activated.") },
  { "items-categories", 5,
    NO ("use:mine", "JOY-TRN-04", "Items are dropped in START, SHIFT or END.") },
  { "turn-five-phases", 5,
    NO ("use:rocket", "JOY-TRN-04", "Items are fired in START, SHIFT or END.") },
  { "items-one-roll-die-a-turn", 1,
    NO ("use:turbo", "JOY-RUL-47", "Only one item per turn can add to the roll.")
      NO ("ability:second-thoughts",
          "JOY-ABL-05",
          "It is offered in this phase when its moment comes.")
        NO ("ability:about-face", "JOY-ABL-05", "Its light is not lit in this phase.")
          NO ("ability:deep-locks", "JOY-ABL-03", "It works all the time, by itself.") },
  { "wex-01-arcs", 4,
    NO ("ability:gear-master", "JOY-ABL-05", "It is offered in this phase when its moment comes.")
      NO ("ability:precision-driving", "JOY-ABL-05", "Its light is not lit in this phase.")
        NO ("ability:handbrake-turn", "JOY-ABL-02", "It is used, and not recharged yet.") },
  { "ability-toggle-in-its-other-phase", 0,
    NO ("ability:quick-hands", "JOY-ABL-03", "It works all the time, by itself.")
      NO ("ability:early-bird", "JOY-ABL-03", "It works all the time, by itself.") },
  { "ability-toggle-in-its-other-phase", 3,
    NO ("ability:quick-hands", "JOY-ABL-03", "It works all the time, by itself.")
      NO ("ability:early-bird", "JOY-ABL-03", "It works all the time, by itself.")
        NO ("ability:flip", "JOY-ABL-04", "One of its sides was used this turn.") },
  { "damage-at-most-eight", 0,
    NO ("lock:2,2", "JOY-LCK-02", "There are not that many working lock slots.") },
  { "oil-at-the-start-of-a-move", 1,
    NO ("steer:straight", "JOY-OIL-03", "On oil the car must steer.") },
  { "ability-sharp-steer-other-side-up", 1,
    NO ("steer:hard-left", "JOY-ABL-04", "The other side of the token is up.")
      NO ("steer:hard-right", "JOY-ABL-04", "The other side of the token is up.") },
  { "edition-steer-before-the-roll-on-oil", 1,
    NO ("declare:straight", "JOY-OIL-03", "On oil the car must steer.") },
  { "edition-declared-and-no-way-back", 2,
    NO ("forward:left", "JOY-DIF-05", "The steer was declared before the roll.")
      NO ("forward:right", "JOY-DIF-05", "The steer was declared before the roll.")
        NO ("reverse:straight", "JOY-OIL-03", "On oil the car must steer.") },
  { "roll-no-reverse-after-locking", 4,
    NO ("reverse:straight", "JOY-ROL-04", "A car that locked dice cannot reverse.") },
  { "effect-force-steer-space", 2,
    NO ("slip:straight", "JOY-OIL-02", "The car slips: it must turn.") },
  { "damage-surplus-vanishes", 1,
    NO ("damage:lock", "JOY-DSH-03", "The remaining lock slots cannot be damaged.")
      NO ("damage:item-2", "JOY-DMG-04", "It is already damaged.") },
  { "damage-only-where-it-can-be", 0,
    NO ("damage:item-2", "JOY-DMG-04", "It is already damaged.")
      NO ("damage:item-3", "JOY-DSH-02", "This slot cannot be damaged.") },
  { "damage-only-where-it-can-be", 2,
    NO ("damage:gear", "JOY-DSH-03", "The remaining gears cannot be damaged.")
      NO ("damage:item-2", "JOY-DMG-04", "It is already damaged.")
        NO ("damage:item-3", "JOY-DSH-02", "This slot cannot be damaged.") },
  { "nitro-lightning-recharge", 3,
    NO ("recharge:gear-master", "JOY-RCH-03", "It is already charged.")
      NO ("recharge:precision-driving,handbrake-turn",
          "JOY-RCH-01",
          "One for each car that completed this lap before.") },
  { "recharge-not-what-toggles", 0,
    NO ("recharge:pirouette", "JOY-ABL-04", "Abilities that toggle are never recharged.")
      NO ("recharge:second-thoughts,double-clutch",
          "JOY-RCH-01",
          "One for each car that completed this lap before.") },
  { "recharge-not-what-is-permanent", 0,
    NO ("recharge:deep-locks", "JOY-ABL-03", "It is never used up.")
      NO ("recharge:second-thoughts,about-face",
          "JOY-RCH-01",
          "One for each car that completed this lap before.") },
  { "wex-30-recharge", 14, "" },
};

static void
give (PaddockMatch *match, const char *given)
{
  g_auto (GStrv) facts = g_strsplit (given, " ", -1);

  for (guint i = 0; facts[i]; i++) {
    gboolean is_race = strchr (facts[i], ':') != NULL;
    char *value = strpbrk (facts[i], ":=");

    *value++ = '\0';
    g_strdelimit (value, ",", ' ');
    joy_test_give (match, is_race ? NULL : "red", facts[i], value);
  }
}

/* As many tokens fewer on the stack as are held (JOY-INV-05). */
static void
balance_stack (PaddockMatch *match)
{
  g_autoptr (GString) stack = g_string_new (NULL);
  guint n = joy_course (paddock_match_get_table (match))->n_stack
            - joy_items_held (paddock_match_get_table (match), 0);

  for (guint i = 0; i < n; i++)
    g_string_append (stack, i ? " mine" : "mine");
  joy_test_give (match, NULL, "stack", stack->str);
}

static char *
list_refused (const PaddockMatch *match)
{
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    g_autofree char *key = paddock_match_dup_refused_key (match, &refused[i]);

    g_string_append_printf (text, "%s %s %s\n", key, refused[i].clause, refused[i].reason);
  }
  return g_string_free (text, FALSE);
}

#define TARGET(name_) (1u << PADDOCK_TARGET_##name_)

/* What the answers to each kind of question point at; the others point at nothing. */
static const guint targets[JOY_N_ASKS] = {
  [JOY_ASK_PLACE] = TARGET (HEX),
  [JOY_ASK_HEADING] = TARGET (HEX),
  [JOY_ASK_LOW] = TARGET (CARD),
  [JOY_ASK_WINDOW] = TARGET (NONE) | TARGET (CARD) | TARGET (HEX),
  [JOY_ASK_LOCK] = TARGET (DIE),
  [JOY_ASK_DAMAGE] = TARGET (SLOT),
  [JOY_ASK_RECHARGE] = TARGET (CARD),
};

static void
assert_targets (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  guint allowed = targets[decision->kind] ? targets[decision->kind] : TARGET (NONE);

  for (guint i = 0; i < decision->n_choices; i++)
    g_assert_cmpuint (allowed >> decision->choices[i].target & 1, ==, 1);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (PaddockSetup) setup =
    joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, self->options);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  g_autofree char *found = NULL;

  joy_test_give (match, NULL, "step", self->step);
  joy_test_give (match, NULL, "active", "red");
  joy_test_put (match, "red", PADDOCK_HEX (0, 0), PADDOCK_HEX (-1, 0));
  joy_test_put (match, "blue", PADDOCK_HEX (0, 5), PADDOCK_HEX (-1, 5));
  joy_test_give (match, "blue", "mirror", "1 1");
  give (match, self->given);
  balance_stack (match);
  joy_test_settle (match);
  assert_targets (match);
  found = list_refused (match);
  g_assert_cmpstr (found, ==, self->refused);
}

static void
test_scene (gconstpointer data)
{
  const Scene *self = data;
  g_autoptr (PaddockSession) session = play_session_scenario ("joyride", self->playtest);
  g_autofree char *found = NULL;

  paddock_session_travel (session, self->moment);
  g_assert_cmpuint (paddock_session_get_moment (session), ==, self->moment);
  assert_targets (paddock_session_get_match (session));
  found = list_refused (paddock_session_get_match (session));
  g_assert_cmpstr (found, ==, self->refused);
}

/* --- In races --- */

static void
add_seen (GHashTable *seen, const PaddockMatch *match, const PaddockRefused *refused)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  g_hash_table_add (seen,
                    g_strdup_printf ("%s %s", joy_asks[decision->kind].name, refused->clause));
}

/* Nothing that can be chosen is refused, nothing is refused twice, and every clause can be read. */
static void
assert_sound (const PaddockMatch *match, GHashTable *seen)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused);

  for (guint i = 0; i < n; i++) {
    g_autofree char *label = paddock_match_dup_refused_label (match, &refused[i]);
    char *key = paddock_match_dup_refused_key (match, &refused[i]);

    g_assert_cmpint (paddock_match_find_choice (match, key), ==, -1);
    g_assert_true (g_hash_table_add (keys, key));
    g_assert_nonnull (paddock_clause_find (refused[i].clause));
    g_assert_true (g_str_has_suffix (refused[i].reason, "."));
    g_assert_cmpstr (label, !=, "");
    add_seen (seen, match, &refused[i]);
  }
}

/* Everything that can be thought of is offered or refused. */
static void
assert_complete (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const JoyCarSpec *spec = &joy_course (paddock_match_get_table (match))->cars[decision->player];
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused) + decision->n_choices;

  if (decision->kind == JOY_ASK_SHIFT)
    g_assert_cmpuint (n, ==, 4);
  if (decision->kind == JOY_ASK_EXTRA || decision->kind == JOY_ASK_SLIP)
    g_assert_cmpuint (n, ==, 3);
  if (decision->kind == JOY_ASK_DAMAGE)
    g_assert_cmpuint (n, ==, 2u + spec->n_slots);
  if (decision->kind == JOY_ASK_HEADING)
    g_assert_cmpuint (n, ==, PADDOCK_N_DIRECTIONS);
}

/* Seats with handicaps, so that the questions before the race are asked too. */
static PaddockSession *
open_handicapped (const char *track, int seed)
{
  static const char *const handicaps[] = { "late", "low", "hot", NULL };
  g_autoptr (PaddockDocument) plan = play_plan_new (track, "random rookie rookie racer", seed);
  g_autoptr (PaddockDocument) handicapped = NULL;
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  for (guint i = 0; handicaps[i]; i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&record->seats, i);
    PaddockSetting *setting = paddock_list_append (&seat->settings, &paddock_setting_type);

    paddock_text_set (&setting->name, "handicaps");
    paddock_text_set (&setting->value, handicaps[i]);
  }
  handicapped = paddock_document_new_take (plan->kind, record);
  return play_session_open (handicapped);
}

static void
walk (PaddockSession *session, GHashTable *seen)
{
  for (guint i = 0; i < 2000; i++) {
    const PaddockMatch *match = paddock_session_get_match (session);

    if (!paddock_match_get_decision (match))
      return;
    assert_sound (match, seen);
    assert_complete (match);
    paddock_session_drive (session);
  }
}

static void
test_walks (void)
{
  static const char *const tracks[] = { "tracks/regatta.track.xml", "tracks/harbour-loop.track.xml",
                                        "tracks/stunt-day.track.xml" };
  static const char *const expected[] = {
    "place JOY-DEC-04",  "heading JOY-DEC-05",  "window JOY-TRN-04", "window JOY-ABL-02",
    "window JOY-DRP-02", "window JOY-FIR-02",   "lock JOY-LCK-02",   "shift JOY-SHF-03",
    "shift JOY-SHF-04",  "shift JOY-SHF-05",    "shift JOY-SHF-06",  "drive JOY-ROL-04",
    "drive JOY-ABL-02",  "steer JOY-ABL-02",    "slip JOY-OIL-02",   "damage JOY-DSH-03",
    "damage JOY-DMG-04", "recharge JOY-RCH-03",
  };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    for (int seed = 1; seed <= 12; seed++) {
      g_autoptr (PaddockSession) session = open_handicapped (tracks[i], seed);

      walk (session, seen);
    }
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (!g_hash_table_contains (seen, expected[i]))
      g_error ("never refused: %s", expected[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/play/refused/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++) {
    g_autofree char *path =
      g_strdup_printf ("/play/refused/%s/%u", scenes[i].playtest, scenes[i].moment);

    g_test_add_data_func (path, &scenes[i], test_scene);
  }

  g_test_add_func ("/play/refused/in-races/is-never-legal-and-has-a-clause", test_walks);

  return g_test_run ();
}

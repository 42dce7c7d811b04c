/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cannot be chosen, with the reason and its clause.
 */

#include <string.h>

#include "clauses.h"
#include "joyride-tracks.h"
#include "play-field.h"

/* Red is at the start of STEP in the middle of a plain, after GIVEN: "gear=1 mirror=3,3 is-forced:yes", ":" for facts
 * of the race.  What is refused is "key clause, key clause ...". */
typedef struct {
  const char *name, *step, *given, *options, *refused;
} Case;

static const Case cases[] = {
  { "shift/highest-gear", "shift", "gear=5 mirror=1,1,1,1,1", NULL, "shift:up JOY-SHF-03" },
  { "shift/next-gear-damaged", "shift", "gear=3 mirror=1,1,1 damaged-gears=2", NULL,
    "shift:up JOY-SHF-03" },
  { "shift/first-gear", "shift", "gear=1 mirror=1", NULL,
    "shift:down JOY-SHF-04, shift:brake JOY-SHF-05" },
  { "shift/locked-dice", "shift", "gear=3 locked=1,1 mirror=1", NULL, "shift:brake JOY-SHF-06" },
  { "shift/nothing", "shift", "gear=3 mirror=1,1,1", NULL, "" },
  { "extra/first-gear", "extra-shift", "gear=1 mirror=1", NULL, "extra:down JOY-SHF-04" },
  { "lock/slots", "lock", "gear=4 mirror=1,1,2,3 damaged-locks=2", NULL,
    "lock:1,1,2,3 JOY-LCK-02" },
  { "lock/nothing", "lock", "gear=4 mirror=1,1,2,3", NULL, "" },
  { "drive/steered", "roll-steer", "gear=1 mirror=1 has-steered:yes", NULL,
    "forward:left JOY-ROL-03, forward:right JOY-ROL-03, forward:hard-left JOY-ROL-03, "
    "forward:hard-right JOY-ROL-03, reverse:left JOY-ROL-03, reverse:right JOY-ROL-03, "
    "reverse:hard-left JOY-ROL-03, reverse:hard-right JOY-ROL-03" },
  { "drive/oil-took-the-wheel", "roll-steer", "gear=1 mirror=1 is-forced:yes", "abilities=none",
    "forward:left JOY-OIL-04, forward:right JOY-OIL-04, reverse:left JOY-OIL-04, "
    "reverse:right JOY-OIL-04" },
  { "drive/locked", "roll-steer", "gear=1 mirror=1 has-locked:yes", "abilities=none",
    "reverse:straight JOY-ROL-04" },
  { "drive/gear", "roll-steer", "gear=3 mirror=1,1,1", "abilities=none",
    "reverse:straight JOY-ROL-04" },
  { "drive/declared", "roll-steer", "gear=1 mirror=1 declared:3",
    "peek=reverse-only abilities=none",
    "forward:straight JOY-DIF-05, forward:right JOY-DIF-05, reverse:straight JOY-DIF-05, "
    "reverse:right JOY-DIF-05" },
  { "drive/handbrake-used", "roll-steer", "gear=1 mirror=1 used=3", NULL,
    "forward:hard-left JOY-ABL-02, forward:hard-right JOY-ABL-02, reverse:hard-left JOY-ABL-02, "
    "reverse:hard-right JOY-ABL-02" },
  { "steer/handbrake-used", "lock-steer", "gear=2 locked=1 mirror=1 used=3 has-locked:yes", NULL,
    "steer:hard-left JOY-ABL-02, steer:hard-right JOY-ABL-02" },
  { "window/phases-and-barriers", "start", "gear=2 mirror=1,1 items=nitro,rocket,none used=1", NULL,
    "use:nitro JOY-TRN-04, ability:gear-master JOY-ABL-02, "
    "ability:precision-driving JOY-ABL-05, ability:handbrake-turn JOY-ABL-05" },
  { "window/own-moment", "shift-window", "gear=2 mirror=1,1 items=mine,none,none", NULL,
    "ability:gear-master JOY-ABL-05, ability:precision-driving JOY-ABL-05, "
    "ability:handbrake-turn JOY-ABL-05" },
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

    g_string_append_printf (text, "%s%s %s", i ? ", " : "", key, refused[i].clause);
  }
  return g_string_free (text, FALSE);
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
  found = list_refused (match);
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

  g_test_add_func ("/play/refused/in-races/is-never-legal-and-has-a-clause", test_walks);

  return g_test_run ();
}

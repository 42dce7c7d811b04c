/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride on every layout that ships: thousands of random races under every preset, with everything that must
 * always hold checked after every choice (JOY-INV-01 to JOY-INV-05, JOY-RUL-46); golden races; counts of decisions.
 */

#include <string.h>

#include "games.h"
#include "hex-track.h"
#include "journal.h"
#include "log.h"
#include "rounds.h"
#include "shelf.h"

#define N_RACES 10000
#define MOST_DECISIONS 60000
#define MAX_LAYOUTS 32

static const PaddockShelfFile *layouts[MAX_LAYOUTS];
static guint n_layouts;

static void
collect_layouts (void)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    const PaddockShelfFile *file = &paddock_shelf_files[i];
    g_autoptr (PaddockDocument) document = paddock_shelf_file_read (file, NULL);
    const PaddockHexTrack *track = document->record;

    if (g_str_has_prefix (file->name, "tracks/") && document->kind == &paddock_hex_track_kind
        && track->game == PADDOCK_GAME_JOYRIDE)
      layouts[n_layouts++] = file;
  }
  g_assert_cmpuint (n_layouts, >=, 11);
}

static PaddockSetup *
make_setup (const PaddockShelfFile *layout, const char *preset, guint n_cars)
{
  static const char *const ids[] = { "red", "blue", "green", "gold" };
  const PaddockGame *game = paddock_games_find (paddock_games, "joyride");
  g_autoptr (PaddockSetup) setup = paddock_setup_new (game, 17);
  g_autoptr (PaddockDocument) track = paddock_shelf_file_read (layout, NULL);
  g_autoptr (GError) error = NULL;

  paddock_setup_apply_preset (setup, preset, &error);
  g_assert_no_error (error);
  paddock_setup_set_track (setup, track, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n_cars; i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, &error);
  paddock_setup_seal (setup, &error);
  g_assert_no_error (error);

  return g_steal_pointer (&setup);
}

static void
drive (PaddockSetup *setup, guint64 race)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  const PaddockDecision *decision;
  PaddockStream stream;
  guint n = 0;

  paddock_stream_init (&stream, 17, race, PADDOCK_PURPOSE_DRIVERS);
  while ((decision = paddock_match_get_decision (match))) {
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (n++, <, MOST_DECISIONS);
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), NULL);
    paddock_match_check (match, &error);
    g_assert_no_error (error);
  }
}

static void
test_invariants (void)
{
  const PaddockGame *game = paddock_games_find (paddock_games, "joyride");
  guint n_setups = n_layouts * game->n_presets * 3;
  guint each = MAX (1, (count_rounds (N_RACES) + n_setups - 1) / n_setups);

  for (guint i = 0; i < n_layouts; i++)
    for (guint p = 0; p < game->n_presets; p++)
      for (guint cars = 2; cars <= 4; cars++) {
        g_autoptr (PaddockSetup) setup = make_setup (layouts[i], game->presets[p].name, cars);

        for (guint race = 0; race < each; race++)
          drive (setup, race);
      }
}

/* The first decisions of a race as text, with keys, clauses and the hash at the end. */
static char *
write_opening (const PaddockShelfFile *layout, guint n_decisions)
{
  g_autoptr (PaddockSetup) setup = make_setup (layout, "rules-2024", 4);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 4711);
  const PaddockMatch *match = paddock_journal_get_match (journal);
  GString *text = g_string_new (NULL);
  g_autoptr (PaddockSight) sight = NULL;
  PaddockStream stream;

  paddock_stream_init (&stream, 17, 4711, PADDOCK_PURPOSE_DRIVERS);
  for (guint i = 0; i < n_decisions && paddock_match_get_decision (match); i++)
    paddock_journal_choose (journal,
                            paddock_stream_pick (&stream,
                                                 paddock_match_get_decision (match)->n_choices));
  sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  paddock_log_write (sight, PADDOCK_LOG_CLAUSES | PADDOCK_LOG_KEYS, text);
  g_string_append_printf (text, "hash %016" G_GINT64_MODIFIER "x\n", paddock_match_hash (match));

  return g_string_free (text, FALSE);
}

/* Every layout has one: an accidental change of rules, order or words shows as a readable difference. */
static void
test_golden (gconstpointer data)
{
  const PaddockShelfFile *layout = data;
  g_autofree char *base = g_path_get_basename (layout->name);
  g_autofree char *name = g_strdup_printf ("%.*s.txt", (int) strcspn (base, "."), base);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "joyride", name, NULL);
  g_autofree char *found = write_opening (layout, 120);
  g_autofree char *expected = NULL;

  if (g_getenv ("PADDOCK_REWRITE_GOLDEN"))
    g_assert_true (g_file_set_contents (path, found, -1, NULL));
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (found, ==, expected);
}

/* How many ways the next DEPTH decisions can go, with the dice as they fall. */
static guint64
count_ways (const PaddockMatch *match, guint depth)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  guint64 n = 0;

  if (depth == 0 || !decision)
    return 1;
  for (guint i = 0; i < decision->n_choices; i++) {
    g_autoptr (PaddockMatch) next = paddock_match_copy (match);

    paddock_match_choose (next, i, NULL);
    n += count_ways (next, depth - 1);
  }

  return n;
}

/* From the first turn of a race, placed by always taking the first place. */
static void
test_decision_counts (void)
{
  static const struct {
    const char *layout;
    guint64 counts[4];
  } expected[] = {
    { "tracks/village-green.track.xml", { 4, 12, 41, 154 } },
    { "tracks/harbour-loop.track.xml", { 4, 18, 83, 274 } },
    { "tracks/stunt-day.track.xml", { 4, 18, 83, 276 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    g_autoptr (PaddockSetup) setup =
      make_setup (paddock_shelf_find (expected[i].layout), "rules-2024", 3);
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);

    for (guint car = 0; car < 3; car++)
      paddock_match_choose (match, 0, NULL);
    for (guint depth = 1; depth <= 4; depth++) {
      guint64 n = count_ways (match, depth);

      g_test_message ("%s depth %u: %" G_GUINT64_FORMAT, expected[i].layout, depth, n);
      g_assert_cmpuint (n, ==, expected[i].counts[depth - 1]);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  collect_layouts ();
  g_test_add_func ("/lab/joyride/decision-counts-to-depth-4", test_decision_counts);
  for (guint i = 0; i < n_layouts; i++) {
    g_autofree char *path = g_strdup_printf ("/lab/joyride/golden/%s", layouts[i]->name);

    g_test_add_data_func (path, layouts[i], test_golden);
  }
  g_test_add_func ("/lab/joyride/random-races-keep-invariants", test_invariants);

  return g_test_run ();
}

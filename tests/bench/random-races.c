/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-races.h"

#include "games.h"
#include "journal.h"
#include "random-driver.h"
#include "shelf.h"

static PaddockSetup *
four_seats (const PaddockGame *game, const char *file)
{
  static const char *const ids[] = { "red", "blue", "green", "gold" };
  PaddockSetup *setup = paddock_setup_new (game, 17);
  g_autoptr (PaddockDocument) track = paddock_shelf_file_read (paddock_shelf_find (file), NULL);

  paddock_setup_set_track (setup, track, NULL);
  if (game->standard_cards) {
    g_autoptr (PaddockDocument) cards = paddock_shelf_load (game->standard_cards, NULL, NULL);

    paddock_setup_add_cards (setup, cards);
  }
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL);
  if (!paddock_setup_seal (setup, NULL))
    g_error ("%s cannot be raced", file);

  return setup;
}

static guint
play_race (PaddockJournal *journal, PaddockDriver **drivers, guint race)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  const PaddockSetup *setup = paddock_match_get_setup (match);
  const PaddockDecision *decision;

  paddock_journal_restart (journal, race);
  for (guint i = 0; i < setup->n_seats; i++)
    paddock_driver_restart (drivers[i], setup, race);
  while ((decision = paddock_match_get_decision (match)))
    paddock_journal_choose (journal, paddock_driver_choose (drivers[decision->player], match));

  return paddock_match_get_state (match)->n_decisions;
}

int
bench_random_races (int argc, char **argv, const char *game, const char *track, gsize size_goal)
{
  guint n_races = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 1000;
  g_autoptr (PaddockSetup) setup = four_seats (paddock_games_find (paddock_games, game), track);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  PaddockDriver *drivers[PADDOCK_MAX_SEATS];
  guint64 n_decisions = 0;
  gint64 began;

  for (guint i = 0; i < setup->n_seats; i++)
    drivers[i] = paddock_driver_new (&paddock_random_driver, setup, i, 0);
  began = g_get_monotonic_time ();
  for (guint i = 0; i < n_races; i++)
    n_decisions += play_race (journal, drivers, i);

  g_print ("decisions %" G_GUINT64_FORMAT "\n", n_decisions);
  g_print ("%s-decisions-per-second %.0f decisions/s goal none met\n", game,
           (double) n_decisions * G_USEC_PER_SEC
             / (double) MAX (1, g_get_monotonic_time () - began));
  g_print ("%s-state-size %zu bytes goal %zu %s\n", game, setup->game->state_size, size_goal,
           setup->game->state_size <= size_goal ? "met" : "missed");
  for (guint i = 0; i < setup->n_seats; i++)
    paddock_driver_free (drivers[i]);
  return 0;
}

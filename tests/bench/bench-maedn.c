/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays N random races of maedn through the whole contract, events and snapshots on, and prints how
 * many decisions that were and how many a second.  count-instructions.sh counts the instructions.
 */

#include "journal.h"
#include "maedn.h"
#include "random-driver.h"

static PaddockSetup *
four_players (void)
{
  static const char *const ids[] = { "red", "blue", "green", "yellow" };
  PaddockSetup *setup = paddock_setup_new (&maedn_game, 17);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL);
  if (!paddock_setup_seal (setup, NULL))
    g_error ("maedn cannot be set up");

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

  return paddock_journal_get_n_moments (journal);
}

int
main (int argc, char **argv)
{
  guint n_races = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 10000;
  g_autoptr (PaddockSetup) setup = four_players ();
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
  g_print ("maedn-decisions-per-second %.0f decisions/s goal none met\n",
           (double) n_decisions * G_USEC_PER_SEC
             / (double) MAX (1, g_get_monotonic_time () - began));
  for (guint i = 0; i < setup->n_seats; i++)
    paddock_driver_free (drivers[i]);
  return 0;
}

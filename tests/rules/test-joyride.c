/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride by random walks: what must always hold holds after every choice, and every race ends.
 */

#include "journal.h"
#include "joyride-tracks.h"

#define MOST_DECISIONS 20000

static void
walk (PaddockSetup *setup, guint64 race)
{
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
  PaddockStream stream;
  guint n = 0;

  paddock_stream_init (&stream, 7, race, PADDOCK_PURPOSE_DRIVERS);
  for (const PaddockDecision *decision; (decision = paddock_match_get_decision (match)); n++) {
    g_autoptr (GError) error = NULL;

    g_assert_cmpuint (n, <, MOST_DECISIONS);
    paddock_match_choose (match, paddock_stream_pick (&stream, decision->n_choices), NULL);
    paddock_match_check (match, &error);
    g_assert_no_error (error);
  }
}

static void
test_random_walks (gconstpointer data)
{
  static const char *const options[] = {
    NULL,
    "third-car=block pileup-victims=involved stack-exhaust=none",
    "direct-only=off unhalve=exact collect-when-pushed=on forced-floor=0",
    "initiative=off damage=off",
    "peek=reverse-only nitro-lightning=four-and-damage",
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    for (guint cars = 2; cars <= 4; cars++) {
      g_autoptr (PaddockSetup) setup = joy_test_setup (joy_test_ring (), cars, options[i]);

      for (guint64 race = 0; race < 20; race++)
        walk (setup, race);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rules/joyride/random-walks-keep-invariants", NULL, test_random_walks);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Works out the odds of a control roll with ten dice and two discards N times.
 */

#include "frothy/odds/frothy-odds.h"

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 1000;
  FroControlRoll roll = { .dice = 10, .discards = 2 };
  gint64 began = g_get_monotonic_time ();
  FroControlOdds odds;

  for (guint i = 0; i < n; i++)
    if (!fro_odds_control (&roll, &odds))
      return 1;

  g_print ("decisions %u\n", n);
  g_print ("frothy-odds-per-second %.0f rolls/s goal none met\n",
           n * (double) G_USEC_PER_SEC / (double) MAX (1, g_get_monotonic_time () - began));
  return 0;
}

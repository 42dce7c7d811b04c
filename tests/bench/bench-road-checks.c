/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs all design checks of a course of eight lines of tiles N times.
 */

#include "check.h"
#include "shelf.h"

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 100;
  g_autoptr (PaddockDocument) document =
    paddock_shelf_load ("tracks/reservoir-tour.track.xml", NULL, NULL);
  gint64 began = g_get_monotonic_time ();

  for (guint i = 0; i < n; i++) {
    g_autoptr (GPtrArray) findings = paddock_check_document (document);

    if (findings->len == 0) /* it has hints, which are accepted */
      return 1;
  }

  g_print ("decisions %u\n", n);
  g_print ("road-checks-per-second %.0f checks/s goal none met\n",
           n * (double) G_USEC_PER_SEC / (double) MAX (1, g_get_monotonic_time () - began));
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints the digests, one a line; signature.py builds it in several ways.
 */

#include "signature.h"

#include "digest.h"

int
main (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (signatures); i++) {
    g_autoptr (PaddockSetup) setup =
      walks_setup_new (signatures[i].game, signatures[i].n_seats, SIGNATURE_SEED);

    g_print ("%s %u %016" G_GINT64_MODIFIER "x\n", signatures[i].game->id, signatures[i].n_seats,
             paddock_digest_races (setup, 0, SIGNATURE_N_RACES, 2));
  }

  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli with the tests' own games beside the real ones: what scenarios run on.
 */

#include "cli.h"
#include "highcard.h"
#include "maedn.h"

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();

  g_ptr_array_add (games, (gpointer) &maedn_game);
  g_ptr_array_add (games, (gpointer) &highcard_game);
  for (guint i = 0; paddock_games[i]; i++)
    g_ptr_array_add (games, (gpointer) paddock_games[i]);
  g_ptr_array_add (games, NULL);

  return paddock_cli_main (argc, argv, (const PaddockGame *const *) games->pdata);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli with the tests' own game, which needs no documents.
 */

#include "cli.h"
#include "maedn.h"

int
main (int argc, char **argv)
{
  const PaddockGame *const games[] = { &maedn_game, NULL };

  return paddock_cli_main (argc, argv, games);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <locale.h>

#include "translations.h"

int
main (int argc, char **argv)
{
  paddock_translations_bind ();
  setlocale (LC_NUMERIC, "C"); /* what is printed can be read again anywhere */

  return paddock_cli_main (argc, argv, paddock_games);
}

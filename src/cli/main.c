/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include <locale.h>
#include <glib/gi18n.h>

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C"); /* what is printed can be read again anywhere */
  bindtextdomain (GETTEXT_PACKAGE, PADDOCK_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  return paddock_cli_main (argc, argv, paddock_games);
}

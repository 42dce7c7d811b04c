/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "application.h"

#include "translations.h"

int
main (int argc, char **argv)
{
  g_autoptr (PaddockApplication) application = NULL;

  paddock_translations_bind ();
  application = paddock_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

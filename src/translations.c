/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "translations.h"

#include <locale.h>
#include <glib/gi18n.h>

#include "match.h"

static char *
dup_folder (void)
{
  static const char *const places[] = { "po", "../share/locale" };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *beside = program ? g_path_get_dirname (program) : NULL;

  for (guint i = 0; beside && i < G_N_ELEMENTS (places); i++) {
    g_autofree char *folder = g_build_filename (beside, places[i], NULL);

    if (g_file_test (folder, G_FILE_TEST_IS_DIR))
      return g_steal_pointer (&folder);
  }

  return g_strdup (PADDOCK_LOCALEDIR);
}

static const char *
translate (const char *text)
{
  return *text ? gettext (text) : text;
}

void
paddock_translations_bind (void)
{
  g_autofree char *folder = dup_folder ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  paddock_language_set (translate);
}

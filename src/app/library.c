/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "library.h"

#include <stdlib.h>

#include "reader.h"

#define ROOT "/app/paddock/Paddock/library/"

static int
compare_names (const void *a, const void *b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

char **
paddock_library_list (const char *shelf)
{
  g_autofree char *folder = g_strconcat (ROOT, shelf, NULL);
  g_auto (GStrv) names = g_resources_enumerate_children (folder, 0, NULL);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  if (names)
    qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names && names[i]; i++) {
    g_autofree char *id = g_strconcat (shelf, "/", names[i], NULL);

    g_strv_builder_add (ids, id);
  }

  return g_strv_builder_end (ids);
}

PaddockDocument *
paddock_library_load (const char *id, GError **error)
{
  g_autofree char *path = g_strconcat (ROOT, id, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, error);

  if (!bytes)
    return NULL;

  return paddock_xml_read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), id,
                                 error);
}

GMenuModel *
paddock_library_create_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_auto (GStrv) ids = paddock_library_list (PADDOCK_LIBRARY_TEMPLATES);

  for (guint i = 0; ids[i]; i++) {
    g_autoptr (PaddockDocument) document = paddock_library_load (ids[i], NULL);
    g_autofree char *action = g_strdup_printf ("win.new-from::%s", ids[i]);

    g_menu_append (menu, paddock_document_get_title (document), action);
  }

  return G_MENU_MODEL (menu);
}

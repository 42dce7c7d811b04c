/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "library.h"

#include <glib/gi18n.h>

#include "field-text.h"
#include "shelf.h"

char **
paddock_library_list (PaddockLibraryShelf shelf)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; shelf == PADDOCK_LIBRARY_SECTIONS && i < paddock_shelf_n_sections; i++)
    g_strv_builder_add (ids, paddock_shelf_sections[i].name);
  for (guint i = 0; shelf != PADDOCK_LIBRARY_SECTIONS && i < paddock_shelf_n_files; i++) {
    gboolean is_template = paddock_shelf_file_is_template (&paddock_shelf_files[i]);

    if (is_template == (shelf == PADDOCK_LIBRARY_TEMPLATES))
      g_strv_builder_add (ids, paddock_shelf_files[i].name);
  }

  return g_strv_builder_end (ids);
}

static void
translate_title (PaddockDocument *document)
{
  const PaddockRecordType *type = document->kind->type;
  const PaddockField *title = paddock_record_type_find (type, "title");
  const PaddockField *field = title ? title : paddock_record_type_find (type, "name");

  paddock_text_set (&PADDOCK_FIELD_MEMBER (document->record, field, char *),
                    _ (paddock_document_get_title (document)));
}

PaddockDocument *
paddock_library_load (const char *id, GError **error)
{
  const PaddockShelfFile *file = paddock_shelf_find (id);

  if (file) {
    PaddockDocument *document = paddock_shelf_file_read (file, error);

    if (document && (paddock_shelf_file_is_template (file) || g_str_has_prefix (id, "sections/")))
      translate_title (document);
    return document;
  }

  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, "There is no \"%s\" in the library", id);
  return NULL;
}

PaddockDocument *
paddock_library_load_new (const char *id, const char *orientation, GError **error)
{
  const PaddockShelfFile *file = paddock_shelf_find (id);
  PaddockDocument *document = paddock_library_load (id, error);
  const PaddockField *field = NULL;

  if (document && paddock_shelf_file_is_template (file))
    field = paddock_record_type_find (document->kind->type, "orientation");
  if (field)
    paddock_field_parse (field, document->record, orientation);

  return document;
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

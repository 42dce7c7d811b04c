/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part-shelf.h"

#include <glib/gi18n.h>

#include "field-words.h"
#include "list.h"
#include "reader.h"
#include "shelf.h"

/* By what the naming field says: the list of a card set that has the things, and what the gallery is called. */
static const struct {
  guint flag;
  const char *list;
  const char *title;
} sources[] = {
  { PADDOCK_FIELD_OF_ABILITIES, "ability", N_ ("Abilities") },
};

struct _PaddockPartShelf {
  PaddockPartKind kind;
  PaddockCatalogue catalogue;
  GPtrArray *names; /* of char, with a NULL at the end once it is filled */
  GArray *rows;     /* of PaddockCatalogueRow, whose texts are in texts */
  GPtrArray *texts;
};

static const char *
translate (const char *text)
{
  return *text ? _ (text) : text;
}

static const char *
keep (PaddockPartShelf *self, char *text)
{
  g_ptr_array_add (self->texts, text);
  return text;
}

static const char *
get_text (const PaddockRecordType *type, gconstpointer record, const char *name)
{
  const PaddockField *field = paddock_record_type_find (type, name);

  return field ? paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *)) : "";
}

/* "One shot. Draws an item." */
static char *
dup_help (const PaddockRecordType *type, gconstpointer thing)
{
  const PaddockField *kind = paddock_record_type_find (type, "kind");
  const char *text = translate (get_text (type, thing, "text"));
  g_autofree char *sort = NULL;

  if (!kind || kind->kind != PADDOCK_FIELD_ENUM)
    return g_strdup (text);

  sort =
    paddock_field_dup_value_words (kind, (guint) PADDOCK_FIELD_VALUE (thing, kind, int), translate);
  return g_strdup_printf ("%s. %s", sort, text);
}

static gboolean
has_name (const PaddockPartShelf *self, const char *name)
{
  for (guint i = 0; i < self->names->len; i++)
    if (g_str_equal (self->names->pdata[i], name))
      return TRUE;

  return FALSE;
}

/* The first of several with the same id is the one that counts. */
static void
add_thing (PaddockPartShelf *self,
           const PaddockRecordType *type,
           gconstpointer thing,
           const char *set)
{
  const char *id = get_text (type, thing, "id"), *name = get_text (type, thing, "name");
  PaddockCatalogueRow row = { 0 };

  if (!*id || has_name (self, id))
    return;

  g_ptr_array_add (self->names, (gpointer) keep (self, g_strdup (id)));
  row.label = keep (self, g_strdup (*name ? name : id));
  row.help = keep (self, dup_help (type, thing));
  row.group = *set ? keep (self, g_strdup (set)) : NULL;
  g_array_append_val (self->rows, row);
}

static void
add_set (PaddockPartShelf *self, const char *list, const PaddockDocument *document)
{
  const PaddockField *field = paddock_record_type_find (document->kind->type, list);
  const PaddockList *things = field && field->kind == PADDOCK_FIELD_LIST
                                ? PADDOCK_FIELD_VALUE (document->record, field, PaddockList *)
                                : NULL;

  for (guint i = 0; i < paddock_list_len (things); i++)
    add_thing (self, field->type, things->data + i * things->element_size,
               paddock_document_get_title (document));
}

/* What people made themselves comes before what is shipped. */
static void
add_beside (PaddockPartShelf *self, const char *list, PaddockDocumentFile *file)
{
  GFile *place = paddock_document_file_get_file (file);
  const char *path = place ? g_file_peek_path (place) : NULL;
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL;
  g_autoptr (GDir) dir = folder ? g_dir_open (folder, 0, NULL) : NULL;

  for (const char *name; dir && (name = g_dir_read_name (dir));) {
    g_autofree char *beside = g_build_filename (folder, name, NULL);
    g_autoptr (PaddockDocument) document =
      g_str_has_suffix (name, ".cards.xml") ? paddock_xml_read_file (beside, NULL) : NULL;

    if (document)
      add_set (self, list, document);
  }
}

static void
add_shipped (PaddockPartShelf *self, const char *list)
{
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document =
      g_str_has_prefix (paddock_shelf_files[i].name, "cards/")
        ? paddock_shelf_file_read (&paddock_shelf_files[i], NULL)
        : NULL;

    if (document)
      add_set (self, list, document);
  }
}

static void
set_kind (PaddockPartShelf *self, const PaddockRecordType *type, const char *title)
{
  g_ptr_array_add (self->names, NULL);
  self->catalogue = (PaddockCatalogue){
    .title = title,
    .element = type->name,
    .names = (const char *const *) self->names->pdata,
    .rows = self->rows->data,
    .row_size = sizeof (PaddockCatalogueRow),
    .n_rows = self->rows->len,
  };
  self->kind = (PaddockPartKind){ .type = type, .catalogue = &self->catalogue };
}

PaddockPartShelf *
paddock_part_shelf_new (const PaddockRecordType *type, PaddockDocumentFile *file)
{
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    if (type->fields[0].flags & sources[i].flag) {
      PaddockPartShelf *self = g_new0 (PaddockPartShelf, 1);

      self->names = g_ptr_array_new ();
      self->texts = g_ptr_array_new_with_free_func (g_free);
      self->rows = g_array_new (FALSE, FALSE, sizeof (PaddockCatalogueRow));
      add_beside (self, sources[i].list, file);
      add_shipped (self, sources[i].list);
      set_kind (self, type, sources[i].title);
      return self;
    }

  return NULL;
}

void
paddock_part_shelf_free (PaddockPartShelf *self)
{
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->texts);
  g_array_unref (self->rows);
  g_free (self);
}

const PaddockPartKind *
paddock_part_shelf_get_kind (const PaddockPartShelf *self)
{
  return &self->kind;
}

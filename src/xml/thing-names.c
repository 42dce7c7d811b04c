/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing-names.h"

#include "field-text.h"
#include "nearest.h"
#include "xml-error.h"

#include <string.h>

typedef struct {
  const PaddockField *field;
  PaddockThingPlace place;
  char *name;
} Reference;

struct _PaddockThingNames {
  GHashTable *values; /* "parent field value" -> line: what must be unique in a list */
  GHashTable *things; /* "document space name" -> line */
  GArray *references; /* of Reference */
};

static void
reference_clear (gpointer data)
{
  g_free (((Reference *) data)->name);
}

PaddockThingNames *
paddock_thing_names_new (void)
{
  PaddockThingNames *self = g_new0 (PaddockThingNames, 1);

  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->things = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->references = g_array_new (FALSE, FALSE, sizeof (Reference));
  g_array_set_clear_func (self->references, reference_clear);

  return self;
}

void
paddock_thing_names_free (PaddockThingNames *self)
{
  g_hash_table_unref (self->values);
  g_hash_table_unref (self->things);
  g_array_unref (self->references);
  g_free (self);
}

static char *
thing_key (const PaddockThingPlace *place, const char *space, const char *name)
{
  return g_strdup_printf ("%u %s %s", place->document, space, name);
}

/* Takes KEY.  FALSE if it was there already; LINE is then set to where. */
static gboolean
add_key (GHashTable *table, char *key, const PaddockThingPlace *place, int *line)
{
  gpointer first;

  if (g_hash_table_lookup_extended (table, key, NULL, &first)) {
    *line = GPOINTER_TO_INT (first);
    g_free (key);
    return FALSE;
  }

  g_hash_table_insert (table, key, GINT_TO_POINTER (place->line));
  return TRUE;
}

static gboolean
add_unique (PaddockThingNames *self,
            const PaddockField *field,
            const char *value,
            const PaddockThingPlace *place,
            GError **error)
{
  char *key = g_strdup_printf ("%u %p %s", place->parent, (gconstpointer) field, value);
  g_autofree char *quoted = NULL;
  int line;

  if (add_key (self->values, key, place, &line))
    return TRUE;

  quoted = paddock_quote (value);
  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_DUPLICATE,
               "\"%s\" is %s, as on line %d; expected another value",
               paddock_field_get_name (field, place->version), quoted, line);
  return FALSE;
}

static gboolean
add_thing (PaddockThingNames *self,
           const PaddockField *field,
           const char *name,
           const PaddockThingPlace *place,
           GError **error)
{
  g_autofree char *quoted = NULL;
  int line;

  if (add_key (self->things, thing_key (place, field->defines, name), place, &line))
    return TRUE;

  quoted = paddock_quote (name);
  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_DUPLICATE,
               "\"%s\" is %s, the name of the %s on line %d; expected a unique name",
               paddock_field_get_name (field, place->version), quoted, field->defines, line);
  return FALSE;
}

static void
add_reference (PaddockThingNames *self,
               const PaddockField *field,
               const char *name,
               const PaddockThingPlace *place)
{
  Reference reference = { field, *place, g_strdup (name) };

  g_array_append_val (self->references, reference);
}

static gboolean
add_field (PaddockThingNames *self,
           const PaddockField *field,
           gconstpointer record,
           const PaddockThingPlace *place,
           GError **error)
{
  g_autoptr (GString) value = g_string_new (NULL);

  if (!(field->flags & PADDOCK_FIELD_UNIQUE) && !field->defines && !field->refers_to)
    return TRUE;

  paddock_field_format (field, record, value);
  if (value->len == 0)
    return TRUE;

  if (field->refers_to)
    add_reference (self, field, value->str, place);

  return (!(field->flags & PADDOCK_FIELD_UNIQUE)
          || add_unique (self, field, value->str, place, error))
         && (!field->defines || add_thing (self, field, value->str, place, error));
}

gboolean
paddock_thing_names_add (PaddockThingNames *self,
                         const PaddockRecordType *type,
                         gconstpointer record,
                         const PaddockThingPlace *place,
                         GError **error)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (paddock_field_is_attribute (&type->fields[i])
        && paddock_field_get_name (&type->fields[i], place->version)
        && !add_field (self, &type->fields[i], record, place, error))
      return FALSE;

  return TRUE;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The names of the space that REFERENCE is about, sorted, with a NULL at the end. */
static GPtrArray *
list_names (const PaddockThingNames *self, const Reference *reference)
{
  g_autofree char *prefix = thing_key (&reference->place, reference->field->refers_to, "");
  GPtrArray *names = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->things);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (g_str_has_prefix (key, prefix))
      g_ptr_array_add (names, (char *) key + strlen (prefix));

  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return names;
}

static void
fail_reference (const PaddockThingNames *self, const Reference *reference, GError **error)
{
  g_autoptr (GPtrArray) names = list_names (self, reference);
  g_autofree char *quoted = paddock_quote (reference->name);
  const char *nearest = paddock_nearest_name (reference->name, (const char *const *) names->pdata);

  g_set_error (error, PADDOCK_XML_ERROR, PADDOCK_XML_ERROR_REFERENCE,
               "\"%s\" is %s; expected the name of a %s of this document%s%s%s",
               paddock_field_get_name (reference->field, reference->place.version), quoted,
               reference->field->refers_to, nearest ? ", perhaps \"" : "", nearest ? nearest : "",
               nearest ? "\"" : "");
}

gboolean
paddock_thing_names_check (const PaddockThingNames *self, int *line, GError **error)
{
  for (guint i = 0; i < self->references->len; i++) {
    const Reference *reference = &g_array_index (self->references, Reference, i);
    g_autofree char *key =
      thing_key (&reference->place, reference->field->refers_to, reference->name);

    if (!g_hash_table_contains (self->things, key)) {
      fail_reference (self, reference, error);
      *line = reference->place.line;
      return FALSE;
    }
  }

  return TRUE;
}

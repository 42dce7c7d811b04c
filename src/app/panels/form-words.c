/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-words.h"

#include <glib/gi18n.h>

#include "field-text.h"
#include "field-words.h"
#include "games.h"
#include "list.h"

#define MAX_DETAILS 40 /* bytes; what begins before stands there whole */

static const char *
translate (const char *text)
{
  return _ (text);
}

char *
paddock_field_dup_label (const PaddockField *field)
{
  return paddock_field_dup_words (field, translate);
}

char *
paddock_field_dup_value_label (const PaddockField *field, guint value)
{
  return field->flags & PADDOCK_FIELD_OF_GAME
           ? g_strdup (_ (paddock_games_get_label (field->names[value])))
           : paddock_field_dup_value_words (field, value, translate);
}

/* What tells a record from others of its list. */

static const PaddockField *
find_field (const PaddockRecordType *type, PaddockFieldKind kind)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == kind)
      return &type->fields[i];

  return NULL;
}

/* What people call it; NULL: nobody gave it a name. */
static const PaddockField *
find_name (const PaddockRecordType *type, gconstpointer record)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (g_str_equal (type->fields[i].name, "name"))
      return paddock_field_is_initial (&type->fields[i], record) ? NULL : &type->fields[i];

  return NULL;
}

/* A value that every record of the type has, and has first. */
static const PaddockField *
find_first (const PaddockRecordType *type, PaddockFieldKind kind)
{
  const PaddockField *field = &type->fields[0];

  return type->n_fields > 0 && field->kind == kind && field->flags & PADDOCK_FIELD_REQUIRED ? field
                                                                                            : NULL;
}

static const PaddockField *
find_number (const PaddockRecordType *type, gconstpointer record)
{
  return find_name (type, record) ? NULL : find_first (type, PADDOCK_FIELD_INT);
}

static char *
dup_kind (const PaddockRecordType *type, const PaddockField *kind, gconstpointer record)
{
  const PaddockField *number = find_field (type, PADDOCK_FIELD_NUMBER);

  return paddock_field_dup_numbered_words (kind, (guint) PADDOCK_FIELD_VALUE (record, kind, int),
                                           number ? PADDOCK_FIELD_VALUE (record, number, int) : 0,
                                           translate);
}

char *
paddock_record_dup_name (const PaddockRecordType *type, gconstpointer record)
{
  const PaddockField *name = find_name (type, record);
  const PaddockField *kind = find_first (type, PADDOCK_FIELD_ENUM);
  const PaddockField *id = find_first (type, PADDOCK_FIELD_ID);

  if (name)
    return g_strdup (paddock_text_get (PADDOCK_FIELD_VALUE (record, name, char *)));
  if (kind)
    return dup_kind (type, kind, record);

  return id ? g_strdup (paddock_text_get (PADDOCK_FIELD_VALUE (record, id, char *))) : NULL;
}

char *
paddock_record_dup_title (const PaddockRecordType *type,
                          gconstpointer record,
                          const char *label,
                          guint index)
{
  g_autofree char *name = paddock_record_dup_name (type, record);
  const PaddockField *number = find_number (type, record);

  if (name && *name)
    return g_steal_pointer (&name);

  /* Translators: an element of a list and its number: "Option 2". */
  return g_strdup_printf (_ ("%s %d"), label,
                          number ? PADDOCK_FIELD_VALUE (record, number, int) : (int) index + 1);
}

/* Whether its name says a field. */
static gboolean
is_named (const PaddockRecordType *type, gconstpointer record, const PaddockField *field)
{
  if (find_name (type, record))
    return field == find_name (type, record);

  return field == find_first (type, PADDOCK_FIELD_ENUM)
         || field == find_first (type, PADDOCK_FIELD_ID)
         || (field->kind == PADDOCK_FIELD_NUMBER && find_first (type, PADDOCK_FIELD_ENUM));
}

static void
add_value (GString *details, const PaddockField *field, gconstpointer record)
{
  g_autofree char *label = paddock_field_dup_label (field);

  g_string_append_printf (details, "%s%s ", details->len > 0 ? " · " : "", label);
  if (field->kind == PADDOCK_FIELD_ENUM) {
    g_autofree char *value =
      paddock_field_dup_value_label (field, (guint) PADDOCK_FIELD_VALUE (record, field, int));

    g_string_append (details, value);
  } else {
    paddock_field_format (field, record, details);
  }
}

static void
add_elements (GString *details, const PaddockField *field, gconstpointer record)
{
  const PaddockList *list = PADDOCK_FIELD_VALUE (record, field, PaddockList *);

  for (guint i = 0; i < paddock_list_len (list) && details->len < MAX_DETAILS; i++) {
    gconstpointer element = PADDOCK_LIST_AT (list, char, i * field->type->size);
    g_autofree char *name = paddock_record_dup_name (field->type, element);

    if (name && *name)
      g_string_append_printf (details, "%s%s", details->len == 0 ? "" : i > 0 ? ", " : " · ", name);
  }
}

static gboolean
is_telling (const PaddockField *field, gconstpointer record)
{
  return paddock_field_is_attribute (field) && field->kind != PADDOCK_FIELD_HEX
         && field->kind != PADDOCK_FIELD_PLACE
         && (!paddock_field_is_initial (field, record) || field->flags & PADDOCK_FIELD_REQUIRED);
}

char *
paddock_record_dup_details (const PaddockRecordType *type,
                            gconstpointer record,
                            gboolean is_numbered)
{
  g_autoptr (GString) details = g_string_new (NULL);

  for (guint i = 0; i < type->n_fields && details->len < MAX_DETAILS; i++) {
    const PaddockField *field = &type->fields[i];

    if (field->kind == PADDOCK_FIELD_LIST)
      add_elements (details, field, record);
    else if (is_telling (field, record) && !is_named (type, record, field)
             && !(is_numbered && field == find_number (type, record)))
      add_value (details, field, record);
  }

  return g_string_free (g_steal_pointer (&details), FALSE);
}

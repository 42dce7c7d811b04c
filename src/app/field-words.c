/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "field-words.h"

#include <glib/gi18n.h>

#include "catalogue.h"
#include "field-text.h"

#include "catalogue.h"
#include "field-text.h"

static char *
dup_words (const char *context, const char *name)
{
  const char *translated = g_dpgettext2 (GETTEXT_PACKAGE, context, name);
  char *words = g_strdup (translated);

  if (translated == name) {
    g_strdelimit (words, "-", ' ');
    words[0] = g_ascii_toupper (words[0]);
  }

  return words;
}

char *
paddock_field_dup_label (const PaddockField *field)
{
  return field->label ? g_strdup (_ (field->label)) : dup_words ("field", field->name);
}

/* What a catalogue calls it: its rows have labels of their own. */
static const char *
find_label (const PaddockField *field, guint value)
{
  for (guint i = 0; paddock_catalogues[i]; i++)
    if (paddock_catalogues[i]->names == field->names)
      return paddock_catalogue_get_row (paddock_catalogues[i], value)->label;

  return NULL;
}

char *
paddock_field_dup_value_label (const PaddockField *field, guint value)
{
  const char *label = find_label (field, value);

  return label ? g_strdup (_ (label)) : dup_words ("value", field->names[value]);
}

char *
paddock_record_dup_details (const PaddockRecordType *type, gconstpointer record)
{
  g_autoptr (GString) details = g_string_new (NULL);

  for (guint i = 0; i < type->n_fields && details->len < 40; i++) {
    const PaddockField *field = &type->fields[i];
    g_autofree char *label = NULL;

    if (!paddock_field_is_attribute (field) || field->kind == PADDOCK_FIELD_HEX
        || (paddock_field_is_initial (field, record) && !(field->flags & PADDOCK_FIELD_REQUIRED)))
      continue;
    label = paddock_field_dup_label (field);
    g_string_append_printf (details, "%s%s ", details->len > 0 ? " · " : "", label);
    if (field->kind == PADDOCK_FIELD_ENUM) {
      g_autofree char *value =
        paddock_field_dup_value_label (field, (guint) PADDOCK_FIELD_VALUE (record, field, int));

      g_string_append (details, value);
    } else {
      paddock_field_format (field, record, details);
    }
  }

  return g_string_free (g_steal_pointer (&details), FALSE);
}

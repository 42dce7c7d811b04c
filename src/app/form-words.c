/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-words.h"

#include <glib/gi18n.h>

#include "field-text.h"
#include "field-words.h"

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
  return paddock_field_dup_value_words (field, value, translate);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "field-edit.h"

#include "field-text.h"
#include "record-names.h"

char *
paddock_field_dup_text (const PaddockField *field, gconstpointer record)
{
  GString *text;

  if (field->kind == PADDOCK_FIELD_PROSE)
    return g_strdup (paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *)));

  text = g_string_new (NULL);
  paddock_field_format (field, record, text);
  return g_string_free (text, FALSE);
}

static gboolean
set_plain (const PaddockField *field, gpointer record, const char *text)
{
  if (field->kind != PADDOCK_FIELD_PROSE)
    return paddock_field_parse (field, record, text);
  if (!paddock_field_allows_text (field, text))
    return FALSE;

  paddock_text_set (&PADDOCK_FIELD_MEMBER (record, field, char *), text);
  return TRUE;
}

static gboolean
set_name (const PaddockField *field,
          gpointer record,
          const PaddockRecordType *type,
          gpointer draft,
          const char *text)
{
  g_autofree char *before =
    g_strdup (paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *)));

  if (g_str_equal (before, text))
    return TRUE;
  if ((*text && paddock_record_has_name (type, draft, field->defines, text))
      || !set_plain (field, record, text))
    return FALSE;

  if (*before && *text)
    paddock_record_follow_name (type, draft, field->defines, before, text);
  return TRUE;
}

gboolean
paddock_field_set_text (const PaddockField *field,
                        gpointer record,
                        const PaddockRecordType *type,
                        gpointer draft,
                        const char *text)
{
  return field->defines ? set_name (field, record, type, draft, text)
                        : set_plain (field, record, text);
}

char *
paddock_field_dup_expectation (const PaddockField *field)
{
  GString *expected = g_string_new (NULL);

  paddock_field_expect (field, expected);
  return g_string_free (expected, FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "field-words.h"

#include "catalogue.h"
#include "words.h"

/* What translators need to have beside the names in the tables. */
G_GNUC_UNUSED static const char *const more_words[] = {
  NC_ ("value", "yes"),
  NC_ ("value", "no"),
};

static const char *
look_up (const char *text, PaddockTranslate translate)
{
  return translate ? translate (text) : text;
}

static char *
dup_words (const char *context, const char *name, PaddockTranslate translate)
{
  g_autofree char *key = g_strconcat (context, PADDOCK_CONTEXT_END, name, NULL);
  const char *translated = look_up (key, translate);
  char *words;

  if (translated != key)
    return g_strdup (translated);

  words = g_strdelimit (g_strdup (name), "-", ' ');
  words[0] = g_ascii_toupper (words[0]);
  return words;
}

char *
paddock_field_dup_words (const PaddockField *field, PaddockTranslate translate)
{
  return field->label ? g_strdup (look_up (field->label, translate))
                      : dup_words ("field", field->name, translate);
}

/* What is in a catalogue has a label of its own. */
static const PaddockCatalogueRow *
find_row (const PaddockField *field, guint value)
{
  for (guint i = 0; paddock_catalogues[i]; i++)
    if (paddock_catalogues[i]->names == field->names)
      return paddock_catalogue_get_row (paddock_catalogues[i], value);

  return NULL;
}

char *
paddock_field_dup_value_words (const PaddockField *field, guint value, PaddockTranslate translate)
{
  const PaddockCatalogueRow *row = find_row (field, value);

  return row ? g_strdup (look_up (row->label, translate))
             : dup_words ("value", field->names[value], translate);
}

char *
paddock_field_dup_numbered_words (const PaddockField *field,
                                  guint value,
                                  int number,
                                  PaddockTranslate translate)
{
  const PaddockCatalogueRow *row = find_row (field, value);

  return row ? paddock_catalogue_row_dup_name (row, look_up (row->label, translate), number)
             : paddock_field_dup_value_words (field, value, translate);
}

char *
paddock_value_dup_words (const char *name, PaddockTranslate translate)
{
  return dup_words ("value", name, translate);
}

char *
paddock_record_type_dup_words (const PaddockRecordType *type, PaddockTranslate translate)
{
  return dup_words ("field", type->name, translate);
}

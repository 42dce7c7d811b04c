/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-cell-words.h"

#include <string.h>

#include "catalogue.h"
#include "field-text.h"
#include "number.h"
#include "part.h"
#include "words.h"

#define VALUE(ctype_) PADDOCK_FIELD_VALUE (record, field, ctype_)

static gboolean
has_names (const PaddockField *field)
{
  return field->kind == PADDOCK_FIELD_ENUM || field->kind == PADDOCK_FIELD_SET;
}

/* --- Names --- */

/* 2: TEXT is this word; 1: the word begins with it; 0: neither.  Takes WORD. */
static int
compare (char *word, const char *text)
{
  g_autofree char *owned G_GNUC_UNUSED = word;
  g_autofree char *a = g_utf8_casefold (word, -1), *b = g_utf8_casefold (text, -1);

  return g_str_equal (a, b) ? 2 : *b && g_str_has_prefix (a, b) ? 1 : 0;
}

static int
fit (const PaddockField *field, guint value, const char *text, PaddockTranslate translate)
{
  int fit = compare (g_strdup (field->names[value]), text);

  fit = MAX (fit, compare (paddock_field_dup_value_words (field, value, NULL), text));
  return MAX (fit, compare (paddock_field_dup_value_words (field, value, translate), text));
}

int
paddock_field_find_value (const PaddockField *field, const char *text, PaddockTranslate translate)
{
  int found = -1;
  guint n = 0;

  for (guint i = 0; field->names[i]; i++) {
    int how = fit (field, i, text, translate);

    if (how == 2)
      return (int) i;
    if (how == 1) {
      found = (int) i;
      n++;
    }
  }

  return n == 1 ? found : -1;
}

/* --- Values --- */

static char *
dup_set_text (const PaddockField *field, gconstpointer record, PaddockTranslate translate)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; field->names[i]; i++)
    if (VALUE (guint) & (1u << i)) {
      g_autofree char *word = paddock_field_dup_value_words (field, i, translate);

      g_string_append_printf (text, "%s%s", text->len ? ", " : "", word);
    }

  return g_string_free (text, FALSE);
}

char *
paddock_field_dup_value_text (const PaddockField *field,
                              gconstpointer record,
                              PaddockTranslate translate)
{
  GString *text;

  if (field->kind == PADDOCK_FIELD_PROSE)
    return g_strdup (paddock_text_get (VALUE (char *)));
  if (field->kind == PADDOCK_FIELD_ENUM)
    return paddock_field_dup_value_words (field, (guint) VALUE (int), translate);
  if (field->kind == PADDOCK_FIELD_SET)
    return dup_set_text (field, record, translate);
  if (field->kind == PADDOCK_FIELD_FLAG)
    return paddock_value_dup_words (VALUE (int) ? "yes" : "no", translate);
  if (field->kind == PADDOCK_FIELD_INT && field->word && VALUE (int) == field->word_value)
    return paddock_value_dup_words (field->word, translate);

  text = g_string_new (NULL);
  paddock_field_format (field, record, text);
  return g_string_free (text, FALSE);
}

static char *
dup_set_names (const PaddockField *field, const char *text, PaddockTranslate translate)
{
  g_auto (GStrv) words = g_strsplit_set (text, ",;", -1);
  GString *names = g_string_new (NULL);

  for (guint i = 0; words[i]; i++) {
    int value = paddock_field_find_value (field, g_strstrip (words[i]), translate);

    if (*words[i])
      g_string_append_printf (names, "%s ", value >= 0 ? field->names[value] : words[i]);
  }

  return g_string_free (names, FALSE);
}

static char *
dup_word (const char *const *names, const char *text, PaddockTranslate translate)
{
  for (guint i = 0; names[i]; i++)
    if (compare (paddock_value_dup_words (names[i], translate), text) > 0
        || compare (g_strdup (names[i]), text) > 0)
      return g_strdup (names[i]);

  return g_strdup (text);
}

char *
paddock_field_dup_file_text (const PaddockField *field,
                             const char *text,
                             PaddockTranslate translate)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  int value;

  switch ((int) field->kind) {
  case PADDOCK_FIELD_ENUM:
    value = paddock_field_find_value (field, stripped, translate);
    return g_strdup (value >= 0 ? field->names[value] : text);
  case PADDOCK_FIELD_SET:
    return dup_set_names (field, text, translate);
  case PADDOCK_FIELD_FLAG:
    return dup_word ((const char *[]){ "yes", "no", NULL }, stripped, translate);
  case PADDOCK_FIELD_INT:
    return dup_word ((const char *[]){ field->word, NULL }, stripped, translate);
  default:
    return g_strdup (text);
  }
}

/* --- Elements --- */

const PaddockField *
paddock_element_find_naming (const PaddockRecordType *type)
{
  static const char *const names[] = { "name", "title", "id", "kind" };
  const PaddockField *kind = paddock_record_type_find (type, "kind");

  if (kind && has_names (kind) && paddock_record_type_find (type, "n"))
    return kind;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (paddock_record_type_find (type, names[i]))
      return paddock_record_type_find (type, names[i]);

  return NULL;
}

gboolean
paddock_element_has_kind (const PaddockRecordType *type)
{
  const PaddockPartKind *kind = paddock_part_kind_find (type);

  return kind && paddock_element_find_naming (type) == paddock_part_kind_get_naming (kind);
}

static const PaddockField *
find_number (const PaddockRecordType *type)
{
  const PaddockField *n = paddock_record_type_find (type, "n");

  return n ? n : paddock_record_type_find (type, "numbers");
}

/* The names of the rows, as if a field had them. */
static PaddockField
get_rows (const PaddockPartKind *kind)
{
  return (PaddockField){ .kind = PADDOCK_FIELD_ENUM, .names = kind->catalogue->names };
}

/* NULL: a later version knows it. */
static char *
dup_row_name (const PaddockPartKind *kind, gconstpointer part, PaddockTranslate translate)
{
  const PaddockField rows = get_rows (kind);
  guint row = paddock_part_get_row (kind, part);

  return row == PADDOCK_NO_ROW
           ? NULL
           : paddock_field_dup_numbered_words (&rows, row,
                                               paddock_part_get_number (part,
                                                                        find_number (kind->type)),
                                               translate);
}

char *
paddock_element_dup_text (const PaddockRecordType *type,
                          gconstpointer element,
                          PaddockTranslate translate)
{
  const PaddockField *naming = paddock_element_find_naming (type);
  char *name = paddock_element_has_kind (type)
                 ? dup_row_name (paddock_part_kind_find (type), element, translate)
                 : NULL;

  if (name)
    return name;

  return naming ? paddock_field_dup_value_text (naming, element, translate) : g_strdup ("");
}

/* "Speed −1" is "Speed" and -1; FALSE: there is no number behind the words. */
static gboolean
split_number (char *text, int *number)
{
  char *space = strrchr (g_strstrip (text), ' ');
  g_autofree char *digits = NULL;

  if (!space)
    return FALSE;

  digits = g_str_has_prefix (space + 1, "\u2212") ? g_strconcat ("-", space + 4, NULL)
                                                  : g_strdup (space + 1 + (space[1] == '+'));
  if (!paddock_number_parse (digits, number))
    return FALSE;

  *space = '\0';
  g_strstrip (text);
  return TRUE;
}

static gboolean
suits (PaddockParameter parameter, int number)
{
  switch (parameter) {
  case PADDOCK_PARAMETER_COUNT:
    return number > 0;
  case PADDOCK_PARAMETER_SIGNED:
    return number != 0;
  case PADDOCK_PARAMETER_LIMIT:
    return number >= 0;
  case PADDOCK_PARAMETER_NONE:
  default:
    return FALSE;
  }
}

static char *
refuse_number (const PaddockCatalogueRow *row, PaddockTranslate translate)
{
  static const char *const reasons[] = {
    [PADDOCK_PARAMETER_NONE] = N_ ("%s takes no number."),
    [PADDOCK_PARAMETER_COUNT] = N_ ("%s takes a number from 1 to 99, or dice: d1, d2."),
    [PADDOCK_PARAMETER_SIGNED] = N_ ("%s takes a number other than 0, or dice: d1, -d2."),
    [PADDOCK_PARAMETER_LIMIT] = N_ ("%s takes a number from 0 to 99, or dice: d1, d2."),
  };
  g_auto (GStrv) parts =
    g_strsplit (paddock_cell_say (translate, reasons[row->parameter]), "%s", 2);

  return g_strjoin (paddock_cell_say (translate, row->label), parts[0], parts[1], NULL);
}

/* What belongs to another kind goes, but not what people wrote. */
static void
keep_texts (const PaddockRecordType *type, gpointer element, gconstpointer before)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if ((field->kind == PADDOCK_FIELD_PROSE || g_str_equal (field->name, "name")
         || g_str_equal (field->name, "summary"))
        && *paddock_text_get (PADDOCK_FIELD_VALUE (before, field, char *)))
      paddock_text_set (&PADDOCK_FIELD_MEMBER (element, field, char *),
                        PADDOCK_FIELD_VALUE (before, field, char *));
  }
}

/* As a gallery would add it: with all that it needs. */
static void
change_kind (const PaddockPartKind *kind,
             gpointer element,
             guint row,
             const PaddockPartPlace *place)
{
  gpointer fresh = g_malloc0 (kind->type->size);

  paddock_part_init (kind, fresh, row, place);
  keep_texts (kind->type, fresh, element);
  paddock_record_clear (kind->type, element);
  memcpy (element, fresh, kind->type->size);
  g_free (fresh);
}

static gboolean
is_untouched (const PaddockRecordType *type, gconstpointer element)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (!paddock_field_is_initial (&type->fields[i], element))
      return FALSE;

  return TRUE;
}

static char *
set_kind (const PaddockPartKind *kind,
          gpointer element,
          const char *text,
          const PaddockPartPlace *place,
          PaddockTranslate translate)
{
  const PaddockField rows = get_rows (kind);
  g_autofree char *words = g_strdup (text);
  const PaddockCatalogueRow *row;
  int number = 0, value;
  gboolean has_number = split_number (words, &number);

  value = paddock_field_find_value (&rows, words, translate);
  if (value < 0)
    return g_strdup (paddock_cell_say (translate, N_ ("There is nothing of that name.")));

  row = paddock_catalogue_get_row (kind->catalogue, (guint) value);
  if (has_number && !suits (row->parameter, number))
    return refuse_number (row, translate);

  if (paddock_part_get_row (kind, element) != (guint) value || is_untouched (kind->type, element))
    change_kind (kind, element, (guint) value, place);
  if (has_number)
    paddock_part_set_number (element, find_number (kind->type), number);
  return NULL;
}

char *
paddock_element_set_text (const PaddockRecordType *type,
                          gpointer element,
                          const char *text,
                          const PaddockPartPlace *place,
                          PaddockTranslate translate)
{
  const PaddockField *naming = paddock_element_find_naming (type);

  if (!naming)
    return g_strdup (paddock_cell_say (translate, N_ ("This can’t be written here.")));
  if (paddock_element_has_kind (type))
    return set_kind (paddock_part_kind_find (type), element, text, place, translate);
  if (!paddock_field_parse (naming, element, text))
    return g_strdup (paddock_cell_say (translate, N_ ("This can’t be its name.")));

  return NULL;
}

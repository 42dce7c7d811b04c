/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-cell.h"

#include "field-text.h"
#include "sheet-cell-parts.h"
#include "sheet-cell-rules.h"
#include "sheet-cell-words.h"
#include "thing-records.h"
#include "words.h"

PaddockCellContent
paddock_cell_step_get_content (const PaddockCellStep *last)
{
  if (last->field->kind == PADDOCK_FIELD_LIST)
    return last->is_room      ? PADDOCK_CELL_OF_ROOM
           : last->has_number ? PADDOCK_CELL_OF_ELEMENT
                              : PADDOCK_CELL_OF_LIST;
  if (last->field->kind == PADDOCK_FIELD_INTS && last->has_number)
    return PADDOCK_CELL_OF_PART;

  return paddock_field_is_attribute (last->field) || last->field->kind == PADDOCK_FIELD_PROSE
           ? PADDOCK_CELL_OF_FIELD
           : PADDOCK_CELL_OF_NOTHING;
}

PaddockCellContent
paddock_sheet_cell_get_content (const PaddockDocumentKind *kind,
                                const char *address,
                                const PaddockField **field)
{
  PaddockCellPath path;

  if (!paddock_cell_path_read (&path, kind->type, address))
    return PADDOCK_CELL_OF_NOTHING;

  *field = paddock_cell_path_get_last (&path)->field;
  return paddock_cell_step_get_content (paddock_cell_path_get_last (&path));
}

/* --- What has it --- */

/* Whether the steps of an address begin with this way. */
static gboolean
leads_through (const PaddockDocument *document,
               const PaddockCellPath *path,
               const PaddockRecordPath *way)
{
  const PaddockRecordType *type = document->kind->type, *other = type;
  gconstpointer record =
    way->n <= path->n ? paddock_cell_path_get (path, way->n, &type, document->record) : NULL;

  return record && record == paddock_record_path_get (way, &other, document->record)
         && type == other;
}

gboolean
paddock_sheet_cell_find_thing (const PaddockDocument *document,
                               const char *address,
                               PaddockThing *thing)
{
  g_autoptr (GArray) things = paddock_things_list (document);
  PaddockCellPath path;

  if (!paddock_cell_path_read (&path, document->kind->type, address))
    return FALSE;

  for (guint i = 0; i < things->len; i++) {
    PaddockRecordPath way;

    *thing = g_array_index (things, PaddockThing, i);
    if (paddock_thing_locate (document, *thing, &way) && leads_through (document, &path, &way))
      return TRUE;
  }

  return FALSE;
}

/* --- What it is called --- */

/* A record in files only: it is a list and nothing else. */
static gboolean
is_wrapper (const PaddockCellStep *step)
{
  return step->field->kind == PADDOCK_FIELD_RECORD && step->field->type->n_fields == 1
         && step->field->type->fields[0].kind == PADDOCK_FIELD_LIST;
}

static void
add_step_words (GString *label, const PaddockCellStep *step, PaddockTranslate translate)
{
  g_autofree char *words = paddock_field_dup_words (step->field, translate);

  g_string_append_printf (label, "%s%s", label->len ? ", " : "", words);
  if (step->has_number)
    g_string_append_printf (label, " %d", step->number + (step->key ? 0 : 1));
}

char *
paddock_sheet_cell_dup_label (const PaddockDocumentKind *kind,
                              const char *address,
                              PaddockTranslate translate)
{
  GString *label = g_string_new (NULL);
  PaddockCellPath path;

  if (paddock_cell_path_read (&path, kind->type, address))
    for (guint i = 0; i < path.n; i++)
      if (!is_wrapper (&path.steps[i]))
        add_step_words (label, &path.steps[i], translate);

  return g_string_free (label, FALSE);
}

/* --- What it says --- */

static char *
dup_part_text (const PaddockCellStep *last, gconstpointer record)
{
  const PaddockList *list = PADDOCK_FIELD_VALUE (record, last->field, PaddockList *);

  return g_strdup_printf ("%d", (guint) last->number < paddock_list_len (list)
                                  ? paddock_list_get_int (list, (guint) last->number)
                                  : 0);
}

static char *
dup_element_text (const PaddockCellStep *last, gconstpointer record, PaddockTranslate translate)
{
  const PaddockList *list = PADDOCK_FIELD_VALUE (record, last->field, PaddockList *);
  int index = paddock_cell_step_find (last, list);

  if (index < 0)
    return g_strdup ("");
  if (last->key)
    return g_strdup_printf ("%d", last->number);

  return paddock_element_dup_text (last->field->type,
                                   list->data + (guint) index * list->element_size, translate);
}

static char *
dup_list_text (const PaddockCellStep *last, gconstpointer record, PaddockTranslate translate)
{
  const PaddockList *list = PADDOCK_FIELD_VALUE (record, last->field, PaddockList *);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (list); i++) {
    g_autofree char *element =
      paddock_element_dup_text (last->field->type, list->data + i * list->element_size, translate);

    g_string_append_printf (text, "%s%s", i ? "; " : "", element);
  }

  return g_string_free (text, FALSE);
}

static char *
dup_content_text (const PaddockCellPath *path, gconstpointer record, PaddockTranslate translate)
{
  const PaddockCellStep *last = paddock_cell_path_get_last (path);
  const PaddockBoxRow *boxes = paddock_box_row_find (path);

  if (boxes)
    return boxes->dup_text (record);

  switch (paddock_cell_step_get_content (last)) {
  case PADDOCK_CELL_OF_FIELD:
    return paddock_field_dup_value_text (last->field, record, translate);
  case PADDOCK_CELL_OF_PART:
    return dup_part_text (last, record);
  case PADDOCK_CELL_OF_ELEMENT:
    return dup_element_text (last, record, translate);
  case PADDOCK_CELL_OF_LIST:
    return dup_list_text (last, record, translate);
  case PADDOCK_CELL_OF_ROOM:
  case PADDOCK_CELL_OF_NOTHING:
  default:
    return g_strdup ("");
  }
}

char *
paddock_sheet_cell_dup_text (const PaddockDocument *document,
                             const char *address,
                             PaddockTranslate translate)
{
  const PaddockRecordType *type = document->kind->type;
  PaddockCellPath path;
  gconstpointer record = paddock_cell_path_read (&path, type, address)
                           ? paddock_cell_path_get (&path, path.n - 1, &type, document->record)
                           : NULL;

  return record ? dup_content_text (&path, record, translate) : g_strdup ("");
}

/* --- What can be chosen --- */

static void
clear_choice (gpointer data)
{
  PaddockCellChoice *choice = data;

  g_free (choice->text);
  g_free (choice->name);
  g_free (choice->help);
}

static void
add_choices (GArray *choices, const PaddockField *field, PaddockTranslate translate)
{
  for (guint i = 0; field->names[i]; i++) {
    PaddockCellChoice choice = { paddock_field_dup_value_words (field, i, translate),
                                 paddock_field_dup_value_words (field, i, translate),
                                 g_strdup ("") };

    g_array_append_val (choices, choice);
  }
}

/* As galleries offer them, and say what they do. */
static void
add_parts (GArray *choices, const PaddockPartKind *kind, PaddockTranslate translate)
{
  const PaddockField *naming = paddock_part_kind_get_naming (kind);
  gpointer part = g_malloc0 (kind->type->size);

  for (guint row = kind->offered_from; row < paddock_catalogue_get_size (kind->catalogue); row++) {
    PaddockCellChoice choice;

    paddock_part_init (kind, part, row, &(PaddockPartPlace){ 0 });
    choice = (PaddockCellChoice){ paddock_element_dup_text (kind->type, part, translate),
                                  paddock_field_dup_value_words (naming, row, translate),
                                  kind->dup_text (part, translate) };
    g_array_append_val (choices, choice);
    paddock_record_clear (kind->type, part);
  }
  g_free (part);
}

/* An INT's word stands for a value that is no number. */
static void
add_word (GArray *choices, const PaddockField *field, PaddockTranslate translate)
{
  PaddockCellChoice choice = { paddock_value_dup_words (field->word, translate),
                               paddock_value_dup_words (field->word, translate), g_strdup ("") };

  g_array_append_val (choices, choice);
}

GArray *
paddock_sheet_cell_list_choices (const PaddockDocumentKind *kind,
                                 const char *address,
                                 PaddockTranslate translate)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (PaddockCellChoice));
  const PaddockPartKind *parts = paddock_sheet_cell_get_part_kind (kind, address);
  const PaddockField *field = NULL;
  PaddockCellContent content = paddock_sheet_cell_get_content (kind, address, &field);

  g_array_set_clear_func (choices, clear_choice);
  if (parts && paddock_element_has_kind (parts->type))
    add_parts (choices, parts, translate);
  else if (content == PADDOCK_CELL_OF_FIELD
           && (field->kind == PADDOCK_FIELD_ENUM || field->kind == PADDOCK_FIELD_SET))
    add_choices (choices, field, translate);
  else if (content == PADDOCK_CELL_OF_FIELD && field->word)
    add_word (choices, field, translate);

  return choices;
}

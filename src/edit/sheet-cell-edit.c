/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Filling in the cells of sheets.
 */

#include "sheet-cell.h"

#include <stdlib.h>

#include "field-edit.h"
#include "field-text.h"
#include "sheet-cell-rules.h"
#include "sheet-cell-words.h"
#include "words.h"

/* What an edit needs. */
typedef struct {
  const PaddockDocumentKind *kind;
  gpointer draft;
  PaddockCellPath path;
  const PaddockCellStep *last;
  const PaddockRecordType *type; /* of the record */
  gpointer record;               /* that has the last step's field */
  PaddockTranslate translate;
} Edit;

#define NOWHERE N_ ("This is not part of the document any more.")

static gboolean
begin (Edit *self,
       const PaddockDocumentKind *kind,
       gpointer draft,
       const char *address,
       PaddockTranslate translate)
{
  *self = (Edit){ .kind = kind, .draft = draft, .type = kind->type, .translate = translate };
  if (!paddock_cell_path_read (&self->path, kind->type, address))
    return FALSE;

  self->last = paddock_cell_path_get_last (&self->path);
  self->record = paddock_cell_path_edit (&self->path, self->path.n - 1, &self->type, draft);
  return self->record != NULL;
}

static char *
refuse (const Edit *self, const char *reason)
{
  return g_strdup (paddock_cell_say (self->translate, reason));
}

static char *
refuse_value (const Edit *self, const PaddockField *field)
{
  g_autofree char *expected = paddock_field_dup_expectation (field);
  /* Translators: {1} is what a field may hold: "a whole number from 1 to 99". */
  const char *sentence =
    field->defines ? N_ ("Expected {1} that nothing else is using.") : N_ ("Expected {1}.");
  GString *reason = g_string_new (paddock_cell_say (self->translate, sentence));

  g_string_replace (reason, "{1}", expected, 0);
  return g_string_free (reason, FALSE);
}

static char *
set_field (const Edit *self, const char *text)
{
  g_autofree char *written = paddock_field_dup_file_text (self->last->field, text, self->translate);

  return paddock_field_set_text (self->last->field, self->record, self->kind->type, self->draft,
                                 written)
           ? NULL
           : refuse_value (self, self->last->field);
}

static char *
set_part (const Edit *self, const char *text)
{
  const PaddockField *field = self->last->field;
  PaddockList **list = &PADDOCK_FIELD_MEMBER (self->record, field, PaddockList *);
  const char *cursor = paddock_skip_blanks (text);
  int value;

  if (!paddock_text_read_int (&cursor, field->min, field->max, &value)
      || *paddock_skip_blanks (cursor)) {
    PaddockField number = *field;

    number.kind = PADDOCK_FIELD_INT;
    return refuse_value (self, &number);
  }

  while ((int) paddock_list_len (*list) < MAX (self->last->n, self->last->number + 1))
    paddock_list_append_int (list, MAX (field->min, 0));
  *(int *) paddock_list_edit (list, (guint) self->last->number) = value;
  return NULL;
}

static PaddockList **
get_list (const Edit *self)
{
  return &PADDOCK_FIELD_MEMBER (self->record, self->last->field, PaddockList *);
}

static char *
set_element_text (const Edit *self, gpointer element, const char *text)
{
  const PaddockPartPlace place = { self->draft, self->type, self->record };

  return paddock_element_set_text (self->last->field->type, element, text, &place, self->translate);
}

/* Elements that are known by a number are there or not: to write the number makes them. */
static char *
set_element (const Edit *self, const char *text)
{
  PaddockList **list = get_list (self);
  int index = paddock_cell_step_find (self->last, *list);
  const PaddockRecordType *type = self->type;

  if (self->last->key) {
    g_autofree char *number = g_strdup_printf ("%d", self->last->number);

    if (!g_str_equal (text, number))
      return refuse (self, N_ ("Its number is its place; move it to change that."));
    return paddock_cell_path_edit (&self->path, self->path.n, &type, self->draft)
             ? NULL
             : refuse (self, NOWHERE);
  }
  if (index < 0)
    return refuse (self, NOWHERE);

  return set_element_text (self, paddock_list_edit (list, (guint) index), text);
}

/* An element that others know by its name in files needs one that no other has. */
static void
name_element (const Edit *self, gpointer element)
{
  const PaddockField *id = paddock_record_type_find (self->last->field->type, "id");

  for (guint i = 1; id && id->defines && i <= paddock_list_len (*get_list (self)); i++) {
    g_autofree char *name = g_strdup_printf ("%s-%u", self->last->field->name, i);

    if (paddock_field_set_text (id, element, self->kind->type, self->draft, name)
        && g_str_equal (PADDOCK_FIELD_VALUE (element, id, char *), name))
      return;
  }
}

/* A part that is known by its name is whole at once, as from a gallery. */
static void
complete_element (const Edit *self, gpointer element)
{
  const PaddockPartKind *kind = paddock_part_kind_find (self->last->field->type);
  const PaddockPartPlace place = { self->draft, self->type, self->record };

  if (kind && kind->has_identity) {
    paddock_record_clear (kind->type, element);
    paddock_part_init (kind, element, kind->offered_from, &place);
  } else {
    name_element (self, element);
  }
}

static char *
add_element (const Edit *self, const char *text)
{
  gpointer element;

  if ((int) paddock_list_len (*get_list (self)) >= paddock_field_get_max (self->last->field))
    return refuse (self, N_ ("There is no room for more."));

  element = paddock_list_append (get_list (self), self->last->field->type);
  complete_element (self, element);
  return set_element_text (self, element, text);
}

static char *
set_list (const Edit *self, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  PaddockList **list = get_list (self);
  guint n = 0;

  for (guint i = 0; parts[i]; i++) {
    g_autofree char *reason = NULL;

    if (!*g_strstrip (parts[i]))
      continue;
    reason = n < paddock_list_len (*list)
               ? set_element_text (self, paddock_list_edit (list, n), parts[i])
               : add_element (self, parts[i]);
    if (reason)
      return g_steal_pointer (&reason);
    n++;
  }
  while (paddock_list_len (*list) > n)
    paddock_list_remove (list, n);

  return NULL;
}

static char *
set_boxes (const Edit *self, const PaddockBoxRow *boxes, const char *text)
{
  const char *reason = boxes->set_text (self->record, text);

  return reason ? refuse (self, reason) : NULL;
}

char *
paddock_sheet_cell_set_text (const PaddockDocumentKind *kind,
                             gpointer draft,
                             const char *address,
                             const char *text,
                             PaddockTranslate translate)
{
  static char *(*const setters[]) (const Edit *self, const char *text) = {
    [PADDOCK_CELL_OF_FIELD] = set_field,     [PADDOCK_CELL_OF_PART] = set_part,
    [PADDOCK_CELL_OF_ELEMENT] = set_element, [PADDOCK_CELL_OF_LIST] = set_list,
    [PADDOCK_CELL_OF_ROOM] = add_element,
  };
  Edit edit;
  const PaddockBoxRow *boxes;
  char *reason;

  if (!begin (&edit, kind, draft, address, translate)
      || paddock_cell_step_get_content (edit.last) == PADDOCK_CELL_OF_NOTHING)
    return g_strdup (paddock_cell_say (translate, NOWHERE));
  boxes = paddock_box_row_find (&edit.path);
  if (boxes)
    return set_boxes (&edit, boxes, text);

  reason = setters[paddock_cell_step_get_content (edit.last)](&edit, text);
  if (!reason && paddock_cell_step_get_content (edit.last) == PADDOCK_CELL_OF_LIST)
    paddock_cell_path_drop_untouched (&edit.path, kind->type, draft);
  return reason;
}

/* --- Taking it back --- */

/* What a new record has there. */
static char *
dup_initial_text (const Edit *self)
{
  gpointer fresh = g_malloc0 (self->type->size);
  char *text;

  paddock_record_init (self->type, fresh);
  text = paddock_field_dup_text (self->last->field, fresh);
  paddock_record_clear (self->type, fresh);
  g_free (fresh);

  return text;
}

char *
paddock_sheet_cell_clear (const PaddockDocumentKind *kind, gpointer draft, const char *address)
{
  Edit edit;
  g_autofree char *text = NULL;

  if (!begin (&edit, kind, draft, address, NULL))
    return g_strdup (NOWHERE);

  switch (paddock_cell_step_get_content (edit.last)) {
  case PADDOCK_CELL_OF_FIELD:
    text = dup_initial_text (&edit);
    return set_field (&edit, text);
  case PADDOCK_CELL_OF_PART:
    text = g_strdup_printf ("%d", MAX (edit.last->field->min, 0));
    return set_part (&edit, text);
  case PADDOCK_CELL_OF_ELEMENT:
    return paddock_sheet_cell_remove (kind, draft, address);
  case PADDOCK_CELL_OF_LIST:
    return paddock_sheet_cell_set_text (kind, draft, address, "", NULL);
  case PADDOCK_CELL_OF_ROOM:
  case PADDOCK_CELL_OF_NOTHING:
  default:
    return NULL;
  }
}

/* The last step that is an element; -1: none is. */
static int
find_element_step (const PaddockCellPath *path)
{
  for (int i = (int) path->n - 1; i >= 0; i--)
    if (path->steps[i].field->kind == PADDOCK_FIELD_LIST && path->steps[i].has_number)
      return i;

  return -1;
}

/* The list that has the element which an address leads to or into, and where in it; NULL: it is not there. */
static PaddockList **
find_element (const PaddockDocumentKind *kind,
              gpointer draft,
              PaddockCellPath *path,
              int *step,
              int *index)
{
  const PaddockRecordType *type = kind->type;
  gpointer owner;
  PaddockList **list;

  *step = find_element_step (path);
  if (*step < 0 || !paddock_cell_path_get (path, (guint) *step + 1, &type, draft))
    return NULL;

  type = kind->type;
  owner = paddock_cell_path_edit (path, (guint) *step, &type, draft);
  list = &PADDOCK_FIELD_MEMBER (owner, path->steps[*step].field, PaddockList *);
  *index = paddock_cell_step_find (&path->steps[*step], *list);
  return list;
}

char *
paddock_sheet_cell_remove (const PaddockDocumentKind *kind, gpointer draft, const char *address)
{
  PaddockCellPath path;
  int step, index;
  PaddockList **list = paddock_cell_path_read (&path, kind->type, address)
                         ? find_element (kind, draft, &path, &step, &index)
                         : NULL;

  if (!list)
    return g_strdup (NOWHERE);

  paddock_list_remove (list, (guint) index);
  return NULL;
}

/* --- Moving elements --- */

/* They keep their places in the file, and exchange the numbers that they are known by; a place that is empty is as good. */
static char *
exchange_numbers (PaddockList **list, const PaddockCellStep *step, int index, int number)
{
  PaddockCellStep other = *step;
  int there;

  if (number < step->key->min || number > step->key->max)
    return g_strdup (N_ ("It can’t be moved any further."));

  other.number = number;
  there = paddock_cell_step_find (&other, *list);
  PADDOCK_FIELD_MEMBER (paddock_list_edit (list, (guint) index), step->key, int) = number;
  if (there >= 0) {
    PADDOCK_FIELD_MEMBER (paddock_list_edit (list, (guint) there), step->key, int) = step->number;
    paddock_list_move (list, (guint) index, (guint) there);
  }

  return NULL;
}

char *
paddock_sheet_cell_move (const PaddockDocumentKind *kind,
                         gpointer draft,
                         const char *address,
                         int by)
{
  PaddockCellPath path;
  int step, index;
  PaddockList **list = paddock_cell_path_read (&path, kind->type, address)
                         ? find_element (kind, draft, &path, &step, &index)
                         : NULL;

  if (!list)
    return g_strdup (NOWHERE);
  if (path.steps[step].key)
    return exchange_numbers (list, &path.steps[step], index, path.steps[step].number + by);
  if (index + by < 0 || index + by >= (int) paddock_list_len (*list))
    return g_strdup (N_ ("It can’t be moved any further."));

  paddock_list_move (list, (guint) index, (guint) (index + by));
  return NULL;
}

char *
paddock_sheet_cell_dup_moved (const char *address, int by)
{
  g_autoptr (GRegex) number = g_regex_new ("(.*\\[(?:[^\\]=:]*=)?)(-?[0-9]+)\\](.*)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *before = NULL, *digits = NULL, *after = NULL;

  if (!g_regex_match (number, address, 0, &match))
    return NULL;

  before = g_match_info_fetch (match, 1);
  digits = g_match_info_fetch (match, 2);
  after = g_match_info_fetch (match, 3);
  return g_strdup_printf ("%s%d]%s", before, atoi (digits) + by, after);
}

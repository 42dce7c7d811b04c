/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-cell-path.h"

#include <string.h>

static gboolean
read_number (const char **cursor, int *number)
{
  char *end;
  gint64 value = g_ascii_strtoll (*cursor, &end, 10);

  if (end == *cursor || ABS (value) > G_MAXINT16)
    return FALSE;

  *number = (int) value;
  *cursor = end;
  return TRUE;
}

/* "rating=4", "-value=9": elements by a number that they have. */
static gboolean
read_key (PaddockCellStep *step, const char **cursor)
{
  const char *end = strchr (*cursor, '=');
  g_autofree char *name = NULL;

  step->is_falling = **cursor == '-';
  *cursor += step->is_falling;
  name = end && step->field->type ? g_strndup (*cursor, (gsize) (end - *cursor)) : NULL;
  step->key = name ? paddock_record_type_find (step->field->type, name) : NULL;
  if (!step->key || step->key->kind != PADDOCK_FIELD_INT)
    return FALSE;

  *cursor = end + 1;
  return step->has_number = read_number (cursor, &step->number);
}

/* What stands in brackets behind a field's name. */
static gboolean
read_brackets (PaddockCellStep *step, const char **cursor)
{
  gboolean is_known = TRUE;

  (*cursor)++;
  step->is_room = **cursor == '+';
  if (step->is_room)
    (*cursor)++;
  else if (g_ascii_isdigit (**cursor))
    is_known = step->has_number = read_number (cursor, &step->number);
  else
    is_known = read_key (step, cursor);
  if (is_known && **cursor == ':') {
    (*cursor)++;
    is_known = read_number (cursor, &step->n);
  }

  return is_known && *(*cursor)++ == ']';
}

static gboolean
read_step (PaddockCellStep *step, const PaddockRecordType *type, const char **cursor)
{
  gsize len = strcspn (*cursor, "[/");
  g_autofree char *name = g_strndup (*cursor, len);

  *step = (PaddockCellStep){ .field = type ? paddock_record_type_find (type, name) : NULL };
  *cursor += len;
  return step->field && (**cursor != '[' || read_brackets (step, cursor));
}

gboolean
paddock_cell_path_read (PaddockCellPath *self, const PaddockRecordType *type, const char *address)
{
  const char *cursor = address;

  self->n = 0;
  do {
    PaddockCellStep *step = &self->steps[self->n];

    if (self->n == PADDOCK_RECORD_PATH_MAX || !read_step (step, type, &cursor))
      return FALSE;
    self->n++;
    type = step->field->type;
  } while (*cursor && *cursor++ == '/');

  return *cursor == '\0';
}

const PaddockCellStep *
paddock_cell_path_get_last (const PaddockCellPath *self)
{
  return &self->steps[self->n - 1];
}

static int
get_key (const PaddockCellStep *self, const PaddockList *list, guint i)
{
  return PADDOCK_FIELD_VALUE (list->data + i * list->element_size, self->key, int);
}

int
paddock_cell_step_find (const PaddockCellStep *self, const PaddockList *list)
{
  if (!self->key)
    return self->has_number && (guint) self->number < paddock_list_len (list) ? self->number : -1;

  for (guint i = 0; i < paddock_list_len (list); i++)
    if (get_key (self, list, i) == self->number)
      return (int) i;

  return -1;
}

gconstpointer
paddock_cell_path_get (const PaddockCellPath *self,
                       guint n,
                       const PaddockRecordType **type,
                       gconstpointer record)
{
  PaddockRecordPath path = { 0 };

  for (guint i = 0; i < n; i++) {
    const PaddockCellStep *step = &self->steps[i];
    const PaddockRecordType *found = *type;
    gconstpointer owner = paddock_record_path_get (&path, &found, record);
    int index = 0;

    if (!owner || !step->field->type)
      return NULL;
    if (step->field->kind == PADDOCK_FIELD_LIST)
      index =
        paddock_cell_step_find (step, PADDOCK_FIELD_VALUE (owner, step->field, PaddockList *));
    if (index < 0)
      return NULL;
    path = paddock_record_path_append (path, step->field, (guint) index);
  }

  return paddock_record_path_get (&path, type, record);
}

/* Where the element belongs by its number. */
static guint
find_place (const PaddockCellStep *self, const PaddockList *list)
{
  guint i = 0;

  while (i < paddock_list_len (list)
         && (self->is_falling ? get_key (self, list, i) > self->number
                              : get_key (self, list, i) < self->number))
    i++;

  return i;
}

static gpointer
edit_element (const PaddockCellStep *self, PaddockList **list)
{
  int index = paddock_cell_step_find (self, *list);
  gpointer element;

  if (index >= 0)
    return paddock_list_edit (list, (guint) index);
  if (!self->key || self->number < self->key->min || self->number > self->key->max)
    return NULL;

  element = paddock_list_insert (list, self->field->type, find_place (self, *list));
  PADDOCK_FIELD_MEMBER (element, self->key, int) = self->number;
  return element;
}

gpointer
paddock_cell_path_edit (const PaddockCellPath *self,
                        guint n,
                        const PaddockRecordType **type,
                        gpointer record)
{
  for (guint i = 0; record && i < n; i++) {
    const PaddockCellStep *step = &self->steps[i];

    if (step->field->kind == PADDOCK_FIELD_RECORD)
      record = (char *) record + step->field->offset;
    else if (step->field->kind == PADDOCK_FIELD_LIST)
      record = edit_element (step, &PADDOCK_FIELD_MEMBER (record, step->field, PaddockList *));
    else
      return NULL;
    *type = step->field->type;
  }

  return record;
}

/* Whether nothing was ever filled in but the number that it is known by. */
static gboolean
is_untouched (const PaddockRecordType *type, gconstpointer element, const PaddockField *key)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (&type->fields[i] != key && !paddock_field_is_initial (&type->fields[i], element))
      return FALSE;

  return TRUE;
}

void
paddock_cell_path_drop_untouched (const PaddockCellPath *self,
                                  const PaddockRecordType *type,
                                  gpointer record)
{
  const PaddockCellStep *owner = self->n > 1 ? &self->steps[self->n - 2] : NULL;
  const PaddockRecordType *above_type = type;
  gpointer above =
    owner && owner->key ? paddock_cell_path_edit (self, self->n - 2, &above_type, record) : NULL;
  PaddockList **list = above ? &PADDOCK_FIELD_MEMBER (above, owner->field, PaddockList *) : NULL;
  int index = list ? paddock_cell_step_find (owner, *list) : -1;

  if (index >= 0
      && is_untouched (owner->field->type, (*list)->data + (guint) index * (*list)->element_size,
                       owner->key))
    paddock_list_remove (list, (guint) index);
}

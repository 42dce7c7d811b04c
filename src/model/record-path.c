/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "record-path.h"

#include "list.h"

PaddockRecordPath
paddock_record_path_append (PaddockRecordPath self, const PaddockField *field, guint index)
{
  g_return_val_if_fail (self.n < PADDOCK_RECORD_PATH_MAX, self);

  self.steps[self.n++] = (PaddockRecordStep){ field, index };
  return self;
}

gboolean
paddock_record_path_equal (const PaddockRecordPath *a, const PaddockRecordPath *b)
{
  if (a->n != b->n)
    return FALSE;

  for (guint i = 0; i < a->n; i++)
    if (a->steps[i].field != b->steps[i].field || a->steps[i].index != b->steps[i].index)
      return FALSE;

  return TRUE;
}

static gconstpointer
get_step (const PaddockRecordStep *step, const PaddockRecordType **type, gconstpointer record)
{
  const PaddockList *list;

  if (step->field->kind == PADDOCK_FIELD_RECORD) {
    *type = step->field->type;
    return (const char *) record + step->field->offset;
  }

  list = PADDOCK_FIELD_VALUE (record, step->field, PaddockList *);
  if (step->index >= paddock_list_len (list))
    return NULL;

  *type = paddock_list_get_type (list, step->index);
  return list->data + step->index * list->element_size;
}

gconstpointer
paddock_record_path_get (const PaddockRecordPath *self,
                         const PaddockRecordType **type,
                         gconstpointer record)
{
  const PaddockRecordType *found = *type;

  for (guint i = 0; i < self->n && record; i++)
    record = get_step (&self->steps[i], &found, record);
  if (record)
    *type = found;

  return record;
}

gpointer
paddock_record_path_edit (const PaddockRecordPath *self,
                          const PaddockRecordType **type,
                          gpointer record)
{
  if (!paddock_record_path_get (self, type, record))
    return NULL;

  for (guint i = 0; i < self->n; i++) {
    const PaddockRecordStep *step = &self->steps[i];

    if (step->field->kind == PADDOCK_FIELD_RECORD)
      record = (char *) record + step->field->offset;
    else
      record =
        paddock_list_edit (&PADDOCK_FIELD_MEMBER (record, step->field, PaddockList *), step->index);
  }

  return record;
}

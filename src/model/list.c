/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "list.h"

#include "allocation.h"
#include "hash.h"

#define MIN_CAPACITY 4

static PaddockList *
list_new (gsize element_size, guint capacity)
{
  PaddockList *self = g_new0 (PaddockList, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->element_size = element_size;
  self->capacity = MAX (capacity, MIN_CAPACITY);
  self->data = g_malloc_n (self->capacity, self->element_size);

  return self;
}

static gpointer
element (const PaddockList *self, guint i)
{
  return self->data + i * self->element_size;
}

const PaddockRecordType *
paddock_list_get_type (const PaddockList *self, guint i)
{
  if (!self->variants)
    return self->type;

  for (guint v = 0; self->variants[v]; v++)
    if (self->variants[v]->tag == *(const int *) element (self, i))
      return self->variants[v];

  g_return_val_if_reached (self->variants[0]);
}

static PaddockList *
list_copy (const PaddockList *self)
{
  PaddockList *copy = list_new (self->element_size, self->len);

  copy->type = self->type;
  copy->variants = self->variants;
  copy->len = self->len;
  memcpy (copy->data, self->data, self->len * self->element_size);

  for (guint i = 0; (self->type || self->variants) && i < self->len; i++)
    paddock_record_copy (paddock_list_get_type (self, i), element (copy, i), element (self, i));

  return copy;
}

PaddockList *
paddock_list_ref (PaddockList *self)
{
  if (self)
    g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
paddock_list_unref (PaddockList *self)
{
  if (!self || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; (self->type || self->variants) && i < self->len; i++)
    paddock_record_clear (paddock_list_get_type (self, i), element (self, i));
  g_free (self->data);
  g_free (self);
}

static gboolean
element_equal (const PaddockList *a, const PaddockList *b, guint i)
{
  const PaddockRecordType *type = paddock_list_get_type (a, i);

  if (type != paddock_list_get_type (b, i))
    return FALSE;
  if (!type)
    return paddock_list_get_int (a, i) == paddock_list_get_int (b, i);

  return paddock_record_equal (type, element (a, i), element (b, i));
}

gboolean
paddock_list_equal (const PaddockList *a, const PaddockList *b)
{
  if (a == b)
    return TRUE;
  if (paddock_list_len (a) != paddock_list_len (b))
    return FALSE;

  for (guint i = 0; i < paddock_list_len (a); i++)
    if (!element_equal (a, b, i))
      return FALSE;

  return TRUE;
}

guint64
paddock_list_hash (const PaddockList *self, guint64 hash)
{
  hash = paddock_hash_add (hash, paddock_list_len (self));

  for (guint i = 0; i < paddock_list_len (self); i++) {
    const PaddockRecordType *type = paddock_list_get_type (self, i);

    hash = type ? paddock_record_hash (type, element (self, i), hash)
                : paddock_hash_add (hash, (guint64) paddock_list_get_int (self, i));
  }

  return hash;
}

/* What element I holds that element J of BEFORE does not. */
static gsize
measure_element (const PaddockList *self, guint i, const PaddockList *before, guint j)
{
  const PaddockRecordType *type = paddock_list_get_type (self, i);
  gboolean is_there = j < paddock_list_len (before) && paddock_list_get_type (before, j) == type;

  return paddock_record_measure (type, element (self, i), is_there ? element (before, j) : NULL);
}

/* Elements were added or removed in one place at most: each shares its content with that which has its place counted
 * from the start, or from the end. */
gsize
paddock_list_measure (const PaddockList *self, const PaddockList *before)
{
  guint shift;
  gsize bytes;

  if (!self || self == before)
    return 0;

  shift = paddock_list_len (before) - self->len;
  bytes = paddock_allocation_size (sizeof *self)
          + paddock_allocation_size (self->capacity * self->element_size);
  for (guint i = 0; (self->type || self->variants) && i < self->len; i++) {
    gsize content = measure_element (self, i, before, i);

    bytes += shift == 0 || content == 0
               ? content
               : MIN (content, measure_element (self, i, before, i + shift));
  }

  return bytes;
}

/* With element J of BEFORE, if there is one like it. */
static void
share_element (PaddockList *self, guint i, const PaddockList *before, guint j)
{
  const PaddockRecordType *type = paddock_list_get_type (self, i);

  if (j < before->len && paddock_list_get_type (before, j) == type)
    paddock_record_share (type, element (self, i), element (before, j));
}

PaddockList *
paddock_list_share (PaddockList *self, PaddockList *before)
{
  if (!self || !before || self == before)
    return self;
  if (paddock_list_equal (self, before)) {
    paddock_list_unref (self);
    return paddock_list_ref (before);
  }
  if (!(self->type || self->variants) || !g_atomic_ref_count_compare (&self->ref_count, 1))
    return self;

  for (guint i = 0; i < self->len; i++) {
    share_element (self, i, before, i);
    share_element (self, i, before, i + (before->len - self->len));
  }

  return self;
}

/* Makes the list the caller's alone. */
static PaddockList *
own (PaddockList **list)
{
  if (!g_atomic_ref_count_compare (&(*list)->ref_count, 1)) {
    PaddockList *copy = list_copy (*list);

    paddock_list_unref (*list);
    *list = copy;
  }

  return *list;
}

/* Room for one more element at AT, not initialised. */
static gpointer
make_room (PaddockList **list, guint at)
{
  PaddockList *self = own (list);

  g_assert (at <= self->len);
  if (self->len == self->capacity) {
    self->capacity *= 2;
    self->data = g_realloc_n (self->data, self->capacity, self->element_size);
  }

  memmove (element (self, at + 1), element (self, at), (self->len - at) * self->element_size);
  self->len++;
  return element (self, at);
}

gpointer
paddock_list_insert (PaddockList **list, const PaddockRecordType *type, guint at)
{
  gpointer record;

  if (!*list) {
    *list = list_new (type->size, 0);
    (*list)->type = type;
  }
  g_return_val_if_fail ((*list)->type == type, NULL);

  record = make_room (list, at);
  paddock_record_init (type, record);
  return record;
}

gpointer
paddock_list_append (PaddockList **list, const PaddockRecordType *type)
{
  return paddock_list_insert (list, type, paddock_list_len (*list));
}

gpointer
paddock_list_append_variant (PaddockList **list,
                             const PaddockRecordType *const *variants,
                             const PaddockRecordType *type)
{
  gpointer record;

  if (!*list) {
    *list = list_new (type->size, 0);
    (*list)->variants = variants;
  }
  g_return_val_if_fail ((*list)->variants == variants, NULL);

  record = make_room (list, (*list)->len);
  paddock_record_init (type, record);
  return record;
}

void
paddock_list_append_int (PaddockList **list, int value)
{
  if (!*list)
    *list = list_new (sizeof (int), 0);

  *(int *) make_room (list, (*list)->len) = value;
}

gpointer
paddock_list_edit (PaddockList **list, guint i)
{
  g_return_val_if_fail (i < paddock_list_len (*list), NULL);

  return element (own (list), i);
}

void
paddock_list_remove (PaddockList **list, guint i)
{
  const PaddockRecordType *type;
  PaddockList *self;

  g_return_if_fail (i < paddock_list_len (*list));

  self = own (list);
  type = paddock_list_get_type (self, i);
  if (type)
    paddock_record_clear (type, element (self, i));

  self->len--;
  memmove (element (self, i), element (self, i + 1), (self->len - i) * self->element_size);
}

void
paddock_list_move (PaddockList **list, guint from, guint to)
{
  g_autofree char *moved = NULL;
  PaddockList *self;

  g_return_if_fail (from < paddock_list_len (*list) && to < paddock_list_len (*list));

  self = own (list);
  moved = g_memdup2 (element (self, from), self->element_size);
  if (from < to)
    memmove (element (self, from), element (self, from + 1), (to - from) * self->element_size);
  else
    memmove (element (self, to + 1), element (self, to), (from - to) * self->element_size);
  memcpy (element (self, to), moved, self->element_size);
}

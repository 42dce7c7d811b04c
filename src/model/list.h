/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockList: a shared, reference-counted array of records (or of plain int).
 *
 * NULL is the empty list.  Reading goes through the macros; whoever wants to change one passes the
 * address of the pointer, and the list is copied first if somebody else holds it too.  Copying a list
 * copies its records, which in turn share their own content.
 */

#pragma once

#include "record.h"

typedef struct {
  gatomicrefcount ref_count;
  const PaddockRecordType *type;            /* of every element; NULL: variants, or plain int */
  const PaddockRecordType *const *variants; /* told apart by the tag at the start of the struct */
  gsize element_size;
  guint len;
  guint capacity;
  char *data;
} PaddockList;

PaddockList *paddock_list_ref (PaddockList *self); /* NULL is allowed in all of these */
void paddock_list_unref (PaddockList *self);
gboolean paddock_list_equal (const PaddockList *a, const PaddockList *b);
guint64 paddock_list_hash (const PaddockList *self, guint64 hash);
/* See paddock_record_measure() and paddock_record_share().  The latter takes SELF and gives what stands in its place. */
gsize paddock_list_measure (const PaddockList *self, const PaddockList *before);
PaddockList *paddock_list_share (PaddockList *self, PaddockList *before);

static inline guint
paddock_list_len (const PaddockList *self)
{
  return self ? self->len : 0;
}

#define PADDOCK_LIST_AT(list_, ctype_, i_) (&((const ctype_ *) (list_)->data)[(i_)])

/* The record type of one element; NULL in a list of int. */
const PaddockRecordType *paddock_list_get_type (const PaddockList *self, guint i);

/* Edits: LIST is the address of the owner's pointer.  A NULL TYPE makes a list of int. */
gpointer paddock_list_append (PaddockList **list, const PaddockRecordType *type);
gpointer paddock_list_append_variant (PaddockList **list,
                                      const PaddockRecordType *const *variants,
                                      const PaddockRecordType *type);
gpointer paddock_list_insert (PaddockList **list, const PaddockRecordType *type, guint at);
gpointer paddock_list_edit (PaddockList **list, guint i); /* the element, ours alone to change */
void paddock_list_remove (PaddockList **list, guint i);
void paddock_list_move (PaddockList **list, guint from, guint to);
void paddock_list_append_int (PaddockList **list, int value);

static inline int
paddock_list_get_int (const PaddockList *self, guint i)
{
  return *PADDOCK_LIST_AT (self, int, i);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockList, paddock_list_unref)

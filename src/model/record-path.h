/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRecordPath: the way from a document's record to a record inside it: fields that hold records,
 * and elements of lists.
 *
 * A value.  It holds as long as the lists on the way are as long; whoever keeps one over an edit must
 * expect that what it leads to is gone.  The empty path leads to the document's record itself.
 */

#pragma once

#include "record.h"

#define PADDOCK_RECORD_PATH_MAX 8

typedef struct {
  const PaddockField *field; /* RECORD, LIST or VARIANTS */
  guint index;               /* of the element */
} PaddockRecordStep;

typedef struct {
  guint n;
  PaddockRecordStep steps[PADDOCK_RECORD_PATH_MAX];
} PaddockRecordPath;

PaddockRecordPath
paddock_record_path_append (PaddockRecordPath self, const PaddockField *field, guint index);
gboolean paddock_record_path_equal (const PaddockRecordPath *a, const PaddockRecordPath *b);

/* Follows the path through RECORD, of which TYPE says what it is; TYPE then says what was found.  NULL, and
 * TYPE as before, if the path leads nowhere. */
gconstpointer paddock_record_path_get (const PaddockRecordPath *self,
                                       const PaddockRecordType **type,
                                       gconstpointer record);
/* The same, ours alone to change: lists on the way that others hold too are copied. */
gpointer paddock_record_path_edit (const PaddockRecordPath *self,
                                   const PaddockRecordType **type,
                                   gpointer record);

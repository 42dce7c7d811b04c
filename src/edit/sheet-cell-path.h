/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The address of a cell, read: for the files that sheet-cell.h is made of.
 */

#pragma once

#include "document.h"
#include "list.h"
#include "record-path.h"
#include "sheet-cell.h"

typedef struct {
  const PaddockField *field;
  const PaddockField *key; /* that elements are known by; NULL: by their place */
  int number;              /* of the element, or of the part; only with has_number */
  int n;                   /* how many parts there are; 0: not said */
  gboolean has_number;
  gboolean is_falling; /* the elements stand in falling order of the key */
  gboolean is_room;    /* for one more */
} PaddockCellStep;

typedef struct {
  guint n;
  PaddockCellStep steps[PADDOCK_RECORD_PATH_MAX];
} PaddockCellPath;

/* FALSE: there is no such address. */
gboolean
paddock_cell_path_read (PaddockCellPath *self, const PaddockRecordType *type, const char *address);
const PaddockCellStep *paddock_cell_path_get_last (const PaddockCellPath *self);

/* What the first N steps lead to, and its type; NULL: it is not there. */
gconstpointer paddock_cell_path_get (const PaddockCellPath *self,
                                     guint n,
                                     const PaddockRecordType **type,
                                     gconstpointer record);
/* The same, ours to change; elements that are known by a number are made.  NULL: there is none at that place. */
gpointer paddock_cell_path_edit (const PaddockCellPath *self,
                                 guint n,
                                 const PaddockRecordType **type,
                                 gpointer record);

/* A box of a track that has nothing left but the number it is known by is no element any more: takes out the one that has the
 * value which the path leads to. */
void paddock_cell_path_drop_untouched (const PaddockCellPath *self,
                                       const PaddockRecordType *type,
                                       gpointer record);

PaddockCellContent paddock_cell_step_get_content (const PaddockCellStep *last);
/* Where in LIST the element of a step is; -1: nowhere. */
int paddock_cell_step_find (const PaddockCellStep *self, const PaddockList *list);

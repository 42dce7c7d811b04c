/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockReferenceLines: where a file names other files, for messages about those.
 *
 * The reader notes them, the loader asks.  By name: if a file that is named twice is wrong, its first place is told.
 */

#pragma once

#include "record.h"

typedef struct _PaddockReferenceLines PaddockReferenceLines;

PaddockReferenceLines *paddock_reference_lines_new (void);
void paddock_reference_lines_free (PaddockReferenceLines *self);

/* Whether FIELD, one of TYPE's, names the file that a document is kept in. */
gboolean paddock_field_names_file (const PaddockField *field, const PaddockRecordType *type);

/* MAY_MISS: whether it is in a list of such (PADDOCK_FIELD_MAY_MISS); what is wrong of one may be right of another. */
void paddock_reference_lines_add (PaddockReferenceLines *self,
                                  const char *file,
                                  gboolean may_miss,
                                  int line);
int paddock_reference_lines_get (const PaddockReferenceLines *self,
                                 const char *file,
                                 gboolean may_miss);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockReferenceLines, paddock_reference_lines_free)

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockThingNames: what the elements of a file are called, while it is read.
 *
 * Finds values that a list has twice (PADDOCK_FIELD_UNIQUE), things of one space with one name
 * (`defines`), and, when all is read, names of things that are not there (`refers_to`).  Spaces belong
 * to one document; a document inside another has its own.
 */

#pragma once

#include "record.h"

typedef struct _PaddockThingNames PaddockThingNames;

/* Where an element stands. */
typedef struct {
  guint parent;   /* any number that is the parent element's alone */
  guint document; /* likewise of the innermost document */
  int version;    /* of its format */
  int line;
} PaddockThingPlace;

PaddockThingNames *paddock_thing_names_new (void);
void paddock_thing_names_free (PaddockThingNames *self);

/* Notes the attributes of one element. */
gboolean paddock_thing_names_add (PaddockThingNames *self,
                                  const PaddockRecordType *type,
                                  gconstpointer record,
                                  const PaddockThingPlace *place,
                                  GError **error);

/* Whether all that was referred to is there.  LINE is set on failure. */
gboolean paddock_thing_names_check (const PaddockThingNames *self, int *line, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockThingNames, paddock_thing_names_free)

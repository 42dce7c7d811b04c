/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockForm: a form for a record inside a document, or for several of one type at once.
 *
 * It is made from the record's table of fields, so every record has one and a new field appears in it by
 * itself.  Each change is one step of the history and is made to all the records; a value that they do
 * not share is shown as mixed.  Lists inside a record are edited element by element, if it is one record
 * and the list holds no things: those have tools, and a form of their own when they are selected.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"
#include "record-path.h"

typedef struct _PaddockForm PaddockForm;

/* Adds groups to PAGE; PATHS (of PaddockRecordPath, at least one) lead to the records.  OPEN, a set of
 * texts, remembers what is folded out from one form to the next.  KEEPS_NAME: others know the record by its
 * name in files, so that this is no value to change. */
PaddockForm *paddock_form_new (AdwPreferencesPage *page,
                               PaddockDocumentFile *file,
                               const char *title,
                               GArray *paths,
                               GHashTable *open,
                               gboolean keeps_name);
void paddock_form_set_title (PaddockForm *self, const char *title);
/* Takes the groups from the page again. */
void paddock_form_free (PaddockForm *self);

/* Which row has the keyboard, or will have it in the form that is made next; NULL: none. */
char *paddock_form_dup_focus (PaddockForm *self);
/* Gives the keyboard to that row, or if there is none like it, to what it was in. */
void paddock_form_set_focus (PaddockForm *self, const char *key);

/* Follows the document.  FALSE: it no longer has those records, or their lists have other lengths; a new
 * form is due. */
gboolean paddock_form_update (PaddockForm *self);

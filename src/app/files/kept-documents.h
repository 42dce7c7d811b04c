/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents that the user keeps for the studio: sections to stamp, templates to start from.  They are files below
 * $XDG_DATA_HOME/paddock, in a folder for each sort.
 */

#pragma once

#include <gio/gio.h>

#include "document.h"

typedef struct {
  PaddockDocument *document;
  char *path; /* NULL: it comes with the program */
} PaddockKeptDocument;

/* Takes DOCUMENT. */
PaddockKeptDocument *paddock_kept_document_new (PaddockDocument *document, const char *path);
void paddock_kept_document_free (PaddockKeptDocument *self);

/* Where those of a sort are; tests may have another place. */
char *paddock_kept_dup_folder (const char *sort);
/* Of PaddockKeptDocument, by title.  Files that can't be read are left out. */
GPtrArray *paddock_kept_load (const char *sort);
/* Writes a file whose name is made from the title and replaces none.  Returns its path. */
char *paddock_kept_save (const char *sort, const PaddockDocument *document, GError **error);
gboolean paddock_kept_delete (const char *path, GError **error);

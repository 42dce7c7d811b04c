/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file that keeps unsaved work: the document as it would be saved, and behind it, in a processing
 * instruction, which file it belongs to.
 *
 * One file for both, so that neither is ever there without the other; and a document like any other, so
 * that people who find it can simply open it.
 */

#pragma once

#include "document.h"

typedef struct {
  PaddockDocument *document;
  char *uri;   /* of the document's own file; NULL: it has none */
  char *stamp; /* see paddock_document_file_get_stamp() */
} PaddockAutosaveFile;

GBytes *paddock_autosave_file_write (const PaddockAutosaveFile *self);
PaddockAutosaveFile *paddock_autosave_file_read (const char *path, GError **error);

/* Whether its document is what its own file holds anyway. */
gboolean paddock_autosave_file_is_saved (const PaddockAutosaveFile *self);

PaddockAutosaveFile *
paddock_autosave_file_new (PaddockDocument *document, const char *uri, const char *stamp);
void paddock_autosave_file_free (PaddockAutosaveFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosaveFile, paddock_autosave_file_free)

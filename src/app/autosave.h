/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAutosave: keeps the unsaved work of open documents, and brings it back after a crash.
 *
 * A document's work is kept from the first version that differs from its file until it is saved, undone or
 * closed.  The document's own file is never touched.  How it is kept is in autosave-folder.h.
 */

#pragma once

#include "document-file.h"
#include "settings.h"

typedef struct _PaddockAutosave PaddockAutosave;

/* Called once, in the main loop, when work can't be kept. */
typedef void (*PaddockAutosaveWarn) (const char *message, gpointer data);

/* FOLDER is where the unsaved work of all running programs is. */
PaddockAutosave *paddock_autosave_new (const char *folder,
                                       PaddockSettings *settings,
                                       PaddockAutosaveWarn warn,
                                       gpointer data);
void paddock_autosave_free (PaddockAutosave *self);

/* Keeps the work in FILE for as long as FILE lives. */
void paddock_autosave_watch (PaddockAutosave *self, PaddockDocumentFile *file);

/* What sessions before this one left, as documents (of PaddockDocumentFile) that are watched already. */
GPtrArray *paddock_autosave_recover (PaddockAutosave *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosave, paddock_autosave_free)

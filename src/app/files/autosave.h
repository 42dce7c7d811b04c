/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAutosave: keeps the unsaved work of open documents, and brings it back after a crash.
 *
 * A document's work is kept from the first version that differs from its file until it is saved, undone or
 * closed.  The document's own file is never touched.  How it is kept is in autosave-folder.h.
 *
 * What can't be kept is tried again, with every edit and every few seconds, and until that succeeds there is a failure
 * for people to see.  So there is for journals of earlier sessions that can't be read: they stay where they are.
 */

#pragma once

#include "autosave-folder.h"
#include "document-file.h"
#include "settings.h"

typedef struct _PaddockAutosave PaddockAutosave;

/* Called in the main loop whenever the failure or what is unread has changed. */
typedef void (*PaddockAutosaveChanged) (gpointer data);

/* FOLDER is where the unsaved work of all running programs is. */
PaddockAutosave *paddock_autosave_new (const char *folder,
                                       PaddockSettings *settings,
                                       PaddockAutosaveChanged changed,
                                       gpointer data);
void paddock_autosave_free (PaddockAutosave *self);

/* Keeps the work in FILE for as long as FILE lives. */
void paddock_autosave_watch (PaddockAutosave *self, PaddockDocumentFile *file);

/* Why some of the work is not being kept right now; NULL: all is. */
const char *paddock_autosave_get_failure (const PaddockAutosave *self);

/* What sessions before this one left, as documents (of PaddockDocumentFile) that are watched already. */
GPtrArray *paddock_autosave_recover (PaddockAutosave *self);
/* What could not be read of it (of PaddockAutosaveUnread), until people have seen it. */
GPtrArray *paddock_autosave_get_unread (const PaddockAutosave *self);
void paddock_autosave_dismiss_unread (PaddockAutosave *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosave, paddock_autosave_free)

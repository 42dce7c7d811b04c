/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAutosaveFolder: where unsaved work is kept, so that a crash costs nothing.
 *
 * Every running program has a session, a folder of its own inside the given one, and locks it for as long
 * as it lives; the lock goes with the process, however that ends.  Every document has a slot, one file in
 * that folder.  A thread replaces the files whole (xml/save.h), one after another; if it falls behind, only
 * the newest wish counts.  A second thread forces them to disk, which may take long and must not keep the
 * first one from the next version.  Sessions that nobody locks have ended: what they left is taken over by moving
 * it, so that at every moment it lies in one place or the other.
 *
 * Plain C: no GObject, no main loop.  What is worth keeping is decided in autosave.h.
 */

#pragma once

#include "autosave-file.h"

typedef struct _PaddockAutosaveFolder PaddockAutosaveFolder;
typedef struct _PaddockAutosaveSlot PaddockAutosaveSlot;

/* Called from the writing thread when work could not be kept. */
typedef void (*PaddockAutosaveFailed) (const GError *error, gpointer data);

/* Makes the folder at PATH if needed, and a session in it. */
PaddockAutosaveFolder *paddock_autosave_folder_open (const char *path,
                                                     PaddockAutosaveFailed failed,
                                                     gpointer data,
                                                     GError **error);
/* Waits until everything is written.  Slots still in use stay on disk, for whoever comes next. */
void paddock_autosave_folder_close (PaddockAutosaveFolder *self);

PaddockAutosaveSlot *paddock_autosave_slot_new (PaddockAutosaveFolder *folder);
/* What the slot shall hold from now on; NULL: nothing.  Takes CONTENT. */
void paddock_autosave_slot_set (PaddockAutosaveSlot *self, PaddockAutosaveFile *content);
/* Empties it too. */
void paddock_autosave_slot_free (PaddockAutosaveSlot *self);

typedef struct {
  PaddockAutosaveFile *content;
  PaddockAutosaveSlot *slot; /* which holds it now; borrowed from the folder */
} PaddockAutosaveFound;

/* Takes over what ended sessions left (of PaddockAutosaveFound).  What is saved anyway is forgotten; what
 * this version can't read stays where it is. */
GArray *paddock_autosave_folder_take_over (PaddockAutosaveFolder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosaveFolder, paddock_autosave_folder_close)

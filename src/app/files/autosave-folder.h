/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAutosaveFolder: where unsaved work is kept, so that a crash costs nothing.
 *
 * Every running program has a session, a folder of its own inside the given one, and locks it for as long
 * as it lives; the lock goes with the process, however that ends.  Every document has a slot, one journal in
 * that folder (autosave-journal.h).  Sessions that nobody locks have ended: what they left is taken over by moving
 * it, so that at every moment it lies in one place or the other.
 *
 * When a slot is set, the work is in its file: the call writes it, which costs far less than the frame that
 * shows it.  Only large documents are left to a thread, the newest wish winning; their work is there some
 * tens of milliseconds later, before a hand can make the next stroke.  Another thread forces the files to disk,
 * a second after the last time at the earliest: a power cut costs that much.
 *
 * Plain C: no GObject, no main loop.  What is worth keeping is decided in autosave.h.
 */

#pragma once

#include "autosave-left.h"

typedef struct _PaddockAutosaveFolder PaddockAutosaveFolder;

/* Called, from any thread, whenever a slot was written or emptied.  ERROR: why its work could not be kept; NULL: it is. */
typedef void (*PaddockAutosaveTold) (PaddockAutosaveSlot *slot, const GError *error, gpointer data);

/* Makes the folder at PATH if needed, and a session in it. */
PaddockAutosaveFolder *paddock_autosave_folder_open (const char *path,
                                                     PaddockAutosaveTold told,
                                                     gpointer data,
                                                     GError **error);
/* Waits until everything is written.  Slots still in use stay on disk, for whoever comes next. */
void paddock_autosave_folder_close (PaddockAutosaveFolder *self);

const char *paddock_autosave_folder_get_session (const PaddockAutosaveFolder *self); /* its path */

PaddockAutosaveSlot *paddock_autosave_slot_new (PaddockAutosaveFolder *folder);
/* What the slot shall hold from now on; NULL: nothing.  WORK is only looked at. */
void paddock_autosave_slot_set (PaddockAutosaveSlot *self, const PaddockAutosaveWork *work);
/* Empties it too. */
void paddock_autosave_slot_free (PaddockAutosaveSlot *self);

/* Takes over what ended sessions left.  What is saved anyway is forgotten, and temporary files that were left go.  What can't be read stays where
 * it is, and is never written to; if it can be read in part, that part is found. */
PaddockAutosaveLeft *paddock_autosave_folder_take_over (PaddockAutosaveFolder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosaveFolder, paddock_autosave_folder_close)

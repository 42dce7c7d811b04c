/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAutosaveJournal: the file that keeps a document's unsaved work, version by version.
 *
 * An append-only file.  Every change of the history adds one frame: which versions are gone, which came (as
 * deltas of the text before, see text-delta.h), where the history stands, and which file it all belongs to.
 * So undo comes back too, and a frame is a few hundred bytes whatever the document's size: one write() to a
 * file that is open already.  That is what makes it cheap enough to be done before anybody sees the change; it
 * survives the process, and forcing it to disk is left to others (autosave-folder.h).
 *
 * A frame carries its length and a hash.  What a kill or a full disk left of a last one is not taken for a
 * frame, and the next one is written over it.  A file that grows too large begins anew, beside the old one and
 * then in its place, with the version before the current one.
 */

#pragma once

#include "history.h"

typedef struct _PaddockAutosaveJournal PaddockAutosaveJournal;

/* What is kept: the work, and the file that it belongs to. */
typedef struct {
  PaddockHistory *history;
  char *uri;   /* of the document's own file; NULL: it has none */
  char *stamp; /* see paddock_document_file_get_stamp() */
} PaddockAutosaveWork;

/* Of a file that is not there yet. */
PaddockAutosaveJournal *paddock_autosave_journal_new (const char *path);
/* Of one that is, to go on with it, and what it holds.  NULL: there is none, or none that can be read. */
PaddockAutosaveJournal *
paddock_autosave_journal_open (const char *path, PaddockAutosaveWork **work, GError **error);
void paddock_autosave_journal_free (PaddockAutosaveJournal *self); /* leaves the file */

const char *paddock_autosave_journal_get_path (const PaddockAutosaveJournal *self);
/* Whether what is behind the last whole frame is more than the torn last one: writing would destroy it. */
gboolean paddock_autosave_journal_is_damaged (const PaddockAutosaveJournal *self);
gboolean paddock_autosave_journal_move (PaddockAutosaveJournal *self, const char *path);
void paddock_autosave_journal_remove (
  PaddockAutosaveJournal *self); /* the file; the next write makes one */

/* Bytes of the text of the version that was written last, which is what the next write costs. */
gsize paddock_autosave_journal_get_weight (const PaddockAutosaveJournal *self);

/* Adds what is new since the last time.  On failure nothing is: the next time it is tried again. */
gboolean paddock_autosave_journal_write (PaddockAutosaveJournal *self,
                                         const PaddockAutosaveWork *work,
                                         GError **error);

PaddockAutosaveWork *paddock_autosave_work_new (PaddockHistory *history,
                                                const char *uri,
                                                const char *stamp); /* takes it */
void paddock_autosave_work_free (PaddockAutosaveWork *self);
/* Whether nothing would be lost without it. */
gboolean paddock_autosave_work_is_saved (const PaddockAutosaveWork *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosaveJournal, paddock_autosave_journal_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockAutosaveWork, paddock_autosave_work_free)

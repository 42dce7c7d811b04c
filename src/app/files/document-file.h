/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentFile: a document that is open: its file, its history, and the news that it changed.
 *
 * The one GObject around the core's values.  "changed" is emitted after anything that people could see
 * changed: content, file, whether it is saved, whether it is still being read.  Reading and writing
 * happen in a thread; versions are immutable, so nothing needs a lock.
 *
 * The file is watched.  If another program changes it and there is nothing of ours to lose, the document
 * follows, as a step that can be undone, and "reloaded" is emitted; else there is a notice.
 */

#pragma once

#include <gio/gio.h>

#include "history.h"

typedef enum {
  PADDOCK_DOCUMENT_FILE_LOADING,
  PADDOCK_DOCUMENT_FILE_FAILED, /* see paddock_document_file_get_error() */
  PADDOCK_DOCUMENT_FILE_READY,
} PaddockDocumentFileState;

/* What people should know about the file: it does not hold what they see. */
typedef enum {
  PADDOCK_NOTICE_NONE,
  PADDOCK_NOTICE_RECOVERED,  /* this was not saved when an earlier session ended */
  PADDOCK_NOTICE_CHANGED,    /* another program changed the file */
  PADDOCK_NOTICE_UNREADABLE, /* and to what can't be read: see paddock_document_file_get_error() */
  PADDOCK_NOTICE_GONE,       /* the file is not there any more */
} PaddockNotice;

#define PADDOCK_TYPE_DOCUMENT_FILE (paddock_document_file_get_type ())
G_DECLARE_FINAL_TYPE (PaddockDocumentFile, paddock_document_file, PADDOCK, DOCUMENT_FILE, GObject)

/* Starts to read FILE. */
PaddockDocumentFile *paddock_document_file_new_open (GFile *file);
/* A document that has no file yet.  Until it is edited there is nothing to lose by closing it. */
PaddockDocumentFile *paddock_document_file_new_untitled (PaddockDocument *document);
/* Work that was not saved when an earlier session ended, in that session's FILE and STAMP.  Takes HISTORY. */
PaddockDocumentFile *
paddock_document_file_new_recovered (PaddockHistory *history, GFile *file, const char *stamp);

PaddockDocumentFileState paddock_document_file_get_state (PaddockDocumentFile *self);
const GError *paddock_document_file_get_error (PaddockDocumentFile *self);
/* Reads the file again; of a document that is READY, as a step that can be undone. */
void paddock_document_file_reload (PaddockDocumentFile *self);
void paddock_document_file_cancel (PaddockDocumentFile *self); /* reading, if it still does */

PaddockNotice paddock_document_file_get_notice (PaddockDocumentFile *self);
void paddock_document_file_dismiss_notice (PaddockDocumentFile *self); /* people have seen it */

GFile *paddock_document_file_get_file (PaddockDocumentFile *self); /* NULL: untitled */
/* Which content of the file we last read or wrote; NULL: none.  Equal stamps, equal content. */
const char *paddock_document_file_get_stamp (PaddockDocumentFile *self);
char *paddock_document_file_dup_name (PaddockDocumentFile *self); /* what people call it */
/* Where Save As begins: a file name made from the document's title. */
char *paddock_document_file_dup_suggested_name (PaddockDocumentFile *self);

/* The rest needs a document: it may be called when the state is READY. */
PaddockDocument *paddock_document_file_get_document (PaddockDocumentFile *self);
gboolean paddock_document_file_is_modified (PaddockDocumentFile *self); /* FALSE if not READY */

/* The door for edits: change the draft, then commit, or let go of it. */
PaddockEdit *paddock_document_file_begin_edit (PaddockDocumentFile *self,
                                               const char *label,
                                               const char *merge_key) G_GNUC_WARN_UNUSED_RESULT;
gboolean paddock_document_file_commit (PaddockDocumentFile *self, PaddockEdit *edit);
void paddock_document_file_end_merge (PaddockDocumentFile *self);

/* The label of the step that undo or redo would take; NULL: there is none. */
const char *paddock_document_file_get_undo_label (PaddockDocumentFile *self);
const char *paddock_document_file_get_redo_label (PaddockDocumentFile *self);
void paddock_document_file_undo (PaddockDocumentFile *self);
void paddock_document_file_redo (PaddockDocumentFile *self);
/* To look at; to move in it, travel. */
const PaddockHistory *paddock_document_file_get_history (PaddockDocumentFile *self);
void paddock_document_file_travel (PaddockDocumentFile *self, guint position);

/* Writes the current version to FILE, which becomes the document's file once that succeeded.  Fails with
 * G_IO_ERROR_WRONG_ETAG, and with a notice, if another program has changed the document's own file and
 * there was no notice of that yet. */
void paddock_document_file_save_async (PaddockDocumentFile *self,
                                       GFile *file,
                                       GAsyncReadyCallback callback,
                                       gpointer data);
gboolean
paddock_document_file_save_finish (PaddockDocumentFile *self, GAsyncResult *result, GError **error);

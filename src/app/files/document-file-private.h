/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentFile's inside, for the files it is made of: document-file.c (names, edits and versions),
 * document-file-io.c (reading and writing, in threads), document-file-watch.c (what others do to the file).
 */

#pragma once

#include "document-file.h"

struct _PaddockDocumentFile {
  GObject parent_instance;

  GFile *file;             /* NULL: untitled */
  char *stamp;             /* see paddock_document_file_get_stamp() */
  PaddockHistory *history; /* NULL until it has been read */
  GError *error;           /* why it could not be read */
  GCancellable *loading;   /* NULL when not reading */
  GQueue saves;            /* of GTask; the first is running */

  PaddockNotice notice;
  PaddockDocument *lost; /* what the file held before that was replaced or deleted; NULL: nothing */
  GFileMonitor *monitor; /* of the file */
  guint look_timeout;
  gboolean is_looking; /* a thread reads the file again */
  gboolean is_look_due, is_reload_due;
};

/* What a file holds. */
typedef struct {
  char *stamp;               /* of what was read; NULL: no file */
  PaddockDocument *document; /* NULL: see the error; without one, the stamp was known */
  GError *error;
} PaddockFileContent;

/* Reads FILE, unless its stamp is KNOWN.  For threads. */
PaddockFileContent *paddock_file_content_read (GFile *file,
                                               gboolean has_known,
                                               const char *known,
                                               GCancellable *cancellable);
void paddock_file_content_free (PaddockFileContent *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFileContent, paddock_file_content_free)

void paddock_document_file_load (PaddockDocumentFile *self);
void paddock_document_file_emit_changed (PaddockDocumentFile *self);
void paddock_document_file_emit_reloaded (PaddockDocumentFile *self);
void paddock_document_file_take_stamp (PaddockDocumentFile *self, char *stamp);

/* Looks after the file from now on; it may be another one than before. */
void paddock_document_file_watch (PaddockDocumentFile *self);
void paddock_document_file_unwatch (PaddockDocumentFile *self);
/* Looks now whether the file is still what we know, or as soon as we are done with it ourselves. */
void paddock_document_file_look (PaddockDocumentFile *self);

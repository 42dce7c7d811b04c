/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentFile's inside, for the files it is made of: document-file.c (names, edits and versions),
 * document-file-io.c (reading and writing, in threads).
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
};

void paddock_document_file_load (PaddockDocumentFile *self);
void paddock_document_file_emit_changed (PaddockDocumentFile *self);

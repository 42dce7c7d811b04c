/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentFace: what a card shows of a document: its picture, its title and a few words about it.
 */

#pragma once

#include <gtk/gtk.h>

#include "document.h"

#define PADDOCK_TYPE_DOCUMENT_FACE (paddock_document_face_get_type ())
G_DECLARE_FINAL_TYPE (PaddockDocumentFace, paddock_document_face, PADDOCK, DOCUMENT_FACE, GtkBox)

/* CAPTION: NULL for what the document says of itself. */
void paddock_document_face_show (PaddockDocumentFace *self,
                                 PaddockDocument *document,
                                 const char *caption);
/* A file that can't be shown, and why. */
void paddock_document_face_show_failure (PaddockDocumentFace *self,
                                         const char *name,
                                         const char *reason);

/* What is below the picture. */
const char *paddock_document_face_get_title (PaddockDocumentFace *self);
const char *paddock_document_face_get_caption (PaddockDocumentFace *self);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Copies of documents that can live anywhere: what they referred to by file name is inside them.
 */

#pragma once

#include "document.h"

/* Sets the field that has the title of such documents, cut to what the field holds. */
void paddock_record_set_title (const PaddockDocumentKind *kind, gpointer record, const char *title);

/* The same document, which needs no other file beside it.  What could not be read stays a name. */
PaddockDocument *paddock_document_copy_whole (const PaddockDocument *document);

/* A whole copy with a title and an id of its own: "Red Comet Copy", "red-comet-copy". */
PaddockDocument *paddock_document_copy_new (const PaddockDocument *document);

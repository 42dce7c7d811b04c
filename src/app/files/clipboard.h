/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Copying pieces of a track, within a document, between documents and between programs: as the text of a document.
 */

#pragma once

#include <gdk/gdk.h>

#include "document.h"

void paddock_clipboard_set_document (GdkClipboard *clipboard, const PaddockDocument *document);

/* What was copied, if it is a document of KIND. */
PaddockDocument *
paddock_clipboard_read_text (const PaddockDocumentKind *kind, const char *text, GError **error);
void paddock_clipboard_read_async (GdkClipboard *clipboard,
                                   const PaddockDocumentKind *kind,
                                   GAsyncReadyCallback callback,
                                   gpointer data);
PaddockDocument *paddock_clipboard_read_finish (GAsyncResult *result, GError **error);

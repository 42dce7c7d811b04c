/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Copying pieces of a hex track, within a document, between documents and between programs: as the text of a document.
 */

#pragma once

#include <gdk/gdk.h>

#include "editor.h"

/* FALSE: nothing is selected. */
gboolean paddock_clipboard_copy (GdkClipboard *clipboard, PaddockEditor *editor);

/* Takes what was copied in hand, as a stamp. */
void paddock_clipboard_paste_async (GdkClipboard *clipboard,
                                    PaddockEditor *editor,
                                    GAsyncReadyCallback callback,
                                    gpointer data);
gboolean paddock_clipboard_paste_finish (GAsyncResult *result, GError **error);

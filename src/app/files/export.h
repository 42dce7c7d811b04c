/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Export: the picture of a document as a file or for the clipboard, as the settings say, in a thread.
 *
 * No widgets: what is asked and shown is in export-window.h.
 */

#pragma once

#include <gio/gio.h>

#include "render.h"
#include "settings.h"

/* What the settings ask for, in a file and on the clipboard. */
PaddockRenderOptions paddock_export_get_options (PaddockSettings *settings);
PaddockRenderOptions paddock_export_get_clipboard_options (PaddockSettings *settings);

/* "harbour-loop.png" for "harbour-loop.track.xml" */
char *paddock_export_dup_name (const char *document_name, PaddockRenderFormat format);
/* How large a picture with these BOUNDS will be: "1240 × 1754 pixels", or "21.0 × 29.7 cm on
 * paper", in the units that are set. */
char *paddock_export_dup_size (const PaddockRenderOptions *options,
                               PaddockRect bounds,
                               PaddockSettings *settings);
/* FALSE: the drawing is not cut into sheets of paper. */
gboolean paddock_export_get_poster (const PaddockRenderOptions *options,
                                    const PaddockPicture *picture,
                                    PaddockPoster *poster);
gboolean paddock_export_is_too_large (const PaddockRenderOptions *options, PaddockRect bounds);

/* Writes the file FILE, which appears whole or not at all.  DONE, if it is not NULL, is set atomically to
 * what is done, 0 to 1000, for as long as the export runs. */
void paddock_export_async (PaddockDocument *document,
                           const PaddockRenderOptions *options,
                           GFile *file,
                           int *done,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data);
gboolean paddock_export_finish (GAsyncResult *result, GError **error);

/* The same as the bytes of a PNG, of a size that clipboards can take. */
void paddock_export_bytes_async (PaddockDocument *document,
                                 const PaddockRenderOptions *options,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
GBytes *paddock_export_bytes_finish (GAsyncResult *result, GError **error);

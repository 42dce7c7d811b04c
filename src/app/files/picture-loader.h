/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one way to load pictures that documents name: safe on documents from anywhere, and never in anybody's way.
 *
 * A picture must be a regular file below the document's folder, links included, unless the person chose it here and now
 * (paddock_picture_trust()).  It has at most 32 MiB and 64 megapixels, which its header tells before it is decoded.
 * A small file may not unfold into very many pixels: one of 1 MiB has 20 megapixels at most, so it takes no more than 100 MiB.
 * Nothing that a picture refers to is loaded.  Reading and decoding happen in a thread and can be cancelled.
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_PICTURE_MAX_BYTES (32 * 1024 * 1024)
#define PADDOCK_PICTURE_MAX_PIXELS (64 * 1000 * 1000)
#define PADDOCK_PICTURE_SMALL_PIXELS (12 * 1000 * 1000) /* of any file, */
#define PADDOCK_PICTURE_BYTE_PIXELS 8                   /* and more for each byte */
gint64 paddock_picture_get_max_pixels (gsize file_size);

/* From now on until the program ends, documents may name this file wherever it is. */
void paddock_picture_trust (const char *path);

/* NAME is relative to FOLDER (NULL: the document is not saved yet) or a path. */
void paddock_picture_load_async (const char *folder,
                                 const char *name,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
GdkTexture *paddock_picture_load_finish (GAsyncResult *result, GError **error);

/* The same at once, for threads of others and tests. */
GdkPixbuf *paddock_picture_load (const char *folder,
                                 const char *name,
                                 GCancellable *cancellable,
                                 GError **error);

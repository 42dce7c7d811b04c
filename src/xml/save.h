/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Putting bytes on disk so that neither a full disk nor a power cut costs anything.
 *
 * A file is replaced whole or not at all: the new one is written beside it, forced to disk and renamed
 * over it, and the folder is forced to disk too.  On any failure the old file is as it was and nothing
 * is left beside it (only a killed process may leave a hidden ".paddock-..." file).  Symbolic links are
 * followed, the mode of an existing file is kept.
 */

#pragma once

#include "document.h"
#include "xml-error.h"

gboolean paddock_save_bytes (const char *path, GBytes *bytes, GError **error);

/* The same without waiting for the disk: the end of the process costs nothing, a power cut may.  Waiting is
 * made up for later, by another thread; what is not there any more needs none. */
gboolean paddock_save_bytes_soon (const char *path, GBytes *bytes, GError **error);
void paddock_save_now (const char *path);

/* Writes a document after proving that it can be read back: what the reader would refuse, with the
 * reader's reason, never replaces a good file. */
gboolean paddock_xml_save (const PaddockDocument *document, const char *path, GError **error);

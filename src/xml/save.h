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

/* For files that are not replaced but grow, and so survive the process, but not yet a power cut: writes all
 * of it where FD stands (FALSE: see errno), and forces the file to disk, if it is still there. */
gboolean paddock_save_append (int fd, GBytes *bytes);
void paddock_save_force (const char *path);

/* Writes a document after proving that it can be read back: what the reader would refuse, with the
 * reader's reason, never replaces a good file. */
gboolean paddock_xml_save (const PaddockDocument *document, const char *path, GError **error);

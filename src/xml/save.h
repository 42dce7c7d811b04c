/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving documents so that nothing is ever lost: through the one door for files (output-file.h), and only what can be
 * read again.
 */

#pragma once

#include "document.h"
#include "xml-error.h"

/* Writes a document after proving that it can be read back: what the reader would refuse, with the
 * reader's reason, never replaces a good file. */
gboolean paddock_xml_save (const PaddockDocument *document, const char *path, GError **error);

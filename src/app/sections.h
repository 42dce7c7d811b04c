/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library of sections: corners, straights, chicanes to stamp.  Those that come with the program, and the user's own,
 * which are files in a folder of theirs.
 */

#pragma once

#include <gio/gio.h>

#include "document.h"

/* Of PaddockDocument, each a hex track; the user's own last, by title.  Files that cannot be read are left out. */
GPtrArray *paddock_sections_load (void);

/* Where the user's own are; tests may have another. */
char *paddock_sections_dup_folder (void);
/* Keeps SECTION as a file there; its name is made from the title and replaces none. */
gboolean paddock_sections_save (PaddockDocument *section, GError **error);

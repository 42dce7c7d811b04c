/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library of sections: corners, straights, chicanes to stamp.  Those that come with the program, and the user's own,
 * which are files in a folder of theirs.
 */

#pragma once

#include <gio/gio.h>

#include "document.h"

typedef struct {
  PaddockDocument *document; /* a hex track */
  char *path;                /* of the user's own; NULL: it comes with the program */
} PaddockKeptSection;

/* Of PaddockKeptSection, the user's own first, by title.  Files that cannot be read are left out. */
GPtrArray *paddock_sections_load (void);

/* Where the user's own are; tests may have another. */
char *paddock_sections_dup_folder (void);
/* Keeps SECTION as a file there; its name is made from the title and replaces none. */
gboolean paddock_sections_save (PaddockDocument *section, GError **error);
/* Gives one of the user's own another title; its file stays where it is. */
gboolean paddock_sections_rename (const char *path, const char *title, GError **error);
gboolean paddock_sections_delete (const char *path, GError **error);

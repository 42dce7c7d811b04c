/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What new documents can begin with: templates, examples, boards and sections that come with the program, and templates of the
 * user's own (kept-documents.h).
 *
 * They are opened as new documents without a file, so nobody can spoil them.  Their names and their
 * descriptions are those of the documents themselves.
 */

#pragma once

#include <gio/gio.h>

#include "document.h"

typedef enum {
  PADDOCK_LIBRARY_TEMPLATES,
  PADDOCK_LIBRARY_EXAMPLES,
  PADDOCK_LIBRARY_BOARDS,   /* those of the examples, without a layout */
  PADDOCK_LIBRARY_SECTIONS, /* of hex tracks, for the stamp tool */
  PADDOCK_LIBRARY_OWN,      /* templates of the user's own, by title */
} PaddockLibraryShelf;

/* The ids of the documents on a shelf, in order. */
char **paddock_library_list (PaddockLibraryShelf shelf);
PaddockDocument *paddock_library_load (const char *id, GError **error);

/* The same, to work on: the hexes of a template lie as ORIENTATION names it, and a board is a new layout. */
PaddockDocument *paddock_library_load_new (const char *id, const char *orientation, GError **error);

/* Whether it is a document with nothing in it, which its guide helps to fill in. */
gboolean paddock_library_is_empty (const char *id);

/* Keeps DOCUMENT as a template of the user's own.  Returns its id; NULL: it could not be written. */
char *paddock_library_keep (const PaddockDocument *document, GError **error);
gboolean paddock_library_is_own (const char *id);
/* Removes one of the user's own. */
gboolean paddock_library_remove (const char *id, GError **error);

/* An item for every template, the user's own first, then game by game, and for each other way to begin a vehicle: with
 * nothing, from one that ships, by chance.  Each is "win.new-from" with its id. */
GMenuModel *paddock_library_create_menu (void);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The documents that come with the program: templates to start from, examples to look at, sections to build with.
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
} PaddockLibraryShelf;

/* The ids of the documents on a shelf, in order. */
char **paddock_library_list (PaddockLibraryShelf shelf);
PaddockDocument *paddock_library_load (const char *id, GError **error);

/* The same, to work on: the hexes of a template lie as ORIENTATION names it, and a board is a new layout. */
PaddockDocument *paddock_library_load_new (const char *id, const char *orientation, GError **error);

/* Whether it is a document with nothing in it, which its guide helps to fill in. */
gboolean paddock_library_is_empty (const char *id);

/* An item for every template, game by game, and for each other way to begin a vehicle: with nothing, from one that ships, by
 * chance.  Each is "win.new-from" with its id. */
GMenuModel *paddock_library_create_menu (void);

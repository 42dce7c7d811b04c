/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockShelf: the documents that come with the programs, inside them.
 *
 * Templates to start from, examples to look at and sections to build with, as the bytes of their files in
 * data/, so that they are found wherever a program is run from.
 */

#pragma once

#include "document.h"

typedef struct {
  const char *name; /* as under data/: "templates/car.vehicle.xml" */
  const char *data;
  gsize size;
} PaddockShelfFile;

/* In the order in which they are offered: the templates, then the examples. */
extern const PaddockShelfFile paddock_shelf_files[];
extern const guint paddock_shelf_n_files;

/* Pieces of hex tracks, to be laid on tracks. */
extern const PaddockShelfFile paddock_shelf_sections[];
extern const guint paddock_shelf_n_sections;

const PaddockShelfFile *paddock_shelf_find (const char *name);      /* of either; or NULL */
const PaddockShelfFile *paddock_shelf_find_base (const char *name); /* without its folder */
gboolean paddock_shelf_file_is_template (const PaddockShelfFile *self);

/* With the documents that it refers to. */
PaddockDocument *paddock_shelf_file_read (const PaddockShelfFile *self, GError **error);

/* The first example of a kind, by which others are measured; NULL: there is none. */
PaddockDocument *paddock_shelf_read_first (const PaddockDocumentKind *kind);
/* All examples of a kind, and those that are tracks of GAME: of PaddockDocument. */
GPtrArray *paddock_shelf_read_kind (const PaddockDocumentKind *kind);
GPtrArray *paddock_shelf_read_tracks (const char *game);

/* The same by its name; DATA is nobody's. */
PaddockDocument *paddock_shelf_load (const char *name, gpointer data, GError **error);

/* A path for messages and references, where no file can be. */
char *paddock_shelf_file_dup_path (const PaddockShelfFile *self);

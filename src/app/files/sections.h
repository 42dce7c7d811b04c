/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library of sections: corners, straights, chicanes to stamp.  Those that come with the program, and the user's own,
 * which are files in a folder of theirs.
 */

#pragma once

#include "kept-documents.h"

#define PADDOCK_KEPT_SECTIONS "sections"

/* Of PaddockKeptDocument, each a hex track, the user's own first, by title. */
GPtrArray *paddock_sections_load (void);

gboolean paddock_sections_save (const PaddockDocument *section, GError **error);
/* Gives one of the user's own another title; its file stays where it is. */
gboolean paddock_sections_rename (const char *path, const char *title, GError **error);

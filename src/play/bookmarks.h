/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was remarkable in a race, found in its events: where to stop when scrubbing through it.
 */

#pragma once

#include "remarkable.h"
#include "sight.h"

#define PADDOCK_BIG_PUSH 3 /* spaces in one go */

typedef struct {
  guint moment; /* the first that shows it */
  PaddockBookmarkKind kind;
  guint seat;  /* whom it is about, or PADDOCK_NOBODY */
  guint piece; /* and which of its pieces, or PADDOCK_NO_PIECE: the seat as a whole */
  char *text;  /* in words */
} PaddockBookmark;

/* An empty array of them, which owns what is put into it. */
GPtrArray *paddock_bookmarks_new (void);
PaddockBookmark *paddock_bookmark_copy (const PaddockBookmark *self);

/* As the seat may see it, in order, from what led to moment FIRST on, what was undone too: an array of PaddockBookmark. */
GPtrArray *paddock_bookmarks_find (const PaddockSight *sight, guint first);

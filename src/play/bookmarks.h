/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was remarkable in a race, found in its events: where to stop when scrubbing through it.
 */

#pragma once

#include "journal.h"

typedef enum {
  PADDOCK_BOOKMARK_LEAD,   /* somebody has come into the lead */
  PADDOCK_BOOKMARK_LAP,    /* a lap is completed */
  PADDOCK_BOOKMARK_FINISH, /* somebody has finished */
  PADDOCK_BOOKMARK_CRASH,
  PADDOCK_BOOKMARK_WIPE_OUT, /* somebody is out of the race */
  PADDOCK_BOOKMARK_BLAST,    /* something explodes */
  PADDOCK_BOOKMARK_PUSH,     /* somebody is pushed far */
  PADDOCK_N_BOOKMARKS,
} PaddockBookmarkKind;

extern const char *const paddock_bookmark_labels[PADDOCK_N_BOOKMARKS]; /* for people */

#define PADDOCK_BIG_PUSH 3 /* spaces in one go */

typedef struct {
  guint moment; /* the first that shows it */
  PaddockBookmarkKind kind;
  guint seat; /* whom it is about, or PADDOCK_NOBODY */
  char *text; /* in words */
} PaddockBookmark;

/* As SEAT may see it, in order, from what led to moment FIRST on, what was undone too: an array of PaddockBookmark. */
GPtrArray *paddock_bookmarks_find (const PaddockJournal *journal, guint first, guint seat);

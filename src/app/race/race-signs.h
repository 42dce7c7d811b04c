/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands out in a race, as a sign and a sentence: for the timeline, the list of moments and the result.
 */

#pragma once

#include "bookmarks.h"
#include "race.h"

#define PADDOCK_REMARK_ICON "paddock-remark-symbolic"

const char *paddock_bookmark_get_icon (PaddockBookmarkKind kind);

typedef struct {
  guint moment;
  guint rank; /* what is less important, and has a higher one, gives way */
  const char *icon;
  guint seat; /* whom it is about, or PADDOCK_NOBODY */
  char *text;
} PaddockRaceSign;

/* Bookmarks and remarks of the line in hand, the most important first: an array of PaddockRaceSign. */
GArray *paddock_race_list_signs (PaddockRace *race);

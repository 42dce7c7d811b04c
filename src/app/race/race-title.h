/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What races are called that nobody gave a name: "Race 2 on Harbour Loop".
 *
 * The title is in the document, so that it comes back after a crash.  Whoever changes it gives the race a name.
 */

#pragma once

#include "document.h"

char *paddock_title_of_race_dup (const char *track, guint number);

/* The number of a race with such a title on a track of that title; 0: it is called otherwise. */
guint paddock_title_of_race_find_number (const char *title, const char *track);
/* The same for a race; its track may be missing. */
guint paddock_title_of_race_get_number (const PaddockDocument *race);
/* The title of its track; NULL: there is none. */
const char *paddock_title_of_race_get_track (const PaddockDocument *race);

/* A copy of RACE that is called so. */
PaddockDocument *paddock_title_of_race_set (const PaddockDocument *race, const char *title);

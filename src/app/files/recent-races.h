/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Recent races: those that nobody asked to keep, as they were when they were closed.
 *
 * Each is a playtest in a folder of the studio's state, below $XDG_STATE_HOME; only the last ones stay.  Their titles are in
 * an index beside them, so that a list of them need not read the races; whatever is not in the index is read.
 */

#pragma once

#include <gio/gio.h>

#include "document.h"

#define PADDOCK_RECENT_RACES_MAX 20

typedef struct {
  char *path;
  char *title;
  guint n_decisions;
  gint64 closed; /* when, in microseconds since 1970 */
} PaddockRecentRace;

/* Whether anything has happened in it that is worth keeping. */
gboolean paddock_recent_races_has_begun (const PaddockDocument *race);

/* Writes RACE to PATH, or to a file of its own if that is NULL, and lets the oldest go that are too many.  Returns the path
 * that it has; NULL: it could not be written. */
char *paddock_recent_races_keep (const PaddockDocument *race, const char *path, GError **error);

/* Of PaddockRecentRace, which it frees; the last one first. */
GPtrArray *paddock_recent_races_list (void);

/* NULL: it is not one of them, is gone, or is no race. */
PaddockDocument *paddock_recent_races_load (const char *path, GError **error);

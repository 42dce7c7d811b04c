/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is placed on a hex track, whatever list it is kept in: by kind, index and hexes.
 *
 * Kinds are those of PaddockThing from START to NOTE.  The starting line is one thing, there while it has
 * tokens; every other kind has a list in the track.
 */

#pragma once

#include "hex-track.h"
#include "thing.h"

#define PADDOCK_THING_FIRST PADDOCK_THING_START
#define PADDOCK_THING_LAST PADDOCK_THING_NOTE
#define PADDOCK_THING_MAX_HEXES 3

guint paddock_track_count (const PaddockHexTrack *track, PaddockThingKind kind);

/* Its record; of the starting line that of the track. */
gconstpointer paddock_track_get (const PaddockHexTrack *track, PaddockThingKind kind, guint index);

/* The hexes it lies on, those of its tokens in their order; returns how many. */
guint paddock_track_get_hexes (const PaddockHexTrack *track,
                               PaddockThingKind kind,
                               guint index,
                               PaddockHex hexes[PADDOCK_THING_MAX_HEXES]);

/* Of PaddockThing, one for each hex of each thing, in the order of the document.  Tokens have part 1 and 2, the
 * hexes of an obstacle 0 to 2. */
GArray *paddock_track_things_new (const PaddockHexTrack *track);

/* The same, things in the same hex beside each other; among these in the order of the document. */
void paddock_track_things_sort (GArray *things);

/* Calls FUNC for every thing in which two tracks differ: as it was, with BEFORE, and as it is, with AFTER.  Lists that
 * both share are passed over.  What only moves up or down as others come or go is the same, but for notes, which are
 * numbered by their place. */
typedef void (*PaddockTrackThingFunc) (const PaddockHexTrack *track,
                                       PaddockThingKind kind,
                                       guint index,
                                       gpointer data);
void paddock_track_diff_things (const PaddockHexTrack *before,
                                const PaddockHexTrack *after,
                                PaddockTrackThingFunc func,
                                gpointer data);

/* Edits.  A new thing is the last of its kind and has the defaults; a starting line is there at once, without
 * tokens. */
gpointer paddock_track_add (PaddockHexTrack *track, PaddockThingKind kind);
gpointer
paddock_track_add_copy (PaddockHexTrack *track, PaddockThingKind kind, gconstpointer record);
gpointer paddock_track_edit (PaddockHexTrack *track, PaddockThingKind kind, guint index);
void paddock_track_remove (PaddockHexTrack *track, PaddockThingKind kind, guint index);

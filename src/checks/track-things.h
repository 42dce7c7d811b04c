/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is placed on a hex track, as one list, and what a hex is once it all lies there.
 */

#pragma once

#include "hex-track.h"

typedef enum {
  PADDOCK_TRACK_THING_START,      /* a token of the starting line */
  PADDOCK_TRACK_THING_CHECKPOINT, /* a token of a checkpoint */
  PADDOCK_TRACK_THING_OBSTACLE,   /* one hex of it */
  PADDOCK_TRACK_THING_ITEM,
  PADDOCK_TRACK_THING_SLOT,
  PADDOCK_TRACK_THING_HAZARD,
  PADDOCK_TRACK_THING_FRAGILE,
  PADDOCK_TRACK_THING_SOLID,
  PADDOCK_TRACK_THING_ENTRY, /* of runners */
  PADDOCK_N_TRACK_THINGS,
} PaddockTrackThingKind;

typedef struct {
  PaddockHex hex;
  PaddockTrackThingKind kind;
  guint index; /* in its list; of a token: of its checkpoint */
} PaddockTrackThing;

/* How places are written: "obstacle 3,4". */
extern const char *const paddock_track_thing_names[];

/* Of PaddockTrackThing, in the order of the document. */
GArray *paddock_track_things_new (const PaddockHexTrack *track);

/* The same, things in the same hex beside each other; among these in the order of the document. */
void paddock_track_things_sort (GArray *things);

/* What hexes show under obstacles and tokens. */
typedef struct {
  const PaddockBoard *board;
  GHashTable *covered;
} PaddockLayout;

void paddock_layout_init (PaddockLayout *self, const PaddockHexTrack *track);
void paddock_layout_clear (PaddockLayout *self);
guint paddock_layout_get (const PaddockLayout *self, PaddockHex hex);        /* a cell's kind */
gboolean paddock_layout_is_free (const PaddockLayout *self, PaddockHex hex); /* may be driven on */

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockLayout, paddock_layout_clear)

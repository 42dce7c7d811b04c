/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFrothyMap: a Frothy track as the checks look at it: its hexes by number, who is beside whom,
 * how far along the course each lies, and what stands in the way.
 *
 * Made once for all checks of a version.  It takes any track, however unfinished: a hex without a rank
 * is there, but no step to it is known to lead anywhere.  Typical sizes: 200 to 5,000 hexes.
 */

#pragma once

#include "hex-track.h"
#include "stop.h"

#define PADDOCK_FROTHY_NO_HEX (-1)

typedef enum {
  PADDOCK_WAY_FREE,
  PADDOCK_WAY_LOW, /* a solid obstacle that can be jumped */
  PADDOCK_WAY_SOLID,
} PaddockFrothyWay;

typedef struct {
  const PaddockHexTrack *track;
  int length; /* ranks; 0: the course is not laid */
  gboolean is_closed;

  guint n_hexes;
  PaddockHex *hexes; /* that can be driven on, solid obstacles or not */
  gint16 *ranks;     /* or PADDOCK_RANK_NONE */
  guint8 *lanes;
  guint8 *ways;                      /* PaddockFrothyWay */
  int (*next)[PADDOCK_N_DIRECTIONS]; /* the neighbour's number, or NO_HEX */
  GHashTable *index;                 /* by hex: its number + 1 */
} PaddockFrothyMap;

PaddockFrothyMap *paddock_frothy_map_new (const PaddockHexTrack *track);
void paddock_frothy_map_free (PaddockFrothyMap *self);

/* The same, as tables of checks want it. */
gpointer paddock_frothy_map_prepare (gconstpointer track, PaddockStop *stop);
void paddock_frothy_map_release (gpointer map);

int paddock_frothy_map_find (const PaddockFrothyMap *self, PaddockHex hex); /* or NO_HEX */

/* How many ranks TO lies ahead of FROM: on a circuit by the shorter way round.  0 if either is unknown. */
int paddock_frothy_map_gain (const PaddockFrothyMap *self, guint from, guint to);

/* The rank so far ahead, folded into the circuit; on an open track the sum. */
int paddock_frothy_map_wrap (const PaddockFrothyMap *self, int rank);

/* Of the ranks from one to another, the way vehicles go; on a circuit at most once round. */
int paddock_frothy_map_distance (const PaddockFrothyMap *self, int from, int to);

static inline gboolean
paddock_frothy_map_is_free (const PaddockFrothyMap *self, int hex)
{
  return hex != PADDOCK_FROTHY_NO_HEX && self->ways[hex] == PADDOCK_WAY_FREE;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockFrothyMap, paddock_frothy_map_free)

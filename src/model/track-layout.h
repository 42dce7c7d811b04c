/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTrackLayout: what the hexes of a track are once everything lies on it, and the rows of its lines.
 *
 * Made from a track of any state; it borrows the track's board.
 */

#pragma once

#include "hex-track.h"

typedef struct {
  const PaddockBoard *board;
  GHashTable *covered; /* by hex: what an obstacle or a token shows there */
} PaddockTrackLayout;

void paddock_track_layout_init (PaddockTrackLayout *self, const PaddockHexTrack *track);
void paddock_track_layout_clear (PaddockTrackLayout *self);
guint paddock_track_layout_get (const PaddockTrackLayout *self, PaddockHex hex); /* a cell's kind */
/* May be driven on. */
gboolean paddock_track_layout_is_free (const PaddockTrackLayout *self, PaddockHex hex);

/* The straight row of hexes that a checkpoint or starting line lies in.  Only the spaces among them belong to
 * the line. */
typedef struct {
  PaddockHex first;
  int direction;
  int n;
} PaddockLineRow;

/* Between a pair of tokens, or from a single one to the edge of the board.  FALSE if
 * that is no hex at all, or the pair is not in one row. */
gboolean paddock_line_row_find (PaddockLineRow *self,
                                const PaddockBoard *board,
                                const PaddockList *tokens); /* of PaddockLineToken */

static inline PaddockHex
paddock_line_row_at (const PaddockLineRow *self, int i)
{
  return paddock_hex_along (self->first, self->direction, i);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockTrackLayout, paddock_track_layout_clear)

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the pictures of two versions of a hex track differ, told hex by hex.
 *
 * A hex looks different if its cell or a thing on it is another, or if a line that runs over it is.  Lines depend
 * on the cells in their row: a single token's line ends where the board does, and the squares of the starting line
 * are counted from where it is blocked.  Only lines that run past something that changed are looked at.
 */

#include "scene-hex-track.h"
#include "track-things.h"

#define REACH \
  (PADDOCK_HEX_DRAWN_SIZE + 4) /* from the centre of a hex to all that is drawn for it */

typedef struct {
  const PaddockHexTrack *was, *is;
  PaddockHexLayout layout;
  PaddockRect changed; /* the centres of the hexes that hold something else */
  PaddockRectFunc func;
  gpointer data;
} Diff;

static void
mark (Diff *self, PaddockHex hex)
{
  PaddockPoint centre = paddock_hex_layout_centre (&self->layout, hex);

  self->func (paddock_rect_grow ((PaddockRect){ centre.x, centre.y, 0, 0 }, REACH), self->data);
}

static void
change (Diff *self, PaddockHex hex)
{
  self->changed =
    paddock_rect_include (self->changed, paddock_hex_layout_centre (&self->layout, hex));
  mark (self, hex);
}

static void
mark_row (Diff *self, const PaddockLineRow *row, int from)
{
  for (int i = from; i < row->n; i++)
    mark (self, paddock_line_row_at (row, i));
}

static void
diff_cell (PaddockHex hex, PaddockCell before, PaddockCell after, gpointer data)
{
  change (data, hex);
}

static void
diff_thing (const PaddockHexTrack *track, PaddockThingKind kind, guint index, gpointer data)
{
  Diff *self = data;
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = paddock_track_get_hexes (track, kind, index, hexes);
  const PaddockList *tokens = NULL;
  PaddockLineRow row;

  for (guint i = 0; i < n; i++)
    change (self, hexes[i]);

  if (kind == PADDOCK_THING_START)
    tokens = track->start.tokens;
  else if (kind == PADDOCK_THING_CHECKPOINT)
    tokens = PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, index)->tokens;
  if (paddock_line_row_find (&row, track->board, tokens))
    mark_row (self, &row, 0);
}

/* A line that is the same, over what is not; from FIRST on it may look different, or where it ends. */
static void
diff_line (Diff *self, const PaddockList *tokens, int first)
{
  PaddockLineRow was, is;

  if (!paddock_hex_line_may_cross (&self->layout, tokens, paddock_rect_grow (self->changed, 1)))
    return;

  paddock_line_row_find (&was, self->was->board, tokens);
  paddock_line_row_find (&is, self->is->board, tokens);
  mark_row (self, was.n > is.n ? &was : &is, MIN (first, MIN (was.n, is.n)));
}

gboolean
paddock_hex_track_diff (const PaddockPicture *before,
                        const PaddockPicture *after,
                        PaddockRectFunc func,
                        gpointer data)
{
  const PaddockHexTrack *was = before->document->record, *is = after->document->record;
  Diff self = { was, is, paddock_hex_track_get_layout (is), PADDOCK_RECT_EMPTY, func, data };

  if (was->orientation != is->orientation || was->course.length != is->course.length
      || was->course.line_rank != is->course.line_rank || was->course.closed != is->course.closed
      || !was->course.inside != !is->course.inside || after->options.has_frame)
    return FALSE;

  paddock_board_diff (was->board, is->board, diff_cell, &self);
  paddock_track_diff_things (was, is, diff_thing, &self);
  if (paddock_rect_is_empty (self.changed))
    return TRUE;

  diff_line (&self, is->start.tokens, 0);
  for (guint i = 0; i < paddock_list_len (is->checkpoints); i++)
    diff_line (&self, PADDOCK_LIST_AT (is->checkpoints, PaddockCheckpoint, i)->tokens, G_MAXINT);
  return TRUE;
}

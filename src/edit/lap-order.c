/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lap-order.h"

#include "hex-window.h"
#include "layout-tools.h"
#include "track-layout.h"
#include "track-things.h"

#define MAX_CELLS 250000 /* of the window around a board */
#define FAR G_MAXUINT32

typedef struct {
  const PaddockHexTrack *track;
  PaddockTrackLayout layout;
  PaddockHexWindow window;
  guint32 *steps; /* by cell: from the starting line; FAR: not yet reached */
  GArray *queue;  /* of cells */
} Lap;

static void
lap_clear (Lap *self)
{
  paddock_track_layout_clear (&self->layout);
  g_free (self->steps);
  if (self->queue)
    g_array_unref (self->queue);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lap, lap_clear)

static gboolean
lap_init (Lap *self, const PaddockHexTrack *track)
{
  PaddockBoardBounds bounds;
  gint64 n_cells;

  paddock_track_layout_init (&self->layout, track);
  self->track = track;
  if (!paddock_board_get_bounds (track->board, &bounds))
    return FALSE;

  self->window = paddock_hex_window_around (bounds.min, bounds.max, 1);
  n_cells = (gint64) self->window.width * self->window.height;
  if (n_cells > MAX_CELLS)
    return FALSE;

  self->steps = g_new (guint32, (gsize) n_cells);
  memset (self->steps, 0xff, (gsize) n_cells * sizeof (guint32));
  self->queue = g_array_new (FALSE, FALSE, sizeof (guint));
  return TRUE;
}

/* NULL: lines may lead beyond the board. */
static guint32 *
get_steps (const Lap *self, PaddockHex hex)
{
  return paddock_hex_window_has (&self->window, hex)
           ? &self->steps[paddock_hex_window_index (&self->window, hex)]
           : NULL;
}

static void
visit (Lap *self, PaddockHex hex, guint32 steps)
{
  guint32 *at = get_steps (self, hex);
  guint cell;

  if (!at || *at != FAR || !paddock_track_layout_is_free (&self->layout, hex))
    return;

  *at = steps;
  cell = (guint) (at - self->steps);
  g_array_append_val (self->queue, cell);
}

/* The way leaves the start in its direction, and does not lead back across it. */
static gboolean
leave_start (Lap *self)
{
  PaddockLineRow row;

  if (!paddock_line_row_find (&row, self->track->board, self->track->start.tokens))
    return FALSE;

  for (int i = 0; i < row.n; i++) {
    guint32 *at = get_steps (self, paddock_line_row_at (&row, i));

    if (at)
      *at = 0;
  }
  for (int i = 0; i < row.n; i++)
    if (paddock_track_layout_is_free (&self->layout, paddock_line_row_at (&row, i)))
      visit (self,
             paddock_hex_neighbour (paddock_line_row_at (&row, i), self->track->start.direction),
             1);
  return TRUE;
}

static void
walk (Lap *self)
{
  for (guint i = 0; i < self->queue->len; i++) {
    guint cell = g_array_index (self->queue, guint, i);
    PaddockHex hex = paddock_hex_window_at (&self->window, cell);

    for (int direction = 0; direction < PADDOCK_N_DIRECTIONS; direction++)
      visit (self, paddock_hex_neighbour (hex, direction), self->steps[cell] + 1);
  }
}

/* How far along the lap a line lies; FAR: it cannot be reached. */
static guint32
measure (const Lap *self, const PaddockList *tokens)
{
  guint32 nearest = FAR;
  PaddockLineRow row;

  if (!paddock_line_row_find (&row, self->track->board, tokens))
    return FAR;

  for (int i = 0; i < row.n; i++) {
    const guint32 *at = get_steps (self, paddock_line_row_at (&row, i));

    nearest = MIN (nearest, at ? *at : FAR);
  }
  return nearest;
}

static const PaddockCheckpoint *
get_checkpoint (const PaddockHexTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);
}

/* Whether the two lie in the order of their numbers. */
static gboolean
agree (const PaddockCheckpoint *a, guint32 a_far, const PaddockCheckpoint *b, guint32 b_far)
{
  return (a->number < b->number) == (a_far < b_far) && a_far != b_far;
}

static gboolean
follows_lap (const Lap *self, const guint32 *far, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (!agree (get_checkpoint (self->track, i), far[i], get_checkpoint (self->track, j), far[j]))
        return FALSE;

  return TRUE;
}

int
paddock_lap_find_number (const PaddockHexTrack *track, const PaddockList *tokens)
{
  g_auto (Lap) lap = { 0 };
  guint n = paddock_list_len (track->checkpoints);
  g_autofree guint32 *far = g_new (guint32, n + 1);
  int last = 0;

  if (!lap_init (&lap, track) || !leave_start (&lap))
    return 0;

  walk (&lap);
  for (guint i = 0; i < n; i++)
    far[i] = measure (&lap, get_checkpoint (track, i)->tokens);
  far[n] = measure (&lap, tokens);
  if (far[n] == FAR || !follows_lap (&lap, far, n))
    return 0;

  for (guint i = 0; i < n; i++)
    if (far[i] <= far[n])
      last = MAX (last, get_checkpoint (track, i)->number);
  return last + 1;
}

static gboolean
is_taken (const PaddockHexTrack *track, int number)
{
  return paddock_layout_has_number (track->checkpoints, G_STRUCT_OFFSET (PaddockCheckpoint, number),
                                    number);
}

gboolean
paddock_lap_free_number (PaddockHexTrack *draft, int number)
{
  int end = number;

  while (is_taken (draft, end))
    end++;
  if (end > PADDOCK_LAYOUT_MAX_NUMBER)
    return FALSE;

  for (guint i = 0; i < paddock_list_len (draft->checkpoints); i++) {
    int old = get_checkpoint (draft, i)->number;

    if (old >= number && old < end)
      ((PaddockCheckpoint *) paddock_track_edit (draft, PADDOCK_THING_CHECKPOINT, i))->number++;
  }
  return TRUE;
}

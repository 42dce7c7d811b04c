/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers for the hexes of a Frothy track: its ranks say them.
 */

#include "check-tables.h"

typedef struct {
  GArray *values;
  const PaddockHexTrack *track;
  PaddockTrackQuestion question;
  guint *width_of_rank;
} Ranks;

static gboolean
has_rank (const Ranks *self, PaddockCell cell)
{
  return cell.rank >= 0 && cell.rank < self->track->course.length
         && paddock_cell_kind_is_free (cell.kind);
}

static void
count_rank (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Ranks *self = data;

  if (has_rank (self, cell))
    self->width_of_rank[cell.rank]++;
}

static void
add_ranked (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Ranks *self = data;
  const PaddockCourse *course = &self->track->course;

  if (!has_rank (self, cell))
    return;

  paddock_track_values_add (self->values, hex,
                            self->question == PADDOCK_TRACK_WIDTH
                              ? (int) self->width_of_rank[cell.rank]
                              : (cell.rank - course->line_rank + course->length) % course->length);
}

void
paddock_frothy_add_values (GArray *values,
                           const PaddockHexTrack *track,
                           PaddockTrackQuestion question,
                           const PaddockTrackCar *car,
                           PaddockStop *stop)
{
  g_autofree guint *widths = g_new0 (guint, (gsize) track->course.length + 1);
  Ranks self = { values, track, question, widths };

  if (question != PADDOCK_TRACK_DISTANCE && question != PADDOCK_TRACK_WIDTH)
    return;

  paddock_board_foreach (track->board, NULL, count_rank, &self);
  paddock_board_foreach (track->board, NULL, add_ranked, &self);
}

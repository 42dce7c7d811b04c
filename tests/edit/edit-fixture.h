/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a tool as the studio does: on a copy of a track.
 */

#pragma once

#include "tool.h"

typedef struct {
  PaddockHexTrack track;
  PaddockToolSettings settings;
  PaddockSelection selection;
  const char *refusal;
} Fixture;

static inline void
fixture_set_up (Fixture *self, gconstpointer data)
{
  paddock_record_init (paddock_hex_track_kind.type, &self->track);
  self->settings.kind = PADDOCK_CELL_SPACE;
  self->settings.item = "";
}

static inline void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  paddock_record_clear (paddock_hex_track_kind.type, &self->track);
  paddock_selection_clear (&self->selection);
}

/* A drag from A to B with a tool; what it made of the track stays. */
static inline void
fixture_drag (Fixture *self, const char *tool, PaddockHex a, PaddockHex b, guint flags)
{
  g_auto (PaddockGesture) gesture = { 0 };
  PaddockHexTrack draft;
  PaddockToolRun run = { .settings = &self->settings,
                         .gesture = &gesture,
                         .track = &self->track,
                         .draft = &draft,
                         .selection = &self->selection };

  paddock_record_copy (paddock_hex_track_kind.type, &draft, &self->track);
  paddock_gesture_begin (&gesture, a, flags);
  paddock_gesture_extend (&gesture, b);
  paddock_tool_run (paddock_tool_find (tool), &run);
  self->refusal = run.refusal;
  paddock_record_clear (paddock_hex_track_kind.type, &self->track);
  self->track = draft;
}

static inline int
fixture_get_kind (Fixture *self, int q, int r)
{
  return paddock_board_get (self->track.board, PADDOCK_HEX (q, r)).kind;
}

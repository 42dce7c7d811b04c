/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a tool as the studio does: on a copy of a track.
 */

#pragma once

#include "command.h"
#include "track-things.h"

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

/* What a tool or a command makes of the track stays. */
static inline void
fixture_run (Fixture *self,
             const PaddockTool *tool,
             const PaddockCommand *command,
             const PaddockGesture *gesture)
{
  PaddockHexTrack draft;
  PaddockToolRun run = { .settings = &self->settings,
                         .gesture = gesture,
                         .track = &self->track,
                         .draft = &draft,
                         .selection = &self->selection };

  paddock_record_copy (paddock_hex_track_kind.type, &draft, &self->track);
  if (tool)
    paddock_tool_run (tool, &run);
  else
    paddock_command_run (command, &run);
  self->refusal = run.refusal;
  paddock_record_clear (paddock_hex_track_kind.type, &self->track);
  self->track = draft;
}

/* A drag from A to B with a tool. */
static inline void
fixture_drag (Fixture *self, const char *tool, PaddockHex a, PaddockHex b, guint flags)
{
  g_auto (PaddockGesture) gesture = { 0 };

  paddock_gesture_begin (&gesture, a, flags);
  paddock_gesture_extend (&gesture, b);
  fixture_run (self, paddock_tool_find (tool), NULL, &gesture);
}

static inline void
fixture_command (Fixture *self, const char *command)
{
  fixture_run (self, NULL, paddock_command_find (command), NULL);
}

static inline void
fixture_click (Fixture *self, const char *tool, PaddockHex at, guint flags)
{
  fixture_drag (self, tool, at, at, flags);
}

static inline void
fixture_paint_disc_of (Fixture *self, PaddockHex centre, guint radius, guint kind)
{
  guint n;
  g_autofree PaddockHex *hexes = paddock_hex_disc (centre, radius, &n);

  for (guint i = 0; i < n; i++)
    paddock_board_set (&self->track.board, hexes[i], PADDOCK_CELL (kind));
}

static inline void
fixture_paint_disc (Fixture *self, PaddockHex centre, guint radius)
{
  fixture_paint_disc_of (self, centre, radius, PADDOCK_CELL_SPACE);
}

static inline void
fixture_add_token (PaddockList **tokens, PaddockHex at, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = at;
  token->arrow = arrow;
}

/* With a token at A, and one at B if that is another hex. */
static inline void
fixture_add_checkpoint (Fixture *self, int number, PaddockHex a, PaddockHex b, int arrow)
{
  PaddockCheckpoint *checkpoint = paddock_track_add (&self->track, PADDOCK_THING_CHECKPOINT);

  checkpoint->number = number;
  fixture_add_token (&checkpoint->tokens, a, arrow);
  if (!paddock_hex_equal (a, b))
    fixture_add_token (&checkpoint->tokens, b, paddock_direction_wrap (arrow + 3));
}

static inline void
fixture_add_item (Fixture *self, PaddockHex at)
{
  PaddockBoardItem *item = paddock_track_add (&self->track, PADDOCK_THING_ITEM);

  item->at = at;
}

static inline PaddockHex
fixture_get_place (Fixture *self, PaddockThingKind kind, guint index)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];

  paddock_track_get_hexes (&self->track, kind, index, hexes);
  return hexes[0];
}

#define assert_hex(found_, q_, r_)      \
  G_STMT_START                          \
  {                                     \
    PaddockHex hex_ = (found_);         \
    g_assert_cmpint (hex_.q, ==, (q_)); \
    g_assert_cmpint (hex_.r, ==, (r_)); \
  }                                     \
  G_STMT_END

static inline int
fixture_get_kind (Fixture *self, int q, int r)
{
  return paddock_board_get (self->track.board, PADDOCK_HEX (q, r)).kind;
}

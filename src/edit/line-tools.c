/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "line-tools.h"

#include "lap-order.h"
#include "layout-tools.h"
#include "snap.h"
#include "tool-tables.h"
#include "track-layout.h"
#include "track-things.h"
#include "words.h"

/* A line as it was dragged. */
typedef struct {
  PaddockHex from, to;
  int direction;
  int n_tokens; /* 1: to the edge of the board */
} Drag;

static gboolean
is_on_board (const PaddockToolRun *run, PaddockHex hex)
{
  return paddock_board_get (run->track->board, hex).kind != PADDOCK_CELL_OFF;
}

static int
count_steps (Drag *drag)
{
  int n = 0;

  drag->direction = 0;
  paddock_hex_is_in_row (drag->from, drag->to, &drag->direction, &n);
  return n;
}

/* Both ends go to the bounds of the road.  A line that begins at the edge of the board and ends at a token is laid from
 * the token, as its arrow points. */
static void
snap (const PaddockSnapLine *line, Drag *drag)
{
  Drag snapped = *drag;
  PaddockBound first =
    paddock_snap_end (line, &snapped.from, paddock_direction_wrap (drag->direction + 3));
  PaddockBound last = paddock_snap_end (line, &snapped.to, drag->direction);

  if (first == PADDOCK_BOUND_EDGE
      && (last == PADDOCK_BOUND_BARRIER || last == PADDOCK_BOUND_TAKEN)) {
    PaddockHex edge = snapped.from;

    snapped.from = snapped.to;
    snapped.to = edge;
  } else if (first == PADDOCK_BOUND_EDGE) {
    snapped.from = paddock_hex_neighbour (snapped.from, drag->direction);
  }
  if (count_steps (&snapped) > 1)
    *drag = snapped;
}

/* Where the drag leads: along a row, as a hand is not straight.  With Shift a line that snaps to the edge of the board ends
 * on its last hex. */
static void
aim (const PaddockToolRun *run, const PaddockSnapLine *line, Drag *drag)
{
  drag->from = paddock_gesture_get_first (run->gesture);
  drag->to = paddock_hex_snap_to_row (drag->from, paddock_gesture_get_last (run->gesture));
  if (count_steps (drag) == 0 || !paddock_tool_snaps (run))
    return;

  snap (line, drag);
  if (run->gesture->flags & PADDOCK_GESTURE_CONSTRAIN && !is_on_board (run, drag->to))
    drag->to = paddock_hex_neighbour (drag->to, paddock_direction_wrap (drag->direction + 3));
}

/* From beside the board the first token is the first hex of the board on the way.  Gives the number of steps. */
static int
step_onto_board (const PaddockToolRun *run, Drag *drag)
{
  int n = count_steps (drag);

  for (; n > 0 && !is_on_board (run, drag->from); n--)
    drag->from = paddock_hex_neighbour (drag->from, drag->direction);

  return n;
}

/* A drag to the last hex of the board, or beyond, ends at the edge; one with Shift at a token all the same. */
static gboolean
read_drag (PaddockToolRun *run, const PaddockSnapLine *line, Drag *drag)
{
  gboolean is_pair;
  int n;

  aim (run, line, drag);
  n = step_onto_board (run, drag);
  is_pair = is_on_board (run, drag->to)
            && (run->gesture->flags & PADDOCK_GESTURE_CONSTRAIN
                || is_on_board (run, paddock_hex_neighbour (drag->to, drag->direction)));
  drag->n_tokens = is_pair ? 2 : 1;

  if (!is_on_board (run, drag->from))
    run->refusal = N_ ("Drag across the road. The line must begin on the board.");
  else if (n == 0)
    run->refusal = N_ ("Drag across the road, to the other token or to the edge of the board.");
  else if (is_pair && n < 2)
    run->refusal = N_ ("Leave at least one space between the two tokens.");

  return !run->refusal;
}

static void
add_token (PaddockList **tokens, PaddockHex at, int arrow)
{
  PaddockLineToken *token = paddock_list_append (tokens, &paddock_line_token_type);

  token->at = at;
  token->arrow = arrow;
}

static void
lay_tokens (PaddockList **tokens, const Drag *drag)
{
  g_clear_pointer (tokens, paddock_list_unref);
  add_token (tokens, drag->from, drag->direction);
  if (drag->n_tokens == 2)
    add_token (tokens, drag->to, paddock_direction_wrap (drag->direction + 3));
}

/* Whether the gesture is a click on something that is there already. */
static gboolean
is_click (const PaddockToolRun *run)
{
  return paddock_hex_equal (paddock_gesture_get_first (run->gesture),
                            paddock_gesture_get_last (run->gesture));
}

/* Checkpoints. */

/* By where it lies along the lap; those behind it move up.  Where that can't be told, the first free number. */
static PaddockCheckpoint *
add_checkpoint (PaddockToolRun *run, const Drag *drag)
{
  g_autoptr (PaddockList) tokens = NULL;
  PaddockCheckpoint *checkpoint;
  int number;

  lay_tokens (&tokens, drag);
  number = paddock_lap_find_number (run->track, tokens);
  if (number == 0 || !paddock_lap_free_number (run->draft, number))
    number = paddock_layout_free_number (run->track->checkpoints,
                                         G_STRUCT_OFFSET (PaddockCheckpoint, number));
  checkpoint = paddock_track_add (run->draft, PADDOCK_THING_CHECKPOINT);
  checkpoint->number = number;
  checkpoint->side = run->settings->side;
  return checkpoint;
}

static void
lay_checkpoint (PaddockToolRun *run, int index)
{
  PaddockSnapLine line = { run->track, PADDOCK_THING_CHECKPOINT, index };
  PaddockCheckpoint *checkpoint;
  Drag drag;

  if (!read_drag (run, &line, &drag)
      || (index < 0 && !paddock_layout_may_number (run, run->track->checkpoints, 1)))
    return;

  if (index >= 0) {
    checkpoint = paddock_track_edit (run->draft, PADDOCK_THING_CHECKPOINT, (guint) index);
  } else {
    index = (int) paddock_list_len (run->track->checkpoints);
    checkpoint = add_checkpoint (run, &drag);
  }
  lay_tokens (&checkpoint->tokens, &drag);
  paddock_layout_select (run, PADDOCK_THING_CHECKPOINT, (guint) index);
}

static void
turn_checkpoint_over (PaddockToolRun *run, guint index)
{
  PaddockCheckpoint *checkpoint = paddock_track_edit (run->draft, PADDOCK_THING_CHECKPOINT, index);

  run->label = N_ ("Turn Checkpoint Over");
  checkpoint->side = checkpoint->side == PADDOCK_SIDE_ITEM ? PADDOCK_SIDE_PLAIN : PADDOCK_SIDE_ITEM;
  paddock_layout_select (run, PADDOCK_THING_CHECKPOINT, index);
}

/* A drag from a token that is there lays that checkpoint anew. */
static void
run_checkpoint (PaddockToolRun *run)
{
  int index = paddock_layout_find (run->track, PADDOCK_THING_CHECKPOINT,
                                   paddock_gesture_get_first (run->gesture));

  if (!paddock_tool_may_lay (run))
    return;

  if (run->gesture->flags & PADDOCK_GESTURE_OTHER) {
    if (index >= 0)
      paddock_layout_remove (run, PADDOCK_THING_CHECKPOINT, (guint) index);
  } else if (index >= 0 && is_click (run)) {
    turn_checkpoint_over (run, (guint) index);
  } else {
    lay_checkpoint (run, index);
  }
}

/* The starting line. */

/* Cars cross the line: they face neither along it nor against it. */
static gboolean
crosses (int row, int direction)
{
  return (direction - row + PADDOCK_N_DIRECTIONS) % 3 != 0;
}

static int
get_row (const PaddockHexTrack *track)
{
  return paddock_list_len (track->start.tokens) > 0
           ? PADDOCK_LIST_AT (track->start.tokens, PaddockLineToken, 0)->arrow
           : -1;
}

static void
turn_start (PaddockToolRun *run)
{
  PaddockStartLine *start = &run->draft->start;

  run->label = N_ ("Turn Starting Direction");
  do
    start->direction = paddock_direction_wrap (start->direction + 1);
  while (!crosses (get_row (run->draft), start->direction));
}

static void
lay_start (PaddockToolRun *run)
{
  PaddockSnapLine line = { run->track, PADDOCK_THING_START, 0 };
  PaddockStartLine *start = &run->draft->start;
  Drag drag;

  if (!read_drag (run, &line, &drag))
    return;

  lay_tokens (&start->tokens, &drag);
  start->side = run->settings->side;
  if (!crosses (drag.direction, start->direction))
    start->direction = paddock_direction_wrap (drag.direction + 1);
  paddock_layout_select (run, PADDOCK_THING_START, 0);
}

static void
run_start (PaddockToolRun *run)
{
  gboolean is_on_token =
    paddock_layout_find (run->track, PADDOCK_THING_START, paddock_gesture_get_first (run->gesture))
    >= 0;

  if (!paddock_tool_may_lay (run))
    return;

  if (run->gesture->flags & PADDOCK_GESTURE_OTHER) {
    if (is_on_token)
      paddock_layout_remove (run, PADDOCK_THING_START, 0);
  } else if (is_on_token && is_click (run)) {
    turn_start (run);
  } else {
    lay_start (run);
  }
}

/* The hexes ahead of one place of the line, as far as they can be driven on. */
static void
add_runway (GArray *hexes, const PaddockTrackLayout *layout, PaddockHex from, int direction)
{
  for (int i = 1; i <= PADDOCK_RUNWAY; i++) {
    PaddockHex hex = paddock_hex_along (from, direction, i);

    if (!paddock_track_layout_is_free (layout, hex))
      return;
    for (guint j = 0; j < hexes->len; j++)
      if (paddock_hex_equal (g_array_index (hexes, PaddockHex, j), hex))
        return;
    g_array_append_val (hexes, hex);
  }
}

GArray *
paddock_start_runway (const PaddockHexTrack *track)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  g_auto (PaddockTrackLayout) layout;
  PaddockLineRow row;

  paddock_track_layout_init (&layout, track);
  if (paddock_line_row_find (&row, track->board, track->start.tokens))
    for (int i = 0; i < row.n; i++)
      if (paddock_track_layout_is_free (&layout, paddock_line_row_at (&row, i)))
        add_runway (hexes, &layout, paddock_line_row_at (&row, i), track->start.direction);

  return hexes;
}

static const PaddockTool rows[] = {
  { "start", N_ ("Place Starting Line"),
    N_ ("Drag across the road, to another token or to the edge. Click a token to turn the "
        "direction."),
    "l", PADDOCK_FEATURE_LINES, PADDOCK_TOOL_DRAGS | PADDOCK_TOOL_SNAPS, PADDOCK_USES_SIDE,
    run_start },
  { "checkpoint", N_ ("Place Checkpoint"),
    N_ ("Drag across the road, to another token or to the edge. Click a token to turn it over."),
    "k", PADDOCK_FEATURE_LINES, PADDOCK_TOOL_DRAGS | PADDOCK_TOOL_SNAPS, PADDOCK_USES_SIDE,
    run_checkpoint },
};

const PaddockToolTable paddock_line_tools = PADDOCK_TOOL_TABLE (rows);

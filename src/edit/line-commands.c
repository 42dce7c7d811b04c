/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is quickly changed about things that are selected: numbers, sides and arrows of lines, the turn of obstacles.
 */

#include "command-tables.h"
#include "track-things.h"
#include "words.h"

/* Calls FUNC for every selected thing of a kind. */
typedef void (*RecordFunc) (gpointer record, int value);

static void
for_selected (PaddockToolRun *run, PaddockThingKind kind, RecordFunc func, int value)
{
  for (guint i = 0; i < paddock_selection_get_n_things (run->selection); i++) {
    PaddockThing thing = paddock_selection_get_thing (run->selection, i);

    if (thing.kind == kind)
      func (paddock_track_edit (run->draft, kind, thing.index), value);
  }
}

/* Sides. */

static int *
side_of (PaddockHexTrack *draft, PaddockThing thing)
{
  if (thing.kind == PADDOCK_THING_START)
    return &draft->start.side;
  if (thing.kind == PADDOCK_THING_CHECKPOINT)
    return &((PaddockCheckpoint *) paddock_track_edit (draft, thing.kind, thing.index))->side;

  return NULL;
}

/* All of them show the same side afterwards: the item side, unless all of them do. */
static void
run_turn_over (PaddockToolRun *run)
{
  int side = PADDOCK_SIDE_PLAIN;

  if (!paddock_tool_may_lay (run))
    return;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < paddock_selection_get_n_things (run->selection); i++) {
      int *found = side_of (run->draft, paddock_selection_get_thing (run->selection, i));

      if (found && pass == 0 && *found == PADDOCK_SIDE_PLAIN)
        side = PADDOCK_SIDE_ITEM;
      else if (found && pass == 1)
        *found = side;
    }
}

/* Arrows. */

/* A single token's line then runs to the other edge; the arrows of a pair face each other and stay. */
static void
turn_arrow (gpointer record, int value)
{
  PaddockCheckpoint *checkpoint = record;
  PaddockLineToken *token;

  if (paddock_list_len (checkpoint->tokens) != 1)
    return;
  token = paddock_list_edit (&checkpoint->tokens, 0);
  token->arrow = paddock_direction_wrap (token->arrow + value);
}

static void
turn_start (gpointer record, int value)
{
  PaddockStartLine *start = record;

  start->direction = paddock_direction_wrap (start->direction + value);
}

static void
run_reverse (PaddockToolRun *run)
{
  if (!paddock_tool_may_lay (run))
    return;

  for_selected (run, PADDOCK_THING_CHECKPOINT, turn_arrow, PADDOCK_N_DIRECTIONS / 2);
  for_selected (run, PADDOCK_THING_START, turn_start, PADDOCK_N_DIRECTIONS / 2);
  if (paddock_record_equal (paddock_hex_track_kind.type, run->track, run->draft))
    run->refusal = N_ ("The arrows of two tokens always face each other.");
}

/* Obstacles, each about its first hex. */

static void
turn_obstacle (gpointer record, int value)
{
  PaddockObstacle *obstacle = record;

  obstacle->rotation = paddock_direction_wrap (obstacle->rotation + value);
}

static void
run_turn_left (PaddockToolRun *run)
{
  if (paddock_tool_may_lay (run))
    for_selected (run, PADDOCK_THING_OBSTACLE, turn_obstacle, 1);
}

static void
run_turn_right (PaddockToolRun *run)
{
  if (paddock_tool_may_lay (run))
    for_selected (run, PADDOCK_THING_OBSTACLE, turn_obstacle, -1);
}

/* Numbers, of checkpoints or of places of the grid: the kind that was selected first. */

static int
get_number (const PaddockHexTrack *track, PaddockThingKind kind, guint index)
{
  gconstpointer record = paddock_track_get (track, kind, index);

  return kind == PADDOCK_THING_SLOT ? ((const PaddockGridSlot *) record)->number
                                    : ((const PaddockCheckpoint *) record)->number;
}

static void
set_number (PaddockHexTrack *draft, PaddockThingKind kind, guint index, int number)
{
  gpointer record = paddock_track_edit (draft, kind, index);

  if (kind == PADDOCK_THING_SLOT)
    ((PaddockGridSlot *) record)->number = number;
  else
    ((PaddockCheckpoint *) record)->number = number;
}

static gboolean
find_numbered (const PaddockSelection *selection, PaddockThing *first)
{
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++) {
    *first = paddock_selection_get_thing (selection, i);
    if (first->kind == PADDOCK_THING_CHECKPOINT || first->kind == PADDOCK_THING_SLOT)
      return TRUE;
  }

  return FALSE;
}

/* The one whose number is next to NUMBER in a direction; -1: none. */
static int
find_next (const PaddockHexTrack *track, PaddockThingKind kind, int number, int step)
{
  int best = -1;

  for (guint i = 0; i < paddock_track_count (track, kind); i++) {
    int ahead = (get_number (track, kind, i) - number) * step;

    if (ahead > 0 && (best < 0 || ahead < (get_number (track, kind, (guint) best) - number) * step))
      best = (int) i;
  }

  return best;
}

/* Changes places with the one before or after it. */
static void
change_places (PaddockToolRun *run, int step)
{
  const PaddockHexTrack *track = run->track;
  PaddockThing thing;
  int number, next;

  if (!paddock_tool_may_lay (run) || !find_numbered (run->selection, &thing))
    return;

  number = get_number (track, thing.kind, thing.index);
  next = find_next (track, thing.kind, number, step);
  if (next < 0) {
    run->refusal =
      step < 0 ? N_ ("It is already the first one.") : N_ ("It is already the last one.");
    return;
  }
  set_number (run->draft, thing.kind, thing.index, get_number (track, thing.kind, (guint) next));
  set_number (run->draft, thing.kind, (guint) next, number);
}

static void
run_earlier (PaddockToolRun *run)
{
  change_places (run, -1);
}

static void
run_later (PaddockToolRun *run)
{
  change_places (run, 1);
}

static int
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Deals the numbers of those selected anew, in the order in which they were selected. */
static void
run_in_order (PaddockToolRun *run)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));
  PaddockThing first;
  guint n = paddock_selection_get_n_things (run->selection);

  if (!paddock_tool_may_lay (run) || !find_numbered (run->selection, &first))
    return;

  for (guint pass = 0, dealt = 0; pass < 2; pass++) {
    for (guint i = 0; i < n; i++) {
      PaddockThing thing = paddock_selection_get_thing (run->selection, i);
      int number;

      if (thing.kind != first.kind)
        continue;
      number = get_number (run->track, thing.kind, thing.index);
      if (pass == 0)
        g_array_append_val (numbers, number);
      else
        set_number (run->draft, thing.kind, thing.index, g_array_index (numbers, int, dealt++));
    }
    g_array_sort (numbers, compare_ints);
  }
}

static const PaddockCommand rows[] = {
  { "earlier", N_ ("Number Earlier"), "<Alt>Page_Up", PADDOCK_NEEDS_NUMBERED, run_earlier },
  { "later", N_ ("Number Later"), "<Alt>Page_Down", PADDOCK_NEEDS_NUMBERED, run_later },
  { "number-in-order", N_ ("Number in Order of Selection"), NULL, PADDOCK_NEEDS_NUMBERED,
    run_in_order },
  { "turn-over", N_ ("Turn Tokens Over"), "<Control>t", PADDOCK_NEEDS_LINE, run_turn_over },
  { "reverse", N_ ("Reverse Direction"), "<Control>r", PADDOCK_NEEDS_LINE, run_reverse },
  { "turn-obstacle-left", N_ ("Turn Obstacle Left"), "<Alt>comma", PADDOCK_NEEDS_OBSTACLE,
    run_turn_left },
  { "turn-obstacle-right", N_ ("Turn Obstacle Right"), "<Alt>period", PADDOCK_NEEDS_OBSTACLE,
    run_turn_right },
};

const PaddockCommandTable paddock_line_commands = PADDOCK_COMMAND_TABLE (rows);

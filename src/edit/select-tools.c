/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tools that select, and move what is selected.
 */

#include "selected.h"
#include "tool-tables.h"
#include "words.h"

#define ADDS (PADDOCK_GESTURE_CONSTRAIN | PADDOCK_GESTURE_TOGGLE)

/* Clicking. */

static void
click (PaddockToolRun *run, PaddockHex hex)
{
  gboolean toggles = run->gesture->flags & PADDOCK_GESTURE_TOGGLE;
  PaddockThing thing;

  if (!(run->gesture->flags & ADDS))
    paddock_selection_clear (run->selection);
  if (paddock_tool_find_thing (run, hex, &thing))
    paddock_selected_set (run, thing, !(toggles && paddock_selected_has (run, thing)));
}

/* The rubber band. */

typedef struct {
  PaddockToolRun *run;
  const PaddockBoard *band;
} Band;

static gboolean
is_in_band (const Band *self, PaddockHex hex)
{
  return paddock_board_get (self->band, hex).kind != PADDOCK_CELL_OFF;
}

static void
take (Band *self, PaddockThing thing)
{
  gboolean toggles = self->run->gesture->flags & PADDOCK_GESTURE_TOGGLE;

  paddock_selected_set (self->run, thing, !(toggles && paddock_selected_has (self->run, thing)));
}

static void
take_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Band *self = data;

  if (paddock_board_get (self->run->track->board, hex).kind != PADDOCK_CELL_OFF)
    take (self, (PaddockThing){ .kind = PADDOCK_THING_CELL, .at = paddock_hex_to_place (hex) });
}

/* A thing is taken only with all of its hexes. */
static void
take_thing (Band *self, PaddockThingKind kind, guint index)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = paddock_track_get_hexes (self->run->track, kind, index, hexes);

  for (guint i = 0; i < n; i++)
    if (!is_in_band (self, hexes[i]))
      return;

  if (n > 0)
    take (self, (PaddockThing){ .kind = (guint8) kind,
                                .index = (guint16) index,
                                .at = paddock_hex_to_place (hexes[0]) });
}

static void
take_things (Band *self)
{
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    for (guint i = 0; i < paddock_track_count (self->run->track, kind); i++)
      take_thing (self, kind, i);
}

static void
drag_band (PaddockToolRun *run)
{
  g_autoptr (PaddockBoard) band =
    paddock_figure_new (PADDOCK_FIGURE_RECTANGLE, (PaddockOrientation) run->track->orientation,
                        paddock_gesture_get_first (run->gesture),
                        paddock_gesture_get_last (run->gesture));
  Band self = { .run = run, .band = band };

  if (!(run->gesture->flags & ADDS))
    paddock_selection_clear (run->selection);
  if (!run->settings->is_board_locked)
    paddock_board_foreach (band, NULL, take_cell, &self);
  if (!run->settings->is_layout_locked)
    take_things (&self);
}

/* Moving: whatever of the selection lies in the hex that is dragged, or a thing that is not selected yet. */

static gboolean
is_handle (PaddockToolRun *run, PaddockHex hex)
{
  PaddockThing thing;

  if (run->gesture->flags & ADDS || !paddock_tool_find_thing (run, hex, &thing))
    return FALSE;
  if (paddock_selection_has_hex (run->selection, hex) || paddock_selected_has (run, thing))
    return TRUE;
  if (thing.kind == PADDOCK_THING_CELL)
    return FALSE;

  paddock_selection_clear (run->selection);
  paddock_selection_set_thing (run->selection, thing, TRUE);
  return TRUE;
}

static void
drag_selected (PaddockToolRun *run)
{
  PaddockHex from = paddock_gesture_get_first (run->gesture);
  PaddockHex to = paddock_gesture_get_last (run->gesture);
  PaddockMotion motion = { .offset = paddock_hex_subtract (to, from) };

  run->label = N_ ("Move");
  if (paddock_hex_is_in_range (to))
    paddock_selected_move (run, &motion);
  else
    run->refusal = N_ ("This is too far out.");
}

static void
run_select (PaddockToolRun *run)
{
  PaddockHex first = paddock_gesture_get_first (run->gesture);

  if (run->gesture->path->len == 1)
    click (run, first);
  else if (is_handle (run, first))
    drag_selected (run);
  else
    drag_band (run);
}

/* The wand. */

typedef struct {
  PaddockToolRun *run;
  guint kind;
} Alike;

static void
take_hex (PaddockHex hex, PaddockCell cell, gpointer data)
{
  paddock_selection_set_hex (((PaddockToolRun *) data)->selection, hex, TRUE);
}

static void
take_if_alike (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Alike *self = data;

  if (cell.kind == self->kind)
    take_hex (hex, cell, self->run);
}

static void
take_alike (PaddockToolRun *run, PaddockThing thing)
{
  const PaddockBoard *board = run->track->board;
  PaddockHex at = paddock_hex_from_place (thing.at);
  Alike alike = { run, paddock_board_get (board, at).kind };
  g_autoptr (PaddockBoard) region = NULL;

  if (thing.kind != PADDOCK_THING_CELL) {
    for (guint i = 0; i < paddock_track_count (run->track, thing.kind); i++)
      paddock_selection_set_thing (run->selection,
                                   (PaddockThing){ .kind = thing.kind, .index = (guint16) i },
                                   TRUE);
  } else if (run->gesture->flags & PADDOCK_GESTURE_TOGGLE) {
    paddock_board_foreach (board, NULL, take_if_alike, &alike);
  } else {
    region = paddock_figure_region (board, at);
    paddock_board_foreach (region, NULL, take_hex, run);
  }
}

static void
run_wand (PaddockToolRun *run)
{
  PaddockThing thing;

  if (!(run->gesture->flags & PADDOCK_GESTURE_CONSTRAIN))
    paddock_selection_clear (run->selection);
  if (paddock_tool_find_thing (run, paddock_gesture_get_last (run->gesture), &thing))
    take_alike (run, thing);
}

static const PaddockTool rows[] = {
  { "select", N_ ("Select"),
    N_ ("Click or drag to select; Shift adds and Ctrl toggles. Drag the selection to move it."),
    "s", .flags = PADDOCK_TOOL_DRAGS | PADDOCK_TOOL_SELECTS, .run = run_select },
  { "wand", N_ ("Select Similar"),
    N_ ("Click to select the connected hexes of one kind, or all things of one kind. Hold Ctrl "
        "to include hexes that are not connected."),
    "w", .flags = PADDOCK_TOOL_SELECTS, .run = run_wand },
};

const PaddockToolTable paddock_select_tools = PADDOCK_TOOL_TABLE (rows);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "command-tables.h"
#include "track-things.h"
#include "words.h"

static void
take_hex (PaddockHex hex, PaddockCell cell, gpointer data)
{
  paddock_selection_set_hex (data, hex, TRUE);
}

static void
turn_hex_round (PaddockHex hex, PaddockCell cell, gpointer data)
{
  paddock_selection_set_hex (data, hex, !paddock_selection_has_hex (data, hex));
}

typedef void (*ThingFunc) (PaddockSelection *selection, PaddockThing thing);

static void
take_thing (PaddockSelection *selection, PaddockThing thing)
{
  paddock_selection_set_thing (selection, thing, TRUE);
}

static void
turn_thing_round (PaddockSelection *selection, PaddockThing thing)
{
  paddock_selection_set_thing (selection, thing, !paddock_selection_has_thing (selection, thing));
}

/* Every cell and every thing of the layers that are open. */
static void
for_all (PaddockToolRun *run, PaddockBoardFunc for_hex, ThingFunc for_thing)
{
  const PaddockHexTrack *track = run->track;

  if (!run->settings->is_board_locked)
    paddock_board_foreach (track->board, NULL, for_hex, run->selection);
  for (PaddockThingKind kind = PADDOCK_THING_FIRST;
       !run->settings->is_layout_locked && kind <= PADDOCK_THING_LAST; kind++)
    for (guint i = 0; i < paddock_track_count (track, kind); i++)
      for_thing (run->selection, (PaddockThing){ .kind = (guint8) kind, .index = (guint16) i });
}

static void
run_all (PaddockToolRun *run)
{
  for_all (run, take_hex, take_thing);
}

static void
run_none (PaddockToolRun *run)
{
  paddock_selection_clear (run->selection);
}

static void
run_invert (PaddockToolRun *run)
{
  for_all (run, turn_hex_round, turn_thing_round);
}

/* Growing and shrinking: by what was selected before. */

typedef struct {
  PaddockToolRun *run;
  PaddockBoard *before;
} Edge;

static void
take_neighbours (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Edge *self = data;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    PaddockHex next = paddock_hex_neighbour (hex, d);

    if (paddock_board_get (self->run->track->board, next).kind != PADDOCK_CELL_OFF)
      paddock_selection_set_hex (self->run->selection, next, TRUE);
  }
}

static void
leave_edge (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Edge *self = data;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    if (paddock_board_get (self->before, paddock_hex_neighbour (hex, d)).kind == PADDOCK_CELL_OFF) {
      paddock_selection_set_hex (self->run->selection, hex, FALSE);
      return;
    }
}

static void
for_hexes_before (PaddockToolRun *run, PaddockBoardFunc func)
{
  Edge self = { run, paddock_board_ref (run->selection->hexes) };

  paddock_board_foreach (self.before, NULL, func, &self);
  paddock_board_unref (self.before);
}

static void
run_grow (PaddockToolRun *run)
{
  for_hexes_before (run, take_neighbours);
}

static void
run_shrink (PaddockToolRun *run)
{
  for_hexes_before (run, leave_edge);
}

static const PaddockCommand rows[] = {
  { "select-all", N_ ("Select All"), "<Control>a", .run = run_all },
  { "select-none", N_ ("Select None"), "<Control><Shift>a", PADDOCK_NEEDS_SELECTION, run_none },
  { "invert-selection", N_ ("Invert Selection"), "<Control>i", .run = run_invert },
  { "grow-selection", N_ ("Grow Selection"), "<Alt>plus", PADDOCK_NEEDS_HEXES, run_grow },
  { "shrink-selection", N_ ("Shrink Selection"), "<Alt>minus", PADDOCK_NEEDS_HEXES, run_shrink },
};

const PaddockCommandTable paddock_selection_commands = PADDOCK_COMMAND_TABLE (rows);

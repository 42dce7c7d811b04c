/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "selected.h"

#include "layout-tools.h"
#include "words.h"

/* Things are drawn in this order, the last uppermost. */
static const PaddockThingKind heights[] = {
  PADDOCK_THING_OBSTACLE,     PADDOCK_THING_START,  PADDOCK_THING_CHECKPOINT, PADDOCK_THING_SLOT,
  PADDOCK_THING_ITEM,         PADDOCK_THING_HAZARD, PADDOCK_THING_FRAGILE,    PADDOCK_THING_SOLID,
  PADDOCK_THING_RUNNER_ENTRY, PADDOCK_THING_NOTE,
};

static gboolean
find_on_layout (const PaddockHexTrack *track, PaddockHex hex, PaddockThing *thing)
{
  for (guint i = G_N_ELEMENTS (heights); i-- > 0;) {
    int index = paddock_layout_find (track, heights[i], hex);

    if (index >= 0) {
      *thing = (PaddockThing){ .kind = (guint8) heights[i],
                               .index = (guint16) index,
                               .at = paddock_hex_to_place (hex) };
      return TRUE;
    }
  }

  return FALSE;
}

gboolean
paddock_tool_find_thing (const PaddockToolRun *run, PaddockHex hex, PaddockThing *thing)
{
  if (!run->settings->is_layout_locked && find_on_layout (run->track, hex, thing))
    return TRUE;

  *thing = (PaddockThing){ .kind = PADDOCK_THING_CELL, .at = paddock_hex_to_place (hex) };
  return !run->settings->is_board_locked
         && paddock_board_get (run->track->board, hex).kind != PADDOCK_CELL_OFF;
}

void
paddock_selected_set (PaddockToolRun *run, PaddockThing thing, gboolean is_selected)
{
  if (thing.kind == PADDOCK_THING_CELL)
    paddock_selection_set_hex (run->selection, paddock_hex_from_place (thing.at), is_selected);
  else
    paddock_selection_set_thing (run->selection, thing, is_selected);
}

gboolean
paddock_selected_has (const PaddockToolRun *run, PaddockThing thing)
{
  return thing.kind == PADDOCK_THING_CELL
           ? paddock_selection_has_hex (run->selection, paddock_hex_from_place (thing.at))
           : paddock_selection_has_thing (run->selection, thing);
}

gboolean
paddock_selected_may_change (PaddockToolRun *run)
{
  return (paddock_board_count (run->selection->hexes) == 0 || paddock_tool_may_paint (run))
         && (paddock_selection_get_n_things (run->selection) == 0 || paddock_tool_may_lay (run));
}

/* Moving. */

typedef struct {
  PaddockToolRun *run;
  const PaddockMotion *motion;
  PaddockBoard *images;  /* of the hexes that are selected */
  gboolean leaves_ranks; /* some ranks of the course do not move */
} Move;

static void
lift_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockToolRun *run = data;

  paddock_board_set (&run->draft->board, hex, PADDOCK_CELL (PADDOCK_CELL_OFF));
}

static void
lay_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Move *self = data;
  PaddockHex image = paddock_motion_hex (self->motion, hex);
  PaddockCell before = paddock_board_get (self->run->track->board, hex);

  paddock_board_set (&self->images, image, PADDOCK_CELL (PADDOCK_CELL_SPACE));
  if (before.kind != PADDOCK_CELL_OFF)
    paddock_board_set (&self->run->draft->board, image, before);
}

static void
move_things (PaddockToolRun *run, const PaddockMotion *motion)
{
  for (guint i = 0; i < paddock_selection_get_n_things (run->selection); i++) {
    PaddockThing *thing = &g_array_index (run->selection->things, PaddockThing, i);

    thing->at =
      paddock_hex_to_place (paddock_motion_hex (motion, paddock_hex_from_place (thing->at)));
    paddock_motion_thing (motion, thing->kind,
                          paddock_track_edit (run->draft, thing->kind, thing->index));
  }
}

static void
note_out_of_range (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Move *self = data;

  if (!paddock_hex_is_in_range (paddock_motion_hex (self->motion, hex)))
    self->run->refusal = N_ ("This is too far out.");
}

/* Hexes of documents cannot lie anywhere. */
static gboolean
stays_in_range (Move *self)
{
  PaddockToolRun *run = self->run;

  paddock_board_foreach (run->selection->hexes, NULL, note_out_of_range, self);
  for (guint i = 0; i < paddock_selection_get_n_things (run->selection); i++) {
    PaddockThing thing = paddock_selection_get_thing (run->selection, i);
    PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
    guint n = paddock_track_get_hexes (run->track, thing.kind, thing.index, hexes);

    for (guint j = 0; j < n; j++)
      note_out_of_range (hexes[j], PADDOCK_CELL (PADDOCK_CELL_SPACE), self);
  }

  return run->refusal == NULL;
}

static void
note_left_behind (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Move *self = data;

  self->leaves_ranks |=
    cell.rank != PADDOCK_RANK_NONE && !paddock_selection_has_hex (self->run->selection, hex);
}

/* The inside of a course that is mirrored as a whole lies on its other side. */
static void
mirror_course (Move *self)
{
  PaddockCourse *course = &self->run->draft->course;

  paddock_board_foreach (self->run->track->board, NULL, note_left_behind, self);
  if (course->length > 0 && course->inside > 0 && !self->leaves_ranks)
    course->inside = 3 - course->inside;
}

void
paddock_selected_move (PaddockToolRun *run, const PaddockMotion *motion)
{
  Move self = { .run = run, .motion = motion };
  PaddockSelection *selection = run->selection;
  PaddockHex pivot;

  if (!paddock_selected_may_change (run)
      || !paddock_selection_get_pivot (selection, run->track, &pivot) || !stays_in_range (&self))
    return;

  paddock_board_foreach (selection->hexes, NULL, lift_cell, run);
  paddock_board_foreach (selection->hexes, NULL, lay_cell, &self);
  move_things (run, motion);
  if (motion->is_mirrored)
    mirror_course (&self);
  g_clear_pointer (&selection->hexes, paddock_board_unref);
  selection->hexes = self.images;
  selection->pivot = paddock_motion_hex (motion, pivot);
  selection->has_pivot = TRUE;
}

static int
compare_from_last (gconstpointer a, gconstpointer b)
{
  const PaddockThing *left = a, *right = b;

  return right->index - left->index;
}

void
paddock_selected_delete (PaddockToolRun *run)
{
  PaddockSelection *selection = run->selection;

  if (!paddock_selected_may_change (run))
    return;

  paddock_board_foreach (selection->hexes, NULL, lift_cell, run);
  if (selection->things)
    g_array_sort (selection->things, compare_from_last);
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++) {
    PaddockThing thing = paddock_selection_get_thing (selection, i);

    paddock_track_remove (run->draft, thing.kind, thing.index);
  }
  paddock_selection_clear (selection);
}

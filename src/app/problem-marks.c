/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-marks.h"

#include "problem-overlay.h"
#include "road-problems.h"
#include "scene-hex-track.h"
#include "track-things.h"

struct _PaddockProblemMarks {
  PaddockCanvas *canvas; /* all borrowed */
  PaddockEditor *editor;
  PaddockRoadEditor *road_editor;
  PaddockChecker *checker;
  PaddockProblemsPanel *panel;

  gboolean has_pointer;
  PaddockHex pointer; /* on a board */
  int row;            /* on a road; 0: beside it */
};

static const PaddockFinding *
get_in_hand (PaddockProblemMarks *self)
{
  PaddockProblem *problem = paddock_problems_panel_get_problem (self->panel);

  return problem ? paddock_problem_get_finding (problem) : NULL;
}

/* FALSE: the document is no road. */
static gboolean
get_road (PaddockProblemMarks *self, PaddockLaidRoad *road)
{
  *road = (PaddockLaidRoad){ paddock_road_editor_get_track (self->road_editor),
                             paddock_road_editor_get_layout (self->road_editor) };
  return road->track && road->layout;
}

/* Findings of an older version stay until there are newer ones: most are still true. */
static void
update (PaddockProblemMarks *self)
{
  const PaddockHexTrack *track = paddock_editor_get_track (self->editor);
  GPtrArray *findings = paddock_checker_get_findings (self->checker);
  PaddockLaidRoad road;
  PaddockScene *scene = NULL;

  if (track)
    scene = paddock_problem_overlay_new (track, findings, get_in_hand (self));
  else if (get_road (self, &road))
    scene = paddock_road_problems_mark (&road, findings, get_in_hand (self));
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_PROBLEMS, scene, 1);
}

/* What lies in hexes, as a rectangle of the drawing with some air around it. */
typedef struct {
  PaddockHexLayout layout;
  PaddockPoint min, max;
  gboolean is_empty;
} Bounds;

static void
add_hex (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Bounds *self = data;
  PaddockPoint at = paddock_hex_layout_centre (&self->layout, hex);

  self->min =
    self->is_empty ? at : (PaddockPoint){ MIN (self->min.x, at.x), MIN (self->min.y, at.y) };
  self->max =
    self->is_empty ? at : (PaddockPoint){ MAX (self->max.x, at.x), MAX (self->max.y, at.y) };
  self->is_empty = FALSE;
}

static void
add_thing (Bounds *self, const PaddockHexTrack *track, PaddockThing thing)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = 0;

  if (thing.index < paddock_track_count (track, thing.kind))
    n = paddock_track_get_hexes (track, thing.kind, thing.index, hexes);
  for (guint i = 0; i < n; i++)
    add_hex (hexes[i], PADDOCK_CELL (PADDOCK_CELL_OFF), self);
}

static void
show_bounds (PaddockCanvas *canvas, const Bounds *bounds)
{
  PaddockRect rect = { bounds->min.x, bounds->min.y, bounds->max.x - bounds->min.x,
                       bounds->max.y - bounds->min.y };

  if (!bounds->is_empty)
    paddock_canvas_show_scene_rect (canvas, paddock_rect_grow (rect, 3 * PADDOCK_HEX_DRAWN_SIZE));
}

void
paddock_canvas_show_selection (PaddockCanvas *canvas, const PaddockSelection *selection)
{
  const PaddockHexTrack *track = paddock_canvas_get_hex_track (canvas);
  Bounds bounds = { .is_empty = TRUE };

  if (!track)
    return;

  bounds.layout = paddock_hex_track_get_layout (track);
  paddock_board_foreach (selection->hexes, NULL, add_hex, &bounds);
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++)
    add_thing (&bounds, track, paddock_selection_get_thing (selection, i));
  show_bounds (canvas, &bounds);
}

static void
show_hexes (PaddockCanvas *canvas, const PaddockHexTrack *track, const GArray *hexes)
{
  Bounds bounds = { .layout = paddock_hex_track_get_layout (track), .is_empty = TRUE };

  for (guint i = 0; i < hexes->len; i++)
    add_hex (g_array_index (hexes, PaddockHex, i), PADDOCK_CELL (PADDOCK_CELL_OFF), &bounds);
  show_bounds (canvas, &bounds);
}

/* A tile that is not on the course is shown where it is changed. */
static void
show_road (PaddockProblemMarks *self, const PaddockLaidRoad *road, const PaddockFinding *finding)
{
  g_auto (GStrv) words = g_strsplit (finding->place, " ", -1);
  int first, last;

  if (paddock_road_problem_find_rows (road, finding, &first, &last))
    paddock_canvas_show_scene_rect (self->canvas,
                                    paddock_road_layout_measure (road->layout, first, last));
  else if (g_strcmp0 (words[0], "tile") == 0 && words[1]
           && paddock_road_track_find_tile (road->track, words[1]))
    paddock_road_editor_open_tile (self->road_editor, words[1]);
}

static void
shown_cb (PaddockProblemMarks *self, PaddockProblem *problem)
{
  const PaddockFinding *finding = paddock_problem_get_finding (problem);
  const PaddockHexTrack *track = paddock_canvas_get_hex_track (self->canvas);
  PaddockLaidRoad road;

  if (track)
    show_hexes (self->canvas, track, finding->hexes);
  else if (get_road (self, &road))
    show_road (self, &road, finding);
}

/* The pointer. */

static void
hovered_cb (PaddockProblemMarks *self, double x, double y)
{
  PaddockLaidRoad road;

  self->has_pointer = TRUE;
  if (paddock_canvas_get_hex_track (self->canvas))
    self->pointer = paddock_canvas_hex_at (self->canvas, x, y);
  else
    self->row = get_road (self, &road)
                  ? paddock_road_layout_find_row (road.layout, (PaddockPoint){ x, y })
                  : 0;
}

static void
left_cb (PaddockProblemMarks *self)
{
  self->has_pointer = FALSE;
}

static const PaddockFinding *
find_under_pointer (PaddockProblemMarks *self)
{
  GPtrArray *findings = paddock_checker_get_findings (self->checker);
  PaddockLaidRoad road;

  if (!self->has_pointer)
    return NULL;
  if (paddock_canvas_get_hex_track (self->canvas))
    return paddock_problem_overlay_find (findings, get_in_hand (self), self->pointer);

  return get_road (self, &road)
           ? paddock_road_problems_find (&road, findings, get_in_hand (self), self->row)
           : NULL;
}

char *
paddock_problem_marks_dup_message (PaddockProblemMarks *self)
{
  const PaddockFinding *finding = find_under_pointer (self);

  return finding ? paddock_finding_dup_translated (finding) : NULL;
}

PaddockProblemMarks *
paddock_problem_marks_new (PaddockCanvas *canvas,
                           PaddockEditor *editor,
                           PaddockRoadEditor *road_editor,
                           PaddockChecker *checker,
                           PaddockProblemsPanel *panel)
{
  PaddockProblemMarks *self = g_new0 (PaddockProblemMarks, 1);

  self->canvas = canvas;
  self->editor = editor;
  self->road_editor = road_editor;
  self->checker = checker;
  self->panel = panel;
  g_signal_connect_swapped (panel, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (panel, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (canvas, "hovered", G_CALLBACK (hovered_cb), self);
  g_signal_connect_swapped (canvas, "left", G_CALLBACK (left_cb), self);
  update (self);

  return self;
}

void
paddock_problem_marks_free (PaddockProblemMarks *self)
{
  g_signal_handlers_disconnect_by_data (self->panel, self);
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_free (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-marks.h"

#include "problem-overlay.h"
#include "road-problems.h"
#include "track-things.h"

struct _PaddockProblemMarks {
  PaddockCanvas *canvas; /* all borrowed */
  PaddockEditor *editor;
  PaddockRoadEditor *road_editor;
  PaddockChecker *checker;
  PaddockProblemsPanel *panel;

  gboolean has_pointer;
  PaddockPlace pointer; /* on a board */
  int row;              /* on a road; 0: beside it */
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
  if (!self->road_editor)
    return FALSE;

  *road = (PaddockLaidRoad){ paddock_road_editor_get_track (self->road_editor),
                             paddock_road_editor_get_layout (self->road_editor) };
  return road->track && road->layout;
}

/* Findings of an older version stay until there are newer ones: most are still true. */
static void
update (PaddockProblemMarks *self)
{
  GPtrArray *findings = paddock_checker_get_findings (self->checker);
  PaddockLaidRoad road;
  PaddockScene *scene = NULL;

  if (paddock_editor_get_track (self->editor))
    scene = paddock_problem_overlay_new (paddock_canvas_get_ground (self->canvas), findings,
                                         get_in_hand (self));
  else if (get_road (self, &road))
    scene = paddock_road_problems_mark (&road, findings, get_in_hand (self));
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_PROBLEMS, scene, 1);
}

static void
add_hex (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockPlace place = paddock_hex_to_place (hex);

  g_array_append_val ((GArray *) data, place);
}

static void
add_thing (GArray *places, const PaddockHexTrack *track, PaddockThing thing)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = 0;

  if (thing.index < paddock_track_count (track, thing.kind))
    n = paddock_track_get_hexes (track, thing.kind, thing.index, hexes);
  for (guint i = 0; i < n; i++)
    add_hex (hexes[i], PADDOCK_CELL (PADDOCK_CELL_OFF), places);
}

void
paddock_canvas_show_selection (PaddockCanvas *canvas, const PaddockSelection *selection)
{
  PaddockDocument *document = paddock_canvas_get_document (canvas);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (PaddockPlace));

  if (!document || document->kind != &paddock_hex_track_kind)
    return;

  paddock_board_foreach (selection->hexes, NULL, add_hex, places);
  for (guint i = 0; i < paddock_selection_get_n_things (selection); i++)
    add_thing (places, document->record, paddock_selection_get_thing (selection, i));
  paddock_canvas_show_places (canvas, places);
}

/* A tile that is not on the course is shown where it is changed. */
static void
show_road (PaddockProblemMarks *self, const PaddockLaidRoad *road, const PaddockFinding *finding)
{
  const PaddockSite *site = &finding->site;
  int first, last;

  if (paddock_road_problem_find_rows (road, finding, &first, &last))
    paddock_canvas_show_scene_rect (self->canvas,
                                    paddock_road_layout_measure (road->layout, first, last));
  else if (site->kind == PADDOCK_SITE_TILE && paddock_road_track_find_tile (road->track, site->id))
    paddock_road_editor_open_tile (self->road_editor, site->id);
}

static void
shown_cb (PaddockProblemMarks *self, PaddockProblem *problem)
{
  const PaddockFinding *finding = paddock_problem_get_finding (problem);
  PaddockLaidRoad road;

  if (get_road (self, &road))
    show_road (self, &road, finding);
  else
    paddock_canvas_show_places (self->canvas, finding->places);
}

/* The pointer. */

static void
hovered_cb (PaddockProblemMarks *self, double x, double y)
{
  PaddockPoint at = { x, y };
  PaddockLaidRoad road;

  self->has_pointer = TRUE;
  self->pointer = paddock_ground_find_place (paddock_canvas_get_ground (self->canvas), at);
  self->row = get_road (self, &road) ? paddock_road_layout_find_row (road.layout, at) : 0;
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

  return get_road (self, &road)
           ? paddock_road_problems_find (&road, findings, get_in_hand (self), self->row)
           : paddock_problem_overlay_find (findings, get_in_hand (self), self->pointer);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-marks.h"

#include "problem-overlay.h"
#include "road-problems.h"
#include "sheet-problems.h"
#include "track-things.h"

struct _PaddockProblemMarks {
  PaddockCanvas *canvas; /* all borrowed */
  PaddockEditor *editor;
  PaddockRoadEditor *road_editor;
  PaddockChecker *checker;
  PaddockProblemsPanel *panel;

  gboolean has_pointer;
  PaddockPoint at;      /* in the scene */
  PaddockPlace pointer; /* on a board */
  int row;              /* on a road; 0: beside it */
  gboolean is_due;      /* the keyboard came to its cell before it was known what is wrong there */
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

/* FALSE: the document is no sheet that is filled in. */
static gboolean
get_sheet (PaddockProblemMarks *self, PaddockSheetShown *sheet)
{
  *sheet = (PaddockSheetShown){ paddock_canvas_get_sheet (self->canvas),
                                paddock_canvas_get_document (self->canvas) };
  return sheet->scene && paddock_scene_count_cells (sheet->scene) > 0;
}

/* The cell that the keyboard is on; NULL: none. */
static const PaddockSheetCell *
get_cell (PaddockProblemMarks *self, const PaddockSheetShown *sheet)
{
  const char *address = paddock_editor_get_cell (self->editor);

  return address ? paddock_scene_find_cell (sheet->scene, address, NULL) : NULL;
}

static const PaddockFinding *
find_at_cell (PaddockProblemMarks *self,
              const PaddockSheetShown *sheet,
              const PaddockSheetCell *cell)
{
  return paddock_sheet_problems_find (sheet, paddock_checker_get_findings (self->checker),
                                      get_in_hand (self), cell);
}

/* What is wrong with the cell of the keyboard is told there. */
static void
describe_cell (PaddockProblemMarks *self, const PaddockSheetShown *sheet)
{
  const PaddockFinding *finding = find_at_cell (self, sheet, get_cell (self, sheet));
  g_autofree char *help = finding ? paddock_finding_dup_explanation (finding) : NULL;

  paddock_canvas_set_cursor_help (self->canvas, help);
}

/* The problem of the cell is in hand, to be repaired or accepted. */
static void
take_at_cell (PaddockProblemMarks *self, const PaddockSheetShown *sheet)
{
  const PaddockFinding *finding = find_at_cell (self, sheet, get_cell (self, sheet));

  self->is_due = !paddock_checker_is_current (self->checker);
  if (finding)
    paddock_problems_panel_take (self->panel, finding);
}

/* Findings of an older version stay until there are newer ones: most are still true. */
void
paddock_problem_marks_update (PaddockProblemMarks *self)
{
  GPtrArray *findings = paddock_checker_get_findings (self->checker);
  PaddockLaidRoad road;
  PaddockSheetShown sheet;
  PaddockScene *scene = NULL;

  if (paddock_editor_get_track (self->editor))
    scene = paddock_problem_overlay_new (paddock_canvas_get_ground (self->canvas), findings,
                                         get_in_hand (self));
  else if (get_road (self, &road))
    scene = paddock_road_problems_mark (&road, findings, get_in_hand (self));
  else if (get_sheet (self, &sheet)) {
    if (self->is_due && paddock_checker_is_current (self->checker))
      take_at_cell (self, &sheet);
    scene = paddock_sheet_problems_mark (&sheet, findings, get_in_hand (self));
    describe_cell (self, &sheet);
  }
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
show_sheet (PaddockProblemMarks *self,
            const PaddockSheetShown *sheet,
            const PaddockFinding *finding)
{
  const PaddockSheetCell *cell = paddock_sheet_problem_find_cell (sheet, finding);

  if (cell)
    paddock_editor_want_cell (self->editor, paddock_scene_get_address (sheet->scene, cell));
}

static void
shown_cb (PaddockProblemMarks *self, PaddockProblem *problem)
{
  const PaddockFinding *finding = paddock_problem_get_finding (problem);
  PaddockLaidRoad road;
  PaddockSheetShown sheet;

  if (get_road (self, &road))
    show_road (self, &road, finding);
  else if (get_sheet (self, &sheet))
    show_sheet (self, &sheet, finding);
  else
    paddock_canvas_show_places (self->canvas, finding->places);
}

static void
cell_changed_cb (PaddockProblemMarks *self)
{
  PaddockSheetShown sheet;

  if (!get_sheet (self, &sheet))
    return;

  take_at_cell (self, &sheet);
  describe_cell (self, &sheet);
}

/* The pointer. */

static void
hovered_cb (PaddockProblemMarks *self, double x, double y)
{
  PaddockPoint at = { x, y };
  PaddockLaidRoad road;

  self->has_pointer = TRUE;
  self->at = at;
  self->pointer = paddock_ground_find_place (paddock_canvas_get_ground (self->canvas), at);
  self->row = get_road (self, &road) ? paddock_road_layout_find_row (road.layout, at) : 0;
}

static void
left_cb (PaddockProblemMarks *self)
{
  self->has_pointer = FALSE;
}

/* Or under the cursor, where that is a cell of a sheet. */
static const PaddockFinding *
find_under_pointer (PaddockProblemMarks *self)
{
  GPtrArray *findings = paddock_checker_get_findings (self->checker);
  PaddockLaidRoad road;
  PaddockSheetShown sheet;

  if (get_sheet (self, &sheet) && get_cell (self, &sheet))
    return find_at_cell (self, &sheet, get_cell (self, &sheet));
  if (!self->has_pointer)
    return NULL;
  if (sheet.scene)
    return find_at_cell (self, &sheet, paddock_scene_find_cell_at (sheet.scene, self->at));

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

/* By the pointer, or with Control and F1 at the cell of the keyboard. */
static gboolean
query_tooltip_cb (PaddockProblemMarks *self,
                  int x,
                  int y,
                  gboolean is_keyboard,
                  GtkTooltip *tooltip)
{
  PaddockPoint at = paddock_canvas_to_scene (self->canvas, (PaddockPoint){ x, y });
  const PaddockFinding *finding;
  PaddockSheetShown sheet;
  g_autofree char *text = NULL;

  if (!get_sheet (self, &sheet))
    return FALSE;

  finding = find_at_cell (self, &sheet,
                          is_keyboard ? get_cell (self, &sheet)
                                      : paddock_scene_find_cell_at (sheet.scene, at));
  text = finding ? paddock_finding_dup_explanation (finding) : NULL;
  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
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
  g_signal_connect_swapped (panel, "changed", G_CALLBACK (paddock_problem_marks_update), self);
  g_signal_connect_swapped (panel, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (canvas, "hovered", G_CALLBACK (hovered_cb), self);
  g_signal_connect_swapped (canvas, "left", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (canvas, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  g_signal_connect_swapped (editor, "cell-changed", G_CALLBACK (cell_changed_cb), self);
  gtk_widget_set_has_tooltip (GTK_WIDGET (canvas), TRUE);
  paddock_problem_marks_update (self);

  return self;
}

void
paddock_problem_marks_free (PaddockProblemMarks *self)
{
  g_signal_handlers_disconnect_by_data (self->panel, self);
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  g_free (self);
}

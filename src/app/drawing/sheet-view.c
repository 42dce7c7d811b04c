/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-view.h"

#include <glib/gi18n.h>

#include "difference-marks.h"
#include "problem-marks.h"
#include "sheet-canvas.h"

struct _PaddockSheetView {
  PaddockDrawingView parent_instance;

  PaddockSheetCanvas *sheet_canvas;
  PaddockProblemMarks *marks; /* NULL: not yet */
  PaddockDifferenceMarks *differences;
};

G_DEFINE_FINAL_TYPE (PaddockSheetView, paddock_sheet_view, PADDOCK_TYPE_DRAWING_VIEW)

static void
paddock_sheet_view_update (PaddockDrawingView *view)
{
  PADDOCK_DRAWING_VIEW_CLASS (paddock_sheet_view_parent_class)->update (view);
  paddock_sheet_canvas_update (PADDOCK_SHEET_VIEW (view)->sheet_canvas);
  if (PADDOCK_SHEET_VIEW (view)->marks) /* the cells may be elsewhere now */
    paddock_problem_marks_update (PADDOCK_SHEET_VIEW (view)->marks);
}

static void
paddock_sheet_view_show_selected (PaddockDrawingView *view)
{
  paddock_sheet_canvas_show_selection (PADDOCK_SHEET_VIEW (view)->sheet_canvas);
}

/* What the pointer is on, and what a click there does. */
static char *
paddock_sheet_view_dup_status (PaddockDrawingView *view, const char *pointed_at)
{
  PaddockSheetCanvas *canvas = PADDOCK_SHEET_VIEW (view)->sheet_canvas;
  PaddockProblemMarks *marks = PADDOCK_SHEET_VIEW (view)->marks;
  g_autofree char *problem = marks ? paddock_problem_marks_dup_message (marks) : NULL;

  if (!*pointed_at)
    return g_strdup (
      _ ("Click a cell and type, press Tab for the first one, or press Enter for all fields."));

  if (problem) /* Translators: what the pointer is on, and what is wrong with it. */
    return g_strdup_printf (_ ("%s – %s"), pointed_at, problem);

  if (paddock_sheet_canvas_has_cursor (canvas))
    /* Translators: %s is the cell that the keyboard is on: "Speed 4, Move 2: 3". */
    return g_strdup_printf (_ ("%s – type to change it, Enter to edit, arrow keys to move"),
                            pointed_at);

  return paddock_sheet_canvas_can_press (canvas)
           /* Translators: %s is what the pointer is on: "Trait 2". */
           ? g_strdup_printf (_ ("%s: click to edit"), pointed_at)
           : g_strdup (pointed_at);
}

static void
difference_shown_cb (PaddockSheetView *self, const char *address)
{
  paddock_sheet_canvas_go_to (self->sheet_canvas, address);
}

static void
paddock_sheet_view_make_tools (PaddockDrawingView *view)
{
  PaddockSheetView *self = PADDOCK_SHEET_VIEW (view);
  PaddockCanvas *canvas = paddock_drawing_view_get_canvas (view);
  PaddockComparePanel *compare =
    paddock_side_panel_get_compare (paddock_drawing_view_get_panel (view));

  self->sheet_canvas = paddock_sheet_canvas_new (canvas, paddock_drawing_view_get_editor (view));
  self->differences = paddock_difference_marks_new (canvas, compare);
  g_signal_connect_object (compare, "shown", G_CALLBACK (difference_shown_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
paddock_sheet_view_constructed (GObject *object)
{
  PaddockDrawingView *view = PADDOCK_DRAWING_VIEW (object);

  G_OBJECT_CLASS (paddock_sheet_view_parent_class)->constructed (object);

  PADDOCK_SHEET_VIEW (view)->marks =
    paddock_problem_marks_new (paddock_drawing_view_get_canvas (view),
                               paddock_drawing_view_get_editor (view), NULL,
                               paddock_drawing_view_get_checker (view),
                               paddock_drawing_view_get_problems (view));
}

static void
paddock_sheet_view_dispose (GObject *object)
{
  PaddockSheetView *self = PADDOCK_SHEET_VIEW (object);

  g_clear_pointer (&self->marks, paddock_problem_marks_free);
  g_clear_pointer (&self->differences, paddock_difference_marks_free);
  g_clear_pointer (&self->sheet_canvas, paddock_sheet_canvas_free);

  G_OBJECT_CLASS (paddock_sheet_view_parent_class)->dispose (object);
}

static void
paddock_sheet_view_class_init (PaddockSheetViewClass *klass)
{
  PaddockDrawingViewClass *view_class = PADDOCK_DRAWING_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = paddock_sheet_view_constructed;
  G_OBJECT_CLASS (klass)->dispose = paddock_sheet_view_dispose;
  view_class->make_tools = paddock_sheet_view_make_tools;
  view_class->update = paddock_sheet_view_update;
  view_class->show_selected = paddock_sheet_view_show_selected;
  view_class->dup_status = paddock_sheet_view_dup_status;
}

static void
paddock_sheet_view_init (PaddockSheetView *self)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-view.h"

#include <glib/gi18n.h>

#include "problem-marks.h"
#include "tool-options.h"
#include "tool-palette.h"
#include "tracing-picture.h"
#include "view-marks.h"

struct _PaddockHexView {
  PaddockDrawingView parent_instance;

  PaddockToolCanvas *tool_canvas;
  PaddockTracingPicture *tracing;
  PaddockProblemMarks *marks;
  PaddockViewMarks *view_marks;

  PaddockToolOptions *tool_options; /* template children below */
  PaddockToolPalette *palette;
  GtkToggleButton *snapping;
  GtkToggleButton *board_lock;
  GtkToggleButton *layout_lock;
  PaddockViewMenu *view_menu;
};

G_DEFINE_FINAL_TYPE (PaddockHexView, paddock_hex_view, PADDOCK_TYPE_DRAWING_VIEW)

static PaddockEditor *
get_editor (PaddockHexView *self)
{
  return paddock_drawing_view_get_editor (PADDOCK_DRAWING_VIEW (self));
}

/* What the canvas shows, be it only for the time of a drag. */
static void
update_tracing (PaddockHexView *self)
{
  paddock_tracing_picture_update (self->tracing);
}

static void
paddock_hex_view_update (PaddockDrawingView *view)
{
  PaddockHexView *self = PADDOCK_HEX_VIEW (view);

  paddock_tool_canvas_update (self->tool_canvas);
  update_tracing (self);
}

static void
update_locks (PaddockHexView *self)
{
  const PaddockToolSettings *settings = paddock_editor_get_settings (get_editor (self));

  gtk_toggle_button_set_active (self->board_lock, settings->is_board_locked);
  gtk_toggle_button_set_active (self->layout_lock, settings->is_layout_locked);
}

static const char *
get_advice (PaddockHexView *self)
{
  const PaddockTool *tool = paddock_editor_get_tool (get_editor (self));
  const char *error = self->tracing ? paddock_tracing_picture_get_error (self->tracing) : NULL;

  if (error)
    return error;

  return tool ? _ (tool->help) : "";
}

/* Where the cursor is, and what Enter would do there; NULL: it is not shown. */
static char *
dup_cursor_words (PaddockHexView *self, const char *pointed_at)
{
  const PaddockTool *tool = paddock_editor_get_tool (get_editor (self));
  PaddockPlace place;

  if (!tool
      || !paddock_canvas_get_cursor (paddock_drawing_view_get_canvas (PADDOCK_DRAWING_VIEW (self)),
                                     &place))
    return NULL;
  if (paddock_editor_is_pressed (get_editor (self)))
    /* Translators: what the cursor is on, and the tool whose drag Enter would end. */
    return g_strdup_printf (_ ("%s · Enter: %s, to here"), pointed_at, _ (tool->label));
  if (tool->flags & PADDOCK_TOOL_DRAGS)
    /* Translators: what the cursor is on, and the tool whose drag Enter would begin. */
    return g_strdup_printf (_ ("%s · Enter: %s, from here"), pointed_at, _ (tool->label));

  /* Translators: what the cursor is on, and the tool that Enter would use. */
  return g_strdup_printf (_ ("%s · Enter: %s"), pointed_at, _ (tool->label));
}

/* Why the tool does nothing here, what the pointer is on, or what the tool is for. */
static char *
paddock_hex_view_dup_status (PaddockDrawingView *view, const char *pointed_at)
{
  PaddockHexView *self = PADDOCK_HEX_VIEW (view);
  const char *refusal = paddock_editor_get_refusal (get_editor (self));
  g_autofree char *problem = self->marks ? paddock_problem_marks_dup_message (self->marks) : NULL;
  char *cursor;

  if (!*pointed_at)
    return g_strdup (get_advice (self));
  if (refusal || problem)
    /* Translators: what the pointer is on, and why nothing can be done there, or what is wrong. */
    return g_strdup_printf (_ ("%s: %s"), pointed_at, refusal ? refusal : problem);

  cursor = dup_cursor_words (self, pointed_at);
  return cursor ? cursor : g_strdup (pointed_at);
}

static void
paddock_hex_view_show_selected (PaddockDrawingView *view)
{
  paddock_canvas_show_selection (paddock_drawing_view_get_canvas (view),
                                 paddock_editor_get_selection (
                                   paddock_drawing_view_get_editor (view)));
}

static void
paddock_hex_view_make_tools (PaddockDrawingView *view)
{
  PaddockHexView *self = PADDOCK_HEX_VIEW (view);
  PaddockCanvas *canvas = paddock_drawing_view_get_canvas (view);
  PaddockEditor *editor = get_editor (self);

  self->tool_canvas = paddock_tool_canvas_new (canvas, editor);
  self->tracing = paddock_tracing_picture_new (canvas, paddock_editor_get_file (editor));
  g_signal_connect_object (editor, "preview-changed", G_CALLBACK (update_tracing), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "tool-changed", G_CALLBACK (update_locks), self,
                           G_CONNECT_SWAPPED);
  update_locks (self);
  paddock_tool_palette_set_editor (self->palette, editor);
  paddock_tool_options_set_editor (self->tool_options, editor);
}

static void
paddock_hex_view_constructed (GObject *object)
{
  PaddockHexView *self = PADDOCK_HEX_VIEW (object);
  PaddockDrawingView *view = PADDOCK_DRAWING_VIEW (object);
  PaddockCanvas *canvas = paddock_drawing_view_get_canvas (view);

  G_OBJECT_CLASS (paddock_hex_view_parent_class)->constructed (object);

  g_object_bind_property (paddock_document_bin_get_settings (PADDOCK_DOCUMENT_BIN (self)),
                          "snapping", self->snapping, "active", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "overlay", self->view_menu, "view",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->marks = paddock_problem_marks_new (canvas, get_editor (self), NULL,
                                           paddock_drawing_view_get_checker (view),
                                           paddock_drawing_view_get_problems (view));
  self->view_marks = paddock_view_marks_new (canvas, get_editor (self), self->view_menu);
}

static void
paddock_hex_view_dispose (GObject *object)
{
  PaddockHexView *self = PADDOCK_HEX_VIEW (object);

  g_clear_pointer (&self->marks, paddock_problem_marks_free);
  g_clear_pointer (&self->view_marks, paddock_view_marks_free);
  g_clear_pointer (&self->tool_canvas, paddock_tool_canvas_free);
  g_clear_pointer (&self->tracing, paddock_tracing_picture_free);

  G_OBJECT_CLASS (paddock_hex_view_parent_class)->dispose (object);
}

static void
paddock_hex_view_class_init (PaddockHexViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PaddockDrawingViewClass *view_class = PADDOCK_DRAWING_VIEW_CLASS (klass);

  object_class->constructed = paddock_hex_view_constructed;
  object_class->dispose = paddock_hex_view_dispose;
  view_class->make_tools = paddock_hex_view_make_tools;
  view_class->update = paddock_hex_view_update;
  view_class->show_selected = paddock_hex_view_show_selected;
  view_class->dup_status = paddock_hex_view_dup_status;

  g_type_ensure (PADDOCK_TYPE_TOOL_OPTIONS);
  g_type_ensure (PADDOCK_TYPE_TOOL_PALETTE);
  g_type_ensure (PADDOCK_TYPE_VIEW_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/hex-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockHexView, tool_options);
  gtk_widget_class_bind_template_child (widget_class, PaddockHexView, palette);
  gtk_widget_class_bind_template_child (widget_class, PaddockHexView, snapping);
  gtk_widget_class_bind_template_child (widget_class, PaddockHexView, board_lock);
  gtk_widget_class_bind_template_child (widget_class, PaddockHexView, layout_lock);
  gtk_widget_class_bind_template_child (widget_class, PaddockHexView, view_menu);
}

static void
paddock_hex_view_init (PaddockHexView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

PaddockToolCanvas *
paddock_hex_view_get_tool_canvas (PaddockHexView *self)
{
  g_return_val_if_fail (PADDOCK_IS_HEX_VIEW (self), NULL);

  return self->tool_canvas;
}

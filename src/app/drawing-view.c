/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing-view.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "focus-child.h"
#include "problem-marks.h"
#include "road-bar.h"
#include "road-canvas.h"
#include "road-toolbox.h"
#include "road-words.h"
#include "sheet-canvas.h"
#include "tile-editor.h"
#include "side-panel.h"
#include "tool-options.h"
#include "tool-palette.h"
#include "tracing-picture.h"
#include "view-marks.h"

struct _PaddockDrawingView {
  PaddockDocumentBin parent_instance;

  PaddockEditor *editor;
  PaddockToolCanvas *tool_canvas;
  PaddockTracingPicture *tracing;
  PaddockRoadEditor *road_editor;
  PaddockRoadCanvas *road_canvas;
  PaddockSheetCanvas *sheet_canvas;
  PaddockChecker *checker;
  PaddockProblemMarks *marks;
  PaddockViewMarks *view_marks;

  PaddockCanvas *canvas; /* template children below */
  PaddockToolOptions *tool_options;
  PaddockMinimap *minimap;
  PaddockToolPalette *palette;
  PaddockRoadBar *road_bar;
  PaddockRoadToolbox *road_toolbox;
  GtkStack *views; /* the course, or one tile of it */
  PaddockTileEditor *tile_editor;
  PaddockPanelFrame *frame;
  PaddockSidePanel *panel;
  GtkLabel *status;
  AdwButtonContent *problem_count;
  PaddockViewMenu *view_menu;
  GtkLabel *zoom_label;
  GtkWidget *locks;
  GtkToggleButton *board_lock;
  GtkToggleButton *layout_lock;
  GtkToggleButton *snapping;
};

G_DEFINE_FINAL_TYPE (PaddockDrawingView, paddock_drawing_view, PADDOCK_TYPE_DOCUMENT_BIN)

static PaddockDocumentFile *
get_file (PaddockDrawingView *self)
{
  return paddock_document_bin_get_file (PADDOCK_DOCUMENT_BIN (self));
}

static PaddockSettings *
get_settings (PaddockDrawingView *self)
{
  return paddock_document_bin_get_settings (PADDOCK_DOCUMENT_BIN (self));
}

/* What the canvas shows, be it only for the time of a drag. */
static void
update_tracing (PaddockDrawingView *self)
{
  paddock_tracing_picture_update (self->tracing);
}

static void
file_changed_cb (PaddockDrawingView *self)
{
  if (paddock_document_file_get_state (get_file (self)) != PADDOCK_DOCUMENT_FILE_READY)
    return;

  paddock_tool_canvas_update (self->tool_canvas);
  paddock_sheet_canvas_update (self->sheet_canvas);
  update_tracing (self);
}

/* What there is to tell about a road, what the pointer is on, or what is selected. */
static char *
dup_road_status (PaddockDrawingView *self, const char *pointed_at, const char *problem)
{
  const char *words = paddock_road_editor_get_words (self->road_editor);
  char *selected;

  if (words)
    return g_strdup (words);
  if (paddock_road_editor_get_opened (self->road_editor))
    return g_strdup (
      _("Drag over rows to select them; what is set below counts for them. Escape leads back."));
  if (pointed_at && *pointed_at)
    return problem ? g_strdup_printf (_ ("%s: %s"), pointed_at, problem) : g_strdup (pointed_at);

  selected = paddock_road_dup_selection_words (self->road_editor);
  return selected ? selected
                  : g_strdup (_("Drag tiles from the library onto the course, or select one and press Enter."));
}

/* What the pointer is on, and what a click there does. */
static char *
dup_sheet_status (PaddockDrawingView *self, const char *pointed_at)
{
  if (!pointed_at || !*pointed_at)
    return g_strdup (_ ("Click a part of the sheet to change it, or press F6 for all fields."));

  return paddock_sheet_canvas_can_press (self->sheet_canvas)
    /* Translators: %s is what the pointer is on: "Trait 2". */
    ? g_strdup_printf (_ ("%s: click to change it"), pointed_at)
    : g_strdup (pointed_at);
}

static void
update_locks (PaddockDrawingView *self)
{
  const PaddockToolSettings *settings = paddock_editor_get_settings (self->editor);
  const PaddockDocument *document =
    paddock_document_file_get_document (paddock_editor_get_file (self->editor));
  gboolean has_track = document->kind == &paddock_hex_track_kind;

  gtk_widget_set_visible (self->locks, has_track);
  gtk_widget_set_visible (GTK_WIDGET (self->snapping),
                          has_track || document->kind == &paddock_road_track_kind);
  gtk_toggle_button_set_active (self->board_lock, settings->is_board_locked);
  gtk_toggle_button_set_active (self->layout_lock, settings->is_layout_locked);
}

/* The setting is that of all windows. */
static void
update_snapping (PaddockDrawingView *self)
{
  PaddockToolSettings changed = *paddock_editor_get_settings (self->editor);

  g_object_get (get_settings (self), "snapping", &changed.is_snapping, NULL);
  paddock_editor_set_settings (self->editor, &changed);
  gtk_toggle_button_set_active (self->snapping, changed.is_snapping);
}

/* Why the tool does nothing here, what the pointer is on, or what the tool is for. */
static void
update_status (PaddockDrawingView *self)
{
  const char *refusal = self->editor ? paddock_editor_get_refusal (self->editor) : NULL;
  const PaddockTool *tool = self->editor ? paddock_editor_get_tool (self->editor) : NULL;
  g_autofree char *pointed_at = NULL;
  g_autofree char *problem = self->marks ? paddock_problem_marks_dup_message (self->marks) : NULL;
  g_autofree char *text = NULL;

  g_object_get (self->canvas, "pointed-at", &pointed_at, NULL);
  if (self->road_editor && paddock_drawing_view_has_road (self))
    text = dup_road_status (self, pointed_at, problem);
  else if (self->sheet_canvas && paddock_canvas_has_sheet (self->canvas))
    text = dup_sheet_status (self, pointed_at);
  else if ((!pointed_at || !*pointed_at) && self->tracing
           && paddock_tracing_picture_get_error (self->tracing))
    text = g_strdup (paddock_tracing_picture_get_error (self->tracing));
  else if (!pointed_at || !*pointed_at)
    text = g_strdup (tool && paddock_editor_get_track (self->editor) ? _(tool->help) : "");
  else if (refusal || problem)
    /* Translators: what the pointer is on, and why nothing can be done there, or what is wrong. */
    text = g_strdup_printf (_("%s: %s"), pointed_at, refusal ? refusal : problem);
  gtk_label_set_label (self->status, text ? text : pointed_at);
}

static void
zoom_changed_cb (PaddockDrawingView *self)
{
  /* Translators: how large a drawing is shown; 100 is its real size. */
  g_autofree char *text =
    g_strdup_printf (_("%.0f %%"),
                        paddock_canvas_get_zoom (paddock_drawing_view_get_canvas (self)) * 100);

  gtk_label_set_label (self->zoom_label, text);
}

/* The course, or the tile that is being changed. */
static void
road_changed_cb (PaddockDrawingView *self)
{
  gboolean is_open = paddock_road_editor_get_opened (self->road_editor) != NULL;
  gboolean was_open = gtk_stack_get_visible_child (self->views) == GTK_WIDGET (self->tile_editor);

  gtk_stack_set_visible_child_name (self->views, is_open ? "tile" : "course");
  if (is_open != was_open)
    gtk_widget_grab_focus (GTK_WIDGET (paddock_drawing_view_get_canvas (self)));
  zoom_changed_cb (self);
  update_status (self);
}

/* The worst group that has any, and how many. */
static void
update_problem_count (PaddockDrawingView *self)
{
  PaddockProblemsPanel *problems = paddock_side_panel_get_problems (self->panel);
  PaddockProblemGroup group = PADDOCK_PROBLEM_ERROR;
  g_autofree char *count = NULL;

  while (group < PADDOCK_PROBLEM_HINT && paddock_problems_panel_count (problems, group) == 0)
    group++;
  count = g_strdup_printf ("%u", paddock_problems_panel_count (problems, group));
  if (paddock_problems_panel_count (problems, group) == 0)
    group = PADDOCK_PROBLEM_ACCEPTED; /* its tick */
  adw_button_content_set_icon_name (self->problem_count,
                                    paddock_problem_group_get_icon_name (group));
  adw_button_content_set_label (self->problem_count, count);
  update_status (self);
}

static void
make_road_tools (PaddockDrawingView *self)
{
  self->road_editor = paddock_road_editor_new (self->editor);
  self->road_canvas = paddock_road_canvas_new (self->canvas, self->road_editor);
  paddock_road_bar_set_editor (self->road_bar, self->road_editor);
  paddock_road_toolbox_set_editor (self->road_toolbox, self->road_editor, self->canvas);
  paddock_tile_editor_set_editor (self->tile_editor, self->road_editor);
  g_object_bind_property (get_settings (self), "palette", self->tile_editor, "palette",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (paddock_tile_editor_get_canvas (self->tile_editor), "notify::zoom",
                           G_CALLBACK (zoom_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->road_editor, "told", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->road_editor, "changed", G_CALLBACK (road_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
show_selected (PaddockDrawingView *self)
{
  paddock_canvas_show_selection (self->canvas, paddock_editor_get_selection (self->editor));
  paddock_sheet_canvas_show_selection (self->sheet_canvas);
}

static gboolean
paddock_drawing_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (
    GTK_WIDGET (paddock_drawing_view_get_canvas (PADDOCK_DRAWING_VIEW (widget))));
}

static void
connect_panel (PaddockDrawingView *self)
{
  PaddockProblemsPanel *problems = paddock_side_panel_get_problems (self->panel);

  self->checker = paddock_checker_new (get_file (self));
  paddock_side_panel_set_editor (self->panel, self->editor, self->road_editor, self->checker);
  self->marks = paddock_problem_marks_new (self->canvas, self->editor, self->road_editor,
                                           self->checker, problems);
  g_signal_connect_object (problems, "changed", G_CALLBACK (update_problem_count), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (paddock_side_panel_get_outline (self->panel), "shown",
                           G_CALLBACK (show_selected), self, G_CONNECT_SWAPPED);
  update_problem_count (self);
  self->view_marks = paddock_view_marks_new (self->canvas, self->editor, self->view_menu);
}

static void
paddock_drawing_view_constructed (GObject *object)
{
  PaddockDrawingView *self = PADDOCK_DRAWING_VIEW (object);

  G_OBJECT_CLASS (paddock_drawing_view_parent_class)->constructed (object);

  paddock_document_bin_bind_canvas (PADDOCK_DOCUMENT_BIN (self), self->canvas, self->minimap);
  g_object_bind_property (self, "overlay", self->view_menu, "view",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (get_file (self), "changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->editor = paddock_editor_new (get_file (self));
  self->tool_canvas = paddock_tool_canvas_new (self->canvas, self->editor);
  self->sheet_canvas = paddock_sheet_canvas_new (self->canvas, self->editor);
  self->tracing = paddock_tracing_picture_new (self->canvas, get_file (self));
  g_signal_connect_object (self->editor, "preview-changed", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "preview-changed", G_CALLBACK (update_tracing), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "tool-changed", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "tool-changed", G_CALLBACK (update_locks), self,
                           G_CONNECT_SWAPPED);
  update_locks (self);
  g_signal_connect_object (get_settings (self), "notify::snapping", G_CALLBACK (update_snapping),
                           self, G_CONNECT_SWAPPED);
  update_snapping (self);
  paddock_tool_palette_set_editor (self->palette, self->editor);
  paddock_tool_options_set_editor (self->tool_options, self->editor);
  make_road_tools (self);
  g_object_bind_property (get_settings (self), "panel-page", self->panel, "page",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  paddock_document_bin_bind_frame (PADDOCK_DOCUMENT_BIN (self), self->frame);
  connect_panel (self);
  file_changed_cb (self);
  zoom_changed_cb (self);
  update_status (self);
}

static void
paddock_drawing_view_dispose (GObject *object)
{
  PaddockDrawingView *self = PADDOCK_DRAWING_VIEW (object);

  if (self->checker)
    paddock_checker_stop (self->checker);
  g_clear_pointer (&self->marks, paddock_problem_marks_free);
  g_clear_pointer (&self->view_marks, paddock_view_marks_free);
  g_clear_pointer (&self->tool_canvas, paddock_tool_canvas_free);
  g_clear_pointer (&self->sheet_canvas, paddock_sheet_canvas_free);
  g_clear_pointer (&self->tracing, paddock_tracing_picture_free);
  g_clear_pointer (&self->road_canvas, paddock_road_canvas_free);
  adw_bin_set_child (ADW_BIN (self), NULL); /* while what its callbacks need is still there */
  g_clear_object (&self->road_editor);
  g_clear_object (&self->checker);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_drawing_view_parent_class)->dispose (object);
}

static void
paddock_drawing_view_class_init (PaddockDrawingViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = paddock_drawing_view_constructed;
  object_class->dispose = paddock_drawing_view_dispose;
  widget_class->focus = paddock_focus_child;
  widget_class->grab_focus = paddock_drawing_view_grab_focus;

  g_type_ensure (PADDOCK_TYPE_CANVAS);
  g_type_ensure (PADDOCK_TYPE_MINIMAP);
  g_type_ensure (PADDOCK_TYPE_ROAD_BAR);
  g_type_ensure (PADDOCK_TYPE_ROAD_TOOLBOX);
  g_type_ensure (PADDOCK_TYPE_TILE_EDITOR);
  g_type_ensure (PADDOCK_TYPE_PANEL_FRAME);
  g_type_ensure (PADDOCK_TYPE_SIDE_PANEL);
  g_type_ensure (PADDOCK_TYPE_TOOL_OPTIONS);
  g_type_ensure (PADDOCK_TYPE_TOOL_PALETTE);
  g_type_ensure (PADDOCK_TYPE_VIEW_MENU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/drawing-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, canvas);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, minimap);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, palette);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, frame);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, panel);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, road_bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, road_toolbox);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, views);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, tile_editor);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, tool_options);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, status);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, problem_count);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, view_menu);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, zoom_label);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, locks);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, board_lock);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, layout_lock);
  gtk_widget_class_bind_template_child (widget_class, PaddockDrawingView, snapping);
  gtk_widget_class_bind_template_callback (widget_class, update_status);
  gtk_widget_class_bind_template_callback (widget_class, zoom_changed_cb);
}

static void
paddock_drawing_view_init (PaddockDrawingView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

PaddockCanvas *
paddock_drawing_view_get_canvas (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return gtk_stack_get_visible_child (self->views) == GTK_WIDGET (self->tile_editor)
           ? paddock_tile_editor_get_canvas (self->tile_editor)
           : self->canvas;
}

PaddockEditor *
paddock_drawing_view_get_editor (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return self->editor;
}

PaddockToolCanvas *
paddock_drawing_view_get_tool_canvas (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return self->tool_canvas;
}

PaddockRoadEditor *
paddock_drawing_view_get_road_editor (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return self->road_editor;
}

gboolean
paddock_drawing_view_has_road (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), FALSE);

  return paddock_road_editor_get_track (self->road_editor) != NULL;
}

PaddockProblemsPanel *
paddock_drawing_view_get_problems (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return paddock_side_panel_get_problems (self->panel);
}

void
paddock_drawing_view_show_panel (PaddockDrawingView *self, const char *page)
{
  g_return_if_fail (PADDOCK_IS_DRAWING_VIEW (self));

  paddock_document_bin_set_show_panel (PADDOCK_DOCUMENT_BIN (self), TRUE);
  g_object_set (self->panel, "page", page, NULL);
}

void
paddock_drawing_view_focus_panel (PaddockDrawingView *self)
{
  g_return_if_fail (PADDOCK_IS_DRAWING_VIEW (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self->panel)))
    gtk_widget_grab_focus (GTK_WIDGET (self->panel));
}

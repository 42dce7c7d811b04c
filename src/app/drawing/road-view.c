/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-view.h"

#include <glib/gi18n.h>

#include "problem-marks.h"
#include "road-bar.h"
#include "road-canvas.h"
#include "road-toolbox.h"
#include "road-words.h"
#include "tile-editor.h"
#include "view-marks.h"

struct _PaddockRoadView {
  PaddockDrawingView parent_instance;

  PaddockRoadEditor *road_editor;
  PaddockRoadCanvas *road_canvas;
  PaddockProblemMarks *marks;
  PaddockViewMarks *view_marks;
  gboolean shows_tile; /* the editor of one, instead of the course */

  PaddockRoadBar *road_bar; /* template children below */
  PaddockRoadToolbox *road_toolbox;
  PaddockTileEditor *tile_editor;
  GtkToggleButton *snapping;
  PaddockViewMenu *view_menu;
};

G_DEFINE_FINAL_TYPE (PaddockRoadView, paddock_road_view, PADDOCK_TYPE_DRAWING_VIEW)

static PaddockCanvas *
paddock_road_view_get_seen_canvas (PaddockDocumentBin *bin)
{
  PaddockRoadView *self = PADDOCK_ROAD_VIEW (bin);

  return self->shows_tile ? paddock_tile_editor_get_canvas (self->tile_editor)
                          : paddock_drawing_view_get_canvas (PADDOCK_DRAWING_VIEW (self));
}

/* What is selected, and what Enter would do there; NULL: nothing is. */
static char *
dup_selected_words (PaddockRoadView *self)
{
  const PaddockTile *tile = paddock_road_editor_get_tile (self->road_editor);
  g_autofree char *selected = paddock_road_dup_selection_words (self->road_editor);
  g_autofree char *title = tile ? paddock_tile_dup_title (tile) : NULL;

  if (!selected || !title || paddock_road_editor_is_placing (self->road_editor))
    return g_steal_pointer (&selected);

  /* Translators: which tile of the course is selected, and the tile that would be inserted. */
  return g_strdup_printf (_ ("%s · Enter: insert %s"), selected, title);
}

/* What there is to tell, what the pointer is on, or what is selected. */
static char *
paddock_road_view_dup_status (PaddockDrawingView *view, const char *pointed_at)
{
  PaddockRoadView *self = PADDOCK_ROAD_VIEW (view);
  const char *words = paddock_road_editor_get_words (self->road_editor);
  g_autofree char *problem = self->marks ? paddock_problem_marks_dup_message (self->marks) : NULL;
  char *selected;

  if (words)
    return g_strdup (words);
  if (paddock_road_editor_get_opened (self->road_editor))
    return g_strdup (
      _ ("Drag over rows to select them; the settings below apply to them. Press Esc to return."));
  if (*pointed_at)
    return problem ? g_strdup_printf (_ ("%s: %s"), pointed_at, problem) : g_strdup (pointed_at);

  selected = dup_selected_words (self);
  return selected ? selected
                  : g_strdup (_ (
                    "Drag tiles from the library onto the course, or select one and press Enter."));
}

/* The course, or the tile that is being changed. */
static void
road_changed_cb (PaddockRoadView *self)
{
  PaddockDrawingView *view = PADDOCK_DRAWING_VIEW (self);
  gboolean is_open = paddock_road_editor_get_opened (self->road_editor) != NULL;
  gboolean was_open = self->shows_tile;

  self->shows_tile = is_open;
  paddock_drawing_view_show_instead (view, is_open ? GTK_WIDGET (self->tile_editor) : NULL);
  if (is_open != was_open)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  paddock_drawing_view_update_zoom (view);
  paddock_drawing_view_update_status (view);
}

static void
connect_editor (PaddockRoadView *self)
{
  g_signal_connect_object (paddock_tile_editor_get_canvas (self->tile_editor), "notify::zoom",
                           G_CALLBACK (paddock_drawing_view_update_zoom), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->road_editor, "told",
                           G_CALLBACK (paddock_drawing_view_update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->road_editor, "changed", G_CALLBACK (road_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
paddock_road_view_make_tools (PaddockDrawingView *view)
{
  PaddockRoadView *self = PADDOCK_ROAD_VIEW (view);
  PaddockCanvas *canvas = paddock_drawing_view_get_canvas (view);

  self->road_editor = paddock_road_editor_new (paddock_drawing_view_get_editor (view));
  self->road_canvas = paddock_road_canvas_new (canvas, self->road_editor);
  paddock_road_bar_set_editor (self->road_bar, self->road_editor);
  paddock_road_toolbox_set_editor (self->road_toolbox, self->road_editor, canvas);
  paddock_tile_editor_set_editor (self->tile_editor, self->road_editor);
  paddock_side_panel_set_road (paddock_drawing_view_get_panel (view), self->road_editor);
  connect_editor (self);
}

static void
paddock_road_view_constructed (GObject *object)
{
  PaddockRoadView *self = PADDOCK_ROAD_VIEW (object);
  PaddockDrawingView *view = PADDOCK_DRAWING_VIEW (object);
  PaddockSettings *settings = paddock_document_bin_get_settings (PADDOCK_DOCUMENT_BIN (self));

  G_OBJECT_CLASS (paddock_road_view_parent_class)->constructed (object);

  g_object_bind_property (settings, "palette", self->tile_editor, "palette", G_BINDING_SYNC_CREATE);
  g_object_bind_property (settings, "wheel", paddock_tile_editor_get_canvas (self->tile_editor),
                          "wheel", G_BINDING_SYNC_CREATE);
  g_object_bind_property (settings, "snapping", self->snapping, "active", G_BINDING_SYNC_CREATE);
  self->marks =
    paddock_problem_marks_new (paddock_drawing_view_get_canvas (view),
                               paddock_drawing_view_get_editor (view), self->road_editor,
                               paddock_drawing_view_get_checker (view),
                               paddock_drawing_view_get_problems (view));
  g_object_bind_property (self, "overlay", self->view_menu, "view",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->view_marks =
    paddock_view_marks_new (paddock_drawing_view_get_canvas (view),
                            paddock_drawing_view_get_editor (view), self->view_menu);
}

static void
paddock_road_view_dispose (GObject *object)
{
  PaddockRoadView *self = PADDOCK_ROAD_VIEW (object);

  g_clear_pointer (&self->marks, paddock_problem_marks_free);
  g_clear_pointer (&self->view_marks, paddock_view_marks_free);
  g_clear_pointer (&self->road_canvas, paddock_road_canvas_free);

  G_OBJECT_CLASS (paddock_road_view_parent_class)->dispose (object);

  g_clear_object (&self->road_editor);
}

static void
paddock_road_view_class_init (PaddockRoadViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PaddockDrawingViewClass *view_class = PADDOCK_DRAWING_VIEW_CLASS (klass);

  object_class->constructed = paddock_road_view_constructed;
  object_class->dispose = paddock_road_view_dispose;
  PADDOCK_DOCUMENT_BIN_CLASS (klass)->get_canvas = paddock_road_view_get_seen_canvas;
  view_class->make_tools = paddock_road_view_make_tools;
  view_class->dup_status = paddock_road_view_dup_status;

  g_type_ensure (PADDOCK_TYPE_ROAD_BAR);
  g_type_ensure (PADDOCK_TYPE_ROAD_TOOLBOX);
  g_type_ensure (PADDOCK_TYPE_TILE_EDITOR);
  g_type_ensure (PADDOCK_TYPE_VIEW_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/road-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadView, road_bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadView, road_toolbox);
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadView, tile_editor);
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadView, snapping);
  gtk_widget_class_bind_template_child (widget_class, PaddockRoadView, view_menu);
}

static void
paddock_road_view_init (PaddockRoadView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

PaddockRoadEditor *
paddock_road_view_get_road_editor (PaddockRoadView *self)
{
  g_return_val_if_fail (PADDOCK_IS_ROAD_VIEW (self), NULL);

  return self->road_editor;
}

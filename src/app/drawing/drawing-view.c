/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawing-view.h"

#include <glib/gi18n.h>

#include "actions.h"
#include "focus-child.h"

typedef struct {
  PaddockEditor *editor;
  PaddockChecker *checker;

  GtkBox *column; /* template children below */
  GtkBox *row;
  GtkStack *stage;
  GtkWidget *drawing; /* the canvas, scrolled, with its minimap */
  PaddockCanvas *canvas;
  PaddockMinimap *minimap;
  GtkBox *status_bar;
  GtkLabel *status;
  GtkWidget *problems; /* the button after what a kind of view has in the bar */
  AdwButtonContent *problem_count;
  GtkLabel *zoom_label;
  PaddockPanelFrame *frame;
  PaddockSidePanel *panel;
} PaddockDrawingViewPrivate;

static void paddock_drawing_view_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (PaddockDrawingView,
                                  paddock_drawing_view,
                                  PADDOCK_TYPE_DOCUMENT_BIN,
                                  G_ADD_PRIVATE (PaddockDrawingView)
                                    G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                           paddock_drawing_view_buildable_init))

static PaddockDrawingViewPrivate *
get_private (gpointer self)
{
  return paddock_drawing_view_get_instance_private (PADDOCK_DRAWING_VIEW (self));
}

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

/* --- What it shows --- */

static void
paddock_drawing_view_real_update (PaddockDrawingView *self)
{
  paddock_canvas_set_document (get_private (self)->canvas,
                               paddock_document_file_get_document (get_file (self)));
}

void
paddock_drawing_view_update_status (PaddockDrawingView *self)
{
  PaddockDrawingViewPrivate *priv = get_private (self);
  g_autofree char *pointed_at = NULL;
  g_autofree char *text = NULL;

  if (!priv->checker) /* what there is to tell is not there yet */
    return;

  g_object_get (priv->canvas, "pointed-at", &pointed_at, NULL);
  text = PADDOCK_DRAWING_VIEW_GET_CLASS (self)->dup_status (self, pointed_at ? pointed_at : "");
  gtk_label_set_label (priv->status, text);
}

void
paddock_drawing_view_update_zoom (PaddockDrawingView *self)
{
  PaddockCanvas *canvas = paddock_document_bin_get_canvas (PADDOCK_DOCUMENT_BIN (self));
  /* Translators: how large a drawing is shown; 100 is its real size. */
  g_autofree char *text = g_strdup_printf (_ ("%.0f %%"), paddock_canvas_get_zoom (canvas) * 100);

  gtk_label_set_label (get_private (self)->zoom_label, text);
}

static void
file_changed_cb (PaddockDrawingView *self)
{
  if (paddock_document_file_get_state (get_file (self)) != PADDOCK_DOCUMENT_FILE_READY)
    return;

  PADDOCK_DRAWING_VIEW_GET_CLASS (self)->update (self);
  paddock_drawing_view_update_status (self);
}

/* The setting is that of all windows. */
static void
update_snapping (PaddockDrawingView *self)
{
  PaddockEditor *editor = get_private (self)->editor;
  PaddockToolSettings changed = *paddock_editor_get_settings (editor);

  g_object_get (get_settings (self), "snapping", &changed.is_snapping, NULL);
  paddock_editor_set_settings (editor, &changed);
}

/* The worst group that has any, and how many. */
static void
update_problem_count (PaddockDrawingView *self)
{
  PaddockDrawingViewPrivate *priv = get_private (self);
  PaddockProblemsPanel *problems = paddock_side_panel_get_problems (priv->panel);
  PaddockProblemGroup group = PADDOCK_PROBLEM_ERROR;
  g_autofree char *count = NULL;

  while (group < PADDOCK_PROBLEM_HINT && paddock_problems_panel_count (problems, group) == 0)
    group++;
  count = g_strdup_printf ("%u", paddock_problems_panel_count (problems, group));
  if (paddock_problems_panel_count (problems, group) == 0)
    group = PADDOCK_PROBLEM_ACCEPTED; /* its tick */
  adw_button_content_set_icon_name (priv->problem_count,
                                    paddock_problem_group_get_icon_name (group));
  adw_button_content_set_label (priv->problem_count, count);
  paddock_drawing_view_update_status (self);
}

static void
shown_cb (PaddockDrawingView *self)
{
  PaddockDrawingViewClass *klass = PADDOCK_DRAWING_VIEW_GET_CLASS (self);

  if (klass->show_selected)
    klass->show_selected (self);
}

/* --- The widget --- */

static PaddockCanvas *
paddock_drawing_view_get_seen_canvas (PaddockDocumentBin *bin)
{
  return get_private (bin)->canvas;
}

static gboolean
paddock_drawing_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (
    GTK_WIDGET (paddock_document_bin_get_canvas (PADDOCK_DOCUMENT_BIN (widget))));
}

static void
connect_editor (PaddockDrawingView *self)
{
  static const char *const news[] = { "preview-changed", "tool-changed" };

  for (guint i = 0; i < G_N_ELEMENTS (news); i++)
    g_signal_connect_object (get_private (self)->editor, news[i],
                             G_CALLBACK (paddock_drawing_view_update_status), self,
                             G_CONNECT_SWAPPED);
}

static void
connect_panel (PaddockDrawingView *self)
{
  PaddockDrawingViewPrivate *priv = get_private (self);

  paddock_document_bin_bind_frame (PADDOCK_DOCUMENT_BIN (self), priv->frame);
  priv->checker = paddock_checker_new (get_file (self));
  paddock_side_panel_set_editor (priv->panel, priv->editor, priv->checker);
  g_object_bind_property (get_settings (self), "panel-page", priv->panel, "page",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (paddock_side_panel_get_outline (priv->panel), "shown",
                           G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (paddock_side_panel_get_guide (priv->panel), "shown",
                           G_CALLBACK (gtk_widget_grab_focus), self, G_CONNECT_SWAPPED);
}

/* Letters and digits are for the drawing, wherever the keyboard is; entries take them first. */
static void
add_keys (GtkWidget *self)
{
  gtk_widget_add_controller (self, paddock_actions_create_characters (PADDOCK_ACTION_ON_CANVAS));
  gtk_widget_add_controller (self, paddock_actions_create_characters (PADDOCK_ACTION_ON_ROAD));
}

static void
paddock_drawing_view_constructed (GObject *object)
{
  PaddockDrawingView *self = PADDOCK_DRAWING_VIEW (object);
  PaddockDrawingViewPrivate *priv = get_private (self);

  G_OBJECT_CLASS (paddock_drawing_view_parent_class)->constructed (object);

  paddock_actions_describe (GTK_WIDGET (self));
  add_keys (GTK_WIDGET (self));
  paddock_document_bin_bind_canvas (PADDOCK_DOCUMENT_BIN (self), priv->canvas, priv->minimap,
                                    "show-minimap");
  g_signal_connect_object (get_file (self), "changed", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  priv->editor = paddock_editor_new (get_file (self));
  g_signal_connect_object (get_settings (self), "notify::snapping", G_CALLBACK (update_snapping),
                           self, G_CONNECT_SWAPPED);
  update_snapping (self);
  PADDOCK_DRAWING_VIEW_GET_CLASS (self)->make_tools (self);
  connect_editor (self);
  connect_panel (self);
  file_changed_cb (self);
  paddock_drawing_view_update_zoom (self);
  g_signal_connect_object (paddock_side_panel_get_problems (priv->panel), "changed",
                           G_CALLBACK (update_problem_count), self, G_CONNECT_SWAPPED);
  update_problem_count (self);
}

static void
paddock_drawing_view_dispose (GObject *object)
{
  PaddockDrawingViewPrivate *priv = get_private (object);

  if (priv->checker)
    paddock_checker_stop (priv->checker);
  g_clear_object (&priv->checker);            /* nothing is told any more */
  adw_bin_set_child (ADW_BIN (object), NULL); /* while what its callbacks need is still there */
  g_clear_object (&priv->editor);

  G_OBJECT_CLASS (paddock_drawing_view_parent_class)->dispose (object);
}

/* --- Where the children of templates go --- */

static void
add_above (PaddockDrawingViewPrivate *priv, GtkWidget *child)
{
  gtk_box_prepend (priv->column, child);
}

static void
add_beside (PaddockDrawingViewPrivate *priv, GtkWidget *child)
{
  gtk_box_prepend (priv->row, child);
}

static void
add_instead (PaddockDrawingViewPrivate *priv, GtkWidget *child)
{
  gtk_stack_add_child (priv->stage, child);
}

static void
add_to_status (PaddockDrawingViewPrivate *priv, GtkWidget *child)
{
  gtk_box_insert_child_after (priv->status_bar, child,
                              gtk_widget_get_prev_sibling (priv->problems));
}

static const struct {
  const char *type;
  void (*add) (PaddockDrawingViewPrivate *priv, GtkWidget *child);
} slots[] = {
  { "above", add_above },
  { "beside", add_beside },
  { "instead", add_instead },
  { "status", add_to_status },
};

static GtkBuildableIface *parent_buildable;

static void
paddock_drawing_view_add_child (GtkBuildable *buildable,
                                GtkBuilder *builder,
                                GObject *child,
                                const char *type)
{
  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    if (g_strcmp0 (slots[i].type, type) == 0) {
      slots[i].add (get_private (buildable), GTK_WIDGET (child));
      return;
    }

  parent_buildable->add_child (buildable, builder, child, type);
}

static void
paddock_drawing_view_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = paddock_drawing_view_add_child;
}

/* --- The class --- */

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (PADDOCK_TYPE_CANVAS);
  g_type_ensure (PADDOCK_TYPE_MINIMAP);
  g_type_ensure (PADDOCK_TYPE_PANEL_FRAME);
  g_type_ensure (PADDOCK_TYPE_SIDE_PANEL);
  gtk_widget_class_set_template_from_resource (klass, "/app/paddock/Paddock/drawing-view.ui");
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, column);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, row);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, stage);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, drawing);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, canvas);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, minimap);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, status_bar);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, status);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, problems);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, problem_count);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, zoom_label);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, frame);
  gtk_widget_class_bind_template_child_private (klass, PaddockDrawingView, panel);
  gtk_widget_class_bind_template_callback (klass, paddock_drawing_view_update_status);
  gtk_widget_class_bind_template_callback (klass, paddock_drawing_view_update_zoom);
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
  PADDOCK_DOCUMENT_BIN_CLASS (klass)->get_canvas = paddock_drawing_view_get_seen_canvas;
  klass->update = paddock_drawing_view_real_update;
  bind_template (widget_class);
}

static void
paddock_drawing_view_init (PaddockDrawingView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

PaddockEditor *
paddock_drawing_view_get_editor (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return get_private (self)->editor;
}

PaddockCanvas *
paddock_drawing_view_get_canvas (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return get_private (self)->canvas;
}

PaddockSidePanel *
paddock_drawing_view_get_panel (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return get_private (self)->panel;
}

PaddockChecker *
paddock_drawing_view_get_checker (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return get_private (self)->checker;
}

PaddockProblemsPanel *
paddock_drawing_view_get_problems (PaddockDrawingView *self)
{
  g_return_val_if_fail (PADDOCK_IS_DRAWING_VIEW (self), NULL);

  return paddock_side_panel_get_problems (get_private (self)->panel);
}

void
paddock_drawing_view_show_panel (PaddockDrawingView *self, const char *page)
{
  g_return_if_fail (PADDOCK_IS_DRAWING_VIEW (self));

  paddock_document_bin_set_show_panel (PADDOCK_DOCUMENT_BIN (self), TRUE);
  g_object_set (get_private (self)->panel, "page", page, NULL);
}

void
paddock_drawing_view_focus_panel (PaddockDrawingView *self)
{
  GtkWidget *panel;

  g_return_if_fail (PADDOCK_IS_DRAWING_VIEW (self));

  panel = GTK_WIDGET (get_private (self)->panel);
  if (gtk_widget_get_mapped (panel))
    gtk_widget_grab_focus (panel);
}

void
paddock_drawing_view_show_instead (PaddockDrawingView *self, GtkWidget *child)
{
  PaddockDrawingViewPrivate *priv = get_private (self);

  g_return_if_fail (PADDOCK_IS_DRAWING_VIEW (self));

  gtk_stack_set_visible_child (priv->stage, child ? child : priv->drawing);
}

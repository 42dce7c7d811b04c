/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "side-panel.h"

#include "history-panel.h"
#include "properties-panel.h"
#include "settings.h"

struct _PaddockSidePanel {
  AdwBin parent_instance;

  int width;
  int width_before; /* when a drag of the edge began */
  double x_before;

  AdwViewStack *stack; /* template children below */
  GtkWidget *edge;
  AdwViewStackPage *problems_page;
  PaddockPropertiesPanel *properties;
  PaddockProblemsPanel *problems;
  PaddockOutlinePanel *outline;
  PaddockHistoryPanel *history;
};

G_DEFINE_FINAL_TYPE (PaddockSidePanel, paddock_side_panel, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_PAGE,
  PROP_WIDTH,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Settings of another version may name a page that there is not. */
static void
set_page (PaddockSidePanel *self, const char *name)
{
  if (name && adw_view_stack_get_child_by_name (self->stack, name))
    adw_view_stack_set_visible_child_name (self->stack, name);
}

static void
page_changed_cb (PaddockSidePanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

static void
set_width (PaddockSidePanel *self, int width)
{
  width = CLAMP (width, PADDOCK_PANEL_MIN_WIDTH, PADDOCK_PANEL_MAX_WIDTH);
  if (self->width == width)
    return;

  self->width = width;
  gtk_widget_set_size_request (GTK_WIDGET (self), width, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDTH]);
}

/* A number beside the name of the page: how much there is to look at. */
static void
problems_changed_cb (PaddockSidePanel *self)
{
  guint n_errors = paddock_problems_panel_count (self->problems, PADDOCK_PROBLEM_ERROR);
  guint n_warnings = paddock_problems_panel_count (self->problems, PADDOCK_PROBLEM_WARNING);

  adw_view_stack_page_set_badge_number (self->problems_page, n_errors + n_warnings);
  adw_view_stack_page_set_needs_attention (self->problems_page, n_errors > 0);
}

/* The edge moves while it is dragged; the window does not. */
static double
get_pointer_x (PaddockSidePanel *self, GtkGestureDrag *drag)
{
  double start_x = 0, start_y, offset_x = 0, offset_y, x = 0, y;

  gtk_gesture_drag_get_start_point (drag, &start_x, &start_y);
  gtk_gesture_drag_get_offset (drag, &offset_x, &offset_y);
  gtk_widget_translate_coordinates (self->edge, GTK_WIDGET (gtk_widget_get_root (self->edge)),
                                    start_x + offset_x, 0, &x, &y);
  return gtk_widget_get_direction (self->edge) == GTK_TEXT_DIR_RTL ? -x : x;
}

static void
drag_begin_cb (PaddockSidePanel *self, double x, double y, GtkGestureDrag *drag)
{
  self->width_before = self->width;
  self->x_before = get_pointer_x (self, drag);
}

static void
drag_update_cb (PaddockSidePanel *self, double x, double y, GtkGestureDrag *drag)
{
  set_width (self, self->width_before + (int) (self->x_before - get_pointer_x (self, drag)));
}

static void
paddock_side_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PaddockSidePanel *self = PADDOCK_SIDE_PANEL (object);

  if (id == PROP_PAGE)
    g_value_set_string (value, adw_view_stack_get_visible_child_name (self->stack));
  else if (id == PROP_WIDTH)
    g_value_set_int (value, self->width);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_side_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  PaddockSidePanel *self = PADDOCK_SIDE_PANEL (object);

  if (id == PROP_PAGE)
    set_page (self, g_value_get_string (value));
  else if (id == PROP_WIDTH)
    set_width (self, g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
paddock_side_panel_class_init (PaddockSidePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = paddock_side_panel_get_property;
  object_class->set_property = paddock_side_panel_set_property;

  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, NULL, flags);
  props[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, PADDOCK_PANEL_MAX_WIDTH, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (PADDOCK_TYPE_HISTORY_PANEL);
  g_type_ensure (PADDOCK_TYPE_OUTLINE_PANEL);
  g_type_ensure (PADDOCK_TYPE_PROBLEMS_PANEL);
  g_type_ensure (PADDOCK_TYPE_PROPERTIES_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/side-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, edge);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, problems_page);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, properties);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, problems);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, outline);
  gtk_widget_class_bind_template_child (widget_class, PaddockSidePanel, history);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_update_cb);
  gtk_widget_class_bind_template_callback (widget_class, problems_changed_cb);
}

static void
paddock_side_panel_init (PaddockSidePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_cursor_from_name (self->edge, "col-resize");
  set_width (self, PADDOCK_PANEL_MIN_WIDTH);
}

void
paddock_side_panel_set_editor (PaddockSidePanel *self,
                               PaddockEditor *editor,
                               PaddockChecker *checker)
{
  g_return_if_fail (PADDOCK_IS_SIDE_PANEL (self));

  paddock_properties_panel_set_editor (self->properties, editor);
  paddock_problems_panel_set_editor (self->problems, editor, checker);
  paddock_outline_panel_set_editor (self->outline, editor);
  paddock_history_panel_set_file (self->history, paddock_editor_get_file (editor));
}

PaddockProblemsPanel *
paddock_side_panel_get_problems (PaddockSidePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_SIDE_PANEL (self), NULL);

  return self->problems;
}

PaddockOutlinePanel *
paddock_side_panel_get_outline (PaddockSidePanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_SIDE_PANEL (self), NULL);

  return self->outline;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "line-chart.h"

#define OVERSHOOT 4 /* of the line through the column that is pointed out */

typedef struct {
  guint n_columns;
  guint column; /* that is pointed out, or NONE */
} PaddockLineChartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (PaddockLineChart, paddock_line_chart, GTK_TYPE_WIDGET)

enum {
  ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static PaddockLineChartPrivate *
get_private (PaddockLineChart *self)
{
  return paddock_line_chart_get_instance_private (self);
}

static graphene_rect_t
get_plot (PaddockLineChart *self)
{
  return PADDOCK_LINE_CHART_GET_CLASS (self)->get_plot (self);
}

/* --- Where it is --- */

double
paddock_line_chart_get_x (PaddockLineChart *self, guint column)
{
  graphene_rect_t plot = get_plot (self);

  return plot.origin.x
         + (double) plot.size.width * column / MAX (get_private (self)->n_columns - 1, 1);
}

static guint
find_column (PaddockLineChart *self, double x)
{
  guint last = get_private (self)->n_columns - 1;
  double start = paddock_line_chart_get_x (self, 0), end = paddock_line_chart_get_x (self, last);

  return end <= start ? 0 : (guint) (CLAMP ((x - start) / (end - start), 0, 1) * last + 0.5);
}

/* --- Words --- */

char *
paddock_line_chart_dup_words (PaddockLineChart *self, guint column)
{
  g_return_val_if_fail (PADDOCK_IS_LINE_CHART (self), NULL);
  g_return_val_if_fail (column < get_private (self)->n_columns, NULL);

  return PADDOCK_LINE_CHART_GET_CLASS (self)->dup_words (self, column);
}

void
paddock_line_chart_update (PaddockLineChart *self)
{
  guint column;
  g_autofree char *words = NULL;

  g_return_if_fail (PADDOCK_IS_LINE_CHART (self));

  column = get_private (self)->column;
  words = column == PADDOCK_LINE_CHART_NONE ? NULL : paddock_line_chart_dup_words (self, column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words ? words : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
point_out (PaddockLineChart *self, guint column)
{
  if (column == get_private (self)->column)
    return;

  get_private (self)->column = column;
  paddock_line_chart_update (self);
}

void
paddock_line_chart_set_columns (PaddockLineChart *self, guint n)
{
  g_return_if_fail (PADDOCK_IS_LINE_CHART (self));

  get_private (self)->n_columns = n;
  point_out (self, PADDOCK_LINE_CHART_NONE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

guint
paddock_line_chart_get_n_columns (PaddockLineChart *self)
{
  g_return_val_if_fail (PADDOCK_IS_LINE_CHART (self), 0);

  return get_private (self)->n_columns;
}

/* --- Drawing --- */

static void
set_colour (PaddockLineChart *self, cairo_t *cr, double alpha)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, alpha);
}

void
paddock_line_chart_draw_rule (PaddockLineChart *self, cairo_t *cr, double y)
{
  graphene_rect_t plot = get_plot (self);

  set_colour (self, cr, 0.15);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, plot.origin.x, y + 0.5);
  cairo_rel_line_to (cr, plot.size.width, 0);
  cairo_stroke (cr);
}

void
paddock_line_chart_draw_text (PaddockLineChart *self,
                              GtkSnapshot *snapshot,
                              const char *text,
                              double x,
                              double y,
                              gboolean is_centred)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  GdkRGBA colour;
  int width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (x - (is_centred ? width / 2 : width)),
                                                (float) (y - height / 2)));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_pointed (PaddockLineChart *self, cairo_t *cr)
{
  graphene_rect_t plot = get_plot (self);

  set_colour (self, cr, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, paddock_line_chart_get_x (self, get_private (self)->column),
                 plot.origin.y - OVERSHOOT);
  cairo_rel_line_to (cr, 0, plot.size.height + 2 * OVERSHOOT);
  cairo_stroke (cr);
}

static void
paddock_line_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockLineChart *self = PADDOCK_LINE_CHART (widget);
  cairo_t *cr;

  if (get_private (self)->n_columns == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  if (get_private (self)->column != PADDOCK_LINE_CHART_NONE)
    draw_pointed (self, cr);
  PADDOCK_LINE_CHART_GET_CLASS (self)->draw (self, cr);
  cairo_destroy (cr);
  PADDOCK_LINE_CHART_GET_CLASS (self)->draw_texts (self, snapshot);
}

/* --- Pointer and keys --- */

static gboolean
query_tooltip_cb (PaddockLineChart *self, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  PaddockLineChartPrivate *priv = get_private (self);
  guint column;
  g_autofree char *words = NULL;

  if (priv->n_columns == 0 || (is_keyboard && priv->column == PADDOCK_LINE_CHART_NONE))
    return FALSE;

  column = is_keyboard ? priv->column : find_column (self, x);
  words = paddock_line_chart_dup_words (self, column);
  gtk_tooltip_set_text (tooltip, words);
  gtk_tooltip_set_tip_area (tooltip,
                            &(GdkRectangle){ (int) paddock_line_chart_get_x (self, column), 0, 1,
                                             gtk_widget_get_height (GTK_WIDGET (self)) });
  return TRUE;
}

static void
motion_cb (PaddockLineChart *self, double x, double y)
{
  if (get_private (self)->n_columns > 0)
    point_out (self, find_column (self, x));
}

static void
leave_cb (PaddockLineChart *self)
{
  point_out (self, PADDOCK_LINE_CHART_NONE);
}

static void
activate (PaddockLineChart *self, guint column)
{
  g_signal_emit (self, signals[ACTIVATED], 0, column);
}

static void
released_cb (PaddockLineChart *self, int n_press, double x, double y)
{
  if (get_private (self)->n_columns > 0)
    activate (self, find_column (self, x));
}

static gboolean
key_pressed_cb (PaddockLineChart *self, guint key, guint code, GdkModifierType modifiers)
{
  PaddockLineChartPrivate *priv = get_private (self);
  guint last = priv->n_columns - 1;
  guint column = priv->column == PADDOCK_LINE_CHART_NONE ? last : priv->column;

  if (priv->n_columns == 0 || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Left)
    point_out (self, column > 0 ? column - 1 : 0);
  else if (key == GDK_KEY_Right)
    point_out (self, MIN (column + 1, last));
  else if (key == GDK_KEY_Home || key == GDK_KEY_End)
    point_out (self, key == GDK_KEY_Home ? 0 : last);
  else if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space)
           && priv->column != PADDOCK_LINE_CHART_NONE)
    activate (self, priv->column);
  else
    return GDK_EVENT_PROPAGATE;

  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

/* --- The widget --- */

static void
paddock_line_chart_class_init (PaddockLineChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = paddock_line_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "linechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[ACTIVATED] = g_signal_new ("activated", PADDOCK_TYPE_LINE_CHART, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
add_controllers (PaddockLineChart *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
paddock_line_chart_init (PaddockLineChart *self)
{
  get_private (self)->column = PADDOCK_LINE_CHART_NONE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  add_controllers (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "measure-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "canvas.h"
#include "comparison.h"

#define HEIGHT 92
#define TOP 10
#define BOTTOM 6
#define SIGN 3.5 /* half of it */
#define N_RULES 3

struct _PaddockMeasureChart {
  PaddockLineChart parent_instance;

  const PaddockVehicleMeasure *measure;
  const GArray *series; /* borrowed, of PaddockMeasureSeries; NULL: nothing is shown yet */
  guint number;         /* of the case */
};

G_DEFINE_FINAL_TYPE (PaddockMeasureChart, paddock_measure_chart, PADDOCK_TYPE_LINE_CHART)

/* --- Signs --- */

/* The corners of each sign on a circle, and where the first one is, in eighths of a turn; 0: the circle itself. */
static const struct {
  guint n_corners;
  double turn;
} shapes[PADDOCK_COMPARISON_MAX] = { { 0, 0 }, { 4, 1 }, { 3, 6 }, { 4, 0 },
                                     { 3, 2 }, { 5, 6 }, { 6, 0 }, { 8, 1 } };

void
paddock_measure_sign_draw (cairo_t *cr, guint i, double x, double y, double size)
{
  double radius = shapes[i].n_corners ? size * 1.25 : size;

  paddock_canvas_set_source (cr, PADDOCK_INK_SEAT_0 + i);
  cairo_new_path (cr);
  if (shapes[i].n_corners == 0)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  for (guint k = 0; k < shapes[i].n_corners; k++) {
    double angle = shapes[i].turn * G_PI / 4 + 2 * G_PI * k / shapes[i].n_corners;

    cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
  }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_sign_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer i)
{
  paddock_measure_sign_draw (cr, GPOINTER_TO_UINT (i), width / 2.0, height / 2.0, SIGN + 1);
}

GtkWidget *
paddock_measure_sign_new (guint i)
{
  GtkWidget *area =
    g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), 14);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), 14);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_sign_cb, GUINT_TO_POINTER (i),
                                  NULL);
  return area;
}

/* --- Values --- */

static const PaddockMeasureSeries *
get_series (PaddockMeasureChart *self, guint i)
{
  return &g_array_index (self->series, PaddockMeasureSeries, i);
}

/* Below 0: there is none. */
static double
get_value (PaddockMeasureChart *self, guint i, guint point)
{
  const PaddockVehicleFigures *figures = get_series (self, i)->figures;

  return figures ? figures->values[self->number][point] : -1;
}

static double
find_highest (PaddockMeasureChart *self)
{
  double highest = 0;

  if (self->measure->unit == PADDOCK_VEHICLE_UNIT_PART)
    return 1;
  for (guint i = 0; i < self->series->len; i++)
    for (guint point = 0; point < self->measure->n_points; point++)
      highest = MAX (highest, get_value (self, i, point));

  return highest > 0 ? highest : 1;
}

char *
paddock_measure_series_dup_value (const PaddockMeasureSeries *self,
                                  const PaddockVehicleMeasure *measure,
                                  guint number,
                                  guint point)
{
  g_autofree char *value =
    self->figures
      ? paddock_vehicle_unit_dup_exact (measure->unit, self->figures->values[number][point])
      : g_strdup ("…");

  /* Translators: a vehicle and one of its values: "Gossamer: 66.67 %". */
  return g_strdup_printf (_ ("%s: %s"), self->name, value);
}

/* "Speed 4", and a line for each vehicle. */
static char *
paddock_measure_chart_dup_words (PaddockLineChart *chart, guint point)
{
  PaddockMeasureChart *self = PADDOCK_MEASURE_CHART (chart);
  g_autofree char *name = paddock_vehicle_measure_dup_point (self->measure, point);
  GString *words = g_string_new (NULL);

  /* Translators: a point of an axis: "Speed 4". */
  g_string_printf (words, _ ("%s %s"), self->measure->axis ? _ (self->measure->axis) : "", name);
  for (guint i = 0; i < self->series->len; i++) {
    g_autofree char *value =
      paddock_measure_series_dup_value (get_series (self, i), self->measure, self->number, point);

    g_string_append_printf (words, "\n%s", value);
  }

  return g_string_free (words, FALSE);
}

/* --- Drawing --- */

static graphene_rect_t
paddock_measure_chart_get_plot (PaddockLineChart *chart)
{
  guint n = paddock_line_chart_get_n_columns (chart);
  float column = (float) gtk_widget_get_width (GTK_WIDGET (chart)) / (float) (n + 1);

  return GRAPHENE_RECT_INIT (1.5f * column, TOP, (float) (n - 1) * column, HEIGHT - TOP - BOTTOM);
}

static double
get_y (double part)
{
  return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM);
}

/* Lines that lie upon each other are told apart by their dashes. */
static void
draw_line (PaddockMeasureChart *self, cairo_t *cr, guint i, double highest)
{
  PaddockLineChart *chart = PADDOCK_LINE_CHART (self);
  gboolean is_begun = FALSE;

  paddock_canvas_set_source (cr, PADDOCK_INK_SEAT_0 + i);
  cairo_set_dash (cr, (double[]){ 5, 5 + 1.5 * i }, i > 0 ? 2 : 0, 0);
  for (guint point = 0; point < self->measure->n_points; point++) {
    double value = get_value (self, i, point);

    if (value >= 0)
      (is_begun ? cairo_line_to : cairo_move_to) (cr, paddock_line_chart_get_x (chart, point),
                                                  get_y (value / highest));
    is_begun = value >= 0;
  }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_signs (PaddockMeasureChart *self, cairo_t *cr, guint i, double highest)
{
  for (guint point = 0; point < self->measure->n_points; point++)
    if (get_value (self, i, point) >= 0)
      paddock_measure_sign_draw (cr, i, paddock_line_chart_get_x (PADDOCK_LINE_CHART (self), point),
                                 get_y (get_value (self, i, point) / highest), SIGN);
}

/* Dashed lines lie above the solid one of the edited vehicle, which is seen through them; its signs lie above theirs. */
static void
paddock_measure_chart_draw (PaddockLineChart *chart, cairo_t *cr)
{
  PaddockMeasureChart *self = PADDOCK_MEASURE_CHART (chart);
  double highest = find_highest (self);

  for (guint i = 0; i < N_RULES; i++)
    paddock_line_chart_draw_rule (chart, cr, get_y (i / (N_RULES - 1.0)));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2);
  for (guint i = 0; i < self->series->len; i++)
    draw_line (self, cr, i, highest);
  for (guint i = self->series->len; i > 0; i--)
    draw_signs (self, cr, i - 1, highest);
}

static void
paddock_measure_chart_draw_texts (PaddockLineChart *chart, GtkSnapshot *snapshot)
{
  PaddockMeasureChart *self = PADDOCK_MEASURE_CHART (chart);
  graphene_rect_t plot = paddock_measure_chart_get_plot (chart);
  double highest = find_highest (self);

  for (guint i = 0; i < N_RULES; i += N_RULES - 1) {
    g_autofree char *text =
      paddock_vehicle_unit_dup_value (self->measure->unit, highest * i / (N_RULES - 1));

    paddock_line_chart_draw_text (chart, snapshot, text, plot.origin.x - 10,
                                  get_y (i / (N_RULES - 1.0)), FALSE);
  }
}

static void
paddock_measure_chart_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 0 : HEIGHT;
}

/* --- The widget --- */

void
paddock_measure_chart_show (PaddockMeasureChart *self, const GArray *series, guint number)
{
  g_return_if_fail (PADDOCK_IS_MEASURE_CHART (self));

  self->series = series;
  self->number = number;
  if (paddock_line_chart_get_n_columns (PADDOCK_LINE_CHART (self)) == 0)
    paddock_line_chart_set_columns (PADDOCK_LINE_CHART (self), self->measure->n_points);
  else
    paddock_line_chart_update (PADDOCK_LINE_CHART (self));
}

static void
paddock_measure_chart_class_init (PaddockMeasureChartClass *klass)
{
  PaddockLineChartClass *chart_class = PADDOCK_LINE_CHART_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->measure = paddock_measure_chart_measure;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "measure");
  chart_class->get_plot = paddock_measure_chart_get_plot;
  chart_class->dup_words = paddock_measure_chart_dup_words;
  chart_class->draw = paddock_measure_chart_draw;
  chart_class->draw_texts = paddock_measure_chart_draw_texts;
}

static void
paddock_measure_chart_init (PaddockMeasureChart *self)
{
}

GtkWidget *
paddock_measure_chart_new (const PaddockVehicleMeasure *measure)
{
  PaddockMeasureChart *self = g_object_new (PADDOCK_TYPE_MEASURE_CHART, NULL);

  self->measure = measure;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (measure->label), -1);
  return GTK_WIDGET (self);
}

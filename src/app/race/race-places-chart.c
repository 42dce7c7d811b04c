/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-places-chart.h"

#include <glib/gi18n.h>

#include "canvas.h"
#include "ordinal.h"
#include "result-words.h"

#define ROW_HEIGHT 26 /* from place to place */
#define TOP 16
#define BOTTOM 24 /* numbers of rounds */
#define LEFT 40   /* ordinals */
#define RIGHT 18
#define APART 3 /* between lines that share a place */
#define DOT 4
#define MIN_WIDTH 240

struct _PaddockRacePlacesChart {
  PaddockLineChart parent_instance;

  PaddockRace *race;           /* borrowed, as long as there is a result */
  const PaddockResult *result; /* borrowed, or NULL */
};

G_DEFINE_FINAL_TYPE (PaddockRacePlacesChart, paddock_race_places_chart, PADDOCK_TYPE_LINE_CHART)

static const PaddockRoundPlaces *
get_row (PaddockRacePlacesChart *self, guint row)
{
  return &g_array_index (self->result->rounds, PaddockRoundPlaces, row);
}

static double
get_x (PaddockRacePlacesChart *self, guint row)
{
  return paddock_line_chart_get_x (PADDOCK_LINE_CHART (self), row);
}

/* --- Where it is --- */

static graphene_rect_t
paddock_race_places_chart_get_plot (PaddockLineChart *chart)
{
  int way = gtk_widget_get_width (GTK_WIDGET (chart)) - LEFT - RIGHT;
  guint n = PADDOCK_RACE_PLACES_CHART (chart)->result->n_seats;

  return GRAPHENE_RECT_INIT (LEFT, TOP, (float) MAX (way, 0), (float) (n - 1) * ROW_HEIGHT);
}

/* Lines that share a place lie side by side. */
static double
get_y (PaddockRacePlacesChart *self, guint row, guint seat)
{
  const guint8 *places = get_row (self, row)->places;
  int n = 0, before = 0;

  for (guint i = 0; i < self->result->n_seats; i++)
    if (places[i] == places[seat]) {
      before += i < seat;
      n++;
    }

  return TOP + (places[seat] - 1) * ROW_HEIGHT + (before - (n - 1) / 2.0) * APART;
}

static char *
paddock_race_places_chart_dup_words (PaddockLineChart *chart, guint row)
{
  const PaddockResult *result = PADDOCK_RACE_PLACES_CHART (chart)->result;
  g_autofree char *round = paddock_result_dup_round (result, row);
  g_autofree char *places = paddock_result_dup_places (result, row);

  return g_strdup_printf ("%s\n%s", round, places);
}

/* --- Drawing --- */

/* A seat without a place any more ends in a cross. */
static void
draw_cross (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - DOT, y - DOT);
  cairo_line_to (cr, x + DOT, y + DOT);
  cairo_move_to (cr, x - DOT, y + DOT);
  cairo_line_to (cr, x + DOT, y - DOT);
  cairo_stroke (cr);
}

static void
draw_end (PaddockRacePlacesChart *self, cairo_t *cr, guint seat, guint last)
{
  double x = get_x (self, last), y = get_y (self, last, seat);

  if (last + 1 < self->result->rounds->len) {
    draw_cross (cr, x, y);
    return;
  }
  cairo_arc (cr, x, y, DOT, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_seat (PaddockRacePlacesChart *self, cairo_t *cr, guint seat)
{
  gboolean is_begun = FALSE;
  guint last = 0;

  paddock_canvas_set_source (cr, PADDOCK_INK_SEAT_0 + paddock_race_get_colour (self->race, seat));
  for (guint i = 0; i < self->result->rounds->len; i++) {
    if (get_row (self, i)->places[seat] == 0) {
      is_begun = FALSE;
      continue;
    }
    (is_begun ? cairo_line_to : cairo_move_to) (cr, get_x (self, i), get_y (self, i, seat));
    is_begun = TRUE;
    last = i;
  }
  cairo_stroke (cr);
  if (get_row (self, last)->places[seat] > 0)
    draw_end (self, cr, seat, last);
}

static void
paddock_race_places_chart_draw (PaddockLineChart *chart, cairo_t *cr)
{
  PaddockRacePlacesChart *self = PADDOCK_RACE_PLACES_CHART (chart);

  for (guint place = 0; place < self->result->n_seats; place++)
    paddock_line_chart_draw_rule (chart, cr, TOP + place * ROW_HEIGHT);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint seat = self->result->n_seats; seat > 0; seat--)
    draw_seat (self, cr, seat - 1);
}

/* As many numbers as have room. */
static void
draw_rounds (PaddockRacePlacesChart *self, GtkSnapshot *snapshot)
{
  double y = TOP + self->result->n_seats * ROW_HEIGHT, taken = -G_MAXDOUBLE;

  for (guint i = 0; i < self->result->rounds->len; i++) {
    g_autofree char *text = g_strdup_printf ("%u", get_row (self, i)->round);
    double x = get_x (self, i);

    if (x < taken + 24)
      continue;
    paddock_line_chart_draw_text (PADDOCK_LINE_CHART (self), snapshot, text, x, y, TRUE);
    taken = x;
  }
}

static void
paddock_race_places_chart_draw_texts (PaddockLineChart *chart, GtkSnapshot *snapshot)
{
  PaddockRacePlacesChart *self = PADDOCK_RACE_PLACES_CHART (chart);

  for (guint place = 1; place <= self->result->n_seats; place++)
    paddock_line_chart_draw_text (chart, snapshot, _ (paddock_ordinal_get_label (place)), LEFT - 10,
                                  TOP + (place - 1) * ROW_HEIGHT, FALSE);
  draw_rounds (self, snapshot);
}

static void
paddock_race_places_chart_measure (GtkWidget *widget,
                                   GtkOrientation orientation,
                                   int for_size,
                                   int *minimum,
                                   int *natural,
                                   int *minimum_baseline,
                                   int *natural_baseline)
{
  PaddockRacePlacesChart *self = PADDOCK_RACE_PLACES_CHART (widget);
  guint n = self->result ? self->result->n_seats : 0;

  *minimum = *natural =
    orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : TOP + (int) n * ROW_HEIGHT + BOTTOM / 2;
}

/* --- The widget --- */

void
paddock_race_places_chart_show (PaddockRacePlacesChart *self,
                                PaddockRace *race,
                                const PaddockResult *result)
{
  g_return_if_fail (PADDOCK_IS_RACE_PLACES_CHART (self));

  self->race = race;
  self->result = result;
  paddock_line_chart_set_columns (PADDOCK_LINE_CHART (self), result ? result->rounds->len : 0);
}

static void
paddock_race_places_chart_class_init (PaddockRacePlacesChartClass *klass)
{
  PaddockLineChartClass *chart_class = PADDOCK_LINE_CHART_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->measure = paddock_race_places_chart_measure;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "places");
  chart_class->get_plot = paddock_race_places_chart_get_plot;
  chart_class->dup_words = paddock_race_places_chart_dup_words;
  chart_class->draw = paddock_race_places_chart_draw;
  chart_class->draw_texts = paddock_race_places_chart_draw_texts;
}

static void
paddock_race_places_chart_init (PaddockRacePlacesChart *self)
{
}

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
#define NO_ROW G_MAXUINT

struct _PaddockRacePlacesChart {
  GtkWidget parent_instance;

  PaddockRace *race;           /* borrowed, as long as there is a result */
  const PaddockResult *result; /* borrowed, or NULL */
  guint row;                   /* that is pointed out, or NO_ROW */
};

G_DEFINE_FINAL_TYPE (PaddockRacePlacesChart, paddock_race_places_chart, GTK_TYPE_WIDGET)

enum {
  ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const PaddockRoundPlaces *
get_row (PaddockRacePlacesChart *self, guint row)
{
  return &g_array_index (self->result->rounds, PaddockRoundPlaces, row);
}

static guint
count_rows (PaddockRacePlacesChart *self)
{
  return self->result ? self->result->rounds->len : 0;
}

/* --- Where it is --- */

double
paddock_race_places_chart_get_x (PaddockRacePlacesChart *self, guint row)
{
  double way = gtk_widget_get_width (GTK_WIDGET (self)) - LEFT - RIGHT;

  return LEFT + way * row / MAX (count_rows (self) - 1, 1);
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

static guint
find_row (PaddockRacePlacesChart *self, double x)
{
  double first = paddock_race_places_chart_get_x (self, 0);
  double last = paddock_race_places_chart_get_x (self, count_rows (self) - 1);

  return last <= first
           ? 0
           : (guint) (CLAMP ((x - first) / (last - first), 0, 1) * (count_rows (self) - 1) + 0.5);
}

/* --- Words --- */

char *
paddock_race_places_chart_dup_words (PaddockRacePlacesChart *self, guint row)
{
  g_autofree char *round = NULL, *places = NULL;

  g_return_val_if_fail (PADDOCK_IS_RACE_PLACES_CHART (self) && row < count_rows (self), NULL);

  round = paddock_result_dup_round (self->result, row);
  places = paddock_result_dup_places (self->result, row);
  return g_strdup_printf ("%s\n%s", round, places);
}

static void
point_out (PaddockRacePlacesChart *self, guint row)
{
  g_autofree char *words = NULL;

  if (row == self->row)
    return;

  self->row = row;
  words = row == NO_ROW ? NULL : paddock_race_places_chart_dup_words (self, row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words ? words : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Drawing --- */

static void
set_seat_colour (PaddockRacePlacesChart *self, cairo_t *cr, guint seat)
{
  guint value =
    paddock_palette_get (paddock_canvas_find_palette (),
                         PADDOCK_INK_SEAT_0 + paddock_race_get_colour (self->race, seat));

  cairo_set_source_rgb (cr, (value >> 16 & 255) / 255.0, (value >> 8 & 255) / 255.0,
                        (value & 255) / 255.0);
}

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
  double x = paddock_race_places_chart_get_x (self, last), y = get_y (self, last, seat);

  if (last + 1 < count_rows (self)) {
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

  set_seat_colour (self, cr, seat);
  for (guint i = 0; i < count_rows (self); i++) {
    if (get_row (self, i)->places[seat] == 0) {
      is_begun = FALSE;
      continue;
    }
    (is_begun ? cairo_line_to : cairo_move_to) (cr, paddock_race_places_chart_get_x (self, i),
                                                get_y (self, i, seat));
    is_begun = TRUE;
    last = i;
  }
  cairo_stroke (cr);
  if (get_row (self, last)->places[seat] > 0)
    draw_end (self, cr, seat, last);
}

static void
draw_text (PaddockRacePlacesChart *self,
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

/* As many numbers as have room. */
static void
draw_rounds (PaddockRacePlacesChart *self, GtkSnapshot *snapshot)
{
  double y = TOP + self->result->n_seats * ROW_HEIGHT, taken = -G_MAXDOUBLE;

  for (guint i = 0; i < count_rows (self); i++) {
    g_autofree char *text = g_strdup_printf ("%u", get_row (self, i)->round);
    double x = paddock_race_places_chart_get_x (self, i);

    if (x < taken + 24)
      continue;
    draw_text (self, snapshot, text, x, y, TRUE);
    taken = x;
  }
}

static void
draw_grid (PaddockRacePlacesChart *self, cairo_t *cr)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  cairo_set_line_width (cr, 1);
  for (guint place = 0; place < self->result->n_seats; place++) {
    cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.15);
    cairo_move_to (cr, LEFT, TOP + place * ROW_HEIGHT + 0.5);
    cairo_line_to (cr, gtk_widget_get_width (GTK_WIDGET (self)) - RIGHT,
                   TOP + place * ROW_HEIGHT + 0.5);
    cairo_stroke (cr);
  }
  if (self->row == NO_ROW)
    return;
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.5);
  cairo_move_to (cr, paddock_race_places_chart_get_x (self, self->row), TOP - DOT);
  cairo_rel_line_to (cr, 0, (self->result->n_seats - 1) * ROW_HEIGHT + 2 * DOT);
  cairo_stroke (cr);
}

static void
paddock_race_places_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockRacePlacesChart *self = PADDOCK_RACE_PLACES_CHART (widget);
  cairo_t *cr;

  if (count_rows (self) == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  draw_grid (self, cr);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint seat = self->result->n_seats; seat > 0; seat--)
    draw_seat (self, cr, seat - 1);
  cairo_destroy (cr);
  for (guint place = 1; place <= self->result->n_seats; place++)
    draw_text (self, snapshot, _ (paddock_ordinal_get_label (place)), LEFT - 10,
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

/* --- Pointer and keys --- */

static gboolean
query_tooltip_cb (PaddockRacePlacesChart *self,
                  int x,
                  int y,
                  gboolean is_keyboard,
                  GtkTooltip *tooltip)
{
  guint row;
  g_autofree char *words = NULL;

  if (count_rows (self) == 0 || (is_keyboard && self->row == NO_ROW))
    return FALSE;

  row = is_keyboard ? self->row : find_row (self, x);
  words = paddock_race_places_chart_dup_words (self, row);
  gtk_tooltip_set_text (tooltip, words);
  gtk_tooltip_set_tip_area (tooltip,
                            &(GdkRectangle){ (int) paddock_race_places_chart_get_x (self, row), 0,
                                             1, gtk_widget_get_height (GTK_WIDGET (self)) });
  return TRUE;
}

static void
motion_cb (PaddockRacePlacesChart *self, double x, double y)
{
  if (count_rows (self) > 0)
    point_out (self, find_row (self, x));
}

static void
leave_cb (PaddockRacePlacesChart *self)
{
  point_out (self, NO_ROW);
}

static void
activate (PaddockRacePlacesChart *self, guint row)
{
  if (row < count_rows (self))
    g_signal_emit (self, signals[ACTIVATED], 0, get_row (self, row)->moment);
}

static void
released_cb (PaddockRacePlacesChart *self, int n_press, double x, double y)
{
  if (count_rows (self) > 0)
    activate (self, find_row (self, x));
}

static gboolean
key_pressed_cb (PaddockRacePlacesChart *self, guint key, guint code, GdkModifierType modifiers)
{
  guint last = count_rows (self) - 1, row = self->row == NO_ROW ? last : self->row;

  if (count_rows (self) == 0 || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Left)
    point_out (self, row > 0 ? row - 1 : 0);
  else if (key == GDK_KEY_Right)
    point_out (self, MIN (row + 1, last));
  else if (key == GDK_KEY_Home || key == GDK_KEY_End)
    point_out (self, key == GDK_KEY_Home ? 0 : last);
  else if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space)
           && self->row != NO_ROW)
    activate (self, self->row);
  else
    return GDK_EVENT_PROPAGATE;

  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
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
  self->row = NO_ROW;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
paddock_race_places_chart_class_init (PaddockRacePlacesChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = paddock_race_places_chart_snapshot;
  widget_class->measure = paddock_race_places_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "places");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[ACTIVATED] = g_signal_new ("activated", PADDOCK_TYPE_RACE_PLACES_CHART, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
add_controllers (PaddockRacePlacesChart *self)
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
paddock_race_places_chart_init (PaddockRacePlacesChart *self)
{
  self->row = NO_ROW;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  add_controllers (self);
}

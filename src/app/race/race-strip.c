/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-strip-private.h"

#include <math.h>

#include "canvas.h"
#include "race-record.h"
#include "race-signs.h"

#define ICON 13 /* pixels */
#define ROOM 14 /* that a sign needs for itself */

G_DEFINE_FINAL_TYPE (PaddockRaceStrip, paddock_race_strip, GTK_TYPE_WIDGET)

void
paddock_race_strip_update (PaddockRaceStrip *self)
{
  g_return_if_fail (PADDOCK_IS_RACE_STRIP (self));

  paddock_race_glance_forget (self->glance);
  g_clear_pointer (&self->signs, g_array_unref);
  if (!paddock_race_get_error (self->race)) {
    self->signs = paddock_race_list_signs (self->race);
    paddock_race_strip_update_lanes (self);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Where it is --- */

static GtkWidget *
find_slider (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_css_name (root), "slider"))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_slider (child);

  return found;
}

static guint
count_moments (PaddockRaceStrip *self)
{
  return paddock_sight_get_n_moments (paddock_race_get_sight (self->race));
}

/* The slider's margins are negative: what it measures is less than what is seen of it, and it is that which moves along
 * the trough, in whole pixels. */
double
paddock_race_strip_get_x (PaddockRaceStrip *self, guint moment)
{
  guint n = count_moments (self);
  GdkRectangle trough;
  double from = 0, way, y;
  int slider = 0;

  gtk_widget_measure (find_slider (GTK_WIDGET (self->scale)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &slider, NULL, NULL, NULL);
  gtk_range_get_range_rect (self->scale, &trough);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->scale), GTK_WIDGET (self), trough.x, 0, &from,
                                    &y);
  way = floor ((trough.width - slider) * ((double) MIN (moment, n) / MAX (n, 1)));
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    way = trough.width - slider - way;
  return from + way + slider / 2.0;
}

/* The moment nearest to a point. */
static guint
find_moment (PaddockRaceStrip *self, double x)
{
  guint n = count_moments (self);
  double first = paddock_race_strip_get_x (self, 0), last = paddock_race_strip_get_x (self, n);

  return last == first ? 0 : (guint) (CLAMP ((x - first) / (last - first), 0, 1) * n + 0.5);
}

/* The most important sign near a point; NULL: there is none. */
static const PaddockRaceSign *
find_sign (PaddockRaceStrip *self, double x, double y)
{
  for (guint i = 0; self->signs && y < PADDOCK_STRIP_SIGNS && i < self->signs->len; i++) {
    const PaddockRaceSign *sign = &g_array_index (self->signs, PaddockRaceSign, i);

    if (fabs (paddock_race_strip_get_x (self, sign->moment) - x) < ROOM / 2.0)
      return sign;
  }

  return NULL;
}

static gboolean
is_among_lanes (double y)
{
  return y >= PADDOCK_STRIP_SIGNS + PADDOCK_STRIP_SCALE;
}

/* --- Drawing --- */

static gboolean
is_free (const GArray *taken, double x)
{
  for (guint i = 0; i < taken->len; i++)
    if (fabs (g_array_index (taken, double, i) - x) < ROOM)
      return FALSE;

  return TRUE;
}

static void
draw_icon (PaddockRaceStrip *self, GtkSnapshot *snapshot, const char *name)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GtkIconPaintable) icon =
    gtk_icon_theme_lookup_icon (gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)),
                                name, NULL, ICON, gtk_widget_get_scale_factor (widget),
                                gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, ICON, ICON,
                                            &colour, 1);
}

/* Whose it is, by the colour that the seat has on the board. */
static void
draw_owner (PaddockRaceStrip *self, GtkSnapshot *snapshot, guint seat)
{
  PaddockInk ink = PADDOCK_INK_SEAT_0 + paddock_race_get_colour (self->race, seat);
  guint value = paddock_palette_get (paddock_canvas_find_palette (), ink);
  GdkRGBA colour = { (float) (value >> 16 & 255) / 255, (float) (value >> 8 & 255) / 255,
                     (float) (value & 255) / 255, 1 };

  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (1, ICON, ICON - 2, 3));
}

static void
draw_sign (PaddockRaceStrip *self, GtkSnapshot *snapshot, const PaddockRaceSign *sign, double x)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - ICON / 2.0), 0));
  draw_icon (self, snapshot, sign->icon);
  if (sign->seat != PADDOCK_NOBODY)
    draw_owner (self, snapshot, sign->seat);
  gtk_snapshot_restore (snapshot);
}

static void
draw_signs (PaddockRaceStrip *self, GtkSnapshot *snapshot)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < self->signs->len; i++) {
    const PaddockRaceSign *sign = &g_array_index (self->signs, PaddockRaceSign, i);
    double x = paddock_race_strip_get_x (self, sign->moment);

    if (!is_free (taken, x))
      continue;
    g_array_append_val (taken, x);
    draw_sign (self, snapshot, sign, x);
  }
}

static void
paddock_race_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockRaceStrip *self = PADDOCK_RACE_STRIP (widget);

  if (self->signs) {
    paddock_race_strip_draw_lanes (self, snapshot);
    draw_signs (self, snapshot);
  }
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->scale), snapshot);
}

/* --- Room --- */

static void
paddock_race_strip_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (PADDOCK_RACE_STRIP (widget)->scale), orientation, -1, minimum,
                      natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = PADDOCK_STRIP_HEIGHT;
}

static void
paddock_race_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PaddockRaceStrip *self = PADDOCK_RACE_STRIP (widget);

  gtk_widget_size_allocate (GTK_WIDGET (self->scale),
                            &(GtkAllocation){ 0, PADDOCK_STRIP_SIGNS, width, PADDOCK_STRIP_SCALE },
                            -1);
}

/* --- Pointer --- */

static void
show_at (PaddockRaceStrip *self, GtkTooltip *tooltip, guint moment, const char *sentence)
{
  int x = (int) paddock_race_strip_get_x (self, moment);

  gtk_tooltip_set_custom (tooltip, paddock_race_glance_show (self->glance, moment, sentence));
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle){ x - 1, 0, 2, PADDOCK_STRIP_HEIGHT });
}

static gboolean
query_tooltip_cb (PaddockRaceStrip *self, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  const PaddockRaceSign *sign;

  if (!self->signs || count_moments (self) == 0)
    return FALSE;
  if (is_keyboard) {
    show_at (self, tooltip, paddock_sight_get_moment (paddock_race_get_sight (self->race)), NULL);
  } else if (is_among_lanes (y)) {
    const PaddockLane *lane = paddock_race_strip_find_lane (self, x, y);

    gtk_tooltip_set_text (tooltip, lane ? lane->name : NULL);
    return lane != NULL;
  } else {
    sign = find_sign (self, x, y);
    show_at (self, tooltip, sign ? sign->moment : find_moment (self, x), sign ? sign->text : NULL);
  }

  return TRUE;
}

static void
pressed_cb (PaddockRaceStrip *self, int n_press, double x, double y)
{
  const PaddockRaceSign *sign = find_sign (self, x, y);
  const PaddockLane *lane = is_among_lanes (y) ? paddock_race_strip_find_lane (self, x, y) : NULL;

  if (sign)
    paddock_race_travel (self->race, sign->moment);
  else if (lane)
    paddock_race_switch_line (self->race, lane->line);
}

/* --- The widget --- */

static void
paddock_race_strip_dispose (GObject *object)
{
  PaddockRaceStrip *self = PADDOCK_RACE_STRIP (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->glance, paddock_race_glance_free);
  g_clear_pointer (&self->signs, g_array_unref);
  g_clear_pointer (&self->lanes, g_array_unref);

  G_OBJECT_CLASS (paddock_race_strip_parent_class)->dispose (object);
}

static void
paddock_race_strip_class_init (PaddockRaceStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_race_strip_dispose;
  widget_class->snapshot = paddock_race_strip_snapshot;
  widget_class->measure = paddock_race_strip_measure;
  widget_class->size_allocate = paddock_race_strip_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "timeline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
paddock_race_strip_init (PaddockRaceStrip *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->lanes = g_array_new (FALSE, FALSE, sizeof (PaddockLane));
  g_array_set_clear_func (self->lanes, paddock_lane_clear);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
paddock_race_strip_set_race (PaddockRaceStrip *self, PaddockRace *race, GtkRange *scale)
{
  g_return_if_fail (PADDOCK_IS_RACE_STRIP (self));

  self->race = race;
  self->scale = scale;
  self->glance = paddock_race_glance_new (race);
  paddock_race_strip_update (self);
}

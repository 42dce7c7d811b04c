/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-strip-private.h"

#include "race-record.h"

#define TOP (PADDOCK_STRIP_SIGNS + PADDOCK_STRIP_SCALE + 1) /* the first row */
#define PITCH 5                                             /* from row to row */
#define TROUGH (PADDOCK_STRIP_SIGNS + PADDOCK_STRIP_SCALE / 2 + 4)
#define BEND 10  /* from the scale to the row, in pixels */
#define SHORT 16 /* the least that is drawn of a lane */

void
paddock_lane_clear (gpointer lane)
{
  g_free (((PaddockLane *) lane)->name);
}

/* --- Rows --- */

static gboolean
is_free (const GArray *lanes, const PaddockLane *lane, guint row)
{
  for (guint i = 0; i < lanes->len; i++) {
    const PaddockLane *other = &g_array_index (lanes, PaddockLane, i);

    if (other->row == row && lane->from <= other->to && other->from <= lane->to)
      return FALSE;
  }

  return TRUE;
}

static void
add_lane (PaddockRaceStrip *self, const PaddockBranch *branch)
{
  PaddockLane lane = { branch->line, branch->from, MAX (branch->to, branch->from), 0,
                       paddock_race_dup_line_name (self->race, branch->line) };

  while (lane.row < PADDOCK_MAX_LANE_ROWS && !is_free (self->lanes, &lane, lane.row))
    lane.row++;
  g_array_append_val (self->lanes, lane);
}

void
paddock_race_strip_update_lanes (PaddockRaceStrip *self)
{
  g_autoptr (GArray) branches = paddock_race_list_branches (self->race);

  g_array_set_size (self->lanes, 0);
  for (guint i = 0; i < branches->len; i++)
    add_lane (self, &g_array_index (branches, PaddockBranch, i));
}

/* --- Where they are --- */

static double
get_y (const PaddockLane *lane)
{
  return TOP + PITCH * lane->row;
}

static double
get_end (PaddockRaceStrip *self, const PaddockLane *lane)
{
  return MAX (paddock_race_strip_get_x (self, lane->to),
              paddock_race_strip_get_x (self, lane->from) + SHORT);
}

const PaddockLane *
paddock_race_strip_find_lane (PaddockRaceStrip *self, double x, double y)
{
  const PaddockLane *found = NULL;
  double nearest = G_MAXDOUBLE;

  for (guint i = 0; i < self->lanes->len; i++) {
    const PaddockLane *lane = &g_array_index (self->lanes, PaddockLane, i);
    double distance = ABS (get_y (lane) - y);

    if (lane->row < PADDOCK_MAX_LANE_ROWS && distance < nearest
        && x >= paddock_race_strip_get_x (self, lane->from) && x <= get_end (self, lane)) {
      found = lane;
      nearest = distance;
    }
  }

  return found;
}

/* --- Drawing --- */

/* It goes on: the scale is too short for it. */
static void
add_arrow (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x, y - 3);
  cairo_line_to (cr, x + 3, y);
  cairo_line_to (cr, x, y + 3);
}

static void
draw_lane (PaddockRaceStrip *self, cairo_t *cr, const PaddockLane *lane)
{
  double x = paddock_race_strip_get_x (self, lane->from), y = get_y (lane);
  double bend = MIN (BEND, get_end (self, lane) - x);

  cairo_move_to (cr, x, TROUGH);
  cairo_curve_to (cr, x, y, x + bend / 2, y, x + bend, y);
  cairo_line_to (cr, get_end (self, lane), y);
  if (lane->to > paddock_sight_get_n_moments (paddock_race_get_sight (self->race)))
    add_arrow (cr, get_end (self, lane), y);
  cairo_stroke (cr);
}

/* Up to the next lane, or to the end. */
static double
get_room (PaddockRaceStrip *self, double x)
{
  double end = gtk_widget_get_width (GTK_WIDGET (self));

  for (guint i = 0; i < self->lanes->len; i++) {
    double other =
      paddock_race_strip_get_x (self, g_array_index (self->lanes, PaddockLane, i).from);

    if (other > x)
      end = MIN (end, other);
  }

  return end - x;
}

static void
draw_name (PaddockRaceStrip *self, GtkSnapshot *snapshot, const PaddockLane *lane, GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), lane->name);
  double x = paddock_race_strip_get_x (self, lane->from) + BEND;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) MAX (get_room (self, x), 0) * PANGO_SCALE);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) get_y (lane) + 1));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* Names fit below lanes that share one row. */
static gboolean
has_names (PaddockRaceStrip *self)
{
  for (guint i = 0; i < self->lanes->len; i++)
    if (g_array_index (self->lanes, PaddockLane, i).row > 0)
      return FALSE;

  return TRUE;
}

void
paddock_race_strip_draw_lanes (PaddockRaceStrip *self, GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, PADDOCK_STRIP_HEIGHT));
  GdkRGBA colour;

  gtk_style_context_get_color (style, &colour);
  gtk_style_context_lookup_color (style, "accent_color", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 2);
  for (guint i = 0; i < self->lanes->len; i++) {
    const PaddockLane *lane = &g_array_index (self->lanes, PaddockLane, i);

    if (lane->row < PADDOCK_MAX_LANE_ROWS)
      draw_lane (self, cr, lane);
  }
  cairo_destroy (cr);
  for (guint i = 0; has_names (self) && i < self->lanes->len; i++)
    draw_name (self, snapshot, &g_array_index (self->lanes, PaddockLane, i), &colour);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-mat.h"

#define GAP 4       /* between gauges */
#define TABLE_GAP 1 /* between the rows of a table */
#define FLOW_GAP 12 /* between gauges in one line */
#define BAY_GAP 10  /* beside a column */

struct _PaddockRaceMat {
  GtkWidget parent_instance;

  gboolean is_shown;
  GtkSizeGroup
    *captions; /* of gauges that have a line, so that their parts begin below each other */
};

G_DEFINE_FINAL_TYPE (PaddockRaceMat, paddock_race_mat, GTK_TYPE_WIDGET)

/* --- Layout --- */

/* Where the next gauge goes. */
typedef struct {
  GtkWidget *mat;
  gboolean is_placing;
  int width;
  int y;                        /* below all lines that are full */
  int flow_x, flow_h;           /* of the line that is not */
  int bay_x, bay_y, bay_bottom; /* beside a column; bay_x is 0 if there is none */
  guint table;                  /* of the gauge before */
} Pen;

static int
measure_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
measure_natural (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return MIN (natural, width);
}

/* Returns its height. */
static int
put (const Pen *pen, GtkWidget *child, int x, int y, int width)
{
  GtkAllocation place = { x, y, width, measure_height (child, width) };

  if (gtk_widget_get_direction (pen->mat) == GTK_TEXT_DIR_RTL)
    place.x = pen->width - place.x - place.width;
  if (pen->is_placing)
    gtk_widget_size_allocate (child, &place, -1);
  return place.height;
}

static void
end_flow (Pen *pen)
{
  if (pen->flow_x > 0)
    pen->y += pen->flow_h + GAP;
  pen->flow_x = pen->flow_h = 0;
}

static void
end_bay (Pen *pen)
{
  if (pen->bay_x > 0)
    pen->y = MAX (pen->bay_bottom, pen->bay_y);
  pen->bay_x = 0;
}

static void
put_line (Pen *pen, GtkWidget *child)
{
  guint table = paddock_race_gauge_get (PADDOCK_RACE_GAUGE (child))->table;

  end_flow (pen);
  end_bay (pen);
  if (table && table == pen->table)
    pen->y -= GAP - TABLE_GAP;
  pen->y += put (pen, child, 0, pen->y, pen->width) + GAP;
}

static void
put_tall (Pen *pen, GtkWidget *child)
{
  int width = measure_natural (child, pen->width * 2 / 5);

  end_flow (pen);
  end_bay (pen);
  pen->bay_x = width + BAY_GAP;
  pen->bay_y = pen->y;
  pen->bay_bottom = pen->y + put (pen, child, 0, pen->y, width) + GAP;
}

static void
put_beside (Pen *pen, GtkWidget *child)
{
  if (pen->bay_x > 0)
    pen->bay_y += put (pen, child, pen->bay_x, pen->bay_y, pen->width - pen->bay_x) + GAP;
  else
    put_line (pen, child);
}

/* What is left of the room beside a column is used up first. */
static gboolean
has_room_beside (const Pen *pen, GtkWidget *child)
{
  int width = pen->width - pen->bay_x;

  return pen->bay_x > 0 && measure_natural (child, G_MAXINT) <= width
         && pen->bay_y + measure_height (child, width) <= pen->bay_bottom;
}

static void
put_flow (Pen *pen, GtkWidget *child)
{
  int width = measure_natural (child, pen->width);

  if (has_room_beside (pen, child)) {
    put_beside (pen, child);
    return;
  }

  end_bay (pen);
  if (pen->flow_x + width > pen->width)
    end_flow (pen);
  pen->flow_h = MAX (pen->flow_h, put (pen, child, pen->flow_x, pen->y, width));
  pen->flow_x += width + FLOW_GAP;
}

static void (*const putters[]) (Pen *pen, GtkWidget *child) = {
  [PADDOCK_GAUGE_LINE] = put_line,
  [PADDOCK_GAUGE_FLOW] = put_flow,
  [PADDOCK_GAUGE_TALL] = put_tall,
  [PADDOCK_GAUGE_BESIDE] = put_beside,
};

/* Returns the height of all of it. */
static int
lay_out (GtkWidget *self, int width, gboolean is_placing)
{
  Pen pen = { .mat = self, .is_placing = is_placing, .width = width };

  for (GtkWidget *child = gtk_widget_get_first_child (self); child;
       child = gtk_widget_get_next_sibling (child)) {
    if (!gtk_widget_should_layout (child))
      continue;
    putters[paddock_race_gauge_get_place (PADDOCK_RACE_GAUGE (child))](&pen, child);
    pen.table = paddock_race_gauge_get (PADDOCK_RACE_GAUGE (child))->table;
  }
  end_flow (&pen);
  end_bay (&pen);
  return MAX (pen.y - GAP, 0);
}

static void
measure_width (GtkWidget *self, int *minimum, int *natural)
{
  int tall = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self); child;
       child = gtk_widget_get_next_sibling (child)) {
    PaddockGaugePlace place = paddock_race_gauge_get_place (PADDOCK_RACE_GAUGE (child));
    int least, most, beside = place == PADDOCK_GAUGE_BESIDE ? tall : 0;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
    *minimum = MAX (*minimum, least + beside);
    *natural = MAX (*natural, most + beside);
    tall = place == PADDOCK_GAUGE_TALL ? most + BAY_GAP : place == PADDOCK_GAUGE_BESIDE ? tall : 0;
  }
}

static void
paddock_race_mat_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_width (widget, minimum, natural);
    return;
  }

  if (for_size < 0)
    measure_width (widget, minimum, &for_size);
  *minimum = *natural = lay_out (widget, for_size, FALSE);
}

static void
paddock_race_mat_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (widget, width, TRUE);
}

static GtkSizeRequestMode
paddock_race_mat_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- The marker of a table --- */

static gboolean
is_in_table (GtkWidget *child, guint table)
{
  return child && gtk_widget_should_layout (child)
         && paddock_race_gauge_get (PADDOCK_RACE_GAUGE (child))->table == table;
}

/* From the part that is marked in the first row, FIRST, down through all rows. */
static gboolean
find_column (GtkWidget *self, GtkWidget *first, graphene_rect_t *column)
{
  guint table = paddock_race_gauge_get (PADDOCK_RACE_GAUGE (first))->table;
  GtkWidget *marked = paddock_race_gauge_find_marked (PADDOCK_RACE_GAUGE (first));
  graphene_rect_t row;

  if (!marked || !gtk_widget_compute_bounds (marked, self, column))
    return FALSE;

  for (GtkWidget *child = first; is_in_table (child, table);
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_compute_bounds (child, self, &row))
      column->size.height = row.origin.y + row.size.height - column->origin.y;
  return TRUE;
}

static void
frame_column (GtkWidget *self, GtkSnapshot *snapshot, const graphene_rect_t *column)
{
  GdkRGBA colour = { 0, 0, 0, 1 };
  const float widths[] = { 2, 2, 2, 2 };
  GskRoundedRect frame;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (self), "accent_color", &colour);
  gsk_rounded_rect_init_from_rect (&frame, column, 5);
  gsk_rounded_rect_shrink (&frame, -2, -2, -2, -2);
  gtk_snapshot_append_border (snapshot, &frame, widths,
                              (GdkRGBA[]){ colour, colour, colour, colour });
}

static void
paddock_race_mat_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  guint table = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    guint before = table;
    graphene_rect_t column;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_snapshot_child (widget, child, snapshot);
    table = paddock_race_gauge_get (PADDOCK_RACE_GAUGE (child))->table;
    if (table && table != before && find_column (widget, child, &column))
      frame_column (widget, snapshot, &column);
  }
}

/* --- The widget --- */

static void
turned_cb (PaddockRaceMat *self, int part, gboolean is_damage, PaddockRaceGauge *gauge)
{
  g_signal_emit_by_name (self, "turned", gauge, part, is_damage);
}

static GtkWidget *
add_gauge (PaddockRaceMat *self,
           const PaddockDashboard *dashboard,
           const PaddockGauge *gauge,
           GtkWidget *before)
{
  GtkWidget *child = paddock_race_gauge_new (dashboard, gauge);
  GtkWidget *caption = paddock_race_gauge_get_caption (PADDOCK_RACE_GAUGE (child));

  g_signal_connect_swapped (child, "turned", G_CALLBACK (turned_cb), self);
  if (caption)
    gtk_size_group_add_widget (self->captions, caption);
  if (self->is_shown)
    paddock_race_gauge_watch (PADDOCK_RACE_GAUGE (child));
  gtk_widget_insert_before (child, GTK_WIDGET (self), before);
  return child;
}

/* The one for GAUGE, at CHILD or behind it; those in between have nothing to show now. */
static GtkWidget *
find_gauge (GtkWidget *child, const PaddockGauge *gauge)
{
  while (child && !paddock_race_gauge_suits (PADDOCK_RACE_GAUGE (child), gauge))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
hide_until (GtkWidget *child, GtkWidget *end)
{
  for (; child && child != end; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, FALSE);

  return child;
}

void
paddock_race_mat_show (PaddockRaceMat *self, const PaddockDashboard *dashboard, gboolean can_turn)
{
  GtkWidget *next = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (guint i = 0; i < dashboard->n_gauges; i++) {
    const PaddockGauge *gauge = &dashboard->gauges[i];
    GtkWidget *child = find_gauge (next, gauge);

    if (gauge->n_parts == 0 && gauge->kind != PADDOCK_GAUGE_DICE)
      continue;
    child = child ? hide_until (next, child) : add_gauge (self, dashboard, gauge, next);
    gtk_widget_set_visible (child, TRUE);
    paddock_race_gauge_show (PADDOCK_RACE_GAUGE (child), dashboard, gauge, can_turn);
    next = gtk_widget_get_next_sibling (child);
  }
  hide_until (next, NULL);
  self->is_shown = TRUE;
}

gboolean
paddock_race_mat_is_empty (PaddockRaceMat *self)
{
  g_return_val_if_fail (PADDOCK_IS_RACE_MAT (self), TRUE);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      return FALSE;

  return TRUE;
}

static void
paddock_race_mat_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  g_clear_object (&PADDOCK_RACE_MAT (object)->captions);

  G_OBJECT_CLASS (paddock_race_mat_parent_class)->dispose (object);
}

static void
paddock_race_mat_class_init (PaddockRaceMatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_race_mat_dispose;
  widget_class->get_request_mode = paddock_race_mat_get_request_mode;
  widget_class->measure = paddock_race_mat_measure;
  widget_class->size_allocate = paddock_race_mat_size_allocate;
  widget_class->snapshot = paddock_race_mat_snapshot;
  g_signal_new ("turned", PADDOCK_TYPE_RACE_MAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, PADDOCK_TYPE_RACE_GAUGE, G_TYPE_INT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "mat");
}

static void
paddock_race_mat_init (PaddockRaceMat *self)
{
  self->captions = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

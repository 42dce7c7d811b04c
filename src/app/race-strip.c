/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-strip.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bookmarks.h"

#define HEIGHT 15
#define ROOM 11 /* pixels that a sign needs for itself */

typedef struct {
  guint moment;
  guint rank; /* what is less important gives way */
  const char *sign;
  char *text;
} Sign;

struct _PaddockRaceStrip {
  GtkWidget parent_instance;

  PaddockRace *race; /* borrowed: it lives longer */
  GtkRange *scale;   /* borrowed: it lies beside */
  GArray *signs;     /* of Sign, by rank */
};

G_DEFINE_FINAL_TYPE (PaddockRaceStrip, paddock_race_strip, GTK_TYPE_WIDGET)

static const char *const signs[PADDOCK_N_BOOKMARKS] = {
  [PADDOCK_BOOKMARK_LEAD] = "▲",     [PADDOCK_BOOKMARK_LAP] = "↻",
  [PADDOCK_BOOKMARK_FINISH] = "⚑",   [PADDOCK_BOOKMARK_CRASH] = "✸",
  [PADDOCK_BOOKMARK_WIPE_OUT] = "✕", [PADDOCK_BOOKMARK_BLAST] = "✹",
  [PADDOCK_BOOKMARK_PUSH] = "»",
};

enum {
  RANK_REMARK,
  RANK_FINISH,
  RANK_FORK,
  RANK_OUT,
  RANK_LAP,
  RANK_CRASH,
  RANK_LEAD,
  RANK_REST,
};

static const guint8 ranks[PADDOCK_N_BOOKMARKS] = {
  [PADDOCK_BOOKMARK_LEAD] = RANK_LEAD,     [PADDOCK_BOOKMARK_LAP] = RANK_LAP,
  [PADDOCK_BOOKMARK_FINISH] = RANK_FINISH, [PADDOCK_BOOKMARK_CRASH] = RANK_CRASH,
  [PADDOCK_BOOKMARK_WIPE_OUT] = RANK_OUT,  [PADDOCK_BOOKMARK_BLAST] = RANK_REST,
  [PADDOCK_BOOKMARK_PUSH] = RANK_REST,
};

const char *
paddock_race_get_bookmark_sign (guint kind)
{
  g_return_val_if_fail (kind < PADDOCK_N_BOOKMARKS, "");

  return signs[kind];
}

static void
clear_sign (gpointer sign)
{
  g_free (((Sign *) sign)->text);
}

static int
compare_signs (gconstpointer a, gconstpointer b)
{
  return (int) ((const Sign *) a)->rank - (int) ((const Sign *) b)->rank;
}

/* --- What there is --- */

static void
add (PaddockRaceStrip *self, guint moment, guint rank, const char *sign, const char *text)
{
  Sign new = { moment, rank, sign, g_strdup (text) };

  g_array_append_val (self->signs, new);
}

static void
add_bookmarks (PaddockRaceStrip *self, PaddockSession *session)
{
  g_autoptr (GPtrArray) bookmarks =
    paddock_bookmarks_find (paddock_session_get_journal (session), 0,
                            paddock_race_get_viewer (self->race));

  for (guint i = 0; i < bookmarks->len; i++) {
    const PaddockBookmark *bookmark = bookmarks->pdata[i];

    add (self, bookmark->moment, ranks[bookmark->kind], signs[bookmark->kind], bookmark->text);
  }
}

static void
add_remarks (PaddockRaceStrip *self, PaddockSession *session)
{
  g_autoptr (GArray) remarks = paddock_session_list_remarks (session);

  for (guint i = 0; i < remarks->len; i++) {
    const PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, i);

    add (self, remark->moment, RANK_REMARK, PADDOCK_SIGN_REMARK, remark->text);
  }
}

static void
add_forks (PaddockRaceStrip *self, PaddockSession *session)
{
  guint line = paddock_session_get_line (session);

  for (guint i = 1; i < paddock_session_get_n_lines (session); i++) {
    PaddockLineInfo info;

    paddock_session_get_line_info (session, i, &info);
    if (i == line || info.parent == line)
      add (self, info.fork, RANK_FORK, PADDOCK_SIGN_FORK, _ ("Another line leaves here"));
  }
}

void
paddock_race_strip_update (PaddockRaceStrip *self)
{
  PaddockSession *session;

  g_return_if_fail (PADDOCK_IS_RACE_STRIP (self));

  session = paddock_race_get_session (self->race);
  g_array_set_size (self->signs, 0);
  if (session) {
    add_bookmarks (self, session);
    add_remarks (self, session);
    add_forks (self, session);
    g_array_sort (self->signs, compare_signs);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Where it is --- */

static double
get_x (PaddockRaceStrip *self, guint moment)
{
  GdkRectangle range;
  guint seen, n;
  int start, end;
  double from = 0, y, slider;

  paddock_race_count_seen (self->race, &seen, &n);
  gtk_range_get_range_rect (self->scale, &range);
  gtk_range_get_slider_range (self->scale, &start, &end);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->scale), GTK_WIDGET (self), range.x, 0, &from,
                                    &y);
  slider = end - start;
  return from + slider / 2 + (range.width - slider) * MIN (moment, n) / MAX (n, 1);
}

/* The most important sign near a point; NULL: there is none. */
static const Sign *
find_sign (PaddockRaceStrip *self, double x)
{
  for (guint i = 0; i < self->signs->len; i++) {
    const Sign *sign = &g_array_index (self->signs, Sign, i);

    if (fabs (get_x (self, sign->moment) - x) < ROOM / 2.0 + 1)
      return sign;
  }

  return NULL;
}

static gboolean
is_free (const GArray *taken, double x)
{
  for (guint i = 0; i < taken->len; i++)
    if (fabs (g_array_index (taken, double, i) - x) < ROOM)
      return FALSE;

  return TRUE;
}

static void
draw_sign (PaddockRaceStrip *self, GtkSnapshot *snapshot, const char *sign, double x)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), sign);
  GdkRGBA colour;
  int width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0),
                                                          (float) (HEIGHT - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
paddock_race_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PaddockRaceStrip *self = PADDOCK_RACE_STRIP (widget);
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < self->signs->len; i++) {
    const Sign *sign = &g_array_index (self->signs, Sign, i);
    double x = get_x (self, sign->moment);

    if (!is_free (taken, x))
      continue;
    g_array_append_val (taken, x);
    draw_sign (self, snapshot, sign->sign, x);
  }
}

static void
paddock_race_strip_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 0 : HEIGHT;
}

static gboolean
query_tooltip_cb (PaddockRaceStrip *self, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  const Sign *sign = is_keyboard ? NULL : find_sign (self, x);

  if (sign)
    gtk_tooltip_set_text (tooltip, sign->text);
  return sign != NULL;
}

static void
pressed_cb (PaddockRaceStrip *self, int n_press, double x, double y)
{
  const Sign *sign = find_sign (self, x);

  if (sign)
    paddock_race_travel (self->race, sign->moment);
}

static void
paddock_race_strip_finalize (GObject *object)
{
  g_array_unref (PADDOCK_RACE_STRIP (object)->signs);

  G_OBJECT_CLASS (paddock_race_strip_parent_class)->finalize (object);
}

static void
paddock_race_strip_class_init (PaddockRaceStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_race_strip_finalize;
  widget_class->snapshot = paddock_race_strip_snapshot;
  widget_class->measure = paddock_race_strip_measure;
  gtk_widget_class_set_css_name (widget_class, "strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
paddock_race_strip_init (PaddockRaceStrip *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->signs = g_array_new (FALSE, FALSE, sizeof (Sign));
  g_array_set_clear_func (self->signs, clear_sign);
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
  paddock_race_strip_update (self);
}

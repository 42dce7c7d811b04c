/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a frame of the canvas costs while it is panned, zoomed and painted on, against an empty canvas of the
 * same size; and whether that depends on the size of the board.  Needs a display; see bench-canvas.sh.
 *
 * What counts is the time of all processors that a frame takes, the painting of tiles by threads included;
 * the time on the wall would say more of what else the machine does.  The empty canvas changes its colour
 * in every frame, so that it too is painted as a whole.
 */

#include <adwaita.h>
#include <time.h>

#include "canvas-private.h"
#include "draw-samples.h"

#define N_FRAMES 90
#define WARM_UP 15
#define WIDTH 1200
#define HEIGHT 800
#define FRAME_GOAL 1.5
#define SIZE_GOAL 1.2

typedef struct _Bench Bench;

struct _Bench {
  GtkWidget *canvas;
  void (*step) (Bench *self);
  guint n;      /* frames so far */
  double start; /* of those that count, in milliseconds */
  GMainLoop *loop;
};

/* A widget that shows nothing but another colour each time. */

#define TYPE_BLANK (blank_get_type ())
G_DECLARE_FINAL_TYPE (Blank, blank, BENCH, BLANK, GtkWidget)

struct _Blank {
  GtkWidget parent_instance;
  guint n;
};

G_DEFINE_FINAL_TYPE (Blank, blank, GTK_TYPE_WIDGET)

static void
blank_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Blank *self = BENCH_BLANK (widget);
  GdkRGBA colour = { 1, 1, self->n++ % 2 ? 0.9f : 1, 1 };

  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
}

static void
blank_class_init (BlankClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = blank_snapshot;
}

static void
blank_init (Blank *self)
{
}

/* Steps */

static void
step_blank (Bench *self)
{
  gtk_widget_queue_draw (self->canvas);
}

static void
step_pan (Bench *self)
{
  PaddockCanvas *canvas = PADDOCK_CANVAS (self->canvas);

  paddock_canvas_pan_from (canvas, &canvas->view, self->n / 60 % 2 ? 7 : -7, -3);
}

static void
step_zoom (Bench *self)
{
  PaddockCanvas *canvas = PADDOCK_CANVAS (self->canvas);

  paddock_canvas_zoom_about (canvas, canvas->view.zoom * (self->n / 30 % 2 ? 1 / 1.03 : 1.03),
                             (PaddockPoint){ WIDTH / 3, HEIGHT / 2 });
}

/* One more hex of a stroke. */
static void
step_brush (Bench *self)
{
  PaddockCanvas *canvas = PADDOCK_CANVAS (self->canvas);
  PaddockHexTrack *draft = paddock_document_dup_record (paddock_canvas_get_document (canvas));
  PaddockPoint at =
    paddock_canvas_to_scene (canvas, (PaddockPoint){ 100 + 6 * self->n % 1000, 400 });
  g_autoptr (PaddockDocument) document = NULL;

  paddock_board_set (&draft->board, paddock_canvas_hex_at (canvas, at.x, at.y + self->n / 160 * 40),
                     PADDOCK_CELL (PADDOCK_CELL_SPECIAL + self->n % 3));
  document = paddock_document_new_take (&paddock_hex_track_kind, draft);
  paddock_canvas_set_document (canvas, document);
}

/* Frames */

static double
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
after_paint_cb (Bench *self)
{
  if (++self->n == WARM_UP)
    self->start = get_processor_time ();
  else if (self->n == WARM_UP + N_FRAMES)
    g_main_loop_quit (self->loop);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Bench *self = data;

  self->step (self);
  return G_SOURCE_CONTINUE;
}

static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + 700000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* A frame's time, in milliseconds. */
static double
measure (GtkWidget *canvas, double zoom, void (*step) (Bench *self))
{
  GtkWidget *window = gtk_window_new ();
  Bench self = { canvas, step, .loop = g_main_loop_new (NULL, FALSE) };
  GdkFrameClock *clock;
  double time;
  guint tick;

  gtk_widget_set_size_request (canvas, WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), canvas);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  if (PADDOCK_IS_CANVAS (canvas))
    paddock_canvas_zoom_to (PADDOCK_CANVAS (canvas), zoom);
  settle ();

  clock = gtk_widget_get_frame_clock (canvas);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &self);
  tick = gtk_widget_add_tick_callback (canvas, tick_cb, &self, NULL);
  g_main_loop_run (self.loop);
  time = (get_processor_time () - self.start) / N_FRAMES;
  gtk_widget_remove_tick_callback (canvas, tick);
  g_signal_handlers_disconnect_by_data (clock, &self);
  gtk_window_destroy (GTK_WINDOW (window));
  g_main_loop_unref (self.loop);

  return time;
}

static double
measure_board (int side, double zoom, void (*step) (Bench *self))
{
  g_autoptr (PaddockDocument) document = sample_board (side);
  PaddockCanvas *canvas = PADDOCK_CANVAS (paddock_canvas_new ());

  paddock_canvas_set_document (canvas, document);
  return measure (GTK_WIDGET (canvas), zoom, step);
}

static void
report (const char *name, double value, double goal)
{
  g_print ("%s %.2f times goal %.1f %s\n", name, value, goal, value <= goal ? "met" : "missed");
}

int
main (void)
{
  double blank, pan, zoom, brush;

  gtk_init ();
  adw_init ();
  blank = measure (g_object_new (TYPE_BLANK, NULL), 1, step_blank);
  pan = measure_board (200, 1, step_pan);
  zoom = measure_board (200, 1, step_zoom);
  brush = measure_board (200, 1, step_brush);

  g_print ("canvas-empty-frame %.2f ms goal none met\n", blank);
  report ("canvas-pan-frame", pan / blank, FRAME_GOAL);
  report ("canvas-zoom-frame", zoom / blank, FRAME_GOAL);
  report ("canvas-brush-frame", brush / blank, FRAME_GOAL);
  report ("canvas-pan-1000-against-200", measure_board (1000, 1, step_pan) / pan, SIZE_GOAL);
  report ("canvas-brush-1000-against-200", measure_board (1000, 1, step_brush) / brush, SIZE_GOAL);

  return 0;
}

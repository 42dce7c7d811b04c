/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a frame of the canvas costs while it is panned, zoomed and painted on, against an empty canvas of the
 * same size; and whether that depends on the size of the board.  Needs a display; see bench-canvas.sh.
 *
 * What counts is the time of all processors that a frame takes, the painting of tiles by threads included;
 * the time on the wall would say more of what else the machine does.  The empty canvas changes its colour
 * in every frame, so that it too is painted as a whole.  Cases alternate, and the best of several rounds counts,
 * so that whatever else the machine does hits none of them alone.
 */

#include <adwaita.h>
#include <time.h>

#include "canvas-private.h"
#include "draw-samples.h"

#define N_ROUNDS 5
#define N_FRAMES 90
#define WARM_UP 15
#define SETTLE_MS 700
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
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add_once (SETTLE_MS, (GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
}

/* A frame's time, in milliseconds. */
static double
measure (GtkWidget *canvas, void (*step) (Bench *self))
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
    paddock_canvas_zoom_to (PADDOCK_CANVAS (canvas), 1);
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

/* What is measured */

typedef struct {
  const char *name;
  int side; /* of the board, in hexes; 0: an empty canvas */
  void (*step) (Bench *self);
  double time; /* of a frame, the least of all rounds, in milliseconds */
} Case;

enum {
  EMPTY,
  PAN,
  ZOOM,
  BRUSH,
  PAN_1000,
  BRUSH_1000,
  N_CASES
};

static Case cases[N_CASES] = {
  [EMPTY] = { "empty", 0, step_blank },        [PAN] = { "pan", 200, step_pan },
  [ZOOM] = { "zoom", 200, step_zoom },         [BRUSH] = { "brush", 200, step_brush },
  [PAN_1000] = { "pan-1000", 1000, step_pan }, [BRUSH_1000] = { "brush-1000", 1000, step_brush },
};

static double
measure_case (const Case *self)
{
  g_autoptr (PaddockDocument) document = NULL;
  GtkWidget *canvas;

  if (self->side == 0)
    return measure (g_object_new (TYPE_BLANK, NULL), self->step);

  document = sample_board (self->side);
  canvas = paddock_canvas_new ();
  paddock_canvas_set_document (PADDOCK_CANVAS (canvas), document);
  return measure (canvas, self->step);
}

/* NAME: only that case, to look at it with a profiler. */
static void
measure_all (const char *name)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < N_CASES; i++)
      if (!name || g_str_equal (name, cases[i].name)) {
        double time = measure_case (&cases[i]);

        cases[i].time = round == 0 ? time : MIN (cases[i].time, time);
      }
}

static void
report (const char *name, guint of, guint against, double goal)
{
  double value = cases[of].time / cases[against].time;

  g_print ("%s %.2f times goal %.1f %s\n", name, value, goal, value <= goal ? "met" : "missed");
}

int
main (int argc, char **argv)
{
  gtk_init ();
  adw_init ();
  measure_all (argv[1]);
  if (argc > 1)
    return 0;

  g_print ("canvas-empty-frame %.2f ms goal none met\n", cases[EMPTY].time);
  report ("canvas-pan-frame", PAN, EMPTY, FRAME_GOAL);
  report ("canvas-zoom-frame", ZOOM, EMPTY, FRAME_GOAL);
  report ("canvas-brush-frame", BRUSH, EMPTY, FRAME_GOAL);
  report ("canvas-pan-1000-against-200", PAN_1000, PAN, SIZE_GOAL);
  report ("canvas-brush-1000-against-200", BRUSH_1000, BRUSH, SIZE_GOAL);

  return 0;
}

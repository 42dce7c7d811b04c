/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a frame of the canvas costs while it is panned, zoomed and painted on, against an empty canvas of the
 * same size; and whether that depends on the size of the board.  Needs a display; see bench-canvas.sh.
 *
 * What counts is the time of all processors that a frame takes, the painting of tiles by threads included;
 * the time on the wall would say more of what else the machine does.  The empty canvas changes its colour
 * in every frame, so that it too is painted as a whole.  Cases alternate, and the best of several rounds counts,
 * so that whatever else the machine does hits none of them alone.
 *
 * More than half of that time is the system's, for the window's pixels.  Under callgrind the same frames of one case
 * are counted in instructions of our own, once, which is the same on any machine however busy.
 */

#include <adwaita.h>
#include <time.h>

#include "canvas-private.h"
#include "hex-track.h"
#include "draw-samples.h"
#include "hex-track.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define RUNNING_ON_VALGRIND 0
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#endif

#define N_ROUNDS 8
#define N_FRAMES 40 /* there and back again, so that every round does the same */
#define WARM_UP N_FRAMES
#define QUIET_MS 200
#define WIDTH 1200
#define HEIGHT 800
#define FRAME_GOAL 1.5
#define SIZE_GOAL 1.2

typedef struct _Bench Bench;

struct _Bench {
  const char *name;
  int side; /* of the board, in hexes; 0: an empty canvas */
  void (*step) (Bench *self);

  GtkWidget *canvas;
  guint n;      /* frames so far */
  guint first;  /* that counts, of this round */
  double start; /* processor time then, in milliseconds */
  double best;  /* a frame's time in the best round, in milliseconds */
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

  paddock_canvas_pan_from (canvas, &canvas->view, self->n / (N_FRAMES / 2) % 2 ? 7 : -7, -3);
}

/* In, out twice as far, and in again. */
static void
step_zoom (Bench *self)
{
  PaddockCanvas *canvas = PADDOCK_CANVAS (self->canvas);
  gboolean is_out = (self->n + N_FRAMES / 4) / (N_FRAMES / 2) % 2;

  paddock_canvas_zoom_about (canvas, canvas->view.zoom * (is_out ? 1 / 1.045 : 1.045),
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

  at.y += self->n / 160 * 40;
  paddock_board_set (&draft->board,
                     paddock_hex_from_place (
                       paddock_ground_find_place (paddock_canvas_get_ground (canvas), at)),
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
  if (++self->n == self->first) {
    self->start = get_processor_time ();
    CALLGRIND_START_INSTRUMENTATION;
  } else if (self->n == self->first + N_FRAMES) {
    CALLGRIND_STOP_INSTRUMENTATION;
    g_main_loop_quit (self->loop);
  }
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Bench *self = data;

  self->step (self);
  return G_SOURCE_CONTINUE;
}

/* Until nothing is left to do. */
static void
settle (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  double start;

  do {
    start = get_processor_time ();
    g_timeout_add_once (QUIET_MS, (GSourceOnceFunc) g_main_loop_quit, loop);
    g_main_loop_run (loop);
  } while (get_processor_time () - start > QUIET_MS / 100);
}

static void
open_window (Bench *self)
{
  GtkWidget *window = gtk_window_new ();

  if (self->side > 0) {
    g_autoptr (PaddockDocument) document = sample_board (self->side);

    self->canvas = paddock_canvas_new ();
    paddock_canvas_set_document (PADDOCK_CANVAS (self->canvas), document);
  } else {
    self->canvas = g_object_new (TYPE_BLANK, NULL);
  }
  gtk_widget_set_size_request (self->canvas, WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), self->canvas);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  if (self->side > 0)
    paddock_canvas_zoom_to (PADDOCK_CANVAS (self->canvas), 1);
}

static void
run_round (Bench *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->canvas);
  double time;
  guint tick;

  settle ();
  self->loop = g_main_loop_new (NULL, FALSE);
  self->first = self->n + WARM_UP;
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
  tick = gtk_widget_add_tick_callback (self->canvas, tick_cb, self, NULL);
  g_main_loop_run (self->loop);
  time = (get_processor_time () - self->start) / N_FRAMES;
  self->best = self->best > 0 ? MIN (self->best, time) : time;
  gtk_widget_remove_tick_callback (self->canvas, tick);
  g_signal_handlers_disconnect_by_data (clock, self);
  g_main_loop_unref (self->loop);
}

/* What is measured */

enum {
  EMPTY,
  PAN,
  ZOOM,
  BRUSH,
  PAN_1000,
  BRUSH_1000,
  N_CASES
};

static Bench cases[N_CASES] = {
  [EMPTY] = { "empty", 0, step_blank },        [PAN] = { "pan", 200, step_pan },
  [ZOOM] = { "zoom", 200, step_zoom },         [BRUSH] = { "brush", 200, step_brush },
  [PAN_1000] = { "pan-1000", 1000, step_pan }, [BRUSH_1000] = { "brush-1000", 1000, step_brush },
};

static void
report (const char *name, guint of, guint against, double goal)
{
  double value = cases[of].best / cases[against].best;

  g_print ("%s %.2f times goal %.1f %s\n", name, value, goal, value <= goal ? "met" : "missed");
}

/* With an argument only the case of that name, to be looked at with a profiler. */
int
main (int argc, char **argv)
{
  const char *only = argv[1];

  gtk_init ();
  adw_init ();
  for (guint i = 0; i < N_CASES; i++)
    if (!only || g_str_equal (only, cases[i].name))
      open_window (&cases[i]);
  for (guint round = 0; round < (RUNNING_ON_VALGRIND ? 1 : N_ROUNDS); round++)
    for (guint i = 0; i < N_CASES; i++)
      if (cases[i].canvas)
        run_round (&cases[i]);
  if (only)
    return 0;

  g_print ("canvas-empty-frame %.2f ms goal none met\n", cases[EMPTY].best);
  report ("canvas-pan-frame", PAN, EMPTY, FRAME_GOAL);
  report ("canvas-zoom-frame", ZOOM, EMPTY, FRAME_GOAL);
  report ("canvas-brush-frame", BRUSH, EMPTY, FRAME_GOAL);
  report ("canvas-pan-1000-against-200", PAN_1000, PAN, SIZE_GOAL);
  report ("canvas-brush-1000-against-200", BRUSH_1000, BRUSH, SIZE_GOAL);

  return 0;
}

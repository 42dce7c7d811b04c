/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas.h"

#include <adwaita.h>

#include "action-rows.h"
#include "app-fixture.h"
#include "canvas-painter.h"
#include "library.h"
#include "minimap.h"
#include "road.h"

typedef struct {
  GtkWindow *window;
  PaddockCanvas *canvas;
} Fixture;

static void
setup (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = read_example ();

  self->window = GTK_WINDOW (gtk_window_new ());
  self->canvas = PADDOCK_CANVAS (paddock_canvas_new ());
  paddock_canvas_set_document (self->canvas, document);
  gtk_window_set_default_size (self->window, 700, 500);
  gtk_window_set_child (self->window, GTK_WIDGET (self->canvas));
  gtk_window_present (self->window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
}

static void
teardown (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (self->window);
}

/* Somebody wants to see something before there is any room: it is fitted all the same. */
static void
test_it_waits_for_room (Fixture *self, gconstpointer data)
{
  PaddockCanvas *canvas = PADDOCK_CANVAS (paddock_canvas_new ());
  g_autoptr (PaddockDocument) document = read_example ();
  double fitted = paddock_canvas_get_zoom (self->canvas);

  paddock_canvas_set_document (canvas, document);
  paddock_canvas_show_scene_rect (canvas, (PaddockRect){ 10, 10, 20, 20 });
  gtk_window_set_child (self->window, GTK_WIDGET (canvas));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  g_assert_cmpfloat_with_epsilon (paddock_canvas_get_zoom (canvas), fitted, 0.001);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Those who do not see the cursor are told where it is and what is there. */
static void
test_the_cursor_says_where_it_is (Fixture *self, gconstpointer data)
{
  g_autofree char *pointed_at = NULL;
  guint n_moves = 0;
  PaddockPlace at;

  g_signal_connect_swapped (self->canvas, "cursor-moved", G_CALLBACK (count_cb), &n_moves);
  g_assert_false (paddock_canvas_get_cursor (self->canvas, &at));
  paddock_canvas_set_cursor (self->canvas, PADDOCK_PLACE (15, 4));
  paddock_canvas_move_cursor (self->canvas, PADDOCK_CURSOR_RIGHT);
  g_assert_cmpuint (n_moves, ==, 2);
  g_assert_true (paddock_canvas_get_cursor (self->canvas, &at));
  g_assert_true (paddock_place_equal (at, PADDOCK_PLACE (16, 4)));
  g_object_get (self->canvas, "pointed-at", &pointed_at, NULL);
  g_assert_cmpstr (pointed_at, ==, "Hex 16, 4: barrier, checkpoint 2");
  gtk_test_accessible_assert_property (self->canvas, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Hex 16, 4: barrier, checkpoint 2 – Harbour Loop");

  paddock_canvas_hide_cursor (self->canvas);
  gtk_test_accessible_assert_property (self->canvas, GTK_ACCESSIBLE_PROPERTY_LABEL, "Harbour Loop");
}

#define SPACE(row_, lane_, k_) paddock_road_space_to_place (PADDOCK_ROAD_SPACE (row_, lane_, k_))

/* Up the road, over its lanes, to the verge and past the finish. */
static void
test_the_cursor_walks_on_roads (Fixture *self, gconstpointer data)
{
  g_autoptr (PaddockDocument) document =
    paddock_library_load ("tracks/market-square.track.xml", NULL);
  const struct {
    PaddockCursorMove move;
    const char *words;
  } steps[] = {
    { PADDOCK_CURSOR_RIGHT, "Row 6, lane 2" },
    { PADDOCK_CURSOR_DOWN, "Row 6, lane 3" },
    { PADDOCK_CURSOR_DOWN, "Road side of row 6" },
    { PADDOCK_CURSOR_LEFT, "Road side of row 5" },
    { PADDOCK_CURSOR_UP, "Row 5, lane 3" },
    { PADDOCK_CURSOR_ROW_START, "Row 1, lane 3" },
    { PADDOCK_CURSOR_ROW_END, "Beyond the finish line" },
  };
  PaddockPlace place;

  paddock_canvas_set_document (self->canvas, document);
  paddock_canvas_move_cursor (self->canvas, PADDOCK_CURSOR_RIGHT);
  g_assert_true (paddock_canvas_get_cursor (self->canvas, &place));
  paddock_canvas_set_cursor (self->canvas, SPACE (5, 2, 1));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    g_autofree char *words = NULL;

    paddock_canvas_move_cursor (self->canvas, steps[i].move);
    g_object_get (self->canvas, "pointed-at", &words, NULL);
    g_assert_cmpstr (words, ==, steps[i].words);
  }
}

/* Scroll bars that come and go would ask for a size while sizes are given out. */
static void
test_scroll_bars_follow_after_a_size (Fixture *self, gconstpointer data)
{
  g_autoptr (GtkAdjustment) adjustment = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  GtkWidget *widget = GTK_WIDGET (self->canvas);
  guint n = 0;

  g_object_set (widget, "vadjustment", adjustment, NULL);
  g_signal_connect_swapped (adjustment, "changed", G_CALLBACK (count_cb), &n);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, gtk_widget_get_width (widget), 300, -1, NULL);
  g_assert_cmpuint (n, ==, 0);
  wait_until (n > 0);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (adjustment), ==, 300);
  g_signal_handlers_disconnect_by_data (adjustment, &n);
}

/* Wherever it goes, it is in view. */
static void
test_the_view_follows_the_cursor (Fixture *self, gconstpointer data)
{
  paddock_canvas_zoom_to (self->canvas, 4);
  for (guint i = 0; i < 200; i++) {
    PaddockPoint at;
    PaddockPlace place;

    paddock_canvas_move_cursor (self->canvas, i / 10 * 7 % PADDOCK_N_CURSOR_MOVES);
    paddock_canvas_get_cursor (self->canvas, &place);
    at =
      paddock_canvas_from_scene (self->canvas,
                                 paddock_ground_get_point (paddock_canvas_get_ground (self->canvas),
                                                           place));
    g_assert_cmpfloat (at.x, >, 0);
    g_assert_cmpfloat (at.y, >, 0);
    g_assert_cmpfloat (at.x, <, gtk_widget_get_width (GTK_WIDGET (self->canvas)));
    g_assert_cmpfloat (at.y, <, gtk_widget_get_height (GTK_WIDGET (self->canvas)));
  }
}

static void
test_a_point_leads_to_its_hex_and_thing (Fixture *self, gconstpointer data)
{
  const PaddockGround *ground = paddock_canvas_get_ground (self->canvas);
  PaddockPlace place = PADDOCK_PLACE (7, 13);
  PaddockPoint centre = paddock_ground_get_point (ground, place);
  PaddockPoint seen = paddock_canvas_from_scene (self->canvas, centre);
  PaddockPoint back = paddock_canvas_to_scene (self->canvas, seen);

  g_assert_true (
    paddock_place_equal (paddock_ground_find_place (ground,
                                                    (PaddockPoint){ back.x + 9, back.y - 9 }),
                         place));
  g_assert_cmpint (paddock_canvas_hit (self->canvas, back.x, back.y).kind, ==, PADDOCK_THING_ITEM);
  g_assert_cmpint (paddock_canvas_hit (self->canvas, -5e3, 0).kind, ==, PADDOCK_THING_NONE);
}

/* What the canvas shows once nothing more is to come. */
static GdkTexture *
render (Fixture *self)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (GTK_WIDGET (self->canvas));
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, 700, 500);
  node = gtk_snapshot_free_to_node (snapshot);
  g_object_unref (paintable);

  return gsk_renderer_render_texture (renderer, node, NULL);
}

/* The picture once it has stayed the same for a while: threads paint it, however busy the machine is. */
static guchar *
dup_pixels (Fixture *self)
{
  gsize size = 700 * 500 * 4;
  guchar *pixels = g_malloc0 (size);

  for (guint n_same = 0, i = 0; n_same < 12 && i < 500; i++) {
    g_autofree guchar *before = g_memdup2 (pixels, size);
    g_autoptr (GdkTexture) texture = NULL;

    gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
    g_usleep (20000);
    texture = render (self);
    gdk_texture_download (texture, pixels, 700 * 4);
    n_same = memcmp (before, pixels, size) == 0 ? n_same + 1 : 0;
  }

  return pixels;
}

static int
get_difference (const guchar *a, const guchar *b)
{
  int difference = 0;

  for (guint i = 0; i < 700 * 500 * 4; i++)
    difference = MAX (difference, ABS ((int) a[i] - b[i]));

  return difference;
}

/* A stroke paints little, but the canvas looks as if all had been painted. */
static void
test_an_edit_is_seen (Fixture *self, gconstpointer data)
{
  PaddockDocument *document = paddock_canvas_get_document (self->canvas);
  PaddockHexTrack *draft = paddock_document_dup_record (document);
  g_autofree guchar *before = NULL, *patched = NULL, *fresh = NULL;
  g_autoptr (PaddockDocument) edited = NULL;
  Fixture other = { 0 };

  before = dup_pixels (self);
  for (int q = 3; q < 12; q++)
    paddock_board_set (&draft->board, PADDOCK_HEX (q, 3), PADDOCK_CELL (PADDOCK_CELL_BARRIER));
  edited = paddock_document_new_take (&paddock_hex_track_kind, draft);
  paddock_canvas_set_document (self->canvas, edited);
  patched = dup_pixels (self);
  g_assert_cmpint (get_difference (before, patched), >, 40);

  setup (&other, NULL);
  paddock_canvas_set_document (other.canvas, edited);
  fresh = dup_pixels (&other);
  g_assert_cmpint (get_difference (fresh, patched), <=, 16);
  teardown (&other, NULL);
}

/* However it got there, by panning, zooming and back, the same view is the same picture. */
static void
test_tiles_fit_together (Fixture *self, gconstpointer data)
{
  g_autofree guchar *first = NULL, *again = NULL;

  paddock_canvas_zoom_to (self->canvas, 2);
  first = dup_pixels (self);
  for (int i = 0; i < 6; i++) {
    paddock_canvas_pan_steps (self->canvas, i % 2 ? 3 : -3, 2);
    g_free (dup_pixels (self));
    paddock_canvas_pan_steps (self->canvas, i % 2 ? -3 : 3, -2);
  }
  paddock_canvas_zoom_in (self->canvas);
  g_free (dup_pixels (self));
  paddock_canvas_zoom_to (self->canvas, 2);
  again = dup_pixels (self);
  g_assert_cmpint (get_difference (first, again), <=, 16);
}

static gboolean
has_overview (Fixture *self)
{
  PaddockRect shows;

  return paddock_canvas_get_overview (self->canvas, &shows) != NULL;
}

/* It is there while there is more than the canvas shows, and leads there. */
static void
test_the_minimap_leads_to_the_rest (Fixture *self, gconstpointer data)
{
  GtkWidget *minimap = g_object_ref_sink (
    g_object_new (PADDOCK_TYPE_MINIMAP, "canvas", self->canvas, "is-wanted", TRUE, NULL));
  PaddockPoint far = { 500, 400 };
  PaddockRect view;

  wait_until (has_overview (self));
  paddock_canvas_fit (self->canvas);
  g_assert_false (gtk_widget_get_visible (minimap));
  paddock_canvas_zoom_to (self->canvas, 6);
  g_assert_true (gtk_widget_get_visible (minimap));

  paddock_canvas_centre_on (self->canvas, far);
  view = paddock_canvas_get_view (self->canvas);
  g_assert_cmpfloat_with_epsilon (view.x + view.width / 2, far.x, 1e-6);
  g_assert_cmpfloat_with_epsilon (view.y + view.height / 2, far.y, 1e-6);
  g_object_set (minimap, "is-wanted", FALSE, NULL);
  g_assert_false (gtk_widget_get_visible (minimap));
  g_object_unref (minimap);
}

static void
snapshot (Fixture *self, PaddockCanvasPainter *painter, double zoom)
{
  PaddockCanvasFrame frame = { { 0, 0, 200, 200 }, zoom, PADDOCK_PALETTE_LIGHT }; /* one tile */
  GtkSnapshot *to = gtk_snapshot_new ();
  GskRenderNode *node;

  paddock_canvas_painter_snapshot (painter, &frame, GTK_WIDGET (self->canvas), to);
  node = gtk_snapshot_free_to_node (to);
  gsk_render_node_unref (node);
}

static void
ready_cb (gpointer n)
{
  (*(guint *) n)++;
}

/* Far longer than a zoom has to rest. */
static gboolean
slow_frame_cb (gpointer n_left)
{
  g_usleep (200 * 1000);
  return --*(guint *) n_left > 0;
}

/* Frames may take as long as they like: while there is another to paint, no tile of this zoom is worth it. */
static void
test_slow_frames_do_not_end_a_zoom (Fixture *self, gconstpointer data)
{
  guint n_ready = 0, n_left = 2, before;
  g_autoptr (PaddockCanvasPainter) painter = paddock_canvas_painter_new (ready_cb, &n_ready);
  g_autoptr (PaddockDocument) document = read_example ();

  paddock_canvas_painter_set_picture (painter, paddock_picture_new (document, &PADDOCK_VIEW_ALONE));
  snapshot (self, painter, 1);
  wait_until (n_ready > 0);
  snapshot (self, painter, 1.1);
  before = n_ready;
  g_idle_add_full (GDK_PRIORITY_REDRAW, slow_frame_cb, &n_left, NULL);
  wait_until (n_left == 0);
  g_assert_cmpuint (n_ready, ==, before);
  wait_until (n_ready > before);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  paddock_action_rows_use ();
#define ADD(path_, test_) g_test_add ("/app/canvas/" path_, Fixture, NULL, setup, test_, teardown)
  ADD ("it-waits-for-room", test_it_waits_for_room);
  ADD ("the-cursor-says-where-it-is", test_the_cursor_says_where_it_is);
  ADD ("the-cursor-walks-on-roads", test_the_cursor_walks_on_roads);
  ADD ("scroll-bars-follow-after-a-size", test_scroll_bars_follow_after_a_size);
  ADD ("the-view-follows-the-cursor", test_the_view_follows_the_cursor);
  ADD ("a-point-leads-to-its-hex-and-thing", test_a_point_leads_to_its_hex_and_thing);
  ADD ("an-edit-is-seen", test_an_edit_is_seen);
  ADD ("tiles-fit-together", test_tiles_fit_together);
  ADD ("slow-frames-do-not-end-a-zoom", test_slow_frames_do_not_end_a_zoom);
  ADD ("the-minimap-leads-to-the-rest", test_the_minimap_leads_to_the_rest);
  return g_test_run ();
}

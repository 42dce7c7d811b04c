/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "canvas-view.h"

#include <math.h>

#define N_TRIES 2000

static PaddockCanvasView
make_view (void)
{
  PaddockCanvasView view = { .min = { -50, -20 }, .max = { 350, 180 }, .zoom = 1 };

  paddock_canvas_view_resize (&view, 800, 600);
  paddock_canvas_view_fit (&view, 20);
  return view;
}

static double
distance (PaddockPoint a, PaddockPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static PaddockPoint
random_point (double width, double height)
{
  return (PaddockPoint){ g_test_rand_double_range (0, width),
                         g_test_rand_double_range (0, height) };
}

static void
test_fits_with_a_margin (void)
{
  PaddockCanvasView view = make_view ();
  PaddockPoint min = paddock_canvas_view_from_scene (&view, view.min);
  PaddockPoint max = paddock_canvas_view_from_scene (&view, view.max);

  g_assert_cmpfloat_with_epsilon (view.zoom, 1.9, 1e-9); /* (800 - 2 x 20) / 400 */
  g_assert_cmpfloat_with_epsilon (min.x, 20, 1e-6);
  g_assert_cmpfloat_with_epsilon (max.x, 780, 1e-6);
  g_assert_cmpfloat_with_epsilon (min.y + max.y, 600, 1e-6); /* in the middle */
}

/* A page of 200 x 1200 in a view of 800 x 600. */
static void
test_long_pages_begin_to_be_read (void)
{
  PaddockCanvasView view = { .min = { 0, 0 }, .max = { 200, 1200 }, .zoom = 1 };
  PaddockCanvasView wide = make_view (), fitted = wide;

  paddock_canvas_view_resize (&view, 800, 600);
  paddock_canvas_view_fit_to_read (&view, 20);
  g_assert_cmpfloat_with_epsilon (view.zoom, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (paddock_canvas_view_from_scene (&view, view.min).y, 20, 1e-6);
  g_assert_cmpfloat_with_epsilon (paddock_canvas_view_from_scene (&view, view.min).x, 300, 1e-6);

  paddock_canvas_view_resize (&view, 140, 600); /* no wider than there is room */
  paddock_canvas_view_fit_to_read (&view, 20);
  g_assert_cmpfloat_with_epsilon (view.zoom, 0.5, 1e-9);

  paddock_canvas_view_fit_to_read (&wide, 20); /* what can be read is shown whole */
  g_assert_cmpfloat (wide.zoom, ==, fitted.zoom);
  g_assert_cmpfloat (wide.origin.y, ==, fitted.origin.y);
}

static void
test_points_lead_there_and_back (void)
{
  PaddockCanvasView view = make_view ();

  for (guint i = 0; i < N_TRIES; i++) {
    PaddockPoint at = random_point (800, 600);

    g_assert_cmpfloat (distance (at, paddock_canvas_view_from_scene (
                                       &view, paddock_canvas_view_to_scene (&view, at))),
                       <, 1e-9);
  }
}

/* Over the drawing, what lies under the pointer stays there however often and far it zooms. */
static void
test_zooms_about_the_pointer (void)
{
  for (guint i = 0; i < N_TRIES; i++) {
    PaddockCanvasView view = make_view ();
    PaddockPoint at = random_point (800, 600);
    PaddockPoint scene = paddock_canvas_view_to_scene (&view, at);

    if (scene.y < view.min.y || scene.y > view.max.y || scene.x < view.min.x
        || scene.x > view.max.x)
      continue;
    paddock_canvas_view_zoom_to (&view, view.zoom * g_test_rand_double_range (1, 6), at);
    g_assert_cmpfloat (distance (at, paddock_canvas_view_from_scene (&view, scene)), <, 1e-6);
  }
}

static void
test_zoom_has_limits (void)
{
  PaddockCanvasView view = make_view ();
  PaddockCanvasView huge = make_view ();
  PaddockPoint middle = { 400, 300 };

  paddock_canvas_view_zoom_to (&view, 1e9, middle);
  g_assert_cmpfloat (view.zoom, ==, PADDOCK_CANVAS_VIEW_MAX_ZOOM);
  paddock_canvas_view_zoom_to (&view, 0, middle);
  g_assert_cmpfloat (view.zoom, ==, PADDOCK_CANVAS_VIEW_MIN_ZOOM);

  paddock_canvas_view_set_drawing (&huge, (PaddockRect){ 0, 0, 1e6, 1e6 }, 0);
  paddock_canvas_view_zoom_to (&huge, 0, middle);
  g_assert_cmpfloat (huge.zoom, <=, paddock_canvas_view_get_fitting_zoom (&huge, 0));
}

static void
test_a_small_drawing_is_not_blown_up (void)
{
  PaddockCanvasView view = make_view ();

  paddock_canvas_view_set_drawing (&view, (PaddockRect){ 0, 0, 0, 0 }, 0);
  paddock_canvas_view_fit (&view, 20);
  g_assert_cmpfloat (view.zoom, >, 0);
  g_assert_cmpfloat (view.zoom, <=, 4);
}

/* However it is moved, the middle of the canvas stays within the drawing. */
static void
test_never_loses_the_drawing (void)
{
  PaddockCanvasView view = make_view ();

  for (guint i = 0; i < N_TRIES; i++) {
    PaddockPoint middle;

    paddock_canvas_view_pan (&view, g_test_rand_double_range (-900, 900),
                             g_test_rand_double_range (-900, 900));
    paddock_canvas_view_zoom_to (&view, view.zoom * g_test_rand_double_range (0.5, 2),
                                 random_point (800, 600));
    middle = paddock_canvas_view_to_scene (&view, (PaddockPoint){ 400, 300 });
    g_assert_cmpfloat (middle.x, >=, view.min.x - 1e-6);
    g_assert_cmpfloat (middle.x, <=, view.max.x + 1e-6);
    g_assert_cmpfloat (middle.y, >=, view.min.y - 1e-6);
    g_assert_cmpfloat (middle.y, <=, view.max.y + 1e-6);
  }
}

static void
test_resizing_keeps_the_middle (void)
{
  PaddockCanvasView view = make_view ();
  PaddockPoint before, after;

  paddock_canvas_view_zoom_to (&view, 5, (PaddockPoint){ 300, 250 });
  before = paddock_canvas_view_to_scene (&view, (PaddockPoint){ 400, 300 });
  paddock_canvas_view_resize (&view, 1000, 300);
  after = paddock_canvas_view_to_scene (&view, (PaddockPoint){ 500, 150 });
  g_assert_cmpfloat (distance (before, after), <, 1e-9);
}

static void
test_scroll_ranges_hold_the_view (void)
{
  PaddockCanvasView view = make_view ();
  PaddockCanvasRange range = paddock_canvas_view_get_x_range (&view);

  g_assert_cmpfloat (range.upper - range.lower, ==, range.page); /* it fits: nothing to scroll */

  for (guint i = 0; i < N_TRIES; i++) {
    PaddockCanvasView moved;

    paddock_canvas_view_zoom_to (&view, g_test_rand_double_range (0.5, 9), random_point (800, 600));
    paddock_canvas_view_pan (&view, g_test_rand_double_range (-300, 300), 0);
    range = paddock_canvas_view_get_x_range (&view);
    g_assert_cmpfloat (range.lower, <=, range.value);
    g_assert_cmpfloat (range.value + range.page, <=, range.upper + 1e-6);

    moved = view;
    paddock_canvas_view_scroll_to (&moved, range.value,
                                   paddock_canvas_view_get_y_range (&view).value);
    g_assert_cmpfloat (distance (moved.origin, view.origin), <, 1e-6);
  }
}

static PaddockRect
get_shown (const PaddockCanvasView *view)
{
  return (PaddockRect){ view->origin.x, view->origin.y, view->width / view->zoom,
                        view->height / view->zoom };
}

static void
test_shows_what_it_is_asked_to (void)
{
  for (guint i = 0; i < N_TRIES; i++) {
    PaddockCanvasView view = make_view (), before;
    PaddockRect rect = { g_test_rand_double_range (-50, 50), g_test_rand_double_range (-20, 80),
                         g_test_rand_double_range (0, 300), g_test_rand_double_range (0, 100) };

    paddock_canvas_view_zoom_to (&view, g_test_rand_double_range (0.5, 20),
                                 random_point (800, 600));
    paddock_canvas_view_show (&view, rect, 10);
    g_assert_true (paddock_rect_contains (paddock_rect_grow (get_shown (&view), 1e-6),
                                          (PaddockPoint){ rect.x, rect.y }));
    g_assert_true (
      paddock_rect_contains (paddock_rect_grow (get_shown (&view), 1e-6),
                             (PaddockPoint){ rect.x + rect.width, rect.y + rect.height }));

    before = view; /* what is in view stays where it is */
    paddock_canvas_view_show (&view, rect, 5);
    g_assert_cmpfloat (distance (before.origin, view.origin), <, 1e-9);
    g_assert_cmpfloat (before.zoom, ==, view.zoom);
  }
}

static void
test_only_edges_pull (void)
{
  PaddockCanvasView view = make_view ();
  PaddockPoint inside = paddock_canvas_view_get_edge_pull (&view, (PaddockPoint){ 20, 580 });
  PaddockPoint corner = paddock_canvas_view_get_edge_pull (&view, (PaddockPoint){ 0, 599 });
  PaddockPoint beyond = paddock_canvas_view_get_edge_pull (&view, (PaddockPoint){ 810, 5000 });

  g_assert_cmpfloat (distance (inside, (PaddockPoint){ 0, 0 }), ==, 0);
  g_assert_cmpfloat (corner.x, <, -100);
  g_assert_cmpfloat (corner.y, >, 100);
  g_assert_cmpfloat (beyond.x, >, -corner.x);
  g_assert_cmpfloat (beyond.y, >, beyond.x);
  g_assert_cmpfloat (beyond.y, <, 5000); /* but not wildly */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/canvas-view/fits-with-a-margin", test_fits_with_a_margin);
  g_test_add_func ("/app/canvas-view/long-pages-begin-to-be-read",
                   test_long_pages_begin_to_be_read);
  g_test_add_func ("/app/canvas-view/points-lead-there-and-back", test_points_lead_there_and_back);
  g_test_add_func ("/app/canvas-view/zooms-about-the-pointer", test_zooms_about_the_pointer);
  g_test_add_func ("/app/canvas-view/zoom-has-limits", test_zoom_has_limits);
  g_test_add_func ("/app/canvas-view/a-small-drawing-is-not-blown-up",
                   test_a_small_drawing_is_not_blown_up);
  g_test_add_func ("/app/canvas-view/never-loses-the-drawing", test_never_loses_the_drawing);
  g_test_add_func ("/app/canvas-view/resizing-keeps-the-middle", test_resizing_keeps_the_middle);
  g_test_add_func ("/app/canvas-view/scroll-ranges-hold-the-view",
                   test_scroll_ranges_hold_the_view);
  g_test_add_func ("/app/canvas-view/shows-what-it-is-asked-to", test_shows_what_it_is_asked_to);
  g_test_add_func ("/app/canvas-view/only-edges-pull", test_only_edges_pull);
  return g_test_run ();
}

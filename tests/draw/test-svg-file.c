/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SVG: what is written for a path, to the letter.
 */

#include "svg-file.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  char *path;
  PaddockOutputFile *file;
  PaddockSvgFile svg;
  cairo_surface_t *surface;
  cairo_t *cr;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  int fd = g_file_open_tmp ("paddock-svg-XXXXXX", &self->path, NULL);

  g_close (fd, NULL);
  self->file = paddock_output_file_new (self->path, NULL);
  self->surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  self->cr = cairo_create (self->surface);
  cairo_set_source_rgb (self->cr, 1, 0.5, 0);
  paddock_svg_file_begin (&self->svg, self->file, 300.5, 200, 0x00ff0a);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
  paddock_output_file_free (self->file);
  g_unlink (self->path);
  g_free (self->path);
}

/* What was written after the head. */
static char *
finish (Fixture *self)
{
  static const char head[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"300.5\" height=\"200\""
    " viewBox=\"0 0 300.5 200\">\n"
    "<rect width=\"100%\" height=\"100%\" fill=\"#00ff0a\"/>\n";
  g_autofree char *content = NULL;
  gsize n;

  paddock_svg_file_end (&self->svg);
  g_assert_true (paddock_output_file_commit (self->file, NULL));
  g_assert_true (g_file_get_contents (self->path, &content, &n, NULL));
  g_assert_cmpmem (content, strlen (head), head, strlen (head));
  g_assert_true (g_str_has_suffix (content, "</svg>\n"));

  return g_strndup (content + strlen (head), n - strlen (head) - strlen ("</svg>\n"));
}

static void
assert_written (Fixture *self, const char *expected)
{
  g_autofree char *found = finish (self);

  g_assert_cmpstr (found, ==, expected);
}

static void
test_fills_are_relative_and_short (Fixture *self, gconstpointer data)
{
  cairo_move_to (self->cr, 10, 20);
  cairo_line_to (self->cr, 9.5, 20.25);
  cairo_curve_to (self->cr, 9.5, 21, 10, 22, 12, 20.25);
  cairo_close_path (self->cr);
  cairo_rectangle (self->cr, 0, 0, 1, 2);
  paddock_svg_file_fill (&self->svg, self->cr, TRUE);

  assert_written (self, "<path d=\"m10 20l-.5 .25c0 .75 .5 1.75 2.5 0zm-10-20l1 0l0 2l-1 0z\""
                        " fill=\"#ff8000\"/>\n");
}

static void
test_strokes_have_their_line_and_dashes (Fixture *self, gconstpointer data)
{
  double dash = 3;

  cairo_scale (self->cr, 2, 2);
  cairo_set_line_width (self->cr, 1.25);
  cairo_move_to (self->cr, 1, 1);
  cairo_line_to (self->cr, 2, 1);
  paddock_svg_file_stroke (&self->svg, self->cr, TRUE);
  cairo_set_dash (self->cr, &dash, 1, 0);
  cairo_move_to (self->cr, 1, 1);
  cairo_line_to (self->cr, 2, 1);
  paddock_svg_file_stroke (&self->svg, self->cr, TRUE);

#define STROKE "stroke=\"#ff8000\" fill=\"none\" stroke-linejoin=\"round\" stroke-width=\"2.5\""
  assert_written (self, "<path d=\"m2 2l2 0\" " STROKE "/>\n"
                        "<path d=\"m2 2l2 0\" " STROKE " stroke-dasharray=\"6\"/>\n");
}

static void
test_pieces_make_one_path (Fixture *self, gconstpointer data)
{
  cairo_set_fill_rule (self->cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (int i = 0; i < 3; i++) {
    cairo_rectangle (self->cr, i, i, 1, 1);
    paddock_svg_file_fill (&self->svg, self->cr, i == 2);
    g_assert_false (cairo_has_current_point (self->cr));
  }

  assert_written (self, "<path d=\"m0 0l1 0l0 1l-1 0zm1 1l1 0l0 1l-1 0zm1 1l1 0l0 1l-1 0z\""
                        " fill=\"#ff8000\" fill-rule=\"evenodd\"/>\n");
}

static void
test_nothing_is_no_path (Fixture *self, gconstpointer data)
{
  paddock_svg_file_fill (&self->svg, self->cr, TRUE);
  paddock_svg_file_stroke (&self->svg, self->cr, TRUE);
  assert_written (self, "");
}

/* A hundred thousand steps of a third: each is rounded, their sum is not. */
static void
test_rounding_does_not_add_up (Fixture *self, gconstpointer data)
{
  g_autofree char *found = NULL;
  double x = 0;
  char *at;

  cairo_move_to (self->cr, 0, 0);
  for (int i = 1; i <= 100000; i++)
    cairo_line_to (self->cr, i / 3.0, 0);
  paddock_svg_file_fill (&self->svg, self->cr, TRUE);
  found = finish (self);
  for (at = strchr (found, 'l'); at; at = strchr (at, 'l'))
    x += g_ascii_strtod (at + 1, &at);

  g_assert_cmpfloat_with_epsilon (x, 100000 / 3.0, 0.02);
}

/* No reader of XML takes an attribute of any length. */
static void
test_long_paths_are_cut (Fixture *self, gconstpointer data)
{
  g_autofree char *found = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_paths = 0;

  for (int i = 0; i < 500000; i++) {
    cairo_rectangle (self->cr, i % 1000, i / 1000, 1, 1);
    if (i % 1000 == 999)
      paddock_svg_file_fill (&self->svg, self->cr, FALSE);
  }
  paddock_svg_file_fill (&self->svg, self->cr, TRUE);
  found = finish (self);
  lines = g_strsplit (found, "\n", -1);
  for (guint i = 0; lines[i]; i++) {
    n_paths += g_str_has_prefix (lines[i], "<path d=\"m");
    g_assert_cmpuint (strlen (lines[i]), <, 5000000);
  }

  g_assert_cmpuint (n_paths, ==, strlen (found) / (4 << 20) + 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) \
  g_test_add ("/draw/svg-file/" path_, Fixture, NULL, set_up, test_, tear_down)
  ADD ("fills-are-relative-and-short", test_fills_are_relative_and_short);
  ADD ("strokes-have-their-line-and-dashes", test_strokes_have_their_line_and_dashes);
  ADD ("pieces-make-one-path", test_pieces_make_one_path);
  ADD ("nothing-is-no-path", test_nothing_is_no_path);
  ADD ("rounding-does-not-add-up", test_rounding_does_not_add_up);
  ADD ("long-paths-are-cut", test_long_paths_are_cut);

  return g_test_run ();
}

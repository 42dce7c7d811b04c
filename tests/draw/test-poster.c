/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A drawing on sheets of paper: nothing is lost, what must overlap does, and a PDF has exactly these pages.
 */

#include "draw-samples.h"
#include "poster.h"
#include "render-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#define CM (72 / 2.54)

/* Each sheet begins one overlap before the end of the one before, and the last ones reach the end. */
static void
test_sheets_cover_the_drawing (void)
{
  static const PaddockRect drawings[] = {
    { 0, 0, 10, 10 },
    { -50, 20, 800, 300 },
    { 0, 0, 3000, 900 },
    { 5, 5, 40000, 38000 },
  };

  for (PaddockPaper paper = PADDOCK_PAPER_A4; paper < PADDOCK_N_PAPERS; paper++)
    for (guint i = 0; i < G_N_ELEMENTS (drawings); i++) {
      const PaddockRect *all = &drawings[i];
      PaddockPoster poster;
      PaddockRect first, next, last;

      paddock_poster_init (&poster, paper, *all, 0.75);
      first = paddock_poster_get_part (&poster, 0);
      last = paddock_poster_get_part (&poster, paddock_poster_count (&poster) - 1);
      g_assert_cmpfloat (first.x, ==, all->x);
      g_assert_cmpfloat (first.y, ==, all->y);
      g_assert_cmpfloat (last.x + last.width + 0.1, >=, all->x + all->width);
      g_assert_cmpfloat (last.y + last.height + 0.1, >=, all->y + all->height);
      g_assert_cmpfloat (first.width * 0.75, <=, poster.width - 2 * CM + 0.1);
      if (poster.n_columns > 1) {
        next = paddock_poster_get_part (&poster, 1);
        g_assert_cmpfloat_with_epsilon ((first.x + first.width - next.x) * 0.75, CM, 0.1);
      }
    }
}

static void
test_paper_lies_as_it_takes_the_fewest (void)
{
  PaddockPoster poster;

  paddock_poster_init (&poster, PADDOCK_PAPER_A4, (PaddockRect){ 0, 0, 1000, 600 }, 0.75);
  g_assert_cmpuint (paddock_poster_count (&poster), ==, 1);
  g_assert_cmpfloat (poster.width, >, poster.height);
  paddock_poster_init (&poster, PADDOCK_PAPER_A4, (PaddockRect){ 0, 0, 600, 1000 }, 0.75);
  g_assert_cmpuint (paddock_poster_count (&poster), ==, 1);
  g_assert_cmpfloat (poster.width, <, poster.height);
}

static guint
count_pages (const char *path)
{
  g_autofree char *content = NULL;
  gsize len;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &content, &len, NULL));
  for (gsize i = 0; i + 12 < len; i++)
    n += memcmp (content + i, "/Type /Page ", 12) == 0;
  return n;
}

static void
test_a_pdf_has_a_page_for_each (RenderFixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = sample_board (40);
  g_autofree char *path = render_make_path (fixture, "a.pdf");
  PaddockViewOptions view = fixture->options.view;
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &view);
  PaddockPoster poster;

  fixture->options.scale = 1;
  render_file (fixture, document, path);
  g_assert_cmpuint (count_pages (path), ==, 1);
  fixture->options.paper = PADDOCK_PAPER_A4;
  paddock_poster_init (&poster, PADDOCK_PAPER_A4, picture->bounds, 0.75);
  g_assert_cmpuint (paddock_poster_count (&poster), >, 4);
  render_file (fixture, document, path);
  g_assert_cmpuint (count_pages (path), ==, paddock_poster_count (&poster));
}

/* A sheet to be read has pages of its own. */
static void
test_licences_stay_as_they_are (RenderFixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = sample_licence ();
  g_autofree char *plain = render_make_path (fixture, "a.pdf");
  g_autofree char *paper = render_make_path (fixture, "b.pdf");
  g_autofree char *one = NULL, *other = NULL;
  gsize n_one, n_other;

  render_file (fixture, document, plain);
  fixture->options.paper = PADDOCK_PAPER_A3;
  render_file (fixture, document, paper);
  g_assert_true (g_file_get_contents (plain, &one, &n_one, NULL));
  g_assert_true (g_file_get_contents (paper, &other, &n_other, NULL));
  g_assert_cmpmem (one, n_one, other, n_other);
}

typedef struct {
  double done, limit;
} Watch;

static gboolean
watch_cb (double done, gpointer data)
{
  Watch *self = data;

  g_assert_cmpfloat (done, >=, self->done);
  self->done = done;
  return done < self->limit;
}

static void
test_goes_by_steps_and_can_be_stopped (RenderFixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = sample_board (60);
  g_autofree char *path = render_make_path (fixture, "a.pdf");
  g_autoptr (GError) error = NULL;
  Watch watch = { 0, 2 };

  fixture->options.format = PADDOCK_RENDER_PDF;
  fixture->options.paper = PADDOCK_PAPER_A4;
  fixture->options.scale = 1;
  fixture->options.progress = watch_cb;
  fixture->options.data = &watch;
  g_assert_true (paddock_render (document, &fixture->options, path, &error));
  g_assert_cmpfloat (watch.done, ==, 1);
  g_unlink (path);

  watch = (Watch){ 0, 0.4 };
  g_assert_false (paddock_render (document, &fixture->options, path, &error));
  g_assert_error (error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_CANCELLED);
  g_assert_cmpfloat (watch.done, <, 0.6);
  g_assert_cmpuint (render_count_files (fixture->folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path_, test_) \
  g_test_add ("/draw/poster/" path_, RenderFixture, NULL, render_set_up, test_, render_tear_down)
  g_test_add_func ("/draw/poster/sheets-cover-the-drawing", test_sheets_cover_the_drawing);
  g_test_add_func ("/draw/poster/paper-lies-as-it-takes-the-fewest",
                   test_paper_lies_as_it_takes_the_fewest);
  ADD ("a-pdf-has-a-page-for-each", test_a_pdf_has_a_page_for_each);
  ADD ("licences-stay-as-they-are", test_licences_stay_as_they_are);
  ADD ("goes-by-steps-and-can-be-stopped", test_goes_by_steps_and_can_be_stopped);
  return g_test_run ();
}

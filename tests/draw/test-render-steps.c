/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Renderings of every format tell how far they are, can be stopped anywhere, and leave what was there when
 * they do not come to their end.
 */

#include "render.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "draw-samples.h"
#include "render-fixture.h"

static const char *const names[] = { "a.png", "a.svg", "a.pdf" };

typedef struct {
  double last, widest; /* of the steps between reports */
  guint n, stop_after;
  const char *doomed; /* a folder that goes after the report that would stop; NULL: it stops */
} Progress;

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
}

static gboolean
progress_cb (double done, gpointer data)
{
  Progress *self = data;

  g_assert_cmpfloat (done, >=, self->last);
  g_assert_cmpfloat (done, <=, 1);
  self->widest = MAX (self->widest, done - self->last);
  self->last = done;
  if (++self->n != self->stop_after)
    return TRUE;

  if (self->doomed)
    remove_folder (self->doomed);
  return self->doomed != NULL;
}

static gboolean
render (RenderFixture *self, const char *path, Progress *progress, GError **error)
{
  g_autoptr (PaddockDocument) document = sample_board (60);

  self->options.format = (PaddockRenderFormat) paddock_render_format_of (path);
  self->options.scale = 2; /* seven bands of a PNG */
  self->options.progress = progress_cb;
  self->options.data = progress;

  return paddock_render (document, &self->options, path, error);
}

static Progress
watch (RenderFixture *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  Progress progress = { 0 };

  render (self, path, &progress, &error);
  g_assert_no_error (error);

  return progress;
}

static void
test_progress_runs_from_nothing_to_all (RenderFixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = render_make_path (self, names[i]);
    Progress progress = watch (self, path);

    g_assert_cmpfloat (progress.last, ==, 1);
    g_assert_cmpuint (progress.n, >=, 8);
    g_assert_cmpfloat (progress.widest, <, 0.25);
  }
}

/* Of a race there are two scenes to paint: what stands on the board comes after it. */
static void
test_progress_never_goes_back (RenderFixture *self, gconstpointer data)
{
  g_autoptr (PaddockScene) above = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);

  for (int i = 0; i < 3000; i++)
    paddock_scene_add_circle (above, PADDOCK_STYLE_SEAT_0, (PaddockPoint){ i, i }, 9);
  self->options.view.above = above;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = render_make_path (self, names[i]);
    Progress progress = watch (self, path);

    g_assert_cmpfloat (progress.last, ==, 1);
    g_assert_cmpfloat (progress.widest, <, 0.25);
  }
}

/* Whoever stops, at the beginning, in the middle or before the last report, is not asked again. */
static void
test_cancelling_leaves_the_old_file (RenderFixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = render_make_path (self, names[i]);
    guint n = watch (self, path).n;

    const guint stops[] = { 1, 2, 3, n / 4, n / 2, 3 * n / 4, n - 1 };

    for (guint s = 0; s < G_N_ELEMENTS (stops); s++) {
      Progress progress = { .stop_after = stops[s] };
      g_autofree char *content = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, "old", -1, NULL));
      g_assert_false (render (self, path, &progress, &error));
      g_assert_error (error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_CANCELLED);
      g_assert_cmpuint (progress.n, ==, progress.stop_after);
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_cmpstr (content, ==, "old");
      g_assert_cmpuint (render_count_files (self->folder), ==, 1);
    }
    g_unlink (path);
  }
}

static void
test_a_folder_that_goes_away_is_an_error (RenderFixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *folder = render_make_path (self, "doomed");
    g_autofree char *path = g_build_filename (folder, names[i], NULL);
    Progress progress = { .stop_after = 4, .doomed = folder };
    g_autoptr (GError) error = NULL;

    g_assert_cmpint (g_mkdir (folder, 0777), ==, 0);
    g_assert_false (render (self, path, &progress, &error));
    g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
    g_assert_cmpuint (render_count_files (self->folder), ==, 0);
  }
}

/* No more may be written than the process is allowed to: what a full disk does, without one. */
static void
test_a_full_disk_leaves_the_old_file (RenderFixture *self, gconstpointer data)
{
  struct rlimit limit, small;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  small = limit;
  small.rlim_cur = 2000;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = render_make_path (self, names[i]);
    g_autofree char *content = NULL;
    g_autoptr (GError) error = NULL;
    Progress progress = { 0 };
    gboolean is_written;

    g_assert_true (g_file_set_contents (path, "old", -1, NULL));
    setrlimit (RLIMIT_FSIZE, &small);
    is_written = render (self, path, &progress, &error);
    setrlimit (RLIMIT_FSIZE, &limit);

    g_assert_false (is_written);
    g_assert_cmpfloat (progress.last, <, 0.5); /* it is not painted to its end */
    g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
    g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
    g_assert_cmpstr (content, ==, "old");
    g_assert_cmpuint (render_count_files (self->folder), ==, 1);
    g_unlink (path);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_)                                                             \
  g_test_add ("/draw/render-steps/" path_, RenderFixture, NULL, render_set_up, test_, \
              render_tear_down)
  ADD ("progress-runs-from-nothing-to-all", test_progress_runs_from_nothing_to_all);
  ADD ("progress-never-goes-back", test_progress_never_goes_back);
  ADD ("cancelling-leaves-the-old-file", test_cancelling_leaves_the_old_file);
  ADD ("a-folder-that-goes-away-is-an-error", test_a_folder_that_goes_away_is_an_error);
  ADD ("a-full-disk-leaves-the-old-file", test_a_full_disk_leaves_the_old_file);

  return g_test_run ();
}

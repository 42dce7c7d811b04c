/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rendering large boards to PNG: how long 300 x 300 takes, and how much memory 1000 x 1000 needs.
 */

#include "render.h"

#include <glib/gstdio.h>
#include <math.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "draw-samples.h"

#define N_RUNS 5
#define MEMORY_GOAL 200.0 /* MiB */

static void
render (PaddockDocument *document, const char *path)
{
  PaddockRenderOptions options = { .view = PADDOCK_VIEW_ALONE };
  g_autoptr (GError) error = NULL;

  if (!paddock_render (document, &options, path, &error))
    g_error ("%s", error->message);
}

/* In a process of its own, whose peak is then that of this rendering alone. */
static double
measure_memory (const char *path)
{
  struct rusage usage;
  int status;
  pid_t child = fork ();

  if (child == 0) {
    g_autoptr (PaddockDocument) document = sample_board (1000);

    render (document, path);
    _exit (0);
  }

  if (child < 0 || wait4 (child, &status, 0, &usage) < 0 || status != 0)
    g_error ("the rendering of the large board failed");

  return (double) usage.ru_maxrss / 1024;
}

static double
measure_time (PaddockDocument *document, const char *path)
{
  double best = INFINITY;

  for (guint i = 0; i < N_RUNS; i++) {
    gint64 start = g_get_monotonic_time ();

    render (document, path);
    best = MIN (best, (double) (g_get_monotonic_time () - start) / 1000);
  }

  return best;
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("paddock-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "board.png", NULL);
  double mebibytes = measure_memory (path);
  g_autoptr (PaddockDocument) document = sample_board (300);
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &PADDOCK_VIEW_ALONE);
  double milliseconds = measure_time (document, path);
  double pixels = picture->bounds.width * picture->bounds.height;

  g_unlink (path);
  g_rmdir (folder);

  g_print ("render-300-time %.0f ms goal none met\n", milliseconds);
  g_print ("render-300-speed %.1f Mpixel/s goal none met\n", pixels / milliseconds / 1000);
  g_print ("render-1000-memory %.0f MiB goal %.0f %s\n", mebibytes, MEMORY_GOAL,
           mebibytes <= MEMORY_GOAL ? "met" : "missed");

  return 0;
}

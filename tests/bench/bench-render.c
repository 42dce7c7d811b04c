/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rendering large boards to PNG: how long 300 x 300 and 1000 x 1000 take, against Tiled's tmxrasterizer on hexagonal
 * maps of the same size and pixels, if it is installed; and how much memory 1000 x 1000 needs.
 *
 * Runs alternate and the fastest of each counts.  1000 x 1000 is compared at a quarter of its size: at full size Tiled
 * needs 12 GB.  Our memory is measured at full size.
 */

#include "render.h"

#include <cairo.h>
#include <glib/gstdio.h>
#include <math.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "draw-samples.h"

#define N_RUNS 3
#define MEMORY_GOAL 200.0 /* MiB */
#define TILED_GOAL 2.0    /* times faster */

static void
render (PaddockDocument *document, double scale, const char *path)
{
  PaddockRenderOptions options = { .view = PADDOCK_VIEW_ALONE, .scale = scale };
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

    render (document, 1, path);
    _exit (0);
  }

  if (child < 0 || wait4 (child, &status, 0, &usage) < 0 || status != 0)
    g_error ("the rendering of the large board failed");

  return (double) usage.ru_maxrss / 1024;
}

static double
measure_time (PaddockDocument *document, double scale, const char *path)
{
  gint64 start = g_get_monotonic_time ();

  render (document, scale, path);
  return (double) (g_get_monotonic_time () - start) / 1000;
}

/* Hexes as ours are drawn, to the pixel: 42 wide, 48 high, each row 36 below the one before. */
static void
write_map (const char *folder, int side)
{
  g_autofree char *tiles = g_build_filename (folder, "tiles.png", NULL);
  g_autofree char *path = g_build_filename (folder, "board.tmx", NULL);
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 84, 48);
  g_autoptr (GString) map = g_string_new (NULL);
  cairo_t *cr = cairo_create (image);

  for (int i = 0; i < 2; i++) {
    cairo_arc (cr, 21 + 42 * i, 24, 20, 0, 7);
    cairo_set_source_rgb (cr, 0.3, 0.3 * i, 0.4);
    cairo_fill (cr);
  }
  cairo_destroy (cr);
  cairo_surface_write_to_png (image, tiles);
  cairo_surface_destroy (image);

  g_string_append_printf (
    map,
    "<map version='1.0' orientation='hexagonal' renderorder='right-down' "
    "width='%d' height='%d' tilewidth='42' tileheight='48' hexsidelength='24' "
    "staggeraxis='y' staggerindex='odd'><tileset firstgid='1' name='t' "
    "tilewidth='42' tileheight='48'><image source='tiles.png' width='84' "
    "height='48'/></tileset><layer name='l' width='%d' height='%d'>"
    "<data encoding='csv'>",
    side, side, side, side);
  for (int i = 0; i < side * side; i++)
    g_string_append_printf (map, "%s%d", i ? "," : "", 1 + (i % 23 == 7));
  g_string_append (map, "</data></layer></map>");
  g_file_set_contents (path, map->str, (gssize) map->len, NULL);
  g_setenv ("QT_QPA_PLATFORM", "offscreen", TRUE);
}

/* In milliseconds; 0: it is not there, or fails. */
static double
measure_tiled (const char *folder, double scale)
{
  g_autofree char *program = g_find_program_in_path ("tmxrasterizer");
  g_autofree char *map = g_build_filename (folder, "board.tmx", NULL);
  g_autofree char *picture = g_build_filename (folder, "board.png", NULL);
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  const char *arguments[] = { program, "--scale", g_ascii_dtostr (number, sizeof number, scale),
                              map,     picture,   NULL };
  int status = 1;
  gint64 start = g_get_monotonic_time ();

  if (program)
    g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                  NULL, &status, NULL);

  return status == 0 ? (double) (g_get_monotonic_time () - start) / 1000 : 0;
}

static void
measure_board (const char *folder, int side, double scale)
{
  g_autofree char *path = g_build_filename (folder, "board.png", NULL);
  g_autoptr (PaddockDocument) document = sample_board (side);
  g_autoptr (PaddockPicture) picture = paddock_picture_new (document, &PADDOCK_VIEW_ALONE);
  double pixels = picture->bounds.width * picture->bounds.height * scale * scale;
  double ours = INFINITY, theirs = INFINITY;

  write_map (folder, side);
  for (guint i = 0; i < N_RUNS; i++) {
    ours = MIN (ours, measure_time (document, scale, path));
    theirs = MIN (theirs, measure_tiled (folder, scale));
  }

  g_print ("render-%d-time %.0f ms goal none met\n", side, ours);
  g_print ("render-%d-speed %.1f Mpixel/s goal none met\n", side, pixels / ours / 1000);
  if (theirs > 0)
    g_print ("render-%d-against-tmxrasterizer %.1f times-faster goal %.0f %s\n", side,
             theirs / ours, TILED_GOAL, theirs / ours >= TILED_GOAL ? "met" : "missed");
}

int
main (void)
{
  static const char *const files[] = { "board.png", "board.tmx", "tiles.png" };
  g_autofree char *folder = g_dir_make_tmp ("paddock-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "board.png", NULL);
  double mebibytes = measure_memory (path);

  measure_board (folder, 300, 1);
  measure_board (folder, 1000, 0.25);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *file = g_build_filename (folder, files[i], NULL);

    g_unlink (file);
  }
  g_rmdir (folder);

  g_print ("render-1000-memory %.0f MiB goal %.0f %s\n", mebibytes, MEMORY_GOAL,
           mebibytes <= MEMORY_GOAL ? "met" : "missed");

  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What it costs to read and write a track of 1000 x 1000 hexes.
 *
 * Reading is compared with `xmllint --noout` on the same file, as whole processes: this program, called
 * with --read FILE, does nothing but read the document.  The two take turns, so that whatever else the
 * machine does hits both; the figure is the ratio of the lowest tenth of the times, which other work
 * disturbs least.  Writing is compared with reading inside this process.  The second track has a rank
 * and a lane on every hex, which makes eight times the text.
 */

#include "hex-track.h"
#include "reader.h"
#include "writer.h"

#include <glib/gstdio.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define SIDE 1000
#define N_RUNS 201
#define N_WRITES 41
#define GOAL 1.0

extern char **environ;

static int
read_and_exit (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_read_file (path, &error);

  if (!document)
    g_printerr ("%s\n", error->message);
  return document ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* Mostly spaces, some barriers and specials, slanted as a board with an upright outline is. */
static PaddockDocument *
make_track (gboolean has_ranks)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  PaddockCell cells[SIDE];

  for (int r = 0; r < SIDE; r++) {
    for (int i = 0; i < SIDE; i++) {
      int n = g_rand_int_range (rand, 0, 100);

      cells[i] = PADDOCK_CELL (n < 80   ? PADDOCK_CELL_SPACE
                               : n < 95 ? PADDOCK_CELL_BARRIER
                                        : PADDOCK_CELL_SPECIAL + n % 3);
      if (has_ranks) {
        cells[i].rank = i;
        cells[i].lane = r % (PADDOCK_LANE_MAX + 1);
      }
    }
    paddock_board_set_row (&track->board, r, -(r / 2), SIDE, cells);
  }

  return document;
}

static double
time_process (const char *const *argv)
{
  gint64 start = g_get_monotonic_time ();
  int status;
  pid_t pid;

  g_assert_cmpint (posix_spawnp (&pid, argv[0], NULL, NULL, (char **) argv, environ), ==, 0);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_cmpint (status, ==, 0);

  return g_get_monotonic_time () - start;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static double
lowest_tenth (double *times, guint n)
{
  qsort (times, n, sizeof *times, compare_times);
  return times[n / 10];
}

static double
compare_with_xmllint (const char *program, const char *path)
{
  const char *const ours[] = { program, "--read", path, NULL };
  const char *const theirs[] = { "xmllint", "--noout", path, NULL };
  double our_times[N_RUNS], their_times[N_RUNS];

  for (guint i = 0; i < N_RUNS; i++) {
    their_times[i] = time_process (theirs);
    our_times[i] = time_process (ours);
  }

  return lowest_tenth (our_times, N_RUNS) / lowest_tenth (their_times, N_RUNS);
}

static double
compare_write_with_read (const PaddockDocument *document)
{
  double write_times[N_WRITES], read_times[N_WRITES];

  for (guint i = 0; i < N_WRITES; i++) {
    gint64 start = g_get_monotonic_time ();
    g_autoptr (GBytes) bytes = paddock_xml_write (document);
    gint64 middle = g_get_monotonic_time ();
    g_autoptr (PaddockDocument) copy =
      paddock_xml_read_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "track.xml",
                              NULL);

    g_assert_nonnull (copy);
    write_times[i] = middle - start;
    read_times[i] = g_get_monotonic_time () - middle;
  }

  return lowest_tenth (write_times, N_WRITES) / lowest_tenth (read_times, N_WRITES);
}

static void
print_figure (const char *name, const char *suffix, double ratio, double goal)
{
  g_autofree char *words = goal > 0 ? g_strdup_printf ("%.1f", goal) : g_strdup ("none");

  g_print ("%s%s %.2f ratio goal %s %s\n", name, suffix, ratio, words,
           goal > 0 && ratio > goal ? "missed" : "met");
}

static void
run (const char *program, gboolean has_ranks, const char *suffix)
{
  g_autoptr (PaddockDocument) document = make_track (has_ranks);
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  g_autofree char *path = NULL;
  int fd = g_file_open_tmp ("paddock-bench-XXXXXX.track.xml", &path, NULL);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (
    g_file_set_contents (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL));
  print_figure ("read-vs-xmllint", suffix, compare_with_xmllint (program, path),
                has_ranks ? 0 : GOAL);
  print_figure ("write-vs-read", suffix, compare_write_with_read (document), 0);
  g_print ("track-size%s %zu bytes goal none met\n", suffix, g_bytes_get_size (bytes));
  g_unlink (path);
  close (fd);
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--read"))
    return read_and_exit (argv[2]);

  run (argv[0], FALSE, "");
  run (argv[0], TRUE, "-ranked");
  return EXIT_SUCCESS;
}

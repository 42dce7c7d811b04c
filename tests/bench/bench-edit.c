/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What committing an edit of one cell costs on a large board, against a small one: the whole way
 * through the door for edits, with a full history that lets go of its oldest version each time.
 *
 * Batches alternate between the boards so that whatever else the machine does hits both; the figure is
 * the ratio of the medians.  And what a thousand strokes, all undone, take of memory.
 */

#include "hex-track.h"
#include "history.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define N_BATCHES 201
#define EDITS_IN_BATCH 500
#define N_VERSIONS 1000 /* of a full history */
#define GOAL 2.0
#define N_STROKES 1000
#define MEMORY_GOAL 16.0 /* MiB */

typedef struct {
  int side;
  PaddockHistory *history;
  GRand *rand;
  double times[N_BATCHES];
} Bench;

static void
fill (PaddockHexTrack *track, int side)
{
  g_autofree PaddockCell *row = g_new (PaddockCell, side);

  for (int i = 0; i < side; i++)
    row[i] = PADDOCK_CELL (PADDOCK_CELL_SPACE);
  for (int r = 0; r < side; r++)
    paddock_board_set_row (&track->board, r, 0, (guint) side, row);
}

static void
bench_init (Bench *self, int side)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);

  fill (document->record, side);
  self->side = side;
  self->history = paddock_history_new (document);
  self->rand = g_rand_new_with_seed (1);
}

static void
bench_clear (Bench *self)
{
  paddock_history_free (self->history);
  g_rand_free (self->rand);
}

static void
edit_one_cell (Bench *self)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (self->history, "Paint", NULL);
  PaddockHexTrack *track = edit->draft;
  PaddockHex hex = PADDOCK_HEX (g_rand_int_range (self->rand, 0, self->side),
                                g_rand_int_range (self->rand, 0, self->side));
  guint kind = paddock_board_get (track->board, hex).kind;

  paddock_board_set (&track->board, hex,
                     PADDOCK_CELL (kind == PADDOCK_CELL_SPACE ? PADDOCK_CELL_BARRIER
                                                              : PADDOCK_CELL_SPACE));
  g_assert_true (paddock_edit_commit (edit));
}

/* So that every batch does the same work. */
static void
fill_history (Bench *self)
{
  for (guint i = 0; i < N_VERSIONS; i++)
    edit_one_cell (self);
  paddock_history_set_limit (self->history, paddock_history_get_size (self->history));
}

static double
run_batch (Bench *self)
{
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < EDITS_IN_BATCH; i++)
    edit_one_cell (self);

  return (double) (g_get_monotonic_time () - start) / EDITS_IN_BATCH;
}

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

static double
median (Bench *self)
{
  qsort (self->times, N_BATCHES, sizeof *self->times, compare);
  return self->times[N_BATCHES / 2];
}

/* What the process takes now, in MiB. */
static double
get_memory (void)
{
  g_autofree char *text = NULL;
  long pages = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    sscanf (text, "%*d %ld", &pages);

  return (double) pages * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
}

/* What a history of strokes takes, each ten cells long, and all of them undone. */
static void
measure_memory (void)
{
  Bench self;
  double before, taken;

  bench_init (&self, 200);
  before = get_memory ();
  for (guint i = 0; i < N_STROKES; i++) {
    g_autoptr (PaddockEdit) edit = paddock_edit_begin (self.history, "Paint", NULL);
    PaddockHexTrack *track = edit->draft;
    int q = g_rand_int_range (self.rand, 0, 190), r = g_rand_int_range (self.rand, 0, 200);
    guint was = paddock_board_get (track->board, PADDOCK_HEX (q, r)).kind;
    guint kind = was == PADDOCK_CELL_BARRIER ? PADDOCK_CELL_SPECIAL : PADDOCK_CELL_BARRIER;

    for (int j = 0; j < 10; j++)
      paddock_board_set (&track->board, PADDOCK_HEX (q + j, r), PADDOCK_CELL ((guint8) kind));
    g_assert_true (paddock_edit_commit (edit));
  }
  for (guint i = 0; i < N_STROKES; i++)
    g_assert_true (paddock_history_undo (self.history));
  g_assert_false (paddock_history_can_undo (self.history));
  taken = get_memory () - before;
  g_print ("edit-1000-strokes-undone-memory %.1f MiB goal %.0f %s\n", taken, MEMORY_GOAL,
           taken <= MEMORY_GOAL ? "met" : "missed");
  bench_clear (&self);
}

int
main (void)
{
  Bench small, large;
  double ratio;

  measure_memory ();

  bench_init (&small, 100);
  bench_init (&large, 1000);

  fill_history (&small);
  fill_history (&large);
  for (guint i = 0; i < N_BATCHES; i++) {
    small.times[i] = run_batch (&small);
    large.times[i] = run_batch (&large);
  }

  ratio = median (&large) / median (&small);
  g_print ("edit-1000-vs-100 %.2f ratio goal %.1f %s\n", ratio, GOAL,
           ratio <= GOAL ? "met" : "missed");

  bench_clear (&small);
  bench_clear (&large);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course.h"

#include <math.h>

#include "figure.h"
#include "hex-layout.h"
#include "words.h"

#define MAX_HEXES 50000
#define FAR G_MAXINT

/* Positions are settled to this, and no finer: equal ones are told apart by their hexes, on every machine. */
#define PRECISION 1e6
#define MAX_ROUNDS 3000
#define MAX_STEPS 20000000
#define OVERRELAXATION 1.9

/* The spaces of a track, numbered. */
typedef struct {
  PaddockHexLayout layout;
  double along_x, along_y; /* the way across the track */

  GArray *hexes;     /* of PaddockHex */
  GHashTable *index; /* by hex: its number + 1 */
  int (*next)[6];    /* by number: those of its neighbours, -1: none */
  gboolean *is_line; /* on the lap line */
  int *ahead;        /* steps from the lap line */
  int *behind;       /* steps to it */
  int *lane;
  double *position; /* on the way round, 0 to 1 */
} Ring;

static gpointer
key_of (PaddockHex hex)
{
  return GUINT_TO_POINTER ((guint) (guint16) hex.q << 16 | (guint16) hex.r);
}

static PaddockHex
hex_of (const Ring *self, guint i)
{
  return g_array_index (self->hexes, PaddockHex, i);
}

static int
find (const Ring *self, PaddockHex hex)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->index, key_of (hex))) - 1;
}

static void
add_space (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Ring *self = data;

  if (!paddock_cell_kind_is_free (cell.kind))
    return;
  g_array_append_val (self->hexes, hex);
  g_hash_table_insert (self->index, key_of (hex), GUINT_TO_POINTER (self->hexes->len));
}

static void
ring_init (Ring *self, const PaddockHexTrack *track)
{
  guint n;

  self->hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  self->index = g_hash_table_new (NULL, NULL);
  paddock_board_foreach (track->board, NULL, add_space, self);
  n = self->hexes->len;
  self->next = g_malloc_n (n, sizeof *self->next);
  self->is_line = g_new0 (gboolean, n);
  self->ahead = g_new (int, n);
  self->behind = g_new (int, n);
  self->lane = g_new (int, n);
  self->position = g_new0 (double, n);
  for (guint i = 0; i < n; i++) {
    self->ahead[i] = self->behind[i] = self->lane[i] = FAR;
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
      self->next[i][d] = find (self, paddock_hex_neighbour (hex_of (self, i), d));
  }
}

static void
ring_clear (Ring *self)
{
  g_clear_pointer (&self->hexes, g_array_unref);
  g_clear_pointer (&self->index, g_hash_table_unref);
  g_free (self->next);
  g_free (self->is_line);
  g_free (self->ahead);
  g_free (self->behind);
  g_free (self->lane);
  g_free (self->position);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Ring, ring_clear)

/* The lap line. */

/* How far to the left of the way across a hex lies; negative: to the right. */
static double
measure_left (const Ring *self, PaddockHex hex)
{
  PaddockPoint centre = paddock_hex_layout_centre (&self->layout, hex);

  return self->along_y * centre.x - self->along_x * centre.y;
}

/* The i-th hex of the way from A to B, which goes on beyond both; the nudge is that of paddock_hex_line(). */
static PaddockHex
hex_on_way (PaddockHex a, PaddockHex b, int i)
{
  double t = (double) i / paddock_hex_distance (a, b);

  return paddock_hex_round (a.q + (b.q - a.q) * t + 1e-6, a.r + (b.r - a.r) * t + 2e-6);
}

/* The first stretch of spaces on the way, from FIRST to LAST. */
static gboolean
find_stretch (const Ring *self, PaddockHex a, PaddockHex b, int *first, int *last)
{
  int n = (int) paddock_hex_distance (a, b);

  for (*first = 0; *first <= n && find (self, hex_on_way (a, b, *first)) < 0;)
    (*first)++;
  if (*first > n)
    return FALSE;

  for (*last = *first; find (self, hex_on_way (a, b, *last + 1)) >= 0;)
    (*last)++;
  while (find (self, hex_on_way (a, b, *first - 1)) >= 0)
    (*first)--;
  return TRUE;
}

static void
lay_line (Ring *self, PaddockHex a, PaddockHex b, int first, int last)
{
  PaddockPoint from = paddock_hex_layout_centre (&self->layout, a);
  PaddockPoint to = paddock_hex_layout_centre (&self->layout, b);

  self->along_x = to.x - from.x;
  self->along_y = to.y - from.y;
  self->layout.origin = (PaddockPoint){ -from.x, -from.y };
  for (int i = first; i <= last; i++)
    self->is_line[find (self, hex_on_way (a, b, i))] = TRUE;
}

/* Whether a step from the line to its neighbour I leads the way that vehicles set off. */
static gboolean
is_ahead (const Ring *self, int i)
{
  return measure_left (self, hex_of (self, (guint) i)) > 0;
}

/* Distances. */

/* Steps from the hexes that are 0 already; the line is left only to the side that AHEAD says. */
static void
spread (const Ring *self, int *steps, gboolean leaves_line, gboolean ahead)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->hexes->len; i++)
    if (steps[i] == 0)
      g_array_append_val (queue, i);

  for (guint head = 0; head < queue->len; head++) {
    guint at = g_array_index (queue, guint, head);

    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      int next = self->next[at][d];

      if (next < 0 || steps[next] != FAR
          || (leaves_line && self->is_line[at] && is_ahead (self, next) != ahead))
        continue;
      steps[next] = steps[at] + 1;
      g_array_append_val (queue, next);
    }
  }
}

static gboolean
are_all_reached (const Ring *self, const int *steps)
{
  for (guint i = 0; i < self->hexes->len; i++)
    if (steps[i] == FAR)
      return FALSE;

  return TRUE;
}

/* FALSE: the track is no circuit through the line. */
static gboolean
measure_way (Ring *self)
{
  for (guint i = 0; i < self->hexes->len; i++)
    if (self->is_line[i])
      self->ahead[i] = self->behind[i] = 0;
  spread (self, self->ahead, TRUE, TRUE);
  spread (self, self->behind, TRUE, FALSE);
  return are_all_reached (self, self->ahead) && are_all_reached (self, self->behind);
}

/* Positions: as a current would spread that flows round the circuit, from the front of the line to its back.  So
 * hexes abreast have the same, however wide the track and sharp its bends. */

static double
relax (Ring *self, guint i)
{
  double sum = 0, before = self->position[i];
  int n = 0;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    int next = self->next[i][d];

    if (next < 0)
      continue;
    sum += self->is_line[next] ? !is_ahead (self, (int) i) : self->position[next];
    n++;
  }
  self->position[i] += OVERRELAXATION * (sum / n - before);
  return fabs (self->position[i] - before);
}

static void
find_positions (Ring *self)
{
  guint n = self->hexes->len, n_rounds = MIN (MAX_ROUNDS, MAX_STEPS / n);
  double change = 1;

  for (guint i = 0; i < n; i++)
    if (!self->is_line[i])
      self->position[i] = (double) self->ahead[i] / (self->ahead[i] + self->behind[i]);

  for (guint round = 0; round < n_rounds && change > 0.1 / PRECISION; round++) {
    change = 0;
    for (guint i = 0; i < n; i++)
      if (!self->is_line[i])
        change = MAX (change, relax (self, i));
  }
}

/* The inside. */

static PaddockBoard *
find_enclosed (const Ring *self, PaddockHex hex)
{
  g_autoptr (PaddockBoard) spaces = NULL;

  for (guint i = 0; i < self->hexes->len; i++)
    paddock_board_set (&spaces, hex_of (self, i), PADDOCK_CELL (PADDOCK_CELL_SPACE));

  return paddock_figure_region (spaces, hex);
}

static void
lay_lanes (Ring *self, const PaddockBoard *inside)
{
  for (guint i = 0; i < self->hexes->len; i++)
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
      if (paddock_board_get (inside, paddock_hex_neighbour (hex_of (self, i), d)).kind
          != PADDOCK_CELL_OFF)
        self->lane[i] = 0;
  spread (self, self->lane, FALSE, FALSE);
}

static int
count_lanes (const Ring *self)
{
  int n = 0;

  for (guint i = 0; i < self->hexes->len; i++)
    n = MAX (n, self->lane[i] + 1);

  return n;
}

/* Ranks. */

static int
compare_on_way (gconstpointer a, gconstpointer b, gpointer data)
{
  const Ring *self = data;
  guint left = *(const guint *) a, right = *(const guint *) b;
  double difference =
    rint (self->position[left] * PRECISION) - rint (self->position[right] * PRECISION);

  if (difference == 0)
    difference =
      measure_left (self, hex_of (self, left)) - measure_left (self, hex_of (self, right));

  return difference != 0 ? (difference > 0) - (difference < 0)
                         : paddock_hex_compare (hex_of (self, left), hex_of (self, right));
}

/* The hexes of a lane in the order of the way. */
static GArray *
sort_lane (Ring *self, int lane)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->hexes->len; i++)
    if (self->lane[i] == lane)
      g_array_append_val (hexes, i);
  g_array_sort_with_data (hexes, compare_on_way, self);

  return hexes;
}

static int
find_longest_lane (Ring *self)
{
  g_autofree int *lengths = g_new0 (int, count_lanes (self));
  int longest = 0;

  for (guint i = 0; i < self->hexes->len; i++) {
    int n = ++lengths[self->lane[i]];

    longest = MAX (longest, n);
  }

  return longest;
}

/* Every hex of a lane has a rank of its own: the one of its position, unless those before or after it need that. */
static void
rank_lane (Ring *self, PaddockBoard **board, int lane, int length)
{
  g_autoptr (GArray) hexes = sort_lane (self, lane);
  int rank = -1, n_left = (int) hexes->len;

  for (guint i = 0; i < hexes->len; i++, n_left--) {
    guint at = g_array_index (hexes, guint, i);
    PaddockCell cell = paddock_board_get (*board, hex_of (self, at));

    rank = CLAMP ((int) rint (self->position[at] * length), rank + 1, length - n_left);
    cell.rank = (gint16) rank;
    cell.lane = (guint8) lane;
    paddock_board_set (board, hex_of (self, at), cell);
  }
}

static void
clear_rank (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockHexTrack *draft = data;

  if (cell.rank != PADDOCK_RANK_NONE)
    paddock_board_set (&draft->board, hex, PADDOCK_CELL (cell.kind));
}

void
paddock_course_clear (PaddockHexTrack *draft)
{
  g_autoptr (PaddockBoard) before = draft->board ? paddock_board_ref (draft->board) : NULL;

  paddock_board_foreach (before, NULL, clear_rank, draft);
  draft->course.length = draft->course.line_rank = 0;
}

static void
rank_all (Ring *self, PaddockHexTrack *draft)
{
  int n_lanes = count_lanes (self);

  paddock_course_clear (draft);
  draft->course.length = find_longest_lane (self);
  draft->course.closed = TRUE;
  for (int lane = 0; lane < n_lanes; lane++)
    rank_lane (self, &draft->board, lane, draft->course.length);
}

const char *
paddock_course_lay (PaddockHexTrack *draft, PaddockHex a, PaddockHex b)
{
  g_auto (Ring) ring = { .layout = { (PaddockOrientation) draft->orientation, 1, { 0, 0 } } };
  g_autoptr (PaddockBoard) left = NULL, right = NULL;
  int first, last;

  ring_init (&ring, draft);
  if (paddock_hex_equal (a, b))
    return N_ ("Drag across the track; vehicles set off to the left of the drag.");
  if (ring.hexes->len > MAX_HEXES)
    return N_ ("The track is too large for a course.");
  if (!find_stretch (&ring, a, b, &first, &last))
    return N_ ("The lap line lies on spaces of the track.");

  lay_line (&ring, a, b, first, last);
  left = find_enclosed (&ring, hex_on_way (a, b, first - 1));
  right = find_enclosed (&ring, hex_on_way (a, b, last + 1));
  if (!left == !right)
    return N_ ("The lap line runs from the inside of a circuit to its outside.");
  if (!measure_way (&ring))
    return N_ ("From the lap line, not every space can be reached on the way round.");

  find_positions (&ring);
  lay_lanes (&ring, left ? left : right);
  if (count_lanes (&ring) > PADDOCK_LANE_MAX + 1 || find_longest_lane (&ring) > PADDOCK_RANK_MAX)
    return N_ ("The track is too large for a course.");

  rank_all (&ring, draft);
  draft->course.inside = left ? 1 : 2;
  return NULL;
}

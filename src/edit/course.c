/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course.h"

#include <math.h>

#include "course-map.h"
#include "figure.h"
#include "words.h"

#define FAR PADDOCK_COURSE_FAR
#define MAX_HEXES 20000

/* Positions are settled to this, and no finer: equal ones are told apart by their hexes, on every machine. */
#define PRECISION 1e6
#define MAX_ROUNDS 3000
#define MAX_STEPS 20000000
#define OVERRELAXATION 1.9

/* What every space gets. */
typedef struct {
  const PaddockCourseMap *map;
  guint n;
  int *rank, *lane;
  double *position; /* on the way round a circuit, 0 to 1 */
} Course;

static void
course_init (Course *self, const PaddockCourseMap *map)
{
  self->map = map;
  self->n = map->hexes->len;
  self->rank = g_new0 (int, self->n);
  self->lane = g_new0 (int, self->n);
  self->position = g_new0 (double, self->n);
}

static void
course_clear (Course *self)
{
  g_free (self->rank);
  g_free (self->lane);
  g_free (self->position);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Course, course_clear)

static PaddockHex
hex_of (const Course *self, guint i)
{
  return paddock_course_map_hex (self->map, i);
}

static int
find_largest (const int *values, guint n)
{
  int largest = 0;

  for (guint i = 0; i < n; i++)
    largest = MAX (largest, values[i]);

  return largest;
}

/* Positions on a circuit: as a current would spread that flows round it, from the front of the line to its back.  So
 * hexes abreast have the same, however wide the track and sharp its bends. */

static double
relax (Course *self, guint i)
{
  const PaddockCourseMap *map = self->map;
  double sum = 0, before = self->position[i];
  int n = 0;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    int next = map->next[i][d];

    if (next < 0)
      continue;
    sum += map->is_line[next] ? map->behind[i] == 1 : self->position[next];
    n++;
  }
  self->position[i] += OVERRELAXATION * (sum / n - before);
  return fabs (self->position[i] - before);
}

static void
find_positions (Course *self)
{
  const PaddockCourseMap *map = self->map;
  guint n_rounds = MIN (MAX_ROUNDS, MAX_STEPS / self->n);
  double change = 1;

  for (guint i = 0; i < self->n; i++)
    if (!map->is_line[i])
      self->position[i] = (double) map->ahead[i] / (map->ahead[i] + map->behind[i]);

  for (guint round = 0; round < n_rounds && change > 0.1 / PRECISION; round++) {
    change = 0;
    for (guint i = 0; i < self->n; i++)
      if (!map->is_line[i])
        change = MAX (change, relax (self, i));
  }
}

/* Lanes of a circuit. */

/* What of the outside world is enclosed by spaces around HEX; NULL: it is not. */
static PaddockBoard *
find_enclosed (const Course *self, PaddockHex hex)
{
  g_autoptr (PaddockBoard) spaces = NULL;

  for (guint i = 0; i < self->n; i++)
    paddock_board_set (&spaces, hex_of (self, i), PADDOCK_CELL (PADDOCK_CELL_SPACE));

  return paddock_figure_region (spaces, hex);
}

static gboolean
touches (const PaddockBoard *inside, PaddockHex hex)
{
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    if (paddock_board_get (inside, paddock_hex_neighbour (hex, d)).kind != PADDOCK_CELL_OFF)
      return TRUE;

  return FALSE;
}

static void
lay_lanes (Course *self, const PaddockBoard *inside)
{
  for (guint i = 0; i < self->n; i++)
    self->lane[i] = touches (inside, hex_of (self, i)) ? 0 : FAR;
  paddock_course_map_spread (self->map, self->lane);
}

/* Ranks of a circuit. */

static int
compare_on_way (gconstpointer a, gconstpointer b, gpointer data)
{
  const Course *self = data;
  guint left = *(const guint *) a, right = *(const guint *) b;
  double difference =
    rint (self->position[left] * PRECISION) - rint (self->position[right] * PRECISION);

  if (difference == 0)
    difference = paddock_course_map_measure_left (self->map, hex_of (self, left))
                 - paddock_course_map_measure_left (self->map, hex_of (self, right));

  return difference != 0 ? (difference > 0) - (difference < 0)
                         : paddock_hex_compare (hex_of (self, left), hex_of (self, right));
}

/* The spaces that have VALUE in VALUES, in an order. */
static GArray *
pick (const Course *self, const int *values, int value, GCompareDataFunc compare, gpointer data)
{
  GArray *picked = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->n; i++)
    if (values[i] == value)
      g_array_append_val (picked, i);
  g_array_sort_with_data (picked, compare, data);

  return picked;
}

static int
find_longest_lane (const Course *self)
{
  g_autofree int *lengths = g_new0 (int, find_largest (self->lane, self->n) + 1);

  for (guint i = 0; i < self->n; i++)
    lengths[self->lane[i]]++;

  return find_largest (lengths, (guint) find_largest (self->lane, self->n) + 1);
}

/* Every hex of a lane has a rank of its own: the one of its position, unless those before or after it need that. */
static void
rank_lane (Course *self, int lane, int length)
{
  g_autoptr (GArray) spaces = pick (self, self->lane, lane, compare_on_way, self);
  int rank = -1, n_left = (int) spaces->len;

  for (guint i = 0; i < spaces->len; i++, n_left--) {
    guint at = g_array_index (spaces, guint, i);

    rank = CLAMP ((int) rint (self->position[at] * length), rank + 1, length - n_left);
    self->rank[at] = rank;
  }
}

static const char *
lay_circuit (Course *self, PaddockFrothyCourse *course)
{
  g_autoptr (PaddockBoard) left = find_enclosed (self, self->map->before);
  g_autoptr (PaddockBoard) right = find_enclosed (self, self->map->after);

  if (!left == !right)
    return N_ ("The lap line runs from the inside of a circuit to its outside.");

  find_positions (self);
  lay_lanes (self, left ? left : right);
  course->closed = TRUE;
  course->length = find_longest_lane (self);
  course->line_rank = 0;
  course->inside = left ? 1 : 2;
  for (int lane = 0; lane <= find_largest (self->lane, self->n); lane++)
    rank_lane (self, lane, course->length);

  return NULL;
}

/* Open roads. */

/* The middle of all spaces of a rank. */
static PaddockPoint
find_middle (const Course *self, int rank)
{
  PaddockPoint sum = { 0, 0 };
  int n = 0;

  for (guint i = 0; i < self->n; i++)
    if (self->rank[i] == rank) {
      PaddockPoint centre = paddock_hex_layout_centre (&self->map->layout, hex_of (self, i));

      sum.x += centre.x;
      sum.y += centre.y;
      n++;
    }

  return (PaddockPoint){ sum.x / MAX (n, 1), sum.y / MAX (n, 1) };
}

typedef struct {
  Course *course;
  PaddockPoint way; /* that vehicles drive */
} Across;

static int
compare_across (gconstpointer a, gconstpointer b, gpointer data)
{
  const Across *self = data;
  PaddockHex left = hex_of (self->course, *(const guint *) a);
  PaddockHex right = hex_of (self->course, *(const guint *) b);
  PaddockPoint p = paddock_hex_layout_centre (&self->course->map->layout, left);
  PaddockPoint q = paddock_hex_layout_centre (&self->course->map->layout, right);
  double difference = rint (PRECISION * (self->way.x * (p.y - q.y) - self->way.y * (p.x - q.x)));

  return difference != 0 ? (difference > 0) - (difference < 0) : paddock_hex_compare (left, right);
}

static void
lay_lanes_of_rank (Course *self, int rank, int length)
{
  PaddockPoint from = find_middle (self, MAX (rank - 1, 0));
  PaddockPoint to = find_middle (self, MIN (rank + 1, length - 1));
  Across across = { self, { to.x - from.x, to.y - from.y } };
  g_autoptr (GArray) spaces = pick (self, self->rank, rank, compare_across, &across);

  for (guint i = 0; i < spaces->len; i++)
    self->lane[g_array_index (spaces, guint, i)] = (int) i;
}

static const char *
lay_road (Course *self, PaddockFrothyCourse *course)
{
  const PaddockCourseMap *map = self->map;

  course->closed = FALSE;
  course->inside = 0;
  course->line_rank = 0;
  for (guint i = 0; i < self->n; i++)
    if (map->behind[i] != FAR)
      course->line_rank = MAX (course->line_rank, map->behind[i]);
  for (guint i = 0; i < self->n; i++)
    self->rank[i] = course->line_rank + (map->ahead[i] != FAR ? map->ahead[i] : -map->behind[i]);
  course->length = find_largest (self->rank, self->n) + 1;
  for (int rank = 0; rank < course->length; rank++)
    lay_lanes_of_rank (self, rank, course->length);

  return NULL;
}

/* The whole. */

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
write_ranks (const Course *self, PaddockBoard **board)
{
  for (guint i = 0; i < self->n; i++) {
    PaddockCell cell = paddock_board_get (*board, hex_of (self, i));

    cell.rank = (gint16) self->rank[i];
    cell.lane = (guint8) self->lane[i];
    paddock_board_set (board, hex_of (self, i), cell);
  }
}

/* From the line, each space is reached both ways on a circuit, and one way on a road. */
static guint
count_ways (const PaddockCourseMap *map, guint i)
{
  return (map->ahead[i] != FAR) + (map->behind[i] != FAR);
}

static gboolean
is_reached (const PaddockCourseMap *map, guint n_ways)
{
  for (guint i = 0; i < map->hexes->len; i++)
    if (!map->is_line[i] && count_ways (map, i) != n_ways)
      return FALSE;

  return TRUE;
}

const char *
paddock_course_lay (PaddockHexTrack *draft, PaddockHex a, PaddockHex b)
{
  g_auto (PaddockCourseMap) map = { 0 };
  g_auto (Course) self = { 0 };
  PaddockFrothyCourse course = draft->course;
  const char *refusal;

  if (paddock_hex_equal (a, b))
    return N_ ("Drag across the track; vehicles set off to the left of the drag.");
  if (paddock_board_count (draft->board) > MAX_HEXES)
    return N_ ("The track is too large for a course.");

  paddock_course_map_init (&map, draft);
  if (!paddock_course_map_cut (&map, a, b))
    return N_ ("The lap line lies on spaces of the track.");
  if (!is_reached (&map, 2) && !is_reached (&map, 1))
    return N_ ("From the lap line, not every space can be reached.");

  course_init (&self, &map);
  refusal = is_reached (&map, 2) ? lay_circuit (&self, &course) : lay_road (&self, &course);
  if (refusal)
    return refusal;
  if (find_largest (self.lane, self.n) > PADDOCK_LANE_MAX || course.length > PADDOCK_RANK_MAX)
    return N_ ("The track is too large for a course.");

  paddock_course_clear (draft);
  draft->course = course;
  write_ranks (&self, &draft->board);
  return NULL;
}

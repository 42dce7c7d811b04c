/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course.h"

#include "course-map.h"
#include "course-way.h"
#include "words.h"

#define FAR PADDOCK_COURSE_FAR
#define MAX_HEXES 20000

/* What every space gets. */
typedef struct {
  const PaddockCourseMap *map;
  guint n;
  int *rank, *lane;
} Course;

static void
course_init (Course *self, const PaddockCourseMap *map)
{
  self->map = map;
  self->n = map->hexes->len;
  self->rank = g_new0 (int, self->n);
  self->lane = g_new0 (int, self->n);
}

static void
course_clear (Course *self)
{
  g_free (self->rank);
  g_free (self->lane);
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

/* Lanes of a circuit. */

static gboolean
touches (const PaddockBoard *region, PaddockHex hex)
{
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    if (paddock_board_get (region, paddock_hex_neighbour (hex, d)).kind != PADDOCK_CELL_OFF)
      return TRUE;

  return FALSE;
}

/* Lanes are steps from those that are 0 already.  They are counted across islands, so that beyond one they are as they
 * would be without it. */
static void
spread_lanes (Course *self, const PaddockBoard *inside)
{
  g_autoptr (PaddockBoard) filled = paddock_course_map_fill (self->map, inside);
  g_auto (PaddockCourseMap) whole = { 0 };
  g_autofree int *steps = NULL;

  paddock_course_map_init (&whole, filled, self->map->layout.orientation);
  steps = g_new (int, whole.hexes->len);
  for (guint i = 0; i < whole.hexes->len; i++)
    steps[i] = FAR;
  for (guint i = 0; i < self->n; i++)
    steps[paddock_course_map_find (&whole, hex_of (self, i))] = self->lane[i];
  paddock_course_map_spread (&whole, steps);
  for (guint i = 0; i < self->n; i++)
    self->lane[i] = steps[paddock_course_map_find (&whole, hex_of (self, i))];
}

static void
lay_lanes (Course *self, const PaddockBoard *inside)
{
  for (guint i = 0; i < self->n; i++)
    self->lane[i] = touches (inside, hex_of (self, i)) ? 0 : FAR;
  spread_lanes (self, inside);
}

static const char *
lay_circuit (Course *self, PaddockCourse *course)
{
  g_autoptr (PaddockBoard) left = paddock_course_map_find_hole (self->map, self->map->before);
  g_autoptr (PaddockBoard) right = paddock_course_map_find_hole (self->map, self->map->after);

  if (!left == !right)
    return N_ ("The lap line must run from the inside of a circuit to the outside.");

  lay_lanes (self, left ? left : right);
  course->closed = TRUE;
  course->length =
    paddock_course_way_rank (&(PaddockCourseWay){ self->map, self->lane, self->map->ahead,
                                                  self->map->behind },
                             self->rank);
  course->line_rank = 0;
  course->inside = left ? 1 : 2;

  return NULL;
}

/* Open roads. */

static int
find_furthest (const Course *self, const int *steps)
{
  int furthest = 0;

  for (guint i = 0; i < self->n; i++)
    if (steps[i] != FAR)
      furthest = MAX (furthest, steps[i]);

  return furthest;
}

/* The left edge of a road: from the end of the line that the drag began at, along the spaces at the edge, as far as the
 * ends of the road.  Islands have no edge that counts.  Lanes are the steps from it. */
static void
lay_lanes_from_left (Course *self)
{
  const PaddockCourseMap *map = self->map;
  int end = find_furthest (self, map->ahead), beginning = find_furthest (self, map->behind);
  g_autoptr (GArray) edge = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (PaddockBoard) outside = paddock_course_map_find_outside (map);

  for (guint i = 0; i < self->n; i++) {
    gboolean is_left = map->is_line[i] && paddock_hex_distance (hex_of (self, i), map->before) == 1;

    self->lane[i] = is_left ? 0 : FAR;
    if (is_left)
      g_array_append_val (edge, i);
  }
  for (guint head = 0; head < edge->len; head++) {
    guint at = g_array_index (edge, guint, head);
    gboolean is_cap = map->ahead[at] == end || map->behind[at] == beginning;

    for (int d = 0; d < PADDOCK_N_DIRECTIONS && !is_cap; d++) {
      int next = map->next[at][d];

      if (next < 0 || self->lane[next] == 0 || map->is_line[next]
          || !touches (outside, hex_of (self, (guint) next)))
        continue;
      self->lane[next] = 0;
      g_array_append_val (edge, next);
    }
  }
  spread_lanes (self, NULL);
}

/* Ranks count from the line both ways: what lies behind it comes before. */
static const char *
lay_road (Course *self, PaddockCourse *course)
{
  const PaddockCourseMap *map = self->map;
  int n_behind, n_ahead;

  lay_lanes_from_left (self);
  n_ahead =
    paddock_course_way_rank (&(PaddockCourseWay){ map, self->lane, map->ahead, NULL }, self->rank);
  n_behind =
    paddock_course_way_rank (&(PaddockCourseWay){ map, self->lane, map->behind, NULL, TRUE },
                             self->rank);
  for (guint i = 0; i < self->n; i++)
    self->rank[i] =
      n_behind - 1 + (map->behind[i] != FAR && !map->is_line[i] ? -self->rank[i] : self->rank[i]);
  course->closed = FALSE;
  course->inside = 0;
  course->line_rank = n_behind - 1;
  course->length = n_behind - 1 + n_ahead;

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
  PaddockCourse course = draft->course;
  const char *refusal;

  if (paddock_hex_equal (a, b))
    return N_ ("Drag across the track; vehicles set off to the left of the drag.");
  if (paddock_board_count (draft->board) > MAX_HEXES)
    return N_ ("The track is too large for a course.");

  paddock_course_map_init (&map, draft->board, (PaddockOrientation) draft->orientation);
  if (!paddock_course_map_cut (&map, a, b))
    return N_ ("The lap line must lie on spaces of the track.");
  if (!is_reached (&map, 2) && !is_reached (&map, 1))
    return N_ ("Some spaces can’t be reached from the lap line.");

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

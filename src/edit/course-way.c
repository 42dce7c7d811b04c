/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course-way.h"

#include <math.h>

#define FAR PADDOCK_COURSE_FAR

/* Positions are settled to this, and no finer: equal ones are told apart by their hexes, on every machine. */
#define PRECISION 1e6
#define MAX_ROUNDS 3000
#define MAX_STEPS 20000000
#define OVERRELAXATION 1.9

#define WIDEST_STEP 2 /* ranks that one step along a lane may go on by, if there are hexes enough */

typedef struct {
  const PaddockCourseWay *way;
  const PaddockCourseMap *map;
  GArray *order;    /* of guint: the hexes of the way, sorted along it */
  double *position; /* by number: 0 at the line, 1 at the end */
  double *pace;     /* by number: the rank that suits the position */
  int *rank;
  int length;
} Ranking;

/* Positions: as a current would spread that flows along the way, from the front of the line to its back or to the end of
 * the road. */

static gboolean
is_end (const PaddockCourseWay *way, guint i, int furthest)
{
  return !way->last && way->first[i] == furthest;
}

static double
relax (Ranking *self, guint i)
{
  double sum = 0, before = self->position[i];
  int n = 0;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    int next = self->map->next[i][d];

    if (next < 0)
      continue;
    sum +=
      self->map->is_line[next] ? self->way->last && self->way->last[i] == 1 : self->position[next];
    n++;
  }
  self->position[i] += OVERRELAXATION * (sum / n - before);
  return fabs (self->position[i] - before);
}

static void
find_positions (Ranking *self)
{
  const PaddockCourseWay *way = self->way;
  guint n_rounds = MIN (MAX_ROUNDS, MAX_STEPS / (self->order->len + 1));
  double change = 1;
  int furthest = 0;

  for (guint i = 0; i < self->order->len; i++)
    furthest = MAX (furthest, way->first[g_array_index (self->order, guint, i)]);
  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);
    int whole = way->last ? way->first[at] + way->last[at] : furthest;

    self->position[at] = (double) way->first[at] / whole;
  }
  for (guint round = 0; round < n_rounds && change > 0.1 / PRECISION; round++) {
    change = 0;
    for (guint i = 0; i < self->order->len; i++)
      if (!is_end (way, g_array_index (self->order, guint, i), furthest))
        change = MAX (change, relax (self, g_array_index (self->order, guint, i)));
  }
}

static int
compare_on_way (gconstpointer a, gconstpointer b, gpointer data)
{
  const Ranking *self = data;
  guint left = *(const guint *) a, right = *(const guint *) b;
  PaddockHex from = paddock_course_map_hex (self->map, left);
  PaddockHex to = paddock_course_map_hex (self->map, right);
  double difference =
    rint (self->position[left] * PRECISION) - rint (self->position[right] * PRECISION);

  if (difference == 0)
    difference = paddock_course_map_measure_left (self->map, from)
                 - paddock_course_map_measure_left (self->map, to);

  return difference != 0 ? (difference > 0) - (difference < 0) : paddock_hex_compare (from, to);
}

/* The pace.  Along a lane every step must go on by one rank, and no hex may be behind a neighbour that it is ahead of.
 * So a bend needs as many ranks as its longest lane, and the whole way as the longest chain of such steps. */

/* The ranks that lie between AT and the hexes that STEPS counts from, over neighbours that are done. */
static int
count_needed (const Ranking *self,
              guint at,
              const int *needed,
              const guint8 *is_done,
              const int *steps)
{
  int most = 0;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    int next = self->map->next[at][d];
    gboolean is_line = next >= 0 && self->map->is_line[next];

    if (next < 0 || (is_line ? !steps || steps[at] != 1 : !is_done[next]))
      continue;
    most =
      MAX (most, (is_line ? 0 : needed[next]) + (self->way->lane[next] == self->way->lane[at]));
  }

  return most;
}

static int *
count_ranks (const Ranking *self, gboolean is_back)
{
  guint n = self->order->len;
  int *needed = g_new0 (int, self->map->hexes->len);
  g_autofree guint8 *is_done = g_malloc0 (self->map->hexes->len);

  for (guint i = 0; i < n; i++) {
    guint at = g_array_index (self->order, guint, is_back ? n - 1 - i : i);

    needed[at] =
      count_needed (self, at, needed, is_done, is_back ? self->way->last : self->way->first);
    is_done[at] = TRUE;
  }

  return needed;
}

/* A rank between those that a hex could have: on a circuit the middle, on a road the lowest near the line.  On a circuit
 * I may go beyond the ends of the order. */
static double
get_middle (const Ranking *self, const int *before, const int *after, int i)
{
  int n = (int) self->order->len, laps = i < 0 ? -1 : i / n;
  guint at = g_array_index (self->order, guint, (guint) (i - laps * n));
  double share = self->way->last ? 0.5 : self->position[at];

  return laps * self->length + before[at] + share * (self->length - after[at] - before[at]);
}

static int
find_most_lanes (const Ranking *self)
{
  int most = 0;

  for (guint i = 0; i < self->order->len; i++)
    most = MAX (most, self->way->lane[g_array_index (self->order, guint, i)] + 1);

  return most;
}

/* Abreast they shall have the same, so the middle of all around a hex is taken. */
static void
find_pace (Ranking *self)
{
  g_autofree int *before = count_ranks (self, FALSE);
  g_autofree int *after = count_ranks (self, TRUE);
  int n = (int) self->order->len, widest = MIN (2 * find_most_lanes (self), n - 1);

  self->length = 1;
  for (int i = 0; i < n; i++) {
    guint at = g_array_index (self->order, guint, (guint) i);

    self->length =
      MAX (self->length, before[at] + MAX (after[at], self->way->last ? 1 : after[at] + 1));
  }
  for (int i = 0; i < n; i++) {
    int reach = self->way->last ? widest : MIN (widest, MIN (i, n - 1 - i));
    double sum = 0;

    for (int j = i - reach; j <= i + reach; j++)
      sum += get_middle (self, before, after, j);
    self->pace[g_array_index (self->order, guint, (guint) i)] = sum / (2 * reach + 1);
  }
}

/* Ranks. */

static gboolean
are_neighbours (const Ranking *self, GArray *lane, guint i)
{
  PaddockHex from = paddock_course_map_hex (self->map, g_array_index (lane, guint, i));
  PaddockHex to = paddock_course_map_hex (self->map, g_array_index (lane, guint, i + 1));

  return paddock_hex_distance (from, to) == 1;
}

/* Spreads the long steps that a short lane makes in a sharp corner over the hexes before and after it: halfway between
 * what comes of putting them off and of taking them early.  A lane may have gaps, where the way is wide for a while. */
static void
spread_steps (Ranking *self, GArray *lane)
{
  g_autofree int *late = g_new (int, lane->len + 1);
  int early = 0;

  for (guint i = 0; i < lane->len; i++) {
    late[i] = self->rank[g_array_index (lane, guint, i)];
    if (i && are_neighbours (self, lane, i - 1))
      late[i] = MIN (late[i], late[i - 1] + WIDEST_STEP);
  }
  for (guint i = lane->len; i-- > 0;) {
    int *rank = &self->rank[g_array_index (lane, guint, i)];

    early = i + 1 < lane->len && are_neighbours (self, lane, i) ? MAX (*rank, early - WIDEST_STEP)
                                                                : *rank;
    *rank = (late[i] + early) / 2;
  }
}

/* Every hex of a lane has a rank of its own: the one of its pace, unless those before or after it need that. */
static void
rank_lane (Ranking *self, int lane)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (guint));
  int rank = 0;

  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);

    if (self->way->lane[at] == lane)
      g_array_append_val (hexes, at);
  }
  for (guint i = 0; i < hexes->len; i++) {
    guint at = g_array_index (hexes, guint, i);

    rank = CLAMP ((int) rint (self->pace[at]), rank + 1, self->length - (int) (hexes->len - i));
    self->rank[at] = rank;
  }
  spread_steps (self, hexes);
}

int
paddock_course_way_rank (const PaddockCourseWay *self, int *rank)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree double *position = g_new0 (double, self->map->hexes->len);
  g_autofree double *pace = g_new0 (double, self->map->hexes->len);
  Ranking ranking = { self, self->map, order, position, pace, rank, 1 };

  for (guint i = 0; i < self->map->hexes->len; i++)
    if (!self->map->is_line[i] && self->first[i] != FAR)
      g_array_append_val (order, i);
  if (order->len == 0)
    return 1;

  find_positions (&ranking);
  g_array_sort_with_data (order, compare_on_way, &ranking);
  find_pace (&ranking);
  for (int lane = 0; lane < find_most_lanes (&ranking); lane++)
    rank_lane (&ranking, lane);

  return ranking.length;
}

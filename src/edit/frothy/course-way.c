/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course-way.h"

#include <math.h>

#define FAR PADDOCK_COURSE_FAR

/* Positions are settled to this, and no finer: equal ones are told apart by their hexes, on every machine. */
#define PRECISION 1e6
#define MAX_ROUNDS 3000
#define MAX_STEPS 20000000
#define OVERRELAXATION 1.9

/* Ranks that one step may go on by, if there are hexes enough; otherwise more, up to the most. */
#define WIDE_STEP 2
#define WIDEST_STEP 5

typedef struct {
  const PaddockCourseWay *way;
  const PaddockCourseMap *map;
  GArray *order;    /* of guint: the hexes of the way, sorted along it */
  double *position; /* by number: 0 at the line, 1 at the end */
  double *pace;     /* by number: the rank that suits the position */
  guint8 *is_end;   /* by number: the road ends there */
  int n_lanes;
  int widest; /* step */
  int *rank;
  int length;
} Ranking;

/* Positions: as a current would spread that flows along the way, from the front of the line to its back or to the end of
 * the road. */

/* A road ends where its lanes do, all but those of wide places on the way. */
static int
find_ends (Ranking *self)
{
  g_autofree int *furthest = g_new0 (int, self->n_lanes);
  int most = 0;

  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);
    int lane = self->way->lane[at];

    furthest[lane] = MAX (furthest[lane], self->way->first[at]);
    most = MAX (most, furthest[lane]);
  }
  for (guint i = 0; i < self->order->len && !self->way->last; i++) {
    guint at = g_array_index (self->order, guint, i);
    int end = furthest[self->way->lane[at]];

    self->is_end[at] = self->way->first[at] == end && end + self->n_lanes > most;
  }

  return most;
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
  int furthest = find_ends (self);

  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);
    int whole = way->last ? way->first[at] + way->last[at] : furthest;

    self->position[at] = self->is_end[at] ? 1 : (double) way->first[at] / whole;
  }
  for (guint round = 0; round < n_rounds && change > 0.1 / PRECISION; round++) {
    change = 0;
    for (guint i = 0; i < self->order->len; i++)
      if (!self->is_end[g_array_index (self->order, guint, i)])
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

/* As many ranks as the longest chain and, since every hex of a lane has a rank of its own, the fullest lane ask for. */
static int
find_length (const Ranking *self, const int *before, const int *after)
{
  g_autofree int *n_hexes = g_new0 (int, self->n_lanes);
  int length = 1;

  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);

    length = MAX (length, before[at] + MAX (after[at], self->way->last ? 1 : after[at] + 1));
    n_hexes[self->way->lane[at]]++;
    length = MAX (length, 1 + n_hexes[self->way->lane[at]]);
  }

  return length;
}

/* Abreast they shall have the same, so the middle of all around a hex is taken. */
static void
find_pace (Ranking *self)
{
  g_autofree int *before = count_ranks (self, FALSE);
  g_autofree int *after = count_ranks (self, TRUE);
  int n = (int) self->order->len, widest = MIN (2 * self->n_lanes, n - 1);

  self->length = find_length (self, before, after);
  for (int i = 0; i < n; i++) {
    int reach = self->way->last ? widest : MIN (widest, MIN (i, n - 1 - i));
    double sum = 0;

    for (int j = i - reach; j <= i + reach; j++)
      sum += get_middle (self, before, after, j);
    self->pace[g_array_index (self->order, guint, (guint) i)] = sum / (2 * reach + 1);
  }
}

/* Ranks. */

/* A later hex of the way has at least LEAST more ranks than an earlier one. */
typedef struct {
  guint from, to;
  int least;
} Rule;

static void
add_rule (GArray *rules, guint from, guint to, int least)
{
  Rule rule = { from, to, least };

  g_array_append_val (rules, rule);
}

/* Every hex of a lane has a rank of its own: the one of its pace, unless those before or after it need that. */
static void
rank_lane (Ranking *self, int lane, GArray *rules)
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
    if (i)
      add_rule (rules, g_array_index (hexes, guint, i - 1), at, 1);
  }
}

/* Neighbours are few ranks apart: how few, changes. */
#define NEIGHBOUR_RULE G_MININT

/* How much further along than AT another hex is, for those who drive. */
static double
measure_gain (const Ranking *self, guint at, guint other)
{
  double gain = self->position[other] - self->position[at];

  return self->way->is_back ? -gain : gain;
}

/* The way ends at AT, or the line is next. */
static gboolean
is_last (const Ranking *self, guint at)
{
  if (self->way->is_back)
    return self->way->first[at] == 1;

  return self->is_end[at] || (self->way->last && self->way->last[at] == 1);
}

/* Where vehicles go on from AT: the neighbour that is furthest ahead; -1: its lane goes on, or the way ends. */
static int
find_exit (const Ranking *self, guint at)
{
  double most = 0;
  int exit = -1;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS && !is_last (self, at); d++) {
    int next = self->map->next[at][d];
    double gain = next < 0 || self->map->is_line[next] ? 0 : measure_gain (self, at, (guint) next);

    if (gain > 0 && self->way->lane[next] == self->way->lane[at])
      return -1;
    if (gain > most) {
      most = gain;
      exit = next;
    }
  }

  return exit;
}

static void
add_neighbour_rules (const Ranking *self, GArray *rules)
{
  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);
    int exit = find_exit (self, at);

    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
      if (self->map->next[at][d] >= 0 && !self->map->is_line[self->map->next[at][d]])
        add_rule (rules, (guint) self->map->next[at][d], at, NEIGHBOUR_RULE);
    if (exit >= 0 && self->way->is_back)
      add_rule (rules, (guint) exit, at, 1);
    else if (exit >= 0)
      add_rule (rules, at, (guint) exit, 1);
  }
}

/* What a rank may be beside the line. */
static void
get_limits (const Ranking *self, guint at, int *lowest, int *highest)
{
  *lowest = 1;
  *highest = self->length - 1;
  if (self->way->first[at] == 1)
    *highest = MIN (self->widest, *highest);
  else if (self->way->last && self->way->last[at] == 1)
    *lowest = MAX (self->length - self->widest, *lowest);
}

/* Lifts (or lowers) RANKS as little as the rules ask.  FALSE: they cannot all be kept. */
static gboolean
keep_rules (const Ranking *self, GArray *rules, int *ranks, gboolean is_lifting)
{
  gboolean is_changed = TRUE;

  for (int n = 0; n <= self->length && is_changed; n++) {
    is_changed = FALSE;
    for (guint i = 0; i < rules->len; i++) {
      const Rule *rule = &g_array_index (rules, Rule, i);
      int least = rule->least == NEIGHBOUR_RULE ? -self->widest : rule->least;

      if (ranks[rule->to] >= ranks[rule->from] + least)
        continue;
      is_changed = TRUE;
      if (is_lifting)
        ranks[rule->to] = ranks[rule->from] + least;
      else
        ranks[rule->from] = ranks[rule->to] - least;
    }
  }
  for (guint i = 0; i < self->order->len && !is_changed; i++) {
    guint at = g_array_index (self->order, guint, i);
    int lowest, highest;

    get_limits (self, at, &lowest, &highest);
    is_changed = ranks[at] < lowest || ranks[at] > highest;
  }

  return !is_changed;
}

/* The ranks nearest to those there are that keep the rules, within what is possible at all: halfway between what comes of
 * lifting and of lowering.  So long steps, such as short lanes make in sharp corners, are spread over the hexes around.
 * FALSE: a lane is too short for that. */
static gboolean
spread_steps (Ranking *self, GArray *rules)
{
  guint n = self->map->hexes->len;
  g_autofree int *lifted = g_new0 (int, n), *lowered = g_new0 (int, n);

  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);

    get_limits (self, at, &lifted[at], &lowered[at]);
  }
  if (!keep_rules (self, rules, lifted, TRUE) || !keep_rules (self, rules, lowered, FALSE))
    return FALSE;

  for (guint i = 0; i < n; i++)
    lifted[i] = lowered[i] = CLAMP (self->rank[i], lifted[i], lowered[i]);
  keep_rules (self, rules, lifted, TRUE);
  keep_rules (self, rules, lowered, FALSE);
  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);

    self->rank[at] = (lifted[at] + lowered[at]) / 2;
  }

  return TRUE;
}

/* Spreading may leave a rank to no hex, and nobody could come past it.  What is beyond moves up: steps become shorter,
 * and none is lost. */
static void
close_gaps (Ranking *self)
{
  g_autofree int *moved = NULL;
  int length = 1, most = 0;

  for (guint i = 0; i < self->order->len; i++)
    most = MAX (most, self->rank[g_array_index (self->order, guint, i)]);
  moved = g_new0 (int, most + 1);
  for (guint i = 0; i < self->order->len; i++)
    moved[self->rank[g_array_index (self->order, guint, i)]] = TRUE;
  for (int rank = 1; rank <= most; rank++)
    moved[rank] = moved[rank] ? length++ : 0;
  for (guint i = 0; i < self->order->len; i++) {
    guint at = g_array_index (self->order, guint, i);

    self->rank[at] = moved[self->rank[at]];
  }
  self->length = length;
}

int
paddock_course_way_rank (const PaddockCourseWay *self, int *rank)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree double *position = g_new0 (double, self->map->hexes->len);
  g_autofree double *pace = g_new0 (double, self->map->hexes->len);
  g_autofree guint8 *is_end = g_malloc0 (self->map->hexes->len);
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (Rule));
  Ranking ranking = { self, self->map, order, position, pace, is_end, 0, WIDE_STEP, rank, 1 };

  for (guint i = 0; i < self->map->hexes->len; i++)
    if (!self->map->is_line[i] && self->first[i] != FAR) {
      g_array_append_val (order, i);
      ranking.n_lanes = MAX (ranking.n_lanes, self->lane[i] + 1);
    }
  if (order->len == 0)
    return 1;

  find_positions (&ranking);
  g_array_sort_with_data (order, compare_on_way, &ranking);
  find_pace (&ranking);
  for (int lane = 0; lane < ranking.n_lanes; lane++)
    rank_lane (&ranking, lane, rules);
  add_neighbour_rules (&ranking, rules);
  while (!spread_steps (&ranking, rules) && ranking.widest < WIDEST_STEP)
    ranking.widest++;
  close_gaps (&ranking);

  return ranking.length;
}

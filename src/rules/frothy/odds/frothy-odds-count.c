/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Without re-rolls every number of dice that show each face is visited once, with the number of ways it can be.
 *
 * With re-rolls one target at a time is worked out backwards, in tables that hold one entry for each such number: what
 * dice are worth if j of them are yet to be rolled again, from what they are worth with one more lying; then what they are
 * worth to someone who may still pick up as many as are allowed.
 */

#include "frothy-odds-count.h"

#define MAX_N 54

/* --- Numbers --- */

static FroWeight pascal[MAX_N][MAX_N]; /* n over k */
static FroWeight powers[7][MAX_N];

static void
fill_tables (void)
{
  static gsize is_filled = 0;

  if (!g_once_init_enter (&is_filled))
    return;
  for (guint n = 0; n < MAX_N; n++) {
    pascal[n][0] = 1;
    for (guint k = 1; k <= n; k++)
      pascal[n][k] = pascal[n - 1][k - 1] + pascal[n - 1][k];
    for (guint base = 0; base <= 6; base++)
      powers[base][n] = n == 0 ? 1 : base * powers[base][n - 1];
  }
  g_once_init_leave (&is_filled, 1);
}

FroWeight
fro_weight_choose (guint n, guint k)
{
  fill_tables ();
  return pascal[n][k];
}

FroWeight
fro_weight_power (guint base, guint exponent)
{
  fill_tables ();
  return powers[base][exponent];
}

double
fro_weight_get (FroWeight part, FroWeight of)
{
  return of ? (double) part / (double) of : 0;
}

/* --- Every roll once --- */

typedef struct {
  const FroCount *count;
  guint8 counts[6];
  FroWeight *most;
  const FroWeight *values; /* of what lies, by rank; NULL: targets are met or not */
  FroRollFunc func;        /* is told of every roll instead, if there is one */
  gpointer data;
} Walk;

static guint find_rank (const FroDieSides *die, const guint8 counts[6]);

static void
add_roll (Walk *self, FroWeight weight)
{
  guint32 met;

  if (self->func) {
    self->func (self->counts, weight, self->data);
    return;
  }
  if (self->values) {
    self->most[0] += weight * self->values[find_rank (self->count->die, self->counts)];
    return;
  }

  met = self->count->meets (self->counts, self->count->roll);
  for (; met; met &= met - 1)
    self->most[__builtin_ctz (met)] += weight;
}

/* How often a roll with N dice of FACE counts: twice if it stands for its mirror image, too, which is never looked at. */
static guint
count_images (const Walk *self, guint face, guint n)
{
  if (face == 0 || !(self->count->mirrored >> face & 1) || n == self->counts[face - 1])
    return 1;

  return n < self->counts[face - 1] ? 2 : 0;
}

/* The dice that are LEFT show FACE or one behind it. */
static void
walk (Walk *self, guint face, guint left, FroWeight weight)
{
  const FroDieSides *die = self->count->die;
  gboolean is_last = face + 1 == die->n_faces;

  for (guint n = is_last ? left : 0; n <= left; n++) {
    guint images = count_images (self, face, n);
    FroWeight ways = weight * pascal[left][n] * images * powers[die->sides[face]][n];

    if (images == 0)
      return;
    self->counts[face] = (guint8) (self->count->lying[face] + n);
    if (is_last)
      add_roll (self, ways);
    else
      walk (self, face + 1, left - n, ways);
  }
}

void
fro_count_rolls (const FroCount *self, FroRollFunc func, gpointer data)
{
  Walk once = { .count = self, .func = func, .data = data };

  fill_tables ();
  walk (&once, 0, self->dice, 1);
}

/* --- Tables --- */

/* The place of so many dice of each face among all ways to share them out; FACES from the second on count from behind. */
static guint
find_rank (const FroDieSides *die, const guint8 counts[6])
{
  guint k = die->n_faces, behind = 0, rank = 0;

  for (guint i = k - 1; i > 0; i--) {
    behind += counts[i];
    rank += (guint) pascal[behind + k - 1 - i][k - i];
  }

  return rank;
}

static guint
count_ranks (const FroDieSides *die, guint dice)
{
  return (guint) pascal[dice + die->n_faces - 1][die->n_faces - 1];
}

typedef struct {
  const FroCount *count;
  guint n, rerolls;  /* dice in all, and how many may be picked up */
  guint32 *sets;     /* targets met, by rank */
  FroWeight **later; /* worth of what lies, by level: how many dice do not; and by rank */
} Tables;

typedef void (*VisitFunc) (Tables *self, guint level, const guint8 counts[6]);

static void
visit (Tables *self, guint level, guint8 counts[6], guint face, guint left, VisitFunc func)
{
  if (face + 1 == self->count->die->n_faces) {
    counts[face] = (guint8) left;
    func (self, level, counts);
    return;
  }

  for (guint n = 0; n <= left; n++) {
    counts[face] = (guint8) n;
    visit (self, level, counts, face + 1, left - n, func);
  }
}

/* All ways in which all dice but LEVEL can lie. */
static void
visit_level (Tables *self, guint level, VisitFunc func)
{
  guint8 counts[6] = { 0 };

  visit (self, level, counts, 0, self->n - level, func);
}

static void
note_set (Tables *self, guint level, const guint8 counts[6])
{
  self->sets[find_rank (self->count->die, counts)] = self->count->meets (counts, self->count->roll);
}

/* What lies is worth what it comes to with one die more, over all its sides. */
static void
roll_one (Tables *self, guint level, const guint8 counts[6])
{
  const FroDieSides *die = self->count->die;
  guint8 more[6];
  FroWeight sum = 0;

  memcpy (more, counts, sizeof more);
  for (guint face = 0; face < die->n_faces; face++) {
    more[face]++;
    sum += die->sides[face] * self->later[level - 1][find_rank (die, more)];
    more[face]--;
  }
  self->later[level][find_rank (die, counts)] = sum;
}

/* Whoever may still pick up a die does so where that is worth more; LATER of deeper levels has seen to the rest. */
static void
pick_up (Tables *self, guint level, const guint8 counts[6])
{
  const FroDieSides *die = self->count->die;
  FroWeight *worth = &self->later[level][find_rank (die, counts)];
  guint8 fewer[6];

  *worth *= fro_weight_power (6, self->rerolls - level);
  memcpy (fewer, counts, sizeof fewer);
  for (guint face = 0; face < die->n_faces; face++) {
    FroWeight other;

    if (counts[face] == 0)
      continue;
    fewer[face]--;
    other = self->later[level + 1][find_rank (die, fewer)];
    *worth = MAX (*worth, other);
    fewer[face]++;
  }
}

/* What the dice are worth to someone who wants TARGET. */
static const FroWeight *
work_out (Tables *self, guint target)
{
  guint n_sets = count_ranks (self->count->die, self->n);

  for (guint i = 0; i < n_sets; i++)
    self->later[0][i] = self->sets[i] >> target & 1;
  for (guint level = 1; level <= self->rerolls; level++)
    visit_level (self, level, roll_one);
  for (guint level = self->rerolls; level-- > 0;)
    visit_level (self, level, pick_up);

  return self->later[0];
}

static void
count_with_rerolls (const FroCount *count, guint n, guint rerolls, FroWeight most[FRO_MAX_TARGETS])
{
  FroWeight *later[FRO_ODDS_MAX_REROLL_DICE + 1];
  Tables tables = { .count = count, .n = n, .rerolls = rerolls, .later = later };
  g_autofree guint32 *sets = g_new (guint32, count_ranks (count->die, n));

  tables.sets = sets;
  for (guint level = 0; level <= rerolls; level++)
    later[level] = g_new (FroWeight, count_ranks (count->die, n - level));
  visit_level (&tables, 0, note_set);
  for (guint target = 0; target < count->n_targets; target++) {
    Walk self = { .count = count, .most = &most[target], .values = work_out (&tables, target) };

    walk (&self, 0, count->dice, 1);
  }
  for (guint level = 0; level <= rerolls; level++)
    g_free (later[level]);
}

FroWeight
fro_count_targets (const FroCount *self, FroWeight most[FRO_MAX_TARGETS])
{
  guint n = self->dice, rerolls;

  fill_tables ();
  for (guint face = 0; face < self->die->n_faces; face++)
    n += self->lying[face];
  rerolls = MIN (self->rerolls, n);
  if (self->dice + rerolls > FRO_ODDS_MAX_DICE || n > FRO_ODDS_MAX_DICE
      || (rerolls > 0 && n > FRO_ODDS_MAX_REROLL_DICE))
    return 0;

  memset (most, 0, FRO_MAX_TARGETS * sizeof *most);
  if (rerolls > 0) {
    count_with_rerolls (self, n, rerolls, most);
  } else {
    Walk once = { .count = self, .most = most };

    walk (&once, 0, self->dice, 1);
  }

  return fro_weight_power (6, self->dice + rerolls);
}

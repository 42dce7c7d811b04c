/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Speed check that is under way may come to (FRO-SPC).
 */

#include "frothy-forecast.h"

#include "frothy-worth.h"

#define MORE_CARDS 2 /* that a driver thinks of beside those that are laid down */

/* What is needed to tell a sum of kept dice. */
typedef struct {
  const PaddockFroSight *sight;
  gboolean is_accelerating;
  guint when;
  int shift;
  gboolean reverses;
  gint32 values[PADDOCK_FRO_MAX_SUM + 1]; /* by sum; -1: not found yet */
} Check;

static void
init (Check *self, const PaddockFroSight *sight, gboolean is_accelerating)
{
  guint when = is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;

  *self = (Check){ .sight = sight,
                   .is_accelerating = is_accelerating,
                   .when = when,
                   .shift = paddock_fro_sight_sum (sight, PADDOCK_EFFECT_VALUE, when),
                   .reverses =
                     fro_has_effect (sight->table, sight->index, PADDOCK_EFFECT_REVERSE, when) };
  for (guint i = 0; i <= PADDOCK_FRO_MAX_SUM; i++)
    self->values[i] = -1;
}

/* FRO-SPC-14 to 17 */
static guint
find_value (const Check *self, int boxes)
{
  const PaddockFroSight *sight = self->sight;
  FroMarker marker = { sight->vehicle->accel, sight->vehicle->decel };
  guint speed;

  if (boxes < 0)
    boxes = self->reverses ? boxes : 0;
  if (!self->is_accelerating)
    boxes = -boxes;
  marker = boxes < 0 ? fro_marker_back (sight->spec, marker, (guint) -boxes)
                     : fro_marker_on (sight->spec, marker, (guint) boxes, sight->vehicle->max_speed,
                                      G_MAXUINT);
  speed = sight->spec->accel_speed[marker.accel];

  return paddock_fro_tempo_rest (sight->tempo, sight->spot, 1, speed,
                                 fro_control_dice (sight->table, sight->index, speed)
                                   ? sight->load
                                   : sight->floor)
         + paddock_fro_sight_traffic (sight, speed, 1) + paddock_fro_sight_overtake (sight, speed)
         + (guint) paddock_fro_worth_of_effort (sight->table, sight->index, speed);
}

static guint
value_of_sum (Check *self, guint sum)
{
  if (self->values[sum] < 0)
    self->values[sum] = (gint32) find_value (self, (int) sum + self->shift);

  return (guint) self->values[sum];
}

static guint
best_of (Check *self, guint sums)
{
  guint best = G_MAXUINT;

  for (; sums; sums &= sums - 1)
    best = MIN (best, value_of_sum (self, (guint) __builtin_ctz (sums)));

  return best;
}

/* FRO-TRT-07, 12 */
static guint
best_of_boxes (Check *self, int most)
{
  guint best = G_MAXUINT;

  for (int boxes = 0; boxes <= most; boxes++)
    best = MIN (best, find_value (self, boxes));

  return best;
}

/* Cards for a check: what is laid down, and what may be on top of it. */
typedef struct {
  guint whips, reins;
} Cards;

static Cards
find_laid (const PaddockFroSight *self)
{
  return (
    Cards){ fro_count_laid (self->table, self->index, FRO_WHIP) + self->vehicle->phantom_whips,
            fro_count_laid (self->table, self->index, FRO_REINS) + self->vehicle->phantom_reins };
}

/* How many of two dice must be lowest. */
static guint
count_forced (const PaddockFroSight *self, Cards cards, guint when)
{
  if (fro_has_effect (self->table, self->index, PADDOCK_EFFECT_KEEP_ANY, when))
    return 0;

  return when == PADDOCK_WHEN_ACCELERATE ? paddock_fro_count_forced (cards.whips, cards.reins)
                                         : paddock_fro_count_forced (cards.reins, cards.whips);
}

/* The mean over all dice that so many cards bring. */
static guint
find_mean (Check *self, Cards cards)
{
  const PaddockFroSight *sight = self->sight;
  int n_dice = 2 + (int) (cards.whips + cards.reins)
               + paddock_fro_sight_sum (sight, PADDOCK_EFFECT_SPARE_DICE, self->when);
  const PaddockFroPulls *pulls = paddock_fro_tempo_pulls (sight->tempo, (guint) MAX (2, n_dice),
                                                          count_forced (sight, cards, self->when));
  guint sum = 0;

  if (fro_has_effect (sight->table, sight->index, PADDOCK_EFFECT_FREE_BOXES, self->when))
    return best_of_boxes (self,
                          paddock_fro_sight_sum (sight, PADDOCK_EFFECT_FREE_BOXES, self->when));

  for (guint i = 0; i < pulls->n; i++)
    sum += pulls->pulls[i].chance * best_of (self, pulls->pulls[i].sums);

  return sum >> PADDOCK_FRO_CHANCE_BITS;
}

guint
paddock_fro_sight_check (const PaddockFroSight *self, gboolean is_accelerating)
{
  Check check;

  init (&check, self, is_accelerating);
  return find_mean (&check, find_laid (self));
}

/* The better way with the cards that are laid down and up to MOST more, each at its price: one card alone may be no
 * help where two are. */
static guint
find_best_plan (const PaddockFroSight *self, guint most)
{
  guint ways = fro_find_check_ways (self->table, self->index), best = G_MAXUINT;
  guint whips = fro_count_cards (self->table, self->index, FRO_WHIP, PADDOCK_WHEN_SPEED_CHECK);
  guint reins = fro_count_cards (self->table, self->index, FRO_REINS, PADDOCK_WHEN_SPEED_CHECK);
  gboolean is_held = fro_is_grandstanding (self->table, self->index);
  Cards laid = find_laid (self);
  Check checks[2];

  init (&checks[0], self, FALSE);
  init (&checks[1], self, TRUE);
  for (guint w = 0; w <= MIN (whips, most); w++)
    for (guint r = 0; r <= MIN (reins, most - w); r++)
      for (guint way = 0; way < 2; way++) {
        Cards cards = { laid.whips + w, laid.reins + r };

        if (w + r > 0 ? way == 1 && is_held : !(ways & checks[way].when))
          continue;
        best = MIN (best, find_mean (&checks[way], cards) + (w + r) * self->tempo->price);
      }

  return best;
}

/* The sums that the dice that lie there can be made to show; those that are rolled again count as 2. */
static guint
find_sums (const PaddockFroSight *self, guint forced)
{
  guint counts[FRO_MAX_VALUE + 1];

  for (guint value = 0; value <= FRO_MAX_VALUE; value++)
    counts[value] = (guint) self->state->roll.counts[value] - self->state->roll.chosen[value];
  for (guint value = 0; value <= FRO_MAX_VALUE; value++)
    counts[2] += self->state->roll.chosen[value];

  return paddock_fro_find_sums (counts, forced);
}

guint
paddock_fro_sight_checks (const PaddockFroSight *self, const FroTask *task)
{
  gboolean is_accelerating = (self->vehicle->pledge.flags & FRO_PLEDGE_ACCELERATE) != 0;
  Check check;

  if (task->stage == 0)
    return find_best_plan (self, MORE_CARDS);

  init (&check, self, is_accelerating);
  if (fro_count_icons (self->state->roll.counts) == 0)
    return find_mean (&check, find_laid (self));

  return best_of (&check, find_sums (self, count_forced (self, find_laid (self), check.when)));
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Speed check that is under way may come to (FRO-SPC).
 */

#include "frothy-forecast.h"
#include "frothy/frothy-abilities.h"
#include "frothy/frothy-check.h"
#include "frothy/frothy-icons.h"
#include "frothy/frothy-rows.h"
#include "frothy/frothy-speed.h"

#define MORE_CARDS 2 /* that a driver thinks of beside those that are laid down */

/* Instead of a value: a vehicle that stands goes on standing.  It has the same way before it a round later, and whatever
 * is in that way now may still be, so what comes after it is what setting off comes to. */
#define STANDS G_MAXINT32

/* What is needed to tell a sum of kept dice. */
typedef struct {
  const PaddockFroSight *sight;
  gboolean is_accelerating;
  guint when;
  int shift;
  gboolean reverses;
  guint idle;                             /* what a round at a standstill comes to */
  gint32 values[PADDOCK_FRO_MAX_SUM + 1]; /* by sum; -1: not found yet */
} Check;

static void
init (Check *self, const PaddockFroSight *sight, gboolean is_accelerating, guint idle)
{
  guint when = is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;

  *self =
    (Check){ .sight = sight,
             .is_accelerating = is_accelerating,
             .when = when,
             .shift = paddock_fro_sight_sum (sight, PADDOCK_EFFECT_VALUE, when),
             .reverses = fro_has_effect (sight->table, sight->index, PADDOCK_EFFECT_REVERSE, when),
             .idle = idle };
  for (guint i = 0; i <= PADDOCK_FRO_MAX_SUM; i++)
    self->values[i] = -1;
}

static gboolean
is_standing (const PaddockFroSight *sight)
{
  return sight->spec->total[sight->speed] == 0;
}

/* With the check over, at SPEED. */
static guint
find_value_at (const PaddockFroSight *sight, guint speed)
{
  guint load = fro_control_dice (sight->table, sight->index, speed) ? sight->load : sight->floor;

  return paddock_fro_tempo_rest (sight->tempo, sight->spot, 1, speed, load)
         + paddock_fro_sight_traffic (sight, speed, 1) + paddock_fro_sight_overtake (sight, speed)
         + (guint) paddock_fro_worth_of_effort (paddock_fro_sight_get_asset (sight), speed);
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

  return is_standing (sight) && sight->spec->total[speed] == 0 ? STANDS
                                                               : find_value_at (sight, speed);
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
  guint best = STANDS;

  for (; sums; sums &= sums - 1)
    best = MIN (best, value_of_sum (self, (guint) __builtin_ctz (sums)));

  return best;
}

/* FRO-TRT-07, 12 */
static guint
best_of_boxes (Check *self, int most)
{
  guint best = STANDS;

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

/* SUM of what comes of setting off, weighed by its chances; otherwise it is tried again a round later. */
static guint
try_again (const Check *self, guint sum, guint stands)
{
  if (stands >= PADDOCK_FRO_ALL_CHANCES)
    return self->idle;

  return (sum + stands * PADDOCK_FRO_ROUND) / (PADDOCK_FRO_ALL_CHANCES - stands);
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
  guint sum = 0, stands = 0;

  if (fro_has_effect (sight->table, sight->index, PADDOCK_EFFECT_FREE_BOXES, self->when)) {
    guint best =
      best_of_boxes (self, paddock_fro_sight_sum (sight, PADDOCK_EFFECT_FREE_BOXES, self->when));

    return best < STANDS ? best : self->idle;
  }

  for (guint i = 0; i < pulls->n; i++) {
    guint best = best_of (self, pulls->pulls[i].sums);

    if (best < STANDS)
      sum += pulls->pulls[i].chance * best;
    else
      stands += pulls->pulls[i].chance;
  }

  return try_again (self, sum, stands);
}

/* The best of CHECK with the cards that are laid down and up to MORE_CARDS more, each at its price: one card alone may be
 * no help where two are. */
static guint
find_best_plan (Check *check)
{
  const PaddockFroSight *self = check->sight;
  guint whips = fro_count_cards (self->table, self->index, FRO_WHIP, PADDOCK_WHEN_SPEED_CHECK);
  guint reins = fro_count_cards (self->table, self->index, FRO_REINS, PADDOCK_WHEN_SPEED_CHECK);
  gboolean is_held = check->is_accelerating && fro_is_grandstanding (self->table, self->index);
  gboolean is_open = (fro_find_check_ways (self->table, self->index) & check->when) != 0;
  Cards laid = find_laid (self);
  guint best = G_MAXUINT;

  for (guint w = 0; w <= MIN (whips, MORE_CARDS); w++)
    for (guint r = 0; r <= MIN (reins, MORE_CARDS - w); r++)
      if (w + r > 0 ? !is_held : is_open) {
        Cards cards = { laid.whips + w, laid.reins + r };

        best = MIN (best, find_mean (check, cards) + (w + r) * self->tempo->price);
      }

  return best;
}

/* Only for a vehicle that stands. */
static guint
find_idle (const PaddockFroSight *self)
{
  guint hopeless, start;
  Check check;

  if (!is_standing (self))
    return 0;

  hopeless = find_value_at (self, self->speed);
  init (&check, self, TRUE, hopeless);
  start = find_best_plan (&check);
  return start < G_MAXUINT ? start + PADDOCK_FRO_ROUND : hopeless;
}

guint
paddock_fro_sight_check (const PaddockFroSight *self, gboolean is_accelerating)
{
  Check check;

  init (&check, self, is_accelerating, find_idle (self));
  return find_mean (&check, find_laid (self));
}

/* The better way. */
static guint
find_better_plan (const PaddockFroSight *self)
{
  guint idle = find_idle (self), slower, faster;
  Check check;

  init (&check, self, FALSE, idle);
  slower = find_best_plan (&check);
  init (&check, self, TRUE, idle);
  faster = find_best_plan (&check);

  return MIN (slower, faster);
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
  guint best;

  if (task->stage == 0)
    return find_better_plan (self);

  init (&check, self, is_accelerating, find_idle (self));
  if (fro_count_icons (self->state->roll.counts) == 0)
    return find_mean (&check, find_laid (self));

  best = best_of (&check, find_sums (self, count_forced (self, find_laid (self), check.when)));
  return best < STANDS ? best : check.idle;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What control rolls and fights that are under way may come to (FRO-CTL, FRO-ATK).
 */

#include "frothy-forecast.h"

#include "frothy/frothy-control.h"
#include "frothy-tempo-private.h"

#define SPACE_CREDIT 30 /* what a space is worth that is left to move, in 1/256 rounds */

/* --- Control rolls --- */

/* Where it goes on afterwards: with the spaces that are left of its own move, or with the next one. */
static guint
find_credit (const PaddockFroSight *self, guint cause)
{
  const FroMove *move = &self->state->move;

  return move->vehicle == self->index && cause != FRO_CAUSE_TURN && !move->is_over
           ? (guint) move->left * SPACE_CREDIT
           : 0;
}

static PaddockFroOutlook
make_outlook (const PaddockFroSight *self, int turn, guint load)
{
  PaddockFroRoll roll = { .spot = self->spot,
                          .turn = (gint8) turn,
                          .layer = (guint8) paddock_fro_sight_find_layer (self),
                          .speed = (guint8) self->speed,
                          .load = (guint8) MIN (load, G_MAXUINT8) };
  PaddockFroOutlook outlook;

  paddock_fro_outlook_init (&outlook, self->tempo, &roll);
  return outlook;
}

static guint
take_credit (guint value, guint credit)
{
  return value - MIN (value, credit);
}

/* The mean over all that a roll with so many spare dice may show. */
static guint
find_mean (const PaddockFroSight *self, const PaddockFroOutlook *outlook, guint spare)
{
  guint dice = fro_control_dice (self->table, self->index, self->speed) + self->load;

  return paddock_fro_outlook_mean (outlook, dice + spare, spare);
}

static guint
count_spare (const PaddockFroSight *self)
{
  return (guint) MAX (0, paddock_fro_sight_sum (self, PADDOCK_EFFECT_SPARE_DICE,
                                                PADDOCK_WHEN_CONTROL_ROLL));
}

guint
paddock_fro_sight_control (const PaddockFroSight *self, const FroTask *task, gboolean with_spare)
{
  PaddockFroOutlook outlook = make_outlook (self, task->args[PLANNED] - 1, self->load);
  guint cards = fro_count_laid (self->table, self->index, FRO_WHIP)
                + fro_count_laid (self->table, self->index, FRO_REINS);

  return take_credit (find_mean (self, &outlook, cards + (with_spare ? count_spare (self) : 0)),
                      find_credit (self, task->args[CAUSE]));
}

guint
paddock_fro_sight_turn (const PaddockFroSight *self, int turn, guint n_cards)
{
  PaddockFroOutlook outlook = make_outlook (self, turn, self->load);

  return find_mean (self, &outlook, n_cards + count_spare (self));
}

/* The best of all ways to put aside up to N of the dice, from ICON on. */
static guint
discard (const PaddockFroOutlook *outlook, guint8 counts[FRO_N_ICONS], guint icon, guint n)
{
  PaddockFroSkid skid = paddock_fro_skid_of (counts);
  guint best = paddock_fro_outlook_value (outlook, &skid);

  for (; n > 0 && icon < FRO_N_ICONS; icon++) {
    if (counts[icon] == 0)
      continue;
    counts[icon]--;
    best = MIN (best, discard (outlook, counts, icon, n - 1));
    counts[icon]++;
  }

  return best;
}

guint
paddock_fro_sight_dice (const PaddockFroSight *self, const FroTask *task)
{
  PaddockFroOutlook outlook;
  guint8 counts[FRO_N_ICONS];

  if (task->stage == COMMIT)
    return MIN (paddock_fro_sight_control (self, task, FALSE),
                paddock_fro_sight_control (self, task, TRUE));

  outlook = make_outlook (self, task->args[PLANNED] - 1, self->load);
  for (guint i = 0; i < FRO_N_ICONS; i++)
    counts[i] = (guint8) (self->state->roll.counts[i] - self->state->roll.chosen[i]);
  return take_credit (discard (&outlook, counts, 0,
                               MIN (self->state->roll.discards, PADDOCK_FRO_MAX_DISCARDS)),
                      find_credit (self, task->args[CAUSE]));
}

/* --- Fights --- */

enum {
  ATTACKER,
  TARGET,
};

#define MAX_FIGHT_DICE 6

/* How often the best two of so many dice come to each sum, in 1/4096; a single die counts as it is. */
typedef guint16 Sums[PADDOCK_FRO_MAX_SUM + 1];

/* FRO-ATK-07, 08: before the dice. */
static void
expect_sums (const PaddockFroTempo *tempo, guint n_dice, Sums sums)
{
  const FroCourse *course = tempo->graph->course;
  const PaddockFroPulls *pulls;

  if (n_dice < 2) {
    for (guint i = 0; i < 6; i++)
      sums[course->values[i]] =
        (guint16) (sums[course->values[i]] + (1 << PADDOCK_FRO_CHANCE_BITS) / 6);
    return;
  }

  pulls = paddock_fro_tempo_pulls (tempo, n_dice, 0);
  for (guint i = 0; i < pulls->n; i++) {
    guint best = (guint) g_bit_storage (pulls->pulls[i].sums) - 1;

    sums[best] = (guint16) (sums[best] + pulls->pulls[i].chance);
  }
}

/* ... and as they lie: the best two, or those that were kept. */
static guint
find_sum (const FroAttack *attack, guint side, guint kept)
{
  guint sum = 0, n = 0;

  for (guint value = FRO_MAX_VALUE; value > 0; value--)
    for (guint i = 0; i < attack->dice[side][value] && n < 2; i++, n++)
      sum += value;

  return kept ? kept : sum;
}

static guint
get_moment (const FroAttack *attack, guint side)
{
  static const guint moments[2][2] = {
    { PADDOCK_WHEN_PERSONAL_ATTACK, PADDOCK_WHEN_VEHICLE_ATTACK },
    { PADDOCK_WHEN_PERSONAL_DEFENCE, PADDOCK_WHEN_VEHICLE_DEFENCE },
  };

  return moments[side][attack->kind];
}

static int
sum_rows (const PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  int sum = 0;

  for (guint64 rows = fro_vehicle (table, vehicle)->effects; rows; rows &= rows - 1) {
    const FroEffect *effect = &spec->effects[__builtin_ctzll (rows)];

    if (effect->kind == kind && (effect->when & when))
      sum += paddock_fro_mean_number (effect->n);
  }

  return sum;
}

/* With one card more than is laid down where none is yet: whoever attacks must, whoever is attacked will. */
static guint
count_dice (const PaddockTable *table, guint vehicle, guint side)
{
  const FroAttack *attack = &fro_state (table)->attack;
  guint when = get_moment (attack, side), laid = fro_count_laid (table, vehicle, attack->kind);
  guint more = laid == 0 && fro_count_cards (table, vehicle, attack->kind, when) > 0;

  return (guint) CLAMP (1 + (int) (laid + more)
                          + sum_rows (table, vehicle, PADDOCK_EFFECT_DICE, when),
                        1, MAX_FIGHT_DICE);
}

static void
find_sums (const PaddockFroTempo *tempo,
           const PaddockTable *table,
           guint vehicle,
           guint side,
           Sums sums)
{
  const FroAttack *attack = &fro_state (table)->attack;

  memset (sums, 0, sizeof (Sums));
  if (fro_count_icons (attack->dice[side]) == 0)
    expect_sums (tempo, count_dice (table, vehicle, side), sums);
  else
    sums[find_sum (attack, side, fro_vehicle (table, vehicle)->pledge.kept)] =
      1 << PADDOCK_FRO_CHANCE_BITS;
}

/* What losing by BY costs: points or damage, and the roll that follows (FRO-ATK-11 to 13). */
static guint
find_loss (const PaddockFroSight *self, guint other, guint by)
{
  gboolean is_personal = self->state->attack.kind == FRO_WHIP;
  guint dice = by + fro_half_up (fro_speed (self->table, other));
  guint hits = is_personal ? 0 : (dice * self->tempo->hit + 3) / 6;
  guint points = is_personal ? by : hits, before, after;
  PaddockFroOutlook outlook;

  if (points == 0)
    return 0;

  outlook = make_outlook (self, 0, self->load + points);
  before = paddock_fro_sight_rest (self);
  after = paddock_fro_outlook_mean (&outlook,
                                    fro_control_dice (self->table, self->index, self->speed)
                                      + self->load + points,
                                    0);
  return hits * self->hurt + after - MIN (before, after);
}

/* As long as nobody has lost yet. */
static gboolean
is_fighting (const PaddockFroSight *self)
{
  const FroAttack *attack = &self->state->attack;

  for (guint i = self->state->n_tasks; i-- > 0;)
    if (self->state->tasks[i].kind == FRO_TASK_ATTACK)
      return attack->losers == 0
             && (attack->attacker == self->index || attack->target == self->index);

  return FALSE;
}

/* The mean over both values; in a tie both lose (FRO-ATK-10). */
guint
paddock_fro_sight_fight (const PaddockFroSight *self)
{
  const FroAttack *attack = &self->state->attack;
  guint side = attack->target == self->index ? TARGET : ATTACKER;
  guint other = side == TARGET ? attack->attacker : attack->target;
  guint losses[PADDOCK_FRO_MAX_SUM + 1];
  guint64 mean = 0;
  Sums own, theirs;

  if (!is_fighting (self))
    return 0;

  find_sums (self->tempo, self->table, self->index, side, own);
  find_sums (self->tempo, self->table, other, 1 - side, theirs);
  for (guint by = 0; by <= PADDOCK_FRO_MAX_SUM; by++)
    losses[by] = find_loss (self, other, by);
  for (guint a = 0; a <= PADDOCK_FRO_MAX_SUM; a++)
    for (guint b = a; b <= PADDOCK_FRO_MAX_SUM; b++)
      mean += (guint64) own[a] * theirs[b] * losses[a == b ? a : b - a];

  return (guint) (mean >> 2 * PADDOCK_FRO_CHANCE_BITS)
         + (side == ATTACKER && fro_count_laid (self->table, self->index, attack->kind) == 0
              ? self->tempo->price
              : 0);
}

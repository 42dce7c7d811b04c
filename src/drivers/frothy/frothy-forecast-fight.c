/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is at stake in an attack that is under way (FRO-ATK), by the exact odds of its dice and of the damage that they
 * may bring.
 */

#include "frothy-forecast.h"
#include "frothy/frothy-abilities.h"
#include "frothy/frothy-icons.h"
#include "frothy/odds/frothy-odds.h"
#include "frothy/frothy-speed.h"

enum {
  ATTACKER,
  TARGET,
};

#define TIED_BY 3 /* about what a tie is worth: both lose by what they rolled (FRO-ATK-10) */
#define ALL 100   /* percent */

/* --- Who wins by how much --- */

/* The best two of the dice that lie there, or those that were kept. */
static int
find_sum (const FroAttack *attack, guint side, guint kept)
{
  guint sum = 0, n = 0;

  for (guint value = FRO_MAX_VALUE; value > 0; value--)
    for (guint i = 0; i < attack->dice[side][value] && n < 2; i++, n++)
      sum += value;

  return (int) (kept ? kept : sum);
}

static gboolean
has_rolled (const FroAttack *attack)
{
  return fro_count_icons (attack->dice[ATTACKER]) > 0 && fro_count_icons (attack->dice[TARGET]) > 0;
}

/* With one card more than is laid down where none is yet: whoever attacks must, whoever is attacked will. */
static void
add_cards (const PaddockTable *table, FroAttackRoll *roll)
{
  static const guint moments[2][2] = {
    { PADDOCK_WHEN_PERSONAL_ATTACK, PADDOCK_WHEN_VEHICLE_ATTACK },
    { PADDOCK_WHEN_PERSONAL_DEFENCE, PADDOCK_WHEN_VEHICLE_DEFENCE },
  };
  const FroAttack *attack = &fro_state (table)->attack;

  for (guint side = ATTACKER; side <= TARGET; side++) {
    guint vehicle = side == TARGET ? attack->target : attack->attacker;

    roll->dice[side] =
      (guint8) (roll->dice[side]
                + (fro_count_laid (table, vehicle, attack->kind) == 0
                   && fro_count_cards (table, vehicle, attack->kind, moments[side][attack->kind])
                        > 0));
  }
}

/* The chances of every difference, the attacker's value less the target's; FALSE: nobody can say. */
static gboolean
find_odds (const PaddockTable *table, FroAttackOdds *odds)
{
  const FroAttack *attack = &fro_state (table)->attack;
  FroAttackRoll roll;

  if (has_rolled (attack)) {
    int by = find_sum (attack, ATTACKER, fro_vehicle (table, attack->attacker)->pledge.kept)
             - find_sum (attack, TARGET, fro_vehicle (table, attack->target)->pledge.kept);

    *odds = (FroAttackOdds){ .of = 1, .lowest = -FRO_MAX_KEPT };
    odds->by[by - odds->lowest] = 1;
    return TRUE;
  }
  if (!fro_find_attack_roll (table, &roll))
    return FALSE;

  add_cards (table, &roll);
  return fro_odds_attack (&roll, odds);
}

/* --- What that costs --- */

/* What losing by BY costs: points or damage, and the roll that follows (FRO-ATK-11 to 13). */
static guint
find_loss (const PaddockFroSight *self, guint other, guint by, gboolean is_tie)
{
  guint dice = by + (is_tie ? 0 : fro_half_up (fro_speed (self->table, other))), rest, points;
  gboolean is_personal = self->state->attack.kind == FRO_WHIP;

  points = is_personal ? by : (dice * self->tempo->hit + 3) / 6;
  if (points == 0)
    return 0;

  rest = paddock_fro_sight_rest (self);
  return (is_personal
            ? 0
            : (guint) paddock_fro_worth_of_damage_roll (paddock_fro_sight_get_asset (self), dice,
                                                        rest)
                * self->fear / ALL)
         + paddock_fro_sight_shaken (self, points);
}

/* As long as nobody has lost yet. */
static gboolean
is_fighting (const PaddockFroSight *self)
{
  const FroAttack *attack = &self->state->attack;

  for (guint i = self->state->flow.n_tasks; i-- > 0;)
    if (self->state->tasks[i].kind == FRO_TASK_ATTACK)
      return attack->losers == 0
             && (attack->attacker == self->index || attack->target == self->index);

  return FALSE;
}

guint
paddock_fro_sight_fight (const PaddockFroSight *self)
{
  const FroAttack *attack = &self->state->attack;
  guint side = attack->target == self->index ? TARGET : ATTACKER;
  guint other = side == TARGET ? attack->attacker : attack->target;
  FroAttackOdds odds;
  double mean = 0;

  if (!is_fighting (self) || !find_odds (self->table, &odds))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (odds.by); i++) {
    int by = (side == ATTACKER ? -1 : 1) * ((int) i + odds.lowest); /* that it loses by */

    if (odds.by[i] > 0 && by >= 0)
      mean += fro_weight_get (odds.by[i], odds.of)
              * find_loss (self, other, by ? (guint) by : TIED_BY, by == 0);
  }

  return (guint) mean
         + (side == ATTACKER && fro_count_laid (self->table, self->index, attack->kind) == 0
              ? self->tempo->price
              : 0);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The roll that is pending, as the odds want it.  It is looked for on a copy of the race, where the engine's own functions
 * count the dice; if one of them has to roll for that, nobody can know how many there will be.
 */

#include "frothy-odds.h"
#include "frothy-scratch.h"
#include "frothy/frothy-abilities.h"
#include "frothy/frothy-attack.h"
#include "frothy/frothy-check.h"
#include "frothy/frothy-control.h"
#include "frothy/frothy-damage.h"
#include "frothy/frothy-reroll.h"
#include "frothy/frothy-rows.h"

PaddockTable *
fro_scratch_copy (FroScratch *self, const PaddockTable *table)
{
  self->state = *fro_state (table);
  self->table = *table;
  self->table.state = &self->state;
  self->table.events = NULL;
  return &self->table;
}

gboolean
fro_scratch_has_rolled (const FroScratch *self, const PaddockTable *table)
{
  return self->state.core.chance.dice.drawn != fro_state (table)->core.chance.dice.drawn
         || self->state.core.chance.n_forced != fro_state (table)->core.chance.n_forced;
}

static const FroTask *
find_task (const PaddockTable *table, FroTaskKind kind)
{
  const FroTask *task = fro_state (table)->flow.n_tasks > 0 ? fro_top (table) : NULL;

  return task && task->kind == kind ? task : NULL;
}

void
fro_count_sides (const PaddockTable *table, guint8 sides[FRO_MAX_VALUE + 1])
{
  memset (sides, 0, FRO_MAX_VALUE + 1);
  for (guint face = 0; face < 6; face++)
    sides[fro_course (table)->values[face]]++;
}

static guint
count_lying (const FroRoll *roll)
{
  guint n = fro_count_chosen (roll);

  for (guint face = 0; face < 6; face++)
    n += roll->counts[face];

  return n;
}

guint8
fro_scratch_sum_rerolls (PaddockTable *table, guint vehicle, guint when)
{
  int n = fro_sum_effects (table, vehicle, PADDOCK_EFFECT_REROLL, when)
          + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_REROLL, when);

  return (guint8) CLAMP (n, 0, FRO_ODDS_MAX_DICE);
}

gboolean
fro_find_control_roll (const PaddockTable *table, gboolean with_driver, FroControlRoll *roll)
{
  const FroTask *task = find_task (table, FRO_TASK_CONTROL);
  const FroRoll *lies = &fro_state (table)->roll;
  guint when = PADDOCK_WHEN_CONTROL_ROLL, discards;
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);

  if (!task)
    return FALSE;

  *roll = (FroControlRoll){
    .slow_to_haste =
      (guint8) fro_has_effect (table, task->vehicle, PADDOCK_EFFECT_SLOW_TO_HASTE, when),
    .haste_to_slow =
      (guint8) fro_has_effect (table, task->vehicle, PADDOCK_EFFECT_HASTE_TO_SLOW, when),
    .pairs_first = (guint8) fro_option (table, FRO_OPTION_PAIRS_FIRST),
    .damage_ignored = fro_option (table, FRO_OPTION_CONTROL_DAMAGE) == FRO_CONTROL_DAMAGE_IGNORED,
  };
  if (count_lying (lies) > 0) {
    memcpy (roll->lying, lies->counts, sizeof roll->lying);
    roll->dice = (guint8) fro_count_chosen (lies);
    roll->rerolls = roll->dice ? 0 : lies->n_rerolls;
    roll->discards = lies->discards;
    if (roll->slow_to_haste && roll->haste_to_slow) /* what lies was converted: as it was rolled */
      fro_convert_icons (roll->lying, TRUE, TRUE);
    return TRUE;
  }

  roll->dice = (guint8) fro_count_control_dice (copy, task->vehicle, with_driver, &discards);
  roll->discards = (guint8) discards;
  roll->rerolls = fro_scratch_sum_rerolls (copy, task->vehicle, when);
  return !fro_scratch_has_rolled (&scratch, table);
}

/* How many dice are rolled for damage if KNOCKS of the icons take effect; -1: that is rolled for. */
static int
count_landing_dice (const PaddockTable *table, guint vehicle, int dice, int knocks)
{
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);
  int n = 0;

  if (knocks > 0)
    n =
      knocks + fro_sum_effects (copy, vehicle, PADDOCK_EFFECT_DICE, PADDOCK_WHEN_DAMAGE_ICON_ROLL);
  fro_push_damage (copy, vehicle, MAX (n, 0) + dice, knocks > 0 ? FRO_CAUSE_ICON : FRO_CAUSE_JUMP,
                   FRO_NOBODY, FRO_JMP_06);
  n = (int) fro_count_damage_dice (copy, fro_top (copy));
  return fro_scratch_has_rolled (&scratch, table) ? -1 : n;
}

gboolean
fro_find_landing_roll (const PaddockTable *table, gboolean with_driver, FroLandingRoll *roll)
{
  const FroTask *task = find_task (table, FRO_TASK_CONTROL);
  gboolean is_apart = fro_option (table, FRO_OPTION_CONTROL_DAMAGE) == FRO_CONTROL_DAMAGE_CONTROL;
  FroDamageRoll damage;
  FroScratch scratch;

  if (!task || task->control.cause != FRO_CAUSE_JUMP || task->control.dice == 0
      || fro_option (table, FRO_OPTION_INSTANT_WIPEOUT) > 0
      || !fro_find_control_roll (table, with_driver, &roll->control)
      || fro_scratch_sum_rerolls (fro_scratch_copy (&scratch, table), task->vehicle,
                                  PADDOCK_WHEN_DAMAGE_ROLL)
           > 0)
    return FALSE;

  for (int knocks = 0; knocks < FRO_MAX_LANDING; knocks++) {
    int n = count_landing_dice (table, task->vehicle, task->control.dice, is_apart ? 0 : knocks);

    if (n < 0)
      return FALSE;
    roll->dice[knocks] = (guint8) n;
  }
  fro_find_damage_roll (table, task->vehicle, 0, &damage);
  roll->hurting = damage.hurting;
  return TRUE;
}

gboolean
fro_find_check_roll (const PaddockTable *table, gboolean is_accelerating, FroCheckRoll *roll)
{
  const FroTask *task = find_task (table, FRO_TASK_CHECK);
  const FroRoll *lies = &fro_state (table)->roll;
  guint when = is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);
  FroVehicle *self;

  if (!task)
    return FALSE;

  self = fro_vehicle (copy, task->vehicle);
  if (is_accelerating)
    self->pledge.flags |= FRO_PLEDGE_ACCELERATE;
  *roll = (FroCheckRoll){ .forced = (guint8) fro_count_forced (copy, task->vehicle),
                          .is_single = fro_option (table, FRO_OPTION_SPEED_CHECK) != 0 };
  fro_count_sides (table, roll->sides);
  if (count_lying (lies) > 0) {
    memcpy (roll->lying, lies->counts, sizeof roll->lying);
    roll->dice = (guint8) fro_count_chosen (lies);
    roll->rerolls = roll->dice ? 0 : lies->n_rerolls;
    return TRUE;
  }

  if (fro_count_free_boxes (copy, task->vehicle, when) >= 0)
    return FALSE; /* no roll at all */
  roll->dice = (guint8) fro_count_check_dice (copy, task->vehicle);
  roll->rerolls = fro_scratch_sum_rerolls (copy, task->vehicle, when);
  return !fro_scratch_has_rolled (&scratch, table);
}

gboolean
fro_find_attack_roll (const PaddockTable *table, FroAttackRoll *roll)
{
  FroScratch scratch;
  PaddockTable *copy = fro_scratch_copy (&scratch, table);

  if (!find_task (table, FRO_TASK_ATTACK))
    return FALSE;

  *roll = (FroAttackRoll){ 0 };
  fro_count_sides (table, roll->sides);
  fro_find_attack_dice (copy, roll);
  return !fro_scratch_has_rolled (&scratch, table);
}

void
fro_find_damage_roll (const PaddockTable *table, guint vehicle, guint dice, FroDamageRoll *roll)
{
  *roll = (FroDamageRoll){ .dice = (guint8) MIN (dice, FRO_MAX_DICE) };
  for (guint face = 0; face < 6; face++)
    roll->hurting =
      (guint8) (roll->hurting + fro_die_hits (table, vehicle, fro_course (table)->values[face]));
}

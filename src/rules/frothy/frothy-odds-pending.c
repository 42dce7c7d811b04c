/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The roll that is pending, as the odds want it.  It is looked for on a copy of the race, where the engine's own functions
 * count the dice; if one of them has to roll for that, nobody can know how many there will be.
 */

#include "frothy-rolls.h"

#include "frothy-icons.h"

typedef struct {
  FroState state;
  PaddockTable table;
} Scratch;

static PaddockTable *
copy_table (Scratch *self, const PaddockTable *table)
{
  self->state = *fro_state (table);
  self->table = *table;
  self->table.state = &self->state;
  self->table.events = NULL;
  return &self->table;
}

static gboolean
has_rolled (const Scratch *self, const PaddockTable *table)
{
  return self->state.core.chance.dice.drawn != fro_state (table)->core.chance.dice.drawn
         || self->state.core.chance.n_forced != fro_state (table)->core.chance.n_forced;
}

static const FroTask *
find_task (const PaddockTable *table, FroTaskKind kind)
{
  const FroTask *task = fro_state (table)->n_tasks > 0 ? fro_top (table) : NULL;

  return task && task->kind == kind ? task : NULL;
}

static void
count_sides (const PaddockTable *table, guint8 sides[FRO_MAX_VALUE + 1])
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

static guint8
sum_rerolls (PaddockTable *table, guint vehicle, guint when)
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
  Scratch scratch;
  PaddockTable *copy = copy_table (&scratch, table);

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
  roll->rerolls = sum_rerolls (copy, task->vehicle, when);
  return !has_rolled (&scratch, table);
}

gboolean
fro_find_check_roll (const PaddockTable *table, gboolean is_accelerating, FroCheckRoll *roll)
{
  const FroTask *task = find_task (table, FRO_TASK_CHECK);
  const FroRoll *lies = &fro_state (table)->roll;
  guint when = is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;
  Scratch scratch;
  PaddockTable *copy = copy_table (&scratch, table);
  FroVehicle *self;

  if (!task)
    return FALSE;

  self = fro_vehicle (copy, task->vehicle);
  if (is_accelerating)
    self->pledge.flags |= FRO_PLEDGE_ACCELERATE;
  *roll = (FroCheckRoll){ .forced = (guint8) fro_count_forced (copy, task->vehicle),
                          .is_single = fro_option (table, FRO_OPTION_SPEED_CHECK) != 0 };
  count_sides (table, roll->sides);
  if (count_lying (lies) > 0) {
    memcpy (roll->lying, lies->counts, sizeof roll->lying);
    roll->dice = (guint8) fro_count_chosen (lies);
    roll->rerolls = roll->dice ? 0 : lies->n_rerolls;
    return TRUE;
  }

  if (fro_count_free_boxes (copy, task->vehicle, when) >= 0)
    return FALSE; /* no roll at all */
  roll->dice = (guint8) fro_count_check_dice (copy, task->vehicle);
  roll->rerolls = sum_rerolls (copy, task->vehicle, when);
  return !has_rolled (&scratch, table);
}

gboolean
fro_find_attack_roll (const PaddockTable *table, FroAttackRoll *roll)
{
  Scratch scratch;
  PaddockTable *copy = copy_table (&scratch, table);

  if (!find_task (table, FRO_TASK_ATTACK))
    return FALSE;

  *roll = (FroAttackRoll){ 0 };
  count_sides (table, roll->sides);
  fro_find_attack_dice (copy, roll);
  return !has_rolled (&scratch, table);
}

void
fro_find_damage_roll (const PaddockTable *table, guint vehicle, guint dice, FroDamageRoll *roll)
{
  *roll = (FroDamageRoll){ .dice = (guint8) MIN (dice, FRO_MAX_DICE) };
  for (guint face = 0; face < 6; face++)
    roll->hurting =
      (guint8) (roll->hurting + fro_die_hits (table, vehicle, fro_course (table)->values[face]));
}

/* --- For the play --- */

/* Weights of more than 63 bits lose their last digits. */
static guint
find_shift (FroWeight of)
{
  guint shift = 0;

  while (of >> shift >> 63)
    shift++;

  return shift;
}

static PaddockOddsOf
make_odds (PaddockEvent event, FroWeight least, FroWeight most, FroWeight of)
{
  guint shift = find_shift (of);

  return (PaddockOddsOf){ .event = event,
                          .least = (guint64) (least >> shift),
                          .most = (guint64) (most >> shift),
                          .of = (guint64) (of >> shift) };
}

static guint
list_control (const PaddockTable *table, gboolean with_driver, PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  guint8 vehicle = fro_top (table)->vehicle;
  FroControlRoll roll;
  FroControlOdds odds;
  guint n = 0;

  if (!fro_find_control_roll (table, with_driver, &roll) || !fro_odds_control (&roll, &odds))
    return 0;

  rows[n++] = make_odds ((PaddockEvent){ .type = PADDOCK_EVENT_EFFECT,
                                         .actor = vehicle,
                                         .subject = FRO_EFFECT_PASSED,
                                         .clause = FRO_CTL_12 },
                         odds.must_pass, odds.passed, odds.of);
  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    rows[n++] = make_odds ((PaddockEvent){ .type = PADDOCK_EVENT_EFFECT,
                                           .actor = vehicle,
                                           .subject = (guint8) (FRO_EFFECT_ICON + icon),
                                           .clause = FRO_CTL_13 },
                           odds.least[icon], odds.most[icon], odds.of);

  return n;
}

/* What the check comes to; a single die is changed by cards afterwards, so nothing is said of it. */
static guint
list_check (const PaddockTable *table,
            gboolean is_accelerating,
            PaddockOddsOf rows[PADDOCK_MAX_ODDS])
{
  guint8 vehicle = fro_top (table)->vehicle;
  guint when = is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;
  Scratch scratch;
  int more = fro_sum_check (copy_table (&scratch, table), vehicle, when);
  FroCheckRoll roll;
  FroCheckOdds odds;
  guint n = 0;

  if (has_rolled (&scratch, table) || !fro_find_check_roll (table, is_accelerating, &roll)
      || roll.is_single || !fro_odds_check (&roll, &odds))
    return 0;

  for (int value = 0; value <= FRO_MAX_KEPT; value++)
    rows[n++] = make_odds ((PaddockEvent){ .type = PADDOCK_EVENT_POINTS,
                                           .actor = vehicle,
                                           .subject = FRO_POINTS_CHECK,
                                           .clause = FRO_SPC_14,
                                           .amount = (gint16) (value + more),
                                           .to = fro_index (value + more) },
                           odds.only[value], odds.exactly[value], odds.of);

  return n;
}

guint
fro_list_odds (const PaddockTable *table,
               const PaddockDecision *decision,
               const PaddockChoice *choice,
               PaddockOddsOf odds[PADDOCK_MAX_ODDS])
{
  if (decision->kind == FRO_ASK_CONTROL && (choice->id == FRO_DONE || choice->id == FRO_ROLL_DICE))
    return list_control (table, choice->id == FRO_ROLL_DICE, odds);
  if (decision->kind == FRO_ASK_CHECK
      && (choice->id == FRO_ACCELERATE || choice->id == FRO_DECELERATE))
    return list_check (table, choice->id == FRO_ACCELERATE, odds);

  return 0;
}

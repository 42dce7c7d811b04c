/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Control rolls: cards, dice with icons, discards, pairs, and what the icons left over do (FRO-CTL, FRO-ICO).
 */

#include "frothy.h"

/* Stages. */
enum {
  COMMIT, /* asks for cards */
  ROLL,
  DISCARD, /* asks */
  OUTCOME,
  SLIDE,
  TURN,
  SPEED,
  LANDING, /* the damage of a jump, if the roll had none of its own */
  END,
};

/* Arguments; the space of an obstacle stands at FRO_HEX_ARG. */
enum {
  CAUSE,
  PLANNED,   /* turn + 1 */
  DIRECTION, /* of a slide, + 1 */
  DICE,      /* of a jump */
  EFFECTS,   /* set of icons that take effect */
  N_SPEED,   /* icons of SLOW or HASTE */
  N_SPINS,
  N_SLIDES,
};

void
fro_push_control (PaddockTable *table, const FroControl *control)
{
  FroTask *task = fro_push (table, FRO_TASK_CONTROL, control->vehicle);

  task->other = control->partner;
  task->args[CAUSE] = control->cause;
  task->args[PLANNED] = (guint8) (control->turn + 1);
  task->args[DIRECTION] = control->slide;
  task->args[DICE] = control->dice;
  fro_put_hex (&task->args[FRO_HEX_ARG], control->obstacle);
  fro_clear_pledge (fro_vehicle (table, control->vehicle));
  fro_state (table)->result = (FroResult){ 0 };
}

/* --- The roll --- */

static guint
count_pledged (const PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  return fro_count_pledged (self, FRO_WHIP) + fro_count_pledged (self, FRO_REINS);
}

/* FRO-CTL-04, 05 */
static void
run_roll (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  guint vehicle = task->vehicle, cards = count_pledged (table, vehicle);
  int dice = (int) (fro_control_dice (table, vehicle, fro_speed (table, vehicle)) + cards)
             + fro_vehicle (table, vehicle)->clp
             + fro_sum_effects (table, vehicle, PADDOCK_EFFECT_DICE, PADDOCK_WHEN_CONTROL_ROLL);

  memset (&state->roll, 0, sizeof state->roll);
  fro_roll (table, vehicle, (guint) MAX (0, dice), FRO_DIE_CONTROL, FRO_CTL_04, state->roll.counts);
  state->roll.discards = (guint8) cards;
  task->stage = DISCARD;
}

static guint
count_dice (const FroRoll *roll)
{
  guint n = 0;

  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    n += roll->counts[icon];

  return n;
}

/* --- The outcome --- */

/* FRO-CTL-10, 11, FRO-CLP-03, 04 */
static void
cancel_pairs (PaddockTable *table, guint vehicle, FroIcon a, FroIcon b)
{
  guint8 *counts = fro_state (table)->roll.counts;
  guint8 pairs = MIN (counts[a], counts[b]);
  gboolean is_stamina = a == FRO_SLOW && fro_option (table, FRO_OPTION_STAMINA);

  if (pairs == 0)
    return;
  counts[a] = (guint8) (counts[a] - pairs);
  counts[b] = (guint8) (counts[b] - pairs);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                .subject = FRO_EFFECT_PAIR, .clause = a == FRO_SLOW ? FRO_CTL_11 : FRO_CTL_10,
                .amount = pairs);
  if (is_stamina)
    fro_change_stamina (table, vehicle, -pairs, FRO_CTL_11);
  else
    fro_gain_clp (table, vehicle, pairs, a == FRO_SLOW ? FRO_CLP_04 : FRO_CLP_03);
}

/* FRO-CTL-13: the icons with the highest count, as a set. */
static guint
find_effects (const FroRoll *roll)
{
  guint set = 0, most = 1;

  for (guint icon = 0; icon < FRO_N_ICONS; icon++) {
    if (roll->counts[icon] > most)
      set = 0, most = roll->counts[icon];
    if (roll->counts[icon] == most)
      set |= 1u << icon;
  }

  return set;
}

/* FRO-CTL-12 to 15, 17 */
static void
run_outcome (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  FroRoll roll;
  guint vehicle = task->vehicle, effects;

  cancel_pairs (table, vehicle, FRO_LEFT_SPIN, FRO_RIGHT_SPIN);
  cancel_pairs (table, vehicle, FRO_SLOW, FRO_HASTE);
  roll = state->roll;
  memset (&state->roll, 0, sizeof state->roll);
  effects = find_effects (&roll);
  task->args[EFFECTS] = (guint8) effects;
  task->args[N_SPEED] = (guint8) (roll.counts[FRO_SLOW] + roll.counts[FRO_HASTE]);
  task->args[N_SPINS] = (guint8) (roll.counts[FRO_LEFT_SPIN] + roll.counts[FRO_RIGHT_SPIN]);
  task->args[N_SLIDES] = roll.counts[FRO_SLIDE];
  task->stage = SLIDE;
  if (!effects) {
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                  .subject = FRO_EFFECT_PASSED, .clause = FRO_CTL_12);
    return;
  }

  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    if (effects >> icon & 1)
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) vehicle,
                    .subject = (guint8) (FRO_EFFECT_ICON + icon), .clause = FRO_CTL_13,
                    .amount = roll.counts[icon]);
  fro_gain_clp (table, vehicle, __builtin_popcount (effects), FRO_CLP_01);
  if (effects >> FRO_DAMAGE & 1) {
    fro_push_damage (table, vehicle, roll.counts[FRO_DAMAGE] + task->args[DICE], FRO_CAUSE_ICON,
                     FRO_NOBODY, FRO_ICO_07);
    task->args[DICE] = 0;
  }
}

static void
run_slide (PaddockTable *table, FroTask *task)
{
  guint way = task->args[DIRECTION];

  task->stage = TURN;
  fro_state (table)->result = (FroResult){ .met = FRO_NOBODY };
  if (task->args[EFFECTS] >> FRO_SLIDE & 1)
    fro_push_slide (table, &(FroSlideInfo){ .vehicle = task->vehicle,
                                            .direction = way < FRO_ALONG (0) ? (guint8) way : 0,
                                            .heading = way < FRO_ALONG (0)
                                                         ? task->vehicle
                                                         : (guint8) (way - FRO_ALONG (0)),
                                            .partner = task->other,
                                            .obstacle = fro_get_hex (&task->args[FRO_HEX_ARG]),
                                            .icons = task->args[N_SLIDES] });
}

/* FRO-CTL-16, 20, FRO-ICO-04 to 06 */
static void
run_turn (PaddockTable *table, FroTask *task)
{
  guint effects = task->args[EFFECTS];
  int by = (int) (effects >> FRO_LEFT_SPIN & 1) - (int) (effects >> FRO_RIGHT_SPIN & 1);

  task->stage = SPEED;
  task->args[N_SLIDES] = fro_state (table)->result.again;
  task->other = fro_state (table)->result.met;
  fro_put_hex (&task->args[FRO_HEX_ARG], fro_state (table)->result.obstacle);
  fro_set_facing (table, task->vehicle,
                  fro_vehicle (table, task->vehicle)->facing + task->args[PLANNED] - 1 + by,
                  effects ? FRO_CTL_20 : FRO_CTL_16);
}

/* FRO-ICO-02, 03 */
static void
run_speed (PaddockTable *table, FroTask *task)
{
  guint effects = task->args[EFFECTS];

  task->stage = LANDING;
  if (effects >> FRO_SLOW & 1)
    fro_decelerate (table, task->vehicle, task->args[N_SPEED], FRO_ICO_03);
  if (effects >> FRO_HASTE & 1)
    fro_accelerate (table, task->vehicle, task->args[N_SPEED], 0, FRO_ICO_02);
}

static void
run_landing (PaddockTable *table, FroTask *task)
{
  task->stage = END;
  fro_push_damage (table, task->vehicle, task->args[DICE], FRO_CAUSE_JUMP, FRO_NOBODY, FRO_JMP_06);
}

/* What the slide ran into is got past when the roll is through (FRO-RUL-84). */
static void
end (PaddockTable *table, const FroTask *task)
{
  FroTask done = *task;

  fro_state (table)->result = (FroResult){ .failed = done.args[EFFECTS] != 0,
                                           .again = done.args[N_SLIDES],
                                           .met = FRO_NOBODY };
  fro_pop (table);
  if (done.stage == END && done.other != FRO_NOBODY)
    fro_push_relief (table, done.vehicle, done.other, fro_get_hex (&done.args[FRO_HEX_ARG]));
}

gboolean
fro_run_control (PaddockTable *table, FroTask *task)
{
  static void (*const stages[]) (PaddockTable * table, FroTask * task) = {
    [ROLL] = run_roll, [OUTCOME] = run_outcome, [SLIDE] = run_slide,
    [TURN] = run_turn, [SPEED] = run_speed,     [LANDING] = run_landing,
  };
  const FroRoll *roll = &fro_state (table)->roll;

  if (task->stage == COMMIT
      || (task->stage == DISCARD && roll->discards > 0 && count_dice (roll) > 0))
    return FALSE;
  if (task->stage == DISCARD)
    task->stage = OUTCOME;
  if (task->stage == END || !fro_is_racing (table, task->vehicle)) /* FRO-WRK-02 */
    end (table, task);
  else
    stages[task->stage](table, task);
  return TRUE;
}

/* --- Questions --- */

void
fro_ask_control (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
  const FroRoll *roll = &fro_state (table)->roll;

  if (task->stage == COMMIT) {
    paddock_decision_ask (decision, task->vehicle, FRO_ASK_CONTROL);
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
    fro_add_cards (table, task->vehicle, FRO_BOTH_SIDES, PADDOCK_WHEN_CONTROL_ROLL, decision);
    return;
  }

  paddock_decision_ask (decision, task->vehicle, FRO_ASK_DISCARD);
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  for (int icon = 0; icon < FRO_N_ICONS; icon++)
    if (roll->counts[icon] > 0)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (FRO_DIE + icon),
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = fro_index (icon) });
}

void
fro_answer_control (PaddockTable *table,
                    FroTask *task,
                    const PaddockDecision *decision,
                    const PaddockChoice *choice)
{
  FroRoll *roll = &fro_state (table)->roll;

  if (task->stage == COMMIT && choice->id == FRO_DONE) {
    task->stage = ROLL;
  } else if (task->stage == COMMIT) {
    fro_spend_card (table, task->vehicle, fro_card_of (choice), FRO_CTL_03);
    fro_pledge_card (fro_vehicle (table, task->vehicle), fro_card_of (choice));
  } else if (choice->id == FRO_DONE) {
    task->stage = OUTCOME;
  } else {
    roll->counts[choice->id - FRO_DIE]--;
    roll->discards--;
  }
}

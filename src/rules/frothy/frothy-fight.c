/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How an attack goes: cards laid down in secret, dice, two of them kept in secret, the Attack Values, and what they
 * mean for who loses (FRO-ATK-05 to 19).
 */

#include "frothy-fight.h"

#include "frothy-abilities.h"
#include "frothy-control.h"
#include "frothy-damage.h"
#include "frothy-dice.h"
#include "frothy-move.h"
#include "frothy-reroll.h"
#include "frothy-rows.h"
#include "frothy-speed.h"
#include "frothy-wreck.h"

/* By FRO_WHIP: Personal, FRO_REINS: Vehicle; and by side. */
static const guint moments[2][2] = {
  { PADDOCK_WHEN_PERSONAL_ATTACK, PADDOCK_WHEN_PERSONAL_DEFENCE },
  { PADDOCK_WHEN_VEHICLE_ATTACK, PADDOCK_WHEN_VEHICLE_DEFENCE },
};

guint
fro_get_attack_moment (guint kind, gboolean is_defence)
{
  return moments[kind][is_defence ? TARGET : ATTACKER];
}

void
fro_push_attack (PaddockTable *table, guint attacker, guint target, guint kind)
{
  FroState *state = fro_state (table);
  FroTask *task = fro_push (table, FRO_TASK_ATTACK, attacker);

  task->other = (guint8) target;
  state->attack =
    (FroAttack){ .attacker = (guint8) attacker, .target = (guint8) target, .kind = (guint8) kind };
  fro_vehicle (table, attacker)->attacks++;
  for (guint side = ATTACKER; side <= TARGET; side++) {
    FroVehicle *self = fro_vehicle (table, get_vehicle (&state->attack, side));

    self->phase_flags |= FRO_WAS_INVOLVED; /* FRO-ATK-18 */
    fro_clear_pledge (self);
    self->pledge.flags = FRO_PLEDGE_SECRET;
  }
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ATTACKED, .actor = (guint8) attacker,
                .subject = (guint8) target, .clause = FRO_ATK_04, .amount = (gint16) kind,
                .from = paddock_hex_to_place (fro_vehicle (table, attacker)->at),
                .to = paddock_hex_to_place (fro_vehicle (table, target)->at));
}

/* --- Cards --- */

static gboolean
run_cards (PaddockTable *table, FroTask *task)
{
  guint side = task->stage - CARDS;
  const FroAttack *attack = &fro_state (table)->attack;
  PaddockDecision cards;

  paddock_decision_ask (&cards, get_vehicle (attack, side), FRO_ASK_ATTACK_CARDS);
  fro_add_attack_cards (table, get_vehicle (attack, side), attack->kind, get_moment (attack, side),
                        &cards);
  if (cards.n_choices > 0)
    return FALSE;

  task->stage++;
  return TRUE;
}

/* FRO-ATK-07 */
static guint
count_dice (PaddockTable *table, guint side)
{
  const FroAttack *attack = &fro_state (table)->attack;
  guint vehicle = get_vehicle (attack, side), when = get_moment (attack, side);
  int n = 1 + (int) fro_count_laid (table, vehicle, attack->kind)
          + fro_sum_effects (table, vehicle, PADDOCK_EFFECT_DICE, when)
          + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_DICE, when);

  return (guint) CLAMP (n, 1, FRO_MAX_DICE);
}

static guint
side_of (const FroAttack *attack, guint vehicle)
{
  return vehicle == attack->attacker ? ATTACKER : TARGET;
}

guint
fro_count_attack_dice (PaddockTable *table, guint vehicle)
{
  return count_dice (table, side_of (&fro_state (table)->attack, vehicle));
}

static void
roll_dice (PaddockTable *table, guint side)
{
  FroAttack *attack = &fro_state (table)->attack;

  fro_roll (table, get_vehicle (attack, side), count_dice (table, side), FRO_DIE_ATTACK, FRO_ATK_07,
            attack->dice[side]);
}

static gboolean
run_reveal (PaddockTable *table, FroTask *task)
{
  const FroAttack *attack = &fro_state (table)->attack;

  fro_reveal_pledge (table, attack->attacker, FRO_ATK_06);
  fro_reveal_pledge (table, attack->target, FRO_ATK_06);
  roll_dice (table, ATTACKER);
  roll_dice (table, TARGET);
  task->stage = REROLL;
  task->attack.may_reroll = FALSE;
  return TRUE;
}

/* --- Dice --- */

/* The dice of the one whose turn it is lie in the state's roll as long as they may be rolled again. */
static void
take_dice (PaddockTable *table, guint side)
{
  FroState *state = fro_state (table);

  memset (&state->roll, 0, sizeof state->roll);
  memcpy (state->roll.counts, state->attack.dice[side], sizeof state->attack.dice[side]);
  fro_begin_reroll (table, get_vehicle (&state->attack, side), get_moment (&state->attack, side));
}

static gboolean
run_reroll (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  guint side = task->stage - REROLL, vehicle = get_vehicle (&state->attack, side);

  if (!task->attack.may_reroll)
    take_dice (table, side);
  task->attack.may_reroll = TRUE;
  if (fro_wants_reroll (table, vehicle, get_moment (&state->attack, side)))
    return FALSE;

  fro_finish_reroll (table, vehicle, FRO_DIE_ATTACK);
  memcpy (state->attack.dice[side], state->roll.counts, sizeof state->attack.dice[side]);
  memset (&state->roll, 0, sizeof state->roll);
  task->attack.may_reroll = FALSE;
  task->stage++;
  return TRUE;
}

/* A single die is kept as it is (FRO-RUL-42). */
static gboolean
run_keep (PaddockTable *table, FroTask *task)
{
  guint side = task->stage - KEEP;
  const FroAttack *attack = &fro_state (table)->attack;
  FroVehicle *self = fro_vehicle (table, get_vehicle (attack, side));
  guint n = 0;

  for (guint value = 0; value <= FRO_MAX_VALUE; value++) {
    n += attack->dice[side][value];
    if (attack->dice[side][value])
      self->pledge.kept = (guint8) value;
  }
  if (n > 1) {
    self->pledge.kept = 0;
    return FALSE;
  }

  task->stage++;
  return TRUE;
}

/* --- The result --- */

int
fro_sum_attack (PaddockTable *table, guint vehicle)
{
  const FroAttack *attack = &fro_state (table)->attack;
  guint when = get_moment (attack, side_of (attack, vehicle));

  return fro_sum_effects (table, vehicle, PADDOCK_EFFECT_VALUE, when)
         + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_VALUE, when);
}

/* FRO-ATK-08 */
static int
find_value (PaddockTable *table, guint side)
{
  guint vehicle = get_vehicle (&fro_state (table)->attack, side);
  int value = fro_vehicle (table, vehicle)->pledge.kept + fro_sum_attack (table, vehicle);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) vehicle,
                .subject = FRO_POINTS_ATTACK, .clause = FRO_ATK_08, .amount = (gint16) value,
                .to = PADDOCK_PLACE (value, 0));
  return value;
}

static gboolean
claims_tie (const PaddockTable *table, guint side, PaddockFrothyEffectKind kind)
{
  const FroAttack *attack = &fro_state (table)->attack;
  guint vehicle = get_vehicle (attack, side), when = get_moment (attack, side);

  return fro_has_effect (table, vehicle, kind, when)
         || fro_has_pledged (table, vehicle, kind, when);
}

/* FRO-TRT-27, 33, 36, 42, FRO-RUL-55: opposite claims cancel. */
static gboolean
wins_tie (const PaddockTable *table, guint side)
{
  return claims_tie (table, side, PADDOCK_EFFECT_WIN_TIE)
         || claims_tie (table, 1 - side, PADDOCK_EFFECT_LOSE_TIE);
}

static void
tell_tie (PaddockTable *table, guint winner)
{
  const FroAttack *attack = &fro_state (table)->attack;

  fro_tell_effects (table, get_vehicle (attack, winner), PADDOCK_EFFECT_WIN_TIE,
                    get_moment (attack, winner));
  fro_tell_effects (table, get_vehicle (attack, 1 - winner), PADDOCK_EFFECT_LOSE_TIE,
                    get_moment (attack, 1 - winner));
}

#define BOTH (1u << ATTACKER | 1u << TARGET)

/* FRO-ATK-09, 10; the difference of a tie is the Attack Value itself (FRO-RUL-42). */
static void
compare (PaddockTable *table, const int values[2])
{
  FroAttack *attack = &fro_state (table)->attack;
  gboolean is_won[2] = { wins_tie (table, ATTACKER), wins_tie (table, TARGET) };

  if (values[ATTACKER] != values[TARGET]) {
    attack->losers = (guint8) (1u << (values[ATTACKER] > values[TARGET] ? TARGET : ATTACKER));
    attack->difference = (guint8) ABS (values[ATTACKER] - values[TARGET]);
  } else if (is_won[ATTACKER] != is_won[TARGET]) {
    attack->losers = (guint8) (1u << (is_won[ATTACKER] ? TARGET : ATTACKER));
    attack->difference = 1;
    tell_tie (table, is_won[ATTACKER] ? ATTACKER : TARGET);
  } else {
    attack->losers = BOTH;
    attack->difference = (guint8) MAX (0, values[ATTACKER]);
  }
}

/* FRO-ATK-09, 10 */
static void
tell_result (PaddockTable *table)
{
  const FroAttack *attack = &fro_state (table)->attack;
  gboolean is_tied = attack->losers == BOTH;
  guint winner = attack->losers == 1u << ATTACKER ? TARGET : ATTACKER;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT,
                .actor = (guint8) get_vehicle (attack, winner),
                .subject = is_tied ? FRO_EFFECT_TIED : FRO_EFFECT_WON,
                .clause = is_tied ? FRO_ATK_10 : FRO_ATK_09, .amount = attack->difference);
}

static gboolean
run_result (PaddockTable *table, FroTask *task)
{
  FroAttack *attack = &fro_state (table)->attack;
  int values[2];

  for (guint side = ATTACKER; side <= TARGET; side++)
    values[side] = find_value (table, side);
  compare (table, values);
  tell_result (table);
  fro_clear_pledge (fro_vehicle (table, attack->attacker));
  fro_clear_pledge (fro_vehicle (table, attack->target));
  memset (attack->dice, 0, sizeof attack->dice);
  task->stage = TARGET_LOSES;
  return TRUE;
}

/* What both would roll with what is laid down now (frothy-odds-pending.c). */
void
fro_find_attack_dice (PaddockTable *table, FroAttackRoll *roll)
{
  const FroAttack *attack = &fro_state (table)->attack;

  for (guint side = ATTACKER; side <= TARGET; side++) {
    guint vehicle = get_vehicle (attack, side), when = get_moment (attack, side);

    roll->dice[side] = (guint8) count_dice (table, side);
    roll->rerolls[side] =
      (guint8) CLAMP (fro_sum_effects (table, vehicle, PADDOCK_EFFECT_REROLL, when), 0,
                      FRO_ODDS_MAX_DICE);
    roll->bonus[side] = (gint8) fro_sum_attack (table, vehicle);
  }
  roll->tie = (gint8) (wins_tie (table, ATTACKER) - wins_tie (table, TARGET));
}

/* --- Losing --- */

/* FRO-ATK-11, FRO-RUL-40: half the Speed of the other, who in a tie has not won. */
static guint
find_weight (const PaddockTable *table, guint side)
{
  const FroAttack *attack = &fro_state (table)->attack;

  if (attack->losers == BOTH && !fro_option (table, FRO_OPTION_TIE_SPEED))
    return 0;

  return fro_half_up (fro_speed (table, get_vehicle (attack, 1 - side)));
}

/* FRO-ATK-11, 13, 14 */
static gboolean
run_loses (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  guint side = task->stage == TARGET_LOSES ? TARGET : ATTACKER;
  guint vehicle = get_vehicle (&state->attack, side);

  task->stage++;
  task->attack.clp = 0;
  if (!(state->attack.losers >> side & 1) || !fro_is_racing (table, vehicle)) {
    task->stage++;
    return TRUE;
  }

  if (state->attack.kind == FRO_WHIP) {
    fro_gain_clp (table, vehicle, state->attack.difference, FRO_CLP_05);
    task->attack.clp = state->attack.difference;
    return TRUE;
  }
  fro_push_damage (table, vehicle, state->attack.difference + (int) find_weight (table, side),
                   FRO_CAUSE_VEHICLE_ATTACK,
                   state->attack.losers == BOTH ? FRO_NOBODY
                                                : get_vehicle (&state->attack, 1 - side),
                   FRO_ATK_11);
  return TRUE;
}

gboolean
fro_attack_owes (const FroState *state, const FroTask *task, guint vehicle)
{
  return task->kind == FRO_TASK_ATTACK && task->vehicle == vehicle && task->stage >= TARGET_ROLLS
         && task->stage <= ATTACKER_LOSES && state->attack.kind == FRO_REINS
         && state->attack.losers == BOTH;
}

/* FRO-ATK-12, 13, FRO-RUL-90: only with points or damage is there something to lose control over. */
static gboolean
run_rolls (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  guint side = task->stage == TARGET_ROLLS ? TARGET : ATTACKER;
  guint vehicle = get_vehicle (&state->attack, side);
  gboolean is_personal = state->attack.kind == FRO_WHIP;
  gboolean must_roll = is_personal ? task->attack.clp > 0 : state->result.hits > 0;

  task->stage++;
  state->result = (FroResult){ 0 };
  fro_note_survivor (table);
  if (must_roll && fro_is_racing (table, vehicle))
    fro_push_control (table,
                      &(FroControl){ .vehicle = (guint8) vehicle,
                                     .cause = is_personal ? FRO_CAUSE_PERSONAL_ATTACK
                                                          : FRO_CAUSE_VEHICLE_ATTACK,
                                     .slide = is_personal ? 0 : FRO_ALONG (state->attack.attacker),
                                     .partner = FRO_NOBODY });
  return TRUE;
}

/* FRO-ATK-15, 16: only what the initiator's own defeat brought it. */
static gboolean
run_stops (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);

  task->stage = END;
  if (state->attack.losers >> ATTACKER & 1 && state->result.failed
      && fro_is_racing (table, state->attack.attacker))
    fro_end_move (table, state->attack.attacker);
  return TRUE;
}

static gboolean
run_end (PaddockTable *table, FroTask *task)
{
  memset (&fro_state (table)->attack, 0, sizeof (FroAttack));
  fro_pop (table);
  return TRUE;
}

static gboolean
run_attack (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  static gboolean (*const stages[]) (PaddockTable * table, FroTask * task) = {
    [CARDS] = run_cards,
    [DEFENDER_CARDS] = run_cards,
    [REVEAL] = run_reveal,
    [REROLL] = run_reroll,
    [DEFENDER_REROLL] = run_reroll,
    [KEEP] = run_keep,
    [DEFENDER_KEEP] = run_keep,
    [RESULT] = run_result,
    [TARGET_LOSES] = run_loses,
    [TARGET_ROLLS] = run_rolls,
    [ATTACKER_LOSES] = run_loses,
    [ATTACKER_ROLLS] = run_rolls,
    [ATTACKER_STOPS] = run_stops,
    [END] = run_end,
  };

  return stages[task->stage](table, task);
}

const PaddockRoutine fro_attack_task = { run_attack, fro_ask_attack, fro_answer_attack };

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A vehicle's own move in a phase: steps, drifts, the one card that changes it, and the turn at its end (FRO-MOV,
 * FRO-DRF, FRO-TRN, FRO-MCD, FRO-AVO).
 */

#include "frothy-move.h"

#include "frothy-attack.h"
#include "frothy-collision.h"
#include "frothy-control.h"
#include "frothy-jump.h"
#include "frothy-race.h"
#include "frothy-space.h"
#include "frothy-speed.h"

/* Stages. */
enum {
  BEGIN,
  WINDOW, /* asks what the driver does next */
  END,
};

guint
fro_get_spaces (const PaddockTable *table, guint vehicle)
{
  if (fro_option (table, FRO_OPTION_MOVE_LOOKUP))
    return fro_vehicle (table, vehicle)->spaces;

  return fro_spec (table, vehicle)->move[fro_speed (table, vehicle)][fro_state (table)->phase - 1];
}

void
fro_push_move (PaddockTable *table, guint vehicle)
{
  FroState *state = fro_state (table);

  state->move = (FroMove){ .vehicle = (guint8) vehicle,
                           .left = (guint8) fro_get_spaces (table, vehicle),
                           .may_ram = (guint8) fro_option (table, FRO_OPTION_DELIBERATE) };
  fro_push (table, FRO_TASK_MOVE, vehicle);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_TURN_BEGAN, .actor = (guint8) vehicle,
                .clause = FRO_RND_04, .amount = state->move.left,
                .from = paddock_hex_to_place (fro_vehicle (table, vehicle)->at),
                .to = PADDOCK_PLACE (fro_speed (table, vehicle), 0));
}

void
fro_end_move (PaddockTable *table, guint vehicle)
{
  FroState *state = fro_state (table);

  if (state->move.vehicle == vehicle)
    state->move.is_over = TRUE;
  else
    fro_vehicle (table, vehicle)->phase_flags |= FRO_LOST_MOVE;
}

/* A new facing starts the alternation afresh (FRO-MOV-11). */
void
fro_set_facing (PaddockTable *table, guint vehicle, int facing, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  guint8 before = self->facing;

  self->facing = (guint8) paddock_facing_wrap (facing);
  if (self->facing == before)
    return;
  self->last_step = 0;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_TURNED, .actor = (guint8) vehicle,
                .subject = (guint8) vehicle, .clause = clause, .from = PADDOCK_PLACE (before, 0),
                .to = PADDOCK_PLACE (self->facing, 0));
}

void
fro_enter (PaddockTable *table, guint vehicle, PaddockHex to, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_MOVED, .actor = (guint8) vehicle,
                .subject = (guint8) vehicle, .clause = clause, .amount = self->facing,
                .from = paddock_hex_to_place (self->at), .to = paddock_hex_to_place (to));
  self->at = to;
  fro_cross (table, vehicle);
  fro_push_enter (table, vehicle);
}

/* --- What may be done --- */

/* FRO-DEC-12, 13 */
static void
add_steps (const PaddockTable *table,
           const FroPath *path,
           gboolean has_reins,
           gboolean is_clean,
           PaddockDecision *decision)
{
  FroWay ways[FRO_MAX_WAYS];
  guint n = fro_list_ways (table, path, ways);

  for (guint i = 0; i < n; i++) {
    FroPath after = fro_path_after (path, &ways[i]);

    if (is_clean) {
      guint hit = fro_find_hit (table, path->vehicle, after.at);

      if (hit != FRO_NOBODY ? !path->may_ram || hit >= FRO_MAX_VEHICLES
                            : !fro_has_clean_plan (table, &after, has_reins))
        continue;
    }
    paddock_decision_add (decision, (PaddockChoice){ .id = ways[i].id,
                                                     .target = PADDOCK_TARGET_HEX,
                                                     .extra = ways[i].direction,
                                                     .place = paddock_hex_to_place (after.at) });
  }
}

/* FRO-DEC-20 */
static void
add_turns (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_KEEP_FACING });
  if (fro_vehicle (table, vehicle)->moved == 0)
    return; /* FRO-TRN-02 */

  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_TURN_LEFT });
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_TURN_RIGHT });
}

static void
ask_window (const PaddockTable *table, PaddockDecision *decision)
{
  FroPath path = fro_path_of_move (table);
  gboolean has_reins = fro_may_rein_in (table);
  gboolean is_clean = fro_has_clean_plan (table, &path, has_reins);

  paddock_decision_ask (decision, path.vehicle, path.left > 0 ? FRO_ASK_MOVE : FRO_ASK_TURN);
  if (path.left > 0)
    add_steps (table, &path, has_reins, is_clean, decision);
  else
    add_turns (table, path.vehicle, decision);
  fro_add_pace (table, &path, has_reins, is_clean, decision);
  fro_add_jumps (table, &path, is_clean, decision);
  fro_add_attacks (table, path.vehicle, decision);
}

static void
ask_move (const PaddockTable *table, PaddockDecision *decision)
{
  if (fro_state (table)->move.asking == FRO_MOVE_STEPS)
    ask_window (table, decision);
  else
    fro_ask_pace (table, decision);
}

/* --- What is done --- */

static void
step (PaddockTable *table, guint vehicle, guint direction, gboolean is_drift)
{
  FroState *state = fro_state (table);
  FroVehicle *self = fro_vehicle (table, vehicle);
  PaddockHex to = paddock_hex_neighbour (self->at, (int) direction);
  guint hit = fro_find_hit (table, vehicle, to);

  if (hit != FRO_NOBODY) {
    fro_push_collision (table, vehicle, hit, direction);
    return;
  }

  state->move.left--;
  state->move.sneaks = 0;
  self->moved++;
  self->drifts = (guint8) (self->drifts + is_drift);
  self->last_step = (guint8) (direction + 1);
  if (is_drift && self->drifts > 1
      && fro_option (table, FRO_OPTION_DRIFT_MULTI) == FRO_DRIFT_CONTROL)
    fro_push_control (table, &(FroControl){ .vehicle = (guint8) vehicle,
                                            .cause = FRO_CAUSE_DRIFT,
                                            .slide = (guint8) (direction + 1),
                                            .partner = FRO_NOBODY });
  fro_enter (table, vehicle, to,
             is_drift           ? FRO_DRF_01
             : self->facing & 1 ? FRO_MOV_04
                                : FRO_MOV_03);
}

/* FRO-TRN-01 to 04 */
static void
turn (PaddockTable *table, FroTask *task, int by)
{
  FroVehicle *self = fro_vehicle (table, task->vehicle);

  task->stage = END;
  if (by == 0)
    return;

  self->phase_flags |= FRO_HAS_TURNED;
  if (fro_is_safe (table, task->vehicle))
    fro_set_facing (table, task->vehicle, self->facing + by, FRO_TRN_03);
  else
    fro_push_control (table, &(FroControl){ .vehicle = task->vehicle,
                                            .cause = FRO_CAUSE_TURN,
                                            .turn = (gint8) by,
                                            .partner = FRO_NOBODY });
}

static void
answer_step (PaddockTable *table, guint direction)
{
  FroPath path = fro_path_of_move (table);
  FroWay ways[FRO_MAX_WAYS];
  guint i = 0;

  fro_list_ways (table, &path, ways);
  while (ways[i].direction != direction)
    i++;
  step (table, path.vehicle, direction, ways[i].is_drift);
}

static void
answer_window (PaddockTable *table, FroTask *task, const PaddockChoice *choice)
{
  FroMove *move = &fro_state (table)->move;

  switch (choice->id) {
  case FRO_GO_STRAIGHT:
  case FRO_GO_LEFT:
  case FRO_GO_RIGHT:
  case FRO_DRIFT_LEFT:
  case FRO_DRIFT_RIGHT:
    answer_step (table, choice->extra);
    break;
  case FRO_KEEP_FACING:
    turn (table, task, 0);
    break;
  case FRO_TURN_LEFT:
    turn (table, task, 1);
    break;
  case FRO_TURN_RIGHT:
    turn (table, task, -1);
    break;
  case FRO_ATTACK_PERSON:
    fro_push_attack (table, task->vehicle, (guint) choice->place.a, FRO_WHIP);
    break;
  case FRO_ATTACK_VEHICLE:
    fro_push_attack (table, task->vehicle, (guint) choice->place.a, FRO_REINS);
    break;
  case FRO_MORE:
  case FRO_LESS:
  case FRO_JUMP_ONE:
  case FRO_JUMP_TWO:
    move->asking = FRO_MOVE_PAYS;
    move->choice = (guint8) choice->id;
    move->direction = choice->extra;
    break;
  default:
    fro_play_pace (table, choice);
  }
}

static void
answer_move (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);

  if (fro_state (table)->move.asking == FRO_MOVE_STEPS)
    answer_window (table, task, choice);
  else
    fro_answer_pace (table, decision, choice);
}

/* --- Its course --- */

/* FRO-MOV-08, 09 */
void
fro_reward_straight (PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);

  if (self->moved > 0 && self->drifts == 0
      && !(self->phase_flags & (FRO_HAS_TURNED | FRO_HAS_JUMPED | FRO_WAS_INVOLVED)))
    fro_lose_clp (table, vehicle, 1, FRO_MOV_08);
}

static void
end (PaddockTable *table, guint vehicle)
{
  FroState *state = fro_state (table);

  fro_vehicle (table, vehicle)->phase_flags |= FRO_HAS_ACTED;
  state->move = (FroMove){ .vehicle = FRO_NOBODY };
  if (fro_course (table)->is_chase)
    state->flow.must_pause = TRUE; /* FRO-RUL-88 */
  fro_pop (table);
  if (fro_option (table, FRO_OPTION_STRAIGHT_WHEN) && fro_is_racing (table, vehicle))
    fro_reward_straight (table, vehicle);
}

/* Nothing to do: no space to move, and no card that gives one. */
static gboolean
is_idle (const PaddockTable *table, guint vehicle)
{
  const FroMove *move = &fro_state (table)->move;

  return move->left == 0 && move->asking == FRO_MOVE_STEPS
         && fro_vehicle (table, vehicle)->moved == 0 && !fro_can_move_more (table);
}

static gboolean
run_move (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  const FroMove *move = &fro_state (table)->move;
  guint vehicle = task->vehicle;

  if (task->stage == END || move->is_over || !fro_is_racing (table, vehicle)
      || is_idle (table, vehicle)) {
    end (table, vehicle);
    return TRUE;
  }
  if (move->asking == FRO_MOVE_STEPS && fro_may_sneak (table, vehicle)) {
    fro_push (table, FRO_TASK_SNEAK, vehicle);
    return TRUE;
  }

  task->stage = WINDOW;
  return FALSE;
}

const PaddockRoutine fro_move_task = { run_move, ask_move, answer_move };

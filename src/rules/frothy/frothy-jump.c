/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Jumps over hazards and low obstacles (FRO-JMP).
 */

#include "frothy.h"

/* --- Which --- */

/* The way of the next straight step after one in DIRECTION. */
static guint
next_direction (guint facing, guint direction)
{
  guint left = fro_direction (facing, FRO_LEFT), right = fro_direction (facing, FRO_RIGHT);

  return direction == left ? right : left;
}

/* One Reins card may pay for the jump, so that another is needed for the rest of the move. */
static gboolean
keeps_reins (const PaddockTable *table, guint vehicle)
{
  return fro_may_rein_in (table)
         && fro_count_cards (table, vehicle, FRO_REINS, PADDOCK_WHEN_MOVEMENT) > 1;
}

/* Whether N spaces can be cleared, beginning in DIRECTION, and the move then leaves nothing to answer for. */
static gboolean
can_jump (const PaddockTable *table,
          const FroPath *path,
          guint n,
          guint direction,
          gboolean is_clean)
{
  FroPath after = *path;

  if (path->left < n + 1)
    return FALSE; /* FRO-JMP-03 */

  for (guint i = 0; i <= n; i++) {
    FroWay way = { .direction = (guint8) direction };

    after = fro_path_after (&after, &way);
    if (fro_is_off_track (table, after.at)
        || (i < n ? !fro_is_low (table, after.at)
                  : fro_find_hit (table, path->vehicle, after.at) != FRO_NOBODY))
      return FALSE;
    direction = next_direction (path->facing, direction);
  }

  return !is_clean || fro_has_clean_plan (table, &after, keeps_reins (table, path->vehicle));
}

static void
add_jumps (const PaddockTable *table,
           const FroPath *path,
           guint n,
           gboolean is_clean,
           PaddockDecision *decision)
{
  FroWay ways[FRO_MAX_WAYS];
  guint n_ways = fro_list_ways (table, path, ways);

  for (guint i = 0; i < n_ways; i++)
    if (!ways[i].is_drift && can_jump (table, path, n, ways[i].direction, is_clean))
      paddock_decision_add (decision, (PaddockChoice){
                                        .id = n == 1 ? FRO_JUMP_ONE : FRO_JUMP_TWO,
                                        .target = PADDOCK_TARGET_HEX,
                                        .extra = ways[i].direction,
                                        .place = fro_place (
                                          paddock_hex_neighbour (path->at, ways[i].direction)) });
}

/* FRO-DEC-19; FRO-TRT-18, 19: how many spaces a jump may clear. */
void
fro_add_jumps (const PaddockTable *table,
               const FroPath *path,
               gboolean is_clean,
               PaddockDecision *decision)
{
  int reach = fro_get_effect (table, path->vehicle, PADDOCK_EFFECT_JUMP, PADDOCK_WHEN_ALWAYS, 1);

  if (!fro_option (table, FRO_OPTION_JUMP) || path->left < 2
      || fro_count_cards (table, path->vehicle, FRO_WHIP, PADDOCK_WHEN_MOVEMENT)
             + fro_count_cards (table, path->vehicle, FRO_REINS, PADDOCK_WHEN_MOVEMENT)
           == 0)
    return;

  for (int n = 1; n <= MIN (reach, 2); n++)
    add_jumps (table, path, (guint) n, is_clean, decision);
}

/* --- How --- */

/* Stages. */
enum {
  CONTROL,
  END,
};

void
fro_jump (PaddockTable *table, guint n, guint direction)
{
  FroState *state = fro_state (table);
  guint vehicle = state->move.vehicle;
  FroVehicle *self = fro_vehicle (table, vehicle);
  PaddockHex from = self->at;

  self->phase_flags |= FRO_HAS_JUMPED;
  state->move.sneaks = 0;
  for (guint i = 0; i <= n; i++) {
    PaddockHex to = paddock_hex_neighbour (self->at, (int) direction);

    state->move.left--;
    self->moved++;
    self->last_step = (guint8) (direction + 1);
    direction = next_direction (self->facing, direction);
    if (i < n) {
      self->at = to;
      fro_cross (table, vehicle);
      continue;
    }
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_JUMPED, .actor = (guint8) vehicle,
                  .subject = (guint8) vehicle, .clause = FRO_JMP_02, .amount = self->facing,
                  .from = fro_place (from), .to = fro_place (self->at));
    fro_push (table, FRO_TASK_JUMP, vehicle);
    fro_enter (table, vehicle, to, FRO_JMP_05);
  }
}

/* FRO-JMP-05 to 07 */
gboolean
fro_run_jump (PaddockTable *table, FroTask *task)
{
  guint vehicle = task->vehicle, speed = fro_speed (table, vehicle);
  gboolean is_down = fro_option (table, FRO_OPTION_HALF_JUMP) != 0;

  if (task->stage == END || !fro_is_racing (table, vehicle)) {
    fro_pop (table);
    return TRUE;
  }

  task->stage = END;
  fro_push_control (table,
                    &(FroControl){ .vehicle = (guint8) vehicle,
                                   .cause = FRO_CAUSE_JUMP,
                                   .partner = FRO_NOBODY,
                                   .dice = (guint8) (is_down ? speed / 2 : fro_half_up (speed)) });
  return TRUE;
}

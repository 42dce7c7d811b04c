/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Jumps over hazards and low obstacles (FRO-JMP).
 */

#include "frothy-jump.h"

#include "frothy-control.h"
#include "frothy-move.h"
#include "frothy-race.h"
#include "frothy-rows.h"
#include "frothy-space.h"
#include "frothy-speed.h"

/* --- Which --- */

/* The way of the next straight step after one in DIRECTION. */
static guint
next_direction (guint facing, guint direction)
{
  guint left = fro_direction (facing, FRO_LEFT), right = fro_direction (facing, FRO_RIGHT);

  return direction == left ? right : left;
}

/* Whether a card usable as Reins is left for the rest of the move once one card has paid for the jump: there is a
 * second one, or a card of the other type pays. */
static gboolean
keeps_reins (const PaddockTable *table, guint vehicle)
{
  guint reins, when = PADDOCK_WHEN_MOVEMENT;
  PaddockDecision cards;

  if (!fro_may_rein_in (table))
    return FALSE;
  reins = fro_count_cards (table, vehicle, FRO_REINS, when);
  if (reins > 1)
    return TRUE;

  paddock_decision_ask (&cards, vehicle, FRO_ASK_PAY);
  fro_add_cards (table, vehicle, 1u << FRO_WHIP, when, &cards);
  for (guint i = 0; i < cards.n_choices; i++)
    if (!fro_card_passes (table, vehicle, fro_card_of (&cards.choices[i]), FRO_REINS, when))
      return TRUE;

  return FALSE;
}

/* Goes over N spaces and lands, beginning in DIRECTION, or says what is in the way. */
static FroBar
fly (const PaddockTable *table, FroPath *path, guint n, guint direction)
{
  for (guint i = 0; i <= n; i++) {
    FroWay way = { .direction = (guint8) direction };

    *path = fro_path_after (path, &way);
    if (fro_is_off_track (table, path->at))
      return FRO_BAR_EDGE;
    if (i < n && !fro_is_low (table, path->at))
      return FRO_BAR_HIGH;
    if (i == n && fro_find_hit (table, path->vehicle, path->at) != FRO_NOBODY)
      return FRO_BAR_LANDING;
    direction = next_direction (path->facing, direction);
  }

  return FRO_BAR_NONE;
}

/* Whether N spaces can be cleared, beginning in DIRECTION, and the move then leaves nothing to answer for. */
static FroBar
find_bar (const PaddockTable *table,
          const FroPath *path,
          guint n,
          guint direction,
          gboolean is_clean)
{
  FroPath after = *path;
  FroBar bar;

  if (path->left < n + 1)
    return FRO_BAR_SHORT; /* FRO-JMP-03 */
  bar = fly (table, &after, n, direction);
  if (bar != FRO_BAR_NONE)
    return bar;
  if (is_clean && !fro_has_clean_plan (table, &after, keeps_reins (table, path->vehicle)))
    return FRO_BAR_OWED;

  return FRO_BAR_NONE;
}

static PaddockChoice
jump_choice (const FroPath *path, guint n, guint direction)
{
  return (PaddockChoice){ .id = n == 1 ? FRO_JUMP_ONE : FRO_JUMP_TWO,
                          .target = PADDOCK_TARGET_HEX,
                          .extra = (guint8) direction,
                          .place = paddock_hex_to_place (
                            paddock_hex_neighbour (path->at, (int) direction)) };
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
    if (!ways[i].is_drift && find_bar (table, path, n, ways[i].direction, is_clean) == FRO_BAR_NONE)
      paddock_decision_add (decision, jump_choice (path, n, ways[i].direction));
}

static int
find_reach (const PaddockTable *table, guint vehicle)
{
  return fro_get_effect (table, vehicle, PADDOCK_EFFECT_JUMP, PADDOCK_WHEN_ALWAYS, 1);
}

static gboolean
can_pay (const PaddockTable *table, guint vehicle)
{
  return fro_count_cards (table, vehicle, FRO_WHIP, PADDOCK_WHEN_MOVEMENT) > 0
         || fro_count_cards (table, vehicle, FRO_REINS, PADDOCK_WHEN_MOVEMENT) > 0;
}

/* FRO-DEC-19; FRO-TRT-18, 19: how many spaces a jump may clear. */
void
fro_add_jumps (const PaddockTable *table,
               const FroPath *path,
               gboolean is_clean,
               PaddockDecision *decision)
{
  if (!fro_option (table, FRO_OPTION_JUMP) || path->left < 2 || !can_pay (table, path->vehicle))
    return;

  for (int n = 1; n <= MIN (find_reach (table, path->vehicle), 2); n++)
    add_jumps (table, path, (guint) n, is_clean, decision);
}

/* Why the space in DIRECTION cannot be jumped over. */
FroBar
fro_find_jump_bar (const PaddockTable *table,
                   const FroPath *path,
                   guint direction,
                   gboolean is_clean,
                   PaddockChoice *choice)
{
  *choice = jump_choice (path, 1, direction);
  if (!fro_option (table, FRO_OPTION_JUMP))
    return FRO_BAR_OPTION;
  if (find_reach (table, path->vehicle) < 1)
    return FRO_BAR_TRAIT;
  if (!can_pay (table, path->vehicle))
    return FRO_BAR_CARD;

  return find_bar (table, path, 1, direction, is_clean);
}

/* FRO-AVO-03: whether CARD must not pay for the jump that was chosen, because the rest of the move needs it. */
gboolean
fro_jump_spares (const PaddockTable *table, FroCard card)
{
  const FroMove *move = &fro_state (table)->move;
  FroPath path = fro_path_of_move (table), after = path;

  if (!fro_may_rein_in (table)
      || fro_count_cards (table, path.vehicle, FRO_REINS, PADDOCK_WHEN_MOVEMENT) > 1
      || !fro_card_passes (table, path.vehicle, card, FRO_REINS, PADDOCK_WHEN_MOVEMENT)
      || !fro_has_clean_plan (table, &path, TRUE))
    return FALSE;

  fly (table, &after, move->choice == FRO_JUMP_TWO ? 2 : 1, move->direction);
  return !fro_path_is_clean (table, &after);
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
                  .from = paddock_hex_to_place (from), .to = paddock_hex_to_place (self->at));
    fro_push (table, FRO_TASK_JUMP, vehicle);
    fro_enter (table, vehicle, to, FRO_JMP_05);
  }
}

/* FRO-JMP-05 to 07 */
static gboolean
run_jump (PaddockTable *table)
{
  FroTask *task = fro_top (table);
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

const PaddockRoutine fro_jump_task = { run_jump };

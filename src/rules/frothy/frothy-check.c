/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The speed check: cards, the direction, the roll, which dice are kept, and the boxes (FRO-SPC).
 */

#include "frothy.h"

/* Stages. */
enum {
  COMMIT, /* asks for cards and the direction */
  ROLL,
  KEEP, /* asks */
  DONE,
};

void
fro_push_check (PaddockTable *table, guint vehicle)
{
  fro_push (table, FRO_TASK_CHECK, vehicle);
  fro_clear_pledge (fro_vehicle (table, vehicle));
}

static gboolean
is_accelerating (const FroVehicle *vehicle)
{
  return (vehicle->pledge.flags & FRO_PLEDGE_ACCELERATE) != 0;
}

static void
run_roll (PaddockTable *table, guint vehicle)
{
  FroState *state = fro_state (table);
  const FroVehicle *self = fro_vehicle (table, vehicle);

  memset (&state->roll, 0, sizeof state->roll);
  fro_roll (table, vehicle,
            2 + fro_count_pledged (self, FRO_WHIP) + fro_count_pledged (self, FRO_REINS),
            FRO_DIE_CHECK, FRO_SPC_05, state->roll.counts);
}

/* FRO-SPC-14 to 17 */
static void
move_marker (PaddockTable *table, guint vehicle, int value)
{
  value = MAX (value, 0);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) vehicle,
                .subject = FRO_POINTS_CHECK, .clause = FRO_SPC_14, .amount = (gint16) value,
                .to = fro_index (value));
  if (is_accelerating (fro_vehicle (table, vehicle)))
    fro_accelerate (table, vehicle, (guint) value, G_MAXUINT, FRO_SCH_01);
  else
    fro_decelerate (table, vehicle, (guint) value, FRO_SCH_02);
  if (fro_is_safe (table, vehicle))
    fro_lose_all_clp (table, vehicle, FRO_SPC_17);
}

gboolean
fro_run_check (PaddockTable *table, FroTask *task)
{
  switch (task->stage) {
  case ROLL:
    run_roll (table, task->vehicle);
    task->stage = KEEP;
    return TRUE;
  case DONE:
    move_marker (table, task->vehicle, fro_state (table)->roll.value);
    memset (&fro_state (table)->roll, 0, sizeof (FroRoll));
    fro_clear_pledge (fro_vehicle (table, task->vehicle));
    fro_pop (table);
    return TRUE;
  default:
    return FALSE;
  }
}

/* --- Questions --- */

/* FRO-SPC-07 to 11, FRO-ALG-01: how many of the kept dice must be the lowest. */
static guint
count_forced (const FroVehicle *vehicle)
{
  guint whips = fro_count_pledged (vehicle, FRO_WHIP),
        reins = fro_count_pledged (vehicle, FRO_REINS);
  guint own = is_accelerating (vehicle) ? whips : reins;
  guint against = is_accelerating (vehicle) ? reins : whips;

  if (against == 0 || against < own)
    return 0;

  return against >= 2 * own ? 2 : 1;
}

static int
lowest (const guint8 counts[6])
{
  int value = 0;

  while (counts[value] == 0)
    value++;

  return value;
}

static void
ask_keep (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  guint8 counts[6];
  guint forced = count_forced (fro_vehicle (table, vehicle));
  int low, second;

  memcpy (counts, fro_state (table)->roll.counts, sizeof counts);
  low = lowest (counts);
  counts[low]--;
  second = lowest (counts);
  counts[low]++;

  paddock_decision_ask (decision, vehicle, FRO_ASK_CHECK_KEEP);
  for (int a = 0; a <= FRO_MAX_VALUE; a++)
    for (int b = a; b <= FRO_MAX_VALUE; b++) {
      gboolean is_there = a == b ? counts[a] >= 2 : counts[a] && counts[b];

      if (!is_there || (forced >= 1 && a != low) || (forced == 2 && b != second))
        continue;
      paddock_decision_add (decision, (PaddockChoice){ .id = FRO_PAIR (a, b),
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = fro_index (a + b) });
    }
}

static void
ask_commit (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  gboolean has_card = fro_count_pledged (self, FRO_WHIP) + fro_count_pledged (self, FRO_REINS) > 0;

  paddock_decision_ask (decision, vehicle, FRO_ASK_CHECK);
  if (has_card)
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_ACCELERATE });
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DECELERATE });
  fro_add_cards (table, vehicle, FRO_BOTH_SIDES, PADDOCK_WHEN_SPEED_CHECK, decision);
}

void
fro_ask_check (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
  if (task->stage == KEEP)
    ask_keep (table, task->vehicle, decision);
  else
    ask_commit (table, task->vehicle, decision);
}

static void
answer_commit (PaddockTable *table, FroTask *task, const PaddockChoice *choice)
{
  FroVehicle *self = fro_vehicle (table, task->vehicle);

  if (choice->id == FRO_ACCELERATE || choice->id == FRO_DECELERATE) {
    if (choice->id == FRO_ACCELERATE)
      self->pledge.flags |= FRO_PLEDGE_ACCELERATE;
    task->stage = ROLL;
    return;
  }

  fro_spend_card (table, task->vehicle, fro_card_of (choice), FRO_SPC_18);
  fro_pledge_card (self, fro_card_of (choice));
}

void
fro_answer_check (PaddockTable *table,
                  FroTask *task,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice)
{
  if (decision->kind == FRO_ASK_CHECK) {
    answer_commit (table, task, choice);
    return;
  }

  fro_state (table)->roll.value = (guint8) choice->place.a;
  task->stage = DONE;
}

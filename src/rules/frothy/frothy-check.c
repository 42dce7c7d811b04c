/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The speed check: cards, the direction, the roll, which dice are kept (FRO-SPC-01 to 13, FRO-OPT-11).  What its
 * value comes to is in frothy-check-value.c.
 */

#include "frothy-check.h"

#include "frothy-abilities.h"
#include "frothy-dice.h"
#include "frothy-reroll.h"
#include "frothy-rows.h"
#include "hex-track.h"

/* Stages. */
enum {
  COMMIT, /* asks for cards and the direction */
  ROLL,
  REROLL, /* asks, if dice may be rolled again */
  KEEP,   /* asks */
  ADJUST, /* asks: a single die, and cards that change it */
  BOXES,  /* asks: no roll, but boxes as the driver likes */
  DONE,
};

static gboolean
is_secret (const PaddockTable *table)
{
  return fro_option (table, FRO_OPTION_CHECK_ORDER) == FRO_ORDER_SECRET;
}

static gboolean
is_single (const PaddockTable *table)
{
  return fro_option (table, FRO_OPTION_SPEED_CHECK) != 0;
}

void
fro_push_check (PaddockTable *table, guint vehicle)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  fro_push (table, FRO_TASK_CHECK, vehicle);
  fro_clear_pledge (self);
  self->pledge.flags = is_secret (table) ? FRO_PLEDGE_SECRET : 0;
}

/* What was laid down in secret is seen, and the check goes on with the dice (FRO-RUL-63). */
void
fro_push_open_check (PaddockTable *table, guint vehicle)
{
  FroTask *task = fro_push (table, FRO_TASK_CHECK, vehicle);

  task->stage = ROLL;
}

static guint
get_moment (const FroVehicle *vehicle)
{
  return vehicle->pledge.flags & FRO_PLEDGE_ACCELERATE ? PADDOCK_WHEN_ACCELERATE
                                                       : PADDOCK_WHEN_DECELERATE;
}

/* Real cards, special ones that count as such among them. */
static guint
count_cards (const PaddockTable *table, guint vehicle)
{
  return fro_count_laid (table, vehicle, FRO_WHIP) + fro_count_laid (table, vehicle, FRO_REINS);
}

static guint
count_phantoms (const FroVehicle *vehicle)
{
  return vehicle->phantom_reins + vehicle->phantom_whips;
}

/* --- Which way --- */

/* Whether being ahead is what the race is about: in a chase nobody leads, and in a toughest race nobody cares. */
static gboolean
has_leader (const PaddockTable *table)
{
  guint race = fro_course (table)->race;

  return race == PADDOCK_RACE_FASTEST || race == PADDOCK_RACE_FURTHEST;
}

/* The distance to the nearest vehicle that is behind (SIGN 1) or ahead (-1), 0 if there is one on the other side or
 * none at all: how far a leader leads, how far the last is left behind (FRO-RUL-73). */
static int
find_gap (const PaddockTable *table, guint vehicle, int sign)
{
  const FroState *state = fro_state (table);
  int gap = 0;

  for (guint i = 0; i < state->n_vehicles && has_leader (table); i++) {
    int difference = sign * (state->vehicles[vehicle].progress - state->vehicles[i].progress);

    if (i == vehicle || !fro_is_racing (table, i) || difference == 0)
      continue;
    if (difference < 0)
      return 0;
    if (gap == 0 || difference < gap)
      gap = difference;
  }

  return gap;
}

int
fro_find_lead (const PaddockTable *table, guint vehicle)
{
  return find_gap (table, vehicle, 1);
}

/* FRO-OPT-03 */
gboolean
fro_is_grandstanding (const PaddockTable *table, guint vehicle)
{
  return fro_option (table, FRO_OPTION_GRANDSTANDING)
         && find_gap (table, vehicle, 1) >= fro_option (table, FRO_OPTION_GRANDSTANDING_DISTANCE);
}

/* FRO-OPT-04 */
static gboolean
is_shamed (const PaddockTable *table, guint vehicle)
{
  return fro_option (table, FRO_OPTION_WHIPS_OF_SHAME)
         && find_gap (table, vehicle, -1) >= fro_option (table, FRO_OPTION_WHIPS_OF_SHAME_DISTANCE);
}

/* FRO-SPC-03, 04, FRO-TRT-05: the ways that are open, as a set of moments, with MORE laid down or NULL. */
static guint
find_ways (const PaddockTable *table, guint vehicle, const FroCard *more)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint cards = count_cards (table, vehicle);
  guint ways = fro_find_pledged_moments (table, vehicle, PADDOCK_WHEN_SPEED_CHECK);
  gboolean is_eager =
    fro_has_effect (table, vehicle, PADDOCK_EFFECT_EAGER, PADDOCK_WHEN_ACCELERATE)
    || fro_has_pledged (table, vehicle, PADDOCK_EFFECT_EAGER, PADDOCK_WHEN_ACCELERATE);

  if (more) {
    cards += fro_find_own_side (table, vehicle, *more) != FRO_NOBODY;
    ways &= fro_find_card_moments (table, vehicle, *more);
    is_eager |=
      fro_card_does (table, vehicle, *more, PADDOCK_EFFECT_EAGER, PADDOCK_WHEN_ACCELERATE);
  }
  if (fro_option (table, FRO_OPTION_PHANTOM_CHOICE))
    cards += count_phantoms (self); /* FRO-RUL-26 */
  if (fro_is_grandstanding (table, vehicle))
    return ways & PADDOCK_WHEN_DECELERATE;
  if (cards > 0)
    return ways;

  return ways & (is_eager ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE);
}

guint
fro_find_check_ways (const PaddockTable *table, guint vehicle)
{
  return find_ways (table, vehicle, NULL);
}

/* --- The roll --- */

/* FRO-SPC-05, FRO-TRT-08, 13, FRO-OPT-04, 11 */
guint
fro_count_check_dice (PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint when = get_moment (self);
  int n = is_single (table) ? 1 : 2 + (int) count_cards (table, vehicle);

  if (!is_single (table) && fro_option (table, FRO_OPTION_PHANTOM_DICE))
    n += (int) count_phantoms (self);
  n += fro_sum_effects (table, vehicle, PADDOCK_EFFECT_SPARE_DICE, when)
       + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_SPARE_DICE, when);
  if (when == PADDOCK_WHEN_ACCELERATE && is_shamed (table, vehicle))
    n++;

  return (guint) CLAMP (n, is_single (table) ? 1 : 2, FRO_MAX_DICE);
}

/* FRO-TRT-07, 12: no roll; -1: there is one. */
int
fro_count_free_boxes (PaddockTable *table, guint vehicle, guint when)
{
  if (!fro_has_effect (table, vehicle, PADDOCK_EFFECT_FREE_BOXES, when)
      && !fro_has_pledged (table, vehicle, PADDOCK_EFFECT_FREE_BOXES, when))
    return -1;

  return fro_sum_effects (table, vehicle, PADDOCK_EFFECT_FREE_BOXES, when)
         + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_FREE_BOXES, when);
}

static gboolean
run_roll (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  guint when = get_moment (fro_vehicle (table, task->vehicle));
  int boxes = fro_count_free_boxes (table, task->vehicle, when);

  memset (&state->roll, 0, sizeof state->roll);
  if (boxes >= 0) {
    state->roll.discards = (guint8) CLAMP (boxes, 0, FRO_MAX_BOXES);
    task->stage = BOXES;
    return TRUE;
  }

  fro_roll (table, task->vehicle, fro_count_check_dice (table, task->vehicle), FRO_DIE_CHECK,
            FRO_SPC_05, state->roll.counts);
  fro_begin_reroll (table, task->vehicle, when);
  task->stage = REROLL;
  return TRUE;
}

static gboolean
run_reroll (PaddockTable *table, FroTask *task)
{
  if (fro_wants_reroll (table, task->vehicle, get_moment (fro_vehicle (table, task->vehicle))))
    return FALSE;

  fro_finish_reroll (table, task->vehicle, FRO_DIE_CHECK);
  task->stage = KEEP;
  return TRUE;
}

/* FRO-DEC-10: without cards there is nothing to choose. */
static gboolean
run_adjust (PaddockTable *table, FroTask *task)
{
  if (count_cards (table, task->vehicle) > 0)
    return FALSE;

  task->stage = DONE;
  return TRUE;
}

static gboolean
wait_for_answer (PaddockTable *table, FroTask *task)
{
  return FALSE;
}

static gboolean
run_done (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  FroVehicle *self = fro_vehicle (table, task->vehicle);

  fro_change_pace (table, task->vehicle, state->roll.value, task->check.is_free);
  self->phantom_reins = self->phantom_whips = 0;
  memset (&state->roll, 0, sizeof state->roll);
  fro_clear_pledge (self);
  fro_pop (table);
  return TRUE;
}

static gboolean
run_check (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  static gboolean (*const stages[]) (PaddockTable * table, FroTask * task) = {
    [COMMIT] = wait_for_answer, [ROLL] = run_roll,     [REROLL] = run_reroll,
    [KEEP] = wait_for_answer,   [ADJUST] = run_adjust, [BOXES] = wait_for_answer,
    [DONE] = run_done,
  };

  return stages[task->stage](table, task);
}

/* --- Questions --- */

/* FRO-DEC-06 */
static void
ask_commit (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  guint ways = find_ways (table, vehicle, NULL);
  FroCard cards[FRO_MAX_ABILITIES];
  guint n = fro_list_abilities (table, vehicle, FRO_KINDS_BEFORE, PADDOCK_WHEN_SPEED_CHECK, cards);

  paddock_decision_ask (decision, vehicle, FRO_ASK_CHECK);
  if (is_secret (table))
    decision->hidden = PADDOCK_HIDDEN_BUT (vehicle);
  if (ways & PADDOCK_WHEN_ACCELERATE)
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_ACCELERATE });
  if (ways & PADDOCK_WHEN_DECELERATE)
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DECELERATE });
  fro_add_cards (table, vehicle, FRO_BOTH_SIDES, PADDOCK_WHEN_SPEED_CHECK, decision);
  for (guint i = 0; i < n; i++)
    if (find_ways (table, vehicle, &cards[i]))
      fro_add_card (decision, cards[i]);
}

/* FRO-SPC-07 to 13, FRO-ALG-01: how many of the kept dice must be the lowest. */
guint
fro_count_forced (const PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint when = get_moment (self);
  guint whips = fro_count_laid (table, vehicle, FRO_WHIP) + self->phantom_whips;
  guint reins = fro_count_laid (table, vehicle, FRO_REINS) + self->phantom_reins;
  guint own = when == PADDOCK_WHEN_ACCELERATE ? whips : reins;
  guint against = when == PADDOCK_WHEN_ACCELERATE ? reins : whips;

  if (against == 0 || against < own
      || fro_has_effect (table, vehicle, PADDOCK_EFFECT_KEEP_ANY, when)
      || fro_has_pledged (table, vehicle, PADDOCK_EFFECT_KEEP_ANY, when))
    return 0;

  return against >= 2 * own ? 2 : 1;
}

static void
ask_single (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  const guint8 *counts = fro_state (table)->roll.counts;

  for (int value = 0; value <= FRO_MAX_VALUE; value++)
    if (counts[value] > 0)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) FRO_SINGLE_DIE (value),
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = PADDOCK_PLACE (value, 0) });
}

/* FRO-DEC-08 */
static void
ask_keep (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  const guint8 *counts = fro_state (table)->roll.counts;

  paddock_decision_ask (decision, vehicle, FRO_ASK_CHECK_KEEP);
  if (is_single (table))
    ask_single (table, vehicle, decision);
  else
    fro_add_pairs (counts, fro_count_forced (table, vehicle), decision);
}

/* FRO-DEC-10, FRO-RUL-75: the result is not below 0. */
static void
ask_adjust (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  int n = (int) count_cards (table, vehicle), value = fro_state (table)->roll.value;

  paddock_decision_ask (decision, vehicle, FRO_ASK_ADJUST);
  for (int by = -n; by <= n; by++)
    if (by >= 0 || value + by >= 0)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (FRO_ADJUST_ZERO + by) });
}

static void
ask_boxes (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  paddock_decision_ask (decision, vehicle, FRO_ASK_BOXES);
  for (guint n = 0; n <= fro_state (table)->roll.discards; n++)
    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) n });
}

static void
ask_check (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);

  switch (task->stage) {
  case COMMIT:
    ask_commit (table, task->vehicle, decision);
    break;
  case REROLL:
    fro_ask_reroll (table, task->vehicle, get_moment (fro_vehicle (table, task->vehicle)),
                    FRO_ASK_CHECK_REROLL, decision);
    break;
  case KEEP:
    ask_keep (table, task->vehicle, decision);
    break;
  case ADJUST:
    ask_adjust (table, task->vehicle, decision);
    break;
  default:
    ask_boxes (table, task->vehicle, decision);
  }
}

/* Laid down in secret, the cards wait for those of the others. */
static void
answer_commit (PaddockTable *table, FroTask *task, const PaddockChoice *choice)
{
  FroVehicle *self = fro_vehicle (table, task->vehicle);

  if (choice->id != FRO_ACCELERATE && choice->id != FRO_DECELERATE) {
    if (is_secret (table))
      fro_pledge_card (self, fro_card_of (choice));
    else
      fro_lay_card (table, task->vehicle, fro_card_of (choice), FRO_SPC_18);
    return;
  }

  if (choice->id == FRO_ACCELERATE)
    self->pledge.flags |= FRO_PLEDGE_ACCELERATE;
  task->stage = ROLL;
  if (is_secret (table))
    fro_pop (table);
}

/* FRO-RUL-75: a phantom Reins is -1 when accelerating, +1 when decelerating; a phantom Whip the other way. */
static int
sum_phantoms (const FroVehicle *vehicle)
{
  int n = vehicle->phantom_whips - vehicle->phantom_reins;

  return get_moment (vehicle) == PADDOCK_WHEN_ACCELERATE ? n : -n;
}

static void
answer_keep (PaddockTable *table, FroTask *task, const PaddockChoice *choice)
{
  FroRoll *roll = &fro_state (table)->roll;

  roll->value = (gint8) choice->place.a;
  task->stage = DONE;
  if (!is_single (table))
    return;

  roll->value = (gint8) (roll->value + sum_phantoms (fro_vehicle (table, task->vehicle)));
  task->stage = ADJUST;
}

static void
answer_check (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);
  FroRoll *roll = &fro_state (table)->roll;

  switch (task->stage) {
  case COMMIT:
    answer_commit (table, task, choice);
    break;
  case REROLL:
    fro_answer_reroll (table, task->vehicle, get_moment (fro_vehicle (table, task->vehicle)),
                       choice);
    break;
  case KEEP:
    answer_keep (table, task, choice);
    break;
  case ADJUST:
    roll->value = (gint8) (roll->value + choice->id - FRO_ADJUST_ZERO);
    task->stage = DONE;
    break;
  default:
    roll->value = (gint8) choice->id;
    task->check.is_free = TRUE; /* no roll, so nothing that changes one (FRO-RUL-54) */
    task->stage = DONE;
  }
}

const PaddockRoutine fro_check_task = { run_check, ask_check, answer_check };

/* --- What the others cannot know --- */

/* Some legal cards and a direction. */
static void
guess_commit (PaddockTable *table, guint vehicle)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  for (;;) {
    PaddockDecision decision;
    const PaddockChoice *choice;

    ask_commit (table, vehicle, &decision);
    choice =
      &decision.choices[paddock_chance_pick (&fro_state (table)->core.chance, decision.n_choices)];
    if (choice->id == FRO_ACCELERATE)
      self->pledge.flags |= FRO_PLEDGE_ACCELERATE;
    if (choice->id == FRO_ACCELERATE || choice->id == FRO_DECELERATE)
      return;
    fro_pledge_card (self, fro_card_of (choice));
  }
}

/* Who is still choosing counts as having chosen nothing yet. */
void
fro_redeal_checks (PaddockTable *table, guint seat)
{
  FroState *state = fro_state (table);

  if (state->flow.step != FRO_STEP_CHECKS || !is_secret (table))
    return;

  for (guint set = state->done; set; set &= set - 1) {
    guint vehicle = (guint) __builtin_ctz (set);
    FroVehicle *self = fro_vehicle (table, vehicle);

    if (vehicle == seat || self->status != FRO_RACING)
      continue;
    fro_clear_pledge (self);
    self->pledge.flags = FRO_PLEDGE_SECRET;
    if (state->active != vehicle || state->flow.n_tasks == 0)
      guess_commit (table, vehicle);
  }
}

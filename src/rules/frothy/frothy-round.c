/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The round: the table of its steps, the table of what interrupts them, and the loop (FRO-RND).
 */

#include "frothy.h"

typedef struct {
  gboolean (*run) (PaddockTable *table); /* FALSE: wait for an answer */
  void (*ask) (const PaddockTable *table, PaddockDecision *decision);
  void (*answer) (PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice);
} StepInfo;

typedef struct {
  gboolean (*run) (PaddockTable *table, FroTask *task);
  void (*ask) (const PaddockTable *table, const FroTask *task, PaddockDecision *decision);
  void (*answer) (PaddockTable *table,
                  FroTask *task,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice);
} TaskInfo;

/* --- Going on --- */

static gboolean
go_to (PaddockTable *table, FroStep step)
{
  FroState *state = fro_state (table);

  state->step = (guint8) step;
  state->done = 0;
  state->active = FRO_NOBODY;
  return TRUE;
}

gboolean
fro_next_step (PaddockTable *table)
{
  return go_to (table, fro_state (table)->step + 1u);
}

guint
fro_racing_set (const FroState *state)
{
  guint set = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].status == FRO_RACING)
      set |= 1u << i;

  return set;
}

int
fro_next_in_step (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state) & ~(guint) state->done;

  if (left == 0)
    return -1;

  state->active = (guint8) __builtin_ctz (left);
  state->done |= (guint8) (1 << state->active);
  return state->active;
}

/* --- Steps --- */

static gboolean
run_round (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->phase = 0;
  fro_look_for_rivals (table);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROUND_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = FRO_RND_01, .amount = (gint16) state->round);
  return fro_next_step (table);
}

static guint
first_on_grid (const FroState *state, guint set)
{
  guint best = (guint) __builtin_ctz (set);

  for (; set; set &= set - 1)
    if (state->vehicles[__builtin_ctz (set)].slot < state->vehicles[best].slot)
      best = (guint) __builtin_ctz (set);

  return best;
}

/* FRO-RUL-63: by initiative as it is now, or in the order of the grid. */
static gboolean
run_checks (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state) & ~(guint) state->done;
  guint vehicle;

  if (left == 0)
    return fro_next_step (table);

  vehicle = fro_option (table, FRO_OPTION_CHECK_ORDER) == FRO_ORDER_INITIATIVE
              ? fro_first_of (table, left)
              : first_on_grid (state, left);
  state->active = (guint8) vehicle;
  state->done |= (guint8) (1 << vehicle);
  fro_push_check (table, vehicle);
  return TRUE;
}

/* Secret checks: all cards are shown at once, then dice are rolled by initiative. */
static gboolean
run_reveal (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state) & ~(guint) state->done;

  if (left == 0 || fro_option (table, FRO_OPTION_CHECK_ORDER) != FRO_ORDER_SECRET)
    return fro_next_step (table);

  for (guint set = state->done == 0 ? left : 0; set; set &= set - 1)
    fro_reveal_pledge (table, (guint) __builtin_ctz (set), FRO_SPC_02);
  state->active = (guint8) fro_first_of (table, left);
  state->done |= (guint8) (1 << state->active);
  fro_push_open_check (table, state->active);
  return TRUE;
}

static void
begin_phase (PaddockTable *table, guint vehicle)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->phase_flags = 0;
  self->moved = self->drifts = self->attacks = 0;
  if (self->status != FRO_RACING)
    return; /* FRO-WRK-11: a wreck remembers its last step */
  self->last_step = 0;
  self->spaces =
    fro_spec (table, vehicle)->move[fro_speed (table, vehicle)][fro_state (table)->phase - 1];
}

/* FRO-RUL-14: initiative as it is now, for the whole phase. */
static void
fix_order (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = fro_racing_set (state), n = 0;

  for (; left; left &= ~(1u << state->order[n++]))
    state->order[n] = (guint8) fro_first_of (table, left);
}

static guint
first_in_order (const FroState *state, guint set)
{
  guint i = 0;

  while (!(set >> state->order[i] & 1))
    i++;

  return state->order[i];
}

static gboolean
run_phase (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->phase++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PHASE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = FRO_RND_04, .amount = state->phase);
  for (guint i = 0; i < state->n_vehicles; i++)
    begin_phase (table, i);
  if (fro_option (table, FRO_OPTION_INITIATIVE))
    fix_order (table);
  if (!fro_course (table)->do_runners_end)
    fro_move_runners (table);
  return fro_next_step (table);
}

/* FRO-INI-05; a vehicle whose move is lost has had its place. */
static gboolean
run_activate (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].status == FRO_RACING
        && !(state->vehicles[i].phase_flags & (FRO_HAS_ACTED | FRO_LOST_MOVE)))
      left |= 1u << i;
  if (left == 0)
    return fro_next_step (table);

  state->active = (guint8) (fro_option (table, FRO_OPTION_INITIATIVE) ? first_in_order (state, left)
                                                                      : fro_first_of (table, left));
  fro_push_move (table, state->active);
  return TRUE;
}

static gboolean
run_phase_end (PaddockTable *table)
{
  FroState *state = fro_state (table);

  if (!fro_option (table, FRO_OPTION_STRAIGHT_WHEN))
    for (guint i = 0; i < state->n_vehicles; i++)
      if (fro_is_racing (table, i))
        fro_reward_straight (table, i);
  if (fro_course (table)->do_runners_end)
    fro_move_runners (table);

  if (state->n_crossed > 0) {
    fro_sort_finish (table);
    state->must_judge = TRUE;
  }

  return state->phase < FRO_N_PHASES ? go_to (table, FRO_STEP_PHASE) : fro_next_step (table);
}

static gboolean
run_round_end (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->round++;
  state->must_judge = TRUE;
  return go_to (table, FRO_STEP_ROUND);
}

/* --- The loop --- */

#define SETUP_STEP                                 \
  {                                                \
    fro_run_setup, fro_ask_setup, fro_answer_setup \
  }
#define UPKEEP_STEP                                   \
  {                                                   \
    fro_run_upkeep, fro_ask_upkeep, fro_answer_upkeep \
  }

static const StepInfo steps[FRO_N_STEPS] = {
  [FRO_STEP_GRID] = SETUP_STEP,
  [FRO_STEP_ROLLING] = SETUP_STEP,
  [FRO_STEP_RIVAL] = SETUP_STEP,
  [FRO_STEP_ROUND] = { run_round, NULL, NULL },
  [FRO_STEP_ADAPT] = UPKEEP_STEP,
  [FRO_STEP_RECOVER] = UPKEEP_STEP,
  [FRO_STEP_CONTROL_ROUND] = UPKEEP_STEP,
  [FRO_STEP_DAMAGE_ROUND] = UPKEEP_STEP,
  [FRO_STEP_EARLY_WRECKS] = { fro_run_wrecks, NULL, NULL },
  [FRO_STEP_CHECKS] = { run_checks, NULL, NULL },
  [FRO_STEP_REVEAL] = { run_reveal, NULL, NULL },
  [FRO_STEP_WRECKS] = { fro_run_wrecks, NULL, NULL },
  [FRO_STEP_PHASE] = { run_phase, NULL, NULL },
  [FRO_STEP_ACTIVATE] = { run_activate, NULL, NULL },
  [FRO_STEP_PHASE_END] = { run_phase_end, NULL, NULL },
  [FRO_STEP_STAMINA] = UPKEEP_STEP,
  [FRO_STEP_REACTIONS] = UPKEEP_STEP,
  [FRO_STEP_DETERMINATION] = UPKEEP_STEP,
  [FRO_STEP_RECOVERY] = UPKEEP_STEP,
  [FRO_STEP_ROUND_END] = { run_round_end, NULL, NULL },
};

static const TaskInfo tasks[FRO_N_TASKS] = {
  [FRO_TASK_CHECK] = { fro_run_check, fro_ask_check, fro_answer_check },
  [FRO_TASK_MOVE] = { fro_run_move, fro_ask_move, fro_answer_move },
  [FRO_TASK_JUMP] = { fro_run_jump, NULL, NULL },
  [FRO_TASK_ENTER] = { fro_run_enter, NULL, NULL },
  [FRO_TASK_SLIDE] = { fro_run_slide, fro_ask_slide, fro_answer_slide },
  [FRO_TASK_COLLISION] = { fro_run_collision, NULL, NULL },
  [FRO_TASK_RELIEF] = { fro_run_relief, fro_ask_relief, fro_answer_relief },
  [FRO_TASK_CONTROL] = { fro_run_control, fro_ask_control, fro_answer_control },
  [FRO_TASK_DAMAGE] = { fro_run_damage, fro_ask_damage, fro_answer_damage },
  [FRO_TASK_LOSE_CARD] = { fro_run_lose_card, fro_ask_lose_card, fro_answer_lose_card },
  [FRO_TASK_ATTACK] = { fro_run_attack, fro_ask_attack, fro_answer_attack },
  [FRO_TASK_SNEAK] = { fro_run_sneak, fro_ask_sneak, fro_answer_sneak },
  [FRO_TASK_WRECK] = { fro_run_wreck, fro_ask_wreck, fro_answer_wreck },
};

/* Goes on until somebody must answer, or the race is over.  The end is looked at when nothing is under way (FRO-RUL-88). */
void
fro_go_on (PaddockTable *table)
{
  FroState *state = fro_state (table);

  while (!state->core.is_over) {
    FroTask *task = fro_top (table);

    if (state->n_tasks > 0) {
      if (!tasks[task->kind].run (table, task))
        return;
    } else if (state->must_judge) {
      fro_judge (table);
    } else if (!steps[state->step].run (table)) {
      return;
    }
  }
}

void
fro_pending (const PaddockTable *table, PaddockDecision *decision)
{
  const FroState *state = fro_state (table);

  if (state->n_tasks > 0)
    tasks[fro_top (table)->kind].ask (table, fro_top (table), decision);
  else
    steps[state->step].ask (table, decision);
}

void
fro_apply (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroState *state = fro_state (table);

  if (state->n_tasks > 0)
    tasks[fro_top (table)->kind].answer (table, fro_top (table), decision, choice);
  else
    steps[state->step].answer (table, decision, choice);
  fro_go_on (table);
}

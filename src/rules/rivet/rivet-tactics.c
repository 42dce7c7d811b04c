/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-tactics.h"

#include "rivet-asks.h"
#include "rivet-card-text.h"
#include "rivet-fatigue.h"
#include "rivet-hands.h"
#include "rivet-riders.h"
#include "rivet-turn.h"

static const RivTactic *
get_tactic (const PaddockTable *table, guint tactic)
{
  return &riv_course (table)->piles.tactics[tactic];
}

gboolean
riv_has_room_for_ability (const RivRider *rider)
{
  return rider->abilities[RIV_MAX_ABILITIES - 1] == 0;
}

/* --- Whom an effect can be about --- */

static gboolean
is_own (const PaddockTable *table, guint team, guint rider)
{
  return riv_state (table)->riders[rider].team == team;
}

static gboolean
can_recover (const PaddockTable *table, guint team, guint rider)
{
  return is_own (table, team, rider) && riv_state (table)->riders[rider].light > 0;
}

static gboolean
can_take_ability (const PaddockTable *table, guint team, guint rider)
{
  return is_own (table, team, rider)
         && riv_has_room_for_ability (&riv_state (table)->riders[rider]);
}

static gboolean
can_be_spared (const PaddockTable *table, guint team, guint rider)
{
  return is_own (table, team, rider) && (riv_get_task (table)->riders >> rider & 1);
}

/* One of the own riders that follow an opponent's Lead or Draft. */
static gboolean
can_lose_wheel (const PaddockTable *table, guint team, guint rider)
{
  const RivMove *move = &riv_state (table)->move;

  if (!is_own (table, team, rider) || (move->type != RIV_TYPE_LEAD && move->type != RIV_TYPE_DRAFT))
    return FALSE;
  for (guint i = 1; i < move->n_train; i++)
    if (move->train[i] == rider)
      return TRUE;

  return FALSE;
}

/* Effects that name a rider, and who can be named. */
static gboolean (*const named[PADDOCK_N_RIDER_EFFECTS]) (const PaddockTable *table,
                                                         guint team,
                                                         guint rider) = {
  [PADDOCK_RIDER_EFFECT_RECOVER] = can_recover,
  [PADDOCK_RIDER_EFFECT_TERRAIN_BONUS] = can_take_ability,
  [PADDOCK_RIDER_EFFECT_START_BONUS] = can_take_ability,
  [PADDOCK_RIDER_EFFECT_SPARE] = can_be_spared,
  [PADDOCK_RIDER_EFFECT_CUT_TRAIN] = can_lose_wheel,
};

static gboolean
has_named (const PaddockTable *table, guint team, guint kind)
{
  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (named[kind](table, team, i))
      return TRUE;

  return FALSE;
}

/* RIV-TAC-04: whether an effect would do anything now. */
static gboolean
can_act (const PaddockTable *table, guint team, const RivEffect *effect)
{
  const RivMove *move = &riv_state (table)->move;

  if (named[effect->kind])
    return has_named (table, team, effect->kind);
  if (effect->kind == PADDOCK_RIDER_EFFECT_CYCLE)
    return riv_state (table)->teams[team].n_hand > 0;
  if (effect->kind == PADDOCK_RIDER_EFFECT_NO_FATIGUE)
    return move->card != RIV_NO_CARD
           && riv_course (table)->piles.actions[move->card].fatigue != PADDOCK_FATIGUE_NONE;

  return move->rider == RIV_NO_RIDER || riv_holds (table, move->rider, effect);
}

static gboolean
can_play (const PaddockTable *table, guint team, guint tactic, PaddockTacticWindow window)
{
  const RivTactic *self = get_tactic (table, tactic);

  if (self->window != window)
    return FALSE;
  for (guint i = 0; i < self->n_effects; i++)
    if (can_act (table, team, &self->effects[i]))
      return TRUE;

  return FALSE;
}

/* RIV-TAC-05, RIV-RUL-57. */
gboolean
riv_may_play_tactic (const PaddockTable *table, guint team, PaddockTacticWindow window)
{
  const RivTeam *self = &riv_state (table)->teams[team];

  for (guint i = 0; i < self->n_tactics && !self->has_played_tactic; i++)
    if (can_play (table, team, self->tactics[i], window))
      return TRUE;

  return FALSE;
}

void
riv_add_tactics (const PaddockTable *table,
                 PaddockDecision *decision,
                 guint team,
                 PaddockTacticWindow window)
{
  const RivTeam *self = &riv_state (table)->teams[team];

  for (guint i = 0; i < self->n_tactics && !self->has_played_tactic; i++)
    if (can_play (table, team, self->tactics[i], window)) {
      decision->hidden = PADDOCK_HIDDEN_BUT (self->seat);
      paddock_decision_add (decision, (PaddockChoice){ .id = self->tactics[i],
                                                       .target = PADDOCK_TARGET_CARD,
                                                       .place = PADDOCK_PLACE (self->tactics[i],
                                                                               RIV_SET_TACTICS) });
    }
}

void
riv_play_tactic (PaddockTable *table, guint team, guint tactic)
{
  RivState *state = riv_state (table);
  RivTeam *self = &state->teams[team];
  gboolean is_initial = get_tactic (table, tactic)->window == PADDOCK_WINDOW_SETUP;
  guint i = 0;

  while (self->tactics[i] != tactic)
    i++;
  self->n_tactics--;
  memmove (&self->tactics[i], &self->tactics[i + 1], self->n_tactics - i);
  self->tactics[self->n_tactics] = 0;
  self->has_played_tactic = !is_initial;
  state->played_tactics |= 1u << tactic;
  state->tactic = (guint8) tactic;
  state->tactic_effect = 0;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = self->seat,
                .subject = (guint8) tactic, .clause = is_initial ? RIV_TAC_03 : RIV_TAC_04);
}

/* --- What cards do --- */

static void
give_ability (PaddockTable *table, guint rider)
{
  RivRider *self = &riv_state (table)->riders[rider];
  guint slot = self->abilities[0] ? 1 : 0;

  self->abilities[slot] = (guint8) (riv_state (table)->tactic + 1);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = self->seat,
                .subject = (guint8) rider, .clause = RIV_TAC_03,
                .amount = (gint16) riv_state (table)->tactic);
}

/* The train ends before RIDER; who is cut off stays off (T12). */
static void
cut_train (PaddockTable *table, guint rider)
{
  RivMove *move = &riv_state (table)->move;
  guint at = 1;

  while (move->train[at] != rider)
    at++;
  for (guint i = at; i < move->n_train; i++) {
    move->barred |= 1u << move->train[i];
    move->train[i] = 0;
  }
  move->n_train = (guint8) at;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_LINKED,
                .actor = riv_state (table)->riders[rider].seat, .subject = (guint8) rider,
                .clause = RIV_TAC_04, .to = PADDOCK_PLACE (-1, 0));
}

static void
act_on_rider (PaddockTable *table, const RivEffect *effect, guint rider)
{
  switch (effect->kind) {
  case PADDOCK_RIDER_EFFECT_RECOVER:
    riv_heal (table, rider, (guint) MAX (effect->n, 0), RIV_TAC_04);
    break;
  case PADDOCK_RIDER_EFFECT_SPARE:
    riv_get_task (table)->riders &= ~(1u << rider);
    break;
  case PADDOCK_RIDER_EFFECT_CUT_TRAIN:
    cut_train (table, rider);
    break;
  default:
    give_ability (table, rider);
  }
}

/* What the effect is that comes next; NULL: none is left. */
static const RivEffect *
get_effect (const PaddockTable *table)
{
  const RivState *state = riv_state (table);
  const RivTactic *tactic = get_tactic (table, state->tactic);

  return state->tactic_effect < tactic->n_effects ? &tactic->effects[state->tactic_effect] : NULL;
}

static gboolean
must_ask (const PaddockTable *table, guint team, const RivEffect *effect)
{
  return (named[effect->kind] && has_named (table, team, effect->kind))
         || (effect->kind == PADDOCK_RIDER_EFFECT_CYCLE
             && riv_state (table)->teams[team].n_hand > 0);
}

static void
act (PaddockTable *table, const RivEffect *effect)
{
  RivMove *move = &riv_state (table)->move;

  if (effect->kind == PADDOCK_RIDER_EFFECT_NO_FATIGUE)
    move->flags |= RIV_MOVE_GIVES_NO_FATIGUE;
  else if (move->rider != RIV_NO_RIDER && riv_holds (table, move->rider, effect))
    riv_apply_effect (move, effect);
}

/* What the card does, as far as nobody must be asked.  FALSE: somebody must. */
static gboolean
go_on_with_tactic (PaddockTable *table, guint team)
{
  RivState *state = riv_state (table);

  while (state->tactic != RIV_NO_CARD) {
    const RivEffect *effect = get_effect (table);

    if (!effect) {
      state->tactic = RIV_NO_CARD;
      state->tactic_effect = 0;
      break;
    }
    if (must_ask (table, team, effect))
      return FALSE;
    if (!named[effect->kind])
      act (table, effect);
    state->tactic_effect++;
  }

  return TRUE;
}

/* --- Questions of a card that is played --- */

static void
ask_rider (const PaddockTable *table, PaddockDecision *decision, guint team, guint kind)
{
  const RivEffect *effect = get_effect (table);

  riv_ask (table, decision, team, kind);
  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (named[effect->kind](table, team, i))
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .target = PADDOCK_TARGET_PIECE,
                                                       .place = PADDOCK_PLACE (i, 0) });
}

/* Card by card, until it is enough. */
static void
ask_card (const PaddockTable *table, PaddockDecision *decision, guint team)
{
  const RivTeam *self = &riv_state (table)->teams[team];
  guint64 seen = 0;

  riv_ask (table, decision, team, RIV_ASK_TACTIC_CARD);
  decision->hidden = PADDOCK_HIDDEN_BUT (self->seat);
  paddock_decision_add (decision, (PaddockChoice){ .id = RIV_NONE });
  for (guint i = 0; i < self->n_hand; i++) {
    if (!(seen >> self->hand[i] & 1))
      paddock_decision_add (decision, (PaddockChoice){
                                        .id = self->hand[i],
                                        .target = PADDOCK_TARGET_CARD,
                                        .place = PADDOCK_PLACE (self->hand[i], RIV_SET_ACTIONS) });
    seen |= G_GUINT64_CONSTANT (1) << self->hand[i];
  }
}

static void
ask_about_tactic (const PaddockTable *table, PaddockDecision *decision, guint team)
{
  if (get_effect (table)->kind == PADDOCK_RIDER_EFFECT_CYCLE)
    ask_card (table, decision, team);
  else
    ask_rider (table, decision, team, RIV_ASK_TACTIC_RIDER);
}

/* T13: the hand is refilled at once; Making Headlines waits for the end of the turn. */
static void
answer_card (PaddockTable *table, guint team, guint card)
{
  if (card != RIV_NONE)
    riv_discard (table, team, card);
  if (card != RIV_NONE && riv_state (table)->teams[team].n_hand > 0)
    return;

  riv_refill (table, team);
  riv_state (table)->tactic_effect++;
}

static void
answer_about_tactic (PaddockTable *table, guint team, const PaddockChoice *choice)
{
  const RivEffect *effect = get_effect (table);

  if (effect->kind == PADDOCK_RIDER_EFFECT_CYCLE) {
    answer_card (table, team, choice->id);
    return;
  }
  act_on_rider (table, effect, choice->id);
  riv_state (table)->tactic_effect++;
}

/* --- Initial tactics (RIV-TAC-03 and 07, RIV-DP-05) --- */

/* The first initial tactic that TEAM still holds, or RIV_NO_CARD. */
static guint
find_initial (const PaddockTable *table, guint team)
{
  const RivTeam *self = &riv_state (table)->teams[team];

  for (guint i = 0; i < self->n_tactics; i++)
    if (get_tactic (table, self->tactics[i])->window == PADDOCK_WINDOW_SETUP)
      return self->tactics[i];

  return RIV_NO_CARD;
}

static gboolean
run_initial (PaddockTable *table)
{
  RivState *state = riv_state (table);

  for (; state->placing < state->n_teams; state->placing++) {
    state->active = state->placing;
    for (;;) {
      guint tactic;

      if (!go_on_with_tactic (table, state->active))
        return FALSE;
      tactic = find_initial (table, state->active);
      if (tactic == RIV_NO_CARD)
        break;
      riv_play_tactic (table, state->active, tactic);
    }
  }

  riv_begin_phase (table, state->first);
  return TRUE;
}

static void
ask_initial (const PaddockTable *table, PaddockDecision *decision)
{
  ask_rider (table, decision, riv_state (table)->active, RIV_ASK_INITIAL);
}

static void
answer_initial (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  answer_about_tactic (table, riv_state (table)->active, choice);
}

const PaddockRoutine riv_initial_step = { run_initial, ask_initial, answer_initial };

/* --- Windows of the team whose turn it is --- */

static const guint8 windows[RIV_N_STEPS] = {
  [RIV_STEP_OWN_START] = PADDOCK_WINDOW_OWN_START, [RIV_STEP_OWN_PRE] = PADDOCK_WINDOW_OWN_PRE,
  [RIV_STEP_OPP_PRE] = PADDOCK_WINDOW_OPP_PRE,     [RIV_STEP_OWN_POST] = PADDOCK_WINDOW_OWN_POST,
  [RIV_STEP_RESCUE] = PADDOCK_WINDOW_REORG,
};

PaddockTacticWindow
riv_find_window (const PaddockTable *table)
{
  const RivState *state = riv_state (table);

  if (state->flow.n_tasks > 0) {
    const RivTask *task = riv_get_task (table);

    return task->kind == RIV_TASK_EVENT && task->stage == RIV_EVENT_WINDOW
             ? PADDOCK_WINDOW_EVENT
             : PADDOCK_N_TACTIC_WINDOWS;
  }

  return windows[state->flow.step] ? windows[state->flow.step] : PADDOCK_N_TACTIC_WINDOWS;
}

static void
ask_window (const PaddockTable *table,
            PaddockDecision *decision,
            guint team,
            PaddockTacticWindow window)
{
  if (riv_state (table)->tactic != RIV_NO_CARD) {
    ask_about_tactic (table, decision, team);
    return;
  }
  riv_ask (table, decision, team, RIV_ASK_TACTIC);
  paddock_decision_add (decision, (PaddockChoice){ .id = RIV_NONE });
  riv_add_tactics (table, decision, team, window);
}

static gboolean
run_own_window (PaddockTable *table)
{
  RivState *state = riv_state (table);

  if (!go_on_with_tactic (table, state->active))
    return FALSE;
  if (state->asked == 0 && riv_may_play_tactic (table, state->active, windows[state->flow.step]))
    return FALSE;

  state->asked = 0;
  return riv_go_past (table);
}

static void
ask_own_window (const PaddockTable *table, PaddockDecision *decision)
{
  const RivState *state = riv_state (table);

  ask_window (table, decision, state->active, windows[state->flow.step]);
}

/* Having passed, it is not asked again in this window. */
static void
answer_tactic (PaddockTable *table, guint team, const PaddockChoice *choice)
{
  RivState *state = riv_state (table);

  if (state->tactic != RIV_NO_CARD)
    answer_about_tactic (table, team, choice);
  else if (choice->id == RIV_NONE)
    state->asked++;
  else
    riv_play_tactic (table, team, choice->id);
}

static void
answer_own_window (PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
  answer_tactic (table, riv_state (table)->active, choice);
}

const PaddockRoutine riv_own_window = { run_own_window, ask_own_window, answer_own_window };

/* --- The window of the opponents, in the order of play --- */

static guint
get_opponent (const PaddockTable *table)
{
  return riv_get_team_after (table, riv_state (table)->active, riv_state (table)->asked + 1u);
}

/* Asks team after team from the next on; a card that was played is done with before the next team. */
static gboolean
run_opponents_window (PaddockTable *table)
{
  RivState *state = riv_state (table);

  for (; state->asked + 1u < state->n_teams; state->asked++) {
    guint team = get_opponent (table);

    if (!go_on_with_tactic (table, team)
        || riv_may_play_tactic (table, team, PADDOCK_WINDOW_OPP_PRE))
      return FALSE;
  }

  state->asked = 0;
  return riv_go_past (table);
}

static void
ask_opponents_window (const PaddockTable *table, PaddockDecision *decision)
{
  ask_window (table, decision, get_opponent (table), PADDOCK_WINDOW_OPP_PRE);
}

static void
answer_opponents_window (PaddockTable *table,
                         const PaddockDecision *decision,
                         const PaddockChoice *choice)
{
  answer_tactic (table, get_opponent (table), choice);
}

const PaddockRoutine riv_opponents_window = { run_opponents_window, ask_opponents_window,
                                              answer_opponents_window };

/* --- The window of an event (26.4) --- */

static guint
get_event_team (const PaddockTable *table)
{
  const RivTask *task = riv_get_task (table);

  return riv_get_team_after (table, task->team, task->asked);
}

gboolean
riv_run_event_window (PaddockTable *table)
{
  RivTask *task = riv_get_task (table);

  for (; task->asked < riv_state (table)->n_teams; task->asked++) {
    guint team = get_event_team (table);

    if (!go_on_with_tactic (table, team) || riv_may_play_tactic (table, team, PADDOCK_WINDOW_EVENT))
      return FALSE;
  }

  task->stage = RIV_EVENT_EFFECT;
  return TRUE;
}

void
riv_ask_event_window (const PaddockTable *table, PaddockDecision *decision)
{
  ask_window (table, decision, get_event_team (table), PADDOCK_WINDOW_EVENT);
}

void
riv_answer_event_window (PaddockTable *table, const PaddockChoice *choice)
{
  guint team = get_event_team (table);

  if (riv_state (table)->tactic == RIV_NO_CARD && choice->id == RIV_NONE)
    riv_get_task (table)->asked++;
  else
    answer_tactic (table, team, choice);
}

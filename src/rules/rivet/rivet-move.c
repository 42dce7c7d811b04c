/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The move of an activated rider, one small decision at a time (25.3 of the rules): who follows, each step, the lanes of
 * those who are pushed, the lines that are taken along (RIV-DP-12 to 18, 23).
 */

#include "rivet-activation.h"
#include "rivet-asks.h"
#include "rivet-steps.h"
#include "rivet-train.h"

#include <string.h>

static RivMove *
get_move (const PaddockTable *table)
{
  return &riv_state (table)->move;
}

static void
open (const PaddockTable *table, PaddockDecision *decision, RivAsk kind)
{
  const RivState *state = riv_state (table);

  paddock_decision_ask (decision, state->teams[state->active].seat, kind);
}

static void
add_piece (PaddockDecision *decision, guint rider)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) rider,
                                                   .target = PADDOCK_TARGET_PIECE,
                                                   .place = PADDOCK_PLACE (rider, 0) });
}

/* --- Who follows --- */

static void
ask_follower (const PaddockTable *table, PaddockDecision *decision)
{
  guint8 next[PADDOCK_ROAD_MAX_LANES];
  guint n = riv_list_next (table, next);

  open (table, decision, RIV_ASK_FOLLOWER);
  for (guint i = 0; i < n; i++)
    add_piece (decision, next[i]);
}

/* What is done when the file behind is followed up: at the start, and in the midst of the move. */
static void
end_growing (RivMove *move, gboolean is_start)
{
  move->doing = is_start ? RIV_DOING_KEEP : RIV_DOING_STEP;
}

static gboolean
is_start (const PaddockTable *table)
{
  return riv_state (table)->flow.step == RIV_STEP_FOLLOWERS;
}

static void
take_along (PaddockTable *table, guint rider)
{
  if (riv_may_join (table, rider))
    riv_add_to_train (table, rider);
  else
    end_growing (get_move (table), is_start (table));
}

static void
answer_follower (PaddockTable *table, const PaddockChoice *choice)
{
  take_along (table, choice->id);
}

static gboolean
run_grow (PaddockTable *table)
{
  if (!riv_grow_train (table))
    return FALSE;

  end_growing (get_move (table), is_start (table));
  return TRUE;
}

/* How many followers may stay: the text's number at least, all at most. */
static void
ask_keep (const PaddockTable *table, PaddockDecision *decision)
{
  const RivMove *move = get_move (table);

  open (table, decision, RIV_ASK_KEEP);
  for (guint n = move->n_train - 1u; n >= move->shed; n--)
    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) n,
                                                     .target = PADDOCK_TARGET_PIECE,
                                                     .place = PADDOCK_PLACE (move->train[n], 0) });
}

static void
answer_keep (PaddockTable *table, const PaddockChoice *choice)
{
  riv_cut_train (table, choice->id + 1u);
  get_move (table)->doing = RIV_DOING_READY;
}

static gboolean
run_keep (PaddockTable *table)
{
  RivMove *move = get_move (table);

  if (move->shed > 0 && move->type == RIV_TYPE_LEAD && move->n_train - 1 > move->shed)
    return FALSE;

  move->doing = RIV_DOING_READY;
  return TRUE;
}

static gboolean
run_nothing (PaddockTable *table)
{
  RivMove *move = get_move (table);

  riv_reset_train (table);
  move->doing = riv_has_followers (table) ? RIV_DOING_GROW : RIV_DOING_READY;
  return TRUE;
}

/* --- The first step, and lines that stand behind --- */

static gboolean
run_ready (PaddockTable *table)
{
  riv_begin_move (table);
  return TRUE;
}

/* Heads of lines that may be taken along (RIV-LEAD-05). */
static guint
list_heads (const PaddockTable *table, guint8 heads[PADDOCK_ROAD_MAX_LANES])
{
  guint8 next[PADDOCK_ROAD_MAX_LANES];
  guint n_next, n = 0;

  if (get_move (table)->n_train == 0 || get_move (table)->left == 0)
    return 0;

  n_next = riv_list_next (table, next);
  for (guint i = 0; i < n_next; i++)
    if (riv_may_join (table, next[i]))
      heads[n++] = next[i];

  return n;
}

static void
ask_attach (const PaddockTable *table, PaddockDecision *decision)
{
  guint8 heads[PADDOCK_ROAD_MAX_LANES];
  guint n = list_heads (table, heads);

  open (table, decision, RIV_ASK_ATTACH);
  for (guint i = 0; i < n; i++)
    add_piece (decision, heads[i]);
  paddock_decision_add (decision, (PaddockChoice){ .id = RIV_NONE });
}

static void
answer_attach (PaddockTable *table, const PaddockChoice *choice)
{
  RivMove *move = get_move (table);

  if (choice->id == RIV_NONE) {
    move->doing = RIV_DOING_STEP;
    return;
  }

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_LINKED, .actor = riv_get_actor (table),
                .subject = (guint8) choice->id, .clause = RIV_LEAD_05,
                .to = PADDOCK_PLACE (move->train[move->n_train - 1], 0));
  riv_add_to_train (table, choice->id);
  move->doing = RIV_DOING_GROW;
}

static gboolean
run_attach (PaddockTable *table)
{
  guint8 heads[PADDOCK_ROAD_MAX_LANES];

  if (list_heads (table, heads) > 0)
    return FALSE;

  get_move (table)->doing = RIV_DOING_STEP;
  return TRUE;
}

/* --- Steps --- */

static void
ask_step (const PaddockTable *table, PaddockDecision *decision)
{
  RivStepOption steps[RIV_MAX_STEPS];
  guint n = riv_list_steps (table, steps);

  open (table, decision, RIV_ASK_STEP);
  for (guint i = 0; i < n; i++)
    paddock_decision_add (decision, riv_step_to_choice (&steps[i]));
}

static void
answer_step (PaddockTable *table, const PaddockChoice *choice)
{
  RivMove *move = get_move (table);
  RivStepOption step = riv_step_from_choice (choice);

  if (step.go == RIV_GO_STOP) {
    move->left = 0; /* what is left is lost */
    return;
  }

  move->go = step.go;
  move->cost = step.cost;
  move->step = step.to;
  move->doing = RIV_DOING_PUSH;
}

static gboolean
run_step (PaddockTable *table)
{
  const RivMove *move = get_move (table);

  if (move->flags & RIV_MOVE_HAS_FINISHED) {
    if (move->left == 0 || move->n_train == 0)
      return riv_go_past (table);
    riv_take_head_over (table);
    return TRUE;
  }

  return !riv_has_steps (table) && riv_go_past (table);
}

/* --- Lanes of those who are pushed --- */

static RivPushEnd
run_push (const PaddockTable *table, RivPush *push, guint *picks)
{
  const RivMove *move = get_move (table);
  RivPushEnd end;

  riv_push_init (push, table);
  push->n_picks = move->n_picks;
  memcpy (push->picks, move->picks, move->n_picks);
  end = riv_push_run (push, move->step, riv_go_get_way (move->go));
  *picks =
    end == RIV_PUSH_ASKS ? riv_push_find_picks (push, move->step, riv_go_get_way (move->go)) : 0;

  return end;
}

/* All that may be picked are halves of one lane. */
static gboolean
is_choice_of_halves (const RivPush *push, guint picks)
{
  guint first = (guint) __builtin_ctz (picks);

  for (guint i = first; i < push->n_options; i++)
    if (picks >> i & 1
        && riv_place_get_lane (push->options[i]) != riv_place_get_lane (push->options[first]))
      return FALSE;

  return TRUE;
}

static void
ask_lane (const PaddockTable *table, PaddockDecision *decision)
{
  RivPush push;
  guint picks;
  guint8 extra;

  run_push (table, &push, &picks);
  extra = is_choice_of_halves (&push, picks) ? RIV_LANE_HALF : RIV_LANE_WHOLE;
  open (table, decision, RIV_ASK_LANE);
  for (guint i = 0; i < push.n_options; i++)
    if (picks >> i & 1)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .target = PADDOCK_TARGET_ROAD,
                                                       .extra = extra,
                                                       .place = push.options[i] });
}

static void
answer_lane (PaddockTable *table, const PaddockChoice *choice)
{
  RivMove *move = get_move (table);

  move->picks[move->n_picks++] = (guint8) choice->id;
}

static void
forget_step (RivMove *move)
{
  memset (move->picks, 0, sizeof move->picks);
  move->n_picks = 0;
  move->go = move->cost = 0;
  move->step = PADDOCK_PLACE (0, 0);
}

static gboolean
run_lanes (PaddockTable *table)
{
  RivPush push;
  guint picks;

  if (run_push (table, &push, &picks) == RIV_PUSH_ASKS)
    return FALSE;

  riv_take_step (table, &push);
  forget_step (get_move (table));
  return TRUE;
}

/* --- The two steps of a turn --- */

static const struct {
  gboolean (*run) (PaddockTable *table);
  void (*ask) (const PaddockTable *table, PaddockDecision *decision);
  void (*answer) (PaddockTable *table, const PaddockChoice *choice);
} doings[RIV_DOING_LIMIT] = {
  [RIV_DOING_NOTHING] = { run_nothing, NULL, NULL },
  [RIV_DOING_GROW] = { run_grow, ask_follower, answer_follower },
  [RIV_DOING_KEEP] = { run_keep, ask_keep, answer_keep },
  [RIV_DOING_READY] = { run_ready, NULL, NULL },
  [RIV_DOING_ATTACH] = { run_attach, ask_attach, answer_attach },
  [RIV_DOING_STEP] = { run_step, ask_step, answer_step },
  [RIV_DOING_PUSH] = { run_lanes, ask_lane, answer_lane },
};

static gboolean
run_doing (PaddockTable *table)
{
  return doings[get_move (table)->doing].run (table);
}

static void
ask_doing (const PaddockTable *table, PaddockDecision *decision)
{
  doings[get_move (table)->doing].ask (table, decision);
}

static void
answer_doing (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  doings[get_move (table)->doing].answer (table, choice);
}

static gboolean
run_followers (PaddockTable *table)
{
  return get_move (table)->doing == RIV_DOING_READY ? riv_go_past (table) : run_doing (table);
}

const PaddockRoutine riv_choose_followers = {
  .run = run_followers,
  .ask = ask_doing,
  .answer = answer_doing,
};

const PaddockRoutine riv_move_step = {
  .run = run_doing,
  .ask = ask_doing,
  .answer = answer_doing,
};

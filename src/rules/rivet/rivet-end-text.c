/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a card says of the end of an activation: recovery, cards to discard, an energy chit (RIV-DP-18, RIV-RUL-52).
 *
 * The card's effects are carried out one after another; `done` of the move counts them, `times` how often the next one was
 * answered.
 */

#include "rivet-activation.h"
#include "rivet-asks.h"
#include "rivet-fatigue.h"
#include "rivet-hands.h"
#include "rivet-riders.h"

typedef struct {
  gboolean (*has_choice) (const PaddockTable *table, const RivEffect *effect);
  void (*ask) (const PaddockTable *table, PaddockDecision *decision, const RivEffect *effect);
  /* TRUE: the effect is done. */
  gboolean (*answer) (PaddockTable *table, const RivEffect *effect, const PaddockChoice *choice);
  void (*act) (PaddockTable *table); /* what it does without a question */
} EndEffect;

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
add_number (PaddockDecision *decision, guint n)
{
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) n });
}

static gboolean
has_finished (const PaddockTable *table)
{
  return !riv_is_on_map (table, get_move (table)->rider);
}

/* --- Its own recovery --- */

static const RivRider *
rider_of (const PaddockTable *table)
{
  return &riv_state (table)->riders[get_move (table)->rider];
}

static gboolean
may_recover (const PaddockTable *table, const RivEffect *effect)
{
  return !has_finished (table) && rider_of (table)->light > 0;
}

static void
ask_recover (const PaddockTable *table, PaddockDecision *decision, const RivEffect *effect)
{
  open (table, decision, RIV_ASK_RECOVER);
  for (guint n = MIN (rider_of (table)->light, (guint) effect->n);; n--) {
    add_number (decision, n);
    if (n == 0)
      return;
  }
}

static gboolean
answer_recover (PaddockTable *table, const RivEffect *effect, const PaddockChoice *choice)
{
  if (choice->id > 0)
    riv_heal (table, get_move (table)->rider, choice->id, RIV_CARD_04);
  return TRUE;
}

/* --- That of its line --- */

/* Other own riders of its file with light fatigue that have not been helped yet. */
static guint32
find_patients (const PaddockTable *table)
{
  const RivState *state = riv_state (table);
  const RivMove *move = &state->move;
  RivFiles files;
  guint32 found = 0;

  riv_list_files (table, &files);
  if (files.file_of[move->rider] == RIV_NO_RIDER)
    return 0;

  for (guint i = 0; i < state->n_riders; i++)
    if (i != move->rider && files.file_of[i] == files.file_of[move->rider]
        && state->riders[i].team == state->active && state->riders[i].light > 0
        && !(move->healed >> i & 1))
      found |= 1u << i;

  return found;
}

static gboolean
may_heal_line (const PaddockTable *table, const RivEffect *effect)
{
  return !has_finished (table) && get_move (table)->times < effect->n && find_patients (table) != 0;
}

static void
ask_heal_line (const PaddockTable *table, PaddockDecision *decision, const RivEffect *effect)
{
  guint32 patients = find_patients (table);

  open (table, decision, RIV_ASK_RECOVER_LINE);
  for (guint i = 0; i < riv_state (table)->n_riders; i++)
    if (patients >> i & 1)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .target = PADDOCK_TARGET_PIECE,
                                                       .place = PADDOCK_PLACE (i, 0) });
  add_number (decision, RIV_NONE);
}

static gboolean
answer_heal_line (PaddockTable *table, const RivEffect *effect, const PaddockChoice *choice)
{
  RivMove *move = get_move (table);

  if (choice->id == RIV_NONE)
    return TRUE;

  riv_heal (table, choice->id, 1, RIV_CARD_04);
  move->healed |= 1u << choice->id;
  move->times++;
  return FALSE;
}

/* --- Cards --- */

static const RivTeam *
team_of (const PaddockTable *table)
{
  return &riv_state (table)->teams[riv_state (table)->active];
}

static gboolean
may_cycle (const PaddockTable *table, const RivEffect *effect)
{
  return get_move (table)->times < effect->n && team_of (table)->n_hand > 0;
}

static void
ask_cycle (const PaddockTable *table, PaddockDecision *decision, const RivEffect *effect)
{
  open (table, decision, RIV_ASK_CYCLE);
  decision->hidden = PADDOCK_HIDDEN_BUT (decision->player);
  riv_add_cards (table, decision, RIV_NO_RIDER);
  add_number (decision, RIV_NONE);
}

static gboolean
answer_cycle (PaddockTable *table, const RivEffect *effect, const PaddockChoice *choice)
{
  if (choice->id == RIV_NONE)
    return TRUE;

  riv_discard (table, riv_state (table)->active, choice->id);
  get_move (table)->times++;
  return FALSE;
}

/* --- Energy --- */

static void
gain_energy (PaddockTable *table)
{
  if (!has_finished (table))
    riv_give_energy (table, get_move (table)->rider, RIV_CARD_04);
}

/* --- One after another --- */

static const EndEffect end_effects[PADDOCK_N_RIDER_EFFECTS] = {
  [PADDOCK_RIDER_EFFECT_RECOVER] = { may_recover, ask_recover, answer_recover, NULL },
  [PADDOCK_RIDER_EFFECT_RECOVER_LINE] = { may_heal_line, ask_heal_line, answer_heal_line, NULL },
  [PADDOCK_RIDER_EFFECT_CYCLE] = { may_cycle, ask_cycle, answer_cycle, NULL },
  [PADDOCK_RIDER_EFFECT_ENERGY] = { NULL, NULL, NULL, gain_energy },
};

static void
go_on (RivMove *move)
{
  move->done++;
  move->times = 0;
  move->healed = 0;
}

static const RivEffect *
next_effect (const PaddockTable *table)
{
  const RivMove *move = get_move (table);

  return &riv_course (table)->piles.actions[move->card].effects[move->done];
}

static gboolean
run_end_text (PaddockTable *table)
{
  RivMove *move = get_move (table);
  const EndEffect *effect;

  if (move->done == riv_course (table)->piles.actions[move->card].n_effects)
    return riv_go_past (table);

  effect = &end_effects[next_effect (table)->kind];
  if (move->effects >> move->done & 1) {
    if (effect->act)
      effect->act (table);
    if (effect->has_choice && effect->has_choice (table, next_effect (table)))
      return FALSE;
  }

  go_on (move);
  return TRUE;
}

static void
ask_end_text (const PaddockTable *table, PaddockDecision *decision)
{
  const RivEffect *effect = next_effect (table);

  end_effects[effect->kind].ask (table, decision, effect);
}

static void
answer_end_text (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  const RivEffect *effect = next_effect (table);

  if (end_effects[effect->kind].answer (table, effect, choice))
    go_on (get_move (table));
}

const PaddockRoutine riv_end_text_step = {
  .run = run_end_text,
  .ask = ask_end_text,
  .answer = answer_end_text,
};

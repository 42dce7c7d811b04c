/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What vehicles do with their cards between two rounds: exchange some, take some back, play those for this moment
 * (FRO-TRT-01, 02, FRO-SPX-15, FRO-DEC-04, 05, 29).
 */

#include "frothy-abilities.h"
#include "frothy-boxes.h"
#include "frothy-damage.h"
#include "frothy-round.h"
#include "frothy-rows.h"
#include "frothy-upkeep.h"

/* The step's kind of question, its moment, and what traits and cards may do there. */
static const struct {
  guint8 kind; /* FroAsk */
  guint when;
  PaddockFrothyEffectKind row; /* traits that give so many cards to take back or exchange */
  guint64 abilities;
} rests[FRO_N_STEPS] = {
  [FRO_STEP_ADAPT] = { FRO_ASK_ADAPT, PADDOCK_WHEN_ROUND_START, PADDOCK_EFFECT_SWAP,
                       FRO_KIND (SWAP) },
  [FRO_STEP_RECOVER] = { FRO_ASK_RECOVER, PADDOCK_WHEN_ROUND_START, PADDOCK_EFFECT_RECOVER,
                         FRO_KINDS_UPKEEP & ~FRO_KIND (SWAP) },
  [FRO_STEP_DETERMINATION] = { FRO_ASK_END, PADDOCK_WHEN_ROUND_END, PADDOCK_EFFECT_RECOVER,
                               FRO_KINDS_UPKEEP & ~FRO_KIND (SWAP) },
};

/* --- Exchanging --- */

/* The boxes of used cards. */
#define USED_BOXES (1u << FRO_SPENT | 1u << FRO_RECOVERY)

static guint
swap_sides (guint sides)
{
  return (sides >> FRO_WHIP & 1) << FRO_REINS | (sides >> FRO_REINS & 1) << FRO_WHIP;
}

/* Whether the two make an exchange: of types that are not the same (FRO-TRT-02). */
static gboolean
can_swap (const PaddockTable *table, guint vehicle, FroCard given, FroCard taken)
{
  guint a = fro_find_sides (table, vehicle, given), b = fro_find_sides (table, vehicle, taken);

  return a != b && (swap_sides (a) & b) != 0;
}

static FroCard
get_given (const FroUpkeep *upkeep)
{
  return fro_card_of (&(PaddockChoice){ .id = upkeep->given });
}

/* Used cards for which GIVEN can be exchanged. */
static void
add_taken (const PaddockTable *table, guint vehicle, FroCard given, PaddockDecision *decision)
{
  guint from = decision->n_choices, n = from;

  fro_add_boxed_cards (table, vehicle, USED_BOXES, FRO_BOTH_SIDES, decision);
  for (guint i = from; i < decision->n_choices; i++)
    if (can_swap (table, vehicle, given, fro_card_of (&decision->choices[i])))
      decision->choices[n++] = decision->choices[i];
  decision->n_choices = (guint8) n;
}

static gboolean
can_be_given (const PaddockTable *table, guint vehicle, FroCard card)
{
  PaddockDecision taken;

  paddock_decision_ask (&taken, vehicle, FRO_ASK_ADAPT);
  add_taken (table, vehicle, card, &taken);
  return taken.n_choices > 0;
}

static void
add_given (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  guint from = decision->n_choices, n = from;

  fro_add_boxed_cards (table, vehicle, 1u << FRO_HAND, FRO_BOTH_SIDES, decision);
  for (guint i = from; i < decision->n_choices; i++)
    if (can_be_given (table, vehicle, fro_card_of (&decision->choices[i])))
      decision->choices[n++] = decision->choices[i];
  decision->n_choices = (guint8) n;
}

static void
swap (PaddockTable *table, guint vehicle, const PaddockChoice *choice)
{
  FroUpkeep *upkeep = &fro_state (table)->upkeep;
  FroVehicle *self = fro_vehicle (table, vehicle);
  FroPile *box = fro_get_pile (self, choice->extra);
  FroCard given = get_given (upkeep), taken = fro_card_of (choice);

  fro_take_card (&self->hand, given);
  fro_put_card (box, given);
  fro_take_card (box, taken);
  fro_put_card (&self->hand, taken);
  upkeep->given = 0;
  upkeep->left--;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = (guint8) vehicle,
                .subject = fro_card_subject (given), .clause = FRO_TRT_02,
                .from = PADDOCK_PLACE (FRO_AS_ABILITY, 0));
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_GAINED, .actor = (guint8) vehicle,
                .subject = fro_card_subject (taken), .clause = FRO_TRT_02,
                .from = PADDOCK_PLACE (FRO_AS_ABILITY, 0));
}

/* --- Taking back --- */

/* FRO-RUL-53; at the end of a round it is this round's cards. */
static guint
find_recovery_box (const PaddockTable *table)
{
  if (fro_state (table)->flow.step == FRO_STEP_DETERMINATION)
    return FRO_SPENT;

  return fro_option (table, FRO_OPTION_STAMINA_BOX) ? FRO_SPENT : FRO_RECOVERY;
}

static void
add_recovered (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  FroPile *pile = fro_get_pile (fro_vehicle (table, vehicle), find_recovery_box (table));

  fro_add_boxed_cards (table, vehicle, 1u << find_recovery_box (table), FRO_BOTH_SIDES, decision);
  for (guint set = pile->specials; set;
       set &= set - 1) { /* without a plain side: no type, yet a card */
    FroCard card = { FRO_CARD_SPECIAL, (guint8) __builtin_ctz (set), FRO_AS_WHIP };

    if (fro_find_sides (table, vehicle, card))
      continue;
    fro_add_card (decision, card);
    decision->choices[decision->n_choices - 1].extra = (guint8) find_recovery_box (table);
  }
}

static void
recover (PaddockTable *table, guint vehicle, const PaddockChoice *choice)
{
  FroVehicle *self = fro_vehicle (table, vehicle);
  FroCard card = fro_card_of (choice);

  fro_take_card (fro_get_pile (self, choice->extra), card);
  fro_put_card (&self->hand, card);
  fro_state (table)->upkeep.left--;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RECOVERED, .actor = (guint8) vehicle,
                .subject = fro_card_subject (card), .clause = FRO_TRT_01, .amount = 1,
                .from = PADDOCK_PLACE (FRO_AS_ABILITY, 0));
}

/* --- Cards for this moment --- */

/* FRO-SPX-15, FRO-RUL-50: what was spent first, then the card itself. */
static void
use_ability (PaddockTable *table, guint vehicle, FroCard card)
{
  FroState *state = fro_state (table);
  guint when = rests[state->flow.step].when;
  const FroEffect *effects;
  guint n = fro_get_card_effects (table, vehicle, card, &effects);

  for (guint i = 0; i < n; i++) {
    if (!(effects[i].when & when))
      continue;
    if (effects[i].kind == PADDOCK_EFFECT_RECOVER_SPENT)
      fro_recover_spent (table, vehicle, (FroClause) effects[i].clause);
  }
  fro_lay_card (table, vehicle, card, FRO_CRD_06);
  for (guint i = 0; i < n; i++) {
    if (!(effects[i].when & when))
      continue;
    if (effects[i].kind == PADDOCK_EFFECT_RECOVER || effects[i].kind == PADDOCK_EFFECT_SWAP)
      state->upkeep.left =
        (guint8) CLAMP (state->upkeep.left + fro_count_row (table, vehicle, &effects[i]), 0, 99);
    else
      fro_suffer (table, vehicle, &effects[i]);
  }
}

/* Determination with nothing spent would bring nothing. */
static void
add_abilities (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint step = fro_state (table)->flow.step;
  guint64 kinds = rests[step].abilities;

  if (fro_count_pile (&self->spent) == 0)
    kinds &= ~FRO_KIND (RECOVER_SPENT);
  fro_add_abilities (table, vehicle, kinds, rests[step].when, decision);
}

/* --- The steps --- */

static void
add_choices (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  const FroState *state = fro_state (table);

  if (state->upkeep.given) {
    add_taken (table, vehicle, get_given (&state->upkeep), decision);
    return;
  }
  if (state->upkeep.left > 0 && state->flow.step == FRO_STEP_ADAPT)
    add_given (table, vehicle, decision);
  else if (state->upkeep.left > 0)
    add_recovered (table, vehicle, decision);
  add_abilities (table, vehicle, decision);
}

static void
begin_vehicle (PaddockTable *table, guint vehicle)
{
  FroState *state = fro_state (table);
  int n =
    fro_sum_effects (table, vehicle, rests[state->flow.step].row, rests[state->flow.step].when);

  state->upkeep = (FroUpkeep){ .left = (guint8) CLAMP (n, 0, 99), .asked = TRUE };
  fro_clear_pledge (fro_vehicle (table, vehicle));
}

static void
end_vehicle (PaddockTable *table)
{
  FroState *state = fro_state (table);

  fro_clear_pledge (fro_vehicle (table, state->active));
  state->upkeep = (FroUpkeep){ 0 };
}

/* Whether a vehicle can have anything to do in this step. */
static gboolean
is_idle (const PaddockTable *table, guint vehicle)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  guint step = fro_state (table)->flow.step;

  return !(spec->kinds >> rests[step].row & 1) && spec->n_specials == 0 && spec->limited == 0;
}

static gboolean
run_rest (PaddockTable *table)
{
  FroState *state = fro_state (table);
  PaddockDecision choices;
  int vehicle;

  if (!(rests[state->flow.step].abilities & fro_course (table)->kinds))
    return fro_next_step (table);
  if (!state->upkeep.asked) {
    if ((vehicle = fro_next_in_step (table)) < 0)
      return fro_next_step (table);
    if (!is_idle (table, (guint) vehicle))
      begin_vehicle (table, (guint) vehicle);
    return TRUE;
  }

  paddock_decision_ask (&choices, state->active, rests[state->flow.step].kind);
  if (fro_is_racing (table, state->active))
    add_choices (table, state->active, &choices);
  if (choices.n_choices > 0)
    return FALSE;

  end_vehicle (table);
  return TRUE;
}

static void
ask_rest (const PaddockTable *table, PaddockDecision *decision)
{
  const FroState *state = fro_state (table);

  paddock_decision_ask (decision, state->active, rests[state->flow.step].kind);
  if (!state->upkeep.given)
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  add_choices (table, state->active, decision);
}

static void
answer_rest (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroState *state = fro_state (table);
  FroCard card = fro_card_of (choice);

  if (choice->id == FRO_DONE)
    end_vehicle (table);
  else if (card.use == FRO_AS_ABILITY)
    use_ability (table, decision->player, card);
  else if (state->upkeep.given)
    swap (table, decision->player, choice);
  else if (state->flow.step == FRO_STEP_ADAPT)
    state->upkeep.given = (guint8) choice->id;
  else
    recover (table, decision->player, choice);
}

const PaddockRoutine fro_rest_step = { run_rest, ask_rest, answer_rest };

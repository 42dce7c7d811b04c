/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is asked in a fight, in secret: cards and the dice that are kept (FRO-DEC-15 to 17); and what somebody who does
 * not know them may think they are.
 */

#include "frothy-abilities.h"
#include "frothy-dice.h"
#include "frothy-fight.h"
#include "frothy-reroll.h"

/* FRO-DEC-15: nobody sees what the other lays down before both have. */
static void
ask_cards (const PaddockTable *table, guint side, PaddockDecision *decision)
{
  const FroAttack *attack = &fro_state (table)->attack;
  guint vehicle = get_vehicle (attack, side);

  paddock_decision_ask (decision, vehicle, FRO_ASK_ATTACK_CARDS);
  decision->hidden = PADDOCK_HIDDEN_BUT (vehicle);
  if (side == TARGET || fro_count_laid (table, vehicle, attack->kind) > 0)
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  fro_add_attack_cards (table, vehicle, attack->kind, get_moment (attack, side), decision);
}

/* FRO-DEC-17 */
static void
ask_keep (const PaddockTable *table, guint side, PaddockDecision *decision)
{
  const FroAttack *attack = &fro_state (table)->attack;
  guint vehicle = get_vehicle (attack, side);

  paddock_decision_ask (decision, vehicle, FRO_ASK_ATTACK_KEEP);
  decision->hidden = PADDOCK_HIDDEN_BUT (vehicle);
  fro_add_pairs (attack->dice[side], 0, decision);
}

void
fro_ask_attack (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);
  const FroAttack *attack = &fro_state (table)->attack;
  guint side;

  switch (task->stage) {
  case CARDS:
  case DEFENDER_CARDS:
    ask_cards (table, task->stage - CARDS, decision);
    break;
  case REROLL:
  case DEFENDER_REROLL:
    side = task->stage - REROLL;
    fro_ask_reroll (table, get_vehicle (attack, side), get_moment (attack, side),
                    FRO_ASK_ATTACK_REROLL, decision);
    break;
  default:
    ask_keep (table, task->stage - KEEP, decision);
  }
}

static void
answer_cards (PaddockTable *table, FroTask *task, guint vehicle, const PaddockChoice *choice)
{
  if (choice->id == FRO_DONE)
    task->stage++;
  else
    fro_pledge_card (fro_vehicle (table, vehicle), fro_card_of (choice));
}

void
fro_answer_attack (PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);
  const FroAttack *attack = &fro_state (table)->attack;
  guint side;

  switch (task->stage) {
  case CARDS:
  case DEFENDER_CARDS:
    answer_cards (table, task, decision->player, choice);
    break;
  case REROLL:
  case DEFENDER_REROLL:
    side = task->stage - REROLL;
    fro_answer_reroll (table, decision->player, get_moment (attack, side), choice);
    break;
  default:
    fro_vehicle (table, decision->player)->pledge.kept = (guint8) choice->place.a;
    task->stage++;
  }
}

/* --- What the others cannot know --- */

/* Some legal cards, the first of them if one must be laid down. */
static void
guess_cards (PaddockTable *table, guint side)
{
  const FroAttack *attack = &fro_state (table)->attack;
  FroVehicle *self = fro_vehicle (table, get_vehicle (attack, side));
  PaddockDecision decision;

  fro_clear_pledge (self);
  self->pledge.flags = FRO_PLEDGE_SECRET;
  for (;;) {
    guint pick;

    ask_cards (table, side, &decision);
    if (decision.n_choices == 0)
      return;
    pick = paddock_chance_pick (&fro_state (table)->core.chance, decision.n_choices);
    if (decision.choices[pick].id == FRO_DONE)
      return;
    fro_pledge_card (self, fro_card_of (&decision.choices[pick]));
  }
}

static void
guess_keep (PaddockTable *table, guint side)
{
  const FroAttack *attack = &fro_state (table)->attack;
  PaddockDecision decision;
  guint pick;

  ask_keep (table, side, &decision);
  if (decision.n_choices == 0)
    return; /* a single die: everybody sees it */
  pick = paddock_chance_pick (&fro_state (table)->core.chance, decision.n_choices);
  fro_vehicle (table, get_vehicle (attack, side))->pledge.kept =
    (guint8) decision.choices[pick].place.a;
}

/* Cards that are being chosen count as not chosen yet. */
void
fro_redeal_attack (PaddockTable *table, const FroTask *task, guint seat)
{
  const FroAttack *attack = &fro_state (table)->attack;

  if (task->stage == CARDS && seat != attack->attacker) {
    fro_clear_pledge (fro_vehicle (table, attack->attacker));
    fro_vehicle (table, attack->attacker)->pledge.flags = FRO_PLEDGE_SECRET;
  }
  if (task->stage == DEFENDER_CARDS && seat != attack->attacker)
    guess_cards (table, ATTACKER);
  if (task->stage == DEFENDER_CARDS && seat != attack->target) {
    fro_clear_pledge (fro_vehicle (table, attack->target));
    fro_vehicle (table, attack->target)->pledge.flags = FRO_PLEDGE_SECRET;
  }
  if (task->stage == DEFENDER_KEEP && seat != attack->attacker)
    guess_keep (table, ATTACKER);
}

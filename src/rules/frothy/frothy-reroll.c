/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one re-roll that a roll may have (FRO-DIC-06, FRO-RUL-60): dice are chosen one by one, then rolled together.
 * Traits and Lucky cards add up; Survivor rolls a whole damage roll again and stands alone.
 */

#include "frothy-reroll.h"

#include "frothy-abilities.h"
#include "frothy-control.h"
#include "frothy-dice.h"
#include "frothy-rows.h"

static guint
count_dice (const guint8 counts[6])
{
  guint n = 0;

  for (guint face = 0; face < 6; face++)
    n += counts[face];

  return n;
}

guint
fro_count_chosen (const FroRoll *roll)
{
  return count_dice (roll->chosen);
}

void
fro_begin_reroll (PaddockTable *table, guint vehicle, guint when)
{
  FroRoll *roll = &fro_state (table)->roll;
  int n = fro_sum_effects (table, vehicle, PADDOCK_EFFECT_REROLL, when)
          + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_REROLL, when);

  memset (roll->chosen, 0, sizeof roll->chosen);
  roll->has_rerolled = FALSE;
  roll->n_rerolls = (guint8) CLAMP (n, 0, FRO_MAX_DICE);
}

/* The cards that may still be played: Survivor only as long as nothing else rolls dice again. */
static guint64
find_kinds (const PaddockTable *table, guint vehicle, guint when)
{
  const FroRoll *roll = &fro_state (table)->roll;
  gboolean is_begun =
    count_dice (roll->chosen) > 0 || fro_has_pledged (table, vehicle, PADDOCK_EFFECT_REROLL, when);

  return FRO_KIND (REROLL) | (is_begun ? 0 : FRO_KIND (REROLL_ALL));
}

gboolean
fro_wants_reroll (const PaddockTable *table, guint vehicle, guint when)
{
  const FroRoll *roll = &fro_state (table)->roll;

  if (roll->has_rerolled || count_dice (roll->counts) == 0)
    return FALSE;

  return roll->n_rerolls > 0
         || fro_has_ability (table, vehicle, find_kinds (table, vehicle, when), when);
}

void
fro_ask_reroll (const PaddockTable *table,
                guint vehicle,
                guint when,
                FroAsk kind,
                PaddockDecision *decision)
{
  const FroRoll *roll = &fro_state (table)->roll;

  paddock_decision_ask (decision, vehicle, kind);
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  if (roll->n_rerolls > 0)
    fro_add_dice (roll->counts, decision);
  fro_add_abilities (table, vehicle, find_kinds (table, vehicle, when), when, decision);
}

static void
play_card (PaddockTable *table, guint vehicle, guint when, FroCard card)
{
  FroRoll *roll = &fro_state (table)->roll;

  fro_lay_card (table, vehicle, card, FRO_CRD_06);
  if (fro_card_does (table, vehicle, card, PADDOCK_EFFECT_REROLL_ALL, when)) {
    memcpy (roll->chosen, roll->counts, sizeof roll->chosen);
    memset (roll->counts, 0, sizeof roll->counts);
    roll->has_rerolled = TRUE;
    return;
  }

  roll->n_rerolls =
    (guint8) CLAMP (roll->n_rerolls
                      + fro_sum_card (table, vehicle, card, PADDOCK_EFFECT_REROLL, when),
                    0, FRO_MAX_DICE);
}

void
fro_answer_reroll (PaddockTable *table, guint vehicle, guint when, const PaddockChoice *choice)
{
  FroRoll *roll = &fro_state (table)->roll;
  guint face = choice->id - FRO_DIE;

  if (choice->id == FRO_DONE) {
    roll->has_rerolled = TRUE;
  } else if (choice->id >= FRO_SPECIAL_CARD) {
    play_card (table, vehicle, when, fro_card_of (choice));
  } else {
    roll->counts[face]--;
    roll->chosen[face]++;
    roll->n_rerolls--;
  }
}

void
fro_finish_reroll (PaddockTable *table, guint vehicle, FroDieUse use)
{
  FroRoll *roll = &fro_state (table)->roll;
  guint n = count_dice (roll->chosen);

  memset (roll->chosen, 0, sizeof roll->chosen);
  roll->has_rerolled = TRUE;
  roll->n_rerolls = 0;
  if (n == 0)
    return;
  if (use == FRO_DIE_CONTROL)
    fro_roll_icons (table, vehicle, n, FRO_DIC_06, roll->counts);
  else
    fro_roll (table, vehicle, n, use, FRO_DIC_06, roll->counts);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one card that makes a move longer or shorter: a Whip, a Reins, or the ability of a special card (FRO-MCD,
 * FRO-SPX-05, 10, FRO-RUL-83).
 */

#include "frothy-abilities.h"
#include "frothy-jump.h"
#include "frothy-rows.h"
#include "frothy-speed.h"

#define ABILITIES (FRO_KIND (MOVE) | FRO_KIND (RAM) | FRO_KIND (STOP))

/* --- What may be played --- */

/* A longer move may not spoil a clean plan (FRO-AVO-03). */
static gboolean
may_move_by (const PaddockTable *table,
             const FroPath *path,
             int n,
             gboolean rams,
             gboolean is_clean)
{
  FroPath changed = *path;

  changed.left = (guint8) MAX (0, changed.left + n);
  changed.may_ram |= (guint8) rams;
  return !is_clean || fro_path_is_clean (table, &changed);
}

/* How many spaces an ability adds; dice are taken for their most. */
static int
find_spaces (const PaddockTable *table, guint vehicle, FroCard card)
{
  const FroEffect *effect =
    fro_find_ability (table, vehicle, card, FRO_KIND (MOVE), PADDOCK_WHEN_MOVEMENT);

  if (!effect)
    return 0;
  if (paddock_number_is_random (effect->n))
    return MAX (0, paddock_number_get_sign (effect->n)) * paddock_number_get_dice (effect->n)
           * FRO_MAX_VALUE;

  return effect->n;
}

static gboolean
may_play (const PaddockTable *table, const FroPath *path, FroCard card, gboolean is_clean)
{
  guint when = PADDOCK_WHEN_MOVEMENT;
  int spaces = find_spaces (table, path->vehicle, card);

  if (path->left == 0 && spaces <= 0)
    return FALSE; /* nothing to shorten, and nowhere to ram */

  return may_move_by (table, path, spaces,
                      fro_find_ability (table, path->vehicle, card, FRO_KIND (RAM), when) != NULL,
                      is_clean);
}

static void
add_abilities (const PaddockTable *table,
               const FroPath *path,
               gboolean is_clean,
               PaddockDecision *decision)
{
  guint n = decision->n_choices;

  fro_add_abilities (table, path->vehicle, ABILITIES, PADDOCK_WHEN_MOVEMENT, decision);
  for (guint i = n; i < decision->n_choices; i++)
    if (may_play (table, path, fro_card_of (&decision->choices[i]), is_clean))
      decision->choices[n++] = decision->choices[i];
  decision->n_choices = (guint8) n;
}

/* FRO-DEC-11 */
void
fro_add_pace (const PaddockTable *table,
              const FroPath *path,
              gboolean has_reins,
              gboolean is_clean,
              PaddockDecision *decision)
{
  if (fro_state (table)->move.has_card)
    return; /* FRO-MCD-01 */

  if (fro_count_cards (table, path->vehicle, FRO_WHIP, PADDOCK_WHEN_MOVEMENT) > 0
      && may_move_by (table, path, 1, FALSE, is_clean))
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_MORE });
  if (has_reins)
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_LESS });
  add_abilities (table, path, is_clean, decision);
}

/* FRO-INI-06 */
gboolean
fro_can_move_more (const PaddockTable *table)
{
  FroPath path = fro_path_of_move (table);
  PaddockDecision decision;

  if (fro_state (table)->move.has_card)
    return FALSE;
  if (fro_count_cards (table, path.vehicle, FRO_WHIP, PADDOCK_WHEN_MOVEMENT) > 0)
    return TRUE;

  decision.n_choices = 0;
  add_abilities (table, &path, FALSE, &decision);
  return decision.n_choices > 0;
}

/* --- Follow-ups --- */

static gboolean
is_jump (const FroMove *move)
{
  return move->choice == FRO_JUMP_ONE || move->choice == FRO_JUMP_TWO;
}

static void
drop_spared (const PaddockTable *table, PaddockDecision *decision)
{
  guint n = 0;

  for (guint i = 0; i < decision->n_choices; i++)
    if (!fro_jump_spares (table, fro_card_of (&decision->choices[i])))
      decision->choices[n++] = decision->choices[i];
  decision->n_choices = (guint8) n;
}

/* Which card pays for what was chosen, or how far an Emergency Stop goes. */
void
fro_ask_pace (const PaddockTable *table, PaddockDecision *decision)
{
  const FroMove *move = &fro_state (table)->move;

  if (move->asking == FRO_MOVE_STOPS) {
    paddock_decision_ask (decision, move->vehicle, FRO_ASK_STOP);
    for (guint n = 1; n <= move->left; n++)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) n });
    return;
  }

  paddock_decision_ask (decision, move->vehicle, FRO_ASK_PAY);
  fro_add_cards (table, move->vehicle,
                 move->choice == FRO_MORE   ? 1u << FRO_WHIP
                 : move->choice == FRO_LESS ? 1u << FRO_REINS
                                            : FRO_BOTH_SIDES,
                 PADDOCK_WHEN_MOVEMENT, decision);
  if (is_jump (move))
    drop_spared (table, decision);
}

/* FRO-MCD-04: never below zero. */
static void
change_spaces (PaddockTable *table, int by, FroClause clause)
{
  FroMove *move = &fro_state (table)->move;

  move->has_card = TRUE;
  if (by == 0)
    return;
  move->left = (guint8) CLAMP (move->left + by, 0, 99);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = move->vehicle,
                .subject = FRO_POINTS_SPACES, .clause = clause, .amount = (gint16) by,
                .to = PADDOCK_PLACE (move->left, 0));
}

void
fro_play_pace (PaddockTable *table, const PaddockChoice *choice)
{
  FroMove *move = &fro_state (table)->move;
  guint vehicle = move->vehicle, when = PADDOCK_WHEN_MOVEMENT;
  FroCard card = fro_card_of (choice);
  const FroEffect *longer = fro_find_ability (table, vehicle, card, FRO_KIND (MOVE), when);

  fro_spend_card (table, vehicle, card, FRO_CRD_06);
  change_spaces (table, longer ? fro_roll_number (table, vehicle, longer->n) : 0, FRO_SPX_05);
  if (fro_find_ability (table, vehicle, card, FRO_KIND (RAM), when))
    move->may_ram = TRUE;
  if (fro_find_ability (table, vehicle, card, FRO_KIND (STOP), when) && move->left > 0)
    move->asking = FRO_MOVE_STOPS;
}

/* FRO-SPX-10 */
static void
stop (PaddockTable *table, guint n)
{
  guint vehicle = fro_state (table)->move.vehicle;

  change_spaces (table, -(int) n, FRO_SPX_10);
  fro_set_speed (table, vehicle, (int) fro_speed (table, vehicle) - (int) n, FRO_SPX_10);
}

void
fro_answer_pace (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroMove *move = &fro_state (table)->move;
  guint chosen = move->choice;

  move->asking = FRO_MOVE_STEPS;
  if (decision->kind == FRO_ASK_STOP) {
    stop (table, choice->id);
    return;
  }

  fro_spend_card (table, move->vehicle, fro_card_of (choice),
                  chosen == FRO_MORE   ? FRO_MCD_02
                  : chosen == FRO_LESS ? FRO_MCD_03
                                       : FRO_JMP_02);
  if (chosen == FRO_MORE)
    change_spaces (table, 1, FRO_MCD_02);
  else if (chosen == FRO_LESS)
    change_spaces (table, -1, FRO_MCD_03);
  else
    fro_jump (table, chosen == FRO_JUMP_TWO ? 2 : 1, move->direction);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Control rolls: cards, dice with icons, re-rolls, reactions, discards, pairs, and what the icons that are left do
 * (FRO-CTL, FRO-ICO).
 */

#include "frothy-abilities.h"
#include "frothy-dice.h"
#include "frothy-outcome.h"
#include "frothy-reroll.h"
#include "frothy-rows.h"
#include "frothy-speed.h"

#define WHEN FRO_CONTROL_MOMENT

void
fro_push_control (PaddockTable *table, const FroControl *control)
{
  FroTask *task = fro_push (table, FRO_TASK_CONTROL, control->vehicle);

  task->other = control->partner;
  task->control.cause = control->cause;
  task->control.planned = (guint8) (control->turn + 1);
  task->control.direction = control->slide;
  task->control.dice = control->dice;
  task->control.obstacle = control->obstacle;
  fro_clear_pledge (fro_vehicle (table, control->vehicle));
  fro_state (table)->result = (FroResult){ 0 };
}

/* --- The roll --- */

/* FRO-TRT-20 */
static gboolean
has_spare_dice (const PaddockTable *table, guint vehicle)
{
  return fro_has_effect (table, vehicle, PADDOCK_EFFECT_SPARE_DICE, WHEN);
}

/* Dice that come with as many discards: one a card, those of Control cards, those of Driver if they are wanted. */
static int
count_spare (PaddockTable *table, guint vehicle, gboolean with_driver)
{
  int n =
    (int) (fro_count_laid (table, vehicle, FRO_WHIP) + fro_count_laid (table, vehicle, FRO_REINS))
    + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_SPARE_DICE, WHEN);

  if (with_driver)
    n += fro_sum_effects (table, vehicle, PADDOCK_EFFECT_SPARE_DICE, WHEN);

  return MAX (n, 0);
}

void
fro_roll_icons (PaddockTable *table, guint vehicle, guint n, FroClause clause, guint8 counts[6])
{
  guint8 rolled[FRO_N_ICONS] = { 0 };

  fro_roll (table, vehicle, n, FRO_DIE_CONTROL, clause, rolled);
  fro_convert_icons (rolled, fro_has_effect (table, vehicle, PADDOCK_EFFECT_SLOW_TO_HASTE, WHEN),
                     fro_has_effect (table, vehicle, PADDOCK_EFFECT_HASTE_TO_SLOW, WHEN));
  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    counts[icon] = (guint8) (counts[icon] + rolled[icon]);
}

/* FRO-CTL-04 to 06: control loss points as they are now; a Safe Speed has no dice of its own. */
guint
fro_count_control_dice (PaddockTable *table, guint vehicle, gboolean with_driver, guint *discards)
{
  int spare = count_spare (table, vehicle, with_driver);
  int n = (int) fro_control_dice (table, vehicle, fro_speed (table, vehicle))
          + fro_vehicle (table, vehicle)->clp + spare
          + fro_sum_effects (table, vehicle, PADDOCK_EFFECT_DICE, WHEN)
          + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_DICE, WHEN);

  *discards = (guint) MIN (spare, FRO_MAX_DICE);
  return (guint) CLAMP (n, 0, FRO_MAX_DICE);
}

/* FRO-CTL-08 */
static void
roll (PaddockTable *table, FroTask *task, gboolean with_driver)
{
  FroState *state = fro_state (table);
  guint vehicle = task->vehicle, discards;
  guint n = fro_count_control_dice (table, vehicle, with_driver, &discards);

  memset (&state->roll, 0, sizeof state->roll);
  fro_roll_icons (table, vehicle, n, FRO_CTL_04, state->roll.counts);
  state->roll.discards = (guint8) discards;
  fro_begin_reroll (table, vehicle, WHEN);
  task->stage = REROLL;
}

/* FRO-CTL-03: nobody is asked who has nothing to lay down. */
gboolean
fro_asks_for_control (const PaddockTable *table, guint vehicle)
{
  return fro_has_any_card (table, vehicle) || has_spare_dice (table, vehicle)
         || fro_has_ability (table, vehicle, FRO_KINDS_BEFORE, WHEN);
}

static gboolean
run_commit (PaddockTable *table, FroTask *task)
{
  if (fro_asks_for_control (table, task->vehicle))
    return FALSE;

  roll (table, task, FALSE);
  return TRUE;
}

static gboolean
run_reroll (PaddockTable *table, FroTask *task)
{
  if (fro_wants_reroll (table, task->vehicle, WHEN))
    return FALSE;

  fro_finish_reroll (table, task->vehicle, FRO_DIE_CONTROL);
  task->stage = REACT;
  return TRUE;
}

/* --- Reactions --- */

/* Whether what the card does would change anything. */
static gboolean
answers (const PaddockTable *table, guint vehicle, FroCard card)
{
  const guint8 *counts = fro_state (table)->roll.counts;

  return (counts[FRO_SLOW] > 0
          && fro_card_does (table, vehicle, card, PADDOCK_EFFECT_SLOW_TO_HASTE, WHEN))
         || (counts[FRO_HASTE] > 0
             && fro_card_does (table, vehicle, card, PADDOCK_EFFECT_HASTE_TO_SLOW, WHEN))
         || (fro_count_icons (counts) > 0
             && fro_card_does (table, vehicle, card, PADDOCK_EFFECT_DISCARD_ICON, WHEN));
}

static guint
list_reactions (const PaddockTable *table, guint vehicle, FroCard cards[FRO_MAX_ABILITIES])
{
  guint n = fro_list_abilities (table, vehicle, FRO_KINDS_REACT, WHEN, cards);
  guint useful = 0;

  for (guint i = 0; i < n; i++)
    if (answers (table, vehicle, cards[i]))
      cards[useful++] = cards[i];

  return useful;
}

static gboolean
run_react (PaddockTable *table, FroTask *task)
{
  FroCard cards[FRO_MAX_ABILITIES];

  if (list_reactions (table, task->vehicle, cards) > 0)
    return FALSE;

  task->stage = SETTLE;
  return TRUE;
}

/* FRO-OPT-12, 13 */
static gboolean
run_settle (PaddockTable *table, FroTask *task)
{
  if (fro_option (table, FRO_OPTION_CONTROL_DAMAGE) == FRO_CONTROL_DAMAGE_IGNORED)
    fro_state (table)->roll.counts[FRO_DAMAGE] = 0;
  if (fro_option (table, FRO_OPTION_PAIRS_FIRST))
    fro_settle_pairs (table, task->vehicle);
  task->stage = DISCARD;
  return TRUE;
}

/* FRO-CTL-09 */
static gboolean
run_discard (PaddockTable *table, FroTask *task)
{
  const FroRoll *roll = &fro_state (table)->roll;

  if (roll->discards > 0 && fro_count_icons (roll->counts) > 0)
    return FALSE;

  task->stage = OUTCOME;
  return TRUE;
}

gboolean
fro_control_has_dice (const FroTask *task)
{
  return task->stage != COMMIT;
}

gboolean
fro_control_is_open (const FroTask *task)
{
  return task->stage < OUTCOME;
}

static gboolean
run_control (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  static gboolean (*const stages[OUTCOME]) (PaddockTable * table, FroTask * task) = {
    [COMMIT] = run_commit, [REROLL] = run_reroll,   [REACT] = run_react,
    [SETTLE] = run_settle, [DISCARD] = run_discard,
  };

  return fro_control_is_open (task) ? stages[task->stage](table, task)
                                    : fro_run_outcome (table, task);
}

/* --- Questions --- */

/* FRO-DEC-21 */
static void
ask_commit (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  paddock_decision_ask (decision, vehicle, FRO_ASK_CONTROL);
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  if (has_spare_dice (table, vehicle))
    paddock_decision_add (decision, (PaddockChoice){ .id = FRO_ROLL_DICE });
  fro_add_any_cards (table, vehicle, decision);
  fro_add_abilities (table, vehicle, FRO_KINDS_BEFORE, WHEN, decision);
}

/* FRO-SPX-14: once for each icon that the card could take away; each card that follows has room for one choice. */
static void
ask_react (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  const guint8 *counts = fro_state (table)->roll.counts;
  FroCard cards[FRO_MAX_ABILITIES];
  guint n = list_reactions (table, vehicle, cards);

  paddock_decision_ask (decision, vehicle, FRO_ASK_REACT);
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  for (guint i = 0; i < n; i++) {
    if (!fro_card_does (table, vehicle, cards[i], PADDOCK_EFFECT_DISCARD_ICON, WHEN)) {
      fro_add_card (decision, cards[i]);
      continue;
    }
    for (guint icon = 0; icon < FRO_N_ICONS; icon++)
      if (counts[icon] > 0 && decision->n_choices + (n - i) <= PADDOCK_MAX_CHOICES) {
        fro_add_card (decision, cards[i]);
        decision->choices[decision->n_choices - 1].extra = (guint8) (icon + 1);
      }
  }
}

/* FRO-DEC-24: any set of dice, one after the other. */
static void
ask_discard (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
  paddock_decision_ask (decision, vehicle, FRO_ASK_DISCARD);
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  fro_add_dice (fro_state (table)->roll.counts, decision);
}

static void
ask_control (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);

  if (task->stage == COMMIT)
    ask_commit (table, task->vehicle, decision);
  else if (task->stage == REROLL)
    fro_ask_reroll (table, task->vehicle, WHEN, FRO_ASK_CONTROL_REROLL, decision);
  else if (task->stage == REACT)
    ask_react (table, task->vehicle, decision);
  else
    ask_discard (table, task->vehicle, decision);
}

/* FRO-CTL-18, 19 */
static void
answer_commit (PaddockTable *table, FroTask *task, const PaddockChoice *choice)
{
  if (choice->id == FRO_DONE || choice->id == FRO_ROLL_DICE)
    roll (table, task, choice->id == FRO_ROLL_DICE);
  else
    fro_lay_card (table, task->vehicle, fro_card_of (choice), FRO_CTL_03);
}

/* FRO-SPX-04, 09, 14 */
static void
answer_react (PaddockTable *table, FroTask *task, const PaddockChoice *choice)
{
  guint8 *counts = fro_state (table)->roll.counts;
  FroCard card = fro_card_of (choice);

  if (choice->id == FRO_DONE) {
    task->stage = SETTLE;
    return;
  }

  fro_lay_card (table, task->vehicle, card, FRO_CRD_06);
  fro_convert_icons (counts,
                     fro_card_does (table, task->vehicle, card, PADDOCK_EFFECT_SLOW_TO_HASTE, WHEN),
                     fro_card_does (table, task->vehicle, card, PADDOCK_EFFECT_HASTE_TO_SLOW,
                                    WHEN));
  if (choice->extra > 0)
    counts[choice->extra - 1] = 0;
}

static void
answer_discard (PaddockTable *table, FroTask *task, const PaddockChoice *choice)
{
  FroRoll *roll = &fro_state (table)->roll;

  if (choice->id == FRO_DONE) {
    task->stage = OUTCOME;
    return;
  }

  roll->counts[choice->id - FRO_DIE]--;
  roll->discards--;
}

static void
answer_control (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);

  if (task->stage == COMMIT)
    answer_commit (table, task, choice);
  else if (task->stage == REROLL)
    fro_answer_reroll (table, task->vehicle, WHEN, choice);
  else if (task->stage == REACT)
    answer_react (table, task, choice);
  else
    answer_discard (table, task, choice);
}

const PaddockRoutine fro_control_task = { run_control, ask_control, answer_control };

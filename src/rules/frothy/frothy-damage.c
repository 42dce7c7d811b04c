/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage rolls: how many dice, which of them hit, and when dice are rolled again (FRO-DMG).  What the levels bring
 * that are reached is in frothy-harm.c.
 */

#include "frothy-abilities.h"
#include "frothy-dice.h"
#include "frothy-harm.h"
#include "frothy-race.h"
#include "frothy-reroll.h"
#include "frothy-rows.h"
#include "frothy-speed.h"
#include "frothy-wreck.h"

void
fro_push_damage (PaddockTable *table,
                 guint vehicle,
                 int n,
                 FroCause cause,
                 guint by,
                 FroClause clause)
{
  FroTask *task;

  fro_state (table)->result.hits = 0;
  if (n <= 0 || !fro_is_racing (table, vehicle)) /* FRO-DMG-07 */
    return;

  task = fro_push (table, FRO_TASK_DAMAGE, vehicle);
  task->other = (guint8) by;
  task->damage.cause = (guint8) cause;
  task->damage.dice = (guint8) MIN (n, FRO_MAX_DICE);
  task->damage.clause[0] = (guint8) (clause & 0xff);
  task->damage.clause[1] = (guint8) (clause >> 8);
  fro_clear_pledge (fro_vehicle (table, vehicle));
}

/* --- How many dice --- */

/* The moments beside any damage roll. */
static guint
find_moment (const FroTask *task)
{
  switch (task->damage.cause) {
  case FRO_CAUSE_COLLISION:
  case FRO_CAUSE_HAZARD:
    return PADDOCK_WHEN_COLLISION_ROLL; /* FRO-RUL-57 */
  case FRO_CAUSE_ICON:
    return PADDOCK_WHEN_DAMAGE_ICON_ROLL;
  default:
    return 0;
  }
}

static int
sum_dice (PaddockTable *table, guint vehicle, guint when)
{
  return fro_sum_effects (table, vehicle, PADDOCK_EFFECT_DICE, when)
         + fro_sum_pledged (table, vehicle, PADDOCK_EFFECT_DICE, when);
}

/* FRO-DMG-10: what takes dice away comes first, what only enlarges a roll last.  The icons of a control roll were
 * counted with Failsafes already (FRO-RUL-38). */
guint
fro_count_damage_dice (PaddockTable *table, const FroTask *task)
{
  int n = task->damage.dice;
  guint moment = find_moment (task);

  if (moment == PADDOCK_WHEN_DAMAGE_ICON_ROLL)
    n += fro_sum_pledged (table, task->vehicle, PADDOCK_EFFECT_DICE, moment);
  else if (moment)
    n += sum_dice (table, task->vehicle, moment);
  if (n <= 0)
    return 0;

  n += sum_dice (table, task->vehicle, PADDOCK_WHEN_DAMAGE_ROLL);
  return (guint) CLAMP (n, 0, FRO_MAX_DICE);
}

/* --- What hits --- */

/* FRO-DMG-02, 03, FRO-RUL-34, 47 */
gboolean
fro_die_hits (const PaddockTable *table, guint vehicle, int value)
{
  int resilience = fro_vehicle (table, vehicle)->resilience;

  return resilience < 0 || value > resilience
         || (value == resilience && fro_option (table, FRO_OPTION_RESILIENCE));
}

static guint
count_hits (const PaddockTable *table, guint vehicle)
{
  const guint8 *counts = fro_state (table)->roll.counts;
  guint hits = 0;

  for (int value = 0; value <= FRO_MAX_VALUE; value++)
    hits += fro_die_hits (table, vehicle, value) ? counts[value] : 0;

  return hits;
}

/* --- The roll --- */

static void
roll (PaddockTable *table, FroTask *task)
{
  FroState *state = fro_state (table);
  FroClause clause = (FroClause) (task->damage.clause[0] | task->damage.clause[1] << 8);
  guint n = fro_count_damage_dice (table, task);

  memset (&state->roll, 0, sizeof state->roll);
  task->stage = REROLL;
  if (fro_vehicle (table, task->vehicle)->resilience < 0) {
    task->damage.hits = (guint8) n; /* FRO-DMG-03: no dice, so none to roll again (FRO-RUL-47) */
    task->stage = COUNT;
    return;
  }

  fro_roll (table, task->vehicle, n, FRO_DIE_DAMAGE, clause, state->roll.counts);
  fro_begin_reroll (table, task->vehicle, PADDOCK_WHEN_DAMAGE_ROLL);
}

static gboolean
run_before (PaddockTable *table, FroTask *task)
{
  guint when = PADDOCK_WHEN_DAMAGE_ROLL | find_moment (task);

  if (fro_has_ability (table, task->vehicle, FRO_KIND (DICE), when))
    return FALSE;

  roll (table, task);
  return TRUE;
}

/* Nobody is asked about dice that did no harm. */
static gboolean
run_reroll (PaddockTable *table, FroTask *task)
{
  const FroRoll *roll = &fro_state (table)->roll;
  gboolean is_harmless = count_hits (table, task->vehicle) == 0 && fro_count_chosen (roll) == 0;

  if (!is_harmless && fro_wants_reroll (table, task->vehicle, PADDOCK_WHEN_DAMAGE_ROLL))
    return FALSE;

  fro_finish_reroll (table, task->vehicle, FRO_DIE_DAMAGE);
  task->damage.hits = (guint8) count_hits (table, task->vehicle);
  task->stage = COUNT;
  return TRUE;
}

/* FRO-RAC-10, FRO-RUL-67 */
static void
score_hits (PaddockTable *table, guint vehicle, guint by, guint hits)
{
  const FroCourse *course = fro_course (table);

  if (!course->is_scoring || by >= FRO_MAX_VEHICLES || by == vehicle
      || (course->has_teams && course->specs[by].team == course->specs[vehicle].team))
    return;

  fro_score (table, by, (int) hits * course->options[FRO_OPTION_SCORING_DAMAGE], FRO_RAC_10);
}

/* FRO-DMG-05, 06, 09; the marker stays on its track. */
static gboolean
run_count (PaddockTable *table, FroTask *task)
{
  const FroSpec *spec = fro_spec (table, task->vehicle);
  FroVehicle *self = fro_vehicle (table, task->vehicle);
  guint hits = MIN (task->damage.hits, (guint) (spec->max_damage - self->damage));

  memset (&fro_state (table)->roll, 0, sizeof (FroRoll));
  fro_clear_pledge (self);
  task->damage.hits = (guint8) hits;
  task->stage = END;
  if (hits == 0)
    return TRUE;

  fro_begin_harm (table, task);
  self->damage = (guint8) (self->damage + hits);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DAMAGED, .actor = task->vehicle,
                .clause = FRO_DMG_05, .amount = (gint16) hits,
                .to = PADDOCK_PLACE (self->damage, 0));
  fro_gain_clp (table, task->vehicle, (int) hits, FRO_DMG_06);
  score_hits (table, task->vehicle, task->other, hits);
  if (self->damage >= spec->max_damage)
    fro_wipe_out (table, task->vehicle, task->other, FRO_WRK_01);
  return TRUE;
}

static gboolean
run_end (PaddockTable *table, FroTask *task)
{
  fro_state (table)->result.hits = task->damage.hits;
  fro_pop (table);
  return TRUE;
}

static gboolean
run_damage (PaddockTable *table)
{
  FroTask *task = fro_top (table);
  static gboolean (*const stages[]) (PaddockTable * table, FroTask * task) = {
    [BEFORE] = run_before, [REROLL] = run_reroll, [COUNT] = run_count,
    [HARM] = fro_run_harm, [END] = run_end,
  };

  if (!fro_is_racing (table, task->vehicle)) /* FRO-WRK-02, FRO-RUL-16 */
    return run_end (table, task);

  return stages[task->stage](table, task);
}

/* --- Questions --- */

/* FRO-DEC-26 */
static void
ask_damage (const PaddockTable *table, PaddockDecision *decision)
{
  const FroTask *task = fro_top (table);
  guint when = PADDOCK_WHEN_DAMAGE_ROLL;

  if (task->stage == REROLL) {
    fro_ask_reroll (table, task->vehicle, when, FRO_ASK_DAMAGE_REROLL, decision);
    return;
  }

  paddock_decision_ask (decision, task->vehicle, FRO_ASK_DAMAGE);
  paddock_decision_add (decision, (PaddockChoice){ .id = FRO_DONE });
  fro_add_abilities (table, task->vehicle, FRO_KIND (DICE), when | find_moment (task), decision);
}

static void
answer_damage (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  FroTask *task = fro_top (table);

  if (task->stage == REROLL)
    fro_answer_reroll (table, task->vehicle, PADDOCK_WHEN_DAMAGE_ROLL, choice);
  else if (choice->id == FRO_DONE)
    roll (table, task);
  else
    fro_lay_card (table, task->vehicle, fro_card_of (choice), FRO_CRD_06);
}

const PaddockRoutine fro_damage_task = { run_damage, ask_damage, answer_damage };

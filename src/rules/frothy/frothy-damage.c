/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage rolls and what each level of damage brings (FRO-DMG, FRO-AFF).
 */

#include "frothy.h"

/* Stages. */
enum {
  ROLL,
  LEVELS, /* affects of the levels reached, one after the other */
  END,
};

/* Arguments. */
enum {
  CAUSE,
  DICE,
  BY,
  HITS,
  NEXT,   /* the affect to look at */
  BEFORE, /* damage before the roll */
  CLAUSE, /* two bytes */
};

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
  if (n <= 0 || !fro_is_racing (table, vehicle))
    return;

  task = fro_push (table, FRO_TASK_DAMAGE, vehicle);
  task->args[CAUSE] = (guint8) cause;
  task->args[DICE] = (guint8) MIN (n, 200);
  task->args[BY] = (guint8) by;
  task->args[CLAUSE] = (guint8) (clause & 0xff);
  task->args[CLAUSE + 1] = (guint8) (clause >> 8);
}

/* FRO-DMG-02, 03 */
static guint
count_hits (const PaddockTable *table, guint vehicle, const guint8 counts[6])
{
  int resilience = fro_spec (table, vehicle)->resilience;
  guint hits = 0;

  for (int value = 0; value <= FRO_MAX_VALUE; value++)
    if (value > resilience)
      hits += counts[value];

  return hits;
}

static void
run_roll (PaddockTable *table, FroTask *task)
{
  FroClause clause = (FroClause) (task->args[CLAUSE] | task->args[CLAUSE + 1] << 8);
  FroVehicle *self = fro_vehicle (table, task->vehicle);
  guint8 counts[6] = { 0 };

  task->stage = LEVELS;
  fro_roll (table, task->vehicle, task->args[DICE], FRO_DIE_DAMAGE, clause, counts);
  task->args[HITS] = (guint8) count_hits (table, task->vehicle, counts);
  if (task->args[HITS] == 0)
    return;

  task->args[BEFORE] = self->damage;
  self->damage =
    (guint8) MIN (self->damage + task->args[HITS], fro_spec (table, task->vehicle)->max_damage);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_DAMAGED, .actor = task->vehicle,
                .clause = FRO_DMG_05, .amount = task->args[HITS], .to = fro_index (self->damage));
  fro_gain_clp (table, task->vehicle, task->args[HITS], FRO_DMG_06);
}

/* FRO-DMG-05: the affects that act from now on; what happens at once is still to come. */
static void
run_levels (PaddockTable *table, FroTask *task)
{
  const FroSpec *spec = fro_spec (table, task->vehicle);
  FroVehicle *self = fro_vehicle (table, task->vehicle);

  task->stage = END;
  if (self->damage >= spec->max_damage) {
    fro_wipe_out (table, task->vehicle, task->args[BY], FRO_WRK_01);
    return;
  }

  for (guint i = 0; i < spec->n_levels; i++)
    if (task->args[HITS] > 0 && spec->affects[i].level > task->args[BEFORE]
        && spec->affects[i].level <= self->damage) {
      self->effects |= spec->affects[i].effects;
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = task->vehicle,
                    .subject = (guint8) (FRO_EFFECT_AFFECT + i), .clause = FRO_DMG_05);
    }
}

gboolean
fro_run_damage (PaddockTable *table, FroTask *task)
{
  if (task->stage == ROLL) {
    run_roll (table, task);
  } else if (task->stage == LEVELS) {
    run_levels (table, task);
  } else {
    fro_state (table)->result.hits = task->args[HITS];
    fro_pop (table);
  }
  return TRUE;
}

/* FRO-DEC-26 */
void
fro_ask_damage (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
}

void
fro_answer_damage (PaddockTable *table,
                   FroTask *task,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
}

/* FRO-DEC-28 */
gboolean
fro_run_lose_card (PaddockTable *table, FroTask *task)
{
  fro_pop (table);
  return TRUE;
}

void
fro_ask_lose_card (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
}

void
fro_answer_lose_card (PaddockTable *table,
                      FroTask *task,
                      const PaddockDecision *decision,
                      const PaddockChoice *choice)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Personal and Vehicle attacks (FRO-ATK).
 */

#include "frothy.h"

void
fro_add_attacks (const PaddockTable *table, guint vehicle, PaddockDecision *decision)
{
}

void
fro_push_attack (PaddockTable *table, guint attacker, guint target, guint kind)
{
  FroTask *task = fro_push (table, FRO_TASK_ATTACK, attacker);

  task->other = (guint8) target;
}

gboolean
fro_run_attack (PaddockTable *table, FroTask *task)
{
  fro_pop (table);
  return TRUE;
}

void
fro_ask_attack (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
}

void
fro_answer_attack (PaddockTable *table,
                   FroTask *task,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
}

/* --- Sneaky --- */

gboolean
fro_may_sneak (const PaddockTable *table, guint mover)
{
  return FALSE;
}

gboolean
fro_run_sneak (PaddockTable *table, FroTask *task)
{
  fro_pop (table);
  return TRUE;
}

void
fro_ask_sneak (const PaddockTable *table, const FroTask *task, PaddockDecision *decision)
{
}

void
fro_answer_sneak (PaddockTable *table,
                  FroTask *task,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFlow: how a game goes on from one decision to the next.
 *
 * A game has a table of steps, each of which says what follows, and a table of tasks, which interrupt them: damage to
 * be placed, a collision, a roll.  While there are tasks, the first of them runs; with none left, the step does.  Steps
 * and tasks are routines: a routine runs by itself until it must ask, lists the answers, and carries out the one that
 * was chosen.  The routine of a task finds its task first in line and pops it when it is done.  If something else must
 * be settled before, it pushes a task for that and runs again afterwards.
 *
 * A flow is part of the game's flat state: `PaddockFlow flow`, and an array `tasks` of the game's own struct, which
 * begins with the task's kind, a guint8.  Unused tasks are zero, so that equal positions are equal in memory.
 *
 * Everything is inline: a game's PaddockFlowKind is a constant that the compiler folds into the game's own loop.
 */

#pragma once

#include "game.h"

#include <string.h>

typedef struct {
  gboolean (*run) (PaddockTable *table); /* FALSE: it waits for an answer */
  void (*ask) (const PaddockTable *table, PaddockDecision *decision); /* NULL: it never waits */
  void (*answer) (PaddockTable *table,
                  const PaddockDecision *decision,
                  const PaddockChoice *choice);
} PaddockRoutine;

#define PADDOCK_ROUTINE(...) (&(const PaddockRoutine){ __VA_ARGS__ })

/* A row of either table. */
typedef struct {
  const char *name; /* in facts */
  const PaddockRoutine *routine;
} PaddockFlowRow;

/* In the state. */
typedef struct {
  guint8 step;
  guint8 n_tasks;
  guint8 must_pause;
} PaddockFlow;

/* Which of the tasks is first: the one that came first, in a queue, or the one that came last, on a stack. */
typedef enum {
  PADDOCK_FLOW_QUEUE, /* tasks[0] is first */
  PADDOCK_FLOW_STACK, /* the last of tasks[] is first */
} PaddockFlowOrder;

/* One for each game. */
typedef struct {
  const PaddockFlowRow *steps;
  const PaddockFlowRow *tasks; /* by kind */
  PaddockFlowOrder order;
  gsize flow_offset; /* see PADDOCK_FLOW_IN() */
  gsize tasks_offset;
  gsize task_size;
  guint room; /* for tasks */
  /* Where `must_pause` is set: called as soon as no task is left, before the step goes on.  NULL: it never is. */
  void (*pause) (PaddockTable *table);
} PaddockFlowKind;

#define PADDOCK_FLOW_IN(state_)                                                                   \
  .flow_offset = G_STRUCT_OFFSET (state_, flow), .tasks_offset = G_STRUCT_OFFSET (state_, tasks), \
  .task_size = sizeof (((state_ *) NULL)->tasks[0]),                                              \
  .room = G_N_ELEMENTS (((state_ *) NULL)->tasks)

/* --- Steps --- */

/* The first step from STEP on that is none of IDLE, a set: how steps that have nothing to do are passed by. */
static inline guint
paddock_flow_pass_by (guint step, guint32 idle)
{
  return step + (guint) __builtin_ctz (~idle >> step);
}

/* The run() of a routine that asks at once. */
static inline gboolean
paddock_flow_wait (PaddockTable *table)
{
  return FALSE;
}

/* --- Tasks --- */

static inline PaddockFlow *
paddock_flow_get (const PaddockFlowKind *kind, gconstpointer state)
{
  return (PaddockFlow *) ((char *) state + kind->flow_offset);
}

static inline gpointer
paddock_flow_get_task (const PaddockFlowKind *kind, gconstpointer state, guint i)
{
  return (char *) state + kind->tasks_offset + i * kind->task_size;
}

/* There must be one. */
static inline gpointer
paddock_flow_get_first (const PaddockFlowKind *kind, gconstpointer state)
{
  guint last = paddock_flow_get (kind, state)->n_tasks - 1u;

  return paddock_flow_get_task (kind, state, kind->order == PADDOCK_FLOW_STACK ? last : 0);
}

static inline gpointer
paddock_flow_insert (const PaddockFlowKind *kind, gpointer state, guint i, guint8 task_kind)
{
  PaddockFlow *flow = paddock_flow_get (kind, state);
  guint8 *task = paddock_flow_get_task (kind, state, i);

  g_assert (flow->n_tasks < kind->room);

  memmove (task + kind->task_size, task, (flow->n_tasks - i) * kind->task_size);
  memset (task, 0, kind->task_size);
  *task = task_kind;
  flow->n_tasks++;
  return task;
}

/* A new task, zero but for its kind: before all others, or behind them. */
static inline gpointer
paddock_flow_push_first (const PaddockFlowKind *kind, gpointer state, guint8 task_kind)
{
  guint n = paddock_flow_get (kind, state)->n_tasks;

  return paddock_flow_insert (kind, state, kind->order == PADDOCK_FLOW_STACK ? n : 0, task_kind);
}

static inline gpointer
paddock_flow_push_last (const PaddockFlowKind *kind, gpointer state, guint8 task_kind)
{
  guint n = paddock_flow_get (kind, state)->n_tasks;

  return paddock_flow_insert (kind, state, kind->order == PADDOCK_FLOW_STACK ? 0 : n, task_kind);
}

/* Takes the first away. */
static inline void
paddock_flow_pop (const PaddockFlowKind *kind, gpointer state)
{
  PaddockFlow *flow = paddock_flow_get (kind, state);
  char *first = paddock_flow_get_first (kind, state);

  flow->n_tasks--;
  if (kind->order == PADDOCK_FLOW_QUEUE)
    memmove (first, first + kind->task_size, flow->n_tasks * kind->task_size);
  memset (paddock_flow_get_task (kind, state, flow->n_tasks), 0, kind->task_size);
}

/* Clears what lies behind the last task, after facts were set by hand. */
static inline void
paddock_flow_trim (const PaddockFlowKind *kind, gpointer state)
{
  guint n = paddock_flow_get (kind, state)->n_tasks;

  memset (paddock_flow_get_task (kind, state, n), 0, (kind->room - n) * kind->task_size);
}

/* --- From one decision to the next --- */

/* What runs now. */
static inline const PaddockRoutine *
paddock_flow_get_routine (const PaddockFlowKind *kind, const PaddockTable *table)
{
  const PaddockFlow *flow = paddock_flow_get (kind, table->state);

  return flow->n_tasks > 0
           ? kind->tasks[*(guint8 *) paddock_flow_get_first (kind, table->state)].routine
           : kind->steps[flow->step].routine;
}

/* Until somebody must answer, or the race is over. */
static inline void
paddock_flow_go_on (const PaddockFlowKind *kind, PaddockTable *table)
{
  const PaddockState *state = table->state;
  PaddockFlow *flow = paddock_flow_get (kind, state);

  while (!state->is_over)
    if (kind->pause && flow->must_pause && flow->n_tasks == 0) {
      flow->must_pause = FALSE;
      kind->pause (table);
    } else if (!paddock_flow_get_routine (kind, table)->run (table)) {
      return;
    }
}

/* A PaddockGame's pending() and apply(). */
static inline void
paddock_flow_ask (const PaddockFlowKind *kind, const PaddockTable *table, PaddockDecision *decision)
{
  paddock_flow_get_routine (kind, table)->ask (table, decision);
}

static inline void
paddock_flow_answer (const PaddockFlowKind *kind,
                     PaddockTable *table,
                     const PaddockDecision *decision,
                     const PaddockChoice *choice)
{
  paddock_flow_get_routine (kind, table)->answer (table, decision, choice);
  paddock_flow_go_on (kind, table);
}

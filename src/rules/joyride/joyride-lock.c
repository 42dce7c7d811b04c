/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * LOCK: dice that keep their values, and the move they make (JOY-LCK, JOY-STD-03).
 */

#include "joyride-cars.h"
#include "joyride-effects.h"
#include "joyride-turn.h"

static gboolean
run_lock (PaddockTable *table)
{
  return joy_active_car (table)->n_mirror == 0 ? joy_go_to (table, JOY_STEP_SHIFT_WINDOW) : FALSE;
}

/* How many of the mirror's dice show each face, in the order of the car's faces. */
static guint
count_faces (const PaddockTable *table, guint8 counts[JOY_MAX_FACES])
{
  const JoyCarSpec *spec = joy_active_spec (table);
  const JoyCar *car = joy_active_car (table);

  for (guint face = 0; face < spec->n_faces; face++) {
    counts[face] = 0;
    for (guint i = 0; i < car->n_mirror; i++)
      counts[face] += car->mirror[i] == spec->faces[face];
  }

  return spec->n_faces;
}

/* A choice of LOCK is a count for each face of the car's dice, JOY_LOCK_BITS each: dice of equal value are
 * interchangeable (JOY-DEC-08).  The counts turn like the wheels of a clock, the first one fastest. */
static void
ask_lock (const PaddockTable *table, PaddockDecision *decision)
{
  guint capacity = joy_lock_capacity (table, joy_state (table)->active);
  guint8 counts[JOY_MAX_FACES], taken[JOY_MAX_FACES] = { 0 };
  guint n_faces = count_faces (table, counts);
  guint id = 0, size = 0, i;

  joy_begin_asking (table, decision, JOY_ASK_LOCK);
  do {
    if (size <= capacity)
      paddock_decision_add (decision,
                            (PaddockChoice){ .id = (guint16) id, .target = PADDOCK_TARGET_DIE });

    for (i = 0; i < n_faces && taken[i] == counts[i]; i++) {
      size -= taken[i];
      id -= (guint) taken[i] << (JOY_LOCK_BITS * i);
      taken[i] = 0;
    }
    if (i < n_faces) {
      taken[i]++;
      size++;
      id += 1u << (JOY_LOCK_BITS * i);
    }
  } while (i < n_faces);
}

static void
lock_die (PaddockTable *table, guint shows)
{
  JoyCar *car = joy_active_car (table);

  joy_remove_die (car, shows);
  car->locked[car->n_locked++] = (guint8) shows;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = joy_state (table)->active,
                .subject = JOY_POINTS_LOCKED, .clause = JOY_LCK_01, .amount = 1,
                .to = PADDOCK_PLACE (shows, 0));
}

/* JOY-LCK-01: values unchanged. */
static void
answer_lock (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  const JoyCarSpec *spec = joy_active_spec (table);

  for (guint i = 0; i < spec->n_faces; i++)
    for (guint n = joy_lock_count (choice, i); n > 0; n--)
      lock_die (table, spec->faces[i]);

  joy_state (table)->has_locked = choice->id != 0;
  joy_go_to (table, choice->id ? JOY_STEP_SET_DIE : JOY_STEP_SHIFT_WINDOW);
}

const PaddockRoutine joy_lock_step = { run_lock, ask_lock, answer_lock };

/* --- Precision Driving and the other abilities of LOCK (JOY-STD-03) --- */

static gboolean
has_locked_face (const JoyCar *car, guint face)
{
  for (guint i = 0; i < car->n_locked; i++)
    if (car->locked[i] == face)
      return TRUE;

  return FALSE;
}

/* A locked die and its new face; id 0 leaves them. */
static void
ask_set_die (const PaddockTable *table, PaddockDecision *decision)
{
  const JoyCarSpec *spec = joy_active_spec (table);

  joy_begin_asking (table, decision, JOY_ASK_SET_DIE);
  paddock_decision_add (decision, (PaddockChoice){ .id = JOY_PASS });
  for (guint from = 0; from < spec->n_faces; from++)
    for (guint to = 0;
         to < spec->n_faces && has_locked_face (joy_active_car (table), spec->faces[from]); to++)
      paddock_decision_add (decision,
                            (PaddockChoice){ .id = spec->faces[from],
                                             .extra = spec->faces[to],
                                             .target = PADDOCK_TARGET_DIE,
                                             .place = PADDOCK_PLACE (spec->faces[from], 0) });
}

static void
answer_set_die (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);
  JoyCar *car = joy_active_car (table);

  joy_go_to (table, JOY_STEP_LOCK_STEER);
  if (choice->id == JOY_PASS)
    return;

  joy_use_ability (table, state->active, JOY_USE_SET_DIE, JOY_PHASE_LOCK);
  for (guint i = 0; i < car->n_locked; i++)
    if (car->locked[i] == choice->id) {
      car->locked[i] = choice->extra;
      break;
    }
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = state->active,
                .subject = JOY_POINTS_SET_DIE, .clause = JOY_STD_03,
                .from = PADDOCK_PLACE (choice->id, 0), .to = PADDOCK_PLACE (choice->extra, 0));
}

const PaddockRoutine joy_set_die_step = { joy_run_moment, ask_set_die, answer_set_die };

/* --- The LOCK move --- */

static guint
lock_total (const PaddockTable *table)
{
  const JoyCar *car = joy_active_car (table);
  guint total = 0;

  for (guint i = 0; i < car->n_locked; i++)
    total += car->locked[i];

  return total;
}

/* JOY-MOV-05: blank faces make no move. */
static gboolean
run_lock_steer (PaddockTable *table)
{
  return lock_total (table) == 0 ? joy_go_to (table, JOY_STEP_SHIFT_WINDOW) : FALSE;
}

static void
ask_lock_steer (const PaddockTable *table, PaddockDecision *decision)
{
  joy_begin_asking (table, decision, JOY_ASK_STEER);
  joy_add_turns (table, decision, JOY_PHASE_LOCK, FALSE);
}

static void
answer_lock_steer (PaddockTable *table,
                   const PaddockDecision *decision,
                   const PaddockChoice *choice)
{
  joy_go_to (table, JOY_STEP_LOCK_MOVE);
  joy_start_move (table, lock_total (table), choice, JOY_PHASE_LOCK);
}

const PaddockRoutine joy_lock_steer_step = { run_lock_steer, ask_lock_steer, answer_lock_steer };

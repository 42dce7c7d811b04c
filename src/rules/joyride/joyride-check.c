/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What must always hold in a Joyride race (JOY-INV), and what must hold of a position that is given.
 */

#include "joyride-cars.h"
#include "joyride-facts.h"
#include "joyride-flow.h"
#include "joyride-items.h"

/* --- Invariants --- */

static gboolean
is_placed (const JoyState *state, guint car)
{
  return state->cars[car].front.q != G_MININT16 && state->cars[car].rear.q != G_MININT16;
}

/* JOY-INV-01 */
gboolean
joy_check_positions (const PaddockTable *table, GError **error)
{
  const JoyCourse *course = joy_course (table);
  const JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_cars; i++) {
    const JoyCar *car = &state->cars[i];
    const char *name = table->setup->seats[i].id;

    if (!is_placed (state, i))
      continue;
    if (!joy_course_has (course, car->front) || !joy_course_has (course, car->rear)
        || !joy_course_is_space (course, car->front) || !joy_course_is_space (course, car->rear))
      return paddock_violate (error, "JOY-INV-01", "%s is not on spaces", name);
    if (joy_heading (state, i) < 0)
      return paddock_violate (error, "JOY-INV-01", "the ends of %s are not adjacent", name);
    if (joy_car_at (state, car->front) != (int) i || joy_car_at (state, car->rear) != (int) i)
      return paddock_violate (error, "JOY-INV-01", "%s shares a space with another car", name);
  }

  return TRUE;
}

/* Whether something about this car is still to be settled before its dashboard must be tidy. */
static gboolean
is_in_flux (const JoyState *state, guint car)
{
  return state->flow.step < JOY_STEP_START_WINDOW || state->flow.n_tasks > 0
         || (state->active == car && state->flow.step != JOY_STEP_START_WINDOW);
}

/* JOY-INV-02 to 04 */
static gboolean
check_dashboard (const PaddockTable *table, guint i, GError **error)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[i];
  const JoyState *state = joy_state (table);
  const JoyCar *car = &state->cars[i];
  const char *name = table->setup->seats[i].id;

  if (car->damaged_gears > spec->n_damage_gears || car->damaged_locks > spec->n_damage_locks
      || (car->damaged_slots & ~spec->damage_slots))
    return paddock_violate (error, "JOY-INV-04", "%s has damage where none can be", name);
  for (guint slot = 0; slot < JOY_MAX_ITEM_SLOTS; slot++)
    if (car->items[slot] && ((car->damaged_slots >> slot) & 1))
      return paddock_violate (error, "JOY-DMG-07", "%s holds an item on a damaged slot", name);
  if (is_in_flux (state, i))
    return TRUE;

  if (car->n_mirror != car->gear || car->n_locked != 0)
    return paddock_violate (error, "JOY-INV-02", "%s is in gear %u with %u dice on the mirror",
                            name, car->gear, car->n_mirror);
  if (car->gear > joy_highest_gear (table, i))
    return paddock_violate (error, "JOY-INV-02", "%s is in a damaged gear", name);
  if (car->tokens != 0)
    return paddock_violate (error, "JOY-INV-02", "%s has damage on the mirror between turns", name);

  return TRUE;
}

/* JOY-INV-05 */
static gboolean
check_items (const PaddockTable *table, GError **error)
{
  const JoyCourse *course = joy_course (table);
  const JoyState *state = joy_state (table);
  guint n = state->n_stack + state->n_board_items;
  guint laid = 0;

  for (guint i = 0; i < JOY_MAX_ITEM_TYPES; i++)
    n += state->removed[i];
  for (guint i = 0; i < state->n_cars; i++) {
    n += joy_items_held (table, i);
    for (guint k = 0; k < state->cars[i].n_items_earned; k++)
      n += (state->cars[i].earned[k] & JOY_FROM_BOARD) != 0;
  }
  for (guint i = 0; i < course->n_board_items; i++)
    laid += course->board_items[i].item != JOY_RANDOM_ITEM;

  if (n != course->n_stack + laid)
    return paddock_violate (error, "JOY-INV-05", "there are %u item tokens instead of %u", n,
                            course->n_stack + laid);
  return TRUE;
}

gboolean
joy_check (const PaddockTable *table, GError **error)
{
  if (!joy_check_positions (table, error) || !check_items (table, error))
    return FALSE;
  for (guint i = 0; i < joy_state (table)->n_cars; i++)
    if (!check_dashboard (table, i, error))
      return FALSE;

  return TRUE;
}

/* --- Positions set by hand --- */

static gboolean
refuse (GError **error, const char *why)
{
  g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_POSITION, why);
  return FALSE;
}

static gboolean
order_is_whole (const JoyState *state)
{
  guint seen = 0;

  for (guint i = 0; i < state->n_cars; i++)
    seen |= 1u << state->order[i];

  return seen == (1u << state->n_cars) - 1;
}

static gboolean
can_be_number (int n)
{
  return n >= 1 && n <= 99;
}

/* What a task is about must be there. */
static gboolean
task_can_be (const PaddockTable *table, const JoyTask *task)
{
  const JoyState *state = joy_state (table);
  gboolean is_car = task->car < state->n_cars;

  switch ((JoyTaskKind) task->kind) {
  case JOY_TASK_DAMAGE:
    return task->cars > 0 && task->cars < 1u << state->n_cars
           && can_be_number (task->damage.tokens);
  case JOY_TASK_SHIFT_DOWN:
    return is_car && can_be_number (task->shift_down.times);
  case JOY_TASK_RECHARGE:
    return is_car && can_be_number (task->recharge.most);
  case JOY_TASK_LOSE_DIE:
    return is_car && state->cars[task->car].n_mirror > 0;
  case JOY_TASK_COLLECT:
    return is_car && state->cars[task->car].n_items_earned > 0;
  case JOY_TASK_EXPLODE:
    return joy_course_has (joy_course (table), task->explode.at);
  case JOY_TASK_NOTE:
    return is_car && joy_course_has (joy_course (table), task->note.at);
  case JOY_N_TASKS:
  default:
    return FALSE;
  }
}

static gboolean
check_tasks (const PaddockTable *table, GError **error)
{
  const JoyState *state = joy_state (table);

  for (guint i = 0; i < state->flow.n_tasks; i++)
    if (!task_can_be (table, &state->tasks[i]))
      return refuse (error, "a task is about something that is not there");

  return TRUE;
}

static gboolean
earned_can_be (const JoyCourse *course, guint earned)
{
  return earned == JOY_ANY_ITEM
         || (earned & JOY_FROM_BOARD ? (earned & JOY_TYPE_MASK) < course->n_items
                                     : earned < course->n_lines);
}

static gboolean
check_earned (const PaddockTable *table, GError **error)
{
  const JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_cars; i++)
    for (guint k = 0; k < state->cars[i].n_items_earned; k++)
      if (!earned_can_be (joy_course (table), state->cars[i].earned[k]))
        return refuse (error, "a car has earned an item that is not there");

  return TRUE;
}

/* JOY-HCP-04: who runs late must cross the starting line before anything counts. */
static gboolean
check_late (const PaddockTable *table, GError **error)
{
  const JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_cars; i++)
    if (state->cars[i].owes_start && state->cars[i].next != 0)
      return refuse (error, "a car with \"owes-start\" must have \"start\" as \"next\"");

  return TRUE;
}

/* A position stands in a turn, at its start or with something under way. */
gboolean
joy_settle (PaddockTable *table, GError **error)
{
  JoyState *state = joy_state (table);

  joy_trim_tasks (state);
  if (state->flow.step < JOY_STEP_START_WINDOW)
    return refuse (error, "the step must be one of a turn, such as \"lock\"");
  if (state->active >= state->n_cars)
    return refuse (error, "somebody must be active");
  if (!order_is_whole (state))
    return refuse (error, "the order must name every car once");
  for (guint i = 0; i < state->n_cars; i++)
    if (!is_placed (state, i))
      return refuse (error, "every car needs a front and a rear");
  if (!joy_check_positions (table, error) || !check_late (table, error)
      || !check_earned (table, error) || !check_tasks (table, error))
    return FALSE;

  state->core.is_over = FALSE;
  joy_go_on (table);
  return TRUE;
}

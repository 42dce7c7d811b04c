/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride positions that are set up by hand: pieces that are put elsewhere, dashboards that are set.  What speaks
 * against the result is in joyride-conflicts.c.
 */

#include "joyride-hand.h"

#include "joyride-cars.h"
#include "joyride-flow.h"
#include "joyride-items.h"
#include "joyride-show.h"
#include "words.h"

/* --- What follows from a change --- */

static guint
count_dice (const JoyCar *car)
{
  return car->n_mirror + car->n_locked;
}

/* As many dice as the gear (JOY-DSH-06), and those that are about to be lost. */
static guint
count_due_dice (const JoyState *state, guint car)
{
  guint n = state->cars[car].gear;

  for (guint i = 0; i < state->flow.n_tasks; i++)
    n += state->tasks[i].kind == JOY_TASK_LOSE_DIE && state->tasks[i].car == car;

  return MIN (n, JOY_MAX_DICE);
}

/* None are locked but by the car whose turn it is. */
static void
tidy_dice (const PaddockTable *table, guint i)
{
  JoyCar *car = &joy_state (table)->cars[i];
  const JoyCarSpec *spec = &joy_course (table)->cars[i];
  gboolean may_lock = joy_is_own_turn (joy_state (table), i);
  guint n = count_due_dice (joy_state (table), i);

  while (car->n_locked > 0 && (!may_lock || car->n_locked > joy_lock_capacity (table, i))) {
    joy_add_die (car, car->locked[--car->n_locked]);
    car->locked[car->n_locked] = 0;
  }
  while (car->n_mirror > 0 && count_dice (car) > n)
    joy_remove_die (car, 0);
  while (car->n_locked > n)
    car->locked[--car->n_locked] = 0;
  while (count_dice (car) < n)
    joy_add_die (car, spec->faces[0]);
}

static void
tidy_car (const PaddockTable *table, guint i)
{
  JoyCar *car = &joy_state (table)->cars[i];
  const JoyCarSpec *spec = &joy_course (table)->cars[i];

  car->damaged_gears = MIN (car->damaged_gears, spec->n_damage_gears);
  car->damaged_locks = MIN (car->damaged_locks, spec->n_damage_locks);
  car->damaged_slots &= spec->damage_slots;
  car->gear = (guint8) MIN (car->gear, joy_highest_gear (table, i));
  for (guint slot = 0; slot < JOY_MAX_ITEM_SLOTS; slot++)
    if (slot >= spec->n_slots || car->damaged_slots >> slot & 1
        || car->items[slot] > joy_course (table)->n_items)
      car->items[slot] = 0;
  tidy_dice (table, i);
}

/* How many tokens of each type the race has, less those that are somewhere outside the stack. */
static void
count_missing (const PaddockTable *table, int missing[JOY_MAX_ITEM_TYPES])
{
  const JoyCourse *course = joy_course (table);
  const JoyState *state = joy_state (table);

  for (guint i = 0; i < course->n_stack; i++)
    missing[course->stack[i]]++;
  for (guint i = 0; i < course->n_board_items; i++)
    if (course->board_items[i].item != JOY_RANDOM_ITEM)
      missing[course->board_items[i].item]++;

  for (guint i = 0; i < state->n_board_items; i++)
    missing[state->board_items[i].item]--;
  for (guint type = 0; type < course->n_items; type++)
    missing[type] -= state->removed[type];
  for (guint i = 0; i < state->n_cars; i++) {
    const JoyCar *car = &state->cars[i];

    for (guint slot = 0; slot < JOY_MAX_ITEM_SLOTS; slot++)
      if (car->items[slot])
        missing[car->items[slot] - 1]--;
    for (guint k = 0; k < car->n_items_earned; k++)
      if (car->earned[k] & JOY_FROM_BOARD)
        missing[car->earned[k] & JOY_TYPE_MASK]--;
  }
}

/* JOY-INV-05: what is held or laid comes from the stack, or from what was removed; what is gone returns under it.
 * What is on it keeps its order. */
static void
tidy_stack (const PaddockTable *table)
{
  JoyState *state = joy_state (table);
  int missing[JOY_MAX_ITEM_TYPES] = { 0 };
  guint8 stack[JOY_MAX_STACK] = { 0 };
  guint n = 0, n_kept = 0;

  count_missing (table, missing);
  for (guint type = 0; type < joy_course (table)->n_items; type++)
    for (; missing[type] < 0 && state->removed[type] > 0; missing[type]++)
      state->removed[type]--;
  for (guint i = 0; i < state->n_stack; i++)
    if (missing[state->stack[i]] > 0) {
      state->stack[n_kept++] = state->stack[i];
      missing[state->stack[i]]--;
    }
  for (guint type = 0; type < joy_course (table)->n_items; type++)
    for (; missing[type] > 0; missing[type]--)
      stack[n++] = (guint8) type;
  memcpy (stack + n, state->stack, n_kept);
  memcpy (state->stack, stack, sizeof stack);
  state->n_stack = (guint8) (n + n_kept);
}

/* Whether there is one more of this type to hold or to lay. */
static gboolean
is_left (const PaddockTable *table, guint type)
{
  const JoyState *state = joy_state (table);

  return state->removed[type] > 0 || memchr (state->stack, (int) type, state->n_stack);
}

/* A race that was over goes on; what was under way when it ended is not. */
static void
reopen (JoyState *state)
{
  if (!state->core.is_over)
    return;

  state->core.is_over = FALSE;
  state->core.n_placed = 0;
  memset (state->core.places, 0, sizeof state->core.places);
  state->winner = JOY_NO_CAR;
  state->flow.n_tasks = 0;
  joy_trim_tasks (state);
  state->flow.step = JOY_STEP_END_DICE;
}

static void
tidy (PaddockTable *table)
{
  reopen (joy_state (table));
  for (guint i = 0; i < joy_state (table)->n_cars; i++)
    tidy_car (table, i);
  tidy_stack (table);
}

/* --- Pieces --- */

void
joy_put_car (JoyCar *car, PaddockPlace place, int heading)
{
  gboolean is_off = paddock_place_equal (place, PADDOCK_NOWHERE);

  car->front = PADDOCK_HEX (place.a, place.b);
  car->rear = is_off ? car->front : paddock_hex_neighbour (car->front, heading + 3);
}

static int
find_type (const JoyCourse *course, const char *id)
{
  for (guint type = 0; type < course->n_items; type++)
    if (g_str_equal (course->items[type].id, id))
      return (int) type;

  return -1;
}

static void
lay (PaddockTable *table, const PaddockPiece *piece, PaddockHex at)
{
  JoyState *state = joy_state (table);
  int type = find_type (joy_course (table), piece->type);

  if (type >= 0 && is_left (table, (guint) type) && state->n_board_items < JOY_MAX_BOARD_ITEMS)
    state->board_items[state->n_board_items++] = (JoyBoardItem){ .at = at, .item = (guint8) type };
}

/* A token that is taken off goes back to the stack. */
void
joy_take_off (JoyState *state, guint i)
{
  state->n_board_items--;
  memmove (&state->board_items[i], &state->board_items[i + 1],
           (state->n_board_items - i) * sizeof (JoyBoardItem));
  memset (&state->board_items[state->n_board_items], 0, sizeof (JoyBoardItem));
}

static void
put (PaddockTable *table, const PaddockPiece *piece, PaddockPlace place, int heading)
{
  JoyState *state = joy_state (table);
  gboolean is_off = paddock_place_equal (place, PADDOCK_NOWHERE);

  if (piece->kind == PADDOCK_PIECE_VEHICLE)
    joy_put_car (&state->cars[piece->id], place, heading);
  else if (piece->id == PADDOCK_NEW_PIECE && !is_off)
    lay (table, piece, PADDOCK_HEX (place.a, place.b));
  else if (piece->id - JOY_TOKENS < state->n_board_items && is_off)
    joy_take_off (state, piece->id - JOY_TOKENS);
  else if (piece->id - JOY_TOKENS < state->n_board_items)
    state->board_items[piece->id - JOY_TOKENS].at = PADDOCK_HEX (place.a, place.b);
  tidy (table);
}

/* What can be dropped. */
static guint
list_new (const PaddockTable *table, PaddockPiece *pieces)
{
  const JoyCourse *course = joy_course (table);
  guint n = 0;

  for (guint type = 0; type < course->n_items; type++)
    if (course->items[type].category == JOY_ITEM_DROPPED && is_left (table, type))
      pieces[n++] = (PaddockPiece){ .id = PADDOCK_NEW_PIECE,
                                    .kind = PADDOCK_PIECE_TOKEN,
                                    .seat = PADDOCK_NOBODY,
                                    .heading = PADDOCK_NO_HEADING,
                                    .type = course->items[type].id,
                                    .label = course->items[type].label };

  return n;
}

/* --- Dashboards --- */

typedef struct {
  const PaddockTable *table;
  JoyCar *car;
  const JoyCarSpec *spec;
  guint part;
  gboolean is_damage;
} Turn;

/* Damaged gears are a segment from the top (JOY-INV-03).  The stick leaves the gear it is pointed at. */
static void
turn_gear (const Turn *turn)
{
  guint gear = turn->part + 1, from_top = turn->spec->top_gear - gear + 1;

  if (!turn->is_damage)
    turn->car->gear = (guint8) (turn->car->gear == gear ? 0 : gear);
  else if (turn->car->damaged_gears >= from_top)
    turn->car->damaged_gears = (guint8) (from_top - 1);
  else
    turn->car->damaged_gears = (guint8) from_top;
}

static guint8
next_face (const JoyCarSpec *spec, guint shows)
{
  for (guint i = 0; i + 1 < spec->n_faces; i++)
    if (spec->faces[i] == shows)
      return spec->faces[i + 1];

  return spec->faces[0];
}

static void
turn_mirror (const Turn *turn)
{
  if (turn->part < turn->car->n_mirror)
    turn->car->mirror[turn->part] = next_face (turn->spec, turn->car->mirror[turn->part]);
}

/* A locked die goes back to the mirror; an empty slot takes one from there. */
static void
turn_lock (const Turn *turn)
{
  JoyCar *car = turn->car;
  guint n = turn->spec->n_locks + turn->spec->extra_locks;

  if (turn->is_damage)
    car->damaged_locks =
      (guint8) (car->damaged_locks >= n - turn->part ? n - turn->part - 1 : n - turn->part);
  else if (turn->part < car->n_locked) {
    joy_add_die (car, car->locked[turn->part]);
    car->n_locked--;
    memmove (&car->locked[turn->part], &car->locked[turn->part + 1], car->n_locked - turn->part);
    car->locked[car->n_locked] = 0;
  } else if (car->n_mirror > 0) {
    car->locked[car->n_locked++] = car->mirror[car->n_mirror - 1];
    car->mirror[--car->n_mirror] = 0;
  }
}

/* The next type of which there is one more, and at the end none. */
static void
turn_item (const Turn *turn)
{
  guint n_items = joy_course (turn->table)->n_items, held = turn->car->items[turn->part] + 1u;

  if (turn->is_damage) {
    turn->car->damaged_slots ^= (guint8) (1 << turn->part);
    return;
  }

  while (held <= n_items && !is_left (turn->table, held - 1))
    held++;
  turn->car->items[turn->part] = (guint8) (held <= n_items ? held : 0);
}

static void
turn_ability (const Turn *turn)
{
  if (turn->spec->abilities[turn->part].kind != JOY_ABILITY_PERMANENT)
    turn->car->used ^= (guint8) (1 << turn->part);
}

static void
turn_laps (const Turn *turn)
{
  turn->car->laps = (guint8) turn->part;
}

static void
turn_line (const Turn *turn)
{
  turn->car->next = (guint8) ((turn->part + 1) % joy_course (turn->table)->n_lines);
}

static void
turn_tokens (const Turn *turn)
{
  turn->car->tokens = (guint8) MAX (turn->car->tokens - 1, 0);
}

static void
turn_shifts (const Turn *turn)
{
  turn->car->owed_shifts = (guint8) MAX (turn->car->owed_shifts - 1, 0);
}

static void
turn_shield (const Turn *turn)
{
  turn->car->shielded = (guint8) MAX (turn->car->shielded - 1, 0);
}

static void
turn_late (const Turn *turn)
{
  turn->car->owes_start = FALSE;
  turn->car->next = 1;
}

static const struct {
  const char *fact;
  void (*turn) (const Turn *turn);
} turns[] = {
  { "gear", turn_gear },       { "mirror", turn_mirror },   { "locked", turn_lock },
  { "items", turn_item },      { "used", turn_ability },    { "laps", turn_laps },
  { "next", turn_line },       { "tokens", turn_tokens },   { "owed-shifts", turn_shifts },
  { "shielded", turn_shield }, { "owes-start", turn_late },
};

static void
turn_part (PaddockTable *table, guint seat, const char *fact, guint part, gboolean is_damage)
{
  Turn turn = { table, &joy_state (table)->cars[seat], &joy_course (table)->cars[seat], part,
                is_damage };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (g_str_equal (turns[i].fact, fact))
      turns[i].turn (&turn);
  tidy (table);
}

static void
remedy (PaddockTable *table, const PaddockConflict *conflict)
{
  joy_remedy (table, conflict);
  tidy (table);
}

const PaddockHand joy_hand = {
  .put = put,
  .list_new = list_new,
  .turn_part = turn_part,
  .tidy = tidy,
  .find_conflicts = joy_find_conflicts,
  .remedy = remedy,
};

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the first turn: items, handicaps, running order, placement and the rolling start (JOY-SET, JOY-HCP,
 * JOY-TEA, JOY-RUL-23, JOY-RUL-24, JOY-RUL-31, JOY-RUL-64).
 */

#include "joyride-setup.h"

#include "joyride-cars.h"
#include "joyride-damage.h"
#include "joyride-flow.h"
#include "joyride-items.h"
#include "joyride-move.h"
#include "joyride-turn.h"

#define NOWHERE \
  PADDOCK_HEX (G_MININT16, 0) /* a car that is not on the board yet: PADDOCK_NOWHERE */

/* --- Items --- */

/* JOY-EVT-03 and 04: the stack is shuffled, then the random face-down tokens are dealt in layout order. */
static void
deal_items (PaddockTable *table)
{
  const JoyCourse *course = joy_course (table);
  JoyState *state = joy_state (table);

  memcpy (state->stack, course->stack, course->n_stack);
  state->n_stack = (guint8) course->n_stack;
  joy_shuffle_stack (table);

  for (guint i = 0; i < course->n_board_items; i++) {
    JoyBoardItem item = course->board_items[i];

    if (item.item == JOY_RANDOM_ITEM) {
      if (state->n_stack == 0)
        continue;
      item.item = state->stack[--state->n_stack];
      state->stack[state->n_stack] = 0;
    }
    state->board_items[state->n_board_items++] = item;
  }
}

/* --- Handicaps --- */

static guint
roll_handicap (PaddockTable *table, guint car)
{
  JoyState *state = joy_state (table);
  int shows = paddock_chance_roll (&state->core.chance, &joy_course (table)->cars[car].die);

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = (guint8) car,
                .clause = JOY_HCP_01, .amount = (gint16) shows);
  return 1u << (CLAMP (shows, 1, 3) - 1);
}

/* JOY-RUL-48: a one-shot; without one, a toggle starts on its second side. */
static guint
low_candidates (const PaddockTable *table, guint car)
{
  const JoyCarSpec *spec = &joy_course (table)->cars[car];
  guint kinds[2] = { 0, 0 };

  for (guint i = 0; i < spec->n_abilities; i++)
    if (spec->abilities[i].kind != JOY_ABILITY_PERMANENT)
      kinds[spec->abilities[i].kind == JOY_ABILITY_TOGGLE] |= 1u << i;

  return kinds[0] ? kinds[0] : kinds[1];
}

/* JOY-HCP-04: the starting line first, before checkpoint 1 counts. */
static void
run_late (JoyCar *car)
{
  car->owes_start = TRUE;
  car->next = 0;
}

/* Runs once for each car; asks which ability starts low. */
static gboolean
run_handicaps (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  for (; state->placing < state->n_cars; state->placing++) {
    guint car = state->placing;
    guint handicaps = joy_course (table)->cars[car].handicaps;

    state->active = (guint8) car;
    if (state->handicaps == 0) {
      if (handicaps & JOY_HANDICAP_RANDOM)
        handicaps |= roll_handicap (table, car);
      state->handicaps = (guint8) (handicaps & ~(guint) JOY_HANDICAP_RANDOM);
      if (handicaps & JOY_HANDICAP_LATE)
        run_late (&state->cars[car]);
      if (handicaps & JOY_HANDICAP_HOT)
        joy_damage (table, car, 2);
    }
    if ((state->handicaps & JOY_HANDICAP_LOW) && low_candidates (table, car))
      return FALSE;
    state->handicaps = 0;
    if (state->flow.n_tasks > 0) {
      state->placing++;
      return TRUE;
    }
  }

  state->placing = 0;
  state->flow.step = JOY_STEP_PLACE;
  return TRUE;
}

static void
ask_low (const PaddockTable *table, PaddockDecision *decision)
{
  guint car = joy_state (table)->active;
  guint candidates = low_candidates (table, car);

  paddock_decision_ask (decision, car, JOY_ASK_LOW);
  for (guint i = 0; i < JOY_MAX_ABILITIES; i++)
    if ((candidates >> i) & 1)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .target = PADDOCK_TARGET_CARD,
                                                       .place = PADDOCK_PLACE (i, 0) });
}

static void
answer_low (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);

  state->cars[state->active].used |= (guint8) (1 << choice->id);
  state->handicaps = 0;
  state->placing++;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPENT, .actor = state->active,
                .subject = (guint8) (JOY_MAX_ITEM_TYPES + choice->id), .clause = JOY_HCP_02);
}

const PaddockRoutine joy_handicaps_step = { run_handicaps, ask_low, answer_low };

/* --- Running order --- */

static guint
draw_from (PaddockTable *table, guint cars)
{
  JoyState *state = joy_state (table);
  guint left = paddock_chance_pick (&state->core.chance, (guint) __builtin_popcount (cars));
  guint car = 0;

  for (;; car++)
    if (((cars >> car) & 1) && left-- == 0)
      return car;
}

/* The set of cars that may be drawn for the next place, from the bottom (JOY-SET-05, JOY-TEA-04). */
static guint
drawable (const PaddockTable *table)
{
  const JoyState *state = joy_state (table);
  guint n = state->n_cars;
  guint left = (1u << n) - 1;
  guint second = 0;

  for (guint i = 0; i < state->placing; i++)
    left &= ~(1u << state->order[n - 1 - i]);
  if (joy_course (table)->options[JOY_OPTION_TEAMS] != 2 || state->placing == 0)
    return left;

  /* Teams alternate on the track. */
  for (guint car = 0; car < n; car++)
    if ((state->teams >> car) & 1)
      second |= 1u << car;
  return (state->teams >> state->order[n - state->placing]) & 1 ? left & ~second : left & second;
}

/* JOY-RUL-31: without initiative a random first player, then round the table. */
static void
seat_in_turn (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint first = paddock_chance_pick (&state->core.chance, state->n_cars);

  for (guint i = 0; i < state->n_cars; i++)
    state->order[i] = (guint8) ((first + i) % state->n_cars);
}

static void
choose_teams (PaddockTable *table)
{
  const JoyCourse *course = joy_course (table);
  JoyState *state = joy_state (table);

  for (guint car = 0; course->options[JOY_OPTION_TEAMS] == 2 && car < state->n_cars; car++)
    if (course->cars[car].team == 2)
      state->teams |= (guint8) (1 << car);
}

/* JOY-TEA-03: places 1 and 3 against 2 and 4. */
static void
team_by_order (JoyState *state)
{
  for (guint i = 1; i < state->n_cars; i += 2)
    state->teams |= (guint8) (1 << state->order[i]);
}

/* --- Placement --- */

/* Draws the next car from the bottom of the order; its driver is asked where it starts. */
static gboolean
run_place (PaddockTable *table)
{
  const JoyCourse *course = joy_course (table);
  JoyState *state = joy_state (table);
  guint slot = state->n_cars - 1u - state->placing;

  if (state->placing == state->n_cars) {
    if (course->options[JOY_OPTION_TEAMS] == 1)
      team_by_order (state);
    state->placing = 0;
    state->flow.step = JOY_STEP_ROLLING_START;
    return TRUE;
  }
  if (state->has_drawn)
    return FALSE;

  if (course->options[JOY_OPTION_INITIATIVE])
    state->order[slot] = (guint8) draw_from (table, drawable (table));
  else if (state->placing == 0)
    seat_in_turn (table);
  state->active = state->order[slot];
  state->has_drawn = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ORDER, .actor = state->active,
                .clause = JOY_SET_05, .amount = (gint16) (slot + 1));
  return FALSE;
}

static gboolean
fits (const PaddockTable *table, PaddockHex front, int heading)
{
  PaddockHex rear = paddock_hex_neighbour (front, heading + 3);
  const JoyState *state = joy_state (table);

  return joy_course_is_space (joy_course (table), front)
         && joy_course_is_space (joy_course (table), rear) && joy_car_at (state, front) < 0
         && joy_car_at (state, rear) < 0;
}

static gboolean
is_late (const PaddockTable *table)
{
  return joy_state (table)->cars[joy_state (table)->active].owes_start;
}

static gboolean
fits_somehow (const PaddockTable *table, PaddockHex front)
{
  for (int heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++)
    if (fits (table, front, heading))
      return TRUE;

  return FALSE;
}

static void
add_place (PaddockDecision *decision, PaddockHex hex)
{
  paddock_decision_add (decision, (PaddockChoice){ .target = PADDOCK_TARGET_HEX,
                                                   .place = paddock_hex_to_place (hex) });
}

/* JOY-DEC-04 and 05.  A late car that finds no room at the last checkpoint starts with the others. */
static void
ask_place (const PaddockTable *table, PaddockDecision *decision)
{
  const JoyCourse *course = joy_course (table);
  gboolean is_free = course->options[JOY_OPTION_LATE_HEADING] == 0;

  paddock_decision_ask (decision, joy_state (table)->active, JOY_ASK_PLACE);
  if (is_late (table))
    for (guint i = 0; i < course->line[course->n_lines - 1].n_cells; i++) {
      PaddockHex hex = course->line[course->n_lines - 1].cells[i];

      if (is_free ? fits_somehow (table, hex) : fits (table, hex, course->start_direction))
        add_place (decision, hex);
    }
  if (decision->n_choices > 0)
    return;

  for (guint i = 0; i < course->line[0].n_cells; i++)
    if (fits (table, course->line[0].cells[i], course->start_direction))
      add_place (decision, course->line[0].cells[i]);
}

static void
place (PaddockTable *table, PaddockHex front, int heading)
{
  JoyState *state = joy_state (table);
  guint car = state->active;

  state->cars[car].front = front;
  state->cars[car].rear = paddock_hex_neighbour (front, heading + 3);
  state->placing++;
  state->has_drawn = FALSE;
  state->flow.step = JOY_STEP_PLACE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PLACED, .actor = (guint8) car,
                .subject = (guint8) (JOY_CAR_SUBJECT + car), .clause = JOY_SET_06,
                .amount = (gint16) heading, .to = paddock_hex_to_place (front));
}

static void
answer_place (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  const JoyCourse *course = joy_course (table);
  JoyState *state = joy_state (table);
  PaddockHex hex = PADDOCK_HEX (choice->place.a, choice->place.b);
  gboolean on_start = course->lines[joy_course_index (course, hex)] & 1;

  if (is_late (table) && !on_start && course->options[JOY_OPTION_LATE_HEADING] == 0) {
    state->cars[state->active].front = hex;
    state->flow.step = JOY_STEP_HEADING;
    return;
  }

  place (table, hex, course->start_direction);
}

const PaddockRoutine joy_place_step = { run_place, ask_place, answer_place };

static void
ask_heading (const PaddockTable *table, PaddockDecision *decision)
{
  JoyState *state = joy_state (table);
  PaddockHex front = state->cars[state->active].front;

  paddock_decision_ask (decision, state->active, JOY_ASK_HEADING);
  for (int heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
    PaddockHex rear = paddock_hex_neighbour (front, heading + 3);

    if (joy_course_is_space (joy_course (table), rear) && joy_car_at (state, rear) < 0)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) heading,
                                                       .target = PADDOCK_TARGET_HEX,
                                                       .place = paddock_hex_to_place (rear) });
  }
}

static void
answer_heading (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  JoyState *state = joy_state (table);

  place (table, state->cars[state->active].front, choice->id);
}

const PaddockRoutine joy_heading_step = { paddock_flow_wait, ask_heading, answer_heading };

/* --- Rolling start --- */

/* JOY-SET-07 and 08: as many dice as the start gear, in running order. */
static void
roll_start (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_cars; i++) {
    guint car = state->order[i];
    const JoyCarSpec *spec = &joy_course (table)->cars[car];

    for (guint die = 0; die < spec->start_gear; die++) {
      int shows = paddock_chance_roll (&state->core.chance, &spec->die);

      joy_add_die (&state->cars[car], (guint) shows);
      PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = (guint8) car,
                    .clause = JOY_SET_07, .amount = (gint16) shows);
    }
  }
}

/* How far ahead in the start direction. */
static int
progress (const PaddockTable *table, guint car)
{
  PaddockHex front = joy_state (table)->cars[car].front;
  PaddockHex d = paddock_directions[joy_course (table)->start_direction];

  return front.q * d.q + front.r * d.r + (front.q + front.r) * (d.q + d.r);
}

/* JOY-RUL-23: cars further ahead first, ties from the top of the order.  ROLLED is the set that has moved. */
static guint
next_to_roll (const PaddockTable *table, guint rolled)
{
  const JoyState *state = joy_state (table);
  guint best = JOY_NO_CAR;

  for (guint i = 0; i < state->n_cars; i++) {
    guint car = state->order[i];

    if (!((rolled >> car) & 1)
        && (best == JOY_NO_CAR || progress (table, car) > progress (table, best)))
      best = car;
  }

  return best;
}

static guint
mirror_total (const JoyCar *car)
{
  guint total = 0;

  for (guint i = 0; i < car->n_mirror; i++)
    total += car->mirror[i];

  return total;
}

/* `placing` is the set of cars that have rolled off. */
static gboolean
run_rolling_start (PaddockTable *table)
{
  JoyState *state = joy_state (table);
  guint car;

  if (state->placing == 0 && !state->has_drawn) {
    roll_start (table);
    state->has_drawn = TRUE;
  }

  car = next_to_roll (table, state->placing);
  if (car == JOY_NO_CAR) {
    state->has_drawn = FALSE;
    state->placing = 0;
    state->flow.step = JOY_STEP_ROLLING_END;
    return TRUE;
  }

  state->placing |= (guint8) (1 << car);
  state->active = (guint8) car;
  state->flow.step = JOY_STEP_ROLLING_MOVE;
  joy_begin_move (table, mirror_total (&state->cars[car]), FALSE, 0);
  return TRUE;
}

const PaddockRoutine joy_rolling_start_step = { run_rolling_start };

static gboolean
run_rolling_move (PaddockTable *table)
{
  JoyDrive drive = joy_drive (table);

  if (drive == JOY_DRIVE_DONE)
    joy_state (table)->flow.step = JOY_STEP_ROLLING_START;
  return drive != JOY_DRIVE_WAITS;
}

const PaddockRoutine joy_rolling_move_step = { run_rolling_move, joy_ask_move, joy_answer_move };

/* JOY-RUL-64: what explosions did, shift-downs first, in running order; then the first turn. */
static gboolean
run_rolling_end (PaddockTable *table)
{
  JoyState *state = joy_state (table);

  for (guint i = 0; i < state->n_cars; i++)
    joy_pay_shift_downs (state, state->order[i]);
  for (guint i = 0; i < state->n_cars; i++) {
    JoyCar *car = &state->cars[state->order[i]];
    guint tokens = car->tokens;

    car->tokens = 0;
    joy_damage (table, state->order[i], tokens);
  }
  if (state->flow.n_tasks > 0)
    return TRUE;

  state->round = 1;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROUND_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = JOY_SET_09, .amount = 1);
  joy_begin_turn (table, state->order[0]);
  return TRUE;
}

const PaddockRoutine joy_rolling_end_step = { run_rolling_end };

/* --- The start --- */

void
joy_start (PaddockTable *table)
{
  const JoyCourse *course = joy_course (table);
  JoyState *state = joy_state (table);

  state->n_cars = (guint8) course->n_cars;
  state->winner = JOY_NO_CAR;
  state->declared = JOY_UNDECLARED;
  state->flow.step = JOY_STEP_HANDICAPS;
  state->move.pushed = state->move.answered = state->move.asking = JOY_NO_CAR;
  for (guint car = 0; car < state->n_cars; car++) {
    state->order[car] = (guint8) car;
    state->cars[car].front = state->cars[car].rear = NOWHERE;
    state->cars[car].gear = course->cars[car].start_gear;
    state->cars[car].next = 1;
  }
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = JOY_SET_02);
  choose_teams (table);
  deal_items (table);
  joy_go_on (table);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position of Joyride is worth: the pace of the car from where it is, and what its dashboard and the others make
 * of it.
 */

#include "joyride-pace.h"
#include "judge.h"

#define AHEAD 8       /* unit steps in which a car or a token lies in a car's way */
#define IN_THE_WAY 90 /* what one in the very next space costs */
#define GEAR_SPEED 32 /* what being a gear faster is worth to those who love speed */
#define LATE (6 * PADDOCK_JUDGE_TURN) /* with less than this to drive, things wear off in worth */

/* What is damaged, what is held. */
enum {
  WORTH_GEAR = 60, /* the first; each further one costs that much more */
  WORTH_LOCK = 45,
  WORTH_SLOT = 25,
  WORTH_TOKEN = 80, /* of damage that is still to be placed */
  WORTH_SHIELD = 40,
  WORTH_ABILITY = 50,
};

static const gint32 category_worth[] = {
  [JOY_ITEM_DROPPED] = 35,
  [JOY_ITEM_FIRED] = 50,
  [JOY_ITEM_ACTIVATED] = 60,
};

typedef struct {
  PaddockJoyGraph *graph;
  guint8 one_shots[JOY_MAX_CARS];            /* sets of abilities */
  gint32 item_worth[JOY_MAX_ITEM_TYPES + 1]; /* by type + 1, as slots hold them */
  guint n_paces;
  PaddockJoyPace *paces[JOY_MAX_CARS];
  const PaddockJoyPace *of_car[JOY_MAX_CARS];
} Map;

static guint8
find_one_shots (const JoyCarSpec *spec)
{
  guint8 set = 0;

  for (guint i = 0; i < spec->n_abilities; i++)
    if (spec->abilities[i].kind == JOY_ABILITY_ONE_SHOT)
      set |= (guint8) (1 << i);

  return set;
}

static gpointer
prepare (const PaddockSetup *setup)
{
  const JoyCourse *course = setup->course;
  Map *map = g_new0 (Map, 1);

  for (guint i = 0; i < course->n_items; i++)
    map->item_worth[i + 1] = category_worth[course->items[i].category];
  map->graph = paddock_joy_graph_new (course);
  for (guint car = 0; car < course->n_cars; car++) {
    map->one_shots[car] = find_one_shots (&course->cars[car]);
    for (guint i = 0; i < map->n_paces; i++)
      if (paddock_joy_pace_is_for (map->paces[i], &course->cars[car]))
        map->of_car[car] = map->paces[i];
    if (!map->of_car[car])
      map->of_car[car] = map->paces[map->n_paces++] =
        paddock_joy_pace_new (map->graph, &course->cars[car]);
  }

  return map;
}

static void
release (gpointer data)
{
  Map *map = data;

  for (guint i = 0; i < map->n_paces; i++)
    paddock_joy_pace_free (map->paces[i]);
  paddock_joy_graph_free (map->graph);
  g_free (map);
}

/* --- One car --- */

/* A car as its forecast needs it. */
typedef struct {
  const JoyState *state;
  const JoyCar *car;
  guint index;
  const PaddockJoyPace *pace;
  PaddockJoySpot spot;
  guint laps; /* turns of the laps before those of the pace */
  gboolean is_rolled;
} Sight;

/* Lines still to be crossed after the next one. */
static guint
find_stage (const JoyCourse *course, const JoyCar *car)
{
  guint n = course->n_lines;
  guint laps = course->laps - car->laps - (car->owes_start ? 0u : 1u);

  return laps * n + (car->next ? n - car->next : 0);
}

static inline gboolean
sight_init (Sight *self, const Map *map, const PaddockTable *table, guint index)
{
  const JoyState *state = joy_state (table);
  const JoyCar *car = &state->cars[index];
  int heading = joy_heading (state, index);

  if (heading < 0)
    return FALSE; /* not on the board yet */

  *self = (Sight){ .state = state,
                   .car = car,
                   .index = index,
                   .pace = map->of_car[index],
                   .spot = { paddock_joy_graph_find (map->graph, car->front, heading),
                             find_stage (map->graph->course, car) } };
  self->laps = paddock_joy_pace_fold (self->pace, &self->spot);
  return self->spot.node != PADDOCK_JOY_NO_NODE;
}

static guint
gear_to_come (const JoyCar *car)
{
  return car->gear - MIN (car->gear, car->owed_shifts);
}

static PaddockJoyHand
hand_of (const Sight *self)
{
  const JoyState *state = self->state;

  return (PaddockJoyHand){
    .gear = self->car->gear,
    .n_dice = self->car->n_mirror,
    .extra = state->extra_move,
    .may_steer = !state->is_forced && (!state->has_steered || state->extra_steer),
    .n_locked = self->car->n_locked,
  };
}

static guint
sum_dice (const guint8 *dice, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += dice[i];

  return sum;
}

/* --- Forecasts, by where the turn stands --- */

static guint
foresee_rest (const Sight *self)
{
  return paddock_joy_pace_rest (self->pace, self->spot, gear_to_come (self->car));
}

/* The turn has just begun: as at its end, but the coming turn is this one. */
static guint
foresee_turn (const Sight *self)
{
  guint turns = foresee_rest (self);

  return turns - MIN (turns, PADDOCK_JOY_TURN);
}

static guint
foresee_lock (const Sight *self)
{
  return paddock_joy_pace_before_lock (self->pace, self->spot, hand_of (self),
                                       sum_dice (self->car->locked, self->car->n_locked));
}

static guint
foresee_shift (const Sight *self)
{
  return self->car->gear == 0
           ? foresee_turn (self)
           : paddock_joy_pace_before_shift (self->pace, self->spot, hand_of (self));
}

static guint
foresee_roll (const Sight *self)
{
  PaddockJoyHand hand = hand_of (self);

  if (self->state->used_item)
    hand.extra = (guint8) (hand.extra + 3); /* about what its die shows */
  return paddock_joy_pace_before_roll (self->pace, self->spot, hand);
}

/* The dice have been rolled; in a look ahead that is nothing to go by. */
static guint
foresee_drive (const Sight *self)
{
  if (self->is_rolled)
    return paddock_joy_pace_before_roll (self->pace, self->spot, hand_of (self));

  return paddock_joy_pace_before_drive (self->pace, self->spot, hand_of (self),
                                        sum_dice (self->car->mirror, self->car->n_mirror)
                                          + self->state->extra_move);
}

/* Somebody is asked in the middle of a move: it goes on straight. */
static guint
foresee_move (const Sight *self)
{
  PaddockJoyHand hand = { .gear = self->car->gear, .n_locked = 1 };

  if (self->state->move.has_crashed)
    return foresee_rest (self);

  return paddock_joy_pace_before_drive (self->pace, self->spot, hand, self->state->move.left);
}

static guint (*const forecasts[JOY_N_STEPS]) (const Sight *self) = {
  [JOY_STEP_START_WINDOW] = foresee_turn,  [JOY_STEP_LOCK_WINDOW] = foresee_turn,
  [JOY_STEP_LOCK] = foresee_turn,          [JOY_STEP_SET_DIE] = foresee_lock,
  [JOY_STEP_LOCK_STEER] = foresee_lock,    [JOY_STEP_LOCK_MOVE] = foresee_move,
  [JOY_STEP_SHIFT_WINDOW] = foresee_shift, [JOY_STEP_SHIFT] = foresee_shift,
  [JOY_STEP_EXTRA_SHIFT] = foresee_roll,   [JOY_STEP_ROLL_WINDOW] = foresee_roll,
  [JOY_STEP_ROLL_DECLARE] = foresee_roll,  [JOY_STEP_ROLL] = foresee_roll,
  [JOY_STEP_REROLL] = foresee_drive,       [JOY_STEP_ROLL_STEER] = foresee_drive,
  [JOY_STEP_ROLL_MOVE] = foresee_move,
};

static guint
foresee (const Sight *self)
{
  const JoyState *state = self->state;

  if (state->active != self->index || !forecasts[state->step])
    return self->laps + foresee_rest (self);

  return self->laps + forecasts[state->step](self);
}

/* --- Dashboards --- */

static const gint32 counts_of_bits[] = { 0, 1, 1, 2, 1, 2, 2, 3 };

G_STATIC_ASSERT (G_N_ELEMENTS (counts_of_bits) == 1 << JOY_MAX_ITEM_SLOTS);
G_STATIC_ASSERT (G_N_ELEMENTS (counts_of_bits) == 1 << JOY_MAX_ABILITIES);

static gint32
worth_of_damage (const JoyCar *car)
{
  gint32 n_gears = car->damaged_gears;

  return WORTH_GEAR * n_gears * (n_gears + 1) / 2 + WORTH_LOCK * car->damaged_locks
         + WORTH_SLOT * counts_of_bits[car->damaged_slots] + WORTH_TOKEN * car->tokens;
}

static gint32
worth_of_kit (const Map *map, const JoyCar *car, guint seat)
{
  gint32 worth = WORTH_ABILITY * counts_of_bits[map->one_shots[seat] & ~car->used]
                 + WORTH_SHIELD * car->shielded;

  for (guint i = 0; i < JOY_MAX_ITEM_SLOTS; i++)
    worth += map->item_worth[car->items[i]];

  return worth;
}

/* Near the finish nothing is worth keeping. */
static gint32
wear_off (gint32 worth, guint turns)
{
  return worth * (gint32) MIN (turns, (guint) LATE) / LATE;
}

/* How much AT is in the way of somebody who goes from FRONT in DIRECTION, 0 to IN_THE_WAY. */
static inline gint32
obstruct (PaddockHex front, PaddockHex direction, PaddockHex at)
{
  PaddockHex way = paddock_hex_subtract (at, front);
  int steps = direction.q ? way.q * direction.q : way.r * direction.r;

  if (steps < 1 || steps > AHEAD || way.q != direction.q * steps || way.r != direction.r * steps)
    return 0;

  return IN_THE_WAY * (AHEAD + 1 - steps) / AHEAD;
}

/* Armed tokens ahead of a car. */
static gint32
find_traps (const JoyState *state, const JoyCar *car)
{
  PaddockHex direction = paddock_hex_subtract (car->front, car->rear);
  gint32 worth = 0;

  for (guint i = 0; i < state->n_board_items; i++)
    if (!state->board_items[i].is_down)
      worth += obstruct (car->front, direction, state->board_items[i].at);

  return worth;
}

/* A crash in this turn, a gear that is too high for the place, armed tokens ahead. */
static gint32
find_danger (const Sight *self)
{
  const JoyState *state = self->state;
  guint gear = gear_to_come (self->car);
  gint32 danger = find_traps (state, self->car);

  if (state->active == self->index && state->move.has_crashed)
    danger += PADDOCK_JUDGE_TURN;
  if (gear > 1)
    danger += MAX (0, (gint32) paddock_joy_pace_rest (self->pace, self->spot, gear)
                        - (gint32) paddock_joy_pace_rest (self->pace, self->spot, gear - 1));
  return danger;
}

/* --- The others --- */

static gboolean
is_rival (const PaddockTable *table, guint seat, guint other)
{
  const JoyState *state = joy_state (table);

  return other != seat
         && (!joy_course (table)->options[JOY_OPTION_TEAMS]
             || ((state->teams >> seat ^ state->teams >> other) & 1));
}

/* Turns that the best of them needs, as they stand.  It is asked after every choice, so it does without a sight. */
static gint32
find_best_rival (const Map *map, const PaddockTable *table, guint seat)
{
  const JoyState *state = joy_state (table);
  gint32 best = G_MAXINT32;

  for (guint i = 0; i < state->n_cars; i++) {
    const JoyCar *car = &state->cars[i];
    PaddockJoySpot spot;
    guint turns;
    int heading;

    if (!is_rival (table, seat, i) || (heading = joy_heading (state, i)) < 0)
      continue;
    spot.node = paddock_joy_graph_find (map->graph, car->front, heading);
    spot.stage = find_stage (map->graph->course, car);
    turns = paddock_joy_pace_fold (map->of_car[i], &spot);
    turns += paddock_joy_pace_rest (map->of_car[i], spot, gear_to_come (car));
    if ((gint32) turns < best) /* all that follows only adds to it */
      best = MIN (best, (gint32) turns + wear_off (worth_of_damage (car), turns)
                          + find_traps (state, car));
  }

  return best == G_MAXINT32 ? 0 : best;
}

/* Straight ahead of the others, or where a steer leads them. */
static gint32
find_blocking (const PaddockTable *table, guint seat)
{
  const JoyState *state = joy_state (table);
  const JoyCar *own = &state->cars[seat];
  gint32 worth = 0;

  for (guint i = 0; i < state->n_cars; i++) {
    int heading = joy_heading (state, i);

    if (!is_rival (table, seat, i) || heading < 0)
      continue;
    for (int turn = -1; turn <= 1; turn++) {
      PaddockHex way = paddock_directions[paddock_direction_wrap (heading + turn)];

      worth += MAX (obstruct (state->cars[i].front, way, own->rear),
                    obstruct (state->cars[i].front, way, own->front));
    }
  }

  return worth;
}

static void
judge (gconstpointer data,
       const PaddockTable *table,
       const PaddockQuestion *question,
       gint32 terms[PADDOCK_N_TERMS])
{
  guint seat = question->seat, wanted = question->wanted, turns;
  const Map *map = data;
  Sight sight;

  if (!sight_init (&sight, map, table, seat))
    return;

  sight.is_rolled = question->is_rolled;
  turns = foresee (&sight);
  terms[PADDOCK_TERM_LINE] = -(gint32) turns;
  terms[PADDOCK_TERM_SPEED] = GEAR_SPEED * sight.car->gear;
  if (wanted & 1u << PADDOCK_TERM_DANGER)
    terms[PADDOCK_TERM_DANGER] = -find_danger (&sight);
  terms[PADDOCK_TERM_DAMAGE] = -wear_off (worth_of_damage (sight.car), turns);
  terms[PADDOCK_TERM_KIT] = wear_off (worth_of_kit (map, sight.car, seat), turns);
  if (wanted & 1u << PADDOCK_TERM_RIVALS)
    terms[PADDOCK_TERM_RIVALS] = find_best_rival (map, table, seat);
  if (wanted & 1u << PADDOCK_TERM_BLOCK)
    terms[PADDOCK_TERM_BLOCK] = find_blocking (table, seat);
}

const PaddockJudge paddock_joyride_judge = {
  .game = "joyride",
  .samples = 1,
  .prepare = prepare,
  .release = release,
  .judge = judge,
  .private_decisions = 1u << JOY_ASK_LOCK | 1u << JOY_ASK_SET_DIE | 1u << JOY_ASK_SHIFT
                       | 1u << JOY_ASK_EXTRA | 1u << JOY_ASK_REROLL | 1u << JOY_ASK_DECLARE
                       | 1u << JOY_ASK_RECHARGE | 1u << JOY_ASK_DISCARD,
};

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position of Joyride is worth: the pace of the car from where it is, and what its dashboard and the others make
 * of it.
 */

#include "joyride-forecast.h"
#include "joyride-judge.h"
#include "words.h"

#define AHEAD 8                     /* unit steps in which a car or a token lies in a car's way */
#define IN_THE_WAY 90               /* what one in the very next space costs */
#define GEAR_SPEED 32               /* what being a gear faster is worth to those who love speed */
#define LATE (6 * PADDOCK_JOY_TURN) /* with less than this to drive, things wear off in worth */

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
find_danger (const PaddockJoySight *self)
{
  const JoyState *state = self->state;
  guint gear = paddock_joy_gear_to_come (self->car);
  gint32 danger = find_traps (state, self->car);

  if (state->active == self->index && state->move.has_crashed)
    danger += PADDOCK_JOY_TURN;
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

/* Turns that the best of them needs, as they stand. */
static gint32
find_best_rival (const Map *map, const PaddockTable *table, guint seat)
{
  const JoyState *state = joy_state (table);
  gint32 best = G_MAXINT32;

  for (guint i = 0; i < state->n_cars; i++) {
    PaddockJoySight sight;
    guint turns;

    if (!is_rival (table, seat, i) || !paddock_joy_sight_init (&sight, map->of_car[i], state, i))
      continue;
    turns = paddock_joy_sight_rest (&sight);
    if ((gint32) turns < best) /* all that follows only adds to it */
      best = MIN (best, (gint32) turns + wear_off (worth_of_damage (sight.car), turns)
                          + find_traps (state, sight.car));
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
  PaddockJoySight sight;

  if (!paddock_joy_sight_init (&sight, map->of_car[seat], joy_state (table), seat))
    return;

  turns = paddock_joy_sight_foresee (&sight, question->is_rolled);
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
  .terms = { [PADDOCK_TERM_LINE] = { "line", N_ ("Line") },
             [PADDOCK_TERM_SPEED] = { "speed", N_ ("Speed") },
             [PADDOCK_TERM_DANGER] = { "danger", N_ ("Danger") },
             [PADDOCK_TERM_DAMAGE] = { "damage", N_ ("Damage") },
             [PADDOCK_TERM_KIT] = { "kit", N_ ("Kit") },
             [PADDOCK_TERM_RIVALS] = { "rivals", N_ ("Rivals") },
             [PADDOCK_TERM_BLOCK] = { "block", N_ ("Blocking") } },
  .unit = PADDOCK_JOY_TURN,
  /* Translators: how many turns of the race a choice is worse than the best one. */
  .worse = N_ ("{1} turns worse"),
  .samples = 1,
  .doubt = G_MAXINT32,
  .play_out = 2,
  .whim = 220,
  .prepare = prepare,
  .release = release,
  .judge = judge,
  .private_decisions = 1u << JOY_ASK_LOCK | 1u << JOY_ASK_SET_DIE | 1u << JOY_ASK_SHIFT
                       | 1u << JOY_ASK_EXTRA | 1u << JOY_ASK_REROLL | 1u << JOY_ASK_DECLARE
                       | 1u << JOY_ASK_RECHARGE | 1u << JOY_ASK_DISCARD,
};

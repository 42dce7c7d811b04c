/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making a pace: stage by stage backwards from the finish, in each the places in the order of their way to its line,
 * so that where a turn may end is nearly always known before the turn itself.
 */

#include "joyride-pace-private.h"

#define N_SWEEPS 2       /* over a stage: the second settles crashes and detours */
#define CRUISE 6         /* unit steps of a turn, for a first guess */
#define MOST_TURNS 60000 /* more than that is said to be that */
#define MAX_LOCKS 16     /* different ways to lock the dice that are typical for a gear */
#define N_GEARS (JOY_MAX_GEAR + 1)

/* How the roll move may begin. */
typedef enum {
  ROLL_STRAIGHT,
  ROLL_STEERED,
  ROLL_ANY, /* in reverse too */
  N_ROLLS,
} Roll;

typedef struct {
  guint8 n, steps;
} Lock;

typedef struct {
  PaddockJoyPace *pace;
  guint stage;
  guint8 n_locks[N_GEARS];
  Lock locks[N_GEARS][MAX_LOCKS];
} Builder;

/* The runs from one place, and what a roll is worth there. */
typedef struct {
  PaddockJoyRow ahead[PADDOCK_JOY_N_TURNS][PADDOCK_JOY_MAX_RUN + 1];
  PaddockJoyRow behind[PADDOCK_JOY_N_TURNS][PADDOCK_JOY_MAX_RUN + 1];
  guint16 rolls[N_GEARS][JOY_MAX_DICE + 1][N_ROLLS];
} Place;

/* --- Dice --- */

/* Ways to roll each sum of n dice, as parts of 4096; what rounding leaves goes to the likeliest. */
static void
set_chance (PaddockJoyPace *pace, guint n, const guint64 *ways)
{
  guint64 all = 0;
  guint left = 1 << PADDOCK_JOY_CHANCE_BITS, likeliest = 0;

  for (guint sum = 0; sum <= PADDOCK_JOY_MAX_RUN; sum++)
    all += ways[sum];
  pace->least[n] = PADDOCK_JOY_MAX_RUN;
  for (guint sum = 0; sum <= PADDOCK_JOY_MAX_RUN; sum++) {
    pace->chance[n][sum] = (guint16) ((ways[sum] << PADDOCK_JOY_CHANCE_BITS) / all);
    left -= pace->chance[n][sum];
    if (ways[sum] > ways[likeliest])
      likeliest = sum;
    if (ways[sum] > 0) {
      pace->least[n] = (guint8) MIN (pace->least[n], sum);
      pace->most[n] = (guint8) sum;
    }
  }
  pace->chance[n][likeliest] = (guint16) (pace->chance[n][likeliest] + left);
}

static void
set_chances (PaddockJoyPace *pace)
{
  const PaddockDie *die = &pace->spec->die;
  guint64 ways[PADDOCK_JOY_MAX_RUN + 1] = { 1 };

  set_chance (pace, 0, ways);
  for (guint n = 1; n <= JOY_MAX_DICE; n++) {
    guint64 more[PADDOCK_JOY_MAX_RUN + 1] = { 0 };

    for (guint sum = 0; sum <= PADDOCK_JOY_MAX_RUN; sum++)
      for (guint side = 0; side < die->n_sides; side++)
        more[paddock_joy_cap_run (sum + (guint) die->shows[side])] += ways[sum];
    memcpy (ways, more, sizeof ways);
    set_chance (pace, n, ways);
  }
}

static void
add_lock (Builder *self, guint gear, Lock lock)
{
  for (guint i = 0; i < self->n_locks[gear]; i++)
    if (self->locks[gear][i].n == lock.n && self->locks[gear][i].steps == lock.steps)
      return;

  if (self->n_locks[gear] < MAX_LOCKS)
    self->locks[gear][self->n_locks[gear]++] = lock;
}

/* The ways to lock when the dice on the mirror show each of their sides about equally often. */
static void
find_locks (Builder *self, guint gear)
{
  const JoyCarSpec *spec = self->pace->spec;
  guint n_dice = MIN (gear, spec->n_dice);
  guint room = MIN (spec->n_locks + spec->extra_locks, PADDOCK_JOY_MAX_LOCKED);

  for (guint set = 1; set < 1u << n_dice; set++) {
    Lock lock = { 0, 0 };

    for (guint i = 0; i < n_dice; i++)
      if (set >> i & 1) {
        guint side = (2 * i + 1) * spec->die.n_sides / (2 * n_dice);

        lock.n++;
        lock.steps = (guint8) paddock_joy_cap_run (lock.steps + (guint) spec->die.shows[side]);
      }
    if (lock.n <= room && lock.steps > 0)
      add_lock (self, gear, lock);
  }
}

/* --- One place --- */

static guint16
cap_turns (guint turns)
{
  return (guint16) MIN (turns, MOST_TURNS);
}

/* What the end of each run is worth in GEAR, by unit steps. */
static void
read_ends (const PaddockJoyPace *pace,
           const Place *place,
           guint gear,
           guint16 ends[N_ROLLS][PADDOCK_JOY_MAX_RUN + 1])
{
  gboolean may_reverse = pace->spec->reverse_gears >> gear & 1;

  for (guint steps = 0; steps <= pace->most[MIN (gear, (guint) JOY_MAX_DICE)]; steps++) {
    guint best = paddock_joy_pace_read (pace, place->ahead[PADDOCK_JOY_STRAIGHT][steps], gear);

    ends[ROLL_STRAIGHT][steps] = cap_turns (best);
    for (guint turn = PADDOCK_JOY_LEFT; turn < PADDOCK_JOY_N_TURNS; turn++)
      best = MIN (best, paddock_joy_pace_read (pace, place->ahead[turn][steps], gear));
    ends[ROLL_STEERED][steps] = cap_turns (best);
    for (guint turn = 0; may_reverse && turn < PADDOCK_JOY_N_TURNS; turn++)
      best = MIN (best, paddock_joy_pace_read (pace, place->behind[turn][steps], gear));
    ends[ROLL_ANY][steps] = cap_turns (best);
  }
}

static guint16
expect (const PaddockJoyPace *pace, guint n, const guint16 *ends)
{
  guint sum = 0;

  for (guint steps = pace->least[n]; steps <= pace->most[n]; steps++)
    sum += pace->chance[n][steps] * (guint) ends[steps];

  return (guint16) (sum >> PADDOCK_JOY_CHANCE_BITS);
}

static void
weigh_rolls (const PaddockJoyPace *pace, Place *place)
{
  guint16 ends[N_ROLLS][PADDOCK_JOY_MAX_RUN + 1];

  for (guint gear = 1; gear < pace->n_gears; gear++) {
    gboolean may_reverse = pace->spec->reverse_gears >> gear & 1;

    read_ends (pace, place, gear, ends);
    for (guint n = gear > PADDOCK_JOY_MAX_LOCKED ? gear - PADDOCK_JOY_MAX_LOCKED : 0;
         n <= MIN (gear, (guint) JOY_MAX_DICE); n++) {
      guint16 *rolls = place->rolls[gear][n];

      rolls[ROLL_STRAIGHT] = expect (pace, n, ends[ROLL_STRAIGHT]);
      rolls[ROLL_STEERED] = expect (pace, n, ends[ROLL_STEERED]);
      rolls[ROLL_ANY] = may_reverse ? expect (pace, n, ends[ROLL_ANY]) : rolls[ROLL_STEERED];
    }
  }
}

static Roll
find_roll (const PaddockJoyPace *pace, guint gear, guint n_locked, gboolean has_steered)
{
  if (has_steered && !(pace->spec->bonus_gears >> gear & 1))
    return ROLL_STRAIGHT;

  return n_locked > 0 ? ROLL_STEERED : ROLL_ANY;
}

/* The best of staying, one gear up or down, and the brake. */
static guint16
weigh_shifts (const PaddockJoyPace *pace,
              const Place *place,
              guint gear,
              guint n_locked,
              gboolean has_steered)
{
  guint best = MOST_TURNS;

  for (int gears = -2; gears <= 1; gears++) {
    int to = (int) gear + gears, n = (int) gear - (int) n_locked + gears;
    guint cost = gears == -2 && !pace->spec->is_free_brake ? PADDOCK_JOY_DAMAGE : 0;

    if (to < 1 || to >= (int) pace->n_gears || n < 0 || n > JOY_MAX_DICE)
      continue;
    best =
      MIN (best, cost + place->rolls[to][n][find_roll (pace, (guint) to, n_locked, has_steered)]);
  }

  return cap_turns (best);
}

/* What a lock move that ends in ROW leads to. */
static guint
read_shift (const PaddockJoyPace *pace,
            PaddockJoyRow row,
            guint gear,
            guint n_locked,
            gboolean has_steered)
{
  if (row & PADDOCK_JOY_CRASHED)
    return paddock_joy_pace_read (pace, row, 0);

  return pace->shifts[row / pace->n_gears].turns[gear][n_locked][has_steered];
}

static guint
weigh_turn (const Builder *self, const Place *place, guint gear)
{
  guint best = read_shift (self->pace, place->ahead[0][0], gear, 0, FALSE);

  for (guint i = 0; i < self->n_locks[gear]; i++) {
    Lock lock = self->locks[gear][i];

    for (guint turn = 0; turn < PADDOCK_JOY_N_TURNS; turn++)
      best = MIN (best,
                  read_shift (self->pace, place->ahead[turn][lock.steps], gear, lock.n, turn != 0));
  }

  return best;
}

static void
find_place (const Builder *self, guint32 node, Place *place)
{
  PaddockJoySpot spot = { node, self->stage };
  const PaddockJoyPace *pace = self->pace;
  guint most = pace->most[MIN (pace->n_gears - 1, (guint) JOY_MAX_DICE)];

  for (guint turn = 0; turn < PADDOCK_JOY_N_TURNS; turn++) {
    paddock_joy_pace_run (pace, spot, FALSE, turn, most, place->ahead[turn]);
    if (pace->spec->reverse_gears)
      paddock_joy_pace_run (pace, spot, TRUE, turn, most, place->behind[turn]);
  }
  weigh_rolls (pace, place);
}

static void
settle_node (Builder *self, guint32 node)
{
  PaddockJoyPace *pace = self->pace;
  PaddockJoyRow row = paddock_joy_pace_row (pace, (PaddockJoySpot){ node, self->stage });
  PaddockJoyShift *shift = &pace->shifts[row / pace->n_gears];
  guint16 *turns = &pace->turns[row];
  Place place;

  find_place (self, node, &place);
  for (guint gear = 1; gear < pace->n_gears; gear++) {
    for (guint n = 0; n <= MIN (gear, PADDOCK_JOY_MAX_LOCKED); n++)
      for (guint steered = 0; steered < 2; steered++)
        shift->turns[gear][n][steered] = weigh_shifts (pace, &place, gear, n, steered != 0);
    turns[gear] = cap_turns (PADDOCK_JOY_TURN + weigh_turn (self, &place, gear));
  }
  turns[0] = cap_turns (PADDOCK_JOY_TURN + place.rolls[1][1][ROLL_ANY]); /* JOY-SHF-07 */
}

/* --- Stages --- */

static void
guess_shifts (PaddockJoyShift *shift, const guint16 *turns, guint n_gears)
{
  for (guint gear = 0; gear < n_gears; gear++)
    for (guint n = 0; n <= PADDOCK_JOY_MAX_LOCKED; n++)
      shift->turns[gear][n][FALSE] = shift->turns[gear][n][TRUE] = turns[gear];
}

/* A first guess, from the line outwards. */
static void
guess_turns (Builder *self, const PaddockJoyWay *way)
{
  PaddockJoyPace *pace = self->pace;

  for (guint i = 0; i < way->n; i++) {
    PaddockJoySpot spot = { way->order[i], self->stage };
    guint16 *turns = &pace->turns[paddock_joy_pace_row (pace, spot)];
    guint32 next = way->towards[spot.node];
    const guint16 *known = NULL;

    if (next != PADDOCK_JOY_NO_NODE)
      known = &pace->turns[paddock_joy_pace_row (pace, (PaddockJoySpot){ next, self->stage })];
    else if (self->stage > 0)
      known =
        &pace->turns[paddock_joy_pace_row (pace, (PaddockJoySpot){ spot.node, self->stage - 1 })];
    for (guint gear = 0; gear < pace->n_gears; gear++)
      turns[gear] = cap_turns ((known ? known[gear] : 0) + PADDOCK_JOY_TURN / CRUISE);
    guess_shifts (&pace->shifts[paddock_joy_pace_row (pace, spot) / pace->n_gears], turns,
                  pace->n_gears);
  }
}

static void
settle_stage (Builder *self, const PaddockJoyWay *way)
{
  guess_turns (self, way);
  for (guint sweep = 0; sweep < N_SWEEPS; sweep++)
    for (guint i = 0; i < way->n; i++)
      settle_node (self, way->order[i]);
}

/* The mean of how much more a lap more takes. */
static guint
measure_lap (const PaddockJoyPace *pace)
{
  guint size = pace->graph->n_nodes * pace->n_gears;
  const guint16 *last = &pace->turns[(pace->n_lines - 1) * size];
  const guint16 *before = &pace->turns[(pace->n_stages - 1) * size];
  gint64 sum = 0;
  guint n = 0;

  for (guint i = 0; i < size; i++)
    if (before[i] < MOST_TURNS) {
      sum += before[i] - last[i];
      n++;
    }

  return n > 0 ? (guint) MAX (0, sum / n) : 0;
}

PaddockJoyPace *
paddock_joy_pace_new (const PaddockJoyGraph *graph, const JoyCarSpec *spec)
{
  PaddockJoyPace *self = g_new0 (PaddockJoyPace, 1);
  g_autofree PaddockJoyWay *ways = g_new (PaddockJoyWay, graph->course->n_lines);
  Builder builder = { .pace = self };
  guint n_spots;

  self->graph = graph;
  self->spec = spec;
  self->n_lines = graph->course->n_lines;
  self->n_stages = 2 * self->n_lines;
  self->n_gears = spec->top_gear + 1u;
  n_spots = self->n_stages * graph->n_nodes;
  self->turns = g_new (guint16, n_spots * self->n_gears);
  self->shifts = g_new (PaddockJoyShift, n_spots);
  for (guint i = 0; i < n_spots * self->n_gears; i++)
    self->turns[i] = MOST_TURNS;
  memset (self->shifts, 0xff, n_spots * sizeof *self->shifts);

  set_chances (self);
  for (guint gear = 1; gear < self->n_gears; gear++)
    find_locks (&builder, gear);
  for (guint line = 0; line < self->n_lines; line++)
    paddock_joy_way_init (&ways[line], graph, line);
  for (; builder.stage < self->n_stages; builder.stage++)
    settle_stage (&builder, &ways[paddock_joy_pace_line (self, builder.stage)]);
  for (guint line = 0; line < self->n_lines; line++)
    paddock_joy_way_clear (&ways[line]);
  self->lap = measure_lap (self);

  return self;
}

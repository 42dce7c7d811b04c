/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a pace: forecasts for a car in the middle of its turn.
 */

#include "joyride-pace-private.h"

void
paddock_joy_pace_free (PaddockJoyPace *self)
{
  if (!self)
    return;

  g_free (self->turns);
  g_free (self);
}

gboolean
paddock_joy_pace_is_for (const PaddockJoyPace *self, const JoyCarSpec *spec)
{
  const JoyCarSpec *own = self->spec;

  return own->top_gear == spec->top_gear && own->n_dice == spec->n_dice
         && own->bonus_gears == spec->bonus_gears && own->reverse_gears == spec->reverse_gears
         && own->n_locks + own->extra_locks == spec->n_locks + spec->extra_locks
         && own->is_free_brake == spec->is_free_brake && own->die.n_sides == spec->die.n_sides
         && memcmp (own->die.shows, spec->die.shows, spec->die.n_sides) == 0;
}

/* --- Runs --- */

static void
fill (PaddockJoyRow *rows, guint from, guint to, PaddockJoyRow row)
{
  for (guint i = from; i <= to; i++)
    rows[i] = row;
}

void
paddock_joy_pace_run (const PaddockJoyPace *self,
                      PaddockJoySpot spot,
                      gboolean is_reverse,
                      PaddockJoyTurn turn,
                      guint n,
                      PaddockJoyRow *rows)
{
  const PaddockJoyNode *nodes = self->graph->nodes;
  guint line = paddock_joy_pace_line (self, spot.stage);

  rows[0] = paddock_joy_pace_row (self, spot);
  for (guint i = 1; i <= n; i++, turn = PADDOCK_JOY_STRAIGHT) {
    guint32 next = (is_reverse ? nodes[spot.node].behind : nodes[spot.node].ahead)[turn];

    if (next == PADDOCK_JOY_NO_NODE) {
      fill (rows, i, n, rows[i - 1] | PADDOCK_JOY_CRASHED);
      return;
    }
    spot.node = next;
    if (nodes[next].lines >> line & 1) {
      if (spot.stage == 0) {
        fill (rows, i, n, PADDOCK_JOY_WON);
        return;
      }
      line = paddock_joy_pace_line (self, --spot.stage);
    }
    rows[i] = paddock_joy_pace_row (self, spot);
  }
}

/* The runs that a car may choose among. */
typedef struct {
  guint n;
  PaddockJoyRow rows[2 * PADDOCK_JOY_N_TURNS][PADDOCK_JOY_MAX_RUN + 1];
} Runs;

/* JOY-ROL-03 */
static guint
count_turns (const PaddockJoyPace *self, PaddockJoyHand hand)
{
  return hand.may_steer || (self->spec->bonus_gears >> hand.gear & 1) ? PADDOCK_JOY_N_TURNS : 1;
}

/* JOY-ROL-04 */
static gboolean
may_reverse (const PaddockJoyPace *self, PaddockJoyHand hand)
{
  return !hand.has_locked && (self->spec->reverse_gears >> hand.gear & 1);
}

/* Those ahead that are not there yet. */
static void
add_ahead (Runs *runs, const PaddockJoyPace *self, PaddockJoySpot spot, guint n_turns, guint most)
{
  for (; runs->n < n_turns; runs->n++)
    paddock_joy_pace_run (self, spot, FALSE, runs->n, most, runs->rows[runs->n]);
}

static void
add_behind (Runs *runs, const PaddockJoyPace *self, PaddockJoySpot spot, guint n_turns, guint most)
{
  for (guint turn = 0; turn < n_turns; turn++)
    paddock_joy_pace_run (self, spot, TRUE, turn, most, runs->rows[runs->n++]);
}

static void
find_runs (Runs *runs,
           const PaddockJoyPace *self,
           PaddockJoySpot spot,
           PaddockJoyHand hand,
           guint most)
{
  runs->n = 0;
  add_ahead (runs, self, spot, count_turns (self, hand), most);
  if (may_reverse (self, hand))
    add_behind (runs, self, spot, count_turns (self, hand), most);
}

/* The best of the first N_RUNS after STEPS, in GEAR. */
static inline PaddockJoyForecast
best_end (const Runs *runs, const PaddockJoyPace *self, guint n_runs, guint steps, guint gear)
{
  PaddockJoyForecast best = { G_MAXUINT, 0 };

  for (guint i = 0; i < n_runs; i++) {
    PaddockJoyRow row = runs->rows[i][steps];
    guint turns = paddock_joy_pace_read (self, row, gear);

    if (turns < best.turns)
      best = (PaddockJoyForecast){ turns, row > PADDOCK_JOY_CRASHED && row != PADDOCK_JOY_WON };
  }

  return best;
}

/* --- Forecasts --- */

/* Over all rolls. */
static PaddockJoyForecast
expect_roll (const Runs *runs, const PaddockJoyPace *self, guint n_runs, PaddockJoyHand hand)
{
  guint n = hand.n_dice;
  PaddockJoyForecast sum = { 0, 0 };

  for (guint steps = self->least[n]; steps <= self->most[n]; steps++) {
    guint chance = self->chance[n][steps];
    PaddockJoyForecast end =
      best_end (runs, self, n_runs, paddock_joy_cap_run (steps + hand.extra), hand.gear);

    sum.turns += chance * end.turns;
    sum.crash += chance * end.crash;
  }

  return (PaddockJoyForecast){ sum.turns >> PADDOCK_JOY_CHANCE_BITS,
                               sum.crash >> (PADDOCK_JOY_CHANCE_BITS - 8) };
}

PaddockJoyForecast
paddock_joy_pace_before_roll (const PaddockJoyPace *self, PaddockJoySpot spot, PaddockJoyHand hand)
{
  Runs runs;

  find_runs (&runs, self, spot, hand, paddock_joy_cap_run (self->most[hand.n_dice] + hand.extra));
  return expect_roll (&runs, self, runs.n, hand);
}

PaddockJoyForecast
paddock_joy_pace_before_drive (const PaddockJoyPace *self,
                               PaddockJoySpot spot,
                               PaddockJoyHand hand,
                               guint steps)
{
  PaddockJoyForecast forecast;
  Runs runs;

  steps = paddock_joy_cap_run (steps);
  find_runs (&runs, self, spot, hand, steps);
  forecast = best_end (&runs, self, runs.n, steps, hand.gear);
  forecast.crash *= PADDOCK_JOY_TURN;
  return forecast;
}

/* One gear up or down, or two with the brake (JOY-SHF); FALSE: it cannot. */
static gboolean
shift (PaddockJoyHand *hand, int gears)
{
  if (hand->gear + gears < 1 || hand->gear + gears > hand->highest || hand->n_dice + gears < 0)
    return FALSE;

  hand->gear = (guint8) (hand->gear + gears);
  hand->n_dice = (guint8) (hand->n_dice + gears);
  return TRUE;
}

static guint
brake_cost (const PaddockJoyPace *self, int gears)
{
  return gears < -1 && !self->spec->is_free_brake ? PADDOCK_JOY_DAMAGE : 0;
}

/* The runs ahead are the same for every gear; only how many of them are allowed differs. */
PaddockJoyForecast
paddock_joy_pace_before_shift (const PaddockJoyPace *self, PaddockJoySpot spot, PaddockJoyHand hand)
{
  guint most =
    paddock_joy_cap_run (self->most[MIN (hand.n_dice + 1u, (guint) JOY_MAX_DICE)] + hand.extra);
  PaddockJoyForecast best = { G_MAXUINT, 0 };
  Runs ahead;

  ahead.n = 0;
  for (int gears = -2; gears <= 1; gears++) {
    PaddockJoyHand shifted = hand;
    PaddockJoyForecast forecast;

    if (!shift (&shifted, gears))
      continue;
    if (may_reverse (self, shifted)) {
      forecast = paddock_joy_pace_before_roll (self, spot, shifted);
    } else {
      add_ahead (&ahead, self, spot, count_turns (self, shifted), most);
      forecast = expect_roll (&ahead, self, count_turns (self, shifted), shifted);
    }
    forecast.turns += brake_cost (self, gears);
    if (forecast.turns < best.turns)
      best = forecast;
  }

  return best;
}

PaddockJoyForecast
paddock_joy_pace_before_lock (const PaddockJoyPace *self,
                              PaddockJoySpot spot,
                              PaddockJoyHand hand,
                              guint steps)
{
  PaddockJoyForecast best = { G_MAXUINT, 0 };

  steps = paddock_joy_cap_run (steps);
  for (guint turn = 0; turn < (hand.may_steer ? PADDOCK_JOY_N_TURNS : 1u); turn++) {
    PaddockJoyRow rows[PADDOCK_JOY_MAX_RUN + 1];
    PaddockJoyRow end;
    PaddockJoyForecast forecast;

    paddock_joy_pace_run (self, spot, FALSE, turn, steps, rows);
    end = rows[steps];
    if (end & PADDOCK_JOY_CRASHED) {
      forecast.turns = paddock_joy_pace_read (self, end, 0);
      forecast.crash = end == PADDOCK_JOY_WON ? 0 : PADDOCK_JOY_TURN;
    } else {
      PaddockJoyHand rest = hand;

      rest.may_steer = turn == PADDOCK_JOY_STRAIGHT;
      forecast = paddock_joy_pace_before_shift (self, paddock_joy_pace_spot (self, end), rest);
    }
    if (forecast.turns < best.turns)
      best = forecast;
  }

  return best;
}

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
  g_free (self->shifts);
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
  PaddockJoyRow stage = paddock_joy_pace_row (self, (PaddockJoySpot){ 0, spot.stage });
  guint line = paddock_joy_pace_line (self, spot.stage);

  rows[0] = stage + spot.node * self->n_gears;
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
      stage = paddock_joy_pace_row (self, (PaddockJoySpot){ 0, spot.stage });
    }
    rows[i] = stage + next * self->n_gears;
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
  return hand.n_locked == 0 && (self->spec->reverse_gears >> hand.gear & 1);
}

static void
add_runs (Runs *runs,
          const PaddockJoyPace *self,
          PaddockJoySpot spot,
          gboolean is_reverse,
          guint n_turns,
          guint most)
{
  for (guint turn = 0; turn < n_turns; turn++)
    paddock_joy_pace_run (self, spot, is_reverse, turn, most, runs->rows[runs->n++]);
}

static void
find_runs (Runs *runs,
           const PaddockJoyPace *self,
           PaddockJoySpot spot,
           PaddockJoyHand hand,
           guint most)
{
  runs->n = 0;
  add_runs (runs, self, spot, FALSE, count_turns (self, hand), most);
  if (may_reverse (self, hand))
    add_runs (runs, self, spot, TRUE, count_turns (self, hand), most);
}

/* The best of them after STEPS. */
static inline guint
best_end (const Runs *runs, const PaddockJoyPace *self, guint steps, guint gear)
{
  guint best = G_MAXUINT;

  for (guint i = 0; i < runs->n; i++)
    best = MIN (best, paddock_joy_pace_read (self, runs->rows[i][steps], gear));

  return best;
}

/* --- Forecasts --- */

guint
paddock_joy_pace_before_drive (const PaddockJoyPace *self,
                               PaddockJoySpot spot,
                               PaddockJoyHand hand,
                               guint steps)
{
  Runs runs;

  steps = paddock_joy_cap_run (steps);
  find_runs (&runs, self, spot, hand, steps);
  return best_end (&runs, self, steps, hand.gear);
}

guint
paddock_joy_pace_before_roll (const PaddockJoyPace *self, PaddockJoySpot spot, PaddockJoyHand hand)
{
  guint n = hand.n_dice, sum = 0;
  Runs runs;

  find_runs (&runs, self, spot, hand, paddock_joy_cap_run (self->most[n] + hand.extra));
  for (guint steps = self->least[n]; steps <= self->most[n]; steps++)
    sum += self->chance[n][steps]
           * best_end (&runs, self, paddock_joy_cap_run (steps + hand.extra), hand.gear);

  return sum >> PADDOCK_JOY_CHANCE_BITS;
}

guint
paddock_joy_pace_before_shift (const PaddockJoyPace *self, PaddockJoySpot spot, PaddockJoyHand hand)
{
  const PaddockJoyShift *shift = &self->shifts[spot.stage * self->graph->n_nodes + spot.node];

  return shift->turns[hand.gear][MIN (hand.n_locked, PADDOCK_JOY_MAX_LOCKED)][!hand.may_steer];
}

guint
paddock_joy_pace_before_lock (const PaddockJoyPace *self,
                              PaddockJoySpot spot,
                              PaddockJoyHand hand,
                              guint steps)
{
  guint n_turns = hand.may_steer ? PADDOCK_JOY_N_TURNS : 1, best = G_MAXUINT;

  steps = paddock_joy_cap_run (steps);
  for (guint turn = 0; turn < n_turns; turn++) {
    PaddockJoyRow rows[PADDOCK_JOY_MAX_RUN + 1];
    guint turns;

    paddock_joy_pace_run (self, spot, FALSE, turn, steps, rows);
    hand.may_steer = turn == PADDOCK_JOY_STRAIGHT;
    if (rows[steps] & PADDOCK_JOY_CRASHED)
      turns = paddock_joy_pace_read (self, rows[steps], 0);
    else
      turns = paddock_joy_pace_before_shift (self, paddock_joy_pace_spot (self, rows[steps]), hand);
    best = MIN (best, turns);
  }

  return best;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When a race is decided and for whom (FRO-RAC, FRO-RUL-64, 65, 68, 82, 87, 88, 92).
 */

#include "frothy-race.h"
#include "frothy-round.h"
#include "frothy-series.h"
#include "frothy-wreck.h"
#include "hex-track.h"

/* --- Finishing --- */

/* FRO-RUL-87: the others race on where places or points matter. */
static gboolean
is_for_places (const PaddockTable *table)
{
  const FroCourse *course = fro_course (table);

  return fro_option (table, FRO_OPTION_FINISH_ALL) || course->has_teams
         || (course->is_scoring
             && (fro_option (table, FRO_OPTION_SCORING_FIRST)
                 || fro_option (table, FRO_OPTION_SCORING_SECOND)
                 || fro_option (table, FRO_OPTION_SCORING_THIRD)));
}

/* Finished vehicles leave the track. */
static void
clear_track (PaddockTable *table)
{
  FroState *state = fro_state (table);

  for (guint i = 0; i < state->n_vehicles; i++) {
    FroVehicle *self = &state->vehicles[i];

    if (!self->crossed || self->status != FRO_RACING)
      continue;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_REMOVED, .actor = (guint8) i,
                  .subject = (guint8) i, .clause = FRO_RAC_01,
                  .from = paddock_hex_to_place (self->at));
    self->status = FRO_FINISHED;
    self->at = FRO_NOWHERE;
  }
}

/* FRO-RUL-64: of those that crossed in one phase the furthest is first; of those equally far, who crossed first. */
static gboolean
is_before (const FroVehicle *a, const FroVehicle *b)
{
  return a->progress != b->progress ? a->progress > b->progress : a->crossed < b->crossed;
}

void
fro_sort_finish (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint left = 0, first = G_MAXUINT;

  if (!fro_option (table, FRO_OPTION_FINISH))
    return;
  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].crossed && state->vehicles[i].status == FRO_RACING) {
      left |= 1u << i;
      first = MIN (first, state->vehicles[i].crossed);
    }

  for (; left; first++) {
    guint best = (guint) __builtin_ctz (left);

    for (guint set = left; set; set &= set - 1)
      if (is_before (&state->vehicles[__builtin_ctz (set)], &state->vehicles[best]))
        best = (guint) __builtin_ctz (set);
    state->vehicles[best].crossed = (guint8) first;
    left &= ~(1u << best);
  }
}

/* --- Catching --- */

/* FRO-RUL-65: spaces that HUNTER still has to make good on QUARRY. */
static int
find_gap (const PaddockTable *table, guint hunter, guint quarry)
{
  const FroVehicle *a = fro_vehicle (table, hunter), *b = fro_vehicle (table, quarry);
  int length = fro_course (table)->length;
  int gap = (b->began - a->began) % length;

  gap = gap <= 0 ? gap + length : gap;
  return gap - (a->progress - a->began) + (b->progress - b->began);
}

static gboolean
has_caught (const PaddockTable *table, guint hunter, guint quarry)
{
  if (!fro_is_racing (table, hunter) || !fro_is_racing (table, quarry))
    return FALSE;
  if (!fro_option (table, FRO_OPTION_CATCH))
    return find_gap (table, hunter, quarry) <= 0;

  return paddock_hex_distance (fro_vehicle (table, hunter)->at, fro_vehicle (table, quarry)->at)
           <= 1
         && find_gap (table, hunter, quarry) <= find_gap (table, quarry, hunter);
}

/* --- Who has won --- */

/* The base race decided: who is placed, best first. */
typedef struct {
  gboolean is_over;
  FroClause clause;
  guint n;
  guint8 seats[FRO_MAX_VEHICLES];
  guint shared; /* set of those that share the place of the one before them */
} Verdict;

static void
add (Verdict *verdict, guint vehicle)
{
  verdict->seats[verdict->n++] = (guint8) vehicle;
}

/* Everybody of a set by a number, the largest first; equals share a place, in the order of their seats. */
static void
add_by (Verdict *verdict,
        const PaddockTable *table,
        guint set,
        int (*get) (const FroVehicle *vehicle))
{
  int last = G_MAXINT;

  for (guint first = set; set;) {
    guint best = (guint) __builtin_ctz (set);

    for (guint left = set; left; left &= left - 1)
      if (get (fro_vehicle (table, (guint) __builtin_ctz (left))) > get (fro_vehicle (table, best)))
        best = (guint) __builtin_ctz (left);
    if (set != first && get (fro_vehicle (table, best)) == last)
      verdict->shared |= 1u << best;
    last = get (fro_vehicle (table, best));
    add (verdict, best);
    set &= ~(1u << best);
  }
}

static int
get_finish (const FroVehicle *vehicle)
{
  return -vehicle->crossed;
}

static int
get_progress (const FroVehicle *vehicle)
{
  return vehicle->progress;
}

static int
get_end (const FroVehicle *vehicle)
{
  return vehicle->wiped_out ? vehicle->wiped_out : G_MAXINT;
}

static guint
find_finished (const FroState *state)
{
  guint set = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (state->vehicles[i].crossed)
      set |= 1u << i;

  return set;
}

/* FRO-RAC-01 */
static void
judge_fastest (PaddockTable *table, Verdict *verdict)
{
  FroState *state = fro_state (table);
  gboolean may_look =
    !fro_option (table, FRO_OPTION_FINISH) || state->flow.step != FRO_STEP_ACTIVATE;

  verdict->clause = FRO_RAC_01;
  if (may_look && is_for_places (table))
    clear_track (table);
  if ((may_look && state->n_crossed > 0 && !is_for_places (table)) || fro_racing_set (state) == 0)
    verdict->is_over = TRUE;
  if (verdict->is_over)
    add_by (verdict, table, find_finished (state), get_finish);
}

/* By the clock it has once the clock said so, and nothing goes on from there. */
static gboolean
has_run_out (const PaddockTable *table)
{
  const FroState *state = fro_state (table);

  return fro_course (table)->minutes > 0 ? state->flow.step == FRO_STEP_TIME
                                         : (int) state->round > fro_course (table)->rounds;
}

/* FRO-RAC-02 */
static void
judge_furthest (PaddockTable *table, Verdict *verdict)
{
  FroState *state = fro_state (table);

  verdict->clause = FRO_RAC_02;
  verdict->is_over |= has_run_out (table) || fro_racing_set (state) == 0;
  if (verdict->is_over)
    add_by (verdict, table, fro_racing_set (state), get_progress);
}

/* FRO-RAC-03, FRO-RUL-82, 88: who was the last one left has won, though the rest of the move may wreck it, too. */
static void
judge_toughest (PaddockTable *table, Verdict *verdict)
{
  FroState *state = fro_state (table);
  guint racing = fro_racing_set (state);

  verdict->clause = FRO_RAC_03;
  fro_note_survivor (table);
  verdict->is_over |= (racing & (racing - 1)) == 0;
  if (state->survivor != FRO_NOBODY)
    add_by (verdict, table, (1u << state->n_vehicles) - 1, get_end);
}

/* FRO-RAC-05 */
static void
judge_pursuit (PaddockTable *table, Verdict *verdict)
{
  verdict->clause = FRO_RAC_05;
  for (guint i = 0; i < 2; i++)
    if (has_caught (table, i, 1 - i)
        || (fro_is_racing (table, i) && !fro_is_racing (table, 1 - i))) {
      verdict->is_over = TRUE;
      add (verdict, i);
      add (verdict, 1 - i);
      return;
    }
  verdict->is_over |= fro_racing_set (fro_state (table)) == 0;
}

/* FRO-RAC-06, FRO-RUL-88: a Fox that wrecks itself leaves no winner. */
static void
judge_fox (PaddockTable *table, Verdict *verdict)
{
  const FroState *state = fro_state (table);
  guint fox = state->fox, hounds = fro_racing_set (state) & ~(1u << fox);

  verdict->clause = FRO_RAC_06;
  for (guint left = hounds; left; left &= left - 1) {
    guint hound = (guint) __builtin_ctz (left);

    if (has_caught (table, hound, fox)) {
      verdict->is_over = TRUE;
      add (verdict, hound);
      return;
    }
  }

  if (!fro_is_racing (table, fox)) {
    verdict->is_over = TRUE;
    if (state->killer != FRO_NOBODY)
      add (verdict, state->killer);
  } else if (hounds == 0) {
    verdict->is_over = TRUE;
    add (verdict, fox);
  }
}

/* --- Points and teams --- */

static int
place_points (const PaddockTable *table, guint place)
{
  return place < 3 ? fro_option (table, FRO_OPTION_SCORING_FIRST + place) : 0;
}

/* FRO-RAC-11, 12: the places of the base race give points, and the points decide. */
static void
rank_by_score (PaddockTable *table, Verdict *verdict)
{
  FroState *state = fro_state (table);
  guint placed = 0;

  for (guint i = 0; i < verdict->n; i++) {
    fro_score (table, verdict->seats[i], place_points (table, i), FRO_RAC_11);
    placed |= 1u << verdict->seats[i];
  }
  for (guint i = 0; i < state->n_vehicles; i++)
    if (!(placed >> i & 1))
      add (verdict, i);

  /* Stable: equal points keep the order of the base race. */
  for (guint i = 1; i < verdict->n; i++) {
    guint8 seat = verdict->seats[i];
    guint at = i;

    for (; at > 0 && state->vehicles[verdict->seats[at - 1]].score < state->vehicles[seat].score;
         at--)
      verdict->seats[at] = verdict->seats[at - 1];
    verdict->seats[at] = seat;
  }
  verdict->clause = FRO_RAC_12;
  verdict->shared = 0; /* the order of the base race decides between equals */
}

/* FRO-RUL-68 */
static int
team_points (const PaddockTable *table, const Verdict *verdict, guint team)
{
  int points = 0;

  for (guint i = 0; i < verdict->n; i++)
    if (fro_spec (table, verdict->seats[i])->team == team)
      points += fro_course (table)->is_scoring ? fro_vehicle (table, verdict->seats[i])->score
                                               : place_points (table, i);

  return points;
}

/* FRO-RAC-13: the best team first, each in the order of its own. */
static void
rank_by_team (PaddockTable *table, Verdict *verdict)
{
  FroState *state = fro_state (table);
  guint best = verdict->n ? fro_spec (table, verdict->seats[0])->team : 0;
  Verdict sorted = { .is_over = verdict->is_over, .clause = FRO_RAC_13 };

  for (guint i = 1; i < verdict->n; i++) {
    guint team = fro_spec (table, verdict->seats[i])->team;

    if (team_points (table, verdict, team) > team_points (table, verdict, best))
      best = team;
  }

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < verdict->n; i++)
      if ((fro_spec (table, verdict->seats[i])->team == best) == (pass == 0))
        add (&sorted, verdict->seats[i]);
  state->winners = (guint8) best;
  *verdict = sorted;
}

/* --- The end --- */

static void
end_race (PaddockTable *table, Verdict *verdict)
{
  FroState *state = fro_state (table);
  guint place = 1;

  if (fro_course (table)->is_scoring)
    rank_by_score (table, verdict);
  if (fro_course (table)->has_teams)
    rank_by_team (table, verdict);

  for (guint i = 0; i < verdict->n; i++) {
    place = verdict->shared >> verdict->seats[i] & 1 ? place : i + 1;
    state->core.places[state->core.n_placed++] = verdict->seats[i];
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_FINISHED, .actor = verdict->seats[i],
                  .clause = verdict->clause, .amount = (gint16) place);
  }
  state->core.is_over = TRUE;
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_OVER, .actor = PADDOCK_NOBODY,
                .clause = verdict->clause);
}

/* FRO-RAC-07: of a series only the last chase ends the race, and the score sheet decides. */
static void
end_chase (PaddockTable *table, Verdict *verdict)
{
  FroState *state = fro_state (table);

  fro_note_chase (table, verdict->n ? verdict->seats[0] : FRO_NOBODY);
  if (fro_has_next_chase (table)) {
    state->flow.step = FRO_STEP_NEXT_CHASE;
    return;
  }

  *verdict = (Verdict){ .is_over = TRUE, .clause = FRO_RAC_07 };
  add_by (verdict, table, (1u << state->n_vehicles) - 1, fro_get_chase_worth);
  end_race (table, verdict);
}

/* A race that does not come to its end comes to this one. */
static gboolean
is_too_long (const PaddockTable *table)
{
  int limit = fro_option (table, FRO_OPTION_ROUND_LIMIT);

  return limit > 0 && (int) fro_state (table)->round > limit;
}

void
fro_judge (PaddockTable *table)
{
  static void (*const judges[]) (PaddockTable * table, Verdict * verdict) = {
    [PADDOCK_RACE_FASTEST] = judge_fastest,   [PADDOCK_RACE_FURTHEST] = judge_furthest,
    [PADDOCK_RACE_TOUGHEST] = judge_toughest, [PADDOCK_RACE_PURSUIT] = judge_pursuit,
    [PADDOCK_RACE_FOX_HOUNDS] = judge_fox,
  };
  Verdict verdict = { .is_over = is_too_long (table) };

  judges[fro_course (table)->race](table, &verdict);
  if (verdict.is_over && fro_course (table)->n_chases > 1)
    end_chase (table, &verdict);
  else if (verdict.is_over)
    end_race (table, &verdict);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a race of Frothy Races stands: of each seat beside its licence, and in the middle of the table (FRO-RND, FRO-INI).
 */

#include "frothy-dashboard.h"
#include "frothy-flow.h"
#include "frothy-race.h"
#include "frothy-round.h"
#include "frothy-show.h"
#include "hex-track.h"
#include "words.h"

/* --- A seat --- */

static gboolean
is_by_laps (const FroCourse *course)
{
  return course->race == PADDOCK_RACE_FASTEST && course->is_closed
         && course->goal % course->length == 0;
}

/* FRO-RAC-01, FRO-TRK-15: laps where they decide, else how far it has come. */
static void
add_way (const FroView *view)
{
  const FroCourse *course = fro_course (view->table);
  int progress = view->vehicle->progress, laps;

  if (!is_by_laps (course)) {
    fro_add_gauge (view, PADDOCK_GAUGE_TEXT,
                   progress < 0 ? N_ ("Spaces to the line") : N_ ("Spaces past the line"),
                   "progress", "FRO-TRK-15");
    fro_add_part (view, ABS (progress), 0, NULL, NULL);
    return;
  }

  laps = MAX (progress, 0) / course->length;
  fro_add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Laps completed"), NULL, "FRO-RAC-01");
  for (int i = 0; i <= course->goal / course->length; i++)
    fro_add_part (view, i,
                  i == laps  ? PADDOCK_PART_MARKED
                  : i < laps ? PADDOCK_PART_DONE
                             : 0,
                  NULL, NULL);
}

static void
add_lamp (const FroView *view, gboolean is_on, const char *label)
{
  if (is_on)
    fro_add_part (view, 0, PADDOCK_PART_MARKED, label, NULL);
}

/* What this phase has used up or spoilt. */
static void
add_phase (const FroView *view)
{
  const FroVehicle *self = view->vehicle;
  const FroMove *move = &view->state->move;

  if (view->state->flow.step != FRO_STEP_ACTIVATE)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_FLAGS, N_ ("This phase"), NULL, "FRO-MOV-08");
  add_lamp (view, (self->phase_flags & FRO_HAS_ACTED) != 0, N_ ("Has moved"));
  add_lamp (view, self->drifts > 0, N_ ("Has drifted"));
  add_lamp (view, (self->phase_flags & FRO_HAS_TURNED) != 0, N_ ("Has turned"));
  add_lamp (view, (self->phase_flags & FRO_WAS_INVOLVED) != 0, N_ ("Attack or collision"));
  if (move->vehicle != view->seat)
    return;
  add_lamp (view, move->has_card, N_ ("Card for a space played"));
  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Spaces left"), NULL, "FRO-MOV-01");
  fro_add_part (view, move->left, 0, NULL, NULL);
}

static const char *const statuses[FRO_N_STATUSES] = {
  [FRO_ROLLING_WRECK] = N_ ("Wreck, still rolling"),
  [FRO_RESTING_WRECK] = N_ ("Wreck"),
  [FRO_FINISHED] = N_ ("Finished"),
};

/* What is only there in some races. */
static void
add_rest (const FroView *view)
{
  const FroVehicle *self = view->vehicle;

  fro_add_count (view, self->phantom_reins, N_ ("Extra Reins in the next Speed check"),
                 "phantom-reins", "FRO-STA-06");
  fro_add_count (view, self->phantom_whips, N_ ("Extra Whips in the next Speed check"),
                 "phantom-whips", "FRO-DOC-27");
  if (fro_course (view->table)->is_scoring) {
    fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Points"), "score", "FRO-RAC-08");
    fro_add_part (view, self->score, 0, NULL, NULL);
  }
  if (self->rival != FRO_NOBODY) {
    fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Rival"), NULL, "FRO-TRT-06");
    fro_add_part (view, self->rival, 0, view->table->setup->seats[self->rival].name, NULL);
  }
  if (fro_course (view->table)->has_teams)
    fro_add_count (view, view->spec->team, N_ ("Team"), NULL, "FRO-RAC-13");
}

static void
add_status (const FroView *view)
{
  if (view->vehicle->status == FRO_RACING)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Out of the race"), NULL, "FRO-WRK-01");
  fro_add_part (view, 0, 0, statuses[view->vehicle->status], NULL);
}

static void
add_brief (const FroView *view, const char *words, int value)
{
  paddock_dashboard_add_brief (view->out, words, value);
}

static void
add_way_brief (const FroView *view)
{
  const FroCourse *course = fro_course (view->table);
  int progress = view->vehicle->progress;

  if (is_by_laps (course))
    add_brief (view, N_ ("lap {1}"),
               MIN (MAX (progress, 0) / course->length + 1, course->goal / course->length));
  else if (progress < 0)
    add_brief (view, N_ ("{1} to the line"), -progress);
  else
    add_brief (view, N_ ("space {1}"), progress);
}

static void
add_seat_briefs (const FroView *view)
{
  if (view->vehicle->status != FRO_RACING) {
    add_brief (view, statuses[view->vehicle->status], 0);
    return;
  }

  add_way_brief (view);
  add_brief (view, N_ ("Speed {1}"), view->spec->accel_speed[view->vehicle->accel]);
  if (view->vehicle->damage > 0)
    add_brief (view, N_ ("damage {1}"), view->vehicle->damage);
  if (fro_course (view->table)->is_scoring)
    add_brief (view, N_ ("points {1}"), view->vehicle->score);
}

/* --- The middle of the table --- */

static const char *const races[] = {
  [PADDOCK_RACE_FASTEST] = N_ ("Fastest"),           [PADDOCK_RACE_FURTHEST] = N_ ("Furthest"),
  [PADDOCK_RACE_TOUGHEST] = N_ ("Toughest"),         [PADDOCK_RACE_PURSUIT] = N_ ("Pursuit"),
  [PADDOCK_RACE_FOX_HOUNDS] = N_ ("Fox and Hounds"),
};

static const struct {
  FroStep last; /* up to this step it is that part of the round */
  guint8 phase; /* of the four, or 0 */
  const char *label;
} parts[] = {
  { FRO_STEP_EARLY_WRECKS, 0, N_ ("Start") }, { FRO_STEP_WRECKS, 0, N_ ("Speed check") },
  { FRO_STEP_PHASE_END, 1, N_ ("Phase 1") },  { FRO_STEP_PHASE_END, 2, N_ ("Phase 2") },
  { FRO_STEP_PHASE_END, 3, N_ ("Phase 3") },  { FRO_STEP_PHASE_END, 4, N_ ("Phase 4") },
  { FRO_STEP_TIME, 0, N_ ("Maintenance") },
};

static guint
find_part (const FroState *state)
{
  guint i = 0;

  while (state->flow.step > parts[i].last || (parts[i].phase && parts[i].phase != state->phase))
    i++;

  return i;
}

/* FRO-RND-01 */
static void
add_round (const FroView *view)
{
  const FroCourse *course = fro_course (view->table);

  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Race"), NULL, "FRO-RAC-01");
  fro_add_part (view, 0, 0, races[course->race], course->is_scoring ? N_ ("for points") : NULL);
  if (view->state->flow.step < FRO_STEP_ROUND)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Round"), "round", "FRO-RND-01");
  fro_add_part (view, view->state->round, 0, NULL, NULL);
  if (course->minutes > 0)
    fro_add_count (view, course->minutes, N_ ("Minutes"), NULL, "FRO-RAC-02");
  else if (course->race == PADDOCK_RACE_FURTHEST)
    fro_add_count (view, course->rounds, N_ ("Number of rounds"), NULL, "FRO-RAC-02");
  fro_add_gauge (view, PADDOCK_GAUGE_TRACK, N_ ("Part of the round"), NULL, "FRO-RND-01");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    fro_add_part (view, (int) i,
                  i == find_part (view->state)  ? PADDOCK_PART_MARKED
                  : i < find_part (view->state) ? PADDOCK_PART_DONE
                                                : 0,
                  parts[i].label, NULL);
}

static const char *const chase_ends[FRO_N_CHASE_ENDS] = {
  [FRO_CHASE_NONE] = N_ ("not yet"),
  [FRO_CHASE_CAUGHT] = N_ ("{1}, {2}; caught by {3}"),
  [FRO_CHASE_DESTROYED] = N_ ("{1}, {2}; destroyed by {3}"),
  [FRO_CHASE_WRECKED] = N_ ("{1}, {2}; wrecked itself"),
  [FRO_CHASE_AWAY] = N_ ("{1}, {2}; got away"),
};

static const char *
name_chase (const FroView *view, const FroChase *chase)
{
  g_autoptr (GString) phases = g_string_new (NULL), spaces = g_string_new (NULL);
  const char *by = chase->by == FRO_NOBODY ? "" : view->table->setup->seats[chase->by].name;
  GString *words = g_string_new (NULL);

  paddock_table_say_count (view->table, phases, N_ ("1 phase"), N_ ("{1} phases"), chase->phases);
  paddock_table_say_count (view->table, spaces, N_ ("1 space"), N_ ("{1} spaces"), chase->spaces);
  paddock_table_say (view->table, words, chase_ends[chase->end], phases->str, spaces->str, by,
                     NULL);
  return fro_keep_words (words);
}

/* FRO-RAC-06, 07: who is the Fox, and the score sheet of a series. */
static void
add_chases (const FroView *view)
{
  const FroState *state = view->state;

  if (state->fox == FRO_NOBODY)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Fox"), NULL, "FRO-RAC-06");
  fro_add_part (view, 0, 0, view->table->setup->seats[state->fox].name, NULL);
  if (fro_course (view->table)->n_chases < 2)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_TEXT, N_ ("Score sheet"), NULL, "FRO-RAC-07");
  for (guint i = 0; i < state->n_vehicles; i++)
    fro_add_part (view, (int) i, i == state->fox ? PADDOCK_PART_MARKED : 0,
                  view->table->setup->seats[i].name, name_chase (view, &state->vehicles[i].chase));
}

/* FRO-INI-02 to 04 as everything is now: who moves when may still change (FRO-INI-05). */
static void
add_order (const FroView *view)
{
  guint left = fro_racing_set (view->state);

  if (view->state->flow.step < FRO_STEP_ROUND)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_CARDS, N_ ("Initiative"), NULL, "FRO-INI-01");
  while (left) {
    guint vehicle = fro_first_of (view->table, left);
    gboolean has_acted = view->state->flow.step == FRO_STEP_ACTIVATE
                         && (view->state->vehicles[vehicle].phase_flags & FRO_HAS_ACTED);

    fro_add_part (view, (int) vehicle,
                  (vehicle == view->state->active ? PADDOCK_PART_MARKED : 0)
                    | (has_acted ? PADDOCK_PART_DONE : 0),
                  view->table->setup->seats[vehicle].name, NULL);
    left &= ~(1u << vehicle);
  }
}

/* FRO-DEC-01: drawn before the race. */
static void
add_grid_order (const FroView *view)
{
  if (view->state->flow.step != FRO_STEP_GRID)
    return;

  fro_add_gauge (view, PADDOCK_GAUGE_CARDS, N_ ("Grid order"), NULL, "FRO-SET-06");
  for (guint i = 0; i < view->state->n_vehicles; i++) {
    guint vehicle = view->state->order[i];

    if (vehicle == view->state->fox)
      continue; /* it is not asked */
    fro_add_part (view, (int) vehicle, vehicle == view->pending->player ? PADDOCK_PART_MARKED : 0,
                  view->table->setup->seats[vehicle].name, NULL);
  }
}

static void
add_table_briefs (const FroView *view)
{
  add_brief (view, races[fro_course (view->table)->race], 0);
  if (view->state->flow.step < FRO_STEP_ROUND)
    return;

  add_brief (view, N_ ("round {1}"), view->state->round);
  add_brief (view, parts[find_part (view->state)].label, 0);
}

/* While a position is set up by hand a vehicle may stand where none can, and then nobody can be asked anything. */
static gboolean
is_on_track (const PaddockTable *table)
{
  const FroCourse *course = fro_course (table);

  for (guint i = 0; i < fro_state (table)->n_vehicles; i++) {
    PaddockHex at = fro_vehicle (table, i)->at;

    if (at.q != G_MININT16
        && !(fro_course_has (course, at) && (fro_course_cell (course, at)->flags & FRO_CELL_SPACE)))
      return FALSE;
  }

  return TRUE;
}

void
fro_show_dashboard (const PaddockTable *table, guint seat, guint viewer, PaddockDashboard *self)
{
  PaddockDecision pending = { .player = PADDOCK_NOBODY };
  FroView view = { .table = table,
                   .state = fro_state (table),
                   .seat = seat,
                   .viewer = viewer,
                   .pending = &pending,
                   .out = self };

  if (!view.state->core.is_over && is_on_track (table))
    fro_pending (table, &pending);
  if (!paddock_decision_is_visible (&pending, viewer))
    pending.n_choices = 0;
  if (seat == PADDOCK_NOBODY) {
    add_round (&view);
    add_chases (&view);
    add_order (&view);
    add_grid_order (&view);
    add_table_briefs (&view);
    return;
  }

  view.spec = fro_spec (table, seat);
  view.vehicle = fro_vehicle (table, seat);
  add_status (&view);
  fro_add_name (&view);
  add_way (&view);
  fro_add_licence (&view);
  add_phase (&view);
  add_rest (&view);
  add_seat_briefs (&view);
}

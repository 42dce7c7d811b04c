/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fox and Hounds as a series (FRO-RAC-07): one chase after the other, with another Fox each time, and a score sheet.
 *
 * The whole series is one race.  When a chase is over the race rests in a step of its own, so that whoever looks ahead
 * sees how it ended; then everything but the sheet and the points is as it was at the start.
 */

#include "frothy-series.h"

#include "frothy-setup.h"

gboolean
fro_has_next_chase (const PaddockTable *table)
{
  return fro_state (table)->n_chases < fro_course (table)->n_chases;
}

/* --- The score sheet --- */

/* Movement phases that the chase has lasted; a round that has just ended is counted already. */
static guint
count_phases (const FroState *state)
{
  guint begun = state->flow.step == FRO_STEP_ROUND ? 0 : state->phase;

  return FRO_N_PHASES * (state->round - 1u) + begun;
}

static FroChaseEnd
find_end (const PaddockTable *table, guint won)
{
  const FroState *state = fro_state (table);

  if (!fro_is_racing (table, state->fox))
    return state->killer == FRO_NOBODY ? FRO_CHASE_WRECKED : FRO_CHASE_DESTROYED;

  return won == FRO_NOBODY || won == state->fox ? FRO_CHASE_AWAY : FRO_CHASE_CAUGHT;
}

static void
tell_chase (PaddockTable *table, guint fox)
{
  const FroVehicle *self = fro_vehicle (table, fox);
  guint told = self->chase.by == FRO_NOBODY ? fox : self->chase.by;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_EFFECT, .actor = (guint8) told,
                .subject = (guint8) (FRO_EFFECT_CHASE + self->chase.end - 1), .clause = FRO_RAC_06,
                .amount = 1);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_POINTS, .actor = (guint8) fox,
                .subject = FRO_POINTS_FOX, .clause = FRO_RAC_07,
                .amount = (gint16) self->chase.phases, .to = PADDOCK_PLACE (self->chase.spaces, 0));
}

void
fro_note_chase (PaddockTable *table, guint won)
{
  FroState *state = fro_state (table);
  FroVehicle *fox = fro_vehicle (table, state->fox);
  FroChaseEnd end = find_end (table, won);
  gboolean has_hunter = end == FRO_CHASE_CAUGHT || end == FRO_CHASE_DESTROYED;

  fox->chase = (FroChase){ .phases = (guint16) count_phases (state),
                           .spaces = (gint16) (fox->progress - fox->began),
                           .end = (guint8) end,
                           .by = has_hunter ? (guint8) won : FRO_NOBODY };
  state->n_chases++;
  tell_chase (table, state->fox);
}

/* Whoever got away is before those who did not; then time counts, then the way. */
int
fro_get_chase_worth (const FroVehicle *vehicle)
{
  const FroChase *chase = &vehicle->chase;

  return (chase->end == FRO_CHASE_AWAY ? 1 << 30 : 0) + (chase->phases << 15)
         + CLAMP (chase->spaces, 0, G_MAXINT16);
}

/* --- The next chase --- */

static void
begin_next (PaddockTable *table)
{
  FroState *state = fro_state (table), old = *state;

  memset ((char *) state + sizeof state->core, 0, sizeof *state - sizeof state->core);
  state->n_chases = old.n_chases;
  state->fox = (guint8) ((old.fox + 1u) % old.n_vehicles);
  for (guint i = 0; i < old.n_vehicles; i++) {
    state->vehicles[i].chase = old.vehicles[i].chase;
    state->vehicles[i].score = old.vehicles[i].score;
  }
  fro_line_up (table);
}

static void
ask_next (const PaddockTable *table, PaddockDecision *decision)
{
  const FroState *state = fro_state (table);

  paddock_decision_ask (decision, (state->fox + 1u) % state->n_vehicles, FRO_ASK_NEXT_CHASE);
  paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (state->n_chases + 1) });
}

static void
answer_next (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  begin_next (table);
}

const PaddockRoutine fro_next_chase_step = { paddock_flow_wait, ask_next, answer_next };

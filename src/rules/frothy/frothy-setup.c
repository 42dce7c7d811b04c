/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the first round: the licences, the grid, the rolling start and rivals (FRO-SET).
 */

#include "frothy.h"

#include "hex-track.h"

/* FRO-SET-01 to 05 */
static void
prepare (PaddockTable *table, guint vehicle)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->at = FRO_NOWHERE;
  self->max_speed = FRO_N_SPEEDS - 1;
  self->clp = spec->min_clp;
  self->stamina = spec->max_stamina;
  self->rival = FRO_NOBODY;
  self->resilience = spec->resilience;
  fro_begin_rows (table, vehicle, spec->traits_effects);
  memcpy (self->hand.plain, spec->cards, sizeof self->hand.plain);
  self->hand.specials = (guint16) ((1 << spec->n_specials) - 1);
  for (guint i = 0; i < spec->n_traits; i++)
    self->uses[i] = spec->traits[i].uses;
}

/* FRO-RNG-01 */
static void
draw_order (PaddockTable *table)
{
  FroState *state = fro_state (table);

  for (guint i = 0; i < state->n_vehicles; i++)
    state->order[i] = (guint8) i;
  for (guint i = 0; i + 1 < state->n_vehicles; i++) {
    guint k = i + paddock_chance_pick (&state->core.chance, state->n_vehicles - i);
    guint8 drawn = state->order[k];

    state->order[k] = state->order[i];
    state->order[i] = drawn;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ORDER, .actor = drawn, .clause = FRO_SET_06,
                  .amount = (gint16) (i + 1));
  }
}

/* --- The grid --- */

static gboolean
is_free (const PaddockTable *table, const FroSlot *slot)
{
  return fro_vehicle_at (fro_state (table), slot->at) < 0;
}

static void
take_slot (PaddockTable *table, guint vehicle, const FroSlot *slot)
{
  FroState *state = fro_state (table);
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->at = slot->at;
  self->facing = slot->facing;
  self->slot = slot->number;
  self->progress = self->began = (gint16) fro_start_progress (fro_course (table), slot->at);
  state->done |= (guint8) (1 << vehicle);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_PLACED, .actor = (guint8) vehicle,
                .subject = (guint8) vehicle, .clause = FRO_SET_06, .amount = slot->facing,
                .to = fro_place (slot->at));
}

/* The next in the drawn order; -1: all have their places. */
static int
next_to_place (const FroState *state)
{
  for (guint i = 0; i < state->n_vehicles; i++)
    if (!(state->done >> state->order[i] & 1))
      return state->order[i];

  return -1;
}

/* FRO-RUL-69 */
static gboolean
run_grid (PaddockTable *table)
{
  FroState *state = fro_state (table);
  int vehicle = next_to_place (state);

  if (vehicle < 0)
    return fro_next_step (table);
  if (!fro_option (table, FRO_OPTION_GRID)) {
    state->active = (guint8) vehicle;
    return FALSE;
  }

  for (guint i = 0; i < fro_course (table)->n_slots; i++)
    if (is_free (table, &fro_course (table)->slots[i])) {
      take_slot (table, (guint) vehicle, &fro_course (table)->slots[i]);
      break;
    }
  return TRUE;
}

/* FRO-DEC-01 */
static void
ask_grid (const PaddockTable *table, PaddockDecision *decision)
{
  const FroCourse *course = fro_course (table);

  paddock_decision_ask (decision, fro_state (table)->active, FRO_ASK_GRID);
  for (guint i = 0; i < course->n_slots; i++)
    if (is_free (table, &course->slots[i]))
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .target = PADDOCK_TARGET_HEX,
                                                       .place = fro_place (course->slots[i].at) });
}

/* FRO-RAC-06, FRO-RNG-10: the Fox has its own place, ahead of all. */
static void
place_fox (PaddockTable *table)
{
  const FroCourse *course = fro_course (table);
  FroState *state = fro_state (table);

  state->fox = state->killer = FRO_NOBODY;
  if (course->race != PADDOCK_RACE_FOX_HOUNDS)
    return;

  state->fox = course->fox != FRO_NOBODY
                 ? course->fox
                 : (guint8) paddock_chance_pick (&state->core.chance, state->n_vehicles);
  take_slot (table, state->fox, &course->fox_slot);
}

/* --- The rolling start --- */

/* FRO-OPT-08, 09, FRO-RUL-74: the agreed Speed. */
static guint
find_start_speed (const PaddockTable *table, guint vehicle)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  int value = fro_option (table, FRO_OPTION_ROLLING_START_VALUE);
  guint speed = FRO_N_SPEEDS - 1;

  if (fro_option (table, FRO_OPTION_ROLLING_START) == FRO_ROLLING_RATING)
    return (guint) MIN (value ? value : 3, FRO_N_SPEEDS - 1);

  value = value ? value : 6;
  while (speed > 0 && spec->total[speed] > value)
    speed--;

  return speed;
}

static void
set_off (PaddockTable *table, guint vehicle, guint speed)
{
  fro_put_marker (fro_vehicle (table, vehicle), fro_spec (table, vehicle), speed);
  fro_state (table)->done |= (guint8) (1 << vehicle);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_SPEED, .actor = (guint8) vehicle,
                .clause = FRO_SET_08, .to = fro_index ((int) speed));
}

/* The next in seat order that the step is not through with, or FRO_NOBODY. */
static guint
find_next (const FroState *state)
{
  guint left = ((1u << state->n_vehicles) - 1) & ~(guint) state->done;

  return left ? (guint) __builtin_ctz (left) : FRO_NOBODY;
}

static gboolean
run_rolling (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint vehicle = find_next (state);

  if (vehicle == FRO_NOBODY || fro_option (table, FRO_OPTION_ROLLING_START) == FRO_ROLLING_OFF)
    return fro_next_step (table);
  if (fro_option (table, FRO_OPTION_ROLLING_START_LOWER)) {
    state->active = (guint8) vehicle;
    return FALSE;
  }

  set_off (table, vehicle, find_start_speed (table, vehicle));
  return TRUE;
}

/* FRO-OPT-10, FRO-DEC-02 */
static void
ask_rolling (const PaddockTable *table, PaddockDecision *decision)
{
  guint vehicle = fro_state (table)->active;

  paddock_decision_ask (decision, vehicle, FRO_ASK_ROLLING);
  for (guint speed = 0; speed <= find_start_speed (table, vehicle); speed++)
    paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) speed });
}

/* --- Rivals --- */

/* FRO-SET-09 */
static gboolean
run_rival (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint vehicle = find_next (state);

  if (vehicle == FRO_NOBODY)
    return fro_next_step (table);
  if (!fro_has_effect (table, vehicle, PADDOCK_EFFECT_RIVAL, PADDOCK_WHEN_ACCELERATE)) {
    state->done |= (guint8) (1 << vehicle);
    return TRUE;
  }

  state->active = (guint8) vehicle;
  return FALSE;
}

/* FRO-DEC-03 */
static void
ask_rival (const PaddockTable *table, PaddockDecision *decision)
{
  const FroState *state = fro_state (table);

  paddock_decision_ask (decision, state->active, FRO_ASK_RIVAL);
  for (guint i = 0; i < state->n_vehicles; i++)
    if (i != state->active)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .target = PADDOCK_TARGET_SEAT,
                                                       .place = fro_index ((int) i) });
}

static void
answer_rival (PaddockTable *table, guint vehicle, guint rival)
{
  fro_vehicle (table, vehicle)->rival = (guint8) rival;
  fro_state (table)->done |= (guint8) (1 << vehicle);
}

/* --- The steps of setup --- */

void
fro_start (PaddockTable *table)
{
  const FroCourse *course = fro_course (table);
  FroState *state = fro_state (table);

  state->n_vehicles = (guint8) course->n_vehicles;
  state->step = FRO_STEP_GRID;
  state->round = 1;
  state->active = FRO_NOBODY;
  state->move.vehicle = FRO_NOBODY;
  state->n_runners = (guint8) course->n_runners;
  for (guint i = 0; i < state->n_runners; i++)
    state->runners[i] = (FroRunner){ FRO_NOWHERE, 0, FRO_RUNNER_WAITS };
  for (guint i = 0; i < course->n_fragiles; i++)
    state->fragiles[i] = course->fragiles[i].markers;
  for (guint i = 0; i < state->n_vehicles; i++)
    prepare (table, i);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = FRO_SET_01);
  draw_order (table);
  place_fox (table);
  fro_go_on (table);
}

gboolean
fro_run_setup (PaddockTable *table)
{
  switch (fro_state (table)->step) {
  case FRO_STEP_GRID:
    return run_grid (table);
  case FRO_STEP_ROLLING:
    return run_rolling (table);
  default:
    return run_rival (table);
  }
}

void
fro_ask_setup (const PaddockTable *table, PaddockDecision *decision)
{
  switch (fro_state (table)->step) {
  case FRO_STEP_GRID:
    ask_grid (table, decision);
    break;
  case FRO_STEP_ROLLING:
    ask_rolling (table, decision);
    break;
  default:
    ask_rival (table, decision);
  }
}

void
fro_answer_setup (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  if (decision->kind == FRO_ASK_GRID)
    take_slot (table, decision->player, &fro_course (table)->slots[choice->id]);
  else if (decision->kind == FRO_ASK_ROLLING)
    set_off (table, decision->player, choice->id);
  else
    answer_rival (table, decision->player, choice->id);
}

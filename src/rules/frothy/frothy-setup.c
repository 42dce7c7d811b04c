/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the first round: the licences, the grid, the rolling start and rivals (FRO-SET).
 */

#include "frothy-setup.h"

#include "frothy-damage.h"
#include "frothy-race.h"
#include "frothy-round.h"
#include "frothy-rows.h"
#include "frothy-space.h"
#include "frothy-speed.h"
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

/* FRO-RNG-01: of those who have no place yet; the Fox, who has, comes last and is not asked. */
static void
draw_order (PaddockTable *table)
{
  FroState *state = fro_state (table);
  guint n = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (i != state->fox)
      state->order[n++] = (guint8) i;
  if (state->fox != FRO_NOBODY)
    state->order[n] = state->fox;

  for (guint i = 0; i + 1 < n; i++) {
    guint k = i + paddock_chance_pick (&state->core.chance, n - i);
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
                .to = paddock_hex_to_place (slot->at));
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
      paddock_decision_add (decision,
                            (PaddockChoice){ .id = (guint16) i,
                                             .target = PADDOCK_TARGET_HEX,
                                             .place = paddock_hex_to_place (course->slots[i].at) });
}

static void
answer_grid (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  take_slot (table, decision->player, &fro_course (table)->slots[choice->id]);
}

const PaddockRoutine fro_grid_step = { run_grid, ask_grid, answer_grid };

/* FRO-RAC-06: the Fox has its own place, ahead of all. */
static void
place_fox (PaddockTable *table)
{
  FroState *state = fro_state (table);

  if (state->fox != FRO_NOBODY)
    take_slot (table, state->fox, &fro_course (table)->fox_slot);
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
                .clause = FRO_SET_08, .to = PADDOCK_PLACE (speed, 0));
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

static void
answer_rolling (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  set_off (table, decision->player, choice->id);
}

const PaddockRoutine fro_rolling_step = { run_rolling, ask_rolling, answer_rolling };

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
                                                       .place = PADDOCK_PLACE (i, 0) });
}

static void
answer_rival (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  fro_vehicle (table, decision->player)->rival = (guint8) choice->id;
  fro_state (table)->done |= (guint8) (1 << decision->player);
}

const PaddockRoutine fro_rival_step = { run_rival, ask_rival, answer_rival };

/* --- The start --- */

/* FRO-RNG-10 */
static guint8
draw_fox (PaddockTable *table)
{
  const FroCourse *course = fro_course (table);

  if (course->n_chases == 0 || course->fox != FRO_NOBODY)
    return course->fox;

  return (guint8) paddock_chance_pick (&fro_state (table)->core.chance, course->n_vehicles);
}

static void
tell_start (PaddockTable *table)
{
  const FroState *state = fro_state (table);
  guint n_chases = fro_course (table)->n_chases;

  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN,
                .actor = state->fox == FRO_NOBODY ? PADDOCK_NOBODY : state->fox,
                .clause = n_chases == 0   ? FRO_SET_01
                          : n_chases == 1 ? FRO_RAC_06
                                          : FRO_RAC_07,
                .amount = (gint16) (state->n_chases + 1));
}

/* From a state that is empty but for the Fox, the score sheet and points. */
void
fro_line_up (PaddockTable *table)
{
  const FroCourse *course = fro_course (table);
  FroState *state = fro_state (table);

  state->n_vehicles = (guint8) course->n_vehicles;
  state->flow.step = FRO_STEP_GRID;
  state->round = 1;
  state->active = FRO_NOBODY;
  state->move.vehicle = FRO_NOBODY;
  state->killer = state->survivor = FRO_NOBODY;
  state->n_runners = (guint8) course->n_runners;
  for (guint i = 0; i < state->n_runners; i++)
    state->runners[i] = (FroRunner){ FRO_NOWHERE, 0, FRO_RUNNER_WAITS };
  for (guint i = 0; i < course->n_fragiles; i++)
    state->fragiles[i] = course->fragiles[i].markers;
  for (guint i = 0; i < state->n_vehicles; i++)
    prepare (table, i);
  tell_start (table);
  place_fox (table);
  draw_order (table);
}

void
fro_start (PaddockTable *table)
{
  FroState *state = fro_state (table);

  state->fox = draw_fox (table);
  for (guint i = 0; i < fro_course (table)->n_vehicles; i++)
    state->vehicles[i].chase.by = FRO_NOBODY;
  fro_line_up (table);
  fro_go_on (table);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before the first round: the licences, the grid, the rolling start and rivals (FRO-SET).
 */

#include "frothy.h"

#define NOWHERE PADDOCK_HEX (G_MININT16, 0)

/* FRO-SET-01 to 05 */
static void
prepare (PaddockTable *table, guint vehicle)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->at = NOWHERE;
  self->max_speed = FRO_N_SPEEDS - 1;
  self->clp = spec->min_clp;
  self->stamina = spec->max_stamina;
  self->rival = FRO_NOBODY;
  self->effects = spec->traits_effects;
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
    state->runners[i].is_out = TRUE;
  for (guint i = 0; i < course->n_fragiles; i++)
    state->fragiles[i] = course->fragiles[i].markers;
  for (guint i = 0; i < state->n_vehicles; i++)
    prepare (table, i);
  PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RACE_BEGAN, .actor = PADDOCK_NOBODY,
                .clause = FRO_SET_01);
  draw_order (table);
  fro_go_on (table);
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

/* Only as many places as there are vehicles, from the pole on. */
static void
ask_grid (const PaddockTable *table, PaddockDecision *decision)
{
  const FroCourse *course = fro_course (table);

  paddock_decision_ask (decision, fro_state (table)->active, FRO_ASK_GRID);
  for (guint i = 0; i < course->n_vehicles; i++)
    if (is_free (table, &course->slots[i]))
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) i,
                                                       .target = PADDOCK_TARGET_HEX,
                                                       .place = fro_place (course->slots[i].at) });
}

/* --- The steps of setup --- */

gboolean
fro_run_setup (PaddockTable *table)
{
  if (fro_state (table)->step == FRO_STEP_GRID)
    return run_grid (table);

  return fro_next_step (table);
}

void
fro_ask_setup (const PaddockTable *table, PaddockDecision *decision)
{
  ask_grid (table, decision);
}

void
fro_answer_setup (PaddockTable *table, const PaddockDecision *decision, const PaddockChoice *choice)
{
  take_slot (table, decision->player, &fro_course (table)->slots[choice->id]);
}

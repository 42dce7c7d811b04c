/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-naive.h"

#include "frothy/frothy-speed.h"

/* --- Where one can step --- */

typedef struct {
  const PaddockTable *table;
  guint vehicle;
  int q, r, facing, drifts, last; /* last: direction of the last step, or -1 */
  gboolean may_ram;
} Place;

static const int deltas[6][2] = { { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 } };

static gboolean
has_trait (const Place *self, int kind)
{
  const FroSpec *spec = fro_spec (self->table, self->vehicle);

  for (guint i = 0; i < spec->n_effects; i++)
    if (spec->effects[i].kind == kind
        && (fro_vehicle (self->table, self->vehicle)->effects >> i & 1))
      return TRUE;

  return FALSE;
}

typedef enum {
  FREE,
  VEHICLE,
  OBSTACLE,
} Hit;

static Hit
look (const Place *self, int q, int r)
{
  const FroState *state = fro_state (self->table);
  const FroCell *cell = fro_course_cell (fro_course (self->table), PADDOCK_HEX (q, r));
  gboolean flies = has_trait (self, PADDOCK_EFFECT_FLY);
  gboolean has_wreck = FALSE, is_low = TRUE;

  if (!(cell->flags & FRO_CELL_SPACE))
    return OBSTACLE;
  for (guint i = 0; i < state->n_vehicles; i++) {
    const FroVehicle *other = &state->vehicles[i];

    if (other->at.q != q || other->at.r != r || other->status == FRO_FINISHED)
      continue;
    if (other->status == FRO_RACING)
      return VEHICLE;
    has_wreck = TRUE;
    is_low &= other->status == FRO_RESTING_WRECK && fro_course (self->table)->is_wreck_low;
  }
  if (!has_wreck && !(cell->flags & FRO_CELL_SOLID))
    return FREE;
  if (cell->flags & FRO_CELL_SOLID)
    is_low &= (cell->flags & FRO_CELL_LOW) != 0;

  return flies && is_low ? FREE : OBSTACLE;
}

/* Every step of the geometry: a direction, and whether it is a drift. */
static guint
list_steps (const Place *self, int directions[3], gboolean is_drift[3])
{
  const FroCourse *course = fro_course (self->table);
  gboolean may_drift = self->drifts == 0 || course->options[FRO_OPTION_DRIFT_MULTI] != 0;
  guint n = 0;

  if (self->facing % 2 == 0) {
    directions[n] = self->facing / 2;
    is_drift[n++] = FALSE;
    for (int side = -1; may_drift && side <= 1; side += 2) {
      directions[n] = (self->facing / 2 + side + 6) % 6;
      is_drift[n++] = TRUE;
    }
    return n;
  }

  for (int side = -1; side <= 1; side += 2) {
    int direction = ((self->facing + side + 12) % 12) / 2;

    if (direction == self->last && !(may_drift && course->options[FRO_OPTION_DRIFT_CORNER]))
      continue;
    directions[n] = direction;
    is_drift[n++] = direction == self->last;
  }
  return n;
}

static Place
step (const Place *self, int direction, gboolean is_drift)
{
  Place after = *self;

  after.q += deltas[direction][0];
  after.r += deltas[direction][1];
  after.drifts += is_drift;
  after.last = direction;
  return after;
}

/* How many clean plans of LEFT spaces there are. */
static guint
count_plans (const Place *self, int left)
{
  int directions[3];
  gboolean is_drift[3];
  guint n, plans = 0;

  if (left <= 0)
    return 1;
  n = list_steps (self, directions, is_drift);
  for (guint i = 0; i < n; i++) {
    Place after = step (self, directions[i], is_drift[i]);
    Hit hit = look (self, after.q, after.r);

    if (hit == VEHICLE && self->may_ram)
      plans++;
    else if (hit == FREE)
      plans += count_plans (&after, left - 1);
  }
  return plans;
}

static gboolean
has_reins (const PaddockTable *table, guint vehicle)
{
  const FroPile *hand = &fro_vehicle (table, vehicle)->hand;
  const FroSpec *spec = fro_spec (table, vehicle);
  gboolean found = hand->plain[FRO_REINS] > 0 || hand->plain[FRO_DUAL] > 0;

  for (guint i = 0; i < spec->n_specials; i++)
    if (hand->specials >> i & 1)
      found |= (spec->specials[i].sides >> FRO_REINS & 1) != 0;

  return found && !fro_state (table)->move.has_card;
}

static gboolean
is_offered (const PaddockDecision *decision, int direction)
{
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].id <= FRO_DRIFT_RIGHT && decision->choices[i].extra == direction)
      return TRUE;

  return FALSE;
}

void
frothy_naive_check_steps (const PaddockMatch *match)
{
  const PaddockTable *table = paddock_match_get_table (match);
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const FroMove *move = &fro_state (table)->move;
  const FroVehicle *self = fro_vehicle (table, move->vehicle);
  Place here = { table,        move->vehicle, self->at.q,          self->at.r,
                 self->facing, self->drifts,  self->last_step - 1, move->may_ram };
  gboolean reins = has_reins (table, move->vehicle);
  gboolean is_bound = count_plans (&here, move->left - reins) > 0;
  int directions[3];
  gboolean is_drift[3];
  guint n = list_steps (&here, directions, is_drift), n_offered = 0;

  for (guint i = 0; i < n; i++) {
    Place after = step (&here, directions[i], is_drift[i]);
    Hit hit = look (&here, after.q, after.r);
    gboolean is_legal = !is_bound || (hit == VEHICLE && here.may_ram)
                        || (hit == FREE && count_plans (&after, move->left - 1 - reins) > 0);

    g_assert_cmpint (is_offered (decision, directions[i]), ==, is_legal);
    n_offered += is_legal;
  }
  for (guint i = 0; i < decision->n_choices; i++)
    n_offered -= decision->choices[i].id <= FRO_DRIFT_RIGHT;
  g_assert_cmpuint (n_offered, ==, 0);
}

/* --- Who moves first --- */

static int
rank_of (const PaddockTable *table, guint vehicle)
{
  return MAX (0, fro_course_cell (fro_course (table), fro_vehicle (table, vehicle)->at)->rank);
}

/* FRO-RUL-13, word for word: the empty stretch ahead of a vehicle among those compared. */
static int
stretch (const PaddockTable *table, guint vehicle, guint set)
{
  int length = fro_course (table)->length;

  for (int n = 1; n < length; n++)
    for (guint i = 0; i < FRO_MAX_VEHICLES; i++)
      if ((set >> i & 1) && rank_of (table, i) == (rank_of (table, vehicle) + n) % length)
        return n;

  return length;
}

/* FRO-INI-03: how far in front, among those of equal Speed; more is further. */
static int
get_front (const PaddockTable *table, guint vehicle, guint set)
{
  const FroCourse *course = fro_course (table);

  if (course->options[FRO_OPTION_IN_FRONT])
    return fro_vehicle (table, vehicle)->progress;

  return course->is_closed ? stretch (table, vehicle, set) : rank_of (table, vehicle);
}

static gboolean
are_level (const PaddockTable *table, guint a, guint b)
{
  return fro_course (table)->options[FRO_OPTION_IN_FRONT]
           ? fro_vehicle (table, a)->progress == fro_vehicle (table, b)->progress
           : rank_of (table, a) == rank_of (table, b);
}

/* The largest progress of those level with a vehicle. */
static int
get_best (const PaddockTable *table, guint vehicle, guint set)
{
  int best = G_MININT;

  for (guint i = 0; i < FRO_MAX_VEHICLES; i++)
    if ((set >> i & 1) && are_level (table, i, vehicle))
      best = MAX (best, fro_vehicle (table, i)->progress);

  return best;
}

/* Whether A moves before B, given those of equal Speed. */
static gboolean
is_before (const PaddockTable *table, guint a, guint b, guint set)
{
  const FroCourse *course = fro_course (table);
  int lead = get_front (table, a, set) - get_front (table, b, set);

  if (lead == 0 && !are_level (table, a, b))
    lead = get_best (table, a, set) - get_best (table, b, set);
  if (lead != 0)
    return lead > 0;

  return fro_course_cell (course, fro_vehicle (table, a)->at)->lane
         < fro_course_cell (course, fro_vehicle (table, b)->at)->lane;
}

void
frothy_naive_check_initiative (const PaddockMatch *match, guint vehicle)
{
  const PaddockTable *table = paddock_match_get_table (match);
  const FroState *state = fro_state (table);
  guint equals = 0;

  for (guint i = 0; i < state->n_vehicles; i++) {
    const FroVehicle *other = &state->vehicles[i];

    if (other->status != FRO_RACING || (other->phase_flags & (FRO_HAS_ACTED | FRO_LOST_MOVE)))
      continue;
    g_assert_cmpuint (fro_speed (table, i), <=, fro_speed (table, vehicle));
    if (fro_speed (table, i) == fro_speed (table, vehicle))
      equals |= 1u << i;
  }
  for (guint i = 0; i < state->n_vehicles; i++)
    if ((equals >> i & 1) && i != vehicle)
      g_assert_false (is_before (table, i, vehicle, equals));
}

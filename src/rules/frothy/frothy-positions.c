/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions of Frothy Races that are set up by hand or come from another track: what follows from a change, what speaks
 * against the result, and what can be done about it.
 */

#include "frothy-positions.h"

#include "frothy-damage.h"
#include "frothy-facts.h"
#include "frothy-race.h"
#include "frothy-show.h"
#include "frothy-space.h"
#include "words.h"

/* --- What follows from a change --- */

static gboolean
refuse (GError **error, const char *why)
{
  g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_POSITION,
                       paddock_language_translate (why));
  return FALSE;
}

/* The progress next to what was said that the place allows: laps are said, ranks are looked up. */
static void
settle_progress (const PaddockTable *table, guint vehicle)
{
  const FroCourse *course = fro_course (table);
  FroVehicle *self = fro_vehicle (table, vehicle);
  int start = fro_start_progress (course, self->at), length = course->length;
  int laps = course->is_closed ? (2 * (self->progress - start) + length) / (2 * length) : 0;

  if (course->is_closed && 2 * (self->progress - start) + length < 0)
    laps--;
  self->progress = (gint16) (start + laps * length);
}

/* The affects of the damage that was said, unless the rows were said as well.  Random ones are not drawn. */
static void
settle_affects (PaddockTable *table, guint vehicle)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  const FroVehicle *self = fro_vehicle (table, vehicle);

  for (guint i = 0; i < spec->n_levels && spec->affects[i].level <= self->damage; i++)
    fro_begin_rows (table, vehicle, spec->affects[i].effects & ~self->effects);
}

/* Plain cards that are in no box have left the game. */
static void
settle_cards (const PaddockTable *table, guint vehicle)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  FroVehicle *self = fro_vehicle (table, vehicle);
  int lost = 0;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    lost += spec->cards[kind] - self->hand.plain[kind] - self->spent.plain[kind]
            - self->recovery.plain[kind];
  self->lost_cards = (guint8) MAX (0, lost);
}

/* A position stands at the start of a step; what lies between is reached by playing. */
gboolean
fro_settle (PaddockTable *table, GError **error)
{
  FroState *state = fro_state (table);

  state->flow.n_tasks = 0;
  fro_trim_tasks (state);
  state->move = (FroMove){ .vehicle = FRO_NOBODY };
  state->attack = (FroAttack){ 0 };
  state->upkeep = (FroUpkeep){ 0 };
  if (state->flow.step < FRO_STEP_ROUND || state->flow.step > FRO_STEP_ROUND_END)
    return refuse (error, N_ ("the step must be one of a round, such as \"speed-checks\""));
  if (state->flow.step == FRO_STEP_ACTIVATE && state->phase == 0)
    return refuse (error, N_ ("vehicles move in phase 1 to 4"));
  for (guint i = 0; i < state->n_vehicles; i++) {
    if (!fro_is_placed (&state->vehicles[i]))
      return refuse (error, N_ ("every vehicle must stand somewhere"));
    if (!fro_check_place (table, i, error) || !fro_check_marker (table, i, error))
      return FALSE;
    settle_progress (table, i);
    settle_affects (table, i);
    settle_cards (table, i);
  }

  state->core.is_over = FALSE;
  fro_go_on (table);
  return TRUE;
}

/* --- Dashboards --- */

/* The other row follows: both show the same Speed (FRO-SCH-06), and none that it cannot reach. */
static void
set_accel (const FroSpec *spec, FroVehicle *self, guint box)
{
  guint speed = spec->accel_speed[MIN (box, spec->n_accel - 1u)];

  self->accel = (guint8) MIN (box, spec->n_accel - 1u);
  if (spec->decel_speed[self->decel] != speed)
    self->decel = spec->first_decel[speed];
}

static void
set_decel (const FroSpec *spec, FroVehicle *self, guint box)
{
  guint speed = spec->decel_speed[MIN (box, spec->n_decel - 1u)];

  self->decel = (guint8) MIN (box, spec->n_decel - 1u);
  if (spec->accel_speed[self->accel] != speed)
    self->accel = spec->first_accel[speed];
}

static void
tidy_marker (const FroSpec *spec, FroVehicle *self)
{
  set_accel (spec, self, self->accel);
  if (spec->accel_speed[self->accel] > self->max_speed)
    set_accel (spec, self, spec->first_accel[self->max_speed]);
}

static void
turn_speed (PaddockTable *table, guint vehicle, guint part)
{
  set_accel (fro_spec (table, vehicle), fro_vehicle (table, vehicle),
             fro_spec (table, vehicle)->first_accel[MIN (part, FRO_N_SPEEDS - 1u)]);
}

static void
turn_accel (PaddockTable *table, guint vehicle, guint part)
{
  set_accel (fro_spec (table, vehicle), fro_vehicle (table, vehicle), part);
}

static void
turn_decel (PaddockTable *table, guint vehicle, guint part)
{
  set_decel (fro_spec (table, vehicle), fro_vehicle (table, vehicle), part);
}

static void
turn_clp (PaddockTable *table, guint vehicle, guint part)
{
  fro_vehicle (table, vehicle)->clp = (guint8) (fro_spec (table, vehicle)->min_clp + part);
}

/* Below what wrecks it.  What damage did so far is mended, and what this much of it does begins. */
static void
turn_damage (PaddockTable *table, guint vehicle, guint part)
{
  const FroSpec *spec = fro_spec (table, vehicle);
  FroVehicle *self = fro_vehicle (table, vehicle);

  self->damage = (guint8) MIN (part, MAX (spec->max_damage, 1u) - 1u);
  self->max_speed = FRO_N_SPEEDS - 1;
  self->resilience = spec->resilience;
  self->safe_losses = 0;
  self->effects = 0;
  fro_begin_rows (table, vehicle, spec->traits_effects);
}

static void
turn_stamina (PaddockTable *table, guint vehicle, guint part)
{
  const FroSpec *spec = fro_spec (table, vehicle);

  fro_vehicle (table, vehicle)->stamina =
    (gint8) MAX (spec->max_stamina - (int) part, spec->min_stamina);
}

static void
tidy (PaddockTable *table)
{
  for (guint i = 0; i < fro_state (table)->n_vehicles; i++) {
    settle_affects (table, i);
    tidy_marker (fro_spec (table, i), fro_vehicle (table, i));
  }
}

/* By the facts that gauges name; nothing is broken piece by piece. */
static void
turn_part (PaddockTable *table, guint seat, const char *fact, guint part, gboolean is_damage)
{
  static const struct {
    const char *fact;
    void (*turn) (PaddockTable *table, guint vehicle, guint part);
  } rows[] = {
    { "speed", turn_speed }, { "accel", turn_accel },   { "decel", turn_decel },
    { "clp", turn_clp },     { "damage", turn_damage }, { "stamina", turn_stamina },
  };

  for (guint i = 0; !is_damage && i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].fact, fact))
      rows[i].turn (table, seat, part);
  tidy (table);
}

/* --- Conflicts --- */

enum {
  CONFLICT_VEHICLE,
  CONFLICT_DEBRIS,
};

static void
add_conflict (const PaddockTable *table,
              GPtrArray *conflicts,
              PaddockConflict conflict,
              const char *text,
              const char *who,
              const char *other)
{
  PaddockConflict *copy = g_new (PaddockConflict, 1);
  GString *words = g_string_new (NULL);

  paddock_table_say (table, words, text, who, other, NULL);
  *copy = conflict;
  copy->text = g_string_free (words, FALSE);
  g_ptr_array_add (conflicts, copy);
}

static gboolean
is_space (const PaddockTable *table, PaddockHex hex)
{
  return fro_course_has (fro_course (table), hex) && !fro_is_off_track (table, hex);
}

/* A vehicle of a lower number that stands there as well; -1: none. */
static int
find_other (const PaddockTable *table, guint vehicle)
{
  for (guint k = 0; k < vehicle; k++)
    if (paddock_hex_equal (fro_vehicle (table, k)->at, fro_vehicle (table, vehicle)->at)
        && !fro_may_share (table, vehicle, k))
      return (int) k;

  return -1;
}

static void
look_at_vehicle (const PaddockTable *table, guint i, GPtrArray *conflicts)
{
  const FroVehicle *self = fro_vehicle (table, i);
  const char *name = table->setup->seats[i].name;
  int other = find_other (table, i);
  PaddockConflict conflict = { .remedy = PADDOCK_REMEDY_MOVE,
                               .seat = (guint8) i,
                               .kind = CONFLICT_VEHICLE,
                               .index = (guint8) i,
                               .place = PADDOCK_PLACE (self->at.q, self->at.r) };

  if (!fro_is_placed (self))
    add_conflict (table, conflicts, conflict, N_ ("{1} is off the board."), name, "");
  else if (!is_space (table, self->at))
    add_conflict (table, conflicts, conflict, N_ ("{1} is not on the track."), name, "");
  else if (other >= 0)
    add_conflict (table, conflicts, conflict, N_ ("{1} and {2} stand on the same space."), name,
                  table->setup->seats[other].name);
}

static void
look_at_debris (const PaddockTable *table, guint i, GPtrArray *conflicts)
{
  PaddockHex at = fro_state (table)->debris[i];

  if (!is_space (table, at))
    add_conflict (table, conflicts,
                  (PaddockConflict){ .remedy = PADDOCK_REMEDY_REMOVE,
                                     .seat = PADDOCK_NOBODY,
                                     .kind = CONFLICT_DEBRIS,
                                     .index = (guint8) i,
                                     .place = PADDOCK_PLACE (at.q, at.r) },
                  N_ ("Debris is not on a space."), "", "");
}

static void
find_conflicts (const PaddockTable *table, GPtrArray *conflicts)
{
  for (guint i = 0; i < fro_state (table)->n_vehicles; i++)
    look_at_vehicle (table, i, conflicts);
  for (guint i = 0; i < fro_state (table)->n_debris; i++)
    look_at_debris (table, i, conflicts);
}

/* --- Remedies --- */

typedef struct {
  const PaddockTable *table;
  FroVehicle *vehicle;
} Move;

static gboolean
stand_at (PaddockHex hex, gpointer data)
{
  const Move *move = data;

  if (!is_space (move->table, hex) || fro_vehicle_at (fro_state (move->table), hex) >= 0)
    return FALSE;

  move->vehicle->at = hex;
  return TRUE;
}

/* Ring after ring about where it was; about the first place of the grid if it is nowhere. */
static void
move_vehicle (const PaddockTable *table, guint vehicle)
{
  const FroCourse *course = fro_course (table);
  FroVehicle *self = fro_vehicle (table, vehicle);
  PaddockHex centre = fro_is_placed (self) ? self->at : course->slots[0].at;

  self->at = FRO_NOWHERE;
  self->last_step = 0;
  paddock_hex_window_search (&course->window, centre, stand_at, &(Move){ table, self });
}

static void
remedy (PaddockTable *table, const PaddockConflict *conflict)
{
  if (conflict->kind == CONFLICT_VEHICLE)
    move_vehicle (table, conflict->index);
  else
    fro_take_debris_off (fro_state (table), conflict->index);
}

const PaddockHand fro_hand = {
  .put = fro_put_piece,
  .turn_part = turn_part,
  .tidy = tidy,
  .find_conflicts = find_conflicts,
  .remedy = remedy,
};

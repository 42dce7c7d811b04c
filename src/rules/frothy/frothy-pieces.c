/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands on the board of a race of Frothy Races: vehicles, wrecks, debris, runners, and those obstacles of the
 * track that a race can use up (FRO-WRK, FRO-FRG, FRO-HAZ).
 */

#include "frothy-positions.h"
#include "frothy-show.h"
#include "hex-track.h"
#include "words.h"

/* Ids of pieces that are no vehicles: the first of each kind. */
enum {
  DEBRIS = FRO_MAX_VEHICLES,
  RUNNERS = FRO_RUNNER,
  FRAGILES = RUNNERS + FRO_MAX_RUNNERS,
  HAZARDS = FRAGILES + FRO_MAX_FRAGILES,
  N_PIECES = HAZARDS + FRO_MAX_HAZARDS,
};

G_STATIC_ASSERT (N_PIECES <= PADDOCK_MAX_PIECES);

typedef struct {
  const PaddockTable *table;
  PaddockPiece *pieces;
  guint n;
} List;

static PaddockPiece *
add_piece (List *self, PaddockPieceKind kind, guint id, PaddockHex at)
{
  PaddockPiece *piece = &self->pieces[self->n++];

  *piece = (PaddockPiece){ .id = (guint8) id,
                           .kind = (guint8) kind,
                           .seat = PADDOCK_NOBODY,
                           .heading = PADDOCK_NO_HEADING,
                           .n_places = 1,
                           .places = { paddock_hex_to_place (at) } };
  return piece;
}

static gboolean
is_on_board (const FroVehicle *vehicle)
{
  return vehicle->at.q != G_MININT16 && vehicle->status != FRO_FINISHED;
}

static void
add_vehicle (List *self, guint vehicle)
{
  const FroVehicle *from = fro_vehicle (self->table, vehicle);
  gboolean is_wreck = fro_is_wreck (from);
  PaddockPiece *piece;

  if (!is_on_board (from))
    return;

  piece =
    add_piece (self, is_wreck ? PADDOCK_PIECE_WRECK : PADDOCK_PIECE_VEHICLE, vehicle, from->at);
  piece->seat = (guint8) vehicle;
  piece->is_active = !is_wreck;
  piece->sign = paddock_sign_new_number (vehicle + 1);
  piece->heading = (gint8) from->facing;
  piece->label = self->table->setup->seats[vehicle].name;
}

/* One piece for all that lies in a space. */
static void
add_debris (List *self, guint i)
{
  const FroState *state = fro_state (self->table);
  guint count = 0;
  PaddockPiece *piece;

  for (guint k = 0; k < state->n_debris; k++) {
    gboolean is_here = paddock_hex_equal (state->debris[k], state->debris[i]);

    if (is_here && k < i)
      return;
    count += is_here;
  }

  piece = add_piece (self, PADDOCK_PIECE_DEBRIS, DEBRIS + i, state->debris[i]);
  piece->count = count > 1 ? (guint8) count : 0;
  piece->type = "debris";
  piece->label = N_ ("Debris");
}

static void
add_runner (List *self, guint i)
{
  const FroRunner *runner = &fro_state (self->table)->runners[i];
  PaddockPiece *piece;

  if (runner->status != FRO_RUNNER_RUNS)
    return;

  piece = add_piece (self, PADDOCK_PIECE_RUNNER, RUNNERS + i, runner->at);
  piece->heading = (gint8) (2 * runner->direction);
  piece->type = "runner";
  piece->label = N_ ("Runner");
}

static void
rate (PaddockPiece *piece, const FroObstacle *obstacle)
{
  g_autofree char *cost = paddock_rating_dup_cost (obstacle->clp, obstacle->dice);

  g_strlcpy (piece->cost, cost, sizeof piece->cost);
}

static void
reward (PaddockPiece *piece, const FroObstacle *obstacle)
{
  g_autofree char *gain = paddock_rating_dup_gain (obstacle->points);

  g_strlcpy (piece->gain, gain, sizeof piece->gain);
}

static void
add_fragile (List *self, guint i)
{
  const PaddockHexTrack *track = self->table->setup->track->record;
  const FroCourse *course = fro_course (self->table);
  guint markers = fro_state (self->table)->fragiles[i] & ~FRO_SCORED;
  PaddockPiece *piece;

  if (markers == 0)
    return;

  piece = add_piece (self, PADDOCK_PIECE_FRAGILE, FRAGILES + i,
                     PADDOCK_LIST_AT (track->fragiles, PaddockFragile, i)->at);
  rate (piece, &course->fragiles[i]);
  if (course->is_scoring && !(fro_state (self->table)->fragiles[i] & FRO_SCORED))
    reward (piece, &course->fragiles[i]);
  piece->count = markers > 1 ? (guint8) markers : 0;
  piece->type = "fragile";
  piece->label = N_ ("Fragile obstacle");
}

/* Those that a vehicle takes away (FRO-TRK-18); the others stand on the track itself. */
static void
add_hazard (List *self, guint i)
{
  const PaddockHexTrack *track = self->table->setup->track->record;
  PaddockPiece *piece;

  if (fro_course (self->table)->hazards[i].is_lasting
      || (fro_state (self->table)->gone_hazards >> i & 1))
    return;

  piece = add_piece (self, PADDOCK_PIECE_HAZARD, HAZARDS + i,
                     PADDOCK_LIST_AT (track->hazards, PaddockHazard, i)->at);
  rate (piece, &fro_course (self->table)->hazards[i]);
  piece->type = "hazard";
  piece->label = N_ ("Hazard");
}

/* All of it is public; what stands above comes last: a Flyer above a wreck, a vehicle above what it runs over. */
guint
fro_show_pieces (const PaddockTable *table, guint viewer, PaddockPiece *pieces)
{
  const FroState *state = fro_state (table);
  const FroCourse *course = fro_course (table);
  List list = { table, pieces, 0 };

  for (guint i = 0; i < course->n_hazards; i++)
    add_hazard (&list, i);
  for (guint i = 0; i < course->n_fragiles; i++)
    add_fragile (&list, i);
  for (guint i = 0; i < state->n_debris; i++)
    add_debris (&list, i);
  for (guint i = 0; i < state->n_runners; i++)
    add_runner (&list, i);
  for (guint i = 0; i < state->n_vehicles; i++)
    if (fro_is_wreck (&state->vehicles[i]))
      add_vehicle (&list, i);
  for (guint i = 0; i < state->n_vehicles; i++)
    if (!fro_is_wreck (&state->vehicles[i]))
      add_vehicle (&list, i);

  return list.n;
}

/* --- Positions set by hand --- */

/* Its progress is settled from where it stands. */
static void
put_vehicle (FroVehicle *vehicle, PaddockHex at, int heading)
{
  vehicle->at = at;
  vehicle->last_step = 0;
  if (heading >= 0)
    vehicle->facing = (guint8) paddock_facing_wrap (heading);
}

void
fro_take_debris_off (FroState *state, guint i)
{
  state->debris[i] = state->debris[--state->n_debris];
  state->debris[state->n_debris] = PADDOCK_HEX (0, 0);
}

static void
put_runner (FroRunner *runner, PaddockHex at, int heading, gboolean is_off)
{
  runner->status = is_off ? FRO_RUNNER_WAITS : FRO_RUNNER_RUNS;
  if (is_off)
    return;

  runner->at = at;
  if (heading >= 0)
    runner->direction = (guint8) paddock_direction_wrap (heading / 2);
}

/* What stands on the track itself can only be taken off it: its place is the track's. */
void
fro_put_piece (PaddockTable *table, const PaddockPiece *piece, PaddockPlace place, int heading)
{
  FroState *state = fro_state (table);
  PaddockHex at = PADDOCK_HEX (place.a, place.b);
  gboolean is_off = paddock_place_equal (place, PADDOCK_NOWHERE);

  if (piece->id < DEBRIS)
    put_vehicle (&state->vehicles[piece->id], at, heading);
  else if (piece->id < RUNNERS && is_off)
    fro_take_debris_off (state, piece->id - DEBRIS);
  else if (piece->id < RUNNERS)
    state->debris[piece->id - DEBRIS] = at;
  else if (piece->id < FRAGILES)
    put_runner (&state->runners[piece->id - RUNNERS], at, heading, is_off);
  else if (is_off && piece->id < HAZARDS)
    state->fragiles[piece->id - FRAGILES] &= FRO_SCORED;
  else if (is_off)
    state->gone_hazards |= G_GUINT64_CONSTANT (1) << (piece->id - HAZARDS);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From documents and options to the flat arrays that a race runs on, or a sentence that says why these documents
 * make no race: the track, what stands on it, and the race (FRO-TRK, FRO-RAC).
 */

#include "frothy-compile.h"

#include "frothy.h"
#include "words.h"

#include <string.h>

#define MAX_SIDE 1000

const PaddockDie fro_die = { .name = "frothy", .n_sides = 6, .shows = { 0, 1, 2, 3, 4, 5 } };

/* FRO-RNG-11 */
static const gint8 values[2][6] = {
  { 0, 1, 2, 2, 3, 3 },
  { 0, 3, 2, 2, 1, 1 },
};

/* --- The track --- */

static FroCell *
cell_at (FroCourse *self, PaddockHex hex)
{
  return &self->cells[(hex.r - self->r0) * self->width + (hex.q - self->q0)];
}

static void
copy_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  FroCell *to = cell_at (data, hex);

  to->flags = paddock_cell_kind_is_free (cell.kind) ? FRO_CELL_SPACE : 0;
  to->rank = cell.rank;
  to->lane = cell.lane;
}

static gboolean
lay_board (FroCourse *self, const PaddockHexTrack *track, GError **error)
{
  PaddockBoardBounds bounds;

  if (!paddock_board_get_bounds (track->board, &bounds))
    return paddock_refuse_setup (error, N_ ("The track has no spaces yet"));

  self->q0 = bounds.min.q - 1;
  self->r0 = bounds.min.r - 1;
  self->width = bounds.max.q - bounds.min.q + 3;
  self->height = bounds.max.r - bounds.min.r + 3;
  if (self->width > MAX_SIDE || self->height > MAX_SIDE)
    return paddock_refuse_setup (error,
                                 N_ ("The track is %d by %d hexes; a race takes at most %d by %d"),
                                 self->width, self->height, MAX_SIDE, MAX_SIDE);

  self->cells = g_new0 (FroCell, self->width * self->height);
  for (int i = 0; i < self->width * self->height; i++)
    self->cells[i].rank = PADDOCK_RANK_NONE;
  paddock_board_foreach (track->board, NULL, copy_cell, self);
  return TRUE;
}

/* The cell that a thing of the track stands on, or NULL. */
static FroCell *
find_ground (FroCourse *self, PaddockHex at)
{
  gboolean is_space = fro_course_has (self, at) && cell_at (self, at)->flags & FRO_CELL_SPACE;

  return is_space ? cell_at (self, at) : NULL;
}

static gboolean
lay_hazards (FroCourse *self, const PaddockHexTrack *track, GError **error)
{
  self->n_hazards = paddock_list_len (track->hazards);
  if (self->n_hazards > FRO_MAX_HAZARDS)
    return paddock_refuse_setup (error, N_ ("The track has %u hazards; a race takes at most %d"),
                                 self->n_hazards, FRO_MAX_HAZARDS);

  for (guint i = 0; i < self->n_hazards; i++) {
    const PaddockHazard *hazard = PADDOCK_LIST_AT (track->hazards, PaddockHazard, i);
    FroCell *cell = find_ground (self, hazard->at);

    if (!cell)
      return paddock_refuse_setup (error, N_ ("The hazard at %d,%d lies off the track"),
                                   hazard->at.q, hazard->at.r);
    if (cell->flags & FRO_CELL_HAZARD)
      return paddock_refuse_setup (error, N_ ("Two hazards lie on %d,%d"), hazard->at.q,
                                   hazard->at.r);
    cell->flags |= FRO_CELL_HAZARD;
    cell->hazard = (guint8) i;
    self->hazards[i] = (FroObstacle){ .dice = (gint8) hazard->dice,
                                      .clp = (gint8) hazard->clp,
                                      .is_low = hazard->is_low != 0,
                                      .is_lasting = !hazard->once };
  }

  return TRUE;
}

static gboolean
lay_fragiles (FroCourse *self, const PaddockHexTrack *track, GError **error)
{
  self->n_fragiles = paddock_list_len (track->fragiles);
  if (self->n_fragiles > FRO_MAX_FRAGILES)
    return paddock_refuse_setup (error,
                                 N_ ("The track has %u fragile obstacles; a race takes at most %d"),
                                 self->n_fragiles, FRO_MAX_FRAGILES);

  for (guint i = 0; i < self->n_fragiles; i++) {
    const PaddockFragile *fragile = PADDOCK_LIST_AT (track->fragiles, PaddockFragile, i);
    FroCell *cell = find_ground (self, fragile->at);
    int points = fragile->points ? fragile->points : self->options[FRO_OPTION_SCORING_OBSTACLE];

    if (!cell)
      return paddock_refuse_setup (error, N_ ("The fragile obstacle at %d,%d lies off the track"),
                                   fragile->at.q, fragile->at.r);
    if (cell->flags & FRO_CELL_FRAGILE)
      return paddock_refuse_setup (error, N_ ("Two fragile obstacles lie on %d,%d"), fragile->at.q,
                                   fragile->at.r);
    cell->flags |= FRO_CELL_FRAGILE;
    cell->fragile = (guint8) i;
    self->fragiles[i] = (FroObstacle){ .dice = (gint8) fragile->dice,
                                       .clp = (gint8) fragile->clp,
                                       .is_low = fragile->is_low != 0,
                                       .is_lasting = fragile->stays != 0,
                                       .markers = (guint8) CLAMP (fragile->markers, 1, 99),
                                       .points = (gint8) points };
  }

  return TRUE;
}

static gboolean
lay_solids (FroCourse *self, const PaddockHexTrack *track, GError **error)
{
  self->n_solids = paddock_list_len (track->solids);
  self->solids = g_new0 (FroObstacle, self->n_solids);
  for (guint i = 0; i < self->n_solids; i++) {
    const PaddockSolid *solid = PADDOCK_LIST_AT (track->solids, PaddockSolid, i);
    FroCell *cell = find_ground (self, solid->at);

    if (!cell)
      return paddock_refuse_setup (error, N_ ("The solid obstacle at %d,%d lies off the track"),
                                   solid->at.q, solid->at.r);
    if (cell->flags & FRO_CELL_SOLID)
      return paddock_refuse_setup (error, N_ ("Two solid obstacles lie on %d,%d"), solid->at.q,
                                   solid->at.r);
    cell->flags |= (guint8) (FRO_CELL_SOLID | (solid->is_low ? FRO_CELL_LOW : 0));
    cell->solid = (guint16) i;
    self->solids[i] = (FroObstacle){ .dice = (gint8) solid->dice,
                                     .clp = (gint8) solid->clp,
                                     .is_low = solid->is_low != 0 };
  }

  return TRUE;
}

static int
compare_slots (gconstpointer a, gconstpointer b)
{
  return ((const FroSlot *) a)->number - ((const FroSlot *) b)->number;
}

/* FRO-TRK-05: in their order, the pole first. */
static gboolean
lay_grid (FroCourse *self, const PaddockHexTrack *track, GError **error)
{
  self->n_slots = paddock_list_len (track->grid);
  if (self->n_slots > FRO_MAX_SLOTS)
    return paddock_refuse_setup (error,
                                 N_ ("The starting grid has %u places; a race takes at most %d"),
                                 self->n_slots, FRO_MAX_SLOTS);

  for (guint i = 0; i < self->n_slots; i++) {
    const PaddockGridSlot *slot = PADDOCK_LIST_AT (track->grid, PaddockGridSlot, i);
    const FroCell *cell = find_ground (self, slot->at);

    if (!cell)
      return paddock_refuse_setup (error, N_ ("The starting place at %d,%d lies off the track"),
                                   slot->at.q, slot->at.r);
    if (cell->flags & FRO_CELL_SOLID)
      return paddock_refuse_setup (error,
                                   N_ ("The starting place at %d,%d lies on a solid obstacle"),
                                   slot->at.q, slot->at.r);
    for (guint k = 0; k < i; k++)
      if (paddock_hex_equal (self->slots[k].at, slot->at))
        return paddock_refuse_setup (error, N_ ("Two starting places lie on %d,%d"), slot->at.q,
                                     slot->at.r);
    self->slots[i] =
      (FroSlot){ slot->at, (guint8) paddock_facing_wrap (slot->facing), (guint8) slot->number };
  }
  qsort (self->slots, self->n_slots, sizeof *self->slots, compare_slots);

  if (self->n_slots + (self->lead > 0 && self->race == PADDOCK_RACE_FOX_HOUNDS) < self->n_vehicles)
    return paddock_refuse_setup (error,
                                 N_ ("The starting grid has room for %u vehicles, not for %u"),
                                 self->n_slots, self->n_vehicles);
  return TRUE;
}

/* --- The Fox --- */

/* How many ranks two straight steps gain from a slot; -1: they leave the track. */
static int
find_gain (const FroCourse *self, const FroSlot *slot)
{
  PaddockHex at = slot->at;
  int gain;

  for (guint i = 0; i < 2; i++) {
    int turn = slot->facing & 1 ? (i == 0 ? 1 : -1) : 0;

    at = paddock_hex_neighbour (at, paddock_facing_wrap (slot->facing + turn) / 2);
    if (!(fro_course_cell (self, at)->flags & FRO_CELL_SPACE))
      return -1;
  }

  gain = fro_course_cell (self, at)->rank - fro_course_cell (self, slot->at)->rank;
  return gain < 0 ? gain + self->length : gain;
}

static guint
find_facing (const FroCourse *self, PaddockHex at)
{
  guint best = 0;
  int most = -1;

  for (guint facing = 0; facing < PADDOCK_N_FACINGS; facing++) {
    FroSlot slot = { at, (guint8) facing, 0 };
    int gain = find_gain (self, &slot);

    if (gain > most && 2 * gain < self->length) {
      most = gain;
      best = facing;
    }
  }

  return best;
}

static const FroSlot *
foremost_slot (const FroCourse *self)
{
  const FroSlot *best = &self->slots[0];

  for (guint i = 1; i < self->n_slots; i++)
    if (fro_start_progress (self, self->slots[i].at) > fro_start_progress (self, best->at))
      best = &self->slots[i];

  return best;
}

/* FRO-RAC-06: so many ranks ahead of the foremost place, in its lane or the next free one outwards. */
static gboolean
place_fox (FroCourse *self, GError **error)
{
  const FroSlot *front = foremost_slot (self);
  const FroCell *from = fro_course_cell (self, front->at);
  int rank = (from->rank + self->lead) % MAX (1, self->length), best = G_MAXINT;

  self->fox_slot = *front;
  if (self->lead == 0)
    return TRUE;

  for (int i = 0; i < self->width * self->height; i++) {
    const FroCell *cell = &self->cells[i];
    int distance = ABS (cell->lane - from->lane);

    if (cell->rank != rank || !(cell->flags & FRO_CELL_SPACE) || (cell->flags & FRO_CELL_SOLID)
        || distance >= best)
      continue;
    best = distance;
    self->fox_slot.at = PADDOCK_HEX (self->q0 + i % self->width, self->r0 + i / self->width);
  }
  if (best == G_MAXINT)
    return paddock_refuse_setup (error, N_ ("There is no space %d ranks ahead for the Fox"),
                                 self->lead);

  self->fox_slot.facing = (guint8) find_facing (self, self->fox_slot.at);
  return TRUE;
}

static gboolean
read_fox (FroCourse *self, const PaddockSetup *setup, GError **error)
{
  self->fox = FRO_NOBODY;
  if (self->race != PADDOCK_RACE_FOX_HOUNDS)
    return TRUE;

  for (guint i = 0; i < setup->n_seats; i++) {
    const char *role = g_hash_table_lookup (setup->seats[i].settings, "role");

    if (!role || !*role || g_str_equal (role, "hound"))
      continue;
    if (!g_str_equal (role, "fox"))
      return paddock_refuse_setup (
        error, N_ ("The seat \"%s\" has the role \"%s\"; there are fox and hound"),
        setup->seats[i].id, role);
    if (self->fox != FRO_NOBODY)
      return paddock_refuse_setup (error, N_ ("There are two foxes; a chase has one"));
    self->fox = (guint8) i;
  }
  return place_fox (self, error);
}

/* --- The race --- */

static int
choose (int option, int otherwise)
{
  return option ? option : otherwise;
}

/* An option that begins with "track". */
static int
choose_enum (int option, int otherwise)
{
  return option ? option - 1 : otherwise;
}

static void
read_runners (FroCourse *self, const PaddockRunners *runners)
{
  self->do_runners_end = choose_enum (self->options[FRO_OPTION_RUNNER_WHEN], runners->when);
  self->runner_points = (gint8) choose (self->options[FRO_OPTION_SCORING_RUNNER], runners->points);
  for (guint i = 0; i < MIN (paddock_list_len (runners->entries), FRO_MAX_ENTRIES); i++) {
    const PaddockRunnerEntry *entry = PADDOCK_LIST_AT (runners->entries, PaddockRunnerEntry, i);

    self->entries[self->n_entries++] =
      (FroRunner){ entry->at, (guint8) paddock_direction_wrap (entry->direction), FRO_RUNNER_RUNS };
  }
  if (self->is_scoring && self->options[FRO_OPTION_SCORING_RUNNERS] && self->n_entries > 0)
    self->n_runners = (guint) CLAMP (runners->number, 0, FRO_MAX_RUNNERS);
}

static gboolean
check_race (const FroCourse *self, GError **error)
{
  if (self->is_closed && self->length < 1)
    return paddock_refuse_setup (error,
                                 N_ ("The circuit has no ranks yet: its way round is not laid"));
  if (self->is_chase && !self->is_closed)
    return paddock_refuse_setup (error, N_ ("A chase needs a closed circuit"));
  if (self->race == PADDOCK_RACE_PURSUIT && self->n_vehicles != 2)
    return paddock_refuse_setup (error, N_ ("A pursuit is for two vehicles, not %u"),
                                 self->n_vehicles);
  if (self->race == PADDOCK_RACE_FURTHEST && self->rounds < 1)
    return paddock_refuse_setup (error, N_ ("A furthest race needs a number of rounds"));

  return TRUE;
}

/* FRO-TRK-07, with what the options say instead. */
static void
read_race (FroCourse *self, const PaddockHexTrack *track)
{
  const PaddockFrothyCourse *course = &track->course;
  const int *options = self->options;
  int laps = MAX (1, choose (options[FRO_OPTION_LAPS], track->laps));
  int distance =
    choose (options[FRO_OPTION_DISTANCE], options[FRO_OPTION_LAPS] ? 0 : course->distance);

  self->is_closed = course->closed;
  self->length = course->length;
  self->line = course->line_rank;
  self->race = (guint8) choose_enum (options[FRO_OPTION_RACE], course->race);
  self->is_chase = self->race == PADDOCK_RACE_PURSUIT || self->race == PADDOCK_RACE_FOX_HOUNDS;
  self->goal = distance ? distance : self->is_closed ? laps * self->length : 0;
  self->rounds = choose (options[FRO_OPTION_ROUNDS], course->rounds);
  self->lead = choose (options[FRO_OPTION_LEAD], course->lead);
  self->is_scoring = choose_enum (options[FRO_OPTION_SCORING], course->scoring);
  self->has_teams = choose_enum (options[FRO_OPTION_TEAMS], course->teams);
  self->wall =
    (FroObstacle){ .dice = (gint8) course->boundary_dice, .clp = (gint8) course->boundary_clp };
  self->is_wreck_low = course->wreck_low;
  read_runners (self, &course->runners);
}

FroCourse *
fro_course_new (const PaddockSetup *setup, GError **error)
{
  g_autoptr (FroCourse) self = g_new0 (FroCourse, 1);
  const PaddockHexTrack *track;

  if (!setup->track || setup->track->kind != &paddock_hex_track_kind) {
    paddock_refuse_setup (error, N_ ("A race of Frothy Races needs a hex track"));
    return NULL;
  }

  track = setup->track->record;
  memcpy (self->options, setup->options, sizeof self->options);
  memcpy (self->values, values[self->options[FRO_OPTION_DICE_VALUES]], sizeof self->values);
  self->n_vehicles = setup->n_seats;
  read_race (self, track);
  if (!check_race (self, error) || !lay_board (self, track, error)
      || !lay_hazards (self, track, error) || !lay_fragiles (self, track, error)
      || !lay_solids (self, track, error) || !lay_grid (self, track, error)
      || !read_fox (self, setup, error) || !fro_read_seats (self, setup, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
fro_course_free (FroCourse *self)
{
  g_free (self->cells);
  g_free (self->solids);
  g_clear_pointer (&self->standard, paddock_document_unref);
  g_free (self);
}

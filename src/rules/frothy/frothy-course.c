/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From documents and options to the flat arrays that a race runs on, or a sentence that says why these documents
 * make no race: the track, what stands on it, and the race (FRO-TRK, FRO-RAC).
 */

#include "frothy-compile.h"
#include "hex-course.h"
#include "words.h"

#include <string.h>

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
  return &self->cells[paddock_hex_window_index (&self->window, hex)];
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
  guint n;

  if (!paddock_hex_course_frame (&self->window, track, error))
    return FALSE;

  n = paddock_hex_window_size (&self->window);
  self->cells = g_new0 (FroCell, n);
  for (guint i = 0; i < n; i++)
    self->cells[i].rank = PADDOCK_RANK_NONE;
  paddock_board_foreach (track->board, NULL, copy_cell, self);
  return TRUE;
}

FroCell *
fro_find_ground (FroCourse *self, PaddockHex at)
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
    FroCell *cell = fro_find_ground (self, hazard->at);

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
    FroCell *cell = fro_find_ground (self, fragile->at);
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
    FroCell *cell = fro_find_ground (self, solid->at);

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
                                 N_ ("The circuit has no ranks yet: its course is not laid"));
  if (self->is_chase && !self->is_closed)
    return paddock_refuse_setup (error, N_ ("A chase needs a closed circuit"));
  if (self->race == PADDOCK_RACE_PURSUIT && self->n_vehicles != 2)
    return paddock_refuse_setup (error, N_ ("A pursuit is for two vehicles, not %u"),
                                 self->n_vehicles);
  if (self->race == PADDOCK_RACE_FURTHEST && self->rounds < 1 && self->minutes < 1)
    return paddock_refuse_setup (error,
                                 N_ ("A furthest race needs a number of rounds, or minutes"));

  return TRUE;
}

/* FRO-TRK-07, with what the options say instead. */
static void
read_race (FroCourse *self, const PaddockHexTrack *track)
{
  const PaddockCourse *course = &track->course;
  const int *options = self->options;
  int laps = choose (options[FRO_OPTION_LAPS], track->laps);
  int distance =
    choose (options[FRO_OPTION_DISTANCE], options[FRO_OPTION_LAPS] ? 0 : course->distance);

  self->is_closed = course->closed;
  self->length = course->length;
  self->line = course->line_rank;
  self->race = (guint8) choose_enum (options[FRO_OPTION_RACE], course->race);
  self->is_chase = self->race == PADDOCK_RACE_PURSUIT || self->race == PADDOCK_RACE_FOX_HOUNDS;
  self->n_chases = self->race != PADDOCK_RACE_FOX_HOUNDS ? 0
                   : options[FRO_OPTION_FOX_SERIES]      ? self->n_vehicles
                                                         : 1;
  self->goal = distance ? distance : self->is_closed ? laps * self->length : 0;
  self->rounds = choose (options[FRO_OPTION_ROUNDS], course->rounds);
  self->minutes = self->race == PADDOCK_RACE_FURTHEST ? options[FRO_OPTION_MINUTES] : 0;
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
      || !lay_solids (self, track, error) || !fro_lay_grid (self, setup, error)
      || !fro_read_seats (self, setup, error))
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

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where vehicles start: the grid of the track, and the places that a chase needs whatever track it is run on
 * (FRO-TRK-05, FRO-RAC-05, 06).
 */

#include "frothy-compile.h"
#include "frothy-race.h"
#include "words.h"

static int
compare_slots (gconstpointer a, gconstpointer b)
{
  return ((const FroSlot *) a)->number - ((const FroSlot *) b)->number;
}

/* FRO-TRK-05: in their order, the pole first. */
static gboolean
read_slots (FroCourse *self, const PaddockHexTrack *track, GError **error)
{
  self->n_slots = paddock_list_len (track->grid);
  if (self->n_slots > FRO_MAX_SLOTS)
    return paddock_refuse_setup (error,
                                 N_ ("The starting grid has %u places; a race takes at most %d"),
                                 self->n_slots, FRO_MAX_SLOTS);

  for (guint i = 0; i < self->n_slots; i++) {
    const PaddockGridSlot *slot = PADDOCK_LIST_AT (track->grid, PaddockGridSlot, i);
    const FroCell *cell = fro_find_ground (self, slot->at);

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
  return TRUE;
}

/* --- Places that the track does not have --- */

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

/* So many ranks ahead of FROM, in its lane or as near to it as possible; FALSE: there is no space there. */
static gboolean
find_place_ahead (const FroCourse *self, const FroSlot *from, int ahead, FroSlot *to)
{
  const FroCell *start = fro_course_cell (self, from->at);
  int rank = (start->rank + ahead) % self->length, best = G_MAXINT;

  for (guint i = 0; i < paddock_hex_window_size (&self->window); i++) {
    const FroCell *cell = &self->cells[i];
    int distance = ABS (cell->lane - start->lane);

    if (cell->rank != rank || !(cell->flags & FRO_CELL_SPACE) || (cell->flags & FRO_CELL_SOLID)
        || distance >= best)
      continue;
    best = distance;
    to->at = paddock_hex_window_at (&self->window, i);
  }

  to->facing = best == G_MAXINT ? 0 : (guint8) find_facing (self, to->at);
  return best != G_MAXINT;
}

/* Ranks from one place forwards to another. */
static int
find_gap (const FroCourse *self, const FroSlot *from, const FroSlot *to)
{
  int gap = fro_start_progress (self, to->at) - fro_start_progress (self, from->at);

  return gap < 0 ? gap + self->length : gap;
}

/* --- The Fox --- */

static const FroSlot *
foremost_slot (const FroCourse *self)
{
  const FroSlot *best = &self->slots[0];

  for (guint i = 1; i < self->n_slots; i++)
    if (fro_start_progress (self, self->slots[i].at) > fro_start_progress (self, best->at))
      best = &self->slots[i];

  return best;
}

/* Whether no other place is level with the foremost, or ahead of it: one that the designer drew for the Fox. */
static gboolean
stands_alone (const FroCourse *self, const FroSlot *front)
{
  for (guint i = 0; i < self->n_slots; i++)
    if (&self->slots[i] != front
        && fro_start_progress (self, self->slots[i].at) >= fro_start_progress (self, front->at))
      return FALSE;

  return TRUE;
}

/* How far the grid reaches back from its foremost place. */
static int
find_depth (const FroCourse *self, const FroSlot *front)
{
  int depth = 0;

  for (guint i = 0; i < self->n_slots; i++)
    depth = MAX (depth, find_gap (self, &self->slots[i], front));

  return depth;
}

/* FRO-RAC-06: ahead of the pack, whatever the track is made for. */
static gboolean
place_fox (FroCourse *self, GError **error)
{
  const FroSlot *front = foremost_slot (self);
  gboolean is_drawn = self->lead == 0 && stands_alone (self, front);
  int lead = self->lead ? self->lead : FRO_USUAL_LEAD;

  self->fox_slot = *front;
  if (is_drawn)
    return TRUE;

  self->n_extra_slots = 1;
  if (lead + find_depth (self, front) >= self->length)
    return paddock_refuse_setup (
      error,
      N_ ("The Fox cannot start %d spaces ahead: the circuit has %d, and it would stand behind or "
          "among the Hounds. Make its lead shorter."),
      lead, self->length);
  if (!find_place_ahead (self, front, lead, &self->fox_slot))
    return paddock_refuse_setup (error, N_ ("There is no space %d ranks ahead for the Fox"), lead);

  return TRUE;
}

static gboolean
read_fox (FroCourse *self, const PaddockSetup *setup, GError **error)
{
  for (guint i = 0; i < setup->n_seats; i++) {
    const char *role = g_hash_table_lookup (setup->seats[i].settings, "role");

    if (!role || !*role || g_str_equal (role, "hound"))
      continue;
    if (!g_str_equal (role, "fox"))
      return paddock_refuse_setup (
        error, N_ ("The seat \"%s\" has the role \"%s\"; it must be fox or hound"),
        setup->seats[i].id, role);
    if (self->fox != FRO_NOBODY)
      return paddock_refuse_setup (error, N_ ("There are two foxes; a chase has one"));
    self->fox = (guint8) i;
  }

  return place_fox (self, error);
}

/* --- Pursuit --- */

/* FRO-LNT-12 allows one rank more or less. */
static gboolean
is_opposite (const FroCourse *self, const FroSlot *slot)
{
  return ABS (2 * find_gap (self, &self->slots[0], slot) - self->length) <= 2;
}

/* FRO-RAC-05: from the pole, and from the other side of the circuit: a place of the grid, or else any space. */
static gboolean
place_pursuit (FroCourse *self, GError **error)
{
  FroSlot other = { .number = 2 };
  guint i = 1;

  while (i < self->n_slots && !is_opposite (self, &self->slots[i]))
    i++;
  if (i < self->n_slots)
    other = self->slots[i];
  else if (!find_place_ahead (self, &self->slots[0], self->length / 2, &other))
    return paddock_refuse_setup (error,
                                 N_ ("There is no space opposite grid place 1, where the second "
                                     "vehicle of a pursuit starts. Lay the course all round, or "
                                     "move the place."));

  self->slots[1] = other;
  self->n_slots = 2;
  return TRUE;
}

/* --- The grid of the race --- */

static gboolean
place_chase (FroCourse *self, const PaddockSetup *setup, GError **error)
{
  self->fox = FRO_NOBODY;
  if (!self->is_chase || self->n_slots == 0)
    return TRUE;

  return self->race == PADDOCK_RACE_PURSUIT ? place_pursuit (self, error)
                                            : read_fox (self, setup, error);
}

gboolean
fro_lay_grid (FroCourse *self, const PaddockSetup *setup, GError **error)
{
  if (!read_slots (self, setup->track->record, error) || !place_chase (self, setup, error))
    return FALSE;
  if (self->n_slots + self->n_extra_slots < self->n_vehicles)
    return paddock_refuse_setup (error,
                                 N_ ("The starting grid has room for %u vehicles, not for %u"),
                                 self->n_slots + self->n_extra_slots, self->n_vehicles);

  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who moves first: Speed, in front, inside (FRO-INI).
 */

#include "frothy-race.h"
#include "frothy-speed.h"

static int
rank_of (const PaddockTable *table, guint vehicle)
{
  return MAX (0, fro_course_cell (fro_course (table), fro_vehicle (table, vehicle)->at)->rank);
}

static guint
fastest_of (const PaddockTable *table, guint set)
{
  guint best = 0, top = 0;

  for (guint left = set; left; left &= left - 1) {
    guint vehicle = (guint) __builtin_ctz (left);
    guint speed = fro_speed (table, vehicle);

    if (speed > top)
      best = 0, top = speed;
    if (speed == top)
      best |= 1u << vehicle;
  }

  return best;
}

/* How many ranks it is from a vehicle to the next of the set ahead of it, on a closed track; those level with it
 * are not ahead. */
static int
stretch_ahead (const PaddockTable *table, guint vehicle, guint set)
{
  int length = fro_course (table)->length, own = rank_of (table, vehicle), least = length;

  for (guint left = set & ~(1u << vehicle); left; left &= left - 1) {
    int ahead = rank_of (table, (guint) __builtin_ctz (left)) - own;

    ahead = ahead < 0 ? ahead + length : ahead;
    if (ahead > 0)
      least = MIN (least, ahead);
  }

  return least;
}

/* FRO-RUL-13: what counts as being in front; more is further. */
static int
find_lead (const PaddockTable *table, guint vehicle, guint set)
{
  if (fro_option (table, FRO_OPTION_IN_FRONT))
    return fro_vehicle (table, vehicle)->progress;

  return fro_course (table)->is_closed ? stretch_ahead (table, vehicle, set)
                                       : rank_of (table, vehicle);
}

/* Of vehicles equally fast those in front; on a closed track the longest empty stretch lies ahead of the foremost. */
static guint
foremost_of (const PaddockTable *table, guint set)
{
  int most = G_MININT;
  guint best = 0;

  for (guint left = set; left; left &= left - 1) {
    guint vehicle = (guint) __builtin_ctz (left);
    int lead = find_lead (table, vehicle, set);

    if (lead > most)
      best = 0, most = lead;
    if (lead == most)
      best |= 1u << vehicle;
  }

  return best;
}

static guint
level_with (const PaddockTable *table, guint vehicle, guint set)
{
  int rank = rank_of (table, vehicle);
  guint level = 0;

  for (guint left = set; left; left &= left - 1)
    if (rank_of (table, (guint) __builtin_ctz (left)) == rank)
      level |= left & -left;

  return level;
}

/* Equally long stretches: the larger progress, and whoever is level with it; laps do not matter then. */
static guint
leaders_of (const PaddockTable *table, guint set)
{
  guint best = (guint) __builtin_ctz (set);

  for (guint left = set; left; left &= left - 1) {
    guint vehicle = (guint) __builtin_ctz (left);

    if (fro_vehicle (table, vehicle)->progress > fro_vehicle (table, best)->progress)
      best = vehicle;
  }

  return level_with (table, best, set);
}

static guint
innermost_of (const PaddockTable *table, guint set)
{
  guint best = 0, least = G_MAXUINT;

  for (guint left = set; left; left &= left - 1) {
    guint vehicle = (guint) __builtin_ctz (left);
    guint lane = fro_course_cell (fro_course (table), fro_vehicle (table, vehicle)->at)->lane;

    if (lane < least)
      best = vehicle, least = lane;
  }

  return best;
}

guint
fro_first_of (const PaddockTable *table, guint set)
{
  if (set & (set - 1))
    set = fastest_of (table, set);
  if (set & (set - 1))
    set = foremost_of (table, set);
  if ((set & (set - 1)) && !fro_option (table, FRO_OPTION_IN_FRONT))
    set = leaders_of (table, set);

  return set & (set - 1) ? innermost_of (table, set) : (guint) __builtin_ctz (set);
}

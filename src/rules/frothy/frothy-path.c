/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps that a facing allows, and the duty to avoid collisions: whether the rest of a move can be made without one
 * (FRO-MOV, FRO-DRF, FRO-AVO).
 */

#include "frothy-path.h"

#include "frothy-hand.h"
#include "frothy-move.h"
#include "frothy-space.h"

/* A further drift in a phase that has seen one: never, or as an alternative rule allows. */
static gboolean
may_drift (const PaddockTable *table, const FroPath *path)
{
  return path->drifts == 0 || fro_option (table, FRO_OPTION_DRIFT_MULTI) != FRO_DRIFT_SINGLE;
}

/* FRO-MOV-04, FRO-OPT-22 */
static guint
list_corner_steps (const PaddockTable *table, const FroPath *path, FroWay ways[FRO_MAX_WAYS])
{
  gboolean drifts = fro_option (table, FRO_OPTION_DRIFT_CORNER) && may_drift (table, path);
  guint n = 0;

  for (guint side = FRO_LEFT; side <= FRO_RIGHT; side++) {
    guint direction = fro_direction (path->facing, side);
    gboolean is_repeated = path->last_step == direction + 1;

    if (is_repeated && !drifts)
      continue;
    ways[n++] = (FroWay){ (guint8) (side == FRO_LEFT ? FRO_GO_LEFT : FRO_GO_RIGHT),
                          (guint8) direction, is_repeated };
  }

  return n;
}

/* FRO-ALG-04 */
guint
fro_list_ways (const PaddockTable *table, const FroPath *path, FroWay ways[FRO_MAX_WAYS])
{
  guint direction = path->facing / 2;

  if (path->facing & 1)
    return list_corner_steps (table, path, ways);

  ways[0] = (FroWay){ FRO_GO_STRAIGHT, (guint8) direction, FALSE };
  if (!may_drift (table, path))
    return 1;

  ways[1] = (FroWay){ FRO_DRIFT_LEFT, (guint8) ((direction + 1) % PADDOCK_N_DIRECTIONS), TRUE };
  ways[2] = (FroWay){ FRO_DRIFT_RIGHT, (guint8) ((direction + 5) % PADDOCK_N_DIRECTIONS), TRUE };
  return 3;
}

FroPath
fro_path_after (const FroPath *path, const FroWay *way)
{
  FroPath after = *path;

  after.at = paddock_hex_neighbour (path->at, way->direction);
  after.left--;
  after.drifts = (guint8) (after.drifts + way->is_drift);
  after.last_step = (guint8) (way->direction + 1);
  return after;
}

/* Depth first; the straight way is tried first and nearly always is the answer. */
gboolean
fro_path_is_clean (const PaddockTable *table, const FroPath *path)
{
  FroWay ways[FRO_MAX_WAYS];
  guint n;

  if (path->left == 0)
    return TRUE;

  n = fro_list_ways (table, path, ways);
  for (guint i = 0; i < n; i++) {
    FroPath after = fro_path_after (path, &ways[i]);
    guint hit = fro_find_hit (table, path->vehicle, after.at);

    if (hit == FRO_NOBODY ? fro_path_is_clean (table, &after)
                          : path->may_ram && hit < FRO_MAX_VEHICLES)
      return TRUE;
  }

  return FALSE;
}

/* A clean way has a clean beginning, so a Reins card never makes it worse (FRO-AVO-04). */
gboolean
fro_has_clean_plan (const PaddockTable *table, const FroPath *path, gboolean has_reins)
{
  FroPath shorter = *path;

  if (has_reins && path->left > 0)
    shorter.left--;

  return fro_path_is_clean (table, &shorter);
}

FroPath
fro_path_of_move (const PaddockTable *table)
{
  const FroMove *move = &fro_state (table)->move;
  const FroVehicle *vehicle = fro_vehicle (table, move->vehicle);

  return (FroPath){ .at = vehicle->at,
                    .vehicle = move->vehicle,
                    .facing = vehicle->facing,
                    .left = move->left,
                    .drifts = vehicle->drifts,
                    .last_step = vehicle->last_step,
                    .may_ram = move->may_ram };
}

gboolean
fro_may_rein_in (const PaddockTable *table)
{
  const FroMove *move = &fro_state (table)->move;

  return !move->has_card && move->left > 0
         && fro_count_cards (table, move->vehicle, FRO_REINS, PADDOCK_WHEN_MOVEMENT) > 0;
}

guint
fro_owed_reins (const PaddockTable *table)
{
  FroPath path = fro_path_of_move (table);

  if (!fro_may_rein_in (table) || fro_path_is_clean (table, &path))
    return 0;

  return fro_has_clean_plan (table, &path, TRUE) ? 1 : 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions of Frothy Races put up by hand, and how a driver sees them.
 */

#pragma once

#include "race-field.h"
#include "frothy-forecast.h"

typedef struct {
  PaddockSetup *setup;
  PaddockMatch *match;
  PaddockFroMap *map;
  PaddockFroGuide *guide;
} Scene;

void scene_init (Scene *self, const char *track); /* two basic chariots */
/* With a licence of the shelf, which must be there. */
void scene_init_licence (Scene *self, const char *track, const char *licence);
void scene_clear (Scene *self);

FroVehicle *scene_put (const Scene *self, guint vehicle, PaddockHex at, guint facing, guint speed);

/* As a steady driver sees it. */
PaddockFroAsset scene_get_asset (const Scene *self, guint vehicle);
PaddockFroSight scene_look (const Scene *self, guint vehicle);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceStrip's inside, for the files it is made of: race-strip.c (signs, pointer) and race-strip-lanes.c (lanes).
 */

#pragma once

#include "race-glance.h"
#include "race-strip.h"

/* From top to bottom, in pixels. */
#define PADDOCK_STRIP_SIGNS 16
#define PADDOCK_STRIP_SCALE 20
#define PADDOCK_STRIP_LANES 15
#define PADDOCK_STRIP_HEIGHT (PADDOCK_STRIP_SIGNS + PADDOCK_STRIP_SCALE + PADDOCK_STRIP_LANES)

#define PADDOCK_MAX_LANE_ROWS 3

typedef struct {
  guint line;
  guint from, to; /* moments */
  guint row;      /* PADDOCK_MAX_LANE_ROWS: it has no room */
  char *name;
} PaddockLane;

struct _PaddockRaceStrip {
  GtkWidget parent_instance;

  PaddockRace *race; /* borrowed: it lives longer */
  GtkRange *scale;   /* borrowed: a child */
  GArray *signs;     /* of PaddockRaceSign, the most important first */
  GArray *lanes;     /* of PaddockLane, as the race has its lines */
  PaddockRaceGlance *glance;
};

void paddock_race_strip_update_lanes (PaddockRaceStrip *self);
void paddock_race_strip_draw_lanes (PaddockRaceStrip *self, GtkSnapshot *snapshot);
const PaddockLane *paddock_race_strip_find_lane (PaddockRaceStrip *self, double x, double y);
void paddock_lane_clear (gpointer lane);

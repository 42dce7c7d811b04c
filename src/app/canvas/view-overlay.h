/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people can look at above a track while they draw it.
 */

#pragma once

#include "scene.h"
#include "track-values.h"

typedef enum {
  PADDOCK_VIEW_NOTHING,
  PADDOCK_VIEW_ORDER, /* of the lines */
  PADDOCK_VIEW_DISTANCE,
  PADDOCK_VIEW_WIDTH,
  PADDOCK_VIEW_ROUTES,
  PADDOCK_VIEW_REACH,
  PADDOCK_VIEW_COORDINATES,
  PADDOCK_VIEW_ROWS, /* of roads, like the next two */
  PADDOCK_VIEW_LANES,
  PADDOCK_VIEW_LINKS,
  PADDOCK_N_VIEWS,
} PaddockView;

typedef struct {
  const char *name; /* in actions: "distance" */
  const char *label;
  const char *action_label; /* "Show Lap Distance"; NULL: it has no action of its own */
  const char *keys;
  const char *help; /* a sentence: what the numbers say */
  guint features;   /* PaddockTrackFeatures: of hex tracks that have one of them; 0: of any */
  gboolean is_of_roads;
} PaddockViewInfo;

extern const PaddockViewInfo paddock_views[PADDOCK_N_VIEWS];

/* Whether there is such a view of a document; DOCUMENT may be NULL. */
gboolean paddock_view_suits (PaddockView view, const PaddockDocument *document);
PaddockView paddock_view_find (const char *name); /* NOTHING if there is none */

/* NULL: there is nothing to show, or it was stopped.  CAR may be NULL except for REACH. */
PaddockScene *paddock_view_overlay_new (PaddockView view,
                                        PaddockDocument *document,
                                        const PaddockTrackCar *car,
                                        PaddockStop *stop);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The terrains of On the Rivet.
 */

#include "road-track.h"
#include "words.h"

const char *const paddock_terrain_names[] = { NC_ ("value", "flat"),    NC_ ("value", "mountain"),
                                              NC_ ("value", "descent"), NC_ ("value", "sprint"),
                                              NC_ ("value", "cobbles"), NULL };

static const PaddockCatalogueRow terrain_rows[] = {
  [PADDOCK_TERRAIN_FLAT] = {
    .label = N_ ("Flat"),
    .help = N_ ("Level road; a yellow dash beside it."),
    .clause = "RIV-ROAD-12",
  },
  [PADDOCK_TERRAIN_MOUNTAIN] = {
    .label = N_ ("Mountain"),
    .help = N_ ("A climb; a red triangle beside it."),
    .clause = "RIV-ROAD-12",
  },
  [PADDOCK_TERRAIN_DESCENT] = {
    .label = N_ ("Descent"),
    .help = N_ ("A downhill stretch; a blue swoop beside it."),
    .clause = "RIV-ROAD-12",
  },
  [PADDOCK_TERRAIN_SPRINT] = {
    .label = N_ ("Sprint"),
    .help = N_ ("Fast road for sprinters; a green double dash beside it."),
    .clause = "RIV-ROAD-12",
  },
  [PADDOCK_TERRAIN_COBBLES] = {
    .label = N_ ("Cobbles"),
    .help = N_ ("Rough stones; a purple oval beside it."),
    .clause = "RIV-ROAD-12",
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (terrain_rows) == PADDOCK_N_TERRAINS);

const PaddockCatalogue paddock_terrains = {
  .title = N_ ("Terrains"),
  .element = "section",
  .names = paddock_terrain_names,
  .rows = terrain_rows,
  .row_size = sizeof *terrain_rows,
  .n_rows = G_N_ELEMENTS (terrain_rows),
};

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-findings.h"

void
paddock_finding_set_tile (PaddockFinding *self, const PaddockTile *tile, int row)
{
  if (row)
    paddock_finding_set_place (self, "tile %s row %d", paddock_text_get (tile->id), row);
  else
    paddock_finding_set_place (self, "tile %s", paddock_text_get (tile->id));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-findings.h"

void
paddock_finding_set_tile (PaddockFinding *self, const PaddockTile *tile, int row)
{
  PaddockSite site = PADDOCK_SITE_NAMED (TILE, paddock_text_get (tile->id));

  if (row)
    paddock_finding_set_site_within (self, site, PADDOCK_SITE_NUMBERED (ROW, row));
  else
    paddock_finding_set_site (self, site);
}

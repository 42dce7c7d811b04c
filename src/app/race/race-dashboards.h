/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceDashboards: the middle of the table and a card for every seat.  The mat of one seat lies open, before all
 * others: of the one that is asked, unless people keep another one there.
 */

#pragma once

#include <adwaita.h>

#include "arrangement.h"
#include "race.h"

#define PADDOCK_TYPE_RACE_DASHBOARDS (paddock_race_dashboards_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceDashboards,
                      paddock_race_dashboards,
                      PADDOCK,
                      RACE_DASHBOARDS,
                      AdwBin)

void paddock_race_dashboards_set_race (PaddockRaceDashboards *self, PaddockRace *race);
void paddock_race_dashboards_update (PaddockRaceDashboards *self);

/* Shows what is set up by hand, and lets people change it; NULL: the race again.  "arranged" is emitted after a change. */
void paddock_race_dashboards_set_arrangement (PaddockRaceDashboards *self,
                                              PaddockArrangement *arrangement);

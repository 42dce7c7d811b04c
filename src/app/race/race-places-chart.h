/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRacePlacesChart: the places of all seats, round by round, as lines in their colours.  Its columns are the rounds.
 */

#pragma once

#include "line-chart.h"
#include "race.h"
#include "result.h"

#define PADDOCK_TYPE_RACE_PLACES_CHART (paddock_race_places_chart_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRacePlacesChart,
                      paddock_race_places_chart,
                      PADDOCK,
                      RACE_PLACES_CHART,
                      PaddockLineChart)

/* RESULT is the caller's and stays as long as it is shown; NULL: nothing is. */
void paddock_race_places_chart_show (PaddockRacePlacesChart *self,
                                     PaddockRace *race,
                                     const PaddockResult *result);

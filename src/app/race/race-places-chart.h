/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRacePlacesChart: the places of all seats, round by round, as lines in their colours.
 *
 * Hovering or the arrow keys show a round in figures; a click or Enter tells its moment ("activated").
 */

#pragma once

#include <gtk/gtk.h>

#include "race.h"
#include "result.h"

#define PADDOCK_TYPE_RACE_PLACES_CHART (paddock_race_places_chart_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRacePlacesChart,
                      paddock_race_places_chart,
                      PADDOCK,
                      RACE_PLACES_CHART,
                      GtkWidget)

/* RESULT is the caller's and stays as long as it is shown; NULL: nothing is. */
void paddock_race_places_chart_show (PaddockRacePlacesChart *self,
                                     PaddockRace *race,
                                     const PaddockResult *result);

/* A round of the result in words: what a tooltip and a screen reader say. */
char *paddock_race_places_chart_dup_words (PaddockRacePlacesChart *self, guint row);
/* Where a round is drawn. */
double paddock_race_places_chart_get_x (PaddockRacePlacesChart *self, guint row);

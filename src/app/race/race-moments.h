/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceMoments: a list of what stands out in the race, and the remarks that people pinned to a moment and a place.
 */

#pragma once

#include <adwaita.h>

#include "race.h"

#define PADDOCK_TYPE_RACE_MOMENTS (paddock_race_moments_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceMoments, paddock_race_moments, PADDOCK, RACE_MOMENTS, AdwBin)

void paddock_race_moments_set_race (PaddockRaceMoments *self, PaddockRace *race);
void paddock_race_moments_update (PaddockRaceMoments *self);

/* Begins a remark on this moment, at a place or at PADDOCK_NOWHERE. */
void paddock_race_moments_begin_remark (PaddockRaceMoments *self, PaddockPlace place);

/* The bookmark or remark before (-1) or after (1) this moment; FALSE: there is none. */
gboolean paddock_race_moments_step (PaddockRaceMoments *self, int step);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of a ride (rivet-rides.h): who stands where, and which card is played.
 */

#pragma once

#include "rivet-rides.h"

typedef struct {
  const RivRideCase *row;
  RivCourse course;
  RivState state;
  PaddockTable table;
  PaddockActionCard card;
  PaddockDecision decision;
  GPtrArray *names;
  gboolean is_machine; /* the artificial team moves X */
  gboolean is_over;
} RivRide;

/* The rider of this name, which must be there. */
guint riv_ride_find_name (RivRide *self, const char *name);

void riv_ride_add_riders (RivRide *self);
void riv_ride_play_card (RivRide *self);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small documents made in code, one of every kind, that between them show everything a picture can.
 */

#pragma once

#include "document.h"

typedef struct {
  const char *name;
  PaddockDocument *(*make) (void);
} Sample;

extern const Sample samples[];
extern const guint n_samples;

PaddockDocument *sample_joyride_track (void);
PaddockDocument *sample_frothy_track (void);
PaddockDocument *sample_road_track (void);
PaddockDocument *sample_licence (void);
PaddockDocument *sample_car (void);
PaddockDocument *sample_cards (void);
PaddockDocument *sample_playtest (void);

/* A board of SIDE x SIDE hexes in a square, with some barriers, specials and checkpoints. */
PaddockDocument *sample_board (int side);

/* N hexes side by side. */
PaddockDocument *sample_row (int n);

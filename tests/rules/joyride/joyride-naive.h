/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move of Joyride once more, written straight from the catalogue's algorithm (section 13.7) and as slow and
 * plain as that: what the engine's moves are compared with.  No oil, no special spaces, no lines.
 */

#pragma once

#include "hex.h"

#define NAIVE_MAX_CARS 6

typedef struct {
  PaddockHex front;
  PaddockHex rear;
} NaiveCar;

typedef enum {
  NAIVE_DONE,
  NAIVE_SMASH,
  NAIVE_BOTH_SMASH,
  NAIVE_PILE_UP,
} NaiveEnd;

typedef struct {
  NaiveCar cars[NAIVE_MAX_CARS];
  guint n_cars;
  guint active;
  gboolean (*is_space) (PaddockHex hex, gconstpointer data);
  gconstpointer data;
  gboolean smashes; /* what every struck driver answers to a head-on */

  NaiveEnd end;
  guint hurt; /* set of cars: those of the pile-up, or both of a head-on smash */
} NaiveRace;

/* TURN: sixths to the left, -2 .. 2. */
void naive_move (NaiveRace *self, int total, gboolean is_reverse, int turn);

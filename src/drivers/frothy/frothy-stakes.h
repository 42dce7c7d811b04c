/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroStakes: what damage and ruin cost a vehicle of Frothy Races, in 1/256 rounds: little to whoever dares, much
 * to whoever wants to arrive, and more than anything where the last one on the track wins.
 */

#pragma once

#include "frothy/frothy-course.h"
#include "judge.h"

/* How a vehicle is driven that can stand damage, and one that cannot any more. */
typedef enum {
  PADDOCK_FRO_BOLD,
  PADDOCK_FRO_CAREFUL,
  PADDOCK_FRO_N_MOODS,
} PaddockFroMood;

typedef struct {
  PaddockNerve nerve;
  gint32 lost;                      /* being wiped out */
  gint32 hurt;                      /* every point of damage, whatever it brings */
  guint moods[PADDOCK_FRO_N_MOODS]; /* what a point counts as when a way is planned */
} PaddockFroStakes;

/* Ways are planned for a few values of that; what lies between them is mixed. */
#define PADDOCK_FRO_N_KNOTS 3

const guint *paddock_fro_knots_get (const FroCourse *course);
const PaddockFroStakes *paddock_fro_stakes_get (const FroCourse *course, PaddockNerve nerve);

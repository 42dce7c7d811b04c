/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-stakes.h"

#include "hex-track.h"

/* Found by racing them against each other (bench-ladder).  Whoever fears for nothing but the race is faster and ends in a
 * wall more often; a Racer is to arrive. */
static const PaddockFroStakes racing[PADDOCK_N_NERVES] = {
  [PADDOCK_STEADY] = { PADDOCK_STEADY, 96000, 500, { 2000, 6000 } },
  [PADDOCK_DARING] = { PADDOCK_DARING, 16000, 100, { 300, 3000 } },
};

/* FRO-RAC-03: nothing but ruin counts, so whoever is good at it takes no risk at all. */
static const PaddockFroStakes toughest[PADDOCK_N_NERVES] = {
  [PADDOCK_STEADY] = { PADDOCK_STEADY, 96000, 500, { 2000, 6000 } },
  [PADDOCK_DARING] = { PADDOCK_DARING, 256000, 2000, { 6000, 20000 } },
};

/* From the boldest mood of all to the most careful. */
static const guint racing_knots[PADDOCK_FRO_N_KNOTS] = { 300, 2000, 6000 };
static const guint toughest_knots[PADDOCK_FRO_N_KNOTS] = { 2000, 6000, 20000 };

const guint *
paddock_fro_knots_get (const FroCourse *course)
{
  return course->race == PADDOCK_RACE_TOUGHEST ? toughest_knots : racing_knots;
}

const PaddockFroStakes *
paddock_fro_stakes_get (const FroCourse *course, PaddockNerve nerve)
{
  return course->race == PADDOCK_RACE_TOUGHEST ? &toughest[nerve] : &racing[nerve];
}

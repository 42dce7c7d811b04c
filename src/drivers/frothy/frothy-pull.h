/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroPull: what a speed check of Frothy Races may come to: which sums two dice out of several can be made to
 * show, and how likely that is (FRO-SPC-05 to 13).
 */

#pragma once

#include "frothy/frothy-course.h"

#define PADDOCK_FRO_N_VALUES (FRO_MAX_VALUE + 1)
#define PADDOCK_FRO_MAX_SUM (2 * FRO_MAX_VALUE)

/* The sums among which the driver chooses, as a set. */
typedef struct {
  guint16 chance; /* in 1/4096 */
  guint8 sums;
} PaddockFroPull;

#define PADDOCK_FRO_MAX_PULLS 64
#define PADDOCK_FRO_MAX_PULL_DICE 6 /* more count as this many */

typedef struct {
  guint n;
  PaddockFroPull pulls[PADDOCK_FRO_MAX_PULLS];
} PaddockFroPulls;

/* N_DICE of which two are kept, FORCED of them the lowest; VALUES are those of the die's faces. */
void
paddock_fro_pulls_init (PaddockFroPulls *self, const gint8 values[6], guint n_dice, guint forced);

/* The sums that two of these dice, at least two, can be made to show, as a set. */
guint paddock_fro_find_sums (const guint counts[PADDOCK_FRO_N_VALUES], guint forced);

/* How many of the two must be lowest, with so many cards for the way that is chosen and against it. */
static inline guint
paddock_fro_count_forced (guint n_for, guint n_against)
{
  return n_against == 0 || n_against < n_for ? 0 : n_against >= 2 * n_for ? 2 : 1;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFroSkid: what may come of a control roll of Frothy Races, and how likely it is.
 *
 * Worked out once a program run for every number of dice and discards, over all that the dice may show.  Discards are
 * taken where they help most vehicles most, whatever the place; what is rare is left out.
 */

#pragma once

#include "frothy/frothy-course.h"

/* One outcome: icons that take effect, and control loss points for pairs and effects. */
typedef struct {
  guint16 chance; /* in 1/4096 */
  gint8 spin;     /* +1 left, -1 right */
  gint8 pace;     /* boxes: HASTE, or SLOW below 0 */
  guint8 slides;
  guint8 hurts; /* DAMAGE icons */
  guint8 clp;
} PaddockFroSkid;

#define PADDOCK_FRO_CHANCE_BITS 12
#define PADDOCK_FRO_ALL_CHANCES (1u << PADDOCK_FRO_CHANCE_BITS)
#define PADDOCK_FRO_MAX_SKIDS 32
#define PADDOCK_FRO_MAX_SKID_DICE 10 /* more count as this many */
#define PADDOCK_FRO_MAX_DISCARDS 3

typedef struct {
  guint n;
  guint bad; /* how bad they are together, on most places: about rounds, in 1/256 */
  PaddockFroSkid skids[PADDOCK_FRO_MAX_SKIDS]; /* the likeliest first */
} PaddockFroSkids;

const PaddockFroSkids *paddock_fro_skids_get (guint n_dice, guint n_discards);

/* What dice come to that show so many of each icon. */
PaddockFroSkid paddock_fro_skid_of (const guint8 counts[FRO_N_ICONS]);

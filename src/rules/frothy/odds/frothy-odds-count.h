/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counting the ways that dice can fall; what the odds of icons and of values share.
 */

#pragma once

#include "frothy-odds.h"

/* A die by what counts on it. */
typedef struct {
  guint n_faces;   /* different ones */
  guint8 sides[6]; /* how many of the six sides show each */
} FroDieSides;

/* The targets that dice can meet, as a set. */
typedef guint32 (*FroMeetsFunc) (const guint8 counts[6], gconstpointer roll);

typedef struct {
  const FroDieSides *die;
  const guint8 *lying; /* by face */
  guint dice;
  guint rerolls;
  FroMeetsFunc meets;
  gconstpointer roll;
  guint n_targets;
  guint
    mirrored; /* set of faces that can change places with the one before: only half of the rolls is looked at */
} FroCount;

#define FRO_MAX_TARGETS 32

/* In how many ways each target is met by who wants nothing else; returns out of how many, 0: too many dice.  Of mirrored
 * faces those with no more dice than the one before stand for both; nothing may lie or be rolled again then. */
FroWeight fro_count_targets (const FroCount *self, FroWeight most[FRO_MAX_TARGETS]);

/* Every roll once, by how many dice show each face and in how many ways; nothing is rolled again. */
typedef void (*FroRollFunc) (const guint8 counts[6], FroWeight ways, gpointer data);
void fro_count_rolls (const FroCount *self, FroRollFunc func, gpointer data);

/* How many DAMAGE icons can be made to take effect, as a set; 0: none do. */
guint64 fro_find_knocks (const guint8 rolled[6], const FroControlRoll *roll);

FroWeight fro_weight_power (guint base, guint exponent);
FroWeight fro_weight_choose (guint n, guint k); /* n over k; n up to 53 */

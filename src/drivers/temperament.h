/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockTemperament: what a driver cares about more or less than others of its level: a row of weights.
 */

#pragma once

#include "judge.h"

typedef struct {
  const char *id; /* in files */
  const char *label;
  const char *help;
  PaddockWeights weights; /* added to those of the level */
} PaddockTemperament;

extern const PaddockTemperament paddock_temperaments[]; /* the first is even; up to an id of NULL */

const PaddockTemperament *paddock_temperaments_find (const char *id); /* or NULL */

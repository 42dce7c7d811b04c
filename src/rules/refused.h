/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRefused: an answer that a person could expect and may not give, and why.
 *
 * It has the form of a choice, so that its key, its words and its place on the board are found as those of any other.
 * It is only ever shown: what can be done is in the decision's list alone.
 */

#pragma once

#include "decision.h"

#define PADDOCK_MAX_REFUSED 32

typedef struct {
  PaddockChoice choice;
  const char *reason; /* a sentence, marked for translation */
  const char *clause; /* "JOY-SHF-03" */
} PaddockRefused;

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two files of damage share: the roll (frothy-damage.c) and the affects that it brings (frothy-harm.c).
 */

#pragma once

#include "frothy-damage.h"

/* Stages of the task. */
enum {
  BEFORE, /* asks, if there are cards for this */
  REROLL, /* asks, if dice may be rolled again */
  COUNT,
  HARM, /* affects of the levels reached, one effect after the other */
  END,
};

/* Before the damage is marked: the affects of the levels above it come next. */
void fro_begin_harm (PaddockTable *table, FroTask *task);
gboolean fro_run_harm (PaddockTable *table, FroTask *task);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two files of a control roll share: the dice (frothy-control.c) and what they do (frothy-outcome.c).
 */

#pragma once

#include "frothy-control.h"

/* Stages of the task. */
enum {
  COMMIT,  /* asks for cards */
  REROLL,  /* asks, if dice may be rolled again */
  REACT,   /* asks, if there are cards to answer the dice with */
  SETTLE,  /* what options do to the dice before any is put aside */
  DISCARD, /* asks, if dice may be put aside */
  OUTCOME,
  SLIDE,
  TURN,
  SPEED,
  LANDING, /* the damage of a jump, if the roll had none of its own */
  END,
};

/* Discards every pair, at its price (FRO-CTL-10, 11). */
void fro_settle_pairs (PaddockTable *table, guint vehicle);

/* The stages from OUTCOME on. */
gboolean fro_run_outcome (PaddockTable *table, FroTask *task);

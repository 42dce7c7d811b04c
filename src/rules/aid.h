/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAid: a step of a game, or something that happens in it, as players read it on the game's summary (summary.h).
 *
 * Words only: what is done is in the game's own tables of steps and tasks, which the aids stand beside.
 */

#pragma once

#include "fact.h"

typedef struct {
  const char *part; /* the heading of the aids from here on; NULL: they go on */
  const char *title;
  const char *text;    /* a sentence or two */
  const char *clauses; /* ids, with spaces between */
  guint64 asks;        /* the kinds of decision that come with it, as bits */
} PaddockAid;

#define PADDOCK_AID_ASK(kind_) (G_GUINT64_CONSTANT (1) << (kind_))

/* One for each game. */
typedef struct {
  const PaddockAid *steps; /* by step, in the order in which they are taken */
  guint n_steps;
  const PaddockAid *tasks; /* by kind: what interrupts the steps */
  guint n_tasks;
  const PaddockAid *things; /* what else can happen on the way */
  guint n_things;
  const PaddockAid *(*find) (const PaddockTable *table); /* where a race is now */
} PaddockAids;

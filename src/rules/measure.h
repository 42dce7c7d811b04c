/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMeasure: a figure of each seat in the result of a race, a column of its table (play/result.h).
 *
 * What every race has is measured there; a game adds rows of its own (PaddockGame.measures), and a row with the id of one
 * that is there takes its place.
 */

#pragma once

#include "event.h"

typedef enum {
  PADDOCK_MEASURE_PLAIN,
  PADDOCK_MEASURE_BEHIND, /* shown is how much the seat lacks of what the first of all has */
} PaddockMeasureForm;

typedef struct {
  const char *id;    /* in reports: "damage" */
  const char *label; /* a heading, marked for translation like what follows */
  const char *help;  /* what it says, in a sentence */
  PaddockMeasureForm form;

  /* Whether it belongs in the result of this race even if it is 0 for everybody.  NULL: only if it is not. */
  gboolean (*applies) (const PaddockTable *table);

  /* One of the two: as the race has ended, or what an event adds to it; TABLE stands at the end. */
  int (*read) (const PaddockTable *table, guint seat);
  int (*count) (const PaddockTable *table, const PaddockEvent *event, guint seat);
} PaddockMeasure;

/* --- Luck --- */

/* Dice that can be compared: what they are for. */
typedef struct {
  const char *label;
  gboolean is_harm; /* the less they show the better */
} PaddockLuckKind;

#define PADDOCK_MAX_LUCK_KINDS 6

/* A die that was rolled: what it was worth, never less than 0, and the sum of what its sides are worth, which are equally
 * likely. */
typedef struct {
  guint kind; /* of the game's PaddockLuckKind */
  int worth;
  int sum, n_sides;
} PaddockWeighedDie;

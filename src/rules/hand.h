/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHand: what a game supplies for positions that people set up by hand.
 *
 * The state is changed directly and need not make sense in between: all functions must bear cars beside the board and
 * dice that do not fit the gear.  What a change brings with it (a gear its dice, an item its place in the stack) the
 * game puts right at once; what only a person can decide is a conflict.  At the end the game's settle() has the word.
 */

#pragma once

#include "dashboard.h"
#include "fact.h"
#include "piece.h"

typedef enum {
  PADDOCK_REMEDY_NONE,   /* a person has to find one */
  PADDOCK_REMEDY_MOVE,   /* to the nearest place where it can stand */
  PADDOCK_REMEDY_REMOVE, /* it goes off the board */
  PADDOCK_REMEDY_ADJUST, /* to the nearest value that can be */
  PADDOCK_N_REMEDIES,
} PaddockRemedy;

typedef struct {
  char *text; /* what is wrong, in words */
  PaddockRemedy remedy;
  guint8 seat;        /* whom it is about, or PADDOCK_NOBODY */
  guint8 kind;        /* the game's own */
  guint8 index;       /* the game's own */
  PaddockPlace place; /* where, or PADDOCK_NOWHERE */
} PaddockConflict;

void paddock_conflict_free (PaddockConflict *self);

#define PADDOCK_NEW_PIECE 0xff /* as an id: one that is not on the board yet */

/* What is NULL the game has no use for. */
struct _PaddockHand {
  /* Puts a piece elsewhere, its front on PLACE, or takes it off (PADDOCK_NOWHERE). */
  void (*put) (PaddockTable *table, const PaddockPiece *piece, PaddockPlace place, int heading);

  /* Pieces that can be put on the board besides those there, as PADDOCK_NEW_PIECE without a place. */
  guint (*list_new) (const PaddockTable *table, PaddockPiece *pieces);

  /* A part of a gauge of SEAT that names FACT is pointed at: it becomes marked, or is turned to its next value.  With
   * IS_DAMAGE it is broken, or mended. */
  void (
    *turn_part) (PaddockTable *table, guint seat, const char *fact, guint part, gboolean is_damage);

  /* After facts were set by hand or brought from another setup: what follows from them. */
  void (*tidy) (PaddockTable *table);

  /* Adds everything that speaks against the position to an array of PaddockConflict, which owns them. */
  void (*find_conflicts) (const PaddockTable *table, GPtrArray *conflicts);
  void (*remedy) (PaddockTable *table, const PaddockConflict *conflict);
};

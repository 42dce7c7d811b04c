/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * High card: a tiny game with hidden cards that lives only in the tests.
 *
 *   HIC-DEAL  The deck has two cards of each rank from 1 on.  It is shuffled and dealt, the same number
 *             to everybody; nobody sees the deck or another's hand.
 *   HIC-LAY   In each round everybody lays one card face down, in the order of the seats, without
 *             seeing what the others laid.
 *   HIC-SHOW  When all have laid one, all are turned up.  The highest takes a trick; if two are equally
 *             high, nobody does.
 *             By the option "blast" a trick explodes with a chance of one in so many, to no effect.
 *   HIC-DRAW  Then, in the order of the seats, everybody draws a card, if there are enough for all.
 *   HIC-END   When the hands are empty the race is over.  More tricks are better, then the lower seat.
 */

#pragma once

#include "game.h"

#define HIGHCARD_MAX_SEATS 4
#define HIGHCARD_MAX_HAND 4
#define HIGHCARD_MAX_RANK 12
#define HIGHCARD_MAX_CARDS (2 * HIGHCARD_MAX_RANK)

typedef enum {
  HIGHCARD_OPTION_RANKS,
  HIGHCARD_OPTION_HAND,
  HIGHCARD_OPTION_BLAST,
} HighcardOption;

typedef enum {
  HIGHCARD_DECISION_LAY,
} HighcardDecision;

typedef struct {
  guint8 hand[HIGHCARD_MAX_HAND];
  guint8 n_hand;
  guint8 laid; /* face down, 0: nothing yet */
  guint8 tricks;
  guint8 reserved;
} HighcardPlayer;

typedef struct {
  PaddockState base;
  guint8 turn; /* the seat to lay a card */
  guint8 round;
  guint8 n_deck;
  guint8 n_out;
  guint8 deck[HIGHCARD_MAX_CARDS]; /* the last is on top */
  guint8 out[HIGHCARD_MAX_CARDS];  /* turned up in earlier rounds */
  HighcardPlayer players[HIGHCARD_MAX_SEATS];
} HighcardState;

extern const PaddockGame highcard_game;

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mensch aergere dich nicht: a complete game that lives only in the tests.
 *
 * It proves the contract of the core and calibrates its speed.  The rules are those of the public game
 * "maedn" of OpenSpiel, clause by clause:
 *
 *   MAE-START  Everybody has four pieces, all waiting off the board.  The first seat begins.
 *   MAE-ROLL   Who is to move rolls one die first.
 *   MAE-LEAVE  While pieces wait, one's own piece on one's own entry field must move on, if its target
 *              is free of own pieces.
 *   MAE-ENTER  Otherwise a 6 brings in a waiting piece, if there is one and the entry field is free of
 *              own pieces; nothing else may then be chosen.
 *   MAE-MOVE   Otherwise any own piece moves forward by exactly the die, not onto an own piece.
 *   MAE-HOME   After 39 fields beyond the entry come four goal fields; pieces may be jumped there, and
 *              nobody moves beyond the last.
 *   MAE-HIT    A piece of another seat on the target goes back to wait.
 *   MAE-PASS   Who can do nothing passes.
 *   MAE-SIX    After a 6, also after passing, the same seat rolls again; otherwise the next one does.
 *   MAE-WIN    Four pieces in the goal win, and the race is over.
 *   MAE-SEATS  Two to four seats; entry fields are ten apart.  Two sit opposite each other, or side by
 *              side if the option says so.
 *
 * A seat's fields are counted from its own entry: 0 .. 39 on the common way, 40 .. 43 in its goal.
 */

#pragma once

#include "game.h"

#define MAEDN_MAX_SEATS 4
#define MAEDN_N_PIECES 4
#define MAEDN_N_FIELDS 40 /* of the common way */
#define MAEDN_N_GOALS 4
#define MAEDN_SPACING 10 /* between the entries of neighbours */

typedef enum {
  MAEDN_OPTION_OPPOSITE,
} MaednOption;

typedef enum {
  MAEDN_DECISION_MOVE,
} MaednDecision;

/* Choice ids; a move is MAEDN_MOVE plus the field it starts from. */
typedef enum {
  MAEDN_PASS,
  MAEDN_ENTER,
  MAEDN_MOVE,
} MaednChoice;

typedef struct {
  guint64 pieces; /* bit i: a piece on field i, counted from the own entry */
} MaednPlayer;

typedef struct {
  PaddockState base;
  guint8 turn; /* the seat to move */
  guint8 die;
  guint8 reserved[6];
  MaednPlayer players[MAEDN_MAX_SEATS];
} MaednState;

extern const PaddockGame maedn_game;

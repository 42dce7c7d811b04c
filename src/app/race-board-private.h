/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceBoard's inside, for the files it is made of: race-board.c (the race) and race-board-hand.c (pieces moved by
 * hand while a position is set up).
 */

#pragma once

#include "race-board.h"
#include "race-motion.h"

struct _PaddockRaceBoard {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockRace *race;
  const PaddockRaceBoardFuncs *funcs;
  gpointer data;

  PaddockRaceGround ground;
  gboolean has_ground;
  gboolean is_covered;
  PaddockPieces shown; /* as they stand when no film runs */
  PaddockMotion *film; /* what happened last; NULL: nothing */
  guint actor;         /* whose decision it was */
  guint tick;          /* 0: it is over */
  gint64 began;        /* in microseconds of the frame clock; 0: not yet */
  guint time;          /* of the film, in milliseconds */
  PaddockPlace at;     /* last pointed at */
  gboolean is_hovering;
  GArray *targets; /* of PaddockPlace, one a choice */

  PaddockArrangement *arrangement; /* borrowed; NULL: the race is shown */
  PaddockPiece hand;               /* the piece that is dragged or was last touched */
  gboolean has_hand;
  gboolean is_dragging;
  PaddockPlace drop; /* where it would be put */
};

void paddock_race_board_show (PaddockRaceBoard *self);
void paddock_race_board_read_pieces (PaddockRaceBoard *self);

/* Gestures on pieces; AT has been pointed at. */
void paddock_race_board_pick_up (PaddockRaceBoard *self);
void paddock_race_board_drag (PaddockRaceBoard *self);
void paddock_race_board_drop (PaddockRaceBoard *self);
void paddock_race_board_let_go (PaddockRaceBoard *self);
/* Marks the piece in hand, and shows where it would be put. */
void paddock_race_board_add_hand (PaddockRaceBoard *self, PaddockScene *scene);

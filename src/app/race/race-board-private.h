/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceBoard's inside, for the files it is made of: race-board.c (the track and the pieces on it),
 * race-board-choices.c (what can be chosen and what would come of it), race-board-film.c (what has just happened),
 * race-board-pointer.c (pointer and keyboard cursor) and race-board-hand.c (pieces moved by hand while a position is
 * set up).
 */

#pragma once

#include "race-board.h"
#include "film.h"

struct _PaddockRaceBoard {
  PaddockCanvas *canvas; /* borrowed: it lives longer */
  PaddockRace *race;
  const PaddockRaceBoardFuncs *funcs;
  gpointer data;

  PaddockStage stage;
  gboolean has_places; /* pieces can stand there */
  gboolean is_covered;
  PaddockPieces shown; /* as they stand when no film runs */
  PaddockFilm *film;   /* what happened last; NULL: nothing */
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
void paddock_race_board_show_pieces (PaddockRaceBoard *self);
void paddock_race_board_show_trail (PaddockRaceBoard *self);
void paddock_race_board_read_pieces (PaddockRaceBoard *self);

/* Choices: where each leads, those that lead to a place, and marks of them. */
void paddock_race_board_find_targets (PaddockRaceBoard *self);
guint paddock_race_board_find_choices (PaddockRaceBoard *self,
                                       PaddockPlace place,
                                       guint choices[PADDOCK_MAX_CHOICES]);
void paddock_race_board_show_choices (PaddockRaceBoard *self);

/* The film of what has just happened: made, shown if somebody can see it, and over. */
void paddock_race_board_make_film (PaddockRaceBoard *self);
gboolean paddock_race_board_has_motion (PaddockRaceBoard *self);
void paddock_race_board_begin_film (PaddockRaceBoard *self);
void paddock_race_board_end_film (PaddockRaceBoard *self);
void
paddock_race_board_drop_film (PaddockRaceBoard *self); /* without a word: another moment is shown */

void paddock_race_board_connect_pointer (PaddockRaceBoard *self);

/* Gestures on pieces; AT has been pointed at. */
void paddock_race_board_pick_up (PaddockRaceBoard *self);
void paddock_race_board_drag (PaddockRaceBoard *self);
void paddock_race_board_drop (PaddockRaceBoard *self);
void paddock_race_board_let_go (PaddockRaceBoard *self);
/* Marks the piece in hand, and shows where it would be put. */
void paddock_race_board_add_hand (PaddockRaceBoard *self, PaddockScene *scene);

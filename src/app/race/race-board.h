/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceBoard: ties a canvas to a race: the track with the pieces on it as they move, the places that can be chosen,
 * and what a choice would do.
 *
 * A click on a place chooses what leads there; if several choices do, "ambiguous" is left to the caller.  On a ground
 * without places nothing is shown.
 */

#pragma once

#include "arrangement.h"
#include "canvas.h"
#include "race.h"

typedef struct _PaddockRaceBoard PaddockRaceBoard;

typedef struct {
  /* Several choices lead to one place: their numbers, and where on the canvas that is. */
  void (*ambiguous) (gpointer data, const guint *choices, guint n, GdkRectangle at);
  /* The other button was pressed on a place. */
  void (*asked) (gpointer data, PaddockPlace place, GdkRectangle at);
  /* A piece was put elsewhere by hand, or taken off (PADDOCK_NOWHERE). */
  void (*put) (gpointer data, const PaddockPiece *piece, PaddockPlace place, int heading);
  /* The film has gone on, or is over. */
  void (*advanced) (gpointer data);
} PaddockRaceBoardFuncs;

PaddockRaceBoard *paddock_race_board_new (PaddockCanvas *canvas,
                                          PaddockRace *race,
                                          const PaddockRaceBoardFuncs *funcs,
                                          gpointer data);
void paddock_race_board_free (PaddockRaceBoard *self);

/* A position that is being set up is shown instead of the race, and its pieces can be dragged; NULL: the race again.
 * Call it after each of its changes. */
void paddock_race_board_set_arrangement (PaddockRaceBoard *self, PaddockArrangement *arrangement);
/* What is done to the piece in hand: one heading to the left (1) or to the right (-1), or off the board. */
gboolean paddock_race_board_turn_hand (PaddockRaceBoard *self, int step);
gboolean paddock_race_board_take_off (PaddockRaceBoard *self);
/* A piece that is not on the board yet: the next click puts it there. */
void paddock_race_board_hold_new (PaddockRaceBoard *self, const PaddockPiece *piece);

/* Nothing of it is seen while the curtain is down. */
void paddock_race_board_set_covered (PaddockRaceBoard *self, gboolean is_covered);

/* What stands on the board, as whoever looks may see it; empty while the curtain is down. */
PaddockScene *paddock_race_board_create_standing (PaddockRaceBoard *self);

/* Whether a film runs, and how many events of the moment it has shown by now: all of them if there is none. */
gboolean paddock_race_board_is_moving (PaddockRaceBoard *self);
guint paddock_race_board_count_shown (PaddockRaceBoard *self);
void paddock_race_board_skip (PaddockRaceBoard *self); /* to the end of what is being shown */

/* Makes the choice at the keyboard's cursor; FALSE: there is none. */
gboolean paddock_race_board_choose_at_cursor (PaddockRaceBoard *self);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPiece: one thing that stands on the board or the road, as somebody may see it.
 *
 * What a game shows of its state to those who draw it (PaddockGame.pieces).  A seat may own many pieces.  No two have the
 * same id.  That of one that moves is the subject of the events that move it (MOVED, TURNED, PUSHED, CRASHED), for the
 * whole race; ids of other things are good for one state alone.
 */

#pragma once

#include "event.h"

typedef enum {
  PADDOCK_PIECE_VEHICLE,   /* a seat's: car, rider */
  PADDOCK_PIECE_TOKEN,     /* an item or a card that lies open */
  PADDOCK_PIECE_FACE_DOWN, /* one of which only the back is seen */
  PADDOCK_PIECE_WRECK,
  PADDOCK_PIECE_DEBRIS,
  PADDOCK_PIECE_RUNNER,  /* a driver on foot */
  PADDOCK_PIECE_HAZARD,  /* a hazard of the track that goes with its first victim */
  PADDOCK_PIECE_FRAGILE, /* an obstacle of it that can be used up */
  PADDOCK_PIECE_RIDER,   /* a seat's, on a bicycle */
  PADDOCK_N_PIECE_KINDS,
} PaddockPieceKind;

/* Of pieces that act once in a while, each in its turn: whether it is still to come. */
typedef enum {
  PADDOCK_PIECE_PLAIN, /* it has no such mark */
  PADDOCK_PIECE_READY,
  PADDOCK_PIECE_DONE,
  PADDOCK_N_PIECE_STATES,
} PaddockPieceState;

#define PADDOCK_MAX_PIECES 192
#define PADDOCK_PIECE_MAX_AHEAD 2
#define PADDOCK_PIECE_MAX_PLACES 3
#define PADDOCK_NO_HEADING (-1)
#define PADDOCK_NO_PIECE 0xff /* as an id */

/* The number or sign that a piece bears; empty: none. */
typedef struct {
  char text[4];
} PaddockSign;

PaddockSign paddock_sign_new_number (guint number);

typedef struct {
  guint8 id;
  guint8 kind;   /* a PaddockPieceKind */
  guint8 seat;   /* whose, or PADDOCK_NOBODY */
  gint8 heading; /* of the game's n_headings, or PADDOCK_NO_HEADING */
  guint8 n_places;
  guint8 count;     /* how many lie there, where it is more than one; else 0 */
  guint8 is_active; /* it is one of those that act when its seat is asked */
  guint8 state;     /* a PaddockPieceState */
  guint8 spot;      /* which spot of its place, from 1, where several share it; 0: the middle */
  guint8 n_ahead;   /* movers right ahead that it is linked to, by their ids */
  guint8 ahead[PADDOCK_PIECE_MAX_AHEAD];
  PaddockSign sign;
  char cost[12],
    gain[8]; /* what meeting it costs beyond the usual, and brings, as the game writes it */
  PaddockPlace places[PADDOCK_PIECE_MAX_PLACES]; /* the front first */
  const char *type;  /* what it is, as files call it: "mine"; NULL: a vehicle, or nobody may know */
  const char *label; /* the same for people, marked for translation or a document's own word */
} PaddockPiece;

/* What somebody may see at one moment; what stands above comes last. */
typedef struct {
  guint n;
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
} PaddockPieces;

/* Whether events name it by its id. */
gboolean paddock_piece_is_mover (const PaddockPiece *self);
gboolean paddock_piece_is_linked_to (const PaddockPiece *self, guint id); /* who is ahead of it */
gboolean paddock_piece_stands_on (const PaddockPiece *self, PaddockPlace place);
/* Whether it is this one's turn when SEAT is asked. */
gboolean paddock_piece_acts_for (const PaddockPiece *self, guint seat);

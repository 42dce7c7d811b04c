/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDecision: what one player is asked, with every legal answer.
 *
 * Whatever is not in the list cannot be done: no second place checks legality.  Large choices are asked
 * in steps, so that a list stays short.  A choice is eight bytes; its stable text key ("steer:left") is
 * formatted by the game on demand, because files and people need it and a thousand races do not.
 */

#pragma once

#include "event.h"

#define PADDOCK_MAX_CHOICES 64

typedef enum {
  PADDOCK_TARGET_NONE,
  PADDOCK_TARGET_HEX,   /* place: q, r */
  PADDOCK_TARGET_ROAD,  /* place: row, lane * 4 + k */
  PADDOCK_TARGET_SEAT,  /* place.a: seat */
  PADDOCK_TARGET_PIECE, /* place.a: piece */
  PADDOCK_TARGET_DIE,   /* place.a: die, or what it shows */
  PADDOCK_TARGET_CARD,  /* place.a: card, item or ability */
  PADDOCK_TARGET_SLOT,  /* place.a: slot of a dashboard */
} PaddockTargetKind;

typedef struct {
  guint16 id;    /* the game's own: what this answer means for this kind of decision */
  guint8 target; /* a PaddockTargetKind */
  guint8 extra;  /* the game's own */
  PaddockPlace place;
} PaddockChoice;

G_STATIC_ASSERT (sizeof (PaddockChoice) == 8);

typedef struct {
  guint8 player;    /* a seat */
  guint8 kind;      /* the game's decision kind */
  guint8 is_secret; /* others must see neither the choices nor the answer before it is revealed */
  guint8 n_choices; /* 0: the race is over */
  guint32 reserved;
  PaddockChoice choices[PADDOCK_MAX_CHOICES];
} PaddockDecision;

/* Opens the list for a new question. */
static inline void
paddock_decision_ask (PaddockDecision *self, guint player, guint kind)
{
  self->player = player;
  self->kind = kind;
  self->is_secret = FALSE;
  self->n_choices = 0;
}

static inline void
paddock_decision_add (PaddockDecision *self, PaddockChoice choice)
{
  g_assert (self->n_choices < PADDOCK_MAX_CHOICES);

  self->choices[self->n_choices++] = choice;
}

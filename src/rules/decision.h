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

#include <string.h>

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
  guint8 player; /* a seat */
  guint8 kind;   /* the game's decision kind */
  guint8
    hidden; /* bit i: seat i must see neither the choices nor, before it is revealed, the answer */
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
  self->hidden = 0;
  self->n_choices = 0;
}

static inline gboolean
paddock_decision_is_visible (const PaddockDecision *self, guint seat)
{
  return paddock_seat_may_see (seat, self->hidden);
}

static inline void
paddock_decision_add (PaddockDecision *self, PaddockChoice choice)
{
  g_assert (self->n_choices < PADDOCK_MAX_CHOICES);

  self->choices[self->n_choices++] = choice;
}

/* PADDOCK_EVENT_CHOSE carries the choice itself, byte for byte, in place of its two places. */
G_STATIC_ASSERT (G_STRUCT_OFFSET (PaddockEvent, from) + sizeof (PaddockChoice)
                 == sizeof (PaddockEvent));

static inline void
paddock_events_tell_choice (PaddockEvents *self,
                            const PaddockDecision *decision,
                            const PaddockChoice *choice)
{
  PaddockEvent *event = paddock_events_next (self);

  *event = (PaddockEvent){ .type = PADDOCK_EVENT_CHOSE,
                           .actor = decision->player,
                           .hidden = decision->hidden,
                           .amount = decision->kind };
  memcpy (&event->from, choice, sizeof *choice);
}

static inline PaddockChoice
paddock_event_get_choice (const PaddockEvent *self)
{
  PaddockChoice choice;

  memcpy (&choice, &self->from, sizeof choice);
  return choice;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockEvent: one thing that happened, with who, where, how much and the clause that caused it.
 *
 * Events are the only feed of the animation, the log, the statistics and the replay.  The vocabulary is
 * shared by all games, so that those readers know no game; each game supplies the words (game.h).
 */

#pragma once

#include "place.h"

#define PADDOCK_EVERYBODY 0xff /* as a seat that looks: sees all */
#define PADDOCK_ONLOOKER 0xfe  /* as a seat that looks: sees what is hidden from nobody */
#define PADDOCK_NOBODY 0xff    /* as an actor or owner: the race itself */
#define PADDOCK_NO_CLAUSE 0    /* follows from no clause of its own */

typedef enum {
  PADDOCK_EVENT_RACE_BEGAN,
  PADDOCK_EVENT_ROUND_BEGAN, /* amount: number */
  PADDOCK_EVENT_TURN_BEGAN,  /* actor, amount: round, from: where its piece stands, to.a: speed */
  PADDOCK_EVENT_PHASE_BEGAN, /* amount: the game's phase */
  PADDOCK_EVENT_CHOSE, /* actor, amount: decision kind; told by the core (paddock_event_get_choice()) */
  PADDOCK_EVENT_ROLLED,    /* subject: die, amount: shown */
  PADDOCK_EVENT_SHUFFLED,  /* subject: pile, amount: cards */
  PADDOCK_EVENT_DREW,      /* subject: pile, amount: card (hidden from others) */
  PADDOCK_EVENT_PLACED,    /* subject: piece, to */
  PADDOCK_EVENT_MOVED,     /* subject: piece, from, to */
  PADDOCK_EVENT_TURNED,    /* subject: piece, from.a: old, to.a: new facing */
  PADDOCK_EVENT_PUSHED,    /* subject: piece, from, to; actor: by whom */
  PADDOCK_EVENT_JUMPED,    /* subject: piece, from, to */
  PADDOCK_EVENT_LINKED,    /* subject: piece, to.a: the piece it now follows, or -1 */
  PADDOCK_EVENT_ATTACKED,  /* subject: piece, amount: the game's kind */
  PADDOCK_EVENT_COLLIDED,  /* subject: piece struck, to, amount: the game's kind */
  PADDOCK_EVENT_CRASHED,   /* subject: piece, from: where, amount: the game's kind */
  PADDOCK_EVENT_REMOVED,   /* subject: piece, from, amount: how many more are there */
  PADDOCK_EVENT_DAMAGED,   /* amount, to.a: slot or level */
  PADDOCK_EVENT_REPAIRED,  /* amount */
  PADDOCK_EVENT_SPEED,     /* from.a: old, to.a: new gear or speed */
  PADDOCK_EVENT_POINTS,    /* subject: the game's track, amount: change, to.a: new value */
  PADDOCK_EVENT_GAINED,    /* subject: item or card, to.a: slot */
  PADDOCK_EVENT_SPENT,     /* subject: item, card or ability, from.a: slot */
  PADDOCK_EVENT_RECOVERED, /* subject: card or ability */
  PADDOCK_EVENT_REVEALED,  /* subject: item or card, to: where */
  PADDOCK_EVENT_EFFECT,    /* subject: the trait, ability or card that acts, amount */
  PADDOCK_EVENT_EXPLODED,  /* to: centre */
  PADDOCK_EVENT_CROSSED,   /* subject: line or checkpoint */
  PADDOCK_EVENT_LAP,       /* amount: laps completed */
  PADDOCK_EVENT_ORDER,     /* actor now at place amount of the running order */
  PADDOCK_EVENT_FINISHED,  /* actor, amount: place */
  PADDOCK_EVENT_RETIRED,   /* actor out of the race */
  PADDOCK_EVENT_RACE_OVER,
  PADDOCK_N_EVENTS,
} PaddockEventType;

typedef struct {
  guint8 type;
  guint8 actor;  /* a seat, or PADDOCK_NOBODY */
  guint8 hidden; /* bit i: seat i must not see it */
  guint8 subject;
  guint16 clause; /* index into the game's clauses */
  gint16 amount;
  PaddockPlace from;
  PaddockPlace to;
} PaddockEvent;

G_STATIC_ASSERT (sizeof (PaddockEvent) == 16);

#define PADDOCK_HIDDEN_BUT(seat_) ((guint8) ~(1 << (seat_))) /* only this seat may see it */

/* HIDDEN is the set of seats that must not see something. */
static inline gboolean
paddock_seat_may_see (guint seat, guint hidden)
{
  if (seat == PADDOCK_EVERYBODY || hidden == 0)
    return TRUE;

  return seat != PADDOCK_ONLOOKER && !(hidden >> seat & 1);
}

static inline gboolean
paddock_event_is_visible (const PaddockEvent *self, guint seat)
{
  return paddock_seat_may_see (seat, self->hidden);
}

/* A caller-owned feed; grows when full, so one that is reused stops allocating. */
typedef struct {
  PaddockEvent *items;
  PaddockEvent *next; /* where the next one goes */
  PaddockEvent *end;  /* of the room */
} PaddockEvents;

void paddock_events_init (PaddockEvents *self, guint capacity);
void paddock_events_clear (PaddockEvents *self); /* frees */
void paddock_events_grow (PaddockEvents *self);

static inline guint
paddock_events_len (const PaddockEvents *self)
{
  return (guint) (self->next - self->items);
}

static inline void
paddock_events_truncate (PaddockEvents *self, guint n)
{
  if (self->items) /* NULL as long as nothing was ever told */
    self->next = self->items + n;
}

static inline PaddockEvent *
paddock_events_next (PaddockEvents *self)
{
  if (G_UNLIKELY (self->next == self->end))
    paddock_events_grow (self);

  return self->next++;
}

/* Tells an event, given by its members, to a feed or to NULL. */
#define PADDOCK_TELL(events_, ...)                                  \
  do {                                                              \
    PaddockEvents *feed_ = (events_);                               \
    if (feed_)                                                      \
      *paddock_events_next (feed_) = (PaddockEvent){ __VA_ARGS__ }; \
  } while (0)

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockEvents, paddock_events_clear)

/* What the members of an event mean, by type. */
typedef enum {
  PADDOCK_ARG_NONE,
  PADDOCK_ARG_PLACE,  /* written by the game */
  PADDOCK_ARG_NUMBER, /* .a alone */
} PaddockEventArg;

typedef enum {
  PADDOCK_SORT_NONE,
  PADDOCK_SORT_AMOUNT, /* `amount` is a kind of the game's own, which its words depend on */
  PADDOCK_SORT_SUBJECT,
  PADDOCK_SORT_TURN,   /* which way the piece turned on the way: PaddockTurn */
  PADDOCK_SORT_CHANGE, /* how `to` differs from `from`: PaddockChange */
} PaddockEventSort;

typedef enum {
  PADDOCK_TURN_NONE,
  PADDOCK_TURN_LEFT,
  PADDOCK_TURN_RIGHT,
  PADDOCK_TURN_ROUND,
} PaddockTurn;

typedef enum {
  PADDOCK_CHANGE_NONE,
  PADDOCK_CHANGE_UP,
  PADDOCK_CHANGE_DOWN,
} PaddockChange;

typedef struct {
  const char *name;   /* "moved", in files and JSON */
  gboolean is_chance; /* tells what nobody could know before: dice, shuffles, draws, hidden cards */
  gboolean has_piece; /* its subject is a piece, or something else on the board */
  PaddockEventArg from, to;
  PaddockEventSort sort;
} PaddockEventInfo;

const PaddockEventInfo *paddock_event_type_get_info (PaddockEventType type);
gboolean paddock_event_type_find (const char *name, PaddockEventType *type);

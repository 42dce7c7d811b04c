/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockChance: where dice, shuffles and picks come from.
 *
 * A counter-based generator: draw number i of a stream is a pure function of (seed, race, purpose, i),
 * SplitMix64 with a key of its own for each stream.  So race 4711 of seed 17 is the same race on any
 * thread, day or machine, and a driver that thinks or an animation that plays never shifts the dice.
 *
 * Forced faces stand before the generator: a queue of what the next dice and picks show, written by a
 * playtest file or typed in by people who rolled at the table.  It lives in the state, so that undo
 * restores it.  A forced face takes the place of one draw; the draws after it stay what they were.  A
 * face that the die does not have is kept as a fault for whoever forced it to report, and the generator
 * decides instead.  A forced shuffle stands in the queue too, with what it puts on top; other shuffles leave
 * the queue alone.  A forced draw says which card comes next from one stack, whenever that is; dice and picks pass it over.
 *
 * Plain data without pointers.
 */

#pragma once

#include "hash.h"

typedef enum {
  PADDOCK_PURPOSE_DICE,
  PADDOCK_PURPOSE_CARDS,   /* shuffles, draws and picks */
  PADDOCK_PURPOSE_DRIVERS, /* what computer drivers and random walks draw: never part of a state */
  PADDOCK_PURPOSE_LOOKS,   /* anything that only shows: never part of a state */
} PaddockPurpose;

typedef struct {
  guint64 key;
  guint64 drawn; /* how many so far */
} PaddockStream;

void paddock_stream_init (PaddockStream *self, guint64 seed, guint64 race, PaddockPurpose purpose);

static inline guint64
paddock_stream_draw (PaddockStream *self)
{
  return paddock_mix64 (self->key + ++self->drawn * PADDOCK_HASH_START);
}

/* The rare case of the next: PRODUCT may be one of those that would favour some numbers. */
guint64 paddock_stream_make_fair (PaddockStream *self, guint32 n, guint64 product);

/* 0 .. n - 1, evenly; N at least 1.  Multiply and shift; the few draws that would favour some are
 * thrown away (D. Lemire, Fast Random Integer Generation in an Interval, 2019). */
static inline guint32
paddock_stream_pick (PaddockStream *self, guint32 n)
{
  guint64 product = (paddock_stream_draw (self) >> 32) * n;

  if (G_UNLIKELY ((guint32) product < n))
    product = paddock_stream_make_fair (self, n, product);

  return product >> 32;
}

/* A die: what its sides show, in the order of the sides. */
#define PADDOCK_MAX_SIDES 12

typedef struct {
  const char *name;
  guint8 n_sides;
  gint16 shows[PADDOCK_MAX_SIDES];
} PaddockDie;

#define PADDOCK_MAX_FORCED 30 /* more would make states grow beyond 1 KiB */

typedef struct {
  PaddockStream dice;
  PaddockStream cards;
  guint8 n_forced;      /* still to come */
  guint8 has_fault : 1; /* a forced face did not fit */
  guint8
    is_forced_only : 1;  /* nothing but forced faces may come up; shuffles may be as they come */
  guint8 has_lacked : 1; /* ... but something else did */
  gint16 fault_face;
  gint16 forced[PADDOCK_MAX_FORCED]; /* dice and picks alike, in the order of the draws */
} PaddockChance;

void paddock_chance_init (PaddockChance *self, guint64 seed, guint64 race);

/* Other dice, nothing forced: what a search may know.  Depends on SALT alone. */
void paddock_chance_rekey (PaddockChance *self, guint64 salt);

/* Appends to the queue; FALSE, and nothing changed, if it is too short or a face is out of range. */
gboolean paddock_chance_force (PaddockChance *self, const int *faces, guint n);
void paddock_chance_unforce (PaddockChance *self, guint n); /* all but the first N of the queue */

/* A forced shuffle of a stack, as faces for the queue: TOP are the items that come to lie on top, at the end of the pile, the topmost
 * first.  FACES has room for N + 1. */
void paddock_faces_add_shuffle (int *faces, guint stack, const guint8 *top, guint n);
/* Whether a face begins a forced shuffle, and of how many items, which follow it. */
gboolean paddock_face_is_shuffle (int face, guint *stack, guint *n);

/* A forced draw, as two faces for the queue: the next card that is taken from a stack, by its number among those of the
 * game (rules/fact.h) and the element whose it is. */
void paddock_faces_add_draw (int *faces, guint stack, guint element, guint8 item);
gboolean paddock_face_is_draw (int face, guint *stack, guint *element); /* its item follows */

/* How many items follow a face: of a shuffle, of a draw; 0 for a die. */
guint paddock_face_count_items (int face);

/* What is left of FACES without the shuffles and draws; returns how many. */
guint paddock_faces_list_dice (const int *faces, guint n, int dice[PADDOCK_MAX_FORCED]);
/* Puts other dice in the place of those that are there: shuffles and draws stay behind as many dice as before, if there are so many.
 * FALSE, and nothing changed: too many. */
gboolean
paddock_faces_set_dice (int faces[PADDOCK_MAX_FORCED], guint *n, const int *dice, guint n_dice);

/* "3 1 2" as faces; FALSE: it is something else, or too many. */
gboolean paddock_faces_parse (const char *text, int faces[PADDOCK_MAX_FORCED], guint *n);

/* To find out what is drawn next: FACES come first, then a face that nobody knows.  The first draw that meets it is
 * noted, and from then on dice and picks show their first side; the draws that are noted are no more than a question,
 * so this is for copies.  FALSE: too many faces. */
typedef struct {
  guint n;             /* sides; 0: nothing was drawn beyond the faces */
  const gint16 *shows; /* of a die, by side; NULL: a pick, 0 .. n - 1 */
} PaddockDraw;

gboolean paddock_chance_probe (PaddockChance *self, const int *faces, guint n);
PaddockDraw paddock_chance_get_probed (const PaddockChance *self);

/* The slow paths of the two below. */
int paddock_chance_roll_forced (PaddockChance *self, const PaddockDie *die);
guint paddock_chance_pick_forced (PaddockChance *self, guint n);

/* What the die shows. */
static inline int
paddock_chance_roll (PaddockChance *self, const PaddockDie *die)
{
  if (G_UNLIKELY (self->n_forced > 0 || self->is_forced_only))
    return paddock_chance_roll_forced (self, die);

  return die->shows[paddock_stream_pick (&self->dice, die->n_sides)];
}

/* 0 .. n - 1: a first player, a card drawn from a bag; N at least 1. */
static inline guint
paddock_chance_pick (PaddockChance *self, guint n)
{
  if (G_UNLIKELY (self->n_forced > 0 || self->is_forced_only))
    return paddock_chance_pick_forced (self, n);

  return paddock_stream_pick (&self->cards, n);
}

void paddock_chance_draw_forced (PaddockChance *self,
                                 guint stack,
                                 guint element,
                                 guint8 *items,
                                 guint n);

/* Before the last of N items, the one on top, is taken from a stack: one that is forced to be drawn comes to lie there. */
static inline void
paddock_chance_draw (PaddockChance *self, guint stack, guint element, guint8 *items, guint n)
{
  if (G_UNLIKELY (self->n_forced > 0))
    paddock_chance_draw_forced (self, stack, element, items, n);
}

void paddock_chance_shuffle (PaddockChance *self, guint8 *items, guint n);

/* Shuffles cards that somebody has not seen: the result does not depend on the order they were in. */
void paddock_chance_deal_anew (PaddockChance *self, guint8 *items, guint n);

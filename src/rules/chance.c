/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "chance.h"

#include <string.h>

void
paddock_stream_init (PaddockStream *self, guint64 seed, guint64 race, PaddockPurpose purpose)
{
  guint64 key = paddock_hash_add (PADDOCK_HASH_START, seed);

  key = paddock_hash_add (key, race);
  self->key = paddock_hash_add (key, purpose);
  self->drawn = 0;
}

guint64
paddock_stream_make_fair (PaddockStream *self, guint32 n, guint64 product)
{
  guint32 n_unfair = -n % n;

  while ((guint32) product < n_unfair)
    product = (paddock_stream_draw (self) >> 32) * n;

  return product;
}

void
paddock_chance_init (PaddockChance *self, guint64 seed, guint64 race)
{
  memset (self, 0, sizeof *self);
  paddock_stream_init (&self->dice, seed, race, PADDOCK_PURPOSE_DICE);
  paddock_stream_init (&self->cards, seed, race, PADDOCK_PURPOSE_CARDS);
}

void
paddock_chance_rekey (PaddockChance *self, guint64 salt)
{
  paddock_chance_init (self, salt, 0);
}

/* The face that nobody knows.  While it is the first of the queue, the rest of the queue's room holds what was drawn
 * when it was met: how many sides, whether they are numbered, and what they show. */
#define UNKNOWN G_MININT8

enum {
  NOTE_SIDES = 1,
  NOTE_IS_DIE,
  NOTE_SHOWS,
};

G_STATIC_ASSERT (NOTE_SHOWS + PADDOCK_MAX_SIDES <= PADDOCK_MAX_FORCED);

gboolean
paddock_chance_force (PaddockChance *self, const int *faces, guint n)
{
  if (n > PADDOCK_MAX_FORCED - (guint) self->n_forced)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (faces[i] <= UNKNOWN || faces[i] > G_MAXINT8)
      return FALSE;

  for (guint i = 0; i < n; i++)
    self->forced[self->n_forced++] = faces[i];
  return TRUE;
}

void
paddock_chance_unforce (PaddockChance *self, guint n)
{
  while (self->n_forced > n)
    self->forced[--self->n_forced] = 0;
}

gboolean
paddock_chance_probe (PaddockChance *self, const int *faces, guint n)
{
  self->n_forced = 0;
  memset (self->forced, 0, sizeof self->forced);
  if (n >= PADDOCK_MAX_FORCED || !paddock_chance_force (self, faces, n))
    return FALSE;

  self->forced[self->n_forced++] = UNKNOWN;
  return TRUE;
}

static gboolean
is_probing (const PaddockChance *self)
{
  return self->forced[0] == UNKNOWN;
}

PaddockDraw
paddock_chance_get_probed (const PaddockChance *self)
{
  if (self->n_forced == 0 || !is_probing (self))
    return (PaddockDraw){ 0, NULL };

  return (PaddockDraw){ (guint8) self->forced[NOTE_SIDES],
                        self->forced[NOTE_IS_DIE] ? self->forced + NOTE_SHOWS : NULL };
}

static void
note_draw (PaddockChance *self, guint n, const gint8 *shows)
{
  if (self->forced[NOTE_SIDES] != 0)
    return;

  self->forced[NOTE_SIDES] = (gint8) MIN (n, G_MAXUINT8);
  self->forced[NOTE_IS_DIE] = shows != NULL;
  if (shows)
    memcpy (self->forced + NOTE_SHOWS, shows, n);
}

static int
next_forced (PaddockChance *self)
{
  int face = self->forced[0];

  self->n_forced--;
  memmove (self->forced, self->forced + 1, self->n_forced);
  self->forced[self->n_forced] = 0;

  return face;
}

static void
add_fault (PaddockChance *self, int face)
{
  if (self->has_fault)
    return;

  self->has_fault = TRUE;
  self->fault_face = face;
}

int
paddock_chance_roll_forced (PaddockChance *self, const PaddockDie *die)
{
  int drawn = die->shows[paddock_stream_pick (&self->dice, die->n_sides)];
  int face;

  if (is_probing (self)) {
    note_draw (self, die->n_sides, die->shows);
    return die->shows[0];
  }

  face = next_forced (self);
  for (guint i = 0; i < die->n_sides; i++)
    if (die->shows[i] == face)
      return face;

  add_fault (self, face);
  return drawn;
}

guint
paddock_chance_pick_forced (PaddockChance *self, guint n)
{
  guint drawn = paddock_stream_pick (&self->cards, n);
  int face;

  if (is_probing (self)) {
    note_draw (self, n, NULL);
    return 0;
  }

  face = next_forced (self);
  if (face >= 0 && (guint) face < n)
    return face;

  add_fault (self, face);
  return drawn;
}

void
paddock_chance_shuffle (PaddockChance *self, guint8 *items, guint n)
{
  for (guint i = n; i > 1; i--) {
    guint j = paddock_stream_pick (&self->cards, i);
    guint8 item = items[i - 1];

    items[i - 1] = items[j];
    items[j] = item;
  }
}

void
paddock_chance_deal_anew (PaddockChance *self, guint8 *items, guint n)
{
  guint8 counts[256] = { 0 }; /* more than a pile holds */
  guint highest = 0, next = 0;

  for (guint i = 0; i < n; i++) {
    counts[items[i]]++;
    highest = MAX (highest, items[i]);
  }
  for (guint item = 0; item <= highest; item++)
    for (; counts[item] > 0; counts[item]--)
      items[next++] = (guint8) item;
  paddock_chance_shuffle (self, items, n);
}

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
#define UNKNOWN G_MININT16

enum {
  NOTE_SIDES = 1,
  NOTE_IS_DIE,
  NOTE_SHOWS,
};

G_STATIC_ASSERT (NOTE_SHOWS + PADDOCK_MAX_SIDES <= PADDOCK_MAX_FORCED);

/* What begins a forced shuffle: more than any die shows, and how many items follow. */
#define SHUFFLE 20000

void
paddock_faces_add_shuffle (int *faces, const guint8 *top, guint n)
{
  faces[0] = SHUFFLE + (int) n;
  for (guint i = 0; i < n; i++)
    faces[1 + i] = top[i];
}

gboolean
paddock_face_is_shuffle (int face, guint *n)
{
  gboolean is_shuffle = face > SHUFFLE && face < SHUFFLE + PADDOCK_MAX_FORCED;

  *n = is_shuffle ? (guint) (face - SHUFFLE) : 0;
  return is_shuffle;
}

guint
paddock_faces_list_dice (const int *faces, guint n, int dice[PADDOCK_MAX_FORCED])
{
  guint n_dice = 0, n_items;

  for (guint i = 0; i < n; i += 1 + n_items)
    if (!paddock_face_is_shuffle (faces[i], &n_items))
      dice[n_dice++] = faces[i];

  return n_dice;
}

gboolean
paddock_faces_set_dice (int faces[PADDOCK_MAX_FORCED], guint *n, const int *dice, guint n_dice)
{
  int old[PADDOCK_MAX_FORCED];
  guint n_old = *n, n_new = 0, n_used = 0, n_items;

  if (n_old - paddock_faces_list_dice (faces, n_old, old) + n_dice > PADDOCK_MAX_FORCED)
    return FALSE;

  memcpy (old, faces, n_old * sizeof *old);
  for (guint i = 0; i < n_old; i += 1 + n_items)
    if (paddock_face_is_shuffle (old[i], &n_items)) {
      memcpy (faces + n_new, old + i, (1 + n_items) * sizeof *old);
      n_new += 1 + n_items;
    } else if (n_used < n_dice) {
      faces[n_new++] = dice[n_used++];
    }
  while (n_used < n_dice)
    faces[n_new++] = dice[n_used++];

  *n = n_new;
  return TRUE;
}

gboolean
paddock_faces_parse (const char *text, int faces[PADDOCK_MAX_FORCED], guint *n)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,;+", -1);

  *n = 0;
  for (guint i = 0; words[i]; i++) {
    gint64 face;

    if (!*words[i])
      continue;
    if (*n == PADDOCK_MAX_FORCED
        || !g_ascii_string_to_signed (words[i], 10, G_MININT16 + 1, SHUFFLE - 1, &face, NULL))
      return FALSE;
    faces[(*n)++] = (int) face;
  }

  return TRUE;
}

gboolean
paddock_chance_force (PaddockChance *self, const int *faces, guint n)
{
  if (n > PADDOCK_MAX_FORCED - (guint) self->n_forced)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (faces[i] <= UNKNOWN || faces[i] > G_MAXINT16)
      return FALSE;

  for (guint i = 0; i < n; i++)
    self->forced[self->n_forced++] = (gint16) faces[i];
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
  self->is_forced_only = FALSE;
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

  return (PaddockDraw){ (guint) self->forced[NOTE_SIDES],
                        self->forced[NOTE_IS_DIE] ? self->forced + NOTE_SHOWS : NULL };
}

static void
note_draw (PaddockChance *self, guint n, const gint16 *shows)
{
  if (self->forced[NOTE_SIDES] != 0)
    return;

  self->forced[NOTE_SIDES] = (gint16) MIN (n, G_MAXUINT8);
  self->forced[NOTE_IS_DIE] = shows != NULL;
  if (shows)
    memcpy (self->forced + NOTE_SHOWS, shows, n * sizeof *shows);
}

static void
drop_forced (PaddockChance *self, guint n)
{
  n = MIN (n, self->n_forced);
  self->n_forced = (guint8) (self->n_forced - n);
  memmove (self->forced, self->forced + n, self->n_forced * sizeof *self->forced);
  memset (self->forced + self->n_forced, 0, n * sizeof *self->forced);
}

/* A shuffle that does not come takes its items with it. */
static int
next_forced (PaddockChance *self)
{
  int face = self->forced[0];
  guint n_items;

  paddock_face_is_shuffle (face, &n_items);
  drop_forced (self, 1 + n_items);
  return face;
}

static void
add_fault (PaddockChance *self, int face)
{
  if (self->has_fault)
    return;

  self->has_fault = TRUE;
  self->fault_face = (gint16) face;
}

/* Nothing is forced, though only that may come up. */
static gboolean
lacks_face (PaddockChance *self)
{
  if (self->n_forced > 0)
    return FALSE;

  self->has_lacked = TRUE;
  return TRUE;
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
  if (lacks_face (self))
    return drawn;

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
  if (lacks_face (self))
    return drawn;

  face = next_forced (self);
  if (face >= 0 && (guint) face < n)
    return face;

  add_fault (self, face);
  return drawn;
}

/* Puts ITEM on top of the first N; FALSE: it is not among them. */
static gboolean
put_on_top (guint8 *items, guint n, int item)
{
  for (guint i = n; i > 0; i--)
    if (items[i - 1] == item) {
      items[i - 1] = items[n - 1];
      items[n - 1] = (guint8) item;
      return TRUE;
    }

  return FALSE;
}

static void
force_shuffle (PaddockChance *self, guint8 *items, guint n, guint n_top)
{
  for (guint i = 0; i < n_top; i++)
    if (i >= n || i + 1 >= self->n_forced || !put_on_top (items, n - i, self->forced[1 + i])) {
      add_fault (self, self->forced[0]);
      break;
    }
  drop_forced (self, 1 + n_top);
}

void
paddock_chance_shuffle (PaddockChance *self, guint8 *items, guint n)
{
  guint n_top;

  for (guint i = n; i > 1; i--) {
    guint j = paddock_stream_pick (&self->cards, i);
    guint8 item = items[i - 1];

    items[i - 1] = items[j];
    items[j] = item;
  }
  if (self->n_forced > 0 && paddock_face_is_shuffle (self->forced[0], &n_top))
    force_shuffle (self, items, n, n_top);
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

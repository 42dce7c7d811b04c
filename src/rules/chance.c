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

/* What begins a forced shuffle: more than any die shows, of which stack, and how many items follow. */
#define SHUFFLE 20000
#define PER_STACK 100
#define MAX_STACKS 8

G_STATIC_ASSERT (PADDOCK_MAX_FORCED <= PER_STACK);

void
paddock_faces_add_shuffle (int *faces, guint stack, const guint8 *top, guint n)
{
  faces[0] = SHUFFLE + (int) (stack * PER_STACK + n);
  for (guint i = 0; i < n; i++)
    faces[1 + i] = top[i];
}

gboolean
paddock_face_is_shuffle (int face, guint *stack, guint *n)
{
  guint number = face > SHUFFLE ? (guint) (face - SHUFFLE) : 0;
  gboolean is_shuffle = number < MAX_STACKS * PER_STACK && number % PER_STACK > 0
                        && number % PER_STACK < PADDOCK_MAX_FORCED;

  *stack = is_shuffle ? number / PER_STACK : 0;
  *n = is_shuffle ? number % PER_STACK : 0;
  return is_shuffle;
}

/* What begins a forced draw, by stack and element; one item follows. */
#define DRAW (SHUFFLE + 1000)
#define MAX_ELEMENTS 16

void
paddock_faces_add_draw (int *faces, guint stack, guint element, guint8 item)
{
  faces[0] = DRAW + (int) (stack * MAX_ELEMENTS + element);
  faces[1] = item;
}

gboolean
paddock_face_is_draw (int face, guint *stack, guint *element)
{
  if (face < DRAW || face >= DRAW + MAX_STACKS * MAX_ELEMENTS)
    return FALSE;

  *stack = (guint) (face - DRAW) / MAX_ELEMENTS;
  *element = (guint) (face - DRAW) % MAX_ELEMENTS;
  return TRUE;
}

guint
paddock_face_count_items (int face)
{
  guint n, stack, element;

  if (paddock_face_is_shuffle (face, &stack, &n))
    return n;

  return paddock_face_is_draw (face, &stack, &element);
}

guint
paddock_faces_list_dice (const int *faces, guint n, int dice[PADDOCK_MAX_FORCED])
{
  guint n_dice = 0, n_items;

  for (guint i = 0; i < n; i += 1 + n_items) {
    n_items = paddock_face_count_items (faces[i]);
    if (n_items == 0)
      dice[n_dice++] = faces[i];
  }

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
  for (guint i = 0; i < n_old; i += 1 + n_items) {
    n_items = paddock_face_count_items (old[i]);
    if (n_items > 0) {
      memcpy (faces + n_new, old + i, (1 + n_items) * sizeof *old);
      n_new += 1 + n_items;
    } else if (n_used < n_dice) {
      faces[n_new++] = dice[n_used++];
    }
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

/* N faces of the queue from FIRST on. */
static void
drop_forced (PaddockChance *self, guint first, guint n)
{
  n = MIN (n, self->n_forced - first);
  self->n_forced = (guint8) (self->n_forced - n);
  memmove (self->forced + first, self->forced + first + n,
           (self->n_forced - first) * sizeof *self->forced);
  memset (self->forced + self->n_forced, 0, n * sizeof *self->forced);
}

/* The first that is no draw, or where the queue ends. */
static guint
find_face (const PaddockChance *self)
{
  guint i = 0, stack, element;

  while (i < self->n_forced && paddock_face_is_draw (self->forced[i], &stack, &element))
    i += 2;

  return MIN (i, self->n_forced);
}

/* A shuffle that does not come takes its items with it. */
static int
next_forced (PaddockChance *self)
{
  guint first = find_face (self);
  int face = self->forced[first];

  drop_forced (self, first, 1 + paddock_face_count_items (face));
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

/* Whether no face is forced, perhaps though only that may come up. */
static gboolean
lacks_face (PaddockChance *self)
{
  if (find_face (self) < self->n_forced)
    return FALSE;

  self->has_lacked |= self->is_forced_only;
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

/* The shuffle that stands at FIRST. */
static void
force_shuffle (PaddockChance *self, guint first, guint8 *items, guint n, guint n_top)
{
  const gint16 *top = self->forced + first + 1;

  for (guint i = 0; i < n_top; i++)
    if (i >= n || first + 1 + i >= self->n_forced || !put_on_top (items, n - i, top[i])) {
      add_fault (self, self->forced[first]);
      break;
    }
  drop_forced (self, first, 1 + n_top);
}

void
paddock_chance_draw_forced (PaddockChance *self, guint stack, guint element, guint8 *items, guint n)
{
  int face[2];

  paddock_faces_add_draw (face, stack, element, 0);
  for (guint i = 0; i + 1 < self->n_forced; i += 1 + paddock_face_count_items (self->forced[i]))
    if (self->forced[i] == face[0]) {
      if (!put_on_top (items, n, self->forced[i + 1]))
        add_fault (self, face[0]);
      drop_forced (self, i, 2);
      return;
    }
}

void
paddock_chance_shuffle (PaddockChance *self, guint8 *items, guint n)
{
  guint first = find_face (self), stack, n_top;

  for (guint i = n; i > 1; i--) {
    guint j = paddock_stream_pick (&self->cards, i);
    guint8 item = items[i - 1];

    items[i - 1] = items[j];
    items[j] = item;
  }
  if (first < self->n_forced && paddock_face_is_shuffle (self->forced[first], &stack, &n_top))
    force_shuffle (self, first, items, n, n_top);
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

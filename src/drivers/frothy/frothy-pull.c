/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-pull.h"

typedef struct {
  guint forced;
  guint faces[PADDOCK_FRO_N_VALUES];  /* of the die, that show each value */
  guint counts[PADDOCK_FRO_N_VALUES]; /* dice */
  guint64 ways[1 << (PADDOCK_FRO_MAX_SUM + 1)];
} Tally;

static guint
find_lowest (const guint counts[PADDOCK_FRO_N_VALUES])
{
  guint value = 0;

  while (value < PADDOCK_FRO_N_VALUES - 1 && counts[value] == 0)
    value++;

  return value;
}

/* FRO-SPC-12 */
guint
paddock_fro_find_sums (const guint counts[PADDOCK_FRO_N_VALUES], guint forced)
{
  guint rest[PADDOCK_FRO_N_VALUES], low = find_lowest (counts), second, sums = 0;

  memcpy (rest, counts, sizeof rest);
  rest[low]--;
  second = find_lowest (rest);
  for (guint a = 0; a < PADDOCK_FRO_N_VALUES; a++)
    for (guint b = a; b < PADDOCK_FRO_N_VALUES; b++) {
      gboolean is_there = a == b ? counts[a] >= 2 : counts[a] && counts[b];

      if (is_there && (forced < 1 || a == low) && (forced < 2 || b == second))
        sums |= 1u << (a + b);
    }

  return sums;
}

static void
roll (Tally *self, guint value, guint n, guint64 ways)
{
  guint64 more = 1; /* n over k, times faces to the k */

  if (value == PADDOCK_FRO_N_VALUES) {
    if (n == 0)
      self->ways[paddock_fro_find_sums (self->counts, self->forced)] += ways;
    return;
  }
  for (guint k = 0; k <= n; k++) {
    self->counts[value] = k;
    roll (self, value + 1, n - k, ways * more);
    more = more * (n - k) * self->faces[value] / (k + 1);
  }
}

void
paddock_fro_pulls_init (PaddockFroPulls *self, const gint8 values[6], guint n_dice, guint forced)
{
  Tally tally = { .forced = forced };
  guint64 all = 1;
  guint left = 1 << 12;

  self->n = 0;
  n_dice = CLAMP (n_dice, 2, PADDOCK_FRO_MAX_PULL_DICE);
  for (guint i = 0; i < 6; i++)
    tally.faces[CLAMP (values[i], 0, FRO_MAX_VALUE)]++;
  for (guint i = 0; i < n_dice; i++)
    all *= 6;
  roll (&tally, 0, n_dice, 1);
  for (guint sums = 1; sums < G_N_ELEMENTS (tally.ways); sums++)
    if (tally.ways[sums] && self->n < PADDOCK_FRO_MAX_PULLS) {
      guint chance = (guint) ((tally.ways[sums] << 12) / all);

      self->pulls[self->n++] = (PaddockFroPull){ (guint16) chance, (guint8) sums };
      left -= chance;
    }
  self->pulls[0].chance = (guint16) (self->pulls[0].chance + left);
}

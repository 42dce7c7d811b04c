/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-skid.h"

#include "frothy/frothy-icons.h"

#include <string.h>

/* How bad an effect is on most places, in 1/256 rounds. */
enum {
  BAD_POINT = 28,
  BAD_SPIN = 60,
  BAD_SLIDE = 50,
  BAD_HASTE = 35,
  BAD_SLOW = 30,
  BAD_DAMAGE = 130,
};

PaddockFroSkid
paddock_fro_skid_of (const guint8 counts[FRO_N_ICONS])
{
  guint8 left[FRO_N_ICONS];
  FroPairs pairs;
  guint effects;

  memcpy (left, counts, sizeof left);
  pairs = fro_cancel_pairs (left);
  effects = fro_find_effects (left);

  return (PaddockFroSkid){
    .spin = (gint8) ((int) (effects >> FRO_LEFT_SPIN & 1) - (int) (effects >> FRO_RIGHT_SPIN & 1)),
    .pace = (gint8) ((effects >> FRO_HASTE & 1)  ? left[FRO_HASTE]
                     : (effects >> FRO_SLOW & 1) ? -left[FRO_SLOW]
                                                 : 0),
    .slides = (effects >> FRO_SLIDE & 1) ? left[FRO_SLIDE] : 0,
    .hurts = (effects >> FRO_DAMAGE & 1) ? left[FRO_DAMAGE] : 0,
    .clp = (guint8) (pairs.spins + pairs.paces + __builtin_popcount (effects)),
  };
}

static int
how_bad (const PaddockFroSkid *skid)
{
  return BAD_POINT * skid->clp + BAD_SPIN * ABS (skid->spin) + (skid->slides ? BAD_SLIDE : 0)
         + BAD_HASTE * MAX (0, skid->pace) + BAD_SLOW * MAX (0, -skid->pace)
         + BAD_DAMAGE * skid->hurts;
}

/* The best of all ways to put aside up to N dice, from ICON on. */
static PaddockFroSkid
discard (guint8 counts[FRO_N_ICONS], guint icon, guint n)
{
  PaddockFroSkid best = paddock_fro_skid_of (counts);

  for (; n > 0 && icon < FRO_N_ICONS; icon++) {
    PaddockFroSkid other;

    if (counts[icon] == 0)
      continue;
    counts[icon]--;
    other = discard (counts, icon, n - 1);
    counts[icon]++;
    if (how_bad (&other) < how_bad (&best))
      best = other;
  }

  return best;
}

/* --- All that the dice may show --- */

#define MAX_KINDS 256

typedef struct {
  guint n_discards;
  guint8 counts[FRO_N_ICONS];
  guint n;
  PaddockFroSkid skids[MAX_KINDS];
  guint64 ways[MAX_KINDS];
} Tally;

static gboolean
is_same (const PaddockFroSkid *a, const PaddockFroSkid *b)
{
  return a->spin == b->spin && a->pace == b->pace && a->slides == b->slides && a->hurts == b->hurts
         && a->clp == b->clp;
}

/* Finer than this makes no difference to anybody. */
static PaddockFroSkid
coarsen (PaddockFroSkid skid)
{
  skid.pace = (gint8) CLAMP (skid.pace, -3, 3);
  skid.slides = MIN (skid.slides, 1);
  skid.hurts = MIN (skid.hurts, 3);
  skid.clp = MIN (skid.clp, 4);
  return skid;
}

static void
count (Tally *self, guint64 ways)
{
  PaddockFroSkid skid = coarsen (discard (self->counts, 0, self->n_discards));
  guint i = 0;

  while (i < self->n && !is_same (&self->skids[i], &skid))
    i++;
  if (i == self->n) {
    g_assert (i < MAX_KINDS);
    self->skids[self->n] = skid;
    self->ways[self->n++] = 0;
  }
  self->ways[i] += ways;
}

/* N dice are still to be shared out among the icons from ICON on, in so many WAYS up to here. */
static void
roll (Tally *self, guint icon, guint n, guint64 ways)
{
  guint64 choices = 1; /* n over k */

  if (icon == FRO_N_ICONS - 1) {
    self->counts[icon] = (guint8) n;
    count (self, ways);
    return;
  }
  for (guint k = 0; k <= n; k++) {
    self->counts[icon] = (guint8) k;
    roll (self, icon + 1, n - k, ways * choices);
    choices = choices * (n - k) / (k + 1);
  }
}

static int
compare_ways (gconstpointer a, gconstpointer b, gpointer data)
{
  const Tally *tally = data;
  guint first = *(const guint16 *) a, second = *(const guint16 *) b;
  guint64 more = tally->ways[second], less = tally->ways[first];

  return more != less ? (more > less ? 1 : -1) : (int) first - (int) second;
}

/* The likeliest; what rare ones and rounding leave is shared among them. */
static void
sum_up (const Tally *tally, PaddockFroSkids *self)
{
  guint16 order[MAX_KINDS];
  guint64 all = 0;
  guint left = 1 << PADDOCK_FRO_CHANCE_BITS;

  for (guint i = 0; i < tally->n; i++)
    order[i] = (guint16) i;
  g_qsort_with_data (order, (int) tally->n, sizeof *order, compare_ways, (gpointer) tally);
  self->n = MIN (tally->n, PADDOCK_FRO_MAX_SKIDS);
  for (guint i = 0; i < self->n; i++)
    all += tally->ways[order[i]];
  for (guint i = 0; i < self->n; i++) {
    self->skids[i] = tally->skids[order[i]];
    self->skids[i].chance = (guint16) ((tally->ways[order[i]] << PADDOCK_FRO_CHANCE_BITS) / all);
    left -= self->skids[i].chance;
  }
  self->skids[0].chance = (guint16) (self->skids[0].chance + left);
  for (guint i = 0; i < self->n; i++)
    self->bad += (guint) how_bad (&self->skids[i]) * self->skids[i].chance;
  self->bad >>= PADDOCK_FRO_CHANCE_BITS;
}

typedef PaddockFroSkids Table[PADDOCK_FRO_MAX_SKID_DICE + 1][PADDOCK_FRO_MAX_DISCARDS + 1];

static gpointer
make_table (gpointer data)
{
  Table *table = g_malloc0 (sizeof *table);

  for (guint dice = 0; dice <= PADDOCK_FRO_MAX_SKID_DICE; dice++)
    for (guint discards = 0; discards <= PADDOCK_FRO_MAX_DISCARDS; discards++) {
      Tally tally = { .n_discards = discards };

      roll (&tally, 0, dice, 1);
      sum_up (&tally, &(*table)[dice][discards]);
    }

  return table;
}

const PaddockFroSkids *
paddock_fro_skids_get (guint n_dice, guint n_discards)
{
  static GOnce once = G_ONCE_INIT;
  const Table *table = g_once (&once, make_table, NULL);

  return &(
    *table)[MIN (n_dice, PADDOCK_FRO_MAX_SKID_DICE)][MIN (n_discards, PADDOCK_FRO_MAX_DISCARDS)];
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-icons.h"

static guint8
cancel (guint8 *a, guint8 *b)
{
  guint8 pairs = MIN (*a, *b);

  *a = (guint8) (*a - pairs);
  *b = (guint8) (*b - pairs);
  return pairs;
}

FroPairs
fro_cancel_pairs (guint8 counts[FRO_N_ICONS])
{
  return (FroPairs){ .spins = cancel (&counts[FRO_LEFT_SPIN], &counts[FRO_RIGHT_SPIN]),
                     .paces = cancel (&counts[FRO_SLOW], &counts[FRO_HASTE]) };
}

guint
fro_find_effects (const guint8 counts[FRO_N_ICONS])
{
  guint set = 0, most = 1;

  for (guint icon = 0; icon < FRO_N_ICONS; icon++) {
    if (counts[icon] > most)
      set = 0, most = counts[icon];
    if (counts[icon] == most)
      set |= 1u << icon;
  }

  return set;
}

void
fro_convert_icons (guint8 counts[FRO_N_ICONS], gboolean slow_to_haste, gboolean haste_to_slow)
{
  guint8 slow = counts[FRO_SLOW], haste = counts[FRO_HASTE];

  counts[FRO_SLOW] = (guint8) ((slow_to_haste ? 0 : slow) + (haste_to_slow ? haste : 0));
  counts[FRO_HASTE] = (guint8) ((haste_to_slow ? 0 : haste) + (slow_to_haste ? slow : 0));
}

guint
fro_count_icons (const guint8 counts[FRO_N_ICONS])
{
  guint n = 0;

  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    n += counts[icon];

  return n;
}

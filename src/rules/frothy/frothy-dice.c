/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rolling (FRO-DIC): a draw is a face, of which either the number or the icon counts.
 */

#include "frothy-dice.h"

void
fro_roll (PaddockTable *table,
          guint vehicle,
          guint n,
          FroDieUse use,
          FroClause clause,
          guint8 counts[6])
{
  const FroCourse *course = fro_course (table);
  PaddockChance *chance = &fro_state (table)->core.chance;

  for (guint i = 0; i < n; i++) {
    int face = paddock_chance_roll (chance, &fro_die);
    int shows = use == FRO_DIE_CONTROL ? face : course->values[face];

    counts[shows]++;
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_ROLLED, .actor = (guint8) vehicle,
                  .subject = (guint8) use, .clause = clause, .amount = (gint16) shows);
  }
}

/* --- As choices --- */

void
fro_add_dice (const guint8 counts[6], PaddockDecision *decision)
{
  for (int face = 0; face < 6; face++)
    if (counts[face] > 0)
      paddock_decision_add (decision, (PaddockChoice){ .id = (guint16) (FRO_DIE + face),
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = PADDOCK_PLACE (face, 0) });
}

/* The lowest value among the dice, one of the value LOW not counted. */
static int
find_lowest (const guint8 counts[6], int low)
{
  int value = 0;

  while (value <= FRO_MAX_VALUE && counts[value] <= (value == low))
    value++;

  return value;
}

/* FRO-ALG-01, FRO-SPC-12: which of equal dice is kept makes no difference. */
void
fro_add_pairs (const guint8 counts[6], guint forced, PaddockDecision *decision)
{
  int low = find_lowest (counts, -1), second = find_lowest (counts, low);

  for (int a = 0; a <= FRO_MAX_VALUE; a++)
    for (int b = a; b <= FRO_MAX_VALUE; b++) {
      gboolean is_there = a == b ? counts[a] >= 2 : counts[a] && counts[b];

      if (!is_there || (forced >= 1 && a != low) || (forced == 2 && b != second))
        continue;
      paddock_decision_add (decision, (PaddockChoice){ .id = FRO_PAIR (a, b),
                                                       .target = PADDOCK_TARGET_DIE,
                                                       .place = PADDOCK_PLACE (a + b, 0) });
    }
}

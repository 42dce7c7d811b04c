/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rolling (FRO-DIC): a draw is a face, of which either the number or the icon counts.
 */

#include "frothy.h"

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

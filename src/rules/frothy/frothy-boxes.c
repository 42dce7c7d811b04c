/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The boxes that cards lie in: hand, spent and recovery (FRO-REC).
 */

#include "frothy-boxes.h"

#include "frothy-table.h"

const char *const fro_box_names[FRO_N_BOXES] = { "hand", "spent", "recovery" };

FroPile *
fro_get_pile (FroVehicle *vehicle, FroBox box)
{
  return box == FRO_HAND ? &vehicle->hand : box == FRO_SPENT ? &vehicle->spent : &vehicle->recovery;
}

guint
fro_count_pile (const FroPile *pile)
{
  return pile->plain[FRO_WHIP] + pile->plain[FRO_REINS] + pile->plain[FRO_DUAL]
         + (guint) __builtin_popcount (pile->specials);
}

void
fro_take_card (FroPile *pile, FroCard card)
{
  if (card.kind == FRO_CARD_PLAIN)
    pile->plain[card.number]--;
  else
    pile->specials &= (guint16) ~(1 << card.number);
}

void
fro_put_card (FroPile *pile, FroCard card)
{
  if (card.kind == FRO_CARD_PLAIN)
    pile->plain[card.number]++;
  else
    pile->specials |= (guint16) (1 << card.number);
}

guint
fro_find_sides (const PaddockTable *table, guint vehicle, FroCard card)
{
  if (card.kind == FRO_CARD_SPECIAL)
    return fro_spec (table, vehicle)->specials[card.number].sides;

  return card.number == FRO_DUAL ? FRO_BOTH_SIDES : 1u << card.number;
}

void
fro_add_boxed_cards (const PaddockTable *table,
                     guint vehicle,
                     guint boxes,
                     guint sides,
                     PaddockDecision *decision)
{
  for (guint box = 0; box < FRO_N_BOXES; box++) {
    const FroPile *pile = fro_get_pile (fro_vehicle (table, vehicle), box);
    guint set = pile->specials;

    if (!(boxes >> box & 1))
      continue;
    for (guint i = 0; i < FRO_N_PLAIN + FRO_MAX_SPECIALS; i++) {
      gboolean is_plain = i < FRO_N_PLAIN;
      FroCard card = { is_plain ? FRO_CARD_PLAIN : FRO_CARD_SPECIAL,
                       (guint8) (is_plain ? i : i - FRO_N_PLAIN), FRO_AS_WHIP };

      if (!(is_plain ? pile->plain[i] : set >> card.number & 1)
          || !(fro_find_sides (table, vehicle, card) & sides))
        continue;
      fro_add_card (decision, card);
      decision->choices[decision->n_choices - 1].extra = (guint8) box;
    }
  }
}

gboolean
fro_has_boxed_card (const PaddockTable *table, guint vehicle, guint boxes, guint sides)
{
  PaddockDecision cards;

  paddock_decision_ask (&cards, vehicle, 0);
  fro_add_boxed_cards (table, vehicle, boxes, sides, &cards);
  return cards.n_choices > 0;
}

/* --- Recovery --- */

static void
add_pile (FroPile *to, const FroPile *from)
{
  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    to->plain[kind] = (guint8) (to->plain[kind] + from->plain[kind]);
  to->specials |= from->specials;
}

static void
tell_recovered (PaddockTable *table, guint vehicle, const FroPile *pile, FroClause clause)
{
  guint n = fro_count_pile (pile);

  if (n > 0)
    PADDOCK_TELL (table->events, .type = PADDOCK_EVENT_RECOVERED, .actor = (guint8) vehicle,
                  .subject = FRO_SUBJECT_CARDS, .clause = clause, .amount = (gint16) n);
}

void
fro_recover_cards (PaddockTable *table, guint vehicle)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  tell_recovered (table, vehicle, &self->recovery, FRO_REC_01);
  add_pile (&self->hand, &self->recovery);
  self->recovery = self->spent;
  memset (&self->spent, 0, sizeof self->spent);
}

void
fro_recover_spent (PaddockTable *table, guint vehicle, FroClause clause)
{
  FroVehicle *self = fro_vehicle (table, vehicle);

  tell_recovered (table, vehicle, &self->spent, clause);
  add_pile (&self->hand, &self->spent);
  memset (&self->spent, 0, sizeof self->spent);
}

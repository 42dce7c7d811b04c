/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What special cards do with their other side, and traits that can be used a few times only (FRO-CRD-06 to 08,
 * FRO-SPX, FRO-VCG-27).  Both are rows of effects that count for the action in which they are laid down; some are
 * laid down before the dice, some once they are seen.
 */

#include "frothy-abilities.h"

#include "frothy-rows.h"

/* --- What there is --- */

static guint
get_effects (const FroSpec *spec, FroCard card, const FroEffect **effects)
{
  *effects = NULL;
  if (card.kind == FRO_CARD_PLAIN)
    return 0;
  if (card.kind == FRO_CARD_SPECIAL) {
    *effects = spec->specials[card.number].effects;
    return spec->specials[card.number].n_effects;
  }

  *effects = &spec->effects[spec->traits[card.number].first_effect];
  return spec->traits[card.number].n_effects;
}

const FroEffect *
fro_find_ability (const PaddockTable *table, guint vehicle, FroCard card, guint64 kinds, guint when)
{
  const FroEffect *effects;
  guint n = get_effects (fro_spec (table, vehicle), card, &effects);

  for (guint i = 0; i < n; i++)
    if ((kinds >> effects[i].kind & 1) && (effects[i].when & when))
      return &effects[i];

  return NULL;
}

/* One use of a trait in an action. */
static guint
free_traits (const PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint set =
    fro_spec (table, vehicle)->limited & ~(guint) (self->lost_traits | self->pledge.traits);
  guint usable = 0;

  for (; set; set &= set - 1)
    if (self->uses[__builtin_ctz (set)] > 0)
      usable |= set & -set;

  return usable;
}

/* One use of a card in an action, too, even if it comes back to hand meanwhile. */
static guint
free_specials (const FroVehicle *vehicle)
{
  return fro_free_specials (vehicle) & ~(guint) vehicle->pledge.specials[FRO_AS_ABILITY];
}

/* Those of a set that have such an effect, behind the N that are listed already. */
static guint
add_fitting (const PaddockTable *table,
             guint vehicle,
             FroCardKind kind,
             guint set,
             guint64 kinds,
             guint when,
             FroCard cards[FRO_MAX_ABILITIES],
             guint n)
{
  for (; set; set &= set - 1) {
    FroCard card = { (guint8) kind, (guint8) __builtin_ctz (set), FRO_AS_ABILITY };

    if (fro_find_ability (table, vehicle, card, kinds, when))
      cards[n++] = card;
  }

  return n;
}

guint
fro_list_abilities (const PaddockTable *table,
                    guint vehicle,
                    guint64 kinds,
                    guint when,
                    FroCard cards[FRO_MAX_ABILITIES])
{
  guint n = 0;

  if (!(fro_course (table)->kinds & kinds))
    return 0;

  n = add_fitting (table, vehicle, FRO_CARD_SPECIAL, free_specials (fro_vehicle (table, vehicle)),
                   kinds, when, cards, n);
  if (fro_spec (table, vehicle)->limited)
    n = add_fitting (table, vehicle, FRO_CARD_TRAIT, free_traits (table, vehicle), kinds, when,
                     cards, n);
  return n;
}

gboolean
fro_has_ability (const PaddockTable *table, guint vehicle, guint64 kinds, guint when)
{
  FroCard cards[FRO_MAX_ABILITIES];

  if (!fro_vehicle (table, vehicle)->hand.specials && !fro_spec (table, vehicle)->limited)
    return FALSE;

  return fro_list_abilities (table, vehicle, kinds, when, cards) > 0;
}

void
fro_add_abilities (const PaddockTable *table,
                   guint vehicle,
                   guint64 kinds,
                   guint when,
                   PaddockDecision *decision)
{
  FroCard cards[FRO_MAX_ABILITIES];
  guint n = fro_list_abilities (table, vehicle, kinds, when, cards);

  for (guint i = 0; i < n; i++)
    fro_add_card (decision, cards[i]);
}

/* --- What it does --- */

guint
fro_get_card_effects (const PaddockTable *table,
                      guint vehicle,
                      FroCard card,
                      const FroEffect **effects)
{
  return get_effects (fro_spec (table, vehicle), card, effects);
}

guint
fro_find_card_moments (const PaddockTable *table, guint vehicle, FroCard card)
{
  const FroEffect *effects;
  guint n = get_effects (fro_spec (table, vehicle), card, &effects), when = 0;

  for (guint i = 0; i < n; i++)
    when |= effects[i].when;

  return when;
}

gboolean
fro_card_does (const PaddockTable *table,
               guint vehicle,
               FroCard card,
               PaddockFrothyEffectKind kind,
               guint when)
{
  return fro_find_ability (table, vehicle, card, G_GUINT64_CONSTANT (1) << kind, when) != NULL;
}

int
fro_sum_card (PaddockTable *table,
              guint vehicle,
              FroCard card,
              PaddockFrothyEffectKind kind,
              guint when)
{
  const FroEffect *effects;
  guint n = get_effects (fro_spec (table, vehicle), card, &effects);
  int sum = 0;

  for (guint i = 0; i < n; i++)
    if (effects[i].kind == kind && (effects[i].when & when))
      sum += fro_count_row (table, vehicle, &effects[i]);

  return sum;
}

/* The abilities laid down for the action at hand. */
static guint
list_pledged (const FroVehicle *vehicle, FroCard cards[FRO_MAX_ABILITIES])
{
  guint n = 0;

  for (guint set = vehicle->pledge.specials[FRO_AS_ABILITY]; set; set &= set - 1)
    cards[n++] = (FroCard){ FRO_CARD_SPECIAL, (guint8) __builtin_ctz (set), FRO_AS_ABILITY };
  for (guint set = vehicle->pledge.traits; set; set &= set - 1)
    cards[n++] = (FroCard){ FRO_CARD_TRAIT, (guint8) __builtin_ctz (set), FRO_AS_ABILITY };

  return n;
}

gboolean
fro_has_pledged (const PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when)
{
  FroCard cards[FRO_MAX_ABILITIES];
  guint n;

  if (!(fro_course (table)->kinds >> kind & 1))
    return FALSE;

  n = list_pledged (fro_vehicle (table, vehicle), cards);
  for (guint i = 0; i < n; i++)
    if (fro_card_does (table, vehicle, cards[i], kind, when))
      return TRUE;

  return FALSE;
}

int
fro_sum_pledged (PaddockTable *table, guint vehicle, PaddockFrothyEffectKind kind, guint when)
{
  FroCard cards[FRO_MAX_ABILITIES];
  int sum = 0;
  guint n;

  if (!(fro_course (table)->kinds >> kind & 1))
    return 0;

  n = list_pledged (fro_vehicle (table, vehicle), cards);
  for (guint i = 0; i < n; i++)
    sum += fro_sum_card (table, vehicle, cards[i], kind, when);

  return sum;
}

/* The moments at which everything that is laid down counts: abilities for one direction only bind it. */
guint
fro_find_pledged_moments (const PaddockTable *table, guint vehicle, guint when)
{
  FroCard cards[FRO_MAX_ABILITIES];
  guint n = list_pledged (fro_vehicle (table, vehicle), cards);

  for (guint i = 0; i < n; i++)
    when &= fro_find_card_moments (table, vehicle, cards[i]);

  return when;
}

/* --- As a card among cards --- */

/* FRO-CRD-08: the type that a special card has beside its ability; a card of both has that of the ability. */
guint
fro_find_own_side (const PaddockTable *table, guint vehicle, FroCard card)
{
  guint sides =
    card.kind == FRO_CARD_SPECIAL ? fro_spec (table, vehicle)->specials[card.number].sides : 0;

  if (!fro_option (table, FRO_OPTION_SPECIAL_COUNTS) || sides == 0)
    return FRO_NOBODY;
  if (sides != FRO_BOTH_SIDES)
    return sides == 1u << FRO_WHIP ? FRO_WHIP : FRO_REINS;

  return fro_find_card_moments (table, vehicle, card)
             & (PADDOCK_WHEN_ACCELERATE | PADDOCK_WHEN_PERSONAL)
           ? FRO_WHIP
           : FRO_REINS;
}

guint
fro_count_laid (const PaddockTable *table, guint vehicle, guint side)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint n = fro_count_pledged (self, side);

  for (guint set = self->pledge.specials[FRO_AS_ABILITY]; set; set &= set - 1) {
    FroCard card = { FRO_CARD_SPECIAL, (guint8) __builtin_ctz (set), FRO_AS_ABILITY };

    n += fro_find_own_side (table, vehicle, card) == side;
  }

  return n;
}

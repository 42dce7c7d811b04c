/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the dice say of a licence by itself, fresh from the workshop and by the usual rules: its fixed traits count, those
 * with random numbers or a limit do not.
 */

#include "frothy-odds.h"

/* FRO-DIC-01 */
static const guint8 usual_values[] = { 0, 1, 2, 2, 3, 3 };

/* The sum of what traits without a limit add of KIND at one of the moments WHEN. */
static int
sum_traits (const PaddockLicence *licence, PaddockFrothyEffectKind kind, guint when)
{
  int sum = 0;

  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (licence->traits, PaddockTrait, i);
    PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
    guint n = trait->uses > 0 ? 0 : paddock_trait_get_effects (trait, effects);

    for (guint k = 0; k < n; k++)
      if (effects[k].kind == (int) kind && (effects[k].when & when)
          && !paddock_number_is_random (effects[k].n))
        sum += effects[k].n;
  }

  return sum;
}

static guint8
limit (int n)
{
  return (guint8) CLAMP (n, 0, FRO_ODDS_MAX_REROLL_DICE / 2);
}

/* A turn with so many cards; dice of Driver are taken, as they come with as many discards. */
static void
find_control (const PaddockLicence *licence, int dice, guint cards, FroLicenceOdds *found)
{
  guint when = PADDOCK_WHEN_CONTROL_ROLL;
  int spare = (int) cards + MAX (0, sum_traits (licence, PADDOCK_EFFECT_SPARE_DICE, when));
  FroControlRoll roll = {
    .dice = limit (dice + licence->control.minimum + spare
                   + sum_traits (licence, PADDOCK_EFFECT_DICE, when)),
    .discards = limit (spare),
    .rerolls = limit (sum_traits (licence, PADDOCK_EFFECT_REROLL, when)),
  };
  FroControlOdds odds;

  if (!fro_odds_control (&roll, &odds))
    return;
  found->control[cards] = fro_weight_get (odds.passed, odds.of);
  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    found->forced[cards][icon] = fro_weight_get (odds.least[icon], odds.of);
}

/* FRO-DMG-02, 03: an obstacle met at SPEED rolls half as many dice (FRO-FRG-02). */
static double
find_damage (const PaddockLicence *licence, guint speed)
{
  int resilience =
    licence->damage.resilience + sum_traits (licence, PADDOCK_EFFECT_RESILIENCE, ~0u);
  guint when = PADDOCK_WHEN_DAMAGE_ROLL | PADDOCK_WHEN_COLLISION_ROLL;
  FroDamageRoll roll = {
    .dice = limit ((int) (speed + 1) / 2 + sum_traits (licence, PADDOCK_EFFECT_DICE, when)),
    .rerolls = limit (sum_traits (licence, PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_DAMAGE_ROLL)),
  };
  FroDamageOdds odds;

  for (guint face = 0; face < G_N_ELEMENTS (usual_values); face++)
    roll.hurting = (guint8) (roll.hurting + (resilience < 0 || usual_values[face] > resilience));

  return fro_odds_damage (&roll, &odds) ? 1 - fro_weight_get (odds.hits[0], odds.of) : 0;
}

gboolean
fro_odds_licence (const PaddockLicence *licence, guint speed, FroLicenceOdds *odds)
{
  for (guint i = 0; i < paddock_list_len (licence->speeds); i++) {
    const PaddockSpeed *row = PADDOCK_LIST_AT (licence->speeds, PaddockSpeed, i);

    if (row->rating != (int) speed)
      continue;
    *odds = (FroLicenceOdds){ .is_safe = row->control == PADDOCK_CONTROL_SAFE,
                              .damage = find_damage (licence, speed) };
    for (guint cards = 0; cards <= FRO_LICENCE_CARDS && !odds->is_safe; cards++)
      find_control (licence, row->control, cards, odds);
    return TRUE;
  }

  return FALSE;
}

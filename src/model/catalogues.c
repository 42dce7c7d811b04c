/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of all catalogues.
 */

#include "card-effects.h"
#include "frothy-catalogue.h"
#include "team-cards.h"

const PaddockCatalogue *const paddock_catalogues[] = {
  &paddock_traits, /* Frothy Races */
  &paddock_special_cards,   &paddock_affects,         &paddock_stamina_effects,
  &paddock_frothy_effects,  &paddock_item_categories, /* Joyride */
  &paddock_ability_kinds,   &paddock_space_triggers,  &paddock_card_effects,
  &paddock_terrains, /* On the Rivet */
  &paddock_movements,       &paddock_rider_effects,   &paddock_rider_conditions,
  &paddock_rider_selectors, &paddock_tactic_windows,  NULL,
};

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of all kinds of parts.
 */

#include "cards.h"
#include "licence.h"
#include "part.h"
#include "team-cards.h"

const PaddockPartKind *const paddock_part_kinds[] = {
  &paddock_trait_parts, /* Frothy Races */
  &paddock_special_card_parts,
  &paddock_affect_parts,
  &paddock_outcome_parts,
  &paddock_stamina_effect_parts,
  &paddock_frothy_effect_parts,
  &paddock_item_parts, /* Joyride */
  &paddock_ability_parts,
  &paddock_space_parts,
  &paddock_card_effect_parts,
  &paddock_action_card_parts, /* On the Rivet */
  &paddock_event_card_parts,
  &paddock_tactics_card_parts,
  &paddock_rider_effect_parts,
  &paddock_rider_selector_parts,
  NULL,
};

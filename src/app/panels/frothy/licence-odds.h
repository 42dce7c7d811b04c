/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockLicenceOdds: a small table of what the dice say of a licence, Speed by Speed: turns that are passed, and
 * obstacles that hurt.
 */

#pragma once

#include <adwaita.h>

#include "extra-group.h"

#define PADDOCK_TYPE_LICENCE_ODDS (paddock_licence_odds_get_type ())
G_DECLARE_FINAL_TYPE (PaddockLicenceOdds,
                      paddock_licence_odds,
                      PADDOCK,
                      LICENCE_ODDS,
                      AdwPreferencesGroup)

extern const PaddockExtraGroup paddock_licence_odds_group;

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceArrangePanel: what can be done while a position is set up by hand, and what still speaks against it.
 *
 * Signals: "remedied" (int): the conflict of that number shall be put right; "chosen" (int): the piece of that number of
 * those that are not on the board shall be put on it.
 */

#pragma once

#include <adwaita.h>

#include "arrangement.h"

#define PADDOCK_TYPE_RACE_ARRANGE_PANEL (paddock_race_arrange_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceArrangePanel,
                      paddock_race_arrange_panel,
                      PADDOCK,
                      RACE_ARRANGE_PANEL,
                      AdwBin)

void paddock_race_arrange_panel_show (PaddockRaceArrangePanel *self,
                                      PaddockArrangement *arrangement);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places as people think of them: seen from where somebody stands and looks, not by their coordinates.
 */

#pragma once

#include "game.h"
#include "hex.h"
#include "road.h"

/* "hex ahead left", "3 hexes behind": TO as somebody sees it who stands on FROM and faces FACING (0 to 11). */
void paddock_table_say_hex (const PaddockTable *self,
                            GString *out,
                            PaddockHex from,
                            int facing,
                            PaddockHex to);

/* "ahead left", "back": which way something that faces FACING goes from FROM to TO. */
void paddock_table_say_way (const PaddockTable *self,
                            GString *out,
                            PaddockHex from,
                            int facing,
                            PaddockHex to);

/* "lane 2, 3 rows ahead" */
void paddock_table_say_road (const PaddockTable *self,
                             GString *out,
                             PaddockRoadSpace from,
                             PaddockRoadSpace to);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the design checks of Joyride tracks share beyond the map: where a finding about a stage points, and its words.
 */

#pragma once

#include "finding.h"
#include "joyride-map.h"

#define PADDOCK_JOY_ROUTE 125 /* percent of the shortest way that still count as the route */

void paddock_joy_finding_set_stage (PaddockFinding *finding, const PaddockJoyMap *map, guint stage);
/* A phrase: "from the start to ..." */
char *paddock_joy_stage_words (const PaddockJoyMap *map, guint stage);

/* How many free cells stand in a row from CELL on, and which lines they meet. */
guint
paddock_joy_measure_row (const PaddockJoyMap *map, guint cell, guint direction, guint32 *lines);

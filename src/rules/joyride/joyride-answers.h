/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answers of Joyride as people are shown them: which group each is in, and which one is meant unless something else is
 * said.  The questions are in joyride-words.c.
 */

#pragma once

#include "joyride-table.h"

extern const PaddockAnswerGroup joy_window_groups[], joy_drive_groups[];

guint joy_group_window (const PaddockTable *table,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice);
guint joy_group_drive (const PaddockTable *table,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

guint joy_prefer_straight (const PaddockTable *table, const PaddockDecision *decision);
guint joy_prefer_push (const PaddockTable *table, const PaddockDecision *decision);
guint joy_prefer_most (const PaddockTable *table, const PaddockDecision *decision);

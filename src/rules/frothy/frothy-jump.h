/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Jumps (frothy-jump.c).
 */

#pragma once

#include "frothy-flow.h"
#include "frothy-hand.h"
#include "frothy-path.h"

void fro_add_jumps (const PaddockTable *table,
                    const FroPath *path,
                    gboolean is_clean,
                    PaddockDecision *decision);
FroBar fro_find_jump_bar (const PaddockTable *table,
                          const FroPath *path,
                          guint direction,
                          gboolean is_clean,
                          PaddockChoice *choice);
gboolean fro_jump_spares (const PaddockTable *table, FroCard card);
void fro_jump (PaddockTable *table, guint n, guint direction);
extern const PaddockRoutine fro_jump_task;

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tools that lay things on a board: obstacles, items, places of the grid, hazards, notes.  line-tools.h has those that
 * lay lines.
 */

#pragma once

#include "tool.h"

/* The thing of a KIND on HEX: its index, or -1. */
int paddock_layout_find (const PaddockHexTrack *track, PaddockThingKind kind, PaddockHex hex);

#define PADDOCK_LAYOUT_MAX_NUMBER 99 /* of checkpoints and places of the grid */

/* The smallest number from 1 on that no record of the list has; NUMBER is where a record has its own. */
gboolean paddock_layout_has_number (const PaddockList *list, gsize number, int value);
int paddock_layout_free_number (const PaddockList *list, gsize number);
/* Whether N more of them get numbers; if not, the run says so. */
gboolean paddock_layout_may_number (PaddockToolRun *run, const PaddockList *list, guint n);

/* Leaves nothing selected but the thing. */
void paddock_layout_select (PaddockToolRun *run, PaddockThingKind kind, guint index);

/* Takes the thing away.  Nothing is selected then, since indices move. */
void paddock_layout_remove (PaddockToolRun *run, PaddockThingKind kind, guint index);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What tools and commands do with everything that is selected: find it, move it, take it off.
 */

#pragma once

#include "motion.h"
#include "tool.h"

/* What lies uppermost in a hex, of the layers that are open: a thing, or the cell.  FALSE: nothing. */
gboolean paddock_tool_find_thing (const PaddockToolRun *run, PaddockHex hex, PaddockThing *thing);

/* Selects or lets go of what find_thing() found. */
void paddock_selected_set (PaddockToolRun *run, PaddockThing thing, gboolean is_selected);
gboolean paddock_selected_has (const PaddockToolRun *run, PaddockThing thing);

/* Whether the layers of what is selected are open; if not, the run says so. */
gboolean paddock_selected_may_change (PaddockToolRun *run);

/* Cells and things go to their images; what cells leave behind is off the board. */
void paddock_selected_move (PaddockToolRun *run, const PaddockMotion *motion);
void paddock_selected_delete (PaddockToolRun *run);

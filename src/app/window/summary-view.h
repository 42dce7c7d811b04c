/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's summary of a game (summary.h) as a column of text, in which every clause opens below its row.
 */

#pragma once

#include <gtk/gtk.h>

#include "summary.h"

/* SETUP and AID are those of a race, where it is now; NULL: of none.  The view scrolls the window that it is in to AID. */
GtkWidget *paddock_summary_view_new (const PaddockGame *game,
                                     const PaddockSetup *setup,
                                     const PaddockAid *aid);

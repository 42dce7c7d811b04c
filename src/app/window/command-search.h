/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCommandSearch: finds any action by a few letters of its label, and carries it out.
 *
 * Lists the whole table of actions with their keys.  What cannot be done at the moment is listed too,
 * dimmed, so that people learn that it is there.
 */

#pragma once

#include <adwaita.h>

#include "actions.h"

#define PADDOCK_TYPE_COMMAND_SEARCH (paddock_command_search_get_type ())
G_DECLARE_FINAL_TYPE (PaddockCommandSearch,
                      paddock_command_search,
                      PADDOCK,
                      COMMAND_SEARCH,
                      AdwWindow)

/* Actions are carried out by WINDOW, which at the moment has HAS. */
GtkWindow *paddock_command_search_new (GtkWindow *window, PaddockHas has);

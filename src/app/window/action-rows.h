/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of every action of the studio, from the tables of window, problems, races, tools, commands and roads.
 */

#pragma once

#include "actions.h"

extern const PaddockAction paddock_window_actions[];
extern const PaddockAction paddock_problem_actions[];
extern const PaddockAction paddock_race_actions[];
void paddock_tool_actions_add (GArray *actions);
void paddock_view_actions_add (GArray *actions);
void paddock_command_actions_add (GArray *actions);
void paddock_tracing_actions_add (GArray *actions);
void paddock_road_actions_add (GArray *actions);

/* Makes them those of actions.h.  Widgets ask for keys when their classes are made, so this comes first. */
void paddock_action_rows_use (void);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-rows.h"

static void
add_rows (GArray *actions, const PaddockAction *rows)
{
  for (const PaddockAction *action = rows; action->name; action++)
    g_array_append_val (actions, *action);
}

static gpointer
collect (gpointer data)
{
  GArray *actions = g_array_new (TRUE, FALSE, sizeof (PaddockAction));

  add_rows (actions, paddock_window_actions);
  add_rows (actions, paddock_problem_actions);
  add_rows (actions, paddock_race_actions);
  paddock_tracing_actions_add (actions);
  paddock_command_actions_add (actions);
  paddock_view_actions_add (actions);
  paddock_tool_actions_add (actions);
  paddock_road_actions_add (actions);

  return g_array_free (actions, FALSE);
}

void
paddock_action_rows_use (void)
{
  static GOnce once = G_ONCE_INIT;

  paddock_actions_set (g_once (&once, collect, NULL));
}

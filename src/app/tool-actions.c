/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "actions.h"
#include "window-private.h"

#define TOOL_PREFIX "tool."

static void
use_tool_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockEditor *editor = paddock_window_get_editor (PADDOCK_WINDOW (widget));

  paddock_editor_set_tool (editor, name + strlen (TOOL_PREFIX));
}

static void
add_tool (GArray *actions, const PaddockTool *tool)
{
  g_autofree char *name = g_strconcat (TOOL_PREFIX, tool->id, NULL);
  PaddockAction action = {
    .name = g_intern_string (name),
    .label = tool->label,
    .keys = tool->keys,
    .group = PADDOCK_ACTIONS_TOOLS,
    .flags = PADDOCK_ACTION_ON_CANVAS,
    .needs = PADDOCK_HAS_TRACK,
    .activate = use_tool_cb,
  };

  g_array_append_val (actions, action);
}

void
paddock_tool_actions_add (GArray *actions)
{
  for (guint i = 0; paddock_tool_tables[i]; i++)
    for (guint j = 0; j < paddock_tool_tables[i]->n_rows; j++)
      add_tool (actions, &paddock_tool_tables[i]->rows[j]);
}

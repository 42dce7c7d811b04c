/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "actions.h"
#include "road-commands.h"
#include "window-private.h"

#define PREFIX "road."

static void
run_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockDrawingView *drawing = paddock_window_get_drawing (PADDOCK_WINDOW (widget));

  paddock_road_commands_run (paddock_drawing_view_get_road_editor (drawing),
                             name + strlen (PREFIX));
}

void
paddock_road_actions_add (GArray *actions)
{
  for (const PaddockRoadCommand *command = paddock_road_commands; command->id; command++) {
    g_autofree char *name = g_strconcat (PREFIX, command->id, NULL);
    PaddockAction action = {
      .name = g_intern_string (name),
      .label = command->label,
      .keys = command->keys,
      .group = PADDOCK_ACTIONS_ROADS,
      .flags = PADDOCK_ACTION_ON_ROAD,
      .needs = PADDOCK_HAS_ROAD,
      .activate = run_cb,
    };

    g_array_append_val (actions, action);
  }
}

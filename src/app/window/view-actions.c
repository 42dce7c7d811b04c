/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-rows.h"
#include "view-overlay.h"
#include "window-private.h"

#define PREFIX "view.look-at-"

/* Looked at again, it goes away. */
static void
look_at_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *shown = NULL;
  const char *view = name + strlen (PREFIX);

  g_object_get (widget, "overlay", &shown, NULL);
  g_object_set (widget, "overlay", g_strcmp0 (shown, view) == 0 ? "nothing" : view, NULL);
}

void
paddock_view_actions_add (GArray *actions)
{
  for (guint view = PADDOCK_VIEW_NOTHING + 1; view < PADDOCK_N_VIEWS; view++) {
    g_autofree char *name = g_strconcat (PREFIX, paddock_views[view].name, NULL);
    PaddockAction action = {
      .name = g_intern_string (name),
      .label = paddock_views[view].action_label,
      .keys = paddock_views[view].keys,
      .group = PADDOCK_ACTIONS_VIEW,
      .needs = paddock_views[view].is_of_roads ? PADDOCK_HAS_ROAD : PADDOCK_HAS_TRACK,
      .activate = look_at_cb,
    };

    g_array_append_val (actions, action);
  }
}

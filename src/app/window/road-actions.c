/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-rows.h"

#include <glib/gi18n.h>

#include "clipboard.h"
#include "road-commands.h"
#include "road-selection.h"
#include "window-private.h"

#define PREFIX "road."

static PaddockRoadEditor *
get_editor (GtkWidget *widget)
{
  return paddock_road_view_get_road_editor (paddock_window_get_road_view (PADDOCK_WINDOW (widget)));
}

static void
run_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_road_commands_run (get_editor (widget), name + strlen (PREFIX));
}

/* The clipboard. */

static gboolean
copy (GtkWidget *widget)
{
  g_autoptr (PaddockDocument) clip = paddock_road_selection_copy (get_editor (widget));

  if (clip)
    paddock_clipboard_set_document (gtk_widget_get_clipboard (widget), clip);
  return clip != NULL;
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  copy (widget);
}

static void
cut_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (copy (widget))
    paddock_road_selection_delete (get_editor (widget), N_ ("Cut"));
}

static void
pasted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (PaddockRoadEditor) editor = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) clip = paddock_clipboard_read_finish (result, &error);

  if (clip)
    paddock_road_selection_paste (editor, clip);
  else
    paddock_road_editor_tell (editor, error->message);
}

static void
paste_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_clipboard_read_async (gtk_widget_get_clipboard (widget), &paddock_road_track_kind,
                                pasted_cb, g_object_ref (get_editor (widget)));
}

static const PaddockAction clip_actions[] = {
  { "road.cut", N_ ("Cut Tiles"), "<Control>x", .activate = cut_cb },
  { "road.copy", N_ ("Copy Tiles"), "<Control>c", .activate = copy_cb },
  { "road.paste", N_ ("Paste Tiles"), "<Control>v", .activate = paste_cb },
};

static void
add (GArray *actions, PaddockAction action)
{
  action.group = PADDOCK_ACTIONS_ROADS;
  action.flags = PADDOCK_ACTION_ON_ROAD;
  action.needs = PADDOCK_HAS_ROAD;
  g_array_append_val (actions, action);
}

void
paddock_road_actions_add (GArray *actions)
{
  for (const PaddockRoadCommand *command = paddock_road_commands; command->id; command++) {
    g_autofree char *name = g_strconcat (PREFIX, command->id, NULL);

    add (actions, (PaddockAction){ .name = g_intern_string (name),
                                   .label = command->label,
                                   .keys = command->keys,
                                   .activate = run_cb });
  }
  for (guint i = 0; i < G_N_ELEMENTS (clip_actions); i++)
    add (actions, clip_actions[i]);
}

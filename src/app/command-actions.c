/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "actions.h"

#include <glib/gi18n.h>

#include "clip.h"
#include "clipboard.h"
#include "command.h"
#include "section-dialog.h"
#include "window-private.h"

#define COMMAND_PREFIX "edit."

/* Does it, and says why if that is not possible. */
static void
run_command (PaddockWindow *self, const PaddockCommand *command)
{
  PaddockEditor *editor = paddock_window_get_editor (self);

  if (!paddock_editor_run (editor, command->label, command->run)
      && paddock_editor_get_refusal (editor))
    paddock_window_show_toast (self, paddock_editor_get_refusal (editor));
}

static void
command_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  run_command (PADDOCK_WINDOW (widget), paddock_command_find (name + strlen (COMMAND_PREFIX)));
}

/* The clipboard. */

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  paddock_clipboard_copy (gtk_widget_get_clipboard (widget), paddock_window_get_editor (self));
}

static void
cut_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  PaddockCommand cut = *paddock_command_find ("delete");

  cut.label = N_ ("Cut");
  if (paddock_clipboard_copy (gtk_widget_get_clipboard (widget), paddock_window_get_editor (self)))
    run_command (self, &cut);
}

static void
pasted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (PaddockWindow) self = data;
  g_autoptr (GError) error = NULL;

  if (!paddock_clipboard_paste_finish (result, &error))
    paddock_window_show_toast (self, error->message);
}

static void
paste_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  paddock_clipboard_paste_async (gtk_widget_get_clipboard (widget),
                                 paddock_window_get_editor (self), pasted_cb, g_object_ref (self));
}

static void
save_section_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  paddock_section_dialog_present (PADDOCK_WINDOW (widget));
}

static const PaddockAction clip_actions[] = {
  { "edit.cut", N_ ("Cut"), "<Control>x", .activate = cut_cb },
  { "edit.copy", N_ ("Copy"), "<Control>c", .activate = copy_cb },
  { "edit.paste", N_ ("Paste"), "<Control>v", .activate = paste_cb },
  { "edit.save-section", N_ ("Keep as a Section…"), "<Control><Shift>k",
    .activate = save_section_cb },
};

static void
add (GArray *actions, PaddockAction action)
{
  action.group = PADDOCK_ACTIONS_SELECTION;
  action.flags = PADDOCK_ACTION_ON_CANVAS;
  action.needs = PADDOCK_HAS_TRACK;
  g_array_append_val (actions, action);
}

void
paddock_command_actions_add (GArray *actions)
{
  for (guint i = 0; i < G_N_ELEMENTS (clip_actions); i++)
    add (actions, clip_actions[i]);
  for (guint i = 0; paddock_command_tables[i]; i++)
    for (guint j = 0; j < paddock_command_tables[i]->n_rows; j++) {
      const PaddockCommand *command = &paddock_command_tables[i]->rows[j];
      g_autofree char *name = g_strconcat (COMMAND_PREFIX, command->id, NULL);

      add (actions, (PaddockAction){ .name = g_intern_string (name),
                                     .label = command->label,
                                     .keys = command->keys,
                                     .activate = command_cb });
    }
}

static gboolean
can_run (const PaddockAction *action, PaddockEditor *editor)
{
  const PaddockSelection *selection = paddock_editor_get_selection (editor);
  const PaddockHexTrack *track = paddock_editor_get_track (editor);
  const PaddockCommand *command = paddock_command_find (action->name + strlen (COMMAND_PREFIX));

  if (command)
    return paddock_command_can_run (command, track, selection);

  return action->activate == paste_cb || !paddock_selection_is_empty (selection);
}

void
paddock_window_update_commands (PaddockWindow *self)
{
  PaddockEditor *editor = paddock_window_get_editor (self);

  if (!editor || !paddock_editor_get_track (editor))
    return;

  for (const PaddockAction *action = paddock_actions_get (); action->name; action++)
    if (action->group == PADDOCK_ACTIONS_SELECTION)
      gtk_widget_action_set_enabled (GTK_WIDGET (self), action->name, can_run (action, editor));
}

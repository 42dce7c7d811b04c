/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-rows.h"

#include <glib/gi18n.h>

#include "clip.h"
#include "clipboard.h"
#include "command.h"
#include "section-dialog.h"
#include "stamp-tools.h"
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

/* With nothing selected, what is about to be laid is turned in the hand. */
static gboolean
turn_stamp (PaddockEditor *editor, const char *command, gboolean is_asking)
{
  PaddockToolSettings settings = *paddock_editor_get_settings (editor);

  if (paddock_editor_get_tool (editor) != paddock_tool_find ("stamp") || !settings.stamp
      || !paddock_selection_is_empty (paddock_editor_get_selection (editor))
      || !paddock_stamp_turn (&settings, command))
    return FALSE;

  if (!is_asking)
    paddock_editor_set_settings (editor, &settings);
  return TRUE;
}

static void
command_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockEditor *editor = paddock_window_get_editor (PADDOCK_WINDOW (widget));

  if (!turn_stamp (editor, name + strlen (COMMAND_PREFIX), FALSE))
    run_command (PADDOCK_WINDOW (widget), paddock_command_find (name + strlen (COMMAND_PREFIX)));
}

/* The clipboard. */

/* FALSE: nothing is selected.  What a gesture selects may not be on the track yet: it is let go of. */
static gboolean
copy (PaddockWindow *self)
{
  PaddockEditor *editor = paddock_window_get_editor (self);
  const PaddockHexTrack *track = paddock_editor_get_track (editor);
  g_autoptr (PaddockDocument) clip = NULL;

  paddock_editor_cancel (editor);
  if (track)
    clip = paddock_clip_new (track, paddock_editor_get_selection (editor));
  if (clip)
    paddock_clipboard_set_document (gtk_widget_get_clipboard (GTK_WIDGET (self)), clip);
  return clip != NULL;
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  copy (PADDOCK_WINDOW (widget));
}

static void
cut_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockCommand cut = *paddock_command_find ("delete");

  cut.label = N_ ("Cut");
  if (copy (PADDOCK_WINDOW (widget)))
    run_command (PADDOCK_WINDOW (widget), &cut);
}

/* Where it is pasted, and who is told if it can't be. */
typedef struct {
  PaddockWindow *window;
  PaddockEditor *editor;
} Paste;

static void
paste_free (Paste *self)
{
  g_object_unref (self->window);
  g_object_unref (self->editor);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Paste, paste_free)

static void
pasted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (Paste) paste = data;
  PaddockSelection nothing = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) clip = paddock_clipboard_read_finish (result, &error);

  if (clip) {
    paddock_editor_set_selection (paste->editor, &nothing); /* turns are for what is in hand now */
    paddock_editor_set_stamp (paste->editor, clip);
  } else
    paddock_window_show_toast (paste->window, error->message);
}

static void
paste_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);
  Paste *paste = g_new (Paste, 1);

  *paste = (Paste){ g_object_ref (self), g_object_ref (paddock_window_get_editor (self)) };
  paddock_clipboard_read_async (gtk_widget_get_clipboard (widget), &paddock_hex_track_kind,
                                pasted_cb, paste);
}

static void
save_section_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockWindow *self = PADDOCK_WINDOW (widget);

  paddock_section_dialog_present (GTK_WIDGET (self->toasts), paddock_window_get_editor (self));
}

static const PaddockAction clip_actions[] = {
  { "edit.cut", N_ ("Cut"), "<Control>x", .activate = cut_cb },
  { "edit.copy", N_ ("Copy"), "<Control>c", .activate = copy_cb },
  { "edit.paste", N_ ("Paste"), "<Control>v", .activate = paste_cb },
  { "edit.save-section", N_ ("Save as Section…"), "<Control><Shift>k",
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
    return paddock_command_can_run (command, track, selection)
           || turn_stamp (editor, command->id, TRUE);

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

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a window says about undo: its buttons tell what they would take back, and a toast offers it.
 */

#include "window-private.h"

#include <glib/gi18n.h>

#include "toast.h"

const char *
paddock_window_get_undo_label (PaddockWindow *self)
{
  PaddockRaceView *view = paddock_window_get_race_view (self);
  PaddockDocumentFile *file = paddock_window_get_file (self);

  if (view)
    return paddock_race_view_get_undo_label (view);

  return file ? paddock_document_file_get_undo_label (file) : NULL;
}

const char *
paddock_window_get_redo_label (PaddockWindow *self)
{
  PaddockRaceView *view = paddock_window_get_race_view (self);
  PaddockDocumentFile *file = paddock_window_get_file (self);

  if (view)
    return paddock_race_view_get_redo_label (view);

  return file ? paddock_document_file_get_redo_label (file) : NULL;
}

/* "Undo Change Title (Ctrl+Z)": the button says what it would take back. */
static void
describe_step (GtkWidget *button, const char *action_name, const char *step)
{
  PaddockAction action = *paddock_actions_find (action_name);
  g_autofree char *label = NULL;
  g_autofree char *tooltip = NULL;

  /* Translators: "Undo" or "Redo", and the label of the step: "Change Title". */
  label = step ? g_strdup_printf (_ ("%s: %s"), _ (action.label), step) : NULL;
  if (label)
    action.label = label;
  tooltip = paddock_action_dup_tooltip (&action);
  gtk_widget_set_tooltip_text (button, tooltip);
}

static void
undo_toast_gone_cb (PaddockWindow *self)
{
  self->undo_toast = NULL;
}

void
paddock_window_show_undo_toast (PaddockWindow *self, const char *text)
{
  AdwToast *toast = paddock_toast_new (text);

  if (self->undo_toast)
    adw_toast_dismiss (self->undo_toast);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "doc.undo");
  self->undo_toast = toast;
  self->undo_version = paddock_document_file_get_document (paddock_window_get_file (self));
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (undo_toast_gone_cb), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Once something else was done, the button would take back that instead. */
static void
dismiss_undo_toast (PaddockWindow *self, PaddockDocumentFile *file)
{
  if (self->undo_toast
      && (!file || paddock_document_file_get_state (file) != PADDOCK_DOCUMENT_FILE_READY
          || paddock_document_file_get_document (file) != self->undo_version))
    adw_toast_dismiss (self->undo_toast);
}

void
paddock_window_update_undo (PaddockWindow *self)
{
  dismiss_undo_toast (self, paddock_window_get_file (self));
  describe_step (self->undo_button, "doc.undo", paddock_window_get_undo_label (self));
  describe_step (self->redo_button, "doc.redo", paddock_window_get_redo_label (self));
}

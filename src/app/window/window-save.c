/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-private.h"

#include <glib/gi18n.h>

#include "document-filters.h"
#include "quote.h"
#include "race-record.h"
#include "recent-files.h"
#include "tracing-picture.h"

/* Saving one document. */

/* A file that somebody gives away gives away what is in it. */
static gboolean
has_secrets (PaddockDocumentPage *page)
{
  PaddockRaceView *view = paddock_document_page_get_race_view (page);
  PaddockRace *race = view ? paddock_race_view_get_race (view) : NULL;

  return race && !paddock_race_get_error (race) && paddock_race_has_secrets (race);
}

void
paddock_window_saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockWindow *self = PADDOCK_WINDOW (object);
  PaddockDocumentPage *page = g_task_get_task_data (G_TASK (result));

  if (paddock_window_save_finish (self, result))
    paddock_window_show_toast (self, has_secrets (page) ? _ (
                                       "Saved. The file holds the whole race, secrets included.")
                                                        : _ ("Saved"));
}

static void
failure_response_cb (PaddockDocumentPage *page, const char *response)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  if (g_str_equal (response, "elsewhere") && root)
    paddock_window_save_async (PADDOCK_WINDOW (root), page, TRUE, paddock_window_saved_cb, NULL);
}

static void
show_failure (PaddockWindow *self, PaddockDocumentPage *page, const GError *error)
{
  g_autofree char *name = paddock_document_file_dup_name (paddock_document_page_get_file (page));
  GtkWidget *widget = adw_message_dialog_new (GTK_WINDOW (self), NULL, NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  g_autofree char *reason = paddock_plain_line (error->message);

  adw_message_dialog_format_heading (dialog, _ ("“%s” Could Not Be Saved"), name);
  adw_message_dialog_format_body (
    dialog,
    _ ("%s\n\n"
       "Nothing is lost: the document is still open, and the old file is unchanged. Save it "
       "somewhere else, or fix the problem and save again."),
    reason);
  adw_message_dialog_add_responses (dialog, "close", _ ("_Close"), "elsewhere", _ ("Save _As…"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "elsewhere", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "elsewhere");
  adw_message_dialog_set_close_response (dialog, "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (failure_response_cb), page,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
file_saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockDocumentFile *file = PADDOCK_DOCUMENT_FILE (object);
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = paddock_document_file_save_finish (file, result, &error);

  if (is_saved)
    paddock_recent_files_add (paddock_document_file_get_file (file));
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    paddock_window_show_toast (g_task_get_source_object (task),
                               _ ("Not saved: another program has changed the file"));
  else
    show_failure (g_task_get_source_object (task), g_task_get_task_data (task), error);
  g_task_return_boolean (task, is_saved);
}

/* Takes TASK. */
static void
save_to (GTask *task, GFile *place)
{
  PaddockDocumentFile *file = paddock_document_page_get_file (g_task_get_task_data (task));

  paddock_tracing_picture_follow (file, place);
  paddock_document_file_save_async (file, place, file_saved_cb, task);
}

/* A name without any extension gets the document's own. */
static GFile *
complete_name (GFile *chosen, const char *extension)
{
  g_autofree char *name = g_file_get_basename (chosen);
  g_autofree char *full = g_strconcat (name, extension, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (chosen);

  return strchr (name, '.') ? g_object_ref (chosen) : g_file_get_child (folder, full);
}

static void choose_place (GTask *task, GFile *place);

static void
place_chosen_cb (GtkFileChooser *chooser, int response, gpointer data)
{
  g_autoptr (GTask) task = data;
  PaddockDocumentFile *file = paddock_document_page_get_file (g_task_get_task_data (task));
  const char *extension = paddock_document_file_get_document (file)->kind->extension;
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);
  g_autoptr (GFile) place = NULL;

  place = chosen ? complete_name (chosen, extension) : NULL;
  if (response != GTK_RESPONSE_ACCEPT || !place)
    g_task_return_boolean (task, FALSE);
  else if (!g_file_equal (place, chosen) && g_file_query_exists (place, NULL))
    choose_place (g_steal_pointer (&task), place); /* where it asks before replacing */
  else
    save_to (g_steal_pointer (&task), place);

  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

/* Takes TASK.  PLACE is where the dialog begins, or NULL. */
static void
choose_place (GTask *task, GFile *place)
{
  GtkWindow *window = g_task_get_source_object (task);
  PaddockDocumentPage *page = g_task_get_task_data (task);
  g_autofree char *name =
    paddock_document_file_dup_suggested_name (paddock_document_page_get_file (page));
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (has_secrets (page) ? _ ("Save Whole Race, Secrets Included")
                                                    : _ ("Save Document"),
                                 window, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  paddock_document_filters_add (GTK_FILE_CHOOSER (native));
  if (place)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (native), place, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  g_signal_connect (native, "response", G_CALLBACK (place_chosen_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

void
paddock_window_save_async (PaddockWindow *self,
                           PaddockDocumentPage *page,
                           gboolean elsewhere,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);
  GFile *place = paddock_document_file_get_file (paddock_document_page_get_file (page));

  paddock_document_page_flush (page, TRUE);
  g_task_set_source_tag (task, paddock_window_save_async);
  g_task_set_task_data (task, g_object_ref (page), g_object_unref);
  if (place && !elsewhere)
    save_to (task, place);
  else
    choose_place (task, place);
}

gboolean
paddock_window_save_finish (PaddockWindow *self, GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

/* Asking before work is lost. */

static void save_next (GTask *task);

static void
next_saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;

  if (paddock_window_save_finish (PADDOCK_WINDOW (object), result))
    save_next (g_steal_pointer (&task));
  else
    g_task_return_boolean (task, FALSE);
}

/* Takes TASK, whose data are the pages still to be saved. */
static void
save_next (GTask *task)
{
  GPtrArray *pages = g_task_get_task_data (task);
  g_autoptr (PaddockDocumentPage) page = NULL;

  if (pages->len == 0) {
    g_task_return_boolean (task, TRUE);
    g_object_unref (task);
    return;
  }

  page = g_ptr_array_steal_index (pages, 0);
  paddock_window_save_async (g_task_get_source_object (task), page, FALSE, next_saved_cb, task);
}

static void
answered_cb (GTask *task, const char *response)
{
  if (g_str_equal (response, "save")) {
    save_next (task);
  } else {
    g_task_return_boolean (task, g_str_equal (response, "discard"));
    g_object_unref (task);
  }
}

static char *
dup_question (GPtrArray *pages)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *question = NULL;
  gboolean is_secret = FALSE;

  for (guint i = 0; i < pages->len; i++) {
    PaddockDocumentFile *file = paddock_document_page_get_file (pages->pdata[i]);
    g_autofree char *name = paddock_document_file_dup_name (file);

    g_string_append_printf (names, i ? "\n“%s”" : "“%s”", name);
    is_secret |= has_secrets (pages->pdata[i]);
  }

  question = g_strdup_printf (
    ngettext ("%s has unsaved changes. They will be lost if you discard them.",
              "These documents have unsaved changes. They will be lost if you discard them.\n\n"
              "%s",
              pages->len),
    names->str);
  return is_secret
           ? g_strconcat (question, "\n\n",
                          _ ("The file of a race holds the whole race, secrets included."), NULL)
           : g_steal_pointer (&question);
}

/* Takes TASK. */
static void
ask (PaddockWindow *self, GTask *task)
{
  GPtrArray *pages = g_task_get_task_data (task);
  g_autofree char *question = dup_question (pages);
  GtkWidget *widget = adw_message_dialog_new (GTK_WINDOW (self), _ ("Save Changes?"), question);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"),
                                    "save", pages->len > 1 ? _ ("_Save All") : _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (answered_cb), task);
  gtk_window_present (GTK_WINDOW (dialog));
  self->settling = task;
}

/* Takes TASK, whose data are all the pages. */
static void
settle (GTask *task)
{
  PaddockWindow *self = g_task_get_source_object (task);
  GPtrArray *pages = g_task_get_task_data (task);
  GPtrArray *unsaved = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < pages->len; i++) {
    paddock_document_page_flush (pages->pdata[i], FALSE);
    if (!paddock_window_keep_race (self, pages->pdata[i])
        && paddock_document_page_has_work (pages->pdata[i]))
      g_ptr_array_add (unsaved, g_object_ref (pages->pdata[i]));
  }

  g_task_set_task_data (task, unsaved, (GDestroyNotify) g_ptr_array_unref);
  if (unsaved->len > 0)
    ask (self, task);
  else
    save_next (task);
}

/* A position that is being set up is in no document yet, so nothing that is saved keeps it. */
static gboolean
find_position (GPtrArray *pages, guint *index)
{
  for (guint i = 0; i < pages->len; i++) {
    PaddockRaceView *view = paddock_document_page_get_race_view (pages->pdata[i]);

    if (view && paddock_race_view_has_arranged (view)) {
      *index = i;
      return TRUE;
    }
  }

  return FALSE;
}

static void
position_answered_cb (GTask *task, const char *response)
{
  GPtrArray *pages = g_task_get_task_data (task);
  guint i;

  if (g_str_equal (response, "discard")) {
    while (find_position (pages, &i))
      paddock_race_view_end_arrangement (paddock_document_page_get_race_view (pages->pdata[i]));
    settle (task);
  } else {
    g_task_return_boolean (task, FALSE);
    g_object_unref (task);
  }
}

/* Takes TASK. */
static void
ask_about_position (PaddockWindow *self, GTask *task)
{
  GtkWidget *widget =
    adw_message_dialog_new (GTK_WINDOW (self), _ ("Discard Position?"),
                            _ ("You are setting up a position. Your changes will be lost if you "
                               "discard it. To keep them, go back and race from it."));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Go Back"), "discard", _ ("_Discard"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (position_answered_cb), task);
  gtk_window_present (GTK_WINDOW (dialog));
  self->settling = task;
}

void
paddock_window_settle_async (PaddockWindow *self,
                             GPtrArray *pages,
                             GAsyncReadyCallback callback,
                             gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);
  GPtrArray *held = g_ptr_array_new_with_free_func (g_object_unref);
  guint i;

  for (i = 0; i < pages->len; i++)
    g_ptr_array_add (held, g_object_ref (pages->pdata[i]));
  g_task_set_source_tag (task, paddock_window_settle_async);
  g_task_set_task_data (task, held, (GDestroyNotify) g_ptr_array_unref);
  if (self->settling) {
    g_task_return_boolean (task, FALSE);
    g_object_unref (task);
  } else if (find_position (pages, &i)) {
    ask_about_position (self, task);
  } else {
    settle (task);
  }
}

gboolean
paddock_window_settle_finish (PaddockWindow *self, GAsyncResult *result)
{
  if (self->settling == G_TASK (result))
    self->settling = NULL;

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

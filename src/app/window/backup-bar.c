/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "backup-bar.h"

#include <glib/gi18n.h>

#include "message-bar.h"
#include "quote.h"

struct _PaddockBackupBar {
  AdwBin parent_instance;

  PaddockApplication *application; /* borrowed: it lives as long as its windows */
  PaddockMessageBar *bar;          /* borrowed: our child */
};

G_DEFINE_FINAL_TYPE (PaddockBackupBar, paddock_backup_bar, ADW_TYPE_BIN)

static void
show_failure (PaddockBackupBar *self, const char *failure)
{
  g_autofree char *reason = paddock_plain_line (failure);
  g_autofree char *text = g_strdup_printf (
    /* Translators: %s says why not. */
    _ ("Unsaved work is not being backed up, so a crash would lose it. Save your documents.\n%s"),
    reason);

  paddock_message_bar_show (self->bar, GTK_MESSAGE_WARNING, text, (PaddockMessageChoice){ 0 },
                            (PaddockMessageChoice){ 0 });
}

static void
show_unread (PaddockBackupBar *self, GPtrArray *all)
{
  const PaddockAutosaveUnread *unread = all->pdata[0];
  g_autofree char *uri = g_filename_to_uri (unread->path, NULL, NULL);
  g_autofree char *reason = paddock_plain_line (unread->reason);
  g_autofree char *text = g_strdup_printf (
    /* Translators: %s says why not. */
    ngettext ("Some unsaved work of an earlier session can’t be read. Its file is kept.\n%s",
              "Some unsaved work of earlier sessions can’t be read. Its files are kept.\n%s",
              all->len),
    reason);

  paddock_message_bar_show (self->bar, GTK_MESSAGE_WARNING, text,
                            (PaddockMessageChoice){ N_ ("Show in _Folder"), "win.show-folder",
                                                    uri },
                            (PaddockMessageChoice){ N_ ("_Dismiss"), "backup.dismiss-unread" });
}

/* What is being lost now comes before what was lost. */
static void
update (PaddockBackupBar *self)
{
  const PaddockAutosave *autosave = paddock_application_get_autosave (self->application);
  const char *failure = paddock_autosave_get_failure (autosave);
  GPtrArray *unread = paddock_autosave_get_unread (autosave);

  if (failure)
    show_failure (self, failure);
  else if (unread->len > 0)
    show_unread (self, unread);
  else
    paddock_message_bar_hide (self->bar);
}

static void
dismiss_unread_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  PaddockBackupBar *self = PADDOCK_BACKUP_BAR (widget);

  paddock_autosave_dismiss_unread (paddock_application_get_autosave (self->application));
}

static void
paddock_backup_bar_class_init (PaddockBackupBarClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "backup.dismiss-unread", NULL,
                                   dismiss_unread_cb);
}

static void
paddock_backup_bar_init (PaddockBackupBar *self)
{
  self->bar = g_object_new (PADDOCK_TYPE_MESSAGE_BAR, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}

void
paddock_backup_bar_set_application (PaddockBackupBar *self, PaddockApplication *application)
{
  g_return_if_fail (PADDOCK_IS_BACKUP_BAR (self));

  self->application = application;
  g_signal_connect_object (application, "backup-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

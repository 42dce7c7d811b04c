/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "notice-bar.h"

#include <glib/gi18n.h>

struct _PaddockNoticeBar {
  AdwBin parent_instance;

  PaddockDocumentFile *file; /* borrowed: it lives as long as the page around us */

  GtkInfoBar *bar; /* template children */
  GtkLabel *text;
  GtkButton *first_button;
  GtkButton *second_button;
};

G_DEFINE_FINAL_TYPE (PaddockNoticeBar, paddock_notice_bar, ADW_TYPE_BIN)

typedef struct {
  const char *label;
  const char *action;
} Choice;

typedef struct {
  const char *text;
  Choice first, second;
} Notice;

static const Notice notices[] = {
  [PADDOCK_NOTICE_NONE] = { "" },
  [PADDOCK_NOTICE_RECOVERED] = { N_ ("Recovered: this work was not saved when Paddock last ended. "
                                     "The file is still as it was."),
                                 { N_ ("_Save"), "doc.save" },
                                 { N_ ("_Discard"), "doc.reload" } },
  [PADDOCK_NOTICE_CHANGED] = { N_ ("Another program has changed the file, and so have you. Saving "
                                   "replaces its changes."),
                               { N_ ("_Reload"), "doc.reload" },
                               { N_ ("_Keep Mine"), "doc.dismiss-notice" } },
  [PADDOCK_NOTICE_UNREADABLE] = { N_ ("Another program has changed the file, and it can’t be read "
                                      "now. Saving replaces it."),
                                  { N_ ("_Try Again"), "doc.reload" },
                                  { N_ ("_Keep Mine"), "doc.dismiss-notice" } },
  [PADDOCK_NOTICE_GONE] = { N_ ("The file has been deleted, renamed or moved. Saving creates it "
                                "again."),
                            { N_ ("_Save"), "doc.save" },
                            { N_ ("Save _As…"), "doc.save-as" } },
};

/* Work that never had a file. */
static const Notice untitled = { N_ ("Recovered: this work was not saved when Paddock last ended."),
                                 { N_ ("_Save…"), "doc.save" },
                                 { N_ ("_Discard"), "doc.close" } };

static void
show_choice (GtkButton *button, const Choice *choice)
{
  gtk_button_set_label (button, choice->label ? _(choice->label) : "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), choice->action);
}

static char *
dup_text (PaddockNoticeBar *self, const Notice *notice)
{
  const GError *error = paddock_document_file_get_error (self->file);

  return notice == &notices[PADDOCK_NOTICE_UNREADABLE]
    ? g_strconcat (_(notice->text), "\n", error->message, NULL)
    : g_strdup (_(notice->text));
}

static void
update (PaddockNoticeBar *self)
{
  PaddockNotice id = paddock_document_file_get_notice (self->file);
  gboolean is_untitled = id && !paddock_document_file_get_file (self->file);
  const Notice *notice = is_untitled ? &untitled : &notices[id];
  g_autofree char *text = NULL;

  gtk_info_bar_set_revealed (self->bar, id != PADDOCK_NOTICE_NONE);
  if (id == PADDOCK_NOTICE_NONE)
    return; /* it keeps its words while it slides away */

  text = dup_text (self, notice);
  gtk_label_set_label (self->text, text);
  show_choice (self->first_button, &notice->first);
  show_choice (self->second_button, &notice->second);
}

static void
paddock_notice_bar_class_init (PaddockNoticeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/notice-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockNoticeBar, bar);
  gtk_widget_class_bind_template_child (widget_class, PaddockNoticeBar, text);
  gtk_widget_class_bind_template_child (widget_class, PaddockNoticeBar, first_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockNoticeBar, second_button);
}

static void
paddock_notice_bar_init (PaddockNoticeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
paddock_notice_bar_set_file (PaddockNoticeBar *self, PaddockDocumentFile *file)
{
  g_return_if_fail (PADDOCK_IS_NOTICE_BAR (self));

  self->file = file;
  g_signal_connect_object (file, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "notice-bar.h"

#include <glib/gi18n.h>

#include "message-bar.h"
#include "quote.h"

struct _PaddockNoticeBar {
  AdwBin parent_instance;

  PaddockDocumentFile *file; /* borrowed: it lives as long as the page around us */
  PaddockMessageBar *bar;    /* borrowed: our child */
};

G_DEFINE_FINAL_TYPE (PaddockNoticeBar, paddock_notice_bar, ADW_TYPE_BIN)

typedef struct {
  const char *text;
  PaddockMessageChoice first, second;
} Notice;

static const Notice notices[] = {
  [PADDOCK_NOTICE_NONE] = { "" },
  [PADDOCK_NOTICE_RECOVERED] = { N_ ("Recovered: this work was unsaved when Paddock last "
                                     "closed. The file is unchanged."),
                                 { N_ ("_Save"), "doc.save" },
                                 { N_ ("_Discard"), "doc.reload" } },
  [PADDOCK_NOTICE_CHANGED] = { N_ ("Another program has changed the file, and so have you. "
                                   "Saving overwrites its changes."),
                               { N_ ("_Reload"), "doc.reload" },
                               { N_ ("_Keep Mine"), "doc.dismiss-notice" } },
  [PADDOCK_NOTICE_UNREADABLE] = { N_ ("Another program has changed the file, and it can no "
                                      "longer be read. Saving overwrites it."),
                                  { N_ ("_Try Again"), "doc.reload" },
                                  { N_ ("_Keep Mine"), "doc.dismiss-notice" } },
  [PADDOCK_NOTICE_GONE] = { N_ ("The file has been deleted, renamed or moved. Saving creates it "
                                "again."),
                            { N_ ("_Save"), "doc.save" },
                            { N_ ("Save _As…"), "doc.save-as" } },
};

/* Work that never had a file. */
static const Notice untitled = { N_ ("Recovered: this work was unsaved when Paddock last closed."),
                                 { N_ ("_Save…"), "doc.save" },
                                 { N_ ("_Discard"), "doc.close" } };

static char *
dup_text (PaddockNoticeBar *self, const Notice *notice)
{
  const GError *error = paddock_document_file_get_error (self->file);
  g_autofree char *reason = error ? paddock_plain_line (error->message) : NULL;

  return notice == &notices[PADDOCK_NOTICE_UNREADABLE]
           ? g_strconcat (_ (notice->text), "\n", reason, NULL)
           : g_strdup (_ (notice->text));
}

static void
update (PaddockNoticeBar *self)
{
  PaddockNotice id = paddock_document_file_get_notice (self->file);
  gboolean is_untitled = id && !paddock_document_file_get_file (self->file);
  const Notice *notice = is_untitled ? &untitled : &notices[id];
  g_autofree char *text = NULL;

  if (id == PADDOCK_NOTICE_NONE) {
    paddock_message_bar_hide (self->bar);
    return;
  }

  text = dup_text (self, notice);
  paddock_message_bar_show (self->bar, GTK_MESSAGE_INFO, text, notice->first, notice->second);
}

static void
paddock_notice_bar_class_init (PaddockNoticeBarClass *klass)
{
}

static void
paddock_notice_bar_init (PaddockNoticeBar *self)
{
  self->bar = g_object_new (PADDOCK_TYPE_MESSAGE_BAR, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}

void
paddock_notice_bar_set_file (PaddockNoticeBar *self, PaddockDocumentFile *file)
{
  g_return_if_fail (PADDOCK_IS_NOTICE_BAR (self));

  self->file = file;
  g_signal_connect_object (file, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

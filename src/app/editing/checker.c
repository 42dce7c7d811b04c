/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checker.h"

#include "background.h"
#include "cancellable-stop.h"
#include "check.h"

struct _PaddockChecker {
  GObject parent_instance;

  PaddockDocumentFile *file;
  PaddockDocument *document; /* the current version */
  GPtrArray *findings;       /* of `checked` */
  PaddockDocument *checked;  /* NULL: none yet */
  PaddockDocument *looking;  /* what the thread holds; NULL: none runs */
  GCancellable *cancellable;
  gboolean is_stopped;
};

enum {
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PaddockChecker, paddock_checker, G_TYPE_OBJECT)

static void
look_thread (GTask *task, gpointer source, gpointer document, GCancellable *cancellable)
{
  PaddockStop stop = PADDOCK_CANCELLABLE_STOP (cancellable);
  GPtrArray *findings = paddock_check_document_until (document, &stop);

  g_task_return_pointer (task, findings, (GDestroyNotify) g_ptr_array_unref);
}

static void
forget_findings (PaddockChecker *self)
{
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  g_clear_pointer (&self->checked, paddock_document_unref);
}

static void look (PaddockChecker *self);

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  PaddockChecker *self = PADDOCK_CHECKER (object);
  g_autoptr (GPtrArray) findings = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (PaddockDocument) looked = g_steal_pointer (&self->looking);

  g_clear_object (&self->cancellable);
  if (self->is_stopped)
    return;

  if (findings && self->document) {
    forget_findings (self);
    self->findings = g_steal_pointer (&findings);
    self->checked = g_steal_pointer (&looked);
    g_signal_emit (self, signals[CHANGED], 0);
  }
  look (self);
}

/* Looks at the current version unless that has been done, or is being done. */
static void
look (PaddockChecker *self)
{
  PaddockDocument *document = self->document;
  g_autoptr (GTask) task = NULL;

  if (!document || document == self->checked || document == self->looking)
    return;
  if (self->looking) {
    g_cancellable_cancel (self->cancellable);
    return;
  }

  self->looking = paddock_document_ref (document);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, looked_cb, NULL);
  g_task_set_source_tag (task, look);
  g_task_set_task_data (task, paddock_document_ref (document),
                        (GDestroyNotify) paddock_document_unref);
  paddock_background_run (task, look_thread);
}

void
paddock_checker_look_at (PaddockChecker *self, PaddockDocument *document)
{
  gboolean had_findings;

  g_return_if_fail (PADDOCK_IS_CHECKER (self));

  if (document == self->document)
    return;

  had_findings = self->checked != NULL;
  g_clear_pointer (&self->document, paddock_document_unref);
  if (document)
    self->document = paddock_document_ref (document);
  else
    forget_findings (self);
  if (had_findings)
    g_signal_emit (self, signals[CHANGED], 0);
  look (self);
}

static void
file_changed_cb (PaddockChecker *self)
{
  gboolean is_ready = paddock_document_file_get_state (self->file) == PADDOCK_DOCUMENT_FILE_READY;

  paddock_checker_look_at (self, is_ready ? paddock_document_file_get_document (self->file) : NULL);
}

static void
paddock_checker_finalize (GObject *object)
{
  PaddockChecker *self = PADDOCK_CHECKER (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->document, paddock_document_unref);
  forget_findings (self);

  G_OBJECT_CLASS (paddock_checker_parent_class)->finalize (object);
}

static void
paddock_checker_class_init (PaddockCheckerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_checker_finalize;

  signals[CHANGED] = g_signal_new ("changed", PADDOCK_TYPE_CHECKER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
paddock_checker_init (PaddockChecker *self)
{
}

PaddockChecker *
paddock_checker_new (PaddockDocumentFile *file)
{
  PaddockChecker *self = g_object_new (PADDOCK_TYPE_CHECKER, NULL);

  if (!file)
    return self;

  self->file = g_object_ref (file);
  g_signal_connect_object (file, "changed", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
  file_changed_cb (self);

  return self;
}

void
paddock_checker_stop (PaddockChecker *self)
{
  g_return_if_fail (PADDOCK_IS_CHECKER (self));

  self->is_stopped = TRUE;
  if (self->file)
    g_signal_handlers_disconnect_by_data (self->file, self);
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
}

PaddockDocument *
paddock_checker_get_document (PaddockChecker *self)
{
  g_return_val_if_fail (PADDOCK_IS_CHECKER (self), NULL);

  return self->document;
}

GPtrArray *
paddock_checker_get_findings (PaddockChecker *self)
{
  g_return_val_if_fail (PADDOCK_IS_CHECKER (self), NULL);

  return self->findings;
}

gboolean
paddock_checker_is_current (PaddockChecker *self)
{
  g_return_val_if_fail (PADDOCK_IS_CHECKER (self), FALSE);

  return self->checked && self->checked == self->document;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-panel.h"

#include <glib/gi18n.h>

#include "history-step.h"

struct _PaddockHistoryPanel {
  AdwBin parent_instance;

  PaddockDocumentFile *file;
  GListStore *steps; /* of PaddockHistoryStep */
  guint position;    /* of the history, as the steps show it */

  GtkListView *list; /* template children */
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (PaddockHistoryPanel, paddock_history_panel, ADW_TYPE_BIN)

static const char *
get_label (PaddockHistoryPanel *self, const PaddockHistory *history, guint i)
{
  const char *label = paddock_history_get_label (history, i);

  if (label && *label)
    return label;

  return paddock_document_file_get_file (self->file) ? _ ("Opened") : _ ("Created");
}

static gconstpointer
get_listed (PaddockHistoryPanel *self, guint i)
{
  g_autoptr (PaddockHistoryStep) step = g_list_model_get_item (G_LIST_MODEL (self->steps), i);

  return step ? paddock_history_step_get_version (step) : NULL;
}

/* A history has let go of its oldest versions. */
static void
drop_oldest (PaddockHistoryPanel *self, const PaddockHistory *history)
{
  gconstpointer oldest = paddock_history_get_version (history, 0);
  guint n = 0;

  while (get_listed (self, n) && get_listed (self, n) != oldest)
    n++;
  if (n > 0)
    g_list_store_splice (self->steps, 0, n, NULL, 0);
  self->position -= MIN (n, self->position);
}

/* How many steps at the beginning are listed already.  Histories change at their end, so that is where to look. */
static guint
count_known (PaddockHistoryPanel *self, const PaddockHistory *history)
{
  guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (self->steps)),
                 paddock_history_get_n_versions (history));

  while (n > 0 && get_listed (self, n - 1) != paddock_history_get_version (history, n - 1))
    n--;

  return n;
}

static void
mark_step (PaddockHistoryStep *step, guint i, guint position)
{
  paddock_history_step_set_state (step, i < position    ? PADDOCK_STEP_PAST
                                        : i == position ? PADDOCK_STEP_CURRENT
                                                        : PADDOCK_STEP_FUTURE);
}

static void
list_steps (PaddockHistoryPanel *self, const PaddockHistory *history)
{
  guint known = count_known (self, history);
  guint old = g_list_model_get_n_items (G_LIST_MODEL (self->steps)) - known;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = known; i < paddock_history_get_n_versions (history); i++) {
    PaddockHistoryStep *step = paddock_history_step_new (get_label (self, history, i),
                                                         paddock_history_get_version (history, i));

    mark_step (step, i, paddock_history_get_position (history));
    g_ptr_array_add (added, step);
  }
  if (old > 0 || added->len > 0)
    g_list_store_splice (self->steps, known, old, added->pdata, added->len);
}

/* Those between where the history was and where it is; the others stay what they are. */
static void
mark_steps (PaddockHistoryPanel *self, guint position)
{
  guint last = MAX (position, self->position);

  for (guint i = MIN (position, self->position); i <= last; i++) {
    g_autoptr (PaddockHistoryStep) step = g_list_model_get_item (G_LIST_MODEL (self->steps), i);

    if (step)
      mark_step (step, i, position);
  }
  self->position = position;
}

static void
file_changed_cb (PaddockHistoryPanel *self)
{
  const PaddockHistory *history = paddock_document_file_get_history (self->file);
  guint position;

  if (!history)
    return;

  position = paddock_history_get_position (history);
  drop_oldest (self, history);
  list_steps (self, history);
  mark_steps (self, position);
  gtk_single_selection_set_selected (self->selection, position);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

static void
activate_cb (PaddockHistoryPanel *self, guint position)
{
  paddock_document_file_travel (self->file, position);
}

static void
paddock_history_panel_dispose (GObject *object)
{
  PaddockHistoryPanel *self = PADDOCK_HISTORY_PANEL (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->steps);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (paddock_history_panel_parent_class)->dispose (object);
}

static void
paddock_history_panel_class_init (PaddockHistoryPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_history_panel_dispose;

  g_type_ensure (PADDOCK_TYPE_HISTORY_STEP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/history-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockHistoryPanel, list);
  gtk_widget_class_bind_template_child (widget_class, PaddockHistoryPanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
paddock_history_panel_init (PaddockHistoryPanel *self)
{
  self->steps = g_list_store_new (PADDOCK_TYPE_HISTORY_STEP);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->steps));
}

void
paddock_history_panel_set_file (PaddockHistoryPanel *self, PaddockDocumentFile *file)
{
  g_return_if_fail (self->file == NULL);

  self->file = g_object_ref (file);
  g_signal_connect_object (file, "changed", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
  file_changed_cb (self);
}

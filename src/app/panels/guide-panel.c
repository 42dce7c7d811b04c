/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "guide-panel.h"

#include <glib/gi18n.h>

#include "focus-child.h"
#include "guide-row.h"

struct _PaddockGuidePanel {
  AdwBin parent_instance;

  const PaddockGuide *guide; /* NULL: there is none */
  PaddockEditor *editor;
  PaddockChecker *checker;
  PaddockProblemsPanel *problems; /* borrowed: it is beside this one */
  PaddockDocument *document;      /* what the rows tell of, and its findings */
  GPtrArray *findings;            /* NULL: none yet */
  gboolean is_moving;             /* another step is the current one: it is to come into view */

  GtkProgressBar *progress; /* template children */
  GtkScrolledWindow *scroller;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (PaddockGuidePanel, paddock_guide_panel, ADW_TYPE_BIN)

enum {
  SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static PaddockGuideRow *
get_row (PaddockGuidePanel *self, guint step)
{
  return PADDOCK_GUIDE_ROW (gtk_list_box_get_row_at_index (self->list, (int) step));
}

/* --- What is done --- */

static GPtrArray *
list_left (PaddockGuidePanel *self, guint step)
{
  return paddock_guide_list_left (self->guide, step, self->document, self->findings);
}

static void
show_progress (PaddockGuidePanel *self, guint n_done)
{
  guint n = self->guide->n_steps;
  g_autofree char *text = n_done == n ? g_strdup (_ ("All steps are done"))
                                      /* Translators: of a guide: "3 of 9 steps are done". */
                                      : g_strdup_printf (_ ("%u of %u steps are done"), n_done, n);

  gtk_progress_bar_set_fraction (self->progress, (double) n_done / n);
  gtk_progress_bar_set_text (self->progress, text);
}

static void
show_steps (PaddockGuidePanel *self)
{
  guint n_done = 0;

  for (guint i = 0; i < self->guide->n_steps; i++) {
    g_autoptr (GPtrArray) tasks = list_left (self, i);

    paddock_guide_row_set_left (get_row (self, i), tasks);
    n_done += tasks->len == 0;
  }
  show_progress (self, n_done);
}

/* Findings of an older version stay until there are newer ones: most are still true. */
static void
update (PaddockGuidePanel *self)
{
  PaddockDocument *document = paddock_checker_get_document (self->checker);
  GPtrArray *findings = paddock_checker_get_findings (self->checker);

  if (!document || (document == self->document && findings == self->findings))
    return;

  g_clear_pointer (&self->document, paddock_document_unref);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  self->document = paddock_document_ref (document);
  self->findings = findings ? g_ptr_array_ref (findings) : NULL;
  show_steps (self);
}

/* --- Which step is the current one --- */

/* Once it has its new height. */
static void
resized_cb (PaddockGuidePanel *self, GtkAdjustment *adjustment)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_selected_row (self->list));
  double x, y;

  if (self->is_moving && row
      && gtk_widget_translate_coordinates (row, GTK_WIDGET (self->list), 0, 0, &x, &y))
    gtk_adjustment_clamp_page (adjustment, y, y + gtk_widget_get_height (row));
  self->is_moving = FALSE;
}

/* By whatever comes to it: arrow keys in the list do too. */
static void
selected_cb (PaddockGuidePanel *self, GtkListBoxRow *selected)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    paddock_guide_row_set_is_current (PADDOCK_GUIDE_ROW (row), row == selected);
  self->is_moving = TRUE;
}

static void
set_current (PaddockGuidePanel *self, guint step)
{
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (get_row (self, step)));
}

static void
cell_changed_cb (PaddockGuidePanel *self)
{
  const char *cell = paddock_editor_get_cell (self->editor);
  int step = cell ? paddock_guide_find_step (self->guide, cell) : -1;

  if (step >= 0)
    set_current (self, (guint) step);
}

/* --- Going there --- */

/* What is wrong with the whole document shows at no cell.  A problem that the list leaves out is gone to all the same. */
static gboolean
show_finding (PaddockGuidePanel *self, const PaddockFinding *finding)
{
  g_autofree char *cell = paddock_finding_dup_cell (finding);

  if (!paddock_problems_panel_show (self->problems, finding) && cell)
    paddock_editor_want_cell (self->editor, cell);
  return cell || paddock_site_get_thing_kind (&finding->site) != PADDOCK_THING_NONE;
}

static gboolean
show_cell (PaddockGuidePanel *self, const char *cell)
{
  if (cell)
    paddock_editor_want_cell (self->editor, cell);
  return cell != NULL;
}

static void
go_to (PaddockGuidePanel *self, const PaddockFinding *finding, const char *cell)
{
  if (finding ? show_finding (self, finding) : show_cell (self, cell))
    g_signal_emit (self, signals[SHOWN], 0);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "panel.problems", NULL);
}

static void
activated_cb (PaddockGuidePanel *self, GtkListBoxRow *row)
{
  guint step = (guint) gtk_list_box_row_get_index (row);
  g_autoptr (GPtrArray) tasks = list_left (self, step);
  const PaddockGuideTask *task = tasks->len > 0 ? tasks->pdata[0] : NULL;

  set_current (self, step);
  if (task)
    go_to (self, task->finding, task->cell);
  else
    go_to (self, NULL, self->guide->steps[step].first);
}

static void
chosen_cb (PaddockGuidePanel *self, guint i, GtkListBoxRow *row)
{
  g_autoptr (GPtrArray) tasks = list_left (self, (guint) gtk_list_box_row_get_index (row));
  const PaddockGuideTask *task = i < tasks->len ? tasks->pdata[i] : NULL;

  if (task)
    go_to (self, task->finding, task->cell);
}

/* --- The widget --- */

static gboolean
paddock_guide_panel_grab_focus (GtkWidget *widget)
{
  PaddockGuidePanel *self = PADDOCK_GUIDE_PANEL (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return gtk_widget_grab_focus (
    GTK_WIDGET (row ? row : gtk_list_box_get_row_at_index (self->list, 0)));
}

static void
paddock_guide_panel_dispose (GObject *object)
{
  PaddockGuidePanel *self = PADDOCK_GUIDE_PANEL (object);

  adw_bin_set_child (ADW_BIN (self), NULL); /* while what its callbacks need is still there */
  g_clear_pointer (&self->document, paddock_document_unref);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  g_clear_object (&self->checker);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_guide_panel_parent_class)->dispose (object);
}

static void
paddock_guide_panel_class_init (PaddockGuidePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_guide_panel_dispose;
  widget_class->focus = paddock_focus_child;
  widget_class->grab_focus = paddock_guide_panel_grab_focus;

  signals[SHOWN] = g_signal_new ("shown", PADDOCK_TYPE_GUIDE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/guide-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockGuidePanel, progress);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuidePanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuidePanel, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
paddock_guide_panel_init (PaddockGuidePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
}

static void
add_rows (PaddockGuidePanel *self)
{
  for (guint i = 0; i < self->guide->n_steps; i++) {
    GtkWidget *row = paddock_guide_row_new (&self->guide->steps[i]);

    g_signal_connect_object (row, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
    gtk_list_box_append (self->list, row);
  }
}

gboolean
paddock_guide_panel_set_editor (PaddockGuidePanel *self,
                                PaddockEditor *editor,
                                PaddockChecker *checker,
                                PaddockProblemsPanel *problems)
{
  PaddockDocument *document = paddock_checker_get_document (checker);

  g_return_val_if_fail (self->editor == NULL, FALSE);

  self->guide = document ? paddock_guide_find (document->kind) : NULL;
  if (!self->guide)
    return FALSE;

  self->editor = g_object_ref (editor);
  self->checker = g_object_ref (checker);
  self->problems = problems;
  add_rows (self);
  g_signal_connect_object (checker, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (paddock_editor_get_file (editor), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "cell-changed", G_CALLBACK (cell_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
  set_current (self, 0);
  return TRUE;
}

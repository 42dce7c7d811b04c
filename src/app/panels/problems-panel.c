/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problems-panel.h"

#include <glib/gi18n.h>

#include "acceptance.h"
#include "focus-child.h"
#include "problem-row.h"
#include "repair.h"

struct _PaddockProblemsPanel {
  AdwBin parent_instance;

  PaddockEditor *editor;
  PaddockDocumentFile *file; /* borrowed from the editor */
  PaddockChecker *checker;
  GPtrArray *findings; /* those that are listed; NULL: none yet */
  GListStore *problems;
  GtkFilterListModel *listed;
  guint n_of_group[PADDOCK_N_PROBLEM_GROUPS];
  gboolean is_filling; /* what is selected changes, but not by a person */

  GtkStack *stack; /* template children below */
  AdwStatusPage *fine_page;
  GtkBox *filters;
  GtkListView *list;
  GtkSingleSelection *selection;
  GtkToggleButton *toggles[PADDOCK_N_PROBLEM_GROUPS]; /* in `filters` */
};

G_DEFINE_FINAL_TYPE (PaddockProblemsPanel, paddock_problems_panel, ADW_TYPE_BIN)

enum {
  SHOWN,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

PaddockProblem *
paddock_problems_panel_get_problem (PaddockProblemsPanel *self)
{
  g_return_val_if_fail (PADDOCK_IS_PROBLEMS_PANEL (self), NULL);

  return self->selection ? gtk_single_selection_get_selected_item (self->selection) : NULL;
}

guint
paddock_problems_panel_count (PaddockProblemsPanel *self, PaddockProblemGroup group)
{
  g_return_val_if_fail (PADDOCK_IS_PROBLEMS_PANEL (self), 0);

  return self->n_of_group[group];
}

/* What is listed. */

static gboolean
is_listed (gpointer item, gpointer data)
{
  PaddockProblemsPanel *self = data;
  const PaddockFinding *finding = paddock_problem_get_finding (item);

  return gtk_toggle_button_get_active (self->toggles[paddock_finding_get_group (finding)]);
}

static const char *
get_page (PaddockProblemsPanel *self)
{
  if (!self->findings)
    return "looking";
  if (self->findings->len == 0)
    return "fine";

  return g_list_model_get_n_items (G_LIST_MODEL (self->listed)) > 0 ? "list" : "hidden";
}

static void
show_fine (PaddockProblemsPanel *self)
{
  guint n = paddock_check_count (paddock_document_file_get_document (self->file));
  g_autofree char *text =
    g_strdup_printf (ngettext ("%u check found no problems in this version.",
                               "%u checks found no problems in this version.", n),
                     n);

  adw_status_page_set_description (self->fine_page, text);
}

static void
update_page (PaddockProblemsPanel *self)
{
  const char *page = get_page (self);

  if (g_str_equal (page, "fine"))
    show_fine (self);
  gtk_stack_set_visible_child_name (self->stack, page);
  gtk_widget_set_visible (GTK_WIDGET (self->filters), self->findings && self->findings->len > 0);
}

static void
filter_cb (PaddockProblemsPanel *self)
{
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->listed), GTK_FILTER_CHANGE_DIFFERENT);
  update_page (self);
}

static void
count_groups (PaddockProblemsPanel *self)
{
  for (guint group = 0; group < PADDOCK_N_PROBLEM_GROUPS; group++)
    self->n_of_group[group] = 0;
  for (guint i = 0; i < self->findings->len; i++)
    self->n_of_group[paddock_finding_get_group (g_ptr_array_index (self->findings, i))]++;

  for (guint group = 0; group < PADDOCK_N_PROBLEM_GROUPS; group++) {
    g_autofree char *label = g_strdup_printf ("%u", self->n_of_group[group]);

    g_object_set (gtk_button_get_child (GTK_BUTTON (self->toggles[group])), "label", label, NULL);
  }
}

/* The same problem stays in hand, wherever it stands now. */
static void
select_equal (PaddockProblemsPanel *self, PaddockProblem *problem)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->listed));
  guint found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; problem && i < n && found == GTK_INVALID_LIST_POSITION; i++) {
    g_autoptr (PaddockProblem) other = g_list_model_get_item (G_LIST_MODEL (self->listed), i);

    if (paddock_problem_equal (problem, other))
      found = i;
  }
  gtk_single_selection_set_selected (self->selection, found);
}

static void
fill (PaddockProblemsPanel *self)
{
  g_autoptr (PaddockProblem) problem = paddock_problems_panel_get_problem (self);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_object_unref);

  if (problem)
    g_object_ref (problem);
  for (guint i = 0; i < self->findings->len; i++)
    g_ptr_array_add (problems, paddock_problem_new (self->findings, i));

  self->is_filling = TRUE;
  count_groups (self);
  g_list_store_splice (self->problems, 0, g_list_model_get_n_items (G_LIST_MODEL (self->problems)),
                       problems->pdata, problems->len);
  g_list_store_sort (self->problems, paddock_problem_compare, NULL);
  select_equal (self, problem);
  self->is_filling = FALSE;
}

static void
checker_changed_cb (PaddockProblemsPanel *self)
{
  GPtrArray *findings = paddock_checker_get_findings (self->checker);

  if (findings && findings != self->findings) {
    g_clear_pointer (&self->findings, g_ptr_array_unref);
    self->findings = g_ptr_array_ref (findings);
    fill (self);
  }
  update_page (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Taking one in hand. */

static void
show_problem (PaddockProblemsPanel *self)
{
  PaddockProblem *problem = paddock_problems_panel_get_problem (self);
  g_auto (PaddockSelection) selection = { 0 };

  if (!problem)
    return;

  paddock_problem_select (problem, paddock_document_file_get_document (self->file), &selection);
  paddock_editor_set_selection (self->editor, &selection);
  g_signal_emit (self, signals[SHOWN], 0, problem);
}

static void
selected_cb (PaddockProblemsPanel *self)
{
  if (self->is_filling)
    return;

  show_problem (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static guint
find_listed (PaddockProblemsPanel *self, const PaddockFinding *finding)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->listed));

  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockProblem) problem = g_list_model_get_item (G_LIST_MODEL (self->listed), i);

    if (paddock_problem_get_finding (problem) == finding)
      return i;
  }

  return GTK_INVALID_LIST_POSITION;
}

gboolean
paddock_problems_panel_take (PaddockProblemsPanel *self, const PaddockFinding *finding)
{
  guint at = find_listed (self, finding);

  if (at == GTK_INVALID_LIST_POSITION)
    return FALSE;

  if (at != gtk_single_selection_get_selected (self->selection)) {
    self->is_filling = TRUE;
    gtk_single_selection_set_selected (self->selection, at);
    self->is_filling = FALSE;
    g_signal_emit (self, signals[CHANGED], 0);
  }
  return TRUE;
}

gboolean
paddock_problems_panel_show (PaddockProblemsPanel *self, const PaddockFinding *finding)
{
  if (!paddock_problems_panel_take (self, finding))
    return FALSE;

  show_problem (self);
  return TRUE;
}

void
paddock_problems_panel_step (PaddockProblemsPanel *self, int step)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->listed));
  guint at = gtk_single_selection_get_selected (self->selection);

  if (n == 0)
    return;

  if (at == GTK_INVALID_LIST_POSITION)
    at = step > 0 ? 0 : n - 1;
  else
    at = (at + n + (guint) step) % n;
  if (at == gtk_single_selection_get_selected (self->selection))
    show_problem (self); /* the only one */
  gtk_single_selection_set_selected (self->selection, at);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", at);
}

/* Doing something about it. */

static const PaddockFinding *
get_current_finding (PaddockProblemsPanel *self)
{
  PaddockProblem *problem = paddock_problems_panel_get_problem (self);

  return problem && paddock_checker_is_current (self->checker)
           ? paddock_problem_get_finding (problem)
           : NULL;
}

gboolean
paddock_problems_panel_can_fix (PaddockProblemsPanel *self)
{
  const PaddockFinding *finding = get_current_finding (self);

  return finding && finding->can_fix && !finding->is_accepted;
}

gboolean
paddock_problems_panel_can_accept (PaddockProblemsPanel *self)
{
  const PaddockFinding *finding = get_current_finding (self);

  return finding && !finding->is_accepted
         && paddock_document_kind_can_accept (finding->check->kind);
}

gboolean
paddock_problems_panel_can_take_back (PaddockProblemsPanel *self)
{
  const PaddockFinding *finding = get_current_finding (self);

  return finding && finding->is_accepted;
}

char *
paddock_problems_panel_fix (PaddockProblemsPanel *self)
{
  const PaddockFinding *finding = get_current_finding (self);
  g_autoptr (PaddockEdit) edit = NULL;

  g_return_val_if_fail (paddock_problems_panel_can_fix (self), NULL);

  edit = paddock_document_file_begin_edit (self->file, _ (finding->check->fix_label), NULL);
  paddock_finding_fix (finding, edit->draft);
  return paddock_document_file_commit (self->file, edit) ? g_strdup (_ (finding->check->fix_label))
                                                         : NULL;
}

char *
paddock_problems_panel_fix_all (PaddockProblemsPanel *self)
{
  const PaddockFinding *finding = get_current_finding (self);
  g_autoptr (PaddockEdit) edit = NULL;
  guint n;

  g_return_val_if_fail (paddock_problems_panel_can_fix (self), NULL);

  edit = paddock_document_file_begin_edit (self->file, _ (finding->check->fix_label), NULL);
  n = paddock_check_fix_all (finding->check, edit->draft);
  if (!paddock_document_file_commit (self->file, edit))
    return NULL;

  return g_strdup_printf (ngettext ("%u problem repaired", "%u problems repaired", n), n);
}

char *
paddock_problems_panel_accept (PaddockProblemsPanel *self, const char *reason)
{
  const PaddockFinding *finding = get_current_finding (self);
  g_autoptr (PaddockEdit) edit = NULL;

  g_return_val_if_fail (paddock_problems_panel_can_accept (self), NULL);

  edit = paddock_document_file_begin_edit (self->file, _ ("Accept Problem"), NULL);
  paddock_finding_accept (finding, finding->check->kind, edit->draft, reason);
  return paddock_document_file_commit (self->file, edit) ? g_strdup (_ ("Problem accepted")) : NULL;
}

char *
paddock_problems_panel_take_back (PaddockProblemsPanel *self)
{
  const PaddockFinding *finding = get_current_finding (self);
  g_autoptr (PaddockEdit) edit = NULL;

  g_return_val_if_fail (paddock_problems_panel_can_take_back (self), NULL);

  edit = paddock_document_file_begin_edit (self->file, _ ("Stop Accepting Problem"), NULL);
  paddock_finding_take_back (finding, finding->check->kind, edit->draft);
  return paddock_document_file_commit (self->file, edit)
           ? g_strdup (_ ("Problem no longer accepted"))
           : NULL;
}

/* Rows. */

static void
in_hand_cb (GtkListItem *item)
{
  paddock_problem_row_set_in_hand (PADDOCK_PROBLEM_ROW (gtk_list_item_get_child (item)),
                                   gtk_list_item_get_selected (item));
}

static void
setup_cb (PaddockProblemsPanel *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, paddock_problem_row_new ());
  g_signal_connect (item, "notify::selected", G_CALLBACK (in_hand_cb), NULL);
}

static void
bind_cb (PaddockProblemsPanel *self, GtkListItem *item)
{
  paddock_problem_row_set_problem (PADDOCK_PROBLEM_ROW (gtk_list_item_get_child (item)),
                                   gtk_list_item_get_item (item));
  in_hand_cb (item);
}

static void
add_toggle (PaddockProblemsPanel *self, PaddockProblemGroup group)
{
  GtkWidget *toggle = gtk_toggle_button_new ();
  GtkWidget *content = adw_button_content_new ();
  const char *label = paddock_problem_group_get_label (group);

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content),
                                    paddock_problem_group_get_icon_name (group));
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), "0");
  gtk_button_set_child (GTK_BUTTON (toggle), content);
  gtk_widget_set_tooltip_text (toggle, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), group != PADDOCK_PROBLEM_ACCEPTED);
  g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (filter_cb), self);
  gtk_box_append (self->filters, toggle);
  self->toggles[group] = GTK_TOGGLE_BUTTON (toggle);
}

/* Into the list, past what it can be narrowed down with. */
static gboolean
paddock_problems_panel_grab_focus (GtkWidget *widget)
{
  PaddockProblemsPanel *self = PADDOCK_PROBLEMS_PANEL (widget);

  return gtk_widget_get_mapped (GTK_WIDGET (self->list))
           ? paddock_focus_list (GTK_WIDGET (self->list))
           : gtk_widget_child_focus (gtk_widget_get_first_child (widget), GTK_DIR_TAB_FORWARD);
}

static void
paddock_problems_panel_dispose (GObject *object)
{
  PaddockProblemsPanel *self = PADDOCK_PROBLEMS_PANEL (object);

  self->is_filling = TRUE;
  self->selection = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL); /* while what its callbacks need is still there */
  g_clear_object (&self->listed);
  g_clear_object (&self->problems);
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  g_clear_object (&self->checker);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (paddock_problems_panel_parent_class)->dispose (object);
}

static void
paddock_problems_panel_class_init (PaddockProblemsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_problems_panel_dispose;
  widget_class->focus = paddock_focus_child;
  widget_class->grab_focus = paddock_problems_panel_grab_focus;

  signals[SHOWN] = g_signal_new ("shown", PADDOCK_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, PADDOCK_TYPE_PROBLEM);
  signals[CHANGED] = g_signal_new ("changed", PADDOCK_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/problems-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemsPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemsPanel, fine_page);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemsPanel, filters);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemsPanel, list);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemsPanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_problem);
}

static void
paddock_problems_panel_init (PaddockProblemsPanel *self)
{
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (is_listed, self, NULL));

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint group = 0; group < PADDOCK_N_PROBLEM_GROUPS; group++)
    add_toggle (self, group);
  self->problems = g_list_store_new (PADDOCK_TYPE_PROBLEM);
  self->listed = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->problems)), filter);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->listed));
}

void
paddock_problems_panel_set_editor (PaddockProblemsPanel *self,
                                   PaddockEditor *editor,
                                   PaddockChecker *checker)
{
  g_return_if_fail (self->editor == NULL);

  self->editor = g_object_ref (editor);
  self->file = paddock_editor_get_file (editor);
  self->checker = g_object_ref (checker);
  g_signal_connect_object (checker, "changed", G_CALLBACK (checker_changed_cb), self,
                           G_CONNECT_SWAPPED);
  checker_changed_cb (self);
}

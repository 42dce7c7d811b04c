/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-row.h"

#include <glib/gi18n.h>

#include "acceptance.h"
#include "actions.h"
#include "clauses.h"
#include "tool.h"
#include "wrap-box.h"

struct _PaddockProblemRow {
  AdwBin parent_instance;

  gboolean breaks_rule; /* so that it takes a reason to accept it */

  GtkImage *icon; /* template children */
  GtkLabel *message;
  GtkLabel *place;
  GtkWidget *details;
  GtkLabel *reason;
  GtkLabel *why;
  GtkExpander *clause;
  GtkLabel *clause_text;
  GtkButton *tool;
  GtkButton *fix;
  GtkWidget *fix_all;
  GtkMenuButton *accept;
  GtkPopover *accept_popover;
  GtkEditable *accept_reason;
  GtkWidget *accept_note;
  GtkWidget *accept_button;
  GtkWidget *take_back;
};

G_DEFINE_FINAL_TYPE (PaddockProblemRow, paddock_problem_row, ADW_TYPE_BIN)

static gboolean
has_reason (PaddockProblemRow *self)
{
  g_autofree char *reason = g_strdup (gtk_editable_get_text (self->accept_reason));

  return !self->breaks_rule || *g_strstrip (reason);
}

static void
reason_changed_cb (PaddockProblemRow *self)
{
  gtk_widget_set_sensitive (self->accept_button, has_reason (self));
}

static void
accept_cb (PaddockProblemRow *self)
{
  g_autofree char *reason = g_strdup (gtk_editable_get_text (self->accept_reason));

  if (!has_reason (self))
    return;

  gtk_popover_popdown (self->accept_popover);
  gtk_editable_set_text (self->accept_reason, "");
  gtk_widget_activate_action (GTK_WIDGET (self), "problem.accept-because", "s", reason);
}

static void
paddock_problem_row_class_init (PaddockProblemRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PADDOCK_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/problem-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, icon);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, message);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, place);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, details);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, reason);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, why);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, clause);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, clause_text);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, tool);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, fix);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, fix_all);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, accept);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, accept_popover);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, accept_reason);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, accept_note);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, accept_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockProblemRow, take_back);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_bind_template_callback (widget_class, reason_changed_cb);
}

static void
paddock_problem_row_init (PaddockProblemRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

GtkWidget *
paddock_problem_row_new (void)
{
  return g_object_new (PADDOCK_TYPE_PROBLEM_ROW, NULL);
}

static void
show_clause (PaddockProblemRow *self, const char *id)
{
  const PaddockClause *clause = id ? paddock_clause_find (id) : NULL;
  /* Translators: %s names a clause of the rules: "JOY-SSW-05". */
  g_autofree char *label = clause ? g_strdup_printf (_ ("Rule %s"), clause->id) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->clause), clause != NULL);
  gtk_expander_set_expanded (self->clause, FALSE);
  gtk_expander_set_label (self->clause, label);
  gtk_label_set_label (self->clause_text, clause ? clause->text : "");
}

static void
show_reason (PaddockProblemRow *self, const PaddockFinding *finding)
{
  gboolean is_told = finding->is_accepted && finding->reason && *finding->reason;
  g_autofree char *text =
    /* Translators: why a problem was accepted, in the designer's words. */
    is_told ? g_strdup_printf (_ ("Accepted: %s"), finding->reason) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->reason), is_told);
  gtk_label_set_label (self->reason, text ? text : "");
}

/* What is missing is laid with a tool. */
static void
show_tool (PaddockProblemRow *self, const char *id)
{
  const PaddockTool *tool = id ? paddock_tool_find (id) : NULL;
  g_autofree char *name = tool ? g_strconcat ("tool.", tool->id, NULL) : NULL;
  g_autofree char *tooltip = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->tool), tool != NULL);
  if (!tool)
    return;

  tooltip = paddock_action_dup_tooltip (paddock_actions_find (name));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->tool), name);
  gtk_button_set_label (self->tool, _ (tool->label));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->tool), tooltip);
}

void
paddock_problem_row_set_problem (PaddockProblemRow *self, PaddockProblem *problem)
{
  const PaddockFinding *finding = paddock_problem_get_finding (problem);
  gboolean can_fix = finding->can_fix && !finding->is_accepted;
  g_autofree char *message = paddock_finding_dup_translated (finding);
  g_autofree char *place = paddock_finding_dup_translated_place (finding);

  gtk_image_set_from_icon_name (self->icon, paddock_problem_group_get_icon_name (
                                              paddock_finding_get_group (finding)));
  gtk_label_set_label (self->message, message);
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), *finding->place);
  gtk_label_set_label (self->why, _ (finding->check->why));
  show_reason (self, finding);
  show_clause (self, finding->check->clause);
  show_tool (self, finding->is_accepted ? NULL : finding->tool);

  gtk_widget_set_visible (GTK_WIDGET (self->fix), can_fix);
  gtk_widget_set_visible (self->fix_all, can_fix && !finding->check->fixes_all);
  if (can_fix)
    gtk_button_set_label (self->fix, _ (finding->check->fix_label));
  gtk_widget_set_visible (GTK_WIDGET (self->accept),
                          !finding->is_accepted
                            && paddock_document_kind_can_accept (finding->check->kind));
  gtk_widget_set_visible (self->take_back, finding->is_accepted);
  self->breaks_rule = finding->severity != PADDOCK_SEVERITY_HINT;
  gtk_widget_set_visible (self->accept_note, self->breaks_rule);
  reason_changed_cb (self);
}

void
paddock_problem_row_set_in_hand (PaddockProblemRow *self, gboolean is_in_hand)
{
  gtk_widget_set_visible (self->details, is_in_hand);
}

void
paddock_problem_row_hide_actions (PaddockProblemRow *self)
{
  GtkWidget *const widgets[] = { GTK_WIDGET (self->fix), self->fix_all, GTK_WIDGET (self->accept),
                                 self->take_back };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    gtk_widget_set_visible (widgets[i], FALSE);
}

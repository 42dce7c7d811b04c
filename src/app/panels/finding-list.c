/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "finding-list.h"

#include "problem-row.h"

struct _PaddockFindingList {
  AdwBin parent_instance;

  GtkListBox *list;
  GListStore *problems; /* of PaddockProblem */
};

G_DEFINE_FINAL_TYPE (PaddockFindingList, paddock_finding_list, ADW_TYPE_BIN)

enum {
  SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
create_row (gpointer problem, gpointer data)
{
  GtkWidget *row = paddock_problem_row_new ();

  paddock_problem_row_set_problem (PADDOCK_PROBLEM_ROW (row), problem);
  paddock_problem_row_hide_actions (PADDOCK_PROBLEM_ROW (row));
  gtk_widget_set_margin_start (row, 9);
  gtk_widget_set_margin_end (row, 9);
  return row;
}

static void
selected_cb (PaddockFindingList *self, GtkListBoxRow *selected)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    paddock_problem_row_set_in_hand (PADDOCK_PROBLEM_ROW (gtk_list_box_row_get_child (row)),
                                     row == selected);
  g_signal_emit (self, signals[SHOWN], 0);
}

static PaddockProblem *
get_selected (PaddockFindingList *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  PaddockProblem *problem = row ? g_list_model_get_item (G_LIST_MODEL (self->problems),
                                                         (guint) gtk_list_box_row_get_index (row))
                                : NULL;

  if (problem)
    g_object_unref (problem); /* the list has it */
  return problem;
}

const PaddockFinding *
paddock_finding_list_get_selected (PaddockFindingList *self)
{
  PaddockProblem *problem;

  g_return_val_if_fail (PADDOCK_IS_FINDING_LIST (self), NULL);

  problem = get_selected (self);
  return problem ? paddock_problem_get_finding (problem) : NULL;
}

void
paddock_finding_list_unselect (PaddockFindingList *self)
{
  g_return_if_fail (PADDOCK_IS_FINDING_LIST (self));

  gtk_list_box_unselect_all (self->list);
}

static void
select_again (PaddockFindingList *self, PaddockProblem *before)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->problems)); i++) {
    g_autoptr (PaddockProblem) problem = g_list_model_get_item (G_LIST_MODEL (self->problems), i);

    if (paddock_problem_equal (problem, before))
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) i));
  }
}

void
paddock_finding_list_show (PaddockFindingList *self, GPtrArray *findings)
{
  g_autoptr (PaddockProblem) before = NULL;

  g_return_if_fail (PADDOCK_IS_FINDING_LIST (self));

  g_set_object (&before, get_selected (self));
  g_list_store_remove_all (self->problems);
  for (guint i = 0; i < findings->len; i++) {
    g_autoptr (PaddockProblem) problem = paddock_problem_new (findings, i);

    g_list_store_insert_sorted (self->problems, problem, paddock_problem_compare, NULL);
  }
  if (before)
    select_again (self, before);
}

static void
paddock_finding_list_finalize (GObject *object)
{
  g_object_unref (PADDOCK_FINDING_LIST (object)->problems);

  G_OBJECT_CLASS (paddock_finding_list_parent_class)->finalize (object);
}

static void
paddock_finding_list_class_init (PaddockFindingListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = paddock_finding_list_finalize;

  signals[SHOWN] = g_signal_new ("shown", PADDOCK_TYPE_FINDING_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
paddock_finding_list_init (PaddockFindingList *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  self->problems = g_list_store_new (PADDOCK_TYPE_PROBLEM);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->problems), create_row, NULL, NULL);
  g_signal_connect_swapped (list, "row-selected", G_CALLBACK (selected_cb), self);
  adw_bin_set_child (ADW_BIN (self), list);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "guide-row.h"

#include <glib/gi18n.h>

#include "clause-button.h"
#include "problem.h"

struct _PaddockGuideRow {
  GtkListBoxRow parent_instance;

  const PaddockGuideStep *step;
  char **left; /* the sentences that are shown */

  GtkImage *icon; /* template children */
  GtkLabel *title;
  GtkLabel *state;
  GtkWidget *details;
  GtkBox *text_box;
  GtkLabel *text;
  GtkBox *tasks;
};

G_DEFINE_FINAL_TYPE (PaddockGuideRow, paddock_guide_row, GTK_TYPE_LIST_BOX_ROW)

enum {
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
translate (const char *text)
{
  return _ (text);
}

/* --- What is left --- */

static void
clicked_cb (PaddockGuideRow *self, GtkWidget *button)
{
  guint i = 0;

  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (self->tasks)); other != button;
       other = gtk_widget_get_next_sibling (other))
    i++;
  g_signal_emit (self, signals[CHOSEN], 0, i);
}

static GtkWidget *
create_task (PaddockGuideRow *self, const PaddockGuideTask *task, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);
  const char *icon_name =
    task->finding && !task->message
      ? paddock_problem_group_get_icon_name (paddock_finding_get_group (task->finding))
      : "go-next-symbolic";

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon_name));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_add_css_class (button, "guide-task");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static void
show_tasks (PaddockGuideRow *self, const GPtrArray *tasks)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tasks))))
    gtk_box_remove (self->tasks, child);
  for (guint i = 0; i < tasks->len; i++)
    gtk_box_append (self->tasks, create_task (self, tasks->pdata[i], self->left[i]));
}

static void
show_state (PaddockGuideRow *self, guint n)
{
  const char *title = _ (self->step->title);
  g_autofree char *state =
    n == 0 ? g_strdup (_ ("Done"))
           /* Translators: of a step of a guide, so many things are still to be done. */
           : g_strdup_printf (ngettext ("%u left", "%u left", n), n);
  /* Translators: a step of a guide, and how much of it is left: "Speeds: 2 left". */
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), title, state);

  gtk_image_set_from_icon_name (self->icon, n == 0 ? "object-select-symbolic" : "radio-symbolic");
  gtk_label_set_label (self->state, state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static char **
dup_texts (const GPtrArray *tasks)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  for (guint i = 0; i < tasks->len; i++) {
    g_autofree char *text = paddock_guide_task_dup_text (tasks->pdata[i], translate);

    g_strv_builder_add (texts, text);
  }

  return g_strv_builder_end (texts);
}

/* What stays the same is not made anew: the keyboard may be on it. */
void
paddock_guide_row_set_left (PaddockGuideRow *self, const GPtrArray *tasks)
{
  g_auto (GStrv) texts = dup_texts (tasks);

  g_return_if_fail (PADDOCK_IS_GUIDE_ROW (self));

  if (self->left && g_strv_equal ((const char *const *) texts, (const char *const *) self->left))
    return;

  g_strfreev (self->left);
  self->left = g_steal_pointer (&texts);
  show_state (self, tasks->len);
  show_tasks (self, tasks);
}

void
paddock_guide_row_set_is_current (PaddockGuideRow *self, gboolean is_current)
{
  g_return_if_fail (PADDOCK_IS_GUIDE_ROW (self));

  gtk_widget_set_visible (self->details, is_current);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, is_current,
                               -1);
}

/* --- The widget --- */

static void
paddock_guide_row_finalize (GObject *object)
{
  g_strfreev (PADDOCK_GUIDE_ROW (object)->left);

  G_OBJECT_CLASS (paddock_guide_row_parent_class)->finalize (object);
}

static void
paddock_guide_row_class_init (PaddockGuideRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = paddock_guide_row_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", PADDOCK_TYPE_GUIDE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/app/paddock/Paddock/guide-row.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockGuideRow, icon);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuideRow, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuideRow, state);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuideRow, details);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuideRow, text_box);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuideRow, text);
  gtk_widget_class_bind_template_child (widget_class, PaddockGuideRow, tasks);
}

static void
paddock_guide_row_init (PaddockGuideRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
paddock_guide_row_new (const PaddockGuideStep *step)
{
  PaddockGuideRow *self = g_object_new (PADDOCK_TYPE_GUIDE_ROW, NULL);
  GtkWidget *clause = paddock_clause_button_new (step->clause);

  self->step = step;
  gtk_label_set_label (self->title, _ (step->title));
  gtk_label_set_label (self->text, _ (step->text));
  if (clause)
    gtk_box_append (self->text_box, clause);
  return GTK_WIDGET (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-arrange-panel.h"

#include <glib/gi18n.h>

#include "actions.h"

struct _PaddockRaceArrangePanel {
  AdwBin parent_instance;

  GtkLabel *title; /* template children below */
  GtkLabel *hint;
  GtkWidget *secrets;
  GtkBox *conflicts;
  GtkMenuButton *new_button;
  GtkBox *new_pieces;
  GtkWidget *done_button;
  GtkWidget *again_button;
};

G_DEFINE_FINAL_TYPE (PaddockRaceArrangePanel, paddock_race_arrange_panel, ADW_TYPE_BIN)

static const char *const remedy_labels[PADDOCK_N_REMEDIES] = {
  [PADDOCK_REMEDY_NONE] = NULL,
  [PADDOCK_REMEDY_MOVE] = N_ ("Move Piece"),
  [PADDOCK_REMEDY_REMOVE] = N_ ("Take Piece Off"),
  [PADDOCK_REMEDY_ADJUST] = N_ ("Fix"),
};

static int
find_number (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "number"));
}

static void
remedy_cb (PaddockRaceArrangePanel *self, GtkWidget *button)
{
  g_signal_emit_by_name (self, "remedied", find_number (button));
}

static void
choose_cb (PaddockRaceArrangePanel *self, GtkWidget *button)
{
  gtk_menu_button_popdown (self->new_button);
  g_signal_emit_by_name (self, "chosen", find_number (button));
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}

static void
add_conflict (PaddockRaceArrangePanel *self, const PaddockConflict *conflict, int number)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (conflict->text);
  GtkWidget *button;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_box_append (GTK_BOX (row), label);
  if (remedy_labels[conflict->remedy]) {
    button = gtk_button_new_with_label (_ (remedy_labels[conflict->remedy]));
    g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (number));
    g_signal_connect_swapped (button, "clicked", G_CALLBACK (remedy_cb), self);
    gtk_box_append (GTK_BOX (row), button);
  }
  gtk_box_append (self->conflicts, row);
}

static void
show_conflicts (PaddockRaceArrangePanel *self, PaddockArrangement *arrangement)
{
  PaddockPosition *position = paddock_arrangement_get_position (arrangement);
  g_autoptr (GPtrArray) conflicts = paddock_position_find_conflicts (position);

  clear (self->conflicts);
  for (guint i = 0; i < conflicts->len; i++)
    add_conflict (self, conflicts->pdata[i], (int) i);
  gtk_widget_set_sensitive (self->done_button, conflicts->len == 0);
}

/* A document's own word, or one of the game. */
static const char *
get_label (const PaddockPiece *piece)
{
  return piece->label && *piece->label ? _ (piece->label) : "";
}

static void
show_new_pieces (PaddockRaceArrangePanel *self, PaddockArrangement *arrangement)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_position_list_new (paddock_arrangement_get_position (arrangement), pieces);

  clear (self->new_pieces);
  for (guint i = 0; i < n; i++) {
    GtkWidget *button = gtk_button_new_with_label (get_label (&pieces[i]));

    gtk_widget_add_css_class (button, "flat");
    g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER ((int) i));
    g_signal_connect_swapped (button, "clicked", G_CALLBACK (choose_cb), self);
    gtk_box_append (self->new_pieces, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->new_button), n > 0);
}

void
paddock_race_arrange_panel_show (PaddockRaceArrangePanel *self, PaddockArrangement *arrangement)
{
  gboolean is_other;

  g_return_if_fail (PADDOCK_IS_RACE_ARRANGE_PANEL (self));

  is_other = paddock_arrangement_is_on_other_track (arrangement);
  gtk_label_set_label (self->title,
                       is_other ? _ ("The Track Has Changed") : _ ("What If? Set Up a Position"));
  gtk_label_set_label (
    self->hint,
    is_other
      ? _ ("The race can’t continue as it is. Resolve the conflicts, or race again.")
      : _ ("Drag pieces, or click dashboards to change them. Right-click to break or mend."));
  gtk_widget_set_visible (self->secrets, paddock_arrangement_has_secrets (arrangement));
  gtk_widget_set_visible (self->again_button, is_other);
  show_conflicts (self, arrangement);
  show_new_pieces (self, arrangement);
}

static void
paddock_race_arrange_panel_class_init (PaddockRaceArrangePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("remedied", PADDOCK_TYPE_RACE_ARRANGE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
  g_signal_new ("chosen", PADDOCK_TYPE_RACE_ARRANGE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/race-arrange-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, title);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, hint);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, secrets);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, conflicts);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, new_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, new_pieces);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, done_button);
  gtk_widget_class_bind_template_child (widget_class, PaddockRaceArrangePanel, again_button);
}

static void
paddock_race_arrange_panel_init (PaddockRaceArrangePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  paddock_actions_describe (GTK_WIDGET (self));
}

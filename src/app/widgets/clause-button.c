/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clause-button.h"

#include <glib/gi18n.h>

#include "clauses.h"

static GtkWidget *
create_popover (const PaddockClause *clause)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *title = g_strdup_printf ("%s · %s", clause->id, clause->section);
  GtkWidget *heading = gtk_label_new (title);
  GtkWidget *text = gtk_label_new (clause->text);

  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 50);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), text);
  gtk_widget_add_css_class (box, "clause");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

GtkWidget *
paddock_clause_button_new (const char *id)
{
  const PaddockClause *clause = id && *id ? paddock_clause_find (id) : NULL;
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (!clause)
    return NULL;

  /* Translators: %s names a clause of the rules: "JOY-SSW-05". */
  label = g_strdup_printf (_ ("Rule %s"), clause->id);
  button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), gtk_label_new ("§")); /* its id takes room */
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), FALSE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), create_popover (clause));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "clause");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return button;
}

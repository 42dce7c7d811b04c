/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lists of the setup.  Those of libadwaita cut what has more than twenty letters, as many vehicles' names do.
 */

#include "race-setup-private.h"

#include <glib/gi18n.h>

#define SHOWN_CHARS 32 /* of what is chosen, beside the title of its row; the list shows all */

static const char *
get_text (GtkListItem *item)
{
  return gtk_string_object_get_string (gtk_list_item_get_item (item));
}

/* What is chosen. */
static void
set_up_chosen_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), SHOWN_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_list_item_set_child (item, label);
}

static void
bind_chosen_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), get_text (item));
  gtk_widget_set_tooltip_text (label, g_utf8_strlen (get_text (item), -1) > SHOWN_CHARS
                                        ? get_text (item)
                                        : NULL);
}

/* What can be chosen, with a mark at what is. */
static void
set_up_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, box);
}

static void
mark (GtkListItem *item, GParamSpec *pspec, AdwComboRow *row)
{
  GtkWidget *mark = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  gtk_widget_set_opacity (mark,
                          adw_combo_row_get_selected_item (row) == gtk_list_item_get_item (item)
                            ? 1
                            : 0);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item, gpointer row)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), get_text (item));
  g_signal_connect_object (row, "notify::selected-item", G_CALLBACK (mark), item,
                           G_CONNECT_SWAPPED);
  mark (item, NULL, row);
}

static void
unbind_cb (GtkListItemFactory *factory, GtkListItem *item, gpointer row)
{
  g_signal_handlers_disconnect_by_func (row, mark, item);
}

static void
set_factories (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) chosen = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) list = gtk_signal_list_item_factory_new ();

  g_signal_connect (chosen, "setup", G_CALLBACK (set_up_chosen_cb), NULL);
  g_signal_connect (chosen, "bind", G_CALLBACK (bind_chosen_cb), NULL);
  g_signal_connect (list, "setup", G_CALLBACK (set_up_cb), NULL);
  g_signal_connect (list, "bind", G_CALLBACK (bind_cb), row);
  g_signal_connect (list, "unbind", G_CALLBACK (unbind_cb), row);
  adw_combo_row_set_factory (row, chosen);
  adw_combo_row_set_list_factory (row, list);
}

GtkWidget *
paddock_combo_row_new (const char *title,
                       const char *subtitle,
                       const char *const *labels,
                       guint selected)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *row;

  for (guint i = 0; labels[i]; i++)
    gtk_string_list_append (list, _ (labels[i]));
  row = g_object_new (ADW_TYPE_COMBO_ROW, "title", title, "subtitle", subtitle, NULL);
  set_factories (ADW_COMBO_ROW (row));
  g_object_set (row, "model", list, "selected", selected, NULL);
  return row;
}

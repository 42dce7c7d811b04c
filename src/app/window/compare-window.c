/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "compare-window.h"

#include <glib/gi18n.h>

#include "compare-panel.h"

char *
paddock_compare_window_dup_refusal (const GPtrArray *vehicles)
{
  const PaddockDocument *first = vehicles->len > 0 ? vehicles->pdata[0] : NULL;

  if (vehicles->len < 2)
    return g_strdup (_ ("Select at least two vehicles to compare them."));
  for (guint i = 1; i < vehicles->len; i++)
    if (((const PaddockDocument *) vehicles->pdata[i])->kind != first->kind)
      return g_strdup (_ ("Vehicles of different games can’t be compared."));

  return paddock_vehicle_measures_find (first->kind)
           ? NULL
           : g_strdup (_ ("There are no figures for vehicles of this game."));
}

static GtkWidget *
create_panel (const GPtrArray *vehicles)
{
  g_autoptr (PaddockDocumentFile) first = paddock_document_file_new_untitled (vehicles->pdata[0]);
  PaddockComparePanel *panel = g_object_new (PADDOCK_TYPE_COMPARE_PANEL, "vexpand", TRUE, NULL);

  paddock_compare_panel_set_file (panel, first);
  for (guint i = 1; i < vehicles->len; i++)
    paddock_comparison_add (paddock_compare_panel_get_comparison (panel), vehicles->pdata[i]);
  return GTK_WIDGET (panel);
}

static void
close_with_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape,
                                                                                  0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

void
paddock_compare_window_present (GtkWindow *parent, const GPtrArray *vehicles)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "modal", TRUE,
                                    "title", _ ("Compare Vehicles"), "default-width", 560,
                                    "default-height", 640, "content", box, NULL);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), create_panel (vehicles));
  close_with_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}

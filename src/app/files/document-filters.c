/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document-filters.h"

#include <glib/gi18n.h>

#include "document-kinds.h"

void
paddock_document_filters_add (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) ours = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (ours, _ ("Paddock Documents"));
  for (guint i = 0; paddock_document_kinds[i]; i++)
    gtk_file_filter_add_suffix (ours, paddock_document_kinds[i]->extension + 1);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, ours);
  gtk_file_chooser_add_filter (chooser, all);
}

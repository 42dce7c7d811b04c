/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "choice-row.h"

#include <glib/gi18n.h>

static gboolean
name_to_index (GBinding *binding, const GValue *name, GValue *index, gpointer data)
{
  const PaddockSettingsChoice *choices = data;

  g_value_set_uint (index, 0);
  for (guint i = 0; choices[i].name; i++)
    if (g_strcmp0 (choices[i].name, g_value_get_string (name)) == 0)
      g_value_set_uint (index, i);

  return TRUE;
}

static gboolean
index_to_name (GBinding *binding, const GValue *index, GValue *name, gpointer data)
{
  const PaddockSettingsChoice *choices = data;
  guint i = g_value_get_uint (index);

  if (i == GTK_INVALID_LIST_POSITION)
    return FALSE;

  g_value_set_string (name, choices[i].name);
  return TRUE;
}

void
paddock_choice_row_bind (AdwComboRow *row,
                         PaddockSettings *settings,
                         const char *property,
                         const PaddockSettingsChoice *choices)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (guint i = 0; choices[i].name; i++)
    gtk_string_list_append (labels, _ (choices[i].label));
  adw_combo_row_set_model (row, G_LIST_MODEL (labels));
  g_object_bind_property_full (settings, property, row, "selected",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL, name_to_index,
                               index_to_name, (gpointer) choices, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "preferences-window.h"

#include <glib/gi18n.h>

struct _PaddockPreferencesWindow {
  AdwPreferencesWindow parent_instance;

  AdwComboRow *appearance_row; /* template children */
  AdwComboRow *palette_row;
  AdwComboRow *animations_row;
  AdwComboRow *hex_orientation_row;
  GtkSwitch *autosave_switch;
};

G_DEFINE_FINAL_TYPE (PaddockPreferencesWindow,
                     paddock_preferences_window,
                     ADW_TYPE_PREFERENCES_WINDOW)

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

static void
bind (PaddockSettings *settings,
      const char *property,
      AdwComboRow *row,
      const PaddockSettingsChoice *choices)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (guint i = 0; choices[i].name; i++)
    gtk_string_list_append (labels, _(choices[i].label));
  adw_combo_row_set_model (row, G_LIST_MODEL (labels));
  g_object_bind_property_full (settings, property, row, "selected",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL, name_to_index,
                               index_to_name, (gpointer) choices, NULL);
}

static void
paddock_preferences_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PADDOCK_TYPE_PREFERENCES_WINDOW);

  G_OBJECT_CLASS (paddock_preferences_window_parent_class)->dispose (object);
}

static void
paddock_preferences_window_class_init (PaddockPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = paddock_preferences_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/app/paddock/Paddock/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, appearance_row);
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, palette_row);
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, animations_row);
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow,
                                        hex_orientation_row);
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, autosave_switch);
}

static void
paddock_preferences_window_init (PaddockPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
paddock_preferences_window_new (GtkWindow *parent, PaddockSettings *settings)
{
  PaddockPreferencesWindow *self =
    g_object_new (PADDOCK_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);

  bind (settings, "appearance", self->appearance_row, paddock_settings_appearances);
  bind (settings, "palette", self->palette_row, paddock_settings_palettes);
  bind (settings, "animations", self->animations_row, paddock_settings_animations);
  bind (settings, "hex-orientation", self->hex_orientation_row, paddock_settings_hex_orientations);
  g_object_bind_property (settings, "autosave", self->autosave_switch, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);

  return GTK_WINDOW (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "preferences-window.h"

#include "choice-row.h"

struct _PaddockPreferencesWindow {
  AdwPreferencesWindow parent_instance;

  AdwComboRow *appearance_row; /* template children */
  AdwComboRow *palette_row;
  AdwComboRow *animations_row;
  AdwComboRow *hex_orientation_row;
  AdwComboRow *units_row;
  GtkSwitch *autosave_switch;
  GtkSwitch *snapping_switch;
  AdwComboRow *wheel_row;
};

G_DEFINE_FINAL_TYPE (PaddockPreferencesWindow,
                     paddock_preferences_window,
                     ADW_TYPE_PREFERENCES_WINDOW)

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
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, units_row);
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, autosave_switch);
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, snapping_switch);
  gtk_widget_class_bind_template_child (widget_class, PaddockPreferencesWindow, wheel_row);
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

  paddock_choice_row_bind (self->appearance_row, settings, "appearance",
                           paddock_settings_appearances);
  paddock_choice_row_bind (self->palette_row, settings, "palette", paddock_settings_palettes);
  paddock_choice_row_bind (self->animations_row, settings, "animations",
                           paddock_settings_animations);
  paddock_choice_row_bind (self->hex_orientation_row, settings, "hex-orientation",
                           paddock_settings_hex_orientations);
  paddock_choice_row_bind (self->units_row, settings, "units", paddock_settings_units);
  paddock_choice_row_bind (self->wheel_row, settings, "wheel", paddock_settings_wheels);
  g_object_bind_property (settings, "autosave", self->autosave_switch, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (settings, "snapping", self->snapping_switch, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);

  return GTK_WINDOW (self);
}

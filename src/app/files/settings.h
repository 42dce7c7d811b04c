/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSettings: what the studio remembers between runs, as properties.
 *
 * The properties are bound to GSettings where the schema is found: installed, named by
 * GSETTINGS_SCHEMA_DIR, or beside the program (a build tree, an unpacked prefix).  Without a schema
 * they work all the same and are forgotten at the end.
 */

#pragma once

#include <gio/gio.h>

/* Of the side panel, in pixels. */
#define PADDOCK_PANEL_MIN_WIDTH 320
#define PADDOCK_PANEL_MAX_WIDTH 720

#define PADDOCK_TYPE_SETTINGS (paddock_settings_get_type ())
G_DECLARE_FINAL_TYPE (PaddockSettings, paddock_settings, PADDOCK, SETTINGS, GObject)

PaddockSettings *paddock_settings_new (void);

/* Whether changes will be there in the next run. */
gboolean paddock_settings_is_stored (PaddockSettings *self);

/* What a setting may be, and what that is called; NULL-terminated by name.  The first is the default. */
typedef struct {
  const char *name;
  const char *label;
} PaddockSettingsChoice;

extern const PaddockSettingsChoice paddock_settings_appearances[];
extern const PaddockSettingsChoice paddock_settings_palettes[];
extern const PaddockSettingsChoice paddock_settings_export_formats[];
extern const PaddockSettingsChoice paddock_settings_export_papers[];
extern const PaddockSettingsChoice *const paddock_settings_export_palettes;
extern const PaddockSettingsChoice paddock_settings_animations[];
extern const PaddockSettingsChoice paddock_settings_hex_orientations[]; /* of new tracks */
extern const PaddockSettingsChoice paddock_settings_units[];            /* of what is printed */
extern const PaddockSettingsChoice paddock_settings_wheels[];           /* of the mouse */

const char *paddock_settings_get_appearance (PaddockSettings *self);
const char *paddock_settings_get_palette (PaddockSettings *self);
const char *paddock_settings_get_animations (PaddockSettings *self);
const char *paddock_settings_get_hex_orientation (PaddockSettings *self);
gboolean paddock_settings_get_autosave (PaddockSettings *self);
guint paddock_settings_get_autosave_delay (PaddockSettings *self); /* seconds */

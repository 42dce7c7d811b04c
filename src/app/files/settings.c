/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "settings.h"

#include <glib/gi18n.h>

#define SCHEMA_ID "app.paddock.Paddock"

const PaddockSettingsChoice paddock_settings_appearances[] = {
  { "system", N_ ("Follow System") },
  { "light", N_ ("Light") },
  { "dark", N_ ("Dark") },
  { NULL },
};

/* The first follows the appearance; the others are the palettes of the drawings. */
const PaddockSettingsChoice paddock_settings_palettes[] = {
  { "automatic", N_ ("Match Appearance") },
  { "light", N_ ("Light") },
  { "dark", N_ ("Dark") },
  { "print", N_ ("As Printed") },
  { "contrast", N_ ("High Contrast") },
  { "colour-blind", N_ ("Colour-Blind Safe") },
  { NULL },
};

const PaddockSettingsChoice paddock_settings_animations[] = {
  { "system", N_ ("Follow System") },
  { "on", N_ ("On") },
  { "off", N_ ("Off") },
  { NULL },
};

/* With Ctrl it always zooms. */
const PaddockSettingsChoice paddock_settings_wheels[] = {
  { "automatic", N_ ("Scroll Sheets, Zoom Boards") },
  { "zoom", N_ ("Always Zoom") },
  { "scroll", N_ ("Always Scroll") },
  { NULL },
};

const PaddockSettingsChoice paddock_settings_units[] = {
  { "centimetres", N_ ("Centimetres") },
  { "inches", N_ ("Inches") },
  { NULL },
};

/* As a track's own field has them. */
const PaddockSettingsChoice paddock_settings_hex_orientations[] = {
  { "pointy", N_ ("Corner on Top") },
  { "flat", N_ ("Side on Top") },
  { NULL },
};

/* What is exported does not follow the windows. */
const PaddockSettingsChoice *const paddock_settings_export_palettes = paddock_settings_palettes + 1;

const PaddockSettingsChoice paddock_settings_export_formats[] = {
  { "png", N_ ("PNG Picture") },
  { "svg", N_ ("SVG Drawing") },
  { "pdf", N_ ("PDF Document") },
  { NULL },
};

const PaddockSettingsChoice paddock_settings_export_papers[] = {
  { "whole", N_ ("One Page") },
  { "a4", N_ ("A4 Sheets") },
  { "a3", N_ ("A3 Sheets") },
  { "letter", N_ ("Letter Sheets") },
  { NULL },
};

enum {
  PROP_0,
  PROP_APPEARANCE,
  PROP_PALETTE,
  PROP_AUTOSAVE,
  PROP_AUTOSAVE_DELAY,
  PROP_ANIMATIONS,
  PROP_HEX_ORIENTATION,
  PROP_UNITS,
  PROP_SNAPPING,
  PROP_WHEEL,
  PROP_TOUR_SEEN,
  PROP_EXPORT_FORMAT,
  PROP_EXPORT_PAPER,
  PROP_EXPORT_PALETTE,
  PROP_EXPORT_DPI,
  PROP_EXPORT_PERCENT,
  PROP_EXPORT_FRAME,
  PROP_EXPORT_COORDINATES,
  PROP_EXPORT_RANKS,
  PROP_EXPORT_NOTES,
  PROP_SHOW_PANEL,
  PROP_PANEL_PAGE,
  PROP_PANEL_WIDTH,
  PROP_SHOW_GRID,
  PROP_SHOW_COORDINATES,
  PROP_SHOW_MINIMAP,
  PROP_SHOW_RACE_MINIMAP,
  PROP_GARAGE_FOLDER,
  PROP_WINDOW_WIDTH,
  PROP_WINDOW_HEIGHT,
  PROP_WINDOW_MAXIMIZED,
  N_PROPS,
};

struct _PaddockSettings {
  GObject parent_instance;

  GSettings *settings;    /* NULL without a schema */
  GValue values[N_PROPS]; /* by property */
};

G_DEFINE_FINAL_TYPE (PaddockSettings, paddock_settings, G_TYPE_OBJECT)

static GParamSpec *props[N_PROPS];

/* The folder of the program: a build tree has data/ in it, a prefix ../share. */
static GSettingsSchemaSource *
find_source_beside_program (void)
{
  static const char *const places[] = { "data", "../share/glib-2.0/schemas" };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program ? g_path_get_dirname (program) : NULL;

  for (guint i = 0; folder && i < G_N_ELEMENTS (places); i++) {
    g_autofree char *place = g_build_filename (folder, places[i], NULL);
    GSettingsSchemaSource *source =
      g_settings_schema_source_new_from_directory (place, g_settings_schema_source_get_default (),
                                                   TRUE, NULL);

    if (source)
      return source;
  }

  return NULL;
}

static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *installed = g_settings_schema_source_get_default ();
  GSettingsSchemaSource *beside;
  GSettingsSchema *schema = NULL;

  if (installed)
    schema = g_settings_schema_source_lookup (installed, SCHEMA_ID, TRUE);
  if (schema)
    return schema;

  beside = find_source_beside_program ();
  if (beside) {
    schema = g_settings_schema_source_lookup (beside, SCHEMA_ID, FALSE);
    g_settings_schema_source_unref (beside);
  }

  return schema;
}

/* A schema of another version may lack a key; the property then keeps its default. */
static void
bind_to_schema (PaddockSettings *self, GSettingsSchema *schema)
{
  self->settings = g_settings_new_full (schema, NULL, NULL);

  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    if (g_settings_schema_has_key (schema, props[i]->name))
      g_settings_bind (self->settings, props[i]->name, self, props[i]->name,
                       G_SETTINGS_BIND_DEFAULT);
}

static void
paddock_settings_constructed (GObject *object)
{
  PaddockSettings *self = PADDOCK_SETTINGS (object);
  g_autoptr (GSettingsSchema) schema = find_schema ();

  G_OBJECT_CLASS (paddock_settings_parent_class)->constructed (object);

  if (schema)
    bind_to_schema (self, schema);
}

static void
paddock_settings_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_copy (&PADDOCK_SETTINGS (object)->values[id], value);
}

static void
paddock_settings_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GValue *own = &PADDOCK_SETTINGS (object)->values[id];

  if (g_param_values_cmp (pspec, own, value) == 0)
    return;

  g_value_copy (value, own);
  g_object_notify_by_pspec (object, pspec);
}

static void
paddock_settings_finalize (GObject *object)
{
  PaddockSettings *self = PADDOCK_SETTINGS (object);

  g_clear_object (&self->settings);
  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    g_value_unset (&self->values[i]);

  G_OBJECT_CLASS (paddock_settings_parent_class)->finalize (object);
}

static void
paddock_settings_class_init (PaddockSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->constructed = paddock_settings_constructed;
  object_class->get_property = paddock_settings_get_property;
  object_class->set_property = paddock_settings_set_property;
  object_class->finalize = paddock_settings_finalize;

  props[PROP_APPEARANCE] =
    g_param_spec_string ("appearance", NULL, NULL, paddock_settings_appearances[0].name, flags);
  props[PROP_PALETTE] =
    g_param_spec_string ("palette", NULL, NULL, paddock_settings_palettes[0].name, flags);
  props[PROP_AUTOSAVE] = g_param_spec_boolean ("autosave", NULL, NULL, TRUE, flags);
  props[PROP_AUTOSAVE_DELAY] = g_param_spec_int ("autosave-delay", NULL, NULL, 0, 600, 0, flags);
  props[PROP_ANIMATIONS] =
    g_param_spec_string ("animations", NULL, NULL, paddock_settings_animations[0].name, flags);
  props[PROP_HEX_ORIENTATION] =
    g_param_spec_string ("hex-orientation", NULL, NULL, paddock_settings_hex_orientations[0].name,
                         flags);
  props[PROP_UNITS] =
    g_param_spec_string ("units", NULL, NULL, paddock_settings_units[0].name, flags);
  props[PROP_SNAPPING] = g_param_spec_boolean ("snapping", NULL, NULL, TRUE, flags);
  props[PROP_WHEEL] =
    g_param_spec_string ("wheel", NULL, NULL, paddock_settings_wheels[0].name, flags);
  props[PROP_TOUR_SEEN] = g_param_spec_boolean ("tour-seen", NULL, NULL, FALSE, flags);
  props[PROP_EXPORT_FORMAT] = g_param_spec_string ("export-format", NULL, NULL, "png", flags);
  props[PROP_EXPORT_PAPER] = g_param_spec_string ("export-paper", NULL, NULL, "whole", flags);
  props[PROP_EXPORT_PALETTE] = g_param_spec_string ("export-palette", NULL, NULL, "light", flags);
  props[PROP_EXPORT_DPI] = g_param_spec_int ("export-dpi", NULL, NULL, 24, 1200, 150, flags);
  props[PROP_EXPORT_PERCENT] =
    g_param_spec_int ("export-percent", NULL, NULL, 10, 1000, 100, flags);
  props[PROP_EXPORT_FRAME] = g_param_spec_boolean ("export-frame", NULL, NULL, TRUE, flags);
  props[PROP_EXPORT_COORDINATES] =
    g_param_spec_boolean ("export-coordinates", NULL, NULL, FALSE, flags);
  props[PROP_EXPORT_RANKS] = g_param_spec_boolean ("export-ranks", NULL, NULL, FALSE, flags);
  props[PROP_EXPORT_NOTES] = g_param_spec_boolean ("export-notes", NULL, NULL, TRUE, flags);
  props[PROP_SHOW_PANEL] = g_param_spec_boolean ("show-panel", NULL, NULL, TRUE, flags);
  props[PROP_PANEL_PAGE] = g_param_spec_string ("panel-page", NULL, NULL, "properties", flags);
  props[PROP_PANEL_WIDTH] =
    g_param_spec_int ("panel-width", NULL, NULL, PADDOCK_PANEL_MIN_WIDTH, PADDOCK_PANEL_MAX_WIDTH,
                      PADDOCK_PANEL_MIN_WIDTH, flags);
  props[PROP_GARAGE_FOLDER] = g_param_spec_string ("garage-folder", NULL, NULL, "", flags);
  props[PROP_SHOW_GRID] = g_param_spec_boolean ("show-grid", NULL, NULL, FALSE, flags);
  props[PROP_SHOW_COORDINATES] =
    g_param_spec_boolean ("show-coordinates", NULL, NULL, FALSE, flags);
  props[PROP_SHOW_MINIMAP] = g_param_spec_boolean ("show-minimap", NULL, NULL, TRUE, flags);
  props[PROP_SHOW_RACE_MINIMAP] =
    g_param_spec_boolean ("show-race-minimap", NULL, NULL, FALSE, flags);
  props[PROP_WINDOW_WIDTH] =
    g_param_spec_int ("window-width", NULL, NULL, 360, G_MAXINT16, 1100, flags);
  props[PROP_WINDOW_HEIGHT] =
    g_param_spec_int ("window-height", NULL, NULL, 300, G_MAXINT16, 740, flags);
  props[PROP_WINDOW_MAXIMIZED] =
    g_param_spec_boolean ("window-maximized", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
paddock_settings_init (PaddockSettings *self)
{
  for (guint i = PROP_0 + 1; i < N_PROPS; i++) {
    g_value_init (&self->values[i], props[i]->value_type);
    g_param_value_set_default (props[i], &self->values[i]);
  }
}

PaddockSettings *
paddock_settings_new (void)
{
  return g_object_new (PADDOCK_TYPE_SETTINGS, NULL);
}

gboolean
paddock_settings_is_stored (PaddockSettings *self)
{
  g_return_val_if_fail (PADDOCK_IS_SETTINGS (self), FALSE);

  return self->settings != NULL;
}

const char *
paddock_settings_get_appearance (PaddockSettings *self)
{
  g_return_val_if_fail (PADDOCK_IS_SETTINGS (self), NULL);

  return g_value_get_string (&self->values[PROP_APPEARANCE]);
}

const char *
paddock_settings_get_palette (PaddockSettings *self)
{
  g_return_val_if_fail (PADDOCK_IS_SETTINGS (self), NULL);

  return g_value_get_string (&self->values[PROP_PALETTE]);
}

const char *
paddock_settings_get_animations (PaddockSettings *self)
{
  g_return_val_if_fail (PADDOCK_IS_SETTINGS (self), NULL);

  return g_value_get_string (&self->values[PROP_ANIMATIONS]);
}

const char *
paddock_settings_get_hex_orientation (PaddockSettings *self)
{
  g_return_val_if_fail (PADDOCK_IS_SETTINGS (self), NULL);

  return g_value_get_string (&self->values[PROP_HEX_ORIENTATION]);
}

gboolean
paddock_settings_get_autosave (PaddockSettings *self)
{
  g_return_val_if_fail (PADDOCK_IS_SETTINGS (self), FALSE);

  return g_value_get_boolean (&self->values[PROP_AUTOSAVE]);
}

guint
paddock_settings_get_autosave_delay (PaddockSettings *self)
{
  g_return_val_if_fail (PADDOCK_IS_SETTINGS (self), 0);

  return (guint) g_value_get_int (&self->values[PROP_AUTOSAVE_DELAY]);
}

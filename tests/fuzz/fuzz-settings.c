/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any text as stored settings, a line "key=value" each, as somebody might write them by hand.  Whatever the schema lets
 * through, every property has a value that it may have.
 */

#include "fuzz-target.h"

#include "settings.h"

static GSettings *
get_stored (void)
{
  static GSettings *stored;

  if (!stored)
    stored = g_settings_new ("app.paddock.Paddock");
  return stored;
}

static void
store (GSettings *stored, const char *name, const char *text)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) value = NULL;

  g_object_get (stored, "settings-schema", &schema, NULL);
  if (!g_settings_schema_has_key (schema, name))
    return;

  key = g_settings_schema_get_key (schema, name);
  value = g_variant_parse (g_settings_schema_key_get_value_type (key), text, NULL, NULL, NULL);
  if (value && g_settings_schema_key_range_check (key, value))
    g_settings_set_value (stored, name, value);
}

static void
check_properties (void)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autofree GParamSpec **properties =
    g_object_class_list_properties (G_OBJECT_GET_CLASS (settings), NULL);

  for (guint i = 0; properties[i]; i++) {
    g_auto (GValue) value = G_VALUE_INIT;

    g_object_get_property (G_OBJECT (settings), properties[i]->name, &value);
    g_assert_false (g_param_value_validate (properties[i], &value));
  }
  g_assert_nonnull (paddock_settings_get_palette (settings));
  g_assert_nonnull (paddock_settings_get_appearance (settings));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 100);
  GSettings *stored = get_stored ();

  for (guint i = 0; lines[i]; i++) {
    char *equals = strchr (lines[i], '=');

    if (equals) {
      *equals = '\0';
      store (stored, lines[i], equals + 1);
    }
  }
  check_properties ();

  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "settings.h"

#include "palette.h"

static GSettingsSchema *
get_schema (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "data", NULL);
  g_autoptr (GSettingsSchemaSource) source =
    g_settings_schema_source_new_from_directory (folder, NULL, TRUE, &error);
  GSettingsSchema *schema;

  g_assert_no_error (error);
  schema = g_settings_schema_source_lookup (source, "app.paddock.Paddock", FALSE);
  g_assert_nonnull (schema);
  return schema;
}

/* The schema and the properties say the same, so a missing schema changes nothing but memory. */
static void
test_schema_and_properties_agree (void)
{
  g_autoptr (GSettingsSchema) schema = get_schema ();
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);
  g_autoptr (GSettings) stored = g_settings_new_full (schema, NULL, NULL);
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autofree GParamSpec **properties =
    g_object_class_list_properties (G_OBJECT_GET_CLASS (settings), NULL);

  for (guint i = 0; keys[i]; i++) {
    GParamSpec *property = g_object_class_find_property (G_OBJECT_GET_CLASS (settings), keys[i]);
    g_autoptr (GVariant) initial = g_settings_get_default_value (stored, keys[i]);
    g_auto (GValue) from_schema = G_VALUE_INIT;

    g_assert_nonnull (property);
    g_dbus_gvariant_to_gvalue (initial, &from_schema);
    g_assert_cmpint (g_param_values_cmp (property, &from_schema,
                                         g_param_spec_get_default_value (property)),
                     ==, 0);
  }
  for (guint i = 0; properties[i]; i++)
    g_assert_true (g_strv_contains ((const char *const *) keys, properties[i]->name));
}

static void
test_is_remembered (void)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockSettings) next = NULL;
  int width;

  g_assert_true (paddock_settings_is_stored (settings));
  g_object_set (settings, "appearance", "dark", "window-width", 777, NULL);
  next = paddock_settings_new ();
  g_object_get (next, "window-width", &width, NULL);
  g_assert_cmpint (width, ==, 777);
  g_assert_cmpstr (paddock_settings_get_appearance (next), ==, "dark");
  g_object_set (next, "appearance", "system", "window-width", 1100, NULL);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Run in a process of its own, where no schema can be found. */
static void
test_works_without_a_schema (void)
{
  guint n_changes = 0;

  if (g_test_subprocess ()) {
    g_autoptr (PaddockSettings) settings = paddock_settings_new ();

    g_assert_false (paddock_settings_is_stored (settings));
    g_signal_connect_swapped (settings, "notify::palette", G_CALLBACK (count_cb), &n_changes);
    g_assert_cmpstr (paddock_settings_get_palette (settings), ==, "automatic");
    g_object_set (settings, "palette", "print", NULL);
    g_object_set (settings, "palette", "print", NULL);
    g_assert_cmpuint (n_changes, ==, 1);
    g_assert_cmpstr (paddock_settings_get_palette (settings), ==, "print");
    return;
  }

  g_unsetenv ("GSETTINGS_SCHEMA_DIR");
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

static void
test_every_palette_can_be_chosen (void)
{
  guint n = 0;

  while (paddock_palette_names[n]) {
    g_assert_cmpstr (paddock_settings_palettes[n + 1].name, ==, paddock_palette_names[n]);
    n++;
  }
  g_assert_null (paddock_settings_palettes[n + 1].name);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/settings/schema-and-properties-agree", test_schema_and_properties_agree);
  g_test_add_func ("/app/settings/is-remembered", test_is_remembered);
  g_test_add_func ("/app/settings/every-palette-can-be-chosen", test_every_palette_can_be_chosen);
  g_test_add_func ("/app/settings/works-without-a-schema", test_works_without_a_schema);
  return g_test_run ();
}

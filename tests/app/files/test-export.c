/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "export.h"

typedef struct {
  gboolean is_done;
  gboolean is_exported;
  GBytes *bytes;
  GError *error;
} Result;

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Result *self = data;

  self->is_exported = paddock_export_finish (result, &self->error);
  self->is_done = TRUE;
}

static void
bytes_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Result *self = data;

  self->bytes = paddock_export_bytes_finish (result, &self->error);
  self->is_done = TRUE;
}

static char *
read_start (GFile *place)
{
  g_autofree char *path = g_file_get_path (place);
  char *content = NULL;

  g_file_get_contents (path, &content, NULL, NULL);
  if (content)
    content[5] = '\0';

  return content;
}

static void
test_options_are_the_settings (void)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  PaddockRenderOptions options;

  g_object_set (settings, "export-format", "png", "export-palette", "print", "export-dpi", 192,
                "export-percent", 50, "export-frame", FALSE, "export-coordinates", TRUE,
                "export-ranks", TRUE, "export-notes", FALSE, NULL);
  options = paddock_export_get_options (settings);
  g_assert_cmpint (options.format, ==, PADDOCK_RENDER_PNG);
  g_assert_cmpint (options.palette, ==, PADDOCK_PALETTE_PRINT);
  g_assert_cmpfloat (options.scale, ==, 2);
  g_assert_true (!options.view.has_frame && options.view.has_coordinates);
  g_assert_true (options.view.has_ranks && !options.view.has_notes);

  g_object_set (settings, "export-format", "pdf", NULL);
  options = paddock_export_get_options (settings);
  g_assert_cmpint (options.format, ==, PADDOCK_RENDER_PDF);
  g_assert_cmpfloat (options.scale, ==, 0.5);
  options = paddock_export_get_clipboard_options (settings);
  g_assert_cmpint (options.format, ==, PADDOCK_RENDER_PNG);
  g_assert_cmpfloat (options.scale, ==, 2);

  for (guint i = 0; paddock_settings_export_palettes[i].name; i++) {
    g_object_set (settings, "export-palette", paddock_settings_export_palettes[i].name, NULL);
    g_assert_cmpuint (paddock_export_get_options (settings).palette, ==, i);
  }
  for (guint i = 0; paddock_settings_export_formats[i].name; i++)
    g_assert_cmpstr (paddock_settings_export_formats[i].name, ==, paddock_render_format_names[i]);
}

static void
test_names_and_sizes (void)
{
  PaddockRect bounds = { 0, 0, 960, 480 };
  PaddockRenderOptions options = { .format = PADDOCK_RENDER_PNG, .scale = 150 / 96.0 };
  g_autofree char *name = paddock_export_dup_name ("loop.track.xml", PADDOCK_RENDER_SVG);
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autofree char *pixels = paddock_export_dup_size (&options, bounds, settings);
  g_autofree char *paper = NULL, *inches = NULL;

  g_assert_cmpstr (name, ==, "loop.svg");
  g_assert_cmpstr (pixels, ==, "1500 × 750 pixels");
  g_assert_false (paddock_export_is_too_large (&options, bounds));
  options = (PaddockRenderOptions){ .format = PADDOCK_RENDER_PDF, .scale = 0.5 };
  paper = paddock_export_dup_size (&options, bounds, settings);
  g_assert_cmpstr (paper, ==, "12.7 × 6.3 cm on paper");
  g_object_set (settings, "units", "inches", NULL);
  inches = paddock_export_dup_size (&options, bounds, settings);
  g_assert_cmpstr (inches, ==, "5.0 × 2.5 in on paper");
  g_object_set (settings, "units", "centimetres", NULL);
  options.scale = 110;
  g_assert_true (paddock_export_is_too_large (&options, bounds));
}

static void
test_writes_every_format (void)
{
  static const char *const starts[] = { "\x89PNG\r", "<?xml", "%PDF-" };
  g_autofree char *folder = make_folder ();
  g_autoptr (PaddockDocument) document = read_example ();

  for (guint i = 0; i < PADDOCK_N_RENDER_FORMATS; i++) {
    g_autofree char *path = g_build_filename (folder, paddock_render_format_names[i], NULL);
    g_autoptr (GFile) place = g_file_new_for_path (path);
    PaddockRenderOptions options = { .format = i, .scale = 0.5 };
    g_autofree char *start = NULL;
    Result result = { FALSE };
    int done = 0;

    paddock_export_async (document, &options, place, &done, NULL, exported_cb, &result);
    wait_until (result.is_done);
    g_assert_no_error (result.error);
    g_assert_true (result.is_exported);
    g_assert_cmpint (done, ==, 1000);
    start = read_start (place);
    g_assert_cmpstr (start, ==, starts[i]);
  }
  remove_folder (folder);
}

static void
test_leaves_nothing_when_cancelled (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = write_file (folder, "old.png", "as it was");
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  PaddockRenderOptions options = { .scale = 1 };
  g_autofree char *start = NULL;
  Result result = { FALSE };

  g_cancellable_cancel (cancellable);
  paddock_export_async (document, &options, place, NULL, cancellable, exported_cb, &result);
  wait_until (result.is_done);
  g_assert_false (result.is_exported);
  g_assert_error (result.error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_CANCELLED);
  g_clear_error (&result.error);
  start = read_start (place);
  g_assert_cmpstr (start, ==, "as it");
  remove_folder (folder);
}

static void
test_says_why_not (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "gone", "a.png", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (PaddockDocument) document = read_example ();
  PaddockRenderOptions options = { .scale = 1 };
  Result result = { FALSE };

  paddock_export_async (document, &options, place, NULL, NULL, exported_cb, &result);
  wait_until (result.is_done);
  g_assert_false (result.is_exported);
  g_test_message ("%s", result.error->message);
  g_clear_error (&result.error);
  remove_folder (folder);
}

static void
test_gives_bytes_for_the_clipboard (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  PaddockRenderOptions options = { .scale = 1000 }; /* far more than fits */
  const guchar *data;
  Result result = { FALSE };

  paddock_export_bytes_async (document, &options, bytes_cb, &result);
  wait_until (result.is_done);
  g_assert_no_error (result.error);
  data = g_bytes_get_data (result.bytes, NULL);
  g_assert_cmpmem (data, 4, "\x89PNG", 4);
  g_assert_cmpuint ((guint) data[18] << 8 | data[19], ==, 4096); /* its width */
  g_bytes_unref (result.bytes);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/export/options-are-the-settings", test_options_are_the_settings);
  g_test_add_func ("/app/export/names-and-sizes", test_names_and_sizes);
  g_test_add_func ("/app/export/writes-every-format", test_writes_every_format);
  g_test_add_func ("/app/export/leaves-nothing-when-cancelled", test_leaves_nothing_when_cancelled);
  g_test_add_func ("/app/export/says-why-not", test_says_why_not);
  g_test_add_func ("/app/export/gives-bytes-for-the-clipboard", test_gives_bytes_for_the_clipboard);
  return g_test_run ();
}

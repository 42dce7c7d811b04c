/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every file of tests/xml/bad/ is refused with exactly the message in the .expected file beside it.
 *
 * The folder is walked; nothing is listed here.  `./dev golden` writes the messages of new files, which
 * are then to be read: a message names the file and the line, what was found and what was expected.  What kind of error
 * each is stands in codes.txt.
 */

#include "reader.h"

#define MIN_FILES 60

static char *
make_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "xml", "bad", name, NULL);
}

static char *
make_expected_path (const char *name)
{
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (".xml"));
  g_autofree char *file = g_strconcat (stem, ".expected", NULL);

  return make_path (file);
}

static const char *const codes[] = {
  [PADDOCK_XML_ERROR_FILE] = "file",           [PADDOCK_XML_ERROR_ENCODING] = "encoding",
  [PADDOCK_XML_ERROR_SYNTAX] = "syntax",       [PADDOCK_XML_ERROR_VERSION] = "version",
  [PADDOCK_XML_ERROR_STRUCTURE] = "structure", [PADDOCK_XML_ERROR_VALUE] = "value",
  [PADDOCK_XML_ERROR_DUPLICATE] = "duplicate", [PADDOCK_XML_ERROR_REFERENCE] = "reference",
  [PADDOCK_XML_ERROR_LIMIT] = "limit",         [PADDOCK_XML_ERROR_STOPPED] = "stopped",
};

/* A line of codes.txt: "value: enum-wrong flag-wrong". */
static void
assert_code (const char *name, int code)
{
  g_autofree char *path = make_path ("codes.txt"), *text = NULL;
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (".xml"));
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++) {
    g_auto (GStrv) words = g_strsplit_set (lines[i], ": ", -1);

    if (g_strv_contains ((const char *const *) words, stem))
      g_assert_cmpstr (words[0], ==, codes[code]);
  }
  if (!strstr (text, stem))
    g_error ("%s is not in codes.txt: it is a \"%s\"", stem, codes[code]);
}

static void
test_is_refused (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = make_path (name);
  g_autofree char *expected_path = make_expected_path (name);
  g_autofree char *bytes = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  gsize len;

  g_assert_true (g_file_get_contents (path, &bytes, &len, NULL));
  g_assert_null (paddock_xml_read_bytes (bytes, len, name, &error));
  g_assert_true (error->domain == PADDOCK_XML_ERROR);
  assert_code (name, error->code);
  message = g_strconcat (error->message, "\n", NULL);

  if (g_getenv ("PADDOCK_REWRITE_GOLDEN"))
    g_assert_true (g_file_set_contents (expected_path, message, -1, NULL));
  g_assert_true (g_file_get_contents (expected_path, &expected, NULL, NULL));
  g_assert_cmpstr (message, ==, expected);
  g_assert_nonnull (strstr (message, "; expected "));
}

/* From disk the same, but for the name. */
static void
test_is_refused_from_disk (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = make_path (name);
  g_autofree char *expected_path = make_expected_path (name);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (paddock_xml_read_file (path, &error));
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_true (g_file_get_contents (expected_path, &expected, NULL, NULL));
  g_assert_cmpstr (error->message + strlen (path), ==, g_strchomp (expected) + strlen (name));
}

static void
add_file (const char *name)
{
  g_autofree char *memory = g_strdup_printf ("/xml/bad-files/%s/memory", name);
  g_autofree char *disk = g_strdup_printf ("/xml/bad-files/%s/disk", name);

  g_test_add_data_func_full (memory, g_strdup (name), test_is_refused, g_free);
  g_test_add_data_func_full (disk, g_strdup (name), test_is_refused_from_disk, g_free);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GDir) folder = NULL;
  g_autofree char *path = NULL;
  const char *name;
  guint n = 0;

  g_test_init (&argc, &argv, NULL);
  path = make_path (".");
  folder = g_dir_open (path, 0, NULL);
  while (folder && (name = g_dir_read_name (folder)))
    if (g_str_has_suffix (name, ".xml")) {
      add_file (name);
      n++;
    }
  g_assert_cmpuint (n, >=, MIN_FILES);

  return g_test_run ();
}

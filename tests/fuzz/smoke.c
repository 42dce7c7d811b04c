/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * smoke FOLDER...: the corpus of a harness, without the fuzzer: nothing in these folders may trip it.
 */

#include "fuzz-target.h"

#include <glib.h>

static void
test_folder (gconstpointer data)
{
  const char *folder = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *bytes = NULL;
    gsize len;

    g_assert_true (g_file_get_contents (path, &bytes, &len, NULL));
    LLVMFuzzerTestOneInput ((const uint8_t *) bytes, len);
    n++;
  }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++) {
    g_autofree char *name = g_path_get_basename (argv[i]);
    g_autofree char *path = g_strdup_printf ("/fuzz/%s", name);

    g_test_add_data_func (path, argv[i], test_folder);
  }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "golden-file.h"

void
golden_file_check (const char *path, const char *text)
{
  g_autofree char *file = g_test_build_filename (G_TEST_DIST, "..", path, NULL);
  g_autofree char *committed = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("PADDOCK_REWRITE_GOLDEN")) {
    g_file_set_contents (file, text, -1, &error);
    g_assert_no_error (error);
  }

  g_file_get_contents (file, &committed, NULL, &error);
  g_assert_no_error (error);
  if (!g_str_equal (committed, text))
    g_test_message ("%s is out of step: run ./dev golden", path);
  g_assert_true (g_str_equal (committed, text));
}

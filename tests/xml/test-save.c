/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving documents.  What can go wrong with files is the business of tests/base/test-output-file.c.
 */

#include "hex-track.h"
#include "reader.h"
#include "save.h"

#include <glib/gstdio.h>

static void
test_document (void)
{
  g_autofree char *folder = g_dir_make_tmp ("paddock-save-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.track.xml", NULL);
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
  g_autoptr (PaddockDocument) copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_xml_save (document, path, &error));
  g_assert_no_error (error);
  copy = paddock_xml_read_file (path, &error);
  g_assert_no_error (error);
  g_assert_true (paddock_document_equal (document, copy));
  g_unlink (path);
  g_rmdir (folder);
}

/* What could not be read again never replaces what can. */
static void
test_unreadable_document (void)
{
  static const struct {
    int laps;
    const char *title;
    const char *words;
  } cases[] = {
    { 0, "fine", "\"laps\" is \"0\"; expected a whole number from 1 to 99" },
    { 2, "bell \a", "the file contains a character that XML does not allow; expected text" },
    { 2, "broken \xff", "the text is not UTF-8; expected UTF-8" },
  };
  g_autofree char *folder = g_dir_make_tmp ("paddock-save-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.track.xml", NULL);

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);
    PaddockHexTrack *track = document->record;
    g_autofree char *found = NULL;
    g_autoptr (GError) error = NULL;

    track->laps = cases[i].laps;
    paddock_text_set (&track->title, cases[i].title);
    g_assert_false (paddock_xml_save (document, path, &error));
    g_assert_nonnull (strstr (error->message, cases[i].words));
    g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
    g_assert_cmpstr (found, ==, "old");
  }
  g_unlink (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0); /* nothing was left beside it */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml/save/document", test_document);
  g_test_add_func ("/xml/save/unreadable-document", test_unreadable_document);

  return g_test_run ();
}

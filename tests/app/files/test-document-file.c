/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#define BAD_TRACK                                \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" \
  "<hex-track xmlns=\"urn:paddock:documents\" version=\"1\" id=\"t\" laps=\"many\"/>\n"

static gboolean
is_loaded (PaddockDocumentFile *file)
{
  return paddock_document_file_get_state (file) != PADDOCK_DOCUMENT_FILE_LOADING;
}

static PaddockDocumentFile *
open_and_wait (GFile *place)
{
  PaddockDocumentFile *file = paddock_document_file_new_open (place);

  wait_until (is_loaded (file));
  return file;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

typedef struct {
  gboolean is_done;
  gboolean is_saved;
  GError *error;
} Save;

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Save *save = data;

  save->is_saved =
    paddock_document_file_save_finish (PADDOCK_DOCUMENT_FILE (object), result, &save->error);
  save->is_done = TRUE;
}

static void
test_reads_a_file (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_open (place);
  g_autoptr (PaddockDocument) expected = read_example ();
  g_autofree char *name = NULL;
  guint n_changes = 0;

  g_signal_connect_swapped (file, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_cmpint (paddock_document_file_get_state (file), ==, PADDOCK_DOCUMENT_FILE_LOADING);
  name = paddock_document_file_dup_name (file);
  g_assert_cmpstr (name, ==, "example.track.xml");

  wait_until (is_loaded (file));
  g_assert_cmpint (paddock_document_file_get_state (file), ==, PADDOCK_DOCUMENT_FILE_READY);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_true (paddock_document_equal (paddock_document_file_get_document (file), expected));
  g_assert_false (paddock_document_file_is_modified (file));
  g_free (name);
  name = paddock_document_file_dup_name (file);
  g_assert_cmpstr (name, ==, "Harbour Loop");

  remove_folder (folder);
}

static void
test_says_why_it_cannot_be_read (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = write_file (folder, "bad.track.xml", BAD_TRACK);
  g_autoptr (PaddockDocumentFile) file = open_and_wait (place);
  const char *message = paddock_document_file_get_error (file)->message;

  g_assert_cmpint (paddock_document_file_get_state (file), ==, PADDOCK_DOCUMENT_FILE_FAILED);
  g_assert_nonnull (strstr (message, "bad.track.xml:2:"));
  g_assert_nonnull (strstr (message, "many"));
  g_assert_nonnull (strstr (message, "expected"));
  g_assert_false (paddock_document_file_is_modified (file));

  remove_folder (folder);
}

static void
test_reads_again_after_it_was_mended (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = write_file (folder, "example.track.xml", BAD_TRACK);
  g_autoptr (PaddockDocumentFile) file = open_and_wait (place);

  g_object_unref (copy_example (folder));
  paddock_document_file_reload (file);
  g_assert_cmpint (paddock_document_file_get_state (file), ==, PADDOCK_DOCUMENT_FILE_LOADING);
  wait_until (is_loaded (file));
  g_assert_cmpint (paddock_document_file_get_state (file), ==, PADDOCK_DOCUMENT_FILE_READY);
  g_assert_null (paddock_document_file_get_error (file));

  remove_folder (folder);
}

static void
test_stops_reading_when_nobody_wants_it (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  PaddockDocumentFile *file = paddock_document_file_new_open (place);

  paddock_document_file_cancel (file);
  wait_until (is_loaded (file));
  g_assert_cmpint (paddock_document_file_get_state (file), ==, PADDOCK_DOCUMENT_FILE_FAILED);
  g_assert_error (paddock_document_file_get_error (file), G_IO_ERROR, G_IO_ERROR_CANCELLED);

  g_object_add_weak_pointer (G_OBJECT (file), (gpointer *) &file);
  g_object_unref (file);
  wait_until (!file); /* the thread may hold it a little longer */

  remove_folder (folder);
}

static void
test_edits_undo_and_redo (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  PaddockDocumentFile *file = paddock_document_file_new_untitled (document);
  guint n_changes = 0;

  g_signal_connect_swapped (file, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_null (paddock_document_file_get_undo_label (file));
  set_title (file, "One");
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_true (paddock_document_file_is_modified (file));
  g_assert_cmpstr (paddock_document_file_get_undo_label (file), ==, "Change Title");

  paddock_document_file_undo (file);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_true (paddock_document_file_get_document (file) == document);
  g_assert_false (paddock_document_file_is_modified (file));
  g_assert_cmpstr (paddock_document_file_get_redo_label (file), ==, "Change Title");
  paddock_document_file_undo (file);
  g_assert_cmpuint (n_changes, ==, 2);

  paddock_document_file_redo (file);
  g_assert_cmpstr (get_title (file), ==, "One");
  g_assert_finalize_object (file);
}

static void
test_drops_a_draft_that_is_not_committed (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  PaddockEdit *edit = paddock_document_file_begin_edit (file, "Nothing", NULL);

  paddock_edit_free (edit);
  edit = paddock_document_file_begin_edit (file, "Nothing", NULL);
  g_assert_false (paddock_document_file_commit (file, edit)); /* it changed nothing */
  paddock_edit_free (edit);
  g_assert_null (paddock_document_file_get_undo_label (file));
  g_assert_false (paddock_document_file_is_modified (file));
}

static void
test_saves_and_reads_back_the_same (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (PaddockDocumentFile) file = open_and_wait (place);
  g_autoptr (PaddockDocumentFile) again = NULL;
  Save save = { FALSE };

  set_title (file, "Grüße vom Hafen <&>");
  paddock_document_file_save_async (file, place, saved_cb, &save);
  wait_until (save.is_done);
  g_assert_no_error (save.error);
  g_assert_true (save.is_saved);
  g_assert_false (paddock_document_file_is_modified (file));

  again = open_and_wait (place);
  g_assert_true (paddock_document_equal (paddock_document_file_get_document (again),
                                         paddock_document_file_get_document (file)));
  remove_folder (folder);
}

static void
test_a_save_counts_for_the_version_it_wrote (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (PaddockDocumentFile) file = open_and_wait (place);
  Save save = { FALSE };

  set_title (file, "Written");
  paddock_document_file_save_async (file, place, saved_cb, &save);
  set_title (file, "Typed meanwhile");
  wait_until (save.is_done);
  g_assert_true (save.is_saved);
  g_assert_true (paddock_document_file_is_modified (file));
  paddock_document_file_undo (file);
  g_assert_cmpstr (get_title (file), ==, "Written");
  g_assert_false (paddock_document_file_is_modified (file));

  remove_folder (folder);
}

static void
test_saves_in_turn (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (PaddockDocumentFile) file = open_and_wait (place);
  g_autoptr (PaddockDocumentFile) again = NULL;
  Save saves[3] = { { FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (saves); i++) {
    g_autofree char *title = g_strdup_printf ("Version %u", i);

    set_title (file, title);
    paddock_document_file_save_async (file, place, saved_cb, &saves[i]);
  }
  wait_until (saves[0].is_done && saves[1].is_done && saves[2].is_done);
  g_assert_true (saves[0].is_saved && saves[1].is_saved && saves[2].is_saved);
  g_assert_false (paddock_document_file_is_modified (file));

  again = open_and_wait (place);
  g_assert_cmpstr (get_title (again), ==, "Version 2");
  remove_folder (folder);
}

static void
test_a_failed_save_loses_nothing (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (GFile) nowhere = g_file_resolve_relative_path (place, "gone/example.track.xml");
  g_autoptr (PaddockDocumentFile) file = open_and_wait (place);
  Save save = { FALSE };

  set_title (file, "Kept");
  paddock_document_file_save_async (file, nowhere, saved_cb, &save);
  wait_until (save.is_done);
  g_assert_false (save.is_saved);
  g_assert_nonnull (save.error);
  g_assert_cmpstr (get_title (file), ==, "Kept");
  g_assert_true (paddock_document_file_is_modified (file));
  g_assert_true (g_file_equal (paddock_document_file_get_file (file), place));

  g_clear_error (&save.error);
  remove_folder (folder);
}

static void
test_a_new_document_is_saved_once_it_has_a_place (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "new.track.xml", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  Save save = { FALSE };

  g_assert_null (paddock_document_file_get_file (file));
  g_assert_false (paddock_document_file_is_modified (file)); /* nothing to lose yet */
  paddock_document_file_save_async (file, place, saved_cb, &save);
  wait_until (save.is_done);
  g_assert_true (save.is_saved);
  g_assert_true (g_file_equal (paddock_document_file_get_file (file), place));
  g_assert_true (g_file_query_exists (place, NULL));

  remove_folder (folder);
}

static void
test_suggests_a_file_name (void)
{
  static const struct {
    const char *title, *name;
  } cases[] = {
    { "Harbour Loop", "harbour-loop.track.xml" },
    { "  The Old, Old Harbour! ", "the-old-old-harbour.track.xml" },
    { "Café 2000", "cafe-2000.track.xml" },
    { "???", "untitled.track.xml" },
  };
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *name = NULL;

    if (!g_str_equal (get_title (file), cases[i].title))
      set_title (file, cases[i].title);
    name = paddock_document_file_dup_suggested_name (file);
    g_assert_cmpstr (name, ==, cases[i].name);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/document-file/reads-a-file", test_reads_a_file);
  g_test_add_func ("/app/document-file/says-why-it-cannot-be-read",
                   test_says_why_it_cannot_be_read);
  g_test_add_func ("/app/document-file/reads-again-after-it-was-mended",
                   test_reads_again_after_it_was_mended);
  g_test_add_func ("/app/document-file/stops-reading-when-nobody-wants-it",
                   test_stops_reading_when_nobody_wants_it);
  g_test_add_func ("/app/document-file/edits-undo-and-redo", test_edits_undo_and_redo);
  g_test_add_func ("/app/document-file/drops-a-draft-that-is-not-committed",
                   test_drops_a_draft_that_is_not_committed);
  g_test_add_func ("/app/document-file/saves-and-reads-back-the-same",
                   test_saves_and_reads_back_the_same);
  g_test_add_func ("/app/document-file/a-save-counts-for-the-version-it-wrote",
                   test_a_save_counts_for_the_version_it_wrote);
  g_test_add_func ("/app/document-file/saves-in-turn", test_saves_in_turn);
  g_test_add_func ("/app/document-file/a-failed-save-loses-nothing",
                   test_a_failed_save_loses_nothing);
  g_test_add_func ("/app/document-file/a-new-document-is-saved-once-it-has-a-place",
                   test_a_new_document_is_saved_once_it_has_a_place);
  g_test_add_func ("/app/document-file/suggests-a-file-name", test_suggests_a_file_name);
  return g_test_run ();
}

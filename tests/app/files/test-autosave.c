/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-fixture.h"

#include <errno.h>

#include "autosave.h"

static void
count_cb (gpointer data)
{
  ((Fixture *) data)->n_told++;
}

static void
append_kept (const char *session, GString *titles)
{
  g_autoptr (GDir) dir = g_dir_open (session, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (session, name, NULL);
    g_autoptr (PaddockAutosaveWork) work = NULL;
    g_autoptr (PaddockAutosaveJournal) journal = paddock_autosave_journal_open (path, &work, NULL);

    if (journal && !paddock_autosave_work_is_saved (work))
      g_string_append (titles,
                       paddock_document_get_title (paddock_history_get_current (work->history)));
  }
}

/* What the disk would give back if the program were killed now, one after another. */
static char *
dup_kept (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  GString *titles = g_string_new (NULL);
  const char *name;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *session = g_build_filename (fixture->path, name, NULL);

    append_kept (session, titles);
  }

  return g_string_free (titles, FALSE);
}

static gboolean
keeps (Fixture *fixture, const char *title)
{
  g_autofree char *kept = dup_kept (fixture);

  return g_str_equal (kept, title);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  *(gboolean *) data =
    paddock_document_file_save_finish (PADDOCK_DOCUMENT_FILE (object), result, NULL);
}

static void
test_keeps_what_is_not_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockAutosave) autosave =
    paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  PaddockDocumentFile *file = paddock_document_file_new_open (place);
  gboolean is_saved = FALSE;

  paddock_autosave_watch (autosave, file);
  wait_until (paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY);
  set_title (file, "One"); /* and when that returns, it is on disk */
  g_assert_true (keeps (fixture, "One"));
  set_title (file, "Two");
  g_assert_true (keeps (fixture, "Two"));
  paddock_document_file_undo (file);
  g_assert_true (keeps (fixture, "One"));
  paddock_document_file_undo (file);
  g_assert_true (keeps (fixture, "")); /* it is as its file is */
  paddock_document_file_redo (file);
  g_assert_true (keeps (fixture, "One"));
  paddock_document_file_save_async (file, place, saved_cb, &is_saved);
  wait_until (is_saved && keeps (fixture, ""));

  set_title (file, "Three");
  g_assert_true (keeps (fixture, "Three"));
  g_object_set (settings, "autosave", FALSE, NULL);
  wait_until (keeps (fixture, ""));
  g_object_set (settings, "autosave", TRUE, NULL);
  g_assert_true (keeps (fixture, "Three"));
  g_assert_finalize_object (file); /* closed, and not wanted */
  wait_until (keeps (fixture, ""));
  g_assert_cmpuint (fixture->n_told, ==, 0);

  remove_folder (folder);
}

static void
test_waits_if_it_shall (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockDocument) document = create_document ("New");
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  g_autoptr (PaddockAutosave) autosave = NULL;

  g_object_set (settings, "autosave-delay", 1, NULL);
  autosave = paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  paddock_autosave_watch (autosave, file);
  set_title (file, "One");
  set_title (file, "Two");
  g_assert_true (keeps (fixture, ""));
  wait_until (keeps (fixture, "Two"));
  g_object_set (settings, "autosave-delay", 0, NULL);
}

static void
test_recovers_what_was_open (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  PaddockAutosave *autosave = paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_open (place);
  g_autoptr (PaddockDocument) original = read_example ();
  g_autoptr (PaddockDocument) saved = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autofree char *path = g_file_get_path (place);

  paddock_autosave_watch (autosave, file);
  wait_until (paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY);
  set_title (file, "Not saved");
  paddock_autosave_free (autosave); /* the end of a session whose document is still open */

  autosave = paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  files = paddock_autosave_recover (autosave);
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_cmpstr (get_title (files->pdata[0]), ==, "Not saved");
  g_assert_true (paddock_document_file_is_modified (files->pdata[0]));
  g_assert_true (g_file_equal (paddock_document_file_get_file (files->pdata[0]), place));
  g_assert_cmpstr (paddock_document_file_get_stamp (files->pdata[0]), ==,
                   paddock_document_file_get_stamp (file));
  saved = paddock_xml_read_file (path, NULL);
  g_assert_true (paddock_document_equal (saved, original)); /* nobody has touched the file */

  g_assert_true (keeps (fixture, "Not saved"));
  set_title (files->pdata[0], "Edited again");
  g_assert_true (keeps (fixture, "Edited again"));
  g_ptr_array_set_size (files, 0);
  wait_until (keeps (fixture, ""));
  paddock_autosave_free (autosave);
  g_assert_cmpuint (count_sessions (fixture), ==, 0);

  remove_folder (folder);
}

/* A crash costs no step that could be taken back. */
static void
test_undo_comes_back (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (GFile) place = copy_example (folder);
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  PaddockAutosave *autosave = paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_open (place);
  g_autoptr (GPtrArray) files = NULL;

  paddock_autosave_watch (autosave, file);
  wait_until (paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY);
  set_title (file, "One");
  set_title (file, "Two");
  set_title (file, "Three");
  paddock_document_file_undo (file);
  paddock_autosave_free (autosave);

  autosave = paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  files = paddock_autosave_recover (autosave);
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_cmpstr (get_title (files->pdata[0]), ==, "Two");
  g_assert_cmpstr (paddock_document_file_get_undo_label (files->pdata[0]), ==, "Change Title");
  paddock_document_file_redo (files->pdata[0]);
  g_assert_cmpstr (get_title (files->pdata[0]), ==, "Three");
  for (guint i = 0; i < 3; i++)
    paddock_document_file_undo (files->pdata[0]);
  g_assert_cmpstr (get_title (files->pdata[0]), ==, "Harbour Loop");
  g_assert_false (paddock_document_file_is_modified (files->pdata[0])); /* its file has that */
  g_assert_true (keeps (fixture, ""));
  paddock_document_file_redo (files->pdata[0]);
  g_assert_true (keeps (fixture, "One"));
  paddock_autosave_free (autosave);

  remove_folder (folder);
}

/* Their text takes a while, and nobody shall wait for it. */
static void
test_a_thread_writes_large_documents (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = create_document ("New");
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockAutosave) autosave =
    paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  g_autoptr (PaddockDocumentFile) file = NULL;

  fill_board (&((PaddockHexTrack *) document->record)->board, PADDOCK_CELL_SPACE);
  file = paddock_document_file_new_untitled (document);
  paddock_autosave_watch (autosave, file);
  for (guint i = 0; i < 50; i++) {
    g_autofree char *title = g_strdup_printf ("Version %u", i);

    set_title (file, title);
  }
  wait_until (keeps (fixture, "Version 49"));
  g_assert_cmpuint (fixture->n_told, ==, 0);
}

static gboolean
has_failed (PaddockAutosave *autosave, int code)
{
  const char *failure = paddock_autosave_get_failure (autosave);

  return failure && strstr (failure, g_strerror (code));
}

static PaddockDocumentFile *
watch_untitled (PaddockAutosave *autosave)
{
  g_autoptr (PaddockDocument) document = create_document ("New");
  PaddockDocumentFile *file = paddock_document_file_new_untitled (document);

  paddock_autosave_watch (autosave, file);
  return file;
}

/* Nobody has to do anything for that. */
static void
test_a_full_disk_is_told_until_it_has_room (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockAutosave) autosave =
    paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  g_autoptr (PaddockDocumentFile) first = watch_untitled (autosave);
  PaddockDocumentFile *second = watch_untitled (autosave);

  set_title (first, "One");
  limit_files (100);
  set_title (first, "Two");
  set_title (second, "Closed");
  wait_until (has_failed (autosave, EFBIG));
  set_title (first, "Three"); /* which is no news */
  g_assert_true (keeps (fixture, "One"));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (fixture->n_told, ==, 1);

  g_assert_finalize_object (second); /* the other one still fails */
  limit_files (RLIM_INFINITY);
  wait_until (!paddock_autosave_get_failure (autosave));
  g_assert_true (keeps (fixture, "Three"));
  g_assert_cmpuint (fixture->n_told, ==, 2);
}

static void
test_a_document_that_is_closed_fails_no_longer (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockAutosave) autosave =
    paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  PaddockDocumentFile *file = watch_untitled (autosave);

  limit_files (100);
  set_title (file, "One");
  wait_until (has_failed (autosave, EFBIG));
  g_assert_finalize_object (file);
  wait_until (!paddock_autosave_get_failure (autosave));
  limit_files (RLIM_INFINITY);
}

/* Also from the start, and also if nobody edits afterwards. */
static void
test_a_folder_that_cannot_be_made_is_told_until_it_can (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->path, "state", "unsaved", NULL);
  g_autofree char *state = g_path_get_dirname (path);
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (GFile) obstacle = write_file (fixture->path, "state", "no folder");
  g_autoptr (PaddockAutosave) autosave = paddock_autosave_new (path, settings, count_cb, fixture);
  g_autoptr (PaddockDocumentFile) file = watch_untitled (autosave);
  Fixture inner = { .path = path };

  set_title (file, "One");
  wait_until (has_failed (autosave, ENOTDIR));
  g_object_set (settings, "autosave", FALSE, NULL); /* who wants none misses none */
  wait_until (!paddock_autosave_get_failure (autosave));
  g_object_set (settings, "autosave", TRUE, NULL);
  wait_until (has_failed (autosave, ENOTDIR));
  g_assert_cmpint (g_unlink (state), ==, 0);
  wait_until (!paddock_autosave_get_failure (autosave));
  g_assert_true (keeps (&inner, "One"));
}

static void
test_tells_what_it_cannot_read (Fixture *fixture, gconstpointer data)
{
  g_autofree char *session = g_build_filename (fixture->path, "ended", NULL);
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockAutosave) autosave =
    paddock_autosave_new (fixture->path, settings, count_cb, fixture);
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GFile) damaged = NULL;

  g_mkdir (session, 0700);
  damaged = write_file (session, "1.journal", "damaged");
  files = paddock_autosave_recover (autosave);
  g_assert_cmpuint (files->len, ==, 0);
  g_assert_cmpuint (paddock_autosave_get_unread (autosave)->len, ==, 1);
  g_assert_cmpuint (fixture->n_told, ==, 1);
  paddock_autosave_dismiss_unread (autosave);
  g_assert_cmpuint (paddock_autosave_get_unread (autosave)->len, ==, 0);
  g_assert_cmpuint (fixture->n_told, ==, 2);
  g_assert_true (g_file_query_exists (damaged, NULL));
}

#define ADD(name_, func_) \
  g_test_add ("/app/autosave/" name_, Fixture, NULL, fixture_set_up, func_, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("keeps-what-is-not-saved", test_keeps_what_is_not_saved);
  ADD ("waits-if-it-shall", test_waits_if_it_shall);
  ADD ("recovers-what-was-open", test_recovers_what_was_open);
  ADD ("undo-comes-back", test_undo_comes_back);
  ADD ("a-thread-writes-large-documents", test_a_thread_writes_large_documents);
  ADD ("a-full-disk-is-told-until-it-has-room", test_a_full_disk_is_told_until_it_has_room);
  ADD ("a-document-that-is-closed-fails-no-longer", test_a_document_that_is_closed_fails_no_longer);
  ADD ("a-folder-that-cannot-be-made-is-told-until-it-can",
       test_a_folder_that_cannot_be_made_is_told_until_it_can);
  ADD ("tells-what-it-cannot-read", test_tells_what_it_cannot_read);

  return g_test_run ();
}

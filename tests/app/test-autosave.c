/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "autosave-folder.h"
#include "autosave.h"
#include "hex-track.h"

typedef struct {
  char *path;
  guint n_failures;
} Fixture;

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture->path = make_folder ();
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    remove_all (child);
  }
  g_remove (path);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  remove_all (fixture->path);
  g_free (fixture->path);
}

static void
failed_cb (const GError *error, gpointer data)
{
  g_test_message ("%s", error->message);
  g_atomic_int_inc (&((Fixture *) data)->n_failures);
}

static PaddockAutosaveFolder *
open_folder (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  PaddockAutosaveFolder *folder =
    paddock_autosave_folder_open (fixture->path, failed_cb, fixture, &error);

  g_assert_no_error (error);
  return folder;
}

static PaddockDocument *
create_document (const char *title)
{
  g_autoptr (PaddockDocument) example = read_example ();
  PaddockHexTrack *track = paddock_document_dup_record (example);

  paddock_text_set (&track->title, title);
  return paddock_document_new_take (&paddock_hex_track_kind, track);
}

/* Two versions, of which the second is not saved. */
static PaddockAutosaveWork *
create_work (const char *title, const char *uri)
{
  g_autoptr (PaddockDocument) before = create_document ("Before");
  g_autoptr (PaddockDocument) after = create_document (title);
  PaddockHistory *history = paddock_history_new (before);

  paddock_history_mark_saved (history, before);
  paddock_history_add (history, after, "Change Title");
  return paddock_autosave_work_new (history, uri, "stamp");
}

static void
set_slot (PaddockAutosaveSlot *slot, const char *title, const char *uri)
{
  g_autoptr (PaddockAutosaveWork) work = create_work (title, uri);

  paddock_autosave_slot_set (slot, work);
}

/* Sessions and the folder's own lock are all that may be in the folder. */
static guint
count_sessions (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)))
    n += !g_str_equal (name, "lock");

  return n;
}

static const char *
get_found_title (GArray *found, guint i)
{
  return paddock_document_get_title (
    paddock_history_get_current (g_array_index (found, PaddockAutosaveFound, i).work->history));
}

/* What the next session finds after the ones before it ended. */
static GArray *
find (Fixture *fixture)
{
  g_autoptr (PaddockAutosaveFolder) next = open_folder (fixture);

  return paddock_autosave_folder_take_over (next);
}

static void
test_the_next_session_finds_the_newest (Fixture *fixture, gconstpointer data)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);
  PaddockAutosaveSlot *slot = paddock_autosave_slot_new (folder);
  g_autoptr (GArray) found = NULL;
  const PaddockAutosaveWork *work;

  for (guint i = 0; i < 100; i++) {
    g_autofree char *title = g_strdup_printf ("Version %u", i);

    set_slot (slot, title, "file:///nowhere/a.track.xml");
  }
  paddock_autosave_folder_close (folder);

  found = find (fixture);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpstr (get_found_title (found, 0), ==, "Version 99");
  work = g_array_index (found, PaddockAutosaveFound, 0).work;
  g_assert_cmpstr (work->uri, ==, "file:///nowhere/a.track.xml");
  g_assert_cmpstr (work->stamp, ==, "stamp");
  g_assert_cmpuint (fixture->n_failures, ==, 0);
}

/* Until it is saved, however many sessions that takes. */
static void
test_what_was_taken_over_is_kept (Fixture *fixture, gconstpointer data)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);

  for (guint i = 0; i < 12; i++) {
    g_autofree char *title = g_strdup_printf ("Kept %u", i);

    set_slot (paddock_autosave_slot_new (folder), title, NULL);
  }
  paddock_autosave_folder_close (folder);

  for (guint i = 0; i < 3; i++) {
    g_autoptr (GArray) found = find (fixture);

    g_assert_cmpuint (found->len, ==, 12);
    g_assert_cmpstr (get_found_title (found, 0), ==, "Kept 0");
    g_assert_cmpstr (get_found_title (found, 11), ==, "Kept 11"); /* in their order */
    g_assert_cmpuint (count_sessions (fixture), ==, 1);
  }
}

static void
test_a_running_session_is_left_alone (Fixture *fixture, gconstpointer data)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;

  set_slot (paddock_autosave_slot_new (folder), "Mine", NULL);
  before = find (fixture);
  g_assert_cmpuint (before->len, ==, 0);
  paddock_autosave_folder_close (folder);
  after = find (fixture);
  g_assert_cmpuint (after->len, ==, 1);
}

static void
test_an_orderly_end_leaves_nothing (Fixture *fixture, gconstpointer data)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);
  PaddockAutosaveSlot *emptied = paddock_autosave_slot_new (folder);
  PaddockAutosaveSlot *freed = paddock_autosave_slot_new (folder);

  set_slot (emptied, "Undone", NULL);
  set_slot (freed, "Closed", NULL);
  paddock_autosave_slot_set (emptied, NULL);
  paddock_autosave_slot_free (freed);
  g_assert_cmpuint (count_sessions (fixture), ==, 1);
  paddock_autosave_folder_close (folder);
  g_assert_cmpuint (count_sessions (fixture), ==, 0);
}

/* Killed between the saving and the emptying of the slot. */
static void
test_what_is_saved_anyway_is_forgotten (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder_path = make_folder ();
  g_autoptr (GFile) place = copy_example (folder_path);
  g_autofree char *uri = g_file_get_uri (place);
  PaddockAutosaveFolder *folder = open_folder (fixture);
  g_autoptr (GArray) found = NULL;

  set_slot (paddock_autosave_slot_new (folder), "Harbour Loop", uri);
  set_slot (paddock_autosave_slot_new (folder), "Changed", uri);
  paddock_autosave_folder_close (folder);
  found = find (fixture);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpstr (get_found_title (found, 0), ==, "Changed");

  remove_folder (folder_path);
}

static void
test_what_cannot_be_read_stays (Fixture *fixture, gconstpointer data)
{
  g_autofree char *session = g_build_filename (fixture->path, "future", NULL);
  g_autofree char *path = g_build_filename (session, "1.journal", NULL);
  g_autofree char *rest = g_build_filename (session, "2.journal.new", NULL);
  g_autoptr (GArray) found = NULL;

  g_mkdir (session, 0700);
  g_file_set_contents (path, "paddock journal 99\n", -1, NULL);
  g_file_set_contents (rest, "half", -1, NULL);
  found = find (fixture);
  g_assert_cmpuint (found->len, ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  g_unlink (path);
  g_array_unref (g_steal_pointer (&found));
  found = find (fixture);
  g_assert_false (
    g_file_test (session, G_FILE_TEST_EXISTS)); /* what a killed writer left goes too */
}

static void
test_failures_are_reported (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->path, "lock", "below-a-file", NULL);
  PaddockAutosaveFolder *folder = open_folder (fixture);
  g_autoptr (GError) error = NULL;

  remove_all (fixture->path);
  set_slot (paddock_autosave_slot_new (folder), "Lost", NULL);
  paddock_autosave_folder_close (folder);
  g_assert_cmpuint (fixture->n_failures, ==, 1);

  g_mkdir (fixture->path, 0700);
  paddock_autosave_folder_close (open_folder (fixture));
  g_assert_null (paddock_autosave_folder_open (file, failed_cb, fixture, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

/* What is worth keeping. */

static void
count_cb (const char *message, gpointer data)
{
  g_test_message ("%s", message);
  ((Fixture *) data)->n_failures++;
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
  g_assert_cmpuint (fixture->n_failures, ==, 0);

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
  g_assert_cmpuint (fixture->n_failures, ==, 0);
}

static void
test_warns_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockSettings) settings = paddock_settings_new ();
  g_autoptr (PaddockDocument) document = create_document ("New");
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  PaddockAutosave *autosave = paddock_autosave_new (fixture->path, settings, count_cb, fixture);

  paddock_autosave_watch (autosave, file);
  remove_all (fixture->path);
  set_title (file, "One");
  wait_until (fixture->n_failures == 1);
  set_title (file, "Two");
  paddock_autosave_free (autosave);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (fixture->n_failures, ==, 1);
}

#define ADD(name_, func_) \
  g_test_add ("/app/autosave/" name_, Fixture, NULL, fixture_set_up, func_, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("the-next-session-finds-the-newest", test_the_next_session_finds_the_newest);
  ADD ("what-was-taken-over-is-kept", test_what_was_taken_over_is_kept);
  ADD ("a-running-session-is-left-alone", test_a_running_session_is_left_alone);
  ADD ("an-orderly-end-leaves-nothing", test_an_orderly_end_leaves_nothing);
  ADD ("what-is-saved-anyway-is-forgotten", test_what_is_saved_anyway_is_forgotten);
  ADD ("what-cannot-be-read-stays", test_what_cannot_be_read_stays);
  ADD ("failures-are-reported", test_failures_are_reported);
  ADD ("keeps-what-is-not-saved", test_keeps_what_is_not_saved);
  ADD ("waits-if-it-shall", test_waits_if_it_shall);
  ADD ("recovers-what-was-open", test_recovers_what_was_open);
  ADD ("undo-comes-back", test_undo_comes_back);
  ADD ("a-thread-writes-large-documents", test_a_thread_writes_large_documents);
  ADD ("warns-once", test_warns_once);
  return g_test_run ();
}

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

static void
set_slot (PaddockAutosaveSlot *slot, const char *title, const char *uri)
{
  g_autoptr (PaddockDocument) document = create_document (title);

  paddock_autosave_slot_set (slot, paddock_autosave_file_new (document, uri, "stamp"));
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
    g_array_index (found, PaddockAutosaveFound, i).content->document);
}

/* What the next session finds after the ones before it ended. */
static GArray *
find (Fixture *fixture)
{
  g_autoptr (PaddockAutosaveFolder) next = open_folder (fixture);

  return paddock_autosave_folder_take_over (next);
}

static void
test_a_file_comes_back_the_same (Fixture *fixture, gconstpointer data)
{
  static const char *const uris[] = { NULL, "file:///home/ann/B%C3%BCcher%20%22x%22/it's%3F.xml" };
  g_autofree char *path = g_build_filename (fixture->path, "1.xml", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (uris); i++) {
    g_autoptr (PaddockDocument) document = create_document ("<?paddock-unsaved uri=\"no\"?>");
    g_autoptr (PaddockAutosaveFile) file =
      paddock_autosave_file_new (document, uris[i], i ? "12.5-7-9" : NULL);
    g_autoptr (GBytes) bytes = paddock_autosave_file_write (file);
    g_autoptr (PaddockAutosaveFile) again = NULL;
    g_autoptr (PaddockDocument) opened = NULL;
    g_autofree char *name = NULL;
    g_autofree char *expected = NULL;

    g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                         NULL);
    again = paddock_autosave_file_read (path, NULL);
    g_assert_true (paddock_document_equal (again->document, document));
    g_assert_cmpstr (again->stamp, ==, file->stamp);
    name = again->uri ? g_filename_from_uri (again->uri, NULL, NULL) : NULL;
    expected = uris[i] ? g_filename_from_uri (uris[i], NULL, NULL) : NULL;
    g_assert_cmpstr (name, ==, expected);

    opened = paddock_xml_read_file (path, NULL); /* as people would who find it */
    g_assert_true (paddock_document_equal (opened, document));
  }
}

static void
test_the_next_session_finds_the_newest (Fixture *fixture, gconstpointer data)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);
  PaddockAutosaveSlot *slot = paddock_autosave_slot_new (folder);
  g_autoptr (GArray) found = NULL;
  const PaddockAutosaveFile *content;

  for (guint i = 0; i < 100; i++) {
    g_autofree char *title = g_strdup_printf ("Version %u", i);

    set_slot (slot, title, "file:///nowhere/a.track.xml");
  }
  paddock_autosave_folder_close (folder);

  found = find (fixture);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpstr (get_found_title (found, 0), ==, "Version 99");
  content = g_array_index (found, PaddockAutosaveFound, 0).content;
  g_assert_cmpstr (content->uri, ==, "file:///nowhere/a.track.xml");
  g_assert_cmpstr (content->stamp, ==, "stamp");
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
  g_autofree char *path = g_build_filename (session, "1.xml", NULL);
  g_autofree char *rest = g_build_filename (session, ".paddock-ABCDEF", NULL);
  g_autoptr (GArray) found = NULL;

  g_mkdir (session, 0700);
  g_file_set_contents (path, "<of-the-future/>", -1, NULL);
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

/* What the disk would give back if the program were killed now, one after another. */
static char *
dup_kept (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  GString *titles = g_string_new (NULL);
  const char *session;

  while ((session = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (fixture->path, session, "1.xml", NULL);
    g_autoptr (PaddockDocument) document =
      g_file_test (path, G_FILE_TEST_EXISTS) ? paddock_xml_read_file (path, NULL) : NULL;

    if (document)
      g_string_append (titles, paddock_document_get_title (document));
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
  set_title (file, "One");
  wait_until (keeps (fixture, "One"));
  set_title (file, "Two");
  wait_until (keeps (fixture, "Two"));
  paddock_document_file_undo (file);
  wait_until (keeps (fixture, "One"));
  paddock_document_file_undo (file);
  wait_until (keeps (fixture, "")); /* it is as its file is */
  paddock_document_file_redo (file);
  wait_until (keeps (fixture, "One"));
  paddock_document_file_save_async (file, place, saved_cb, &is_saved);
  wait_until (is_saved && keeps (fixture, ""));

  set_title (file, "Three");
  wait_until (keeps (fixture, "Three"));
  g_object_set (settings, "autosave", FALSE, NULL);
  wait_until (keeps (fixture, ""));
  g_object_set (settings, "autosave", TRUE, NULL);
  wait_until (keeps (fixture, "Three"));
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
  wait_until (keeps (fixture, "Edited again"));
  g_ptr_array_set_size (files, 0);
  wait_until (keeps (fixture, ""));
  paddock_autosave_free (autosave);
  g_assert_cmpuint (count_sessions (fixture), ==, 0);

  remove_folder (folder);
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
  ADD ("a-file-comes-back-the-same", test_a_file_comes_back_the_same);
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
  ADD ("warns-once", test_warns_once);
  return g_test_run ();
}

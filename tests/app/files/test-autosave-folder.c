/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosave-fixture.h"

#include "temporary-file.h"

static void
told_cb (PaddockAutosaveSlot *slot, const GError *error, gpointer data)
{
  Fixture *fixture = data;

  g_atomic_int_inc (&fixture->n_told);
  if (!error)
    return;

  g_test_message ("%s", error->message);
  g_atomic_int_inc (&fixture->n_failures);
}

static PaddockAutosaveFolder *
open_folder (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  PaddockAutosaveFolder *folder =
    paddock_autosave_folder_open (fixture->path, told_cb, fixture, &error);

  g_assert_no_error (error);
  return folder;
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

static const char *
get_found_title (PaddockAutosaveLeft *left, guint i)
{
  return paddock_document_get_title (paddock_history_get_current (
    g_array_index (left->found, PaddockAutosaveFound, i).work->history));
}

/* What the next session finds after the ones before it ended. */
static PaddockAutosaveLeft *
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
  g_autoptr (PaddockAutosaveLeft) left = NULL;
  const PaddockAutosaveWork *work;

  for (guint i = 0; i < 100; i++) {
    g_autofree char *title = g_strdup_printf ("Version %u", i);

    set_slot (slot, title, "file:///nowhere/a.track.xml");
  }
  paddock_autosave_folder_close (folder);

  left = find (fixture);
  g_assert_cmpuint (left->found->len, ==, 1);
  g_assert_cmpstr (get_found_title (left, 0), ==, "Version 99");
  work = g_array_index (left->found, PaddockAutosaveFound, 0).work;
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
    g_autoptr (PaddockAutosaveLeft) left = find (fixture);

    g_assert_cmpuint (left->found->len, ==, 12);
    g_assert_cmpstr (get_found_title (left, 0), ==, "Kept 0");
    g_assert_cmpstr (get_found_title (left, 11), ==, "Kept 11"); /* in their order */
    g_assert_cmpuint (count_sessions (fixture), ==, 1);
  }
}

static void
test_a_running_session_is_left_alone (Fixture *fixture, gconstpointer data)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);
  g_autoptr (PaddockAutosaveLeft) before = NULL;
  g_autoptr (PaddockAutosaveLeft) after = NULL;

  set_slot (paddock_autosave_slot_new (folder), "Mine", NULL);
  before = find (fixture);
  g_assert_cmpuint (before->found->len, ==, 0);
  paddock_autosave_folder_close (folder);
  after = find (fixture);
  g_assert_cmpuint (after->found->len, ==, 1);
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
  g_autoptr (PaddockAutosaveLeft) left = NULL;

  set_slot (paddock_autosave_slot_new (folder), "Harbour Loop", uri);
  set_slot (paddock_autosave_slot_new (folder), "Changed", uri);
  paddock_autosave_folder_close (folder);
  left = find (fixture);
  g_assert_cmpuint (left->found->len, ==, 1);
  g_assert_cmpstr (get_found_title (left, 0), ==, "Changed");

  remove_folder (folder_path);
}

static const PaddockAutosaveUnread *
get_unread (PaddockAutosaveLeft *left)
{
  g_assert_cmpuint (left->unread->len, ==, 1);
  return left->unread->pdata[0];
}

/* What an ended session left: a journal with two versions. */
static char *
make_journal (Fixture *fixture)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);
  char *path = g_build_filename (paddock_autosave_folder_get_session (folder), "1.journal", NULL);

  set_slot (paddock_autosave_slot_new (folder), "Kept", NULL);
  paddock_autosave_folder_close (folder);
  return path;
}

static GBytes *
read_bytes (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *data;
  gsize length;

  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (data, length);
}

static void
write_bytes (const char *path, gconstpointer data, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, data, length, &error);
  g_assert_no_error (error);
}

/* However often somebody starts the program. */
static void
test_what_cannot_be_read_is_told_and_kept (Fixture *fixture, gconstpointer data)
{
  static const char *const contents[] = { "", "paddock journal 1\n", "paddock journal 99\nmore",
                                          "no journal at all" };
  g_autofree char *session = g_build_filename (fixture->path, "ended", NULL);
  g_autofree char *path = g_build_filename (session, "1.journal", NULL);

  g_mkdir (session, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (contents); i++) {
    write_bytes (path, contents[i], strlen (contents[i]));
    for (guint k = 0; k < 3; k++) {
      g_autoptr (PaddockAutosaveLeft) left = find (fixture);
      g_autofree char *content = NULL;

      g_assert_cmpuint (left->found->len, ==, 0);
      g_assert_cmpstr (get_unread (left)->path, ==, path);
      g_assert_nonnull (strstr (get_unread (left)->reason, path));
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_cmpstr (content, ==, contents[i]);
    }
  }
}

/* Any byte of a journal may be another one: what is before it comes back, and the journal is kept as it is. */
static void
test_what_is_damaged_is_told_and_kept (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = make_journal (fixture);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *session = g_path_get_dirname (path);
  g_autoptr (GBytes) whole = read_bytes (path);
  gsize length = g_bytes_get_size (whole);
  g_autofree char *copy = g_memdup2 (g_bytes_get_data (whole, NULL), length);
  g_autofree char *longer = g_malloc0 (length + 100); /* with some bytes behind its end */

  memcpy (longer, copy, length);
  for (guint start = 0; start < 2; start++) {
    g_autoptr (PaddockAutosaveLeft) left = NULL;
    g_autoptr (GBytes) kept = NULL;

    if (start == 0)
      write_bytes (path, longer, length + 100);
    left = find (fixture);
    g_assert_cmpuint (left->found->len, ==, 1); /* the second time, of the session in between */
    g_assert_cmpstr (get_found_title (left, 0), ==, "Kept");
    g_assert_cmpstr (get_unread (left)->path, ==, aside);
    kept = read_bytes (aside);
    g_assert_cmpmem (g_bytes_get_data (kept, NULL), g_bytes_get_size (kept), longer, length + 100);
  }

  for (gsize at = 0; at < length; at += 37) {
    g_autoptr (PaddockAutosaveLeft) left = NULL;
    g_autofree char *now = NULL;

    remove_all (fixture->path);
    g_mkdir (fixture->path, 0700);
    g_mkdir (session, 0700);
    copy[at] ^= 0x40;
    write_bytes (path, copy, length);
    left = find (fixture);
    g_assert_cmpstr (get_unread (left)->path, ==, path);
    g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
    g_assert_cmpmem (now, length, copy, length);
    copy[at] ^= 0x40;
  }
}

/* What a kill in the middle of a stroke leaves is no damage. */
static void
test_a_torn_end_is_not_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = make_journal (fixture);
  g_autofree char *session = g_path_get_dirname (path);
  g_autoptr (GBytes) whole = read_bytes (path);
  g_autoptr (GBytes) frame = NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize start = strlen ("paddock journal 1\n");

  frame = g_bytes_new_from_bytes (whole, start, g_bytes_get_size (whole) - start);
  for (gsize n = 0; n < g_bytes_get_size (frame); n += 11) {
    g_autoptr (PaddockAutosaveLeft) left = NULL;

    g_byte_array_set_size (bytes, 0);
    g_byte_array_append (bytes, g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));
    g_byte_array_append (bytes, g_bytes_get_data (frame, NULL), n);
    remove_all (fixture->path);
    g_mkdir (fixture->path, 0700);
    g_mkdir (session, 0700);
    write_bytes (path, bytes->data, bytes->len);
    left = find (fixture);
    g_assert_cmpuint (left->unread->len, ==, 0);
    g_assert_cmpuint (left->found->len, ==, 1);
  }
}

static void
test_what_a_killed_writer_left_goes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *session = g_build_filename (fixture->path, "ended", NULL);
  g_autofree char *rest = g_build_filename (session, "2.journal.new", NULL);

  g_mkdir (session, 0700);
  write_bytes (rest, "half", 4);
  paddock_autosave_left_free (find (fixture));
  g_assert_false (g_file_test (session, G_FILE_TEST_EXISTS));
}

/* Those of a session that runs are left alone, however its end looks. */
static void
test_temporary_files_go_with_their_session (Fixture *fixture, gconstpointer data)
{
  g_autofree char *documents = make_folder ();
  g_autofree char *path = NULL;
  PaddockAutosaveFolder *folder = open_folder (fixture);
  PaddockTemporaryFile *file;

  paddock_temporary_file_set_records (paddock_autosave_folder_get_session (folder));
  file = paddock_temporary_file_new (documents, 0600);
  path = g_strdup (file->path);
  paddock_autosave_left_free (find (fixture));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  paddock_autosave_folder_close (folder); /* a thread is still writing */
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_sessions (fixture), ==, 1);
  paddock_autosave_left_free (find (fixture));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_sessions (fixture), ==, 0);

  paddock_temporary_file_set_records (NULL);
  paddock_temporary_file_free (file);
  remove_folder (documents);
}

static void
test_failures_are_reported (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->path, "lock", "below-a-file", NULL);
  PaddockAutosaveFolder *folder = open_folder (fixture);
  PaddockAutosaveSlot *slot = paddock_autosave_slot_new (folder);
  g_autoptr (PaddockAutosaveFolder) none = NULL;
  g_autoptr (GError) error = NULL;

  limit_files (100);
  set_slot (slot, "Lost", NULL);
  g_assert_cmpuint (fixture->n_failures, ==, 1);
  limit_files (RLIM_INFINITY);
  set_slot (slot, "Not lost", NULL);
  g_assert_cmpuint (fixture->n_failures, ==, 1);
  g_assert_cmpuint (fixture->n_told, ==, 2);
  paddock_autosave_folder_close (folder);

  none = paddock_autosave_folder_open (below, told_cb, fixture, &error);
  g_assert_null (none);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

static void
test_a_folder_that_was_removed_is_made_anew (Fixture *fixture, gconstpointer data)
{
  PaddockAutosaveFolder *folder = open_folder (fixture);
  PaddockAutosaveSlot *slot = paddock_autosave_slot_new (folder);
  g_autoptr (PaddockAutosaveLeft) running = NULL;
  g_autoptr (PaddockAutosaveLeft) left = NULL;

  set_slot (slot, "Before", NULL);
  remove_all (fixture->path);
  set_slot (slot, "After", NULL);
  g_assert_cmpuint (fixture->n_failures, ==, 0);
  running = find (fixture); /* its lock is there again, too */
  g_assert_cmpuint (running->found->len, ==, 0);
  paddock_autosave_folder_close (folder);
  left = find (fixture);
  g_assert_cmpuint (left->found->len, ==, 1);
  g_assert_cmpstr (get_found_title (left, 0), ==, "After");
}

/* Also if the folder was there before, open to all. */
static void
test_nobody_else_may_look (Fixture *fixture, gconstpointer data)
{
  GStatBuf info;

  g_assert_cmpint (g_chmod (fixture->path, 0755), ==, 0);
  paddock_autosave_folder_close (open_folder (fixture));
  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmphex (info.st_mode & 0777, ==, 0700);
}

#define ADD(name_, func_)                                                          \
  g_test_add ("/app/autosave-folder/" name_, Fixture, NULL, fixture_set_up, func_, \
              fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("the-next-session-finds-the-newest", test_the_next_session_finds_the_newest);
  ADD ("what-was-taken-over-is-kept", test_what_was_taken_over_is_kept);
  ADD ("a-running-session-is-left-alone", test_a_running_session_is_left_alone);
  ADD ("an-orderly-end-leaves-nothing", test_an_orderly_end_leaves_nothing);
  ADD ("what-is-saved-anyway-is-forgotten", test_what_is_saved_anyway_is_forgotten);
  ADD ("what-cannot-be-read-is-told-and-kept", test_what_cannot_be_read_is_told_and_kept);
  ADD ("what-is-damaged-is-told-and-kept", test_what_is_damaged_is_told_and_kept);
  ADD ("a-torn-end-is-not-told", test_a_torn_end_is_not_told);
  ADD ("what-a-killed-writer-left-goes", test_what_a_killed_writer_left_goes);
  ADD ("temporary-files-go-with-their-session", test_temporary_files_go_with_their_session);
  ADD ("failures-are-reported", test_failures_are_reported);
  ADD ("a-folder-that-was-removed-is-made-anew", test_a_folder_that_was_removed_is_made_anew);
  ADD ("nobody-else-may-look", test_nobody_else_may_look);

  return g_test_run ();
}

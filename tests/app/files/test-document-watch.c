/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What others do to the file of an open document, and what stands in the way of saving it.
 */

#include "app-fixture.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <utime.h>

#include "hex-track.h"
#include "save.h"

typedef struct {
  char *folder;
  GFile *place;
  char *path;
  PaddockDocumentFile *file;
  guint n_reloads;
} Fixture;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = make_folder ();
  fixture->place = copy_example (fixture->folder);
  fixture->path = g_file_get_path (fixture->place);
  fixture->file = paddock_document_file_new_open (fixture->place);
  wait_until (paddock_document_file_get_state (fixture->file) == PADDOCK_DOCUMENT_FILE_READY);
  g_signal_connect_swapped (fixture->file, "reloaded", G_CALLBACK (count_cb), &fixture->n_reloads);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->file), (gpointer *) &fixture->file);
  g_object_unref (fixture->file);
  wait_until (!fixture->file); /* a thread may hold it a little longer */
  if (g_file_test (fixture->folder, G_FILE_TEST_EXISTS))
    remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_object_unref (fixture->place);
}

/* As another program does it. */
static void
write_title (Fixture *fixture, const char *title)
{
  g_autoptr (PaddockDocument) example = read_example ();
  PaddockHexTrack *track = paddock_document_dup_record (example);
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  paddock_text_set (&track->title, title);
  document = paddock_document_new_take (&paddock_hex_track_kind, track);
  paddock_xml_save (document, fixture->path, &error);
  g_assert_no_error (error);
}

static void
write_text (Fixture *fixture, const char *text)
{
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

static gboolean
has_notice (Fixture *fixture, PaddockNotice notice)
{
  return paddock_document_file_get_notice (fixture->file) == notice;
}

typedef struct {
  gboolean is_done;
  GError *error;
} Save;

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Save *save = data;

  paddock_document_file_save_finish (PADDOCK_DOCUMENT_FILE (object), result, &save->error);
  save->is_done = TRUE;
}

static GError *
save (Fixture *fixture)
{
  Save save = { FALSE };

  paddock_document_file_save_async (fixture->file, fixture->place, saved_cb, &save);
  wait_until (save.is_done);
  return save.error;
}

static void
assert_saved (Fixture *fixture, const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) document = paddock_xml_read_file (fixture->path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (paddock_document_get_title (document), ==, title);
}

static void
test_follows_the_file (Fixture *fixture, gconstpointer data)
{
  write_title (fixture, "Theirs");
  wait_until (fixture->n_reloads == 1);
  g_assert_cmpstr (get_title (fixture->file), ==, "Theirs");
  g_assert_false (paddock_document_file_is_modified (fixture->file));
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));

  paddock_document_file_undo (fixture->file);
  g_assert_cmpstr (get_title (fixture->file), ==, "Harbour Loop");
  g_assert_true (paddock_document_file_is_modified (fixture->file));
  paddock_document_file_redo (fixture->file);
  g_assert_false (paddock_document_file_is_modified (fixture->file));
  write_title (fixture, "Theirs again");
  wait_until (fixture->n_reloads == 2);
}

static void
test_follows_the_file_behind_a_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *elsewhere = make_folder ();
  g_autofree char *path = g_build_filename (elsewhere, "link.track.xml", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autoptr (PaddockDocumentFile) file = NULL;

  g_assert_cmpint (symlink (fixture->path, path), ==, 0);
  file = paddock_document_file_new_open (link);
  wait_until (paddock_document_file_get_state (file) == PADDOCK_DOCUMENT_FILE_READY);
  write_title (fixture, "From elsewhere");
  wait_until (g_str_equal (get_title (file), "From elsewhere"));
  remove_folder (elsewhere);
}

static void
test_asks_if_there_is_work (Fixture *fixture, gconstpointer data)
{
  set_title (fixture->file, "Mine");
  write_title (fixture, "Theirs");
  wait_until (has_notice (fixture, PADDOCK_NOTICE_CHANGED));
  g_assert_cmpstr (get_title (fixture->file), ==, "Mine");
  g_assert_cmpuint (fixture->n_reloads, ==, 0);
  paddock_document_file_undo (fixture->file);
  g_assert_true (paddock_document_file_is_modified (fixture->file)); /* no version is in the file */
  paddock_document_file_redo (fixture->file);

  paddock_document_file_reload (fixture->file);
  wait_until (fixture->n_reloads == 1);
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
  g_assert_cmpstr (get_title (fixture->file), ==, "Theirs");
  g_assert_false (paddock_document_file_is_modified (fixture->file));
  paddock_document_file_undo (fixture->file);
  g_assert_cmpstr (get_title (fixture->file), ==, "Mine");
}

static void
test_keeps_mine (Fixture *fixture, gconstpointer data)
{
  set_title (fixture->file, "Mine");
  write_title (fixture, "Theirs");
  wait_until (has_notice (fixture, PADDOCK_NOTICE_CHANGED));
  paddock_document_file_dismiss_notice (fixture->file);
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
  assert_saved (fixture, "Theirs");
  g_assert_no_error (save (fixture));
  assert_saved (fixture, "Mine");
  g_assert_false (paddock_document_file_is_modified (fixture->file));
}

/* Faster than any news of the file. */
static void
test_does_not_overwrite_unasked (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  set_title (fixture->file, "Mine");
  write_title (fixture, "Theirs");
  error = save (fixture);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_saved (fixture, "Theirs");
  wait_until (has_notice (fixture, PADDOCK_NOTICE_CHANGED));
  g_assert_no_error (save (fixture)); /* now people know */
  assert_saved (fixture, "Mine");
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
}

/* As another program does it that keeps size and time, or is faster than the clock: one letter, in place. */
static void
change_in_place (Fixture *fixture)
{
  g_autofree char *text = NULL;
  struct stat before, after;
  int fd = g_open (fixture->path, O_RDWR, 0);
  char *title;

  g_assert_cmpint (fstat (fd, &before), ==, 0);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  title = strstr (text, "Harbour");
  g_assert_nonnull (title);
  g_assert_cmpint (pwrite (fd, "L", 1, title - text), ==, 1);
  g_assert_cmpint (futimens (fd, (struct timespec[]){ before.st_atim, before.st_mtim }), ==, 0);
  g_assert_cmpint (fstat (fd, &after), ==, 0);
  g_assert_cmpint (after.st_size, ==, before.st_size);
  g_assert_cmpint (after.st_ino, ==, before.st_ino);
  g_assert_cmpint (memcmp (&after.st_mtim, &before.st_mtim, sizeof after.st_mtim), ==, 0);
  close (fd);
}

static void
test_does_not_overwrite_a_change_in_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  set_title (fixture->file, "Mine");
  change_in_place (fixture);
  error = save (fixture);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_saved (fixture, "Larbour Loop");
  wait_until (has_notice (fixture, PADDOCK_NOTICE_CHANGED));
  g_assert_no_error (save (fixture)); /* now people know */
  assert_saved (fixture, "Mine");
}

static void
test_follows_a_change_in_place (Fixture *fixture, gconstpointer data)
{
  gsize size = paddock_history_get_size (paddock_document_file_get_history (fixture->file));

  change_in_place (fixture);
  wait_until (fixture->n_reloads == 1);
  g_assert_cmpstr (get_title (fixture->file), ==, "Larbour Loop");
  g_assert_false (paddock_document_file_is_modified (fixture->file));
  g_assert_cmpuint (paddock_history_get_size (paddock_document_file_get_history (fixture->file)), <,
                    size + 2000); /* the rest is shared */
}

/* The other way round: another file of another time, which holds the same. */
static void
test_same_content_is_no_change (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  set_title (fixture->file, "Mine");
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_unlink (fixture->path);
  write_text (fixture, text);
  g_assert_no_error (save (fixture));
  assert_saved (fixture, "Mine");
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
}

static void
test_tells_that_the_file_is_gone (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  wait_until (has_notice (fixture, PADDOCK_NOTICE_GONE));
  g_assert_cmpstr (get_title (fixture->file), ==, "Harbour Loop");
  g_assert_true (paddock_document_file_is_modified (fixture->file)); /* closing would lose it */
  g_assert_no_error (save (fixture));
  assert_saved (fixture, "Harbour Loop");
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
  g_assert_false (paddock_document_file_is_modified (fixture->file));
}

/* As version control does when it changes branches. */
static void
test_follows_a_file_that_comes_back (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  wait_until (has_notice (fixture, PADDOCK_NOTICE_GONE));
  write_title (fixture, "Theirs");
  wait_until (fixture->n_reloads == 1);
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
  g_assert_false (paddock_document_file_is_modified (fixture->file));
}

static void
test_survives_what_cannot_be_read (Fixture *fixture, gconstpointer data)
{
  static const char *const contents[] = {
    "<hex-track",
    "<vehicle xmlns=\"urn:paddock:documents\" version=\"1\" id=\"v\"/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++) {
    g_autofree char *title = g_strdup_printf ("Mended %u", i);

    write_text (fixture, contents[i]);
    wait_until (has_notice (fixture, PADDOCK_NOTICE_UNREADABLE));
    g_test_message ("%s", paddock_document_file_get_error (fixture->file)->message);
    g_assert_cmpint (paddock_document_file_get_state (fixture->file), ==,
                     PADDOCK_DOCUMENT_FILE_READY);
    write_title (fixture, title);
    wait_until (fixture->n_reloads == i + 1);
    g_assert_cmpstr (get_title (fixture->file), ==, title);
    g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
  }
}

static gboolean
set_flag_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Our own saves, and touches that change nothing. */
static void
test_makes_no_fuss_about_nothing (Fixture *fixture, gconstpointer data)
{
  gboolean is_quiet = FALSE;

  set_title (fixture->file, "Mine");
  g_assert_no_error (save (fixture));
  utime (fixture->path, &(struct utimbuf){ 1, 1 });
  g_timeout_add (500, set_flag_cb, &is_quiet);
  wait_until (is_quiet);
  g_assert_cmpuint (fixture->n_reloads, ==, 0);
  g_assert_true (has_notice (fixture, PADDOCK_NOTICE_NONE));
  g_assert_false (paddock_document_file_is_modified (fixture->file));
  set_title (fixture->file, "Mine again");
  g_assert_no_error (save (fixture));
}

static void
test_recovered_work_meets_a_changed_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = read_example ();
  PaddockDocumentFile *recovered;

  write_title (fixture, "Theirs");
  recovered = paddock_document_file_new_recovered (paddock_history_new (document), fixture->place,
                                                   "an older stamp");
  g_assert_cmpint (paddock_document_file_get_notice (recovered), ==, PADDOCK_NOTICE_RECOVERED);
  set_title (recovered, "Mine");
  wait_until (paddock_document_file_get_notice (recovered) == PADDOCK_NOTICE_CHANGED);
  g_object_add_weak_pointer (G_OBJECT (recovered), (gpointer *) &recovered);
  g_object_unref (recovered);
  wait_until (!recovered);
}

/* Killed after it was saved and before that could be kept in mind. */
static void
test_recovered_work_knows_what_was_saved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = read_example ();
  PaddockDocumentFile *recovered =
    paddock_document_file_new_recovered (paddock_history_new (document), fixture->place,
                                         "an older stamp");

  set_title (recovered, "Mine");
  paddock_document_file_undo (recovered);
  g_assert_true (paddock_document_file_is_modified (recovered));
  paddock_document_file_redo (recovered);
  wait_until (g_strcmp0 (paddock_document_file_get_stamp (recovered), "an older stamp") != 0);
  g_assert_cmpint (paddock_document_file_get_notice (recovered), ==, PADDOCK_NOTICE_RECOVERED);
  g_assert_true (paddock_document_file_is_modified (recovered));
  paddock_document_file_undo (recovered);
  g_assert_false (paddock_document_file_is_modified (recovered));
  g_object_add_weak_pointer (G_OBJECT (recovered), (gpointer *) &recovered);
  g_object_unref (recovered);
  wait_until (!recovered);
}

static void
test_a_full_disk_costs_nothing (Fixture *fixture, gconstpointer data)
{
  struct rlimit old, full = { 100, 0 };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  full.rlim_max = old.rlim_max;
  signal (SIGXFSZ, SIG_IGN);
  set_title (fixture->file, "Mine");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &full), ==, 0);
  error = save (fixture);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  assert_saved (fixture, "Harbour Loop");
  g_assert_cmpstr (get_title (fixture->file), ==, "Mine");
  g_assert_true (paddock_document_file_is_modified (fixture->file));
  g_assert_no_error (save (fixture)); /* once there is room again */
  assert_saved (fixture, "Mine");
}

static void
test_a_vanished_folder_costs_nothing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  set_title (fixture->file, "Mine");
  remove_folder (fixture->folder);
  error = save (fixture);
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "its folder is gone"));
  wait_until (has_notice (fixture, PADDOCK_NOTICE_GONE));
  g_assert_cmpstr (get_title (fixture->file), ==, "Mine");
  g_mkdir (fixture->folder, 0700);
  g_assert_no_error (save (fixture));
  assert_saved (fixture, "Mine");
}

#define ADD(name_, func_) \
  g_test_add ("/app/document-watch/" name_, Fixture, NULL, fixture_set_up, func_, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("follows-the-file", test_follows_the_file);
  ADD ("follows-the-file-behind-a-link", test_follows_the_file_behind_a_link);
  ADD ("asks-if-there-is-work", test_asks_if_there_is_work);
  ADD ("keeps-mine", test_keeps_mine);
  ADD ("does-not-overwrite-unasked", test_does_not_overwrite_unasked);
  ADD ("does-not-overwrite-a-change-in-place", test_does_not_overwrite_a_change_in_place);
  ADD ("follows-a-change-in-place", test_follows_a_change_in_place);
  ADD ("same-content-is-no-change", test_same_content_is_no_change);
  ADD ("tells-that-the-file-is-gone", test_tells_that_the_file_is_gone);
  ADD ("follows-a-file-that-comes-back", test_follows_a_file_that_comes_back);
  ADD ("survives-what-cannot-be-read", test_survives_what_cannot_be_read);
  ADD ("makes-no-fuss-about-nothing", test_makes_no_fuss_about_nothing);
  ADD ("recovered-work-meets-a-changed-file", test_recovered_work_meets_a_changed_file);
  ADD ("recovered-work-knows-what-was-saved", test_recovered_work_knows_what_was_saved);
  ADD ("a-full-disk-costs-nothing", test_a_full_disk_costs_nothing);
  ADD ("a-vanished-folder-costs-nothing", test_a_vanished_folder_costs_nothing);
  return g_test_run ();
}

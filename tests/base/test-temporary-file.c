/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is left of temporary files when a process is killed, and what may be removed then.
 */

#include "output-file.h"
#include "temporary-file.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define N_KILLS 60

typedef struct {
  char *folder;  /* of documents */
  char *path;    /* of one of them */
  char *records; /* another folder */
} Fixture;

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("paddock-documents-XXXXXX", NULL);
  fixture->records = g_dir_make_tmp ("paddock-records-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  g_assert_nonnull (fixture->records);
  fixture->path = g_build_filename (fixture->folder, "a.track.xml", NULL);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_remove (path);
  }
  g_rmdir (folder);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  paddock_temporary_file_set_records (NULL);
  remove_folder (fixture->folder);
  remove_folder (fixture->records);
  g_free (fixture->folder);
  g_free (fixture->records);
  g_free (fixture->path);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir))
    n++;

  return n;
}

/* A file of a few bytes, as somebody else might have made it. */
static char *
make_file (const char *folder, const char *name)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
  return path;
}

static void
make_record (Fixture *fixture, const char *name, const char *target)
{
  g_autofree char *record = g_build_filename (fixture->records, name, NULL);

  g_assert_cmpint (symlink (target, record), ==, 0);
}

static gboolean
exists (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

/* Saves again and again until it is killed. */
static void
save_for_ever (Fixture *fixture)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_strnfill (200 * 1024, 'a'), 200 * 1024);

  paddock_temporary_file_set_records (fixture->records);
  for (;;)
    paddock_output_file_save (fixture->path, bytes, NULL);
}

static void
kill_while_saving (Fixture *fixture, gulong microseconds)
{
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    save_for_ever (fixture);
  g_usleep (microseconds);
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
}

static void
test_what_a_kill_left_goes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_left = 0;

  g_free (make_file (fixture->folder, "a.track.xml"));
  for (guint i = 0; i < N_KILLS; i++) {
    kill_while_saving (fixture, (gulong) g_rand_int_range (rand, 0, 8000));
    n_left += count_files (fixture->folder) - 1;
    paddock_temporary_file_clean_records (fixture->records);
    g_assert_cmpuint (count_files (fixture->folder), ==, 1);
    g_assert_cmpuint (count_files (fixture->records), ==, 0);
  }
  g_test_message ("%u kills left %u files", N_KILLS, n_left);
  g_assert_cmpuint (n_left, >, 0);
}

static void
test_an_orderly_end_leaves_nothing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("text", 4);
  PaddockOutputFile *dropped;

  paddock_temporary_file_set_records (fixture->records);
  g_assert_true (paddock_output_file_save (fixture->path, bytes, NULL));
  g_assert_cmpuint (count_files (fixture->records), ==, 0);
  dropped = paddock_output_file_new (fixture->path, NULL);
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
  g_assert_cmpuint (count_files (fixture->records), ==, 1);
  paddock_output_file_free (dropped);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  g_assert_cmpuint (count_files (fixture->records), ==, 0);
}

/* Whatever somebody may have put in a folder of records. */
static void
test_nothing_else_goes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *document = make_file (fixture->folder, "b.track.xml");
  g_autofree char *unrecorded = make_file (fixture->folder, ".paddock-abcdef");
  g_autofree char *longer = make_file (fixture->folder, ".paddock-abcdefg");
  g_autofree char *recorded = make_file (fixture->folder, ".paddock-ABCDEF");
  g_autofree char *link = g_build_filename (fixture->folder, ".paddock-lllink", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, ".paddock-folder", NULL);
  g_autofree char *note = make_file (fixture->records, "temporary-note");

  g_assert_cmpint (symlink (document, link), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  make_record (fixture, "temporary-1", document);
  make_record (fixture, "temporary-2", longer);
  make_record (fixture, "temporary-3", link);
  make_record (fixture, "temporary-4", folder);
  make_record (fixture, "temporary-5", ".paddock-abcdef");
  make_record (fixture, "temporary-6", recorded);
  make_record (fixture, "other", unrecorded);
  paddock_temporary_file_clean_records (fixture->records);

  g_assert_false (exists (recorded));
  g_assert_true (exists (document));
  g_assert_true (exists (unrecorded));
  g_assert_true (exists (longer));
  g_assert_true (exists (link));
  g_assert_true (exists (folder));
  g_assert_true (exists (note));
  g_assert_cmpuint (count_files (fixture->records), ==, 2); /* the note, and the other one */
}

/* The new version of a file with several names is copied into it: until that is done, it may be the only whole one. */
static void
test_the_only_whole_version_stays (Fixture *fixture, gconstpointer data)
{
  PaddockTemporaryFile *file;
  g_autofree char *path = NULL;

  paddock_temporary_file_set_records (fixture->records);
  file = paddock_temporary_file_new (fixture->folder, 0600);
  path = g_strdup (file->path);
  paddock_temporary_file_forget_record (file);
  paddock_temporary_file_clean_records (fixture->records);
  g_assert_true (exists (path));
  paddock_temporary_file_free (file);
  g_assert_false (exists (path));
}

/* A kill finds the file with several names whole, or its new version beside it. */
static void
test_several_names_are_never_lost (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other-name.xml", NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < N_KILLS; i++) {
    g_autofree char *text = NULL;
    gsize length;

    g_free (make_file (fixture->folder, "a.track.xml"));
    g_assert_cmpint (link (fixture->path, other), ==, 0);
    kill_while_saving (fixture, (gulong) g_rand_int_range (rand, 0, 8000));
    paddock_temporary_file_clean_records (fixture->records);
    g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
    g_assert_true (length == 4 || length == 200 * 1024 || count_files (fixture->folder) > 2);
    remove_folder (fixture->folder);
    g_assert_cmpint (g_mkdir (fixture->folder, 0700), ==, 0);
  }
}

#define ADD(name_, func_)                                                          \
  g_test_add ("/base/temporary-file/" name_, Fixture, NULL, fixture_set_up, func_, \
              fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("what-a-kill-left-goes", test_what_a_kill_left_goes);
  ADD ("an-orderly-end-leaves-nothing", test_an_orderly_end_leaves_nothing);
  ADD ("nothing-else-goes", test_nothing_else_goes);
  ADD ("the-only-whole-version-stays", test_the_only_whole_version_stays);
  ADD ("several-names-are-never-lost", test_several_names_are_never_lost);
  return g_test_run ();
}

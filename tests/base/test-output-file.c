/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing files, with everything that can go wrong going wrong for real: a full disk, missing rights, and
 * kill -9 at any moment.
 *
 * Whatever changes limits, rights or users happens in a child process, which exits with 0 if all was
 * as it should be.
 */

#define _GNU_SOURCE /* unshare */

#include "language.h"
#include "output-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define NOBODY 65534
#define N_KILLS 150

typedef struct {
  char *folder;
  char *path; /* in it */
} Fixture;

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("paddock-save-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "a.track.xml", NULL);
}

static void
remove_all (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
      remove_all (path);
    else
      g_unlink (path);
  }
  g_rmdir (folder);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  g_chmod (fixture->folder, 0700);
  remove_all (fixture->folder);
  g_free (fixture->folder);
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

static gboolean
save_text (const char *path, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return paddock_output_file_save (path, bytes, error);
}

static void
assert_content (const char *path, const char *expected)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, expected);
}

static guint
mode_of (const char *path)
{
  struct stat info;

  g_assert_cmpint (stat (path, &info), ==, 0);
  return info.st_mode & 07777;
}

static void
test_new_and_old (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  mode_t mask = umask (027);

  g_assert_true (save_text (fixture->path, "one", &error));
  g_assert_no_error (error);
  assert_content (fixture->path, "one");
  g_assert_cmphex (mode_of (fixture->path), ==, 0640);

  g_chmod (fixture->path, 0604);
  g_assert_true (save_text (fixture->path, "two", &error));
  assert_content (fixture->path, "two");
  g_assert_cmphex (mode_of (fixture->path), ==, 0604);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  umask (mask);
}

static void
test_symbolic_links (Fixture *fixture, gconstpointer data)
{
  g_autofree char *inner = g_build_filename (fixture->folder, "inner", NULL);
  g_autofree char *real = g_build_filename (inner, "real.xml", NULL);
  g_autofree char *middle = g_build_filename (inner, "middle.xml", NULL);
  g_autofree char *loop = g_build_filename (fixture->folder, "loop.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir (inner, 0700);
  g_assert_cmpint (symlink ("real.xml", middle), ==, 0);
  g_assert_cmpint (symlink ("inner/middle.xml", fixture->path), ==, 0);
  g_assert_cmpint (symlink ("loop.xml", loop), ==, 0);

  g_assert_true (save_text (fixture->path, "through", &error)); /* to what is not there yet */
  assert_content (real, "through");
  g_assert_true (save_text (fixture->path, "again", &error)); /* and to what is */
  assert_content (real, "again");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (middle, G_FILE_TEST_IS_SYMLINK));

  g_assert_false (save_text (loop, "never", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_LOOP);
}

/* A file keeps all of its names, and what is in it is the same under each. */
static void
test_hard_links (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "b.track.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (save_text (fixture->path, "a longer text", &error));
  g_chmod (fixture->path, 0640);
  g_assert_cmpint (link (fixture->path, other), ==, 0);
  g_assert_true (save_text (fixture->path, "short", &error));
  g_assert_no_error (error);
  assert_content (fixture->path, "short");
  assert_content (other, "short");
  g_assert_cmphex (mode_of (other), ==, 0640);
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
}

/* Nobody may be meant to write it, root included. */
static void
test_read_only_for_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (save_text (fixture->path, "old", NULL));
  g_chmod (fixture->path, 0444);
  g_assert_false (save_text (fixture->path, "new", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);
  assert_content (fixture->path, "old");
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

/* What is dropped before it is committed leaves no trace. */
static void
test_dropped (Fixture *fixture, gconstpointer data)
{
  PaddockOutputFile *file;

  g_assert_true (save_text (fixture->path, "old", NULL));
  file = paddock_output_file_new (fixture->path, NULL);
  g_assert_true (paddock_output_file_write (file, "new", 3));
  paddock_output_file_free (file);
  assert_content (fixture->path, "old");
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
assert_cannot_save (const char *path, const char *reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (save_text (path, "never", &error));
  g_assert_true (error->domain == G_FILE_ERROR);
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_nonnull (strstr (error->message, reason));
}

static void
test_impossible_targets (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lost = g_build_filename (fixture->folder, "no", "where.xml", NULL);

  assert_cannot_save (fixture->folder, "not a plain file");
  assert_cannot_save ("/dev/null", "not a plain file");
  assert_cannot_save (lost, g_strerror (ENOENT));
  g_assert_cmpuint (count_files (fixture->folder), ==, 0);
}

/* Devices and pipes stay what they are, also behind a link. */
static void
test_special_files (Fixture *fixture, gconstpointer data)
{
  g_autofree char *link = g_build_filename (fixture->folder, "link", NULL);
  struct stat info;

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/full", link), ==, 0);
  assert_cannot_save (fixture->path, "not a plain file");
  assert_cannot_save ("/dev/full", "not a plain file");
  g_assert_false (save_text (link, "never", NULL));
  g_assert_cmpint (lstat (fixture->path, &info), ==, 0);
  g_assert_true (S_ISFIFO (info.st_mode));
  g_assert_cmpint (lstat ("/dev/full", &info), ==, 0);
  g_assert_true (S_ISCHR (info.st_mode));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
}

/* "%s: is lost" becomes "%s: [is lost]": all words are still there. */
static const char *
mark (const char *text)
{
  g_autofree char *marked = g_str_has_prefix (text, "%s: ")
                              ? g_strconcat ("%s: [", text + 4, "]", NULL)
                              : g_strconcat ("[", text, "]", NULL);

  return g_intern_string (marked);
}

static void
test_failures_are_told_in_the_language_of_the_people (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lost = g_build_filename (fixture->folder, "no", "where.xml", NULL);

  paddock_language_set (mark);
  assert_cannot_save (lost, "[cannot be saved: its folder is gone]");
  assert_cannot_save (fixture->folder, "[cannot be saved: it is not a plain file]");
  paddock_language_set (NULL);
}

/* Runs FUNC in a child, which says by its status whether it went well. */
static void
run_in_child (void (*func) (const Fixture *fixture), const Fixture *fixture)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0) {
    func (fixture);
    _exit (0);
  }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* g_assert would abort, and a child of a test should rather say no. */
#define REQUIRE(claim_)                                        \
  if (!(claim_)) {                                             \
    g_printerr ("# line %d: not so: %s\n", __LINE__, #claim_); \
    _exit (1);                                                 \
  }

static void
require_kept (const char *path, GError *error, int code)
{
  g_autofree char *found = NULL;
  g_autofree char *folder = g_path_get_dirname (path);

  REQUIRE (error && strstr (error->message, g_strerror (code)));
  REQUIRE (g_file_get_contents (path, &found, NULL, NULL));
  REQUIRE (g_str_equal (found, "old"));
  REQUIRE (count_files (folder) == 1);
}

/* A limit on file sizes fails in the middle of a write as a full disk does. */
static void
write_beyond_limit (const Fixture *fixture)
{
  struct rlimit limit = { 4096, 4096 };
  g_autofree char *text = g_strnfill (20000, 'x');
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  REQUIRE (setrlimit (RLIMIT_FSIZE, &limit) == 0);
  REQUIRE (!save_text (fixture->path, text, &error));
  require_kept (fixture->path, error, EFBIG);
}

static void
test_file_too_large (Fixture *fixture, gconstpointer data)
{
  g_assert_true (save_text (fixture->path, "old", NULL));
  run_in_child (write_beyond_limit, fixture);
}

/* A disk of 64 KiB, in a mount namespace of its own. */
static gboolean
mount_small_disk (const char *folder)
{
  return unshare (CLONE_NEWNS) == 0 && mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
         && mount ("tmpfs", folder, "tmpfs", 0, "size=64k") == 0;
}

static void
fill_small_disk (const Fixture *fixture)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;

  if (!mount_small_disk (fixture->folder))
    _exit (77);

  REQUIRE (save_text (fixture->path, "old", NULL));
  REQUIRE (!save_text (fixture->path, text, &error));
  require_kept (fixture->path, error, ENOSPC);

  /* And there is room for what fits. */
  REQUIRE (save_text (fixture->path, "new", NULL));
  umount (fixture->folder);
}

static void
test_disk_full (Fixture *fixture, gconstpointer data)
{
  pid_t child = fork ();
  int status;

  if (child == 0) {
    fill_small_disk (fixture);
    _exit (0);
  }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  if (WIFEXITED (status) && WEXITSTATUS (status) == 77)
    g_test_skip ("no right to mount a small disk; file-too-large shows the same without");
  else
    g_assert_cmpint (status, ==, 0);
}

static void
become_nobody (void)
{
  if (getuid () != 0)
    return;

  REQUIRE (setgroups (0, NULL) == 0);
  REQUIRE (setgid (NOBODY) == 0 && setuid (NOBODY) == 0);
}

static void
write_without_right (const Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  become_nobody ();
  REQUIRE (!save_text (fixture->path, "new", &error));
  require_kept (fixture->path, error, EACCES);
}

static void
test_folder_read_only (Fixture *fixture, gconstpointer data)
{
  g_assert_true (save_text (fixture->path, "old", NULL));
  g_chmod (fixture->path, 0666);
  g_chmod (fixture->folder, 0555);
  run_in_child (write_without_right, fixture);
}

/* The folder would let us replace it; that it was made read-only counts all the same. */
static void
test_file_read_only (Fixture *fixture, gconstpointer data)
{
  g_assert_true (save_text (fixture->path, "old", NULL));
  g_chmod (fixture->path, 0444);
  g_chmod (fixture->folder, 0777);
  run_in_child (write_without_right, fixture);
}

static char *
make_version (char letter)
{
  return g_strnfill (150000, letter);
}

/* Says through READY when the first save is done. */
static void
save_for_ever (const Fixture *fixture, int ready)
{
  g_autofree char *a = make_version ('a');
  g_autofree char *b = make_version ('b');

  save_text (fixture->path, b, NULL);
  REQUIRE (write (ready, "!", 1) == 1);
  for (;;) {
    save_text (fixture->path, a, NULL);
    save_text (fixture->path, b, NULL);
  }
}

static void
kill_while_saving (const Fixture *fixture, guint delay_us)
{
  int ends[2];
  char ready;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    save_for_ever (fixture, ends[1]);

  g_assert_cmpint (read (ends[0], &ready, 1), ==, 1);
  g_usleep (delay_us);
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  close (ends[0]);
  close (ends[1]);
}

static gboolean
is_all (const char *text, gsize len, char letter)
{
  for (gsize i = 0; i < len; i++)
    if (text[i] != letter)
      return FALSE;

  return len == 150000;
}

static void
test_killed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_a = 0, n_b = 0;

  for (guint i = 0; i < N_KILLS; i++) {
    g_autofree char *text = NULL;
    gsize len;

    kill_while_saving (fixture, g_rand_int_range (rand, 0, 4000));
    g_assert_true (g_file_get_contents (fixture->path, &text, &len, NULL));
    n_a += is_all (text, len, 'a');
    n_b += is_all (text, len, 'b');
    g_assert_cmpuint (n_a + n_b, ==, i + 1);
  }

  g_test_message ("found the one version %u times, the other %u times; %u killed half-way", n_a,
                  n_b, count_files (fixture->folder) - 1);
}

static void
test_growing_files (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("more", 4);
  g_autofree char *content = NULL;
  int fd = g_open (fixture->path, O_RDWR | O_CREAT, 0600);

  g_assert_true (paddock_output_append (fd, bytes));
  g_assert_true (paddock_output_append (fd, bytes));
  close (fd);
  g_assert_false (paddock_output_append (fd, bytes));
  g_assert_cmpint (errno, ==, EBADF);
  paddock_output_force (fixture->path);
  g_assert_true (g_file_get_contents (fixture->path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "moremore");

  g_unlink (fixture->path);
  paddock_output_force (fixture->path); /* nothing to do */
}

#define ADD(name_, func_) \
  g_test_add ("/base/output-file/" name_, Fixture, NULL, fixture_set_up, func_, fixture_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("new-and-old", test_new_and_old);
  ADD ("growing-files", test_growing_files);
  ADD ("symbolic-links", test_symbolic_links);
  ADD ("hard-links", test_hard_links);
  ADD ("read-only-for-all", test_read_only_for_all);
  ADD ("dropped", test_dropped);
  ADD ("impossible-targets", test_impossible_targets);
  ADD ("special-files", test_special_files);
  ADD ("failures-are-told-in-the-language-of-the-people",
       test_failures_are_told_in_the_language_of_the_people);
  ADD ("file-too-large", test_file_too_large);
  ADD ("disk-full", test_disk_full);
  ADD ("folder-read-only", test_folder_read_only);
  ADD ("file-read-only", test_file_read_only);
  ADD ("killed", test_killed);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "autosave-journal.h"
#include "hex-track.h"

typedef struct {
  char *folder, *path;
  PaddockAutosaveJournal *journal;
  PaddockAutosaveWork *work;
} Fixture;

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockDocument) document = read_example ();

  fixture->folder = make_folder ();
  fixture->path = g_build_filename (fixture->folder, "1.journal", NULL);
  fixture->journal = paddock_autosave_journal_new (fixture->path);
  fixture->work = paddock_autosave_work_new (paddock_history_new (document), NULL, NULL);
  paddock_history_mark_saved (fixture->work->history, document);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  paddock_autosave_journal_free (fixture->journal);
  paddock_autosave_work_free (fixture->work);
  remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
edit (Fixture *fixture, const char *title, const char *merge_key)
{
  g_autoptr (PaddockEdit) edit =
    paddock_edit_begin (fixture->work->history, "Change Title", merge_key);

  paddock_text_set (&((PaddockHexTrack *) edit->draft)->title, title);
  paddock_edit_commit (edit);
}

static void
write_work (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  paddock_autosave_journal_write (fixture->journal, fixture->work, &error);
  g_assert_no_error (error);
}

static PaddockAutosaveWork *
read_work (const char *path)
{
  PaddockAutosaveWork *work = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockAutosaveJournal) journal = paddock_autosave_journal_open (path, &work, &error);

  g_assert_no_error (error);
  g_assert_nonnull (journal);
  return work;
}

/* A copy of the file shows that nothing depends on what the writer has in memory. */
static PaddockAutosaveWork *
read_cut (Fixture *fixture, gssize length)
{
  g_autofree char *copy = g_build_filename (fixture->folder, "copy", NULL);
  g_autofree char *data = NULL;
  g_autoptr (PaddockAutosaveJournal) journal = NULL;
  PaddockAutosaveWork *work = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &data, NULL, NULL));
  g_assert_true (g_file_set_contents (copy, data, length, NULL));
  journal = paddock_autosave_journal_open (copy, &work, NULL);
  g_remove (copy);
  return work;
}

/* From FIRST on, which is where the journal began. */
static void
assert_same (const PaddockAutosaveWork *work, const PaddockAutosaveWork *expected, guint first)
{
  const PaddockHistory *a = work->history, *b = expected->history;
  guint n = paddock_history_get_n_versions (b);

  g_assert_cmpuint (paddock_history_get_n_versions (a), ==, n - first);
  g_assert_cmpuint (paddock_history_get_position (a), ==, paddock_history_get_position (b) - first);
  g_assert_cmpint (paddock_history_get_saved (a), ==,
                   MAX (paddock_history_get_saved (b) - (int) first, -1));
  for (guint i = first; i < n; i++) {
    g_assert_true (paddock_document_equal (paddock_history_get_version (a, i - first),
                                           paddock_history_get_version (b, i)));
    if (i > first)
      g_assert_cmpstr (paddock_history_get_label (a, i - first), ==,
                       paddock_history_get_label (b, i));
  }
  g_assert_cmpstr (work->uri, ==, expected->uri);
  g_assert_cmpstr (work->stamp, ==, expected->stamp);
}

static void
paint (Fixture *fixture, GRand *rand)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (fixture->work->history, "Paint", NULL);
  PaddockHexTrack *track = edit->draft;
  PaddockHex hex = { g_rand_int_range (rand, -9, 9), g_rand_int_range (rand, -9, 9) };

  paddock_board_set (&track->board, hex, PADDOCK_CELL (g_rand_int_range (rand, 0, 3)));
  paddock_edit_commit (edit);
}

/* One of the things that happen to a history. */
static void
do_something (Fixture *fixture, GRand *rand)
{
  PaddockHistory *history = fixture->work->history;
  guint n = paddock_history_get_n_versions (history);
  g_autofree char *number = g_strdup_printf ("Title %d", g_rand_int_range (rand, 0, 1000));

  switch (g_rand_int_range (rand, 0, 10)) {
  case 0:
    paddock_history_undo (history);
    break;
  case 1:
    paddock_history_redo (history);
    break;
  case 2:
    paddock_history_travel (history, (guint) g_rand_int_range (rand, 0, (int) n));
    break;
  case 3:
    paddock_history_mark_saved (history, paddock_history_get_current (history));
    break;
  case 4:
    g_free (fixture->work->stamp);
    fixture->work->stamp = g_steal_pointer (&number);
    break;
  case 5:
  case 6:
    edit (fixture, number, g_rand_boolean (rand) ? "title" : NULL);
    break;
  default:
    paint (fixture, rand);
  }
}

static void
test_every_history_comes_back (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_most = 0;

  fixture->work->uri = g_strdup ("file:///nowhere/B%C3%BCcher%20%22x%22.track.xml");
  paddock_history_set_limit (fixture->work->history,
                             paddock_history_get_size (fixture->work->history) + 16 * 1024);
  edit (fixture, "First", NULL);
  for (guint i = 0; i < 400; i++) {
    g_autoptr (PaddockAutosaveWork) work = NULL;

    write_work (fixture);
    work = read_work (fixture->path);
    assert_same (work, fixture->work, 0);
    do_something (fixture, rand);
    n_most = MAX (n_most, paddock_history_get_n_versions (fixture->work->history));
  }
  g_assert_cmpuint (n_most, <, 40); /* so the oldest did go */
}

/* However long people went on: the file stays small, and all of it comes back. */
static void
test_ten_thousand_edits_come_back (Fixture *fixture, gconstpointer data)
{
  const guint n = 10000;
  g_autoptr (PaddockAutosaveWork) work = NULL;
  GStatBuf info;

  for (guint i = 0; i < n; i++) {
    g_autofree char *title = g_strdup_printf ("Title %u", i);

    edit (fixture, title, NULL);
    write_work (fixture);
  }
  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_size, <, 4 * 1024 * 1024);
  work = read_work (fixture->path);
  assert_same (work, fixture->work, 0);
  g_assert_cmpuint (paddock_history_get_position (work->history), ==, n);
  g_assert_cmpuint (paddock_history_get_size (work->history), <=,
                    2 * paddock_history_get_size (fixture->work->history));
}

/* However it was cut, what was whole before comes back. */
static void
test_a_cut_frame_is_no_frame (Fixture *fixture, gconstpointer data)
{
  GStatBuf info;
  gsize ends[3];

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++) {
    g_autofree char *title = g_strdup_printf ("Version %u", i);

    edit (fixture, title, NULL);
    write_work (fixture);
    g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
    ends[i] = (gsize) info.st_size;
  }
  g_assert_cmpuint (ends[2] - ends[1], <, 1000); /* and not the document's size */

  for (gsize length = 0; length <= ends[2]; length++) {
    g_autoptr (PaddockAutosaveWork) work = read_cut (fixture, (gssize) length);
    guint whole = (length >= ends[0]) + (length >= ends[1]) + (length >= ends[2]);

    g_assert_cmpint (work != NULL, ==, whole > 0);
    if (work)
      g_assert_cmpuint (paddock_history_get_n_versions (work->history), ==, whole + 1);
  }
}

/* Killed in the midst of a frame, the next session goes on behind the last whole one. */
static void
test_goes_on_after_a_cut (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockAutosaveWork) again = NULL;
  g_autofree char *content = NULL;
  gsize length;

  edit (fixture, "One", NULL);
  write_work (fixture);
  edit (fixture, "Two", NULL);
  write_work (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &content, &length, NULL));
  g_assert_true (g_file_set_contents (fixture->path, content, (gssize) length - 3, NULL));

  g_clear_pointer (&fixture->journal, paddock_autosave_journal_free);
  g_clear_pointer (&fixture->work, paddock_autosave_work_free);
  fixture->journal = paddock_autosave_journal_open (fixture->path, &fixture->work, NULL);
  edit (fixture, "Three", NULL);
  write_work (fixture);
  again = read_work (fixture->path);
  assert_same (again, fixture->work, 0);
  g_assert_cmpstr (paddock_document_get_title (paddock_history_get_current (again->history)), ==,
                   "Three");
  paddock_history_undo (again->history);
  g_assert_cmpstr (paddock_document_get_title (paddock_history_get_current (again->history)), ==,
                   "One");
}

static void
test_a_flipped_bit_ends_the_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *content = NULL;
  gsize length;

  edit (fixture, "One", NULL);
  write_work (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &content, &length, NULL));
  for (gsize i = 0; i < length; i++) {
    PaddockAutosaveWork *work = NULL;

    content[i] ^= 4;
    g_assert_true (g_file_set_contents (fixture->path, content, (gssize) length, NULL));
    g_assert_null (paddock_autosave_journal_open (fixture->path, &work, NULL));
    content[i] ^= 4;
  }
}

static void
test_a_full_disk_is_made_up_for (Fixture *fixture, gconstpointer data)
{
  struct rlimit old, full;
  g_autoptr (PaddockAutosaveWork) before = NULL;
  g_autoptr (PaddockAutosaveWork) after = NULL;
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  edit (fixture, "One", NULL);
  write_work (fixture);
  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  full = (struct rlimit){ (rlim_t) info.st_size + 20, old.rlim_max };
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &full), ==, 0);
  edit (fixture, "Two", NULL);
  g_assert_false (paddock_autosave_journal_write (fixture->journal, fixture->work, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);
  g_test_message ("%s", error->message);
  before = read_work (fixture->path);
  g_assert_cmpuint (paddock_history_get_n_versions (before->history), ==, 2);

  edit (fixture, "Three", NULL);
  write_work (fixture);
  after = read_work (fixture->path);
  assert_same (after, fixture->work, 0);
}

static void
test_a_file_that_went_begins_anew (Fixture *fixture, gconstpointer data)
{
  g_autoptr (PaddockAutosaveWork) work = NULL;

  edit (fixture, "One", NULL);
  write_work (fixture);
  g_remove (fixture->path);
  edit (fixture, "Two", NULL);
  edit (fixture, "Three", NULL);
  write_work (fixture);
  work = read_work (fixture->path);
  assert_same (work, fixture->work, 2);
}

/* Every version is a megabyte that has nothing in common with the one before. */
static void
test_a_file_that_grew_begins_anew (Fixture *fixture, gconstpointer data)
{
  const guint n = 80;
  g_autoptr (PaddockAutosaveWork) work = NULL;
  PaddockHistory *history = fixture->work->history;
  GStatBuf info;

  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, "Fill", NULL);

    fill_board (&((PaddockHexTrack *) edit->draft)->board, PADDOCK_CELL_SPACE + i % 2);
    paddock_edit_commit (edit);
    write_work (fixture);
  }
  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_size, <, 30 * 1024 * 1024);
  work = read_work (fixture->path);
  g_assert_true (paddock_document_equal (paddock_history_get_current (work->history),
                                         paddock_history_get_current (history)));
  g_assert_true (paddock_history_can_undo (work->history));
}

/* So much that it would take too long and too much memory: the nearest come back, all can go on. */
static void
test_of_large_documents_the_nearest_come_back (Fixture *fixture, gconstpointer data)
{
  PaddockHistory *history = fixture->work->history;
  g_autoptr (PaddockAutosaveWork) again = NULL;
  guint n;

  for (guint i = 0; i < 70; i++) {
    g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, "Change", NULL);
    g_autofree char *title = g_strdup_printf ("Version %u", i);

    if (i == 0)
      fill_board (&((PaddockHexTrack *) edit->draft)->board, PADDOCK_CELL_SPACE);
    paddock_text_set (&((PaddockHexTrack *) edit->draft)->title, title);
    paddock_edit_commit (edit);
    write_work (fixture);
  }
  g_clear_pointer (&fixture->journal, paddock_autosave_journal_free);
  g_clear_pointer (&fixture->work, paddock_autosave_work_free);
  fixture->journal = paddock_autosave_journal_open (fixture->path, &fixture->work, NULL);
  n = paddock_history_get_n_versions (fixture->work->history);
  g_assert_cmpuint (n, >, 20);
  g_assert_cmpuint (n, <, 60);
  g_assert_cmpstr (paddock_document_get_title (
                     paddock_history_get_current (fixture->work->history)),
                   ==, "Version 69");

  edit (fixture, "More", NULL);
  write_work (fixture);
  again = read_work (fixture->path);
  g_assert_cmpstr (paddock_document_get_title (paddock_history_get_current (again->history)), ==,
                   "More");
  paddock_history_undo (again->history);
  g_assert_cmpstr (paddock_document_get_title (paddock_history_get_current (again->history)), ==,
                   "Version 69");
}

static void
test_says_nothing_twice (Fixture *fixture, gconstpointer data)
{
  GStatBuf before, after;

  edit (fixture, "One", NULL);
  write_work (fixture);
  g_assert_cmpint (g_stat (fixture->path, &before), ==, 0);
  write_work (fixture);
  g_assert_cmpint (g_stat (fixture->path, &after), ==, 0);
  g_assert_cmpint (after.st_size, ==, before.st_size);
}

#define ADD(name_, func_)                                                           \
  g_test_add ("/app/autosave-journal/" name_, Fixture, NULL, fixture_set_up, func_, \
              fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("every-history-comes-back", test_every_history_comes_back);
  ADD ("ten-thousand-edits-come-back", test_ten_thousand_edits_come_back);
  ADD ("a-cut-frame-is-no-frame", test_a_cut_frame_is_no_frame);
  ADD ("goes-on-after-a-cut", test_goes_on_after_a_cut);
  ADD ("a-flipped-bit-ends-the-file", test_a_flipped_bit_ends_the_file);
  ADD ("a-full-disk-is-made-up-for", test_a_full_disk_is_made_up_for);
  ADD ("a-file-that-went-begins-anew", test_a_file_that_went_begins_anew);
  ADD ("a-file-that-grew-begins-anew", test_a_file_that_grew_begins_anew);
  ADD ("of-large-documents-the-nearest-come-back", test_of_large_documents_the_nearest_come_back);
  ADD ("says-nothing-twice", test_says_nothing_twice);
  return g_test_run ();
}

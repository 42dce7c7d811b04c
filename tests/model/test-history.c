/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history.h"

#include "hex-track.h"

static PaddockHistory *
new_history (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_hex_track_kind);

  return paddock_history_new (document);
}

static const PaddockHexTrack *
current (const PaddockHistory *history)
{
  return paddock_document_get (paddock_history_get_current (history), &paddock_hex_track_kind);
}

static guint64
hash_current (const PaddockHistory *history)
{
  return paddock_document_hash (paddock_history_get_current (history), 0);
}

static gboolean
set_title (PaddockHistory *history, const char *title, const char *merge_key)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, title, merge_key);

  paddock_text_set (&((PaddockHexTrack *) edit->draft)->title, title);
  return paddock_edit_commit (edit);
}

static void
assert_title (const PaddockHistory *history, const char *expected)
{
  g_assert_cmpstr (paddock_text_get (current (history)->title), ==, expected);
}

static void
test_undo_redo (void)
{
  g_autoptr (PaddockHistory) history = new_history ();

  g_assert_false (paddock_history_can_undo (history));
  g_assert_false (paddock_history_undo (history));
  g_assert_false (paddock_history_redo (history));

  g_assert_true (set_title (history, "one", NULL));
  g_assert_true (set_title (history, "two", NULL));
  assert_title (history, "two");
  g_assert_true (paddock_history_undo (history));
  assert_title (history, "one");
  g_assert_true (paddock_history_undo (history));
  assert_title (history, "");
  g_assert_false (paddock_history_undo (history));
  g_assert_true (paddock_history_redo (history));
  g_assert_true (paddock_history_redo (history));
  assert_title (history, "two");
  g_assert_false (paddock_history_can_redo (history));
}

static void
test_edit_after_undo (void)
{
  g_autoptr (PaddockHistory) history = new_history ();

  set_title (history, "one", NULL);
  set_title (history, "two", NULL);
  paddock_history_undo (history);
  set_title (history, "three", NULL);
  g_assert_false (paddock_history_can_redo (history));
  g_assert_cmpuint (paddock_history_get_n_versions (history), ==, 3);
  paddock_history_undo (history);
  assert_title (history, "one");
}

static void
test_labels (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  g_autofree char *label = g_strdup ("Rename");
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, label, NULL);

  paddock_text_set (&((PaddockHexTrack *) edit->draft)->title, "x");
  paddock_edit_commit (edit);
  label[0] = '?';
  g_assert_null (paddock_history_get_label (history, 0));
  g_assert_cmpstr (paddock_history_get_label (history, 1), ==, "Rename");
}

static void
test_dropped_edit (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  PaddockEdit *edit = paddock_edit_begin (history, "Rename", NULL);

  paddock_text_set (&((PaddockHexTrack *) edit->draft)->title, "x");
  paddock_board_set (&((PaddockHexTrack *) edit->draft)->board, PADDOCK_HEX (0, 0),
                     PADDOCK_CELL (PADDOCK_CELL_SPACE));
  paddock_edit_free (edit);
  assert_title (history, "");
  g_assert_cmpuint (paddock_history_get_n_versions (history), ==, 1);
}

static void
test_unchanged_edit (void)
{
  g_autoptr (PaddockHistory) history = new_history ();

  set_title (history, "same", NULL);
  paddock_history_mark_saved (history, paddock_history_get_current (history));
  g_assert_false (set_title (history, "same", NULL));
  g_assert_cmpuint (paddock_history_get_n_versions (history), ==, 2);
  g_assert_true (paddock_history_is_saved (history));
}

/* Each row is a string of acts: lower case letters edit with that merge key, capitals without one;
 * '<' undoes, '>' redoes, '!' saves, '|' ends merging.  Then the number of versions. */
static void
test_merging (void)
{
  static const struct {
    const char *acts;
    guint n_versions;
  } rows[] = {
    { "a", 2 },    { "aaaa", 2 },   { "ab", 3 },      { "aba", 4 }, { "aAa", 4 },
    { "AA", 3 },   { "aa!aa", 3 },  { "aa|aa", 3 },   { "a<a", 2 }, { "ab<>b", 4 },
    { "ab<a", 3 }, { "aa<>aa", 3 }, { "aaa<>|a", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockHistory) history = new_history ();

    g_test_message ("%s", rows[i].acts);
    for (const char *act = rows[i].acts; *act; act++) {
      g_autofree char *title = g_strdup_printf ("%d", (int) (act - rows[i].acts));
      char key[] = { *act, 0 };

      if (*act == '<')
        g_assert_true (paddock_history_undo (history));
      else if (*act == '>')
        g_assert_true (paddock_history_redo (history));
      else if (*act == '!')
        paddock_history_mark_saved (history, paddock_history_get_current (history));
      else if (*act == '|')
        paddock_history_end_merge (history);
      else
        set_title (history, title, g_ascii_islower (*act) ? key : NULL);
    }
    g_assert_cmpuint (paddock_history_get_n_versions (history), ==, rows[i].n_versions);
  }
}

/* What was merged is undone in one step. */
static void
test_merged_undo (void)
{
  g_autoptr (PaddockHistory) history = new_history ();

  set_title (history, "start", NULL);
  set_title (history, "t", "typing");
  set_title (history, "ty", "typing");
  set_title (history, "typ", "typing");
  assert_title (history, "typ");
  paddock_history_undo (history);
  assert_title (history, "start");
}

static void
test_save_point (void)
{
  g_autoptr (PaddockHistory) history = new_history ();

  g_assert_false (paddock_history_is_saved (history));
  set_title (history, "one", NULL);
  paddock_history_mark_saved (history, paddock_history_get_current (history));
  g_assert_true (paddock_history_is_saved (history));
  set_title (history, "two", NULL);
  g_assert_false (paddock_history_is_saved (history));
  paddock_history_undo (history);
  g_assert_true (paddock_history_is_saved (history));
  paddock_history_undo (history);
  g_assert_false (paddock_history_is_saved (history));

  /* The saved version lies ahead, and this edit takes it away. */
  set_title (history, "other", NULL);
  g_assert_false (paddock_history_is_saved (history));
  paddock_history_undo (history);
  g_assert_false (paddock_history_is_saved (history));
}

/* The user went on while the file was being written. */
static void
test_save_point_of_an_older_version (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  g_autoptr (PaddockDocument) written = NULL;
  g_autoptr (PaddockDocument) stranger = paddock_document_new (&paddock_hex_track_kind);

  set_title (history, "one", NULL);
  written = paddock_document_ref (paddock_history_get_current (history));
  set_title (history, "two", NULL);
  paddock_history_mark_saved (history, written);
  g_assert_false (paddock_history_is_saved (history));
  paddock_history_undo (history);
  g_assert_true (paddock_history_is_saved (history));

  paddock_history_mark_saved (history, stranger);
  g_assert_false (paddock_history_is_saved (history));
}

static void
test_travel (void)
{
  g_autoptr (PaddockHistory) history = new_history ();

  for (int i = 1; i <= 5; i++) {
    g_autofree char *title = g_strdup_printf ("%d", i);

    set_title (history, title, NULL);
  }
  paddock_history_travel (history, 2);
  assert_title (history, "2");
  g_assert_cmpuint (paddock_history_get_position (history), ==, 2);
  g_assert_true (paddock_history_get_version (history, 2) == paddock_history_get_current (history));
  paddock_history_travel (history, 5);
  assert_title (history, "5");
}

static void
edit_at_random (PaddockHexTrack *draft, GRand *rand)
{
  PaddockHex hex = PADDOCK_HEX (g_rand_int_range (rand, -30, 30), g_rand_int_range (rand, -30, 30));
  PaddockObstacle *obstacle;

  switch (g_rand_int_range (rand, 0, 5)) {
  case 0:
    draft->laps = g_rand_int_range (rand, 1, 100);
    break;
  case 1:
    obstacle = paddock_list_append (&draft->obstacles, &paddock_obstacle_type);
    obstacle->at = hex;
    break;
  case 2:
    if (paddock_list_len (draft->obstacles))
      paddock_list_remove (&draft->obstacles, 0);
    break;
  default:
    paddock_board_set (&draft->board, hex,
                       PADDOCK_CELL (g_rand_int_range (rand, 0, PADDOCK_CELL_SPECIAL)));
    break;
  }
}

static void
fill_board (PaddockHistory *history, int side)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, "Fill", NULL);

  for (int i = 0; i < side * side; i++)
    paddock_board_set (&((PaddockHexTrack *) edit->draft)->board, PADDOCK_HEX (i % side, i / side),
                       PADDOCK_CELL (PADDOCK_CELL_SPACE));
  g_assert_true (paddock_edit_commit (edit));
}

/* The size is that of a history made of the same versions. */
static void
assert_size (const PaddockHistory *history)
{
  g_autoptr (PaddockHistory) again = paddock_history_new (paddock_history_get_version (history, 0));

  for (guint i = 1; i < paddock_history_get_n_versions (history); i++)
    paddock_history_add (again, paddock_history_get_version (history, i), NULL);
  g_assert_cmpuint (paddock_history_get_size (history), ==, paddock_history_get_size (again));
}

static void
set_titles (PaddockHistory *history, int first, int last)
{
  for (int i = first; i <= last; i++) {
    g_autofree char *title = g_strdup_printf ("%04d", i);

    set_title (history, title, NULL);
  }
}

/* What one more title takes. */
static gsize
measure_title (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  gsize before;

  set_titles (history, 1, 1);
  before = paddock_history_get_size (history);
  set_titles (history, 2, 2);
  return paddock_history_get_size (history) - before;
}

static void
test_bounded (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  gsize limit = paddock_history_get_size (history) + 9 * measure_title () + measure_title () / 2;

  paddock_history_set_limit (history, limit);
  paddock_history_mark_saved (history, paddock_history_get_current (history));
  for (int i = 0; i < 100; i++) {
    set_titles (history, i, i);
    g_assert_cmpuint (paddock_history_get_size (history), <=, limit);
    g_assert_cmpuint (paddock_history_get_n_versions (history), >=, MIN (i + 2, 10));
  }
  while (paddock_history_undo (history))
    g_assert_false (paddock_history_is_saved (history));
  assert_title (history, "0090");
}

/* However many they are, what they share counts once: dropping a version frees only what is its own. */
static void
test_shared_content_stays (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  gsize limit;

  fill_board (history, 100);
  limit = paddock_history_get_size (history) + 10 * measure_title ();
  paddock_history_set_limit (history, limit);
  for (int i = 0; i < 100; i++) {
    set_titles (history, i, i);
    g_assert_cmpuint (paddock_history_get_size (history), <=, limit);
  }
  g_assert_cmpuint (paddock_history_get_n_versions (history), >=, 10);
  g_assert_cmpuint (paddock_history_get_n_versions (history), <=, 12);
  g_assert_cmpuint (paddock_history_get_size (history), >, limit - 2 * measure_title ());
}

/* A limit that nothing fits keeps what one stroke too many needs. */
static void
test_one_step_remains (void)
{
  g_autoptr (PaddockHistory) history = new_history ();

  paddock_history_set_limit (history, 1);
  set_titles (history, 1, 5);
  g_assert_cmpuint (paddock_history_get_n_versions (history), ==, 2);
  g_assert_true (paddock_history_undo (history));
  assert_title (history, "0004");
  g_assert_false (paddock_history_undo (history));
}

/* A lower limit keeps where we are. */
static void
test_lower_limit (void)
{
  static const struct {
    guint position, kept_position;
  } rows[] = { { 0, 0 }, { 1, 1 }, { 2, 1 }, { 9, 2 } };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++) {
    g_autoptr (PaddockHistory) history = new_history ();
    gsize three;
    PaddockDocument *here;

    set_titles (history, 1, 2);
    three = paddock_history_get_size (history) + measure_title () / 2;
    set_titles (history, 3, 9);
    paddock_history_travel (history, rows[row].position);
    here = paddock_history_get_current (history);
    paddock_history_mark_saved (history, here);
    paddock_history_set_limit (history, three);
    g_assert_cmpuint (paddock_history_get_n_versions (history), ==, 3);
    g_assert_cmpuint (paddock_history_get_position (history), ==, rows[row].kept_position);
    g_assert_true (paddock_history_get_current (history) == here);
    g_assert_true (paddock_history_is_saved (history));
    g_assert_cmpuint (paddock_history_get_size (history), <=, three);
  }
}

/* Nothing is counted twice or forgotten, whatever happens: in the end, a history of one version takes what it alone
 * does. */
static void
test_size_follows (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (PaddockHistory) history = new_history ();

  for (guint i = 0; i < 300; i++) {
    g_autoptr (PaddockEdit) edit =
      paddock_edit_begin (history, "Change", g_rand_boolean (rand) ? "key" : NULL);

    edit_at_random (edit->draft, rand);
    paddock_edit_commit (edit);
    if (g_rand_int_range (rand, 0, 10) == 0)
      paddock_history_travel (history,
                              (guint) g_rand_int_range (rand, 0,
                                                        (int) paddock_history_get_n_versions (
                                                          history)));
    if (i % 50 == 49)
      paddock_history_set_limit (history, paddock_history_get_size (history) / 2);
    paddock_history_set_limit (history, PADDOCK_HISTORY_LIMIT);
    assert_size (history);
  }
}

static void
test_random_edits (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (PaddockHistory) history = new_history ();
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 hash = paddock_document_hash (paddock_history_get_current (history), 0);
  guint64 original = hash;

  g_array_append_val (hashes, hash);
  for (guint i = 0; i < 500; i++) {
    g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, "Change", NULL);

    for (int n = g_rand_int_range (rand, 0, 5); n > 0; n--)
      edit_at_random (edit->draft, rand);
    if (!paddock_edit_commit (edit))
      continue;
    hash = paddock_document_hash (paddock_history_get_current (history), 0);
    g_array_append_val (hashes, hash);
  }

  g_assert_cmpuint (paddock_history_get_n_versions (history), ==, hashes->len);
  for (guint i = hashes->len; i-- > 0;) {
    hash = paddock_document_hash (paddock_history_get_current (history), 0);
    g_assert_cmpuint (hash, ==, g_array_index (hashes, guint64, i));
    paddock_history_undo (history);
  }
  g_assert_cmpuint (paddock_document_hash (paddock_history_get_current (history), 0), ==, original);
  while (paddock_history_redo (history))
    continue;
  hash = paddock_document_hash (paddock_history_get_current (history), 0);
  g_assert_cmpuint (hash, ==, g_array_index (hashes, guint64, hashes->len - 1));
}

/* A stroke of a few cells, or a change elsewhere. */
static void
make_edit (PaddockHistory *history, guint i)
{
  g_autoptr (PaddockEdit) edit = paddock_edit_begin (history, "Paint", NULL);
  PaddockHexTrack *draft = edit->draft;

  if (i % 10 == 0)
    draft->laps = draft->laps % 9 + 1;
  for (int j = 0; i % 10 > 0 && j < 5; j++) {
    PaddockHex hex = PADDOCK_HEX ((int) (i * 7 % 20) + j, (int) (i / 7 % 20));
    guint8 kind = paddock_board_get (draft->board, hex).kind;

    paddock_board_set (&draft->board, hex, PADDOCK_CELL (kind % PADDOCK_CELL_SPECIAL + 1));
  }
  g_assert_true (paddock_edit_commit (edit));
}

/* Undo goes back to the first stroke, and no default is in its way. */
static void
test_ten_thousand_edits (void)
{
  enum {
    N = 10000
  };
  g_autoptr (PaddockHistory) history = new_history ();
  g_autofree guint64 *hashes = g_new (guint64, N + 1);

  fill_board (history, 20);
  hashes[0] = hash_current (history);
  for (guint i = 1; i <= N; i++) {
    make_edit (history, i);
    hashes[i] = hash_current (history);
  }
  g_assert_cmpuint (paddock_history_get_n_versions (history), ==, N + 2);

  for (guint i = N; i > 0; i--) {
    g_assert_cmpuint (hash_current (history), ==, hashes[i]);
    g_assert_true (paddock_history_undo (history));
  }
  g_assert_cmpuint (hash_current (history), ==, hashes[0]);
  g_assert_true (paddock_history_undo (history));
  g_assert_false (paddock_history_can_undo (history));
  for (guint i = 0; i <= N; i++) {
    g_assert_true (paddock_history_redo (history));
    g_assert_cmpuint (hash_current (history), ==, hashes[i]);
  }
  g_assert_false (paddock_history_can_redo (history));
}

static void
test_copies (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  g_autoptr (PaddockHistory) copy = NULL;

  set_title (history, "one", "key");
  set_title (history, "two", NULL);
  paddock_history_mark_saved (history, paddock_history_get_version (history, 1));
  paddock_history_undo (history);
  copy = paddock_history_copy (history);
  set_title (history, "other", NULL);

  g_assert_cmpuint (paddock_history_get_n_versions (copy), ==, 3);
  g_assert_cmpuint (paddock_history_get_position (copy), ==, 1);
  g_assert_cmpint (paddock_history_get_saved (copy), ==, 1);
  g_assert_cmpstr (paddock_history_get_label (copy, 2), ==, "two");
  assert_title (copy, "one");
  g_assert_true (paddock_history_redo (copy));
  assert_title (copy, "two");
  g_assert_true (paddock_history_get_version (copy, 1) == paddock_history_get_version (history, 1));
}

/* Even if they are equal: a merged edit can lead back to where it began. */
static void
test_versions_come_back (void)
{
  g_autoptr (PaddockHistory) history = new_history ();
  g_autoptr (PaddockDocument) same = paddock_document_new (&paddock_hex_track_kind);

  paddock_history_add (history, same, "Nothing");
  g_assert_cmpuint (paddock_history_get_n_versions (history), ==, 2);
  g_assert_cmpuint (paddock_history_get_position (history), ==, 1);
  g_assert_cmpint (paddock_history_get_saved (history), ==, -1);
  g_assert_cmpstr (paddock_history_get_label (history, 1), ==, "Nothing");
  g_assert_true (paddock_history_get_current (history) == same);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/history/undo-and-redo", test_undo_redo);
  g_test_add_func ("/model/history/edit-drops-what-was-undone", test_edit_after_undo);
  g_test_add_func ("/model/history/labels-are-kept", test_labels);
  g_test_add_func ("/model/history/dropped-edit-changes-nothing", test_dropped_edit);
  g_test_add_func ("/model/history/unchanged-edit-makes-no-version", test_unchanged_edit);
  g_test_add_func ("/model/history/merge-keys", test_merging);
  g_test_add_func ("/model/history/merged-edits-are-undone-at-once", test_merged_undo);
  g_test_add_func ("/model/history/save-point", test_save_point);
  g_test_add_func ("/model/history/save-point-of-an-older-version",
                   test_save_point_of_an_older_version);
  g_test_add_func ("/model/history/travels", test_travel);
  g_test_add_func ("/model/history/a-copy-stands-alone", test_copies);
  g_test_add_func ("/model/history/versions-come-back", test_versions_come_back);
  g_test_add_func ("/model/history/memory-is-bounded", test_bounded);
  g_test_add_func ("/model/history/shared-content-counts-once", test_shared_content_stays);
  g_test_add_func ("/model/history/one-step-back-remains", test_one_step_remains);
  g_test_add_func ("/model/history/size-follows-every-change", test_size_follows);
  g_test_add_func ("/model/history/lower-limit-keeps-where-we-are", test_lower_limit);
  g_test_add_func ("/model/history/undoing-everything-restores-every-version", test_random_edits);
  g_test_add_func ("/model/history/ten-thousand-edits-are-taken-back", test_ten_thousand_edits);
  return g_test_run ();
}

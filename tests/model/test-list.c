/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "list.h"

#include "hash.h"
#include "playtest.h"
#include "race-data.h"

static void
append_note (PaddockList **list, const char *text)
{
  paddock_text_set (&((PaddockNote *) paddock_list_append (list, &paddock_note_type))->text, text);
}

static PaddockList *
notes (const char *const *texts)
{
  PaddockList *list = NULL;

  for (guint i = 0; texts[i]; i++)
    append_note (&list, texts[i]);

  return list;
}

static void
assert_notes (const PaddockList *list, const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (list); i++)
    g_string_append (found, paddock_text_get (PADDOCK_LIST_AT (list, PaddockNote, i)->text));

  g_assert_cmpstr (found->str, ==, expected);
}

static const char *const abcd[] = { "a", "b", "c", "d", NULL };

static void
test_empty (void)
{
  PaddockList *empty = NULL;
  g_autoptr (PaddockList) list = NULL;

  g_assert_cmpuint (paddock_list_len (NULL), ==, 0);
  g_assert_null (paddock_list_ref (NULL));
  paddock_list_unref (NULL);

  append_note (&list, "a");
  g_assert_false (paddock_list_equal (empty, list));
  paddock_list_remove (&list, 0);
  g_assert_true (paddock_list_equal (empty, list));
  g_assert_cmpuint (paddock_list_hash (empty, 0), ==, paddock_list_hash (list, 0));
}

/* Whatever one owner does, the other one sees nothing of it. */
static void
test_copy_on_write (void)
{
  g_autoptr (PaddockList) kept = notes (abcd);

  {
    g_autoptr (PaddockList) list = paddock_list_ref (kept);

    append_note (&list, "e");
    assert_notes (list, "abcde");
  }
  {
    g_autoptr (PaddockList) list = paddock_list_ref (kept);

    paddock_list_remove (&list, 1);
    assert_notes (list, "acd");
  }
  {
    g_autoptr (PaddockList) list = paddock_list_ref (kept);
    PaddockNote *note = paddock_list_edit (&list, 3);

    paddock_text_set (&note->text, "z");
    assert_notes (list, "abcz");
  }
  {
    g_autoptr (PaddockList) list = paddock_list_ref (kept);

    paddock_list_move (&list, 0, 3);
    assert_notes (list, "bcda");
  }
  {
    g_autoptr (PaddockList) list = paddock_list_ref (kept);
    PaddockNote *note = paddock_list_insert (&list, &paddock_note_type, 0);

    paddock_text_set (&note->text, "x");
    assert_notes (list, "xabcd");
  }
  assert_notes (kept, "abcd");
}

/* An owner who is alone changes the list in place. */
static void
test_sole_owner (void)
{
  g_autoptr (PaddockList) list = notes (abcd);
  PaddockList *before = list;

  paddock_list_edit (&list, 0);
  paddock_list_remove (&list, 0);
  g_assert_true (list == before);

  paddock_list_unref (paddock_list_ref (list));
  paddock_list_edit (&list, 0);
  g_assert_true (list == before);
}

static void
test_move (void)
{
  static const struct {
    guint from, to;
    const char *expected;
  } rows[] = {
    { 0, 0, "abcd" }, { 0, 1, "bacd" }, { 0, 3, "bcda" }, { 3, 0, "dabc" }, { 2, 1, "acbd" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockList) list = notes (abcd);

    paddock_list_move (&list, rows[i].from, rows[i].to);
    assert_notes (list, rows[i].expected);
  }
}

static void
test_order_counts (void)
{
  g_autoptr (PaddockList) a = notes (abcd);
  g_autoptr (PaddockList) b = notes (abcd);

  g_assert_true (paddock_list_equal (a, b));
  g_assert_cmpuint (paddock_list_hash (a, 0), ==, paddock_list_hash (b, 0));
  paddock_list_move (&b, 0, 1);
  g_assert_false (paddock_list_equal (a, b));
  g_assert_cmpuint (paddock_list_hash (a, 0), !=, paddock_list_hash (b, 0));
}

static void
test_ints (void)
{
  g_autoptr (PaddockList) list = NULL;
  g_autoptr (PaddockList) kept = NULL;

  for (int i = 0; i < 100; i++)
    paddock_list_append_int (&list, i * i);
  kept = paddock_list_ref (list);
  *(int *) paddock_list_edit (&list, 9) = -1;

  g_assert_null (paddock_list_get_type (list, 0));
  g_assert_cmpint (paddock_list_get_int (list, 99), ==, 9801);
  g_assert_cmpint (paddock_list_get_int (list, 9), ==, -1);
  g_assert_cmpint (paddock_list_get_int (kept, 9), ==, 81);
  g_assert_false (paddock_list_equal (list, kept));
}

static void
test_variants (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *playtest = document->record;
  g_autoptr (PaddockList) kept = NULL;

  paddock_text_set (&paddock_playtest_add_step (playtest, PADDOCK_STEP_CHOOSE)->key, "go");
  paddock_text_set (&paddock_playtest_add_step (playtest, PADDOCK_STEP_REMARK)->text, "Here.");
  kept = paddock_list_ref (playtest->script);
  paddock_list_append_int (&paddock_playtest_add_step (playtest, PADDOCK_STEP_FORCE)->faces, 6);

  g_assert_cmpuint (paddock_list_len (kept), ==, 2);
  g_assert_cmpuint (paddock_list_len (playtest->script), ==, 3);
  for (guint i = 0; i < paddock_list_len (playtest->script); i++)
    g_assert_cmpint (paddock_list_get_type (playtest->script, i)->tag, ==,
                     PADDOCK_LIST_AT (playtest->script, PaddockStep, i)->kind);
  g_assert_cmpstr (paddock_list_get_type (playtest->script, 1)->name, ==, "remark");
  g_assert_null (PADDOCK_LIST_AT (playtest->script, PaddockStep, 2)->winner); /* of another kind */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/list/null-is-the-empty-list", test_empty);
  g_test_add_func ("/model/list/edits-leave-other-owners-alone", test_copy_on_write);
  g_test_add_func ("/model/list/sole-owner-edits-in-place", test_sole_owner);
  g_test_add_func ("/model/list/moves-an-element", test_move);
  g_test_add_func ("/model/list/order-counts", test_order_counts);
  g_test_add_func ("/model/list/holds-plain-numbers", test_ints);
  g_test_add_func ("/model/list/tells-variants-apart", test_variants);
  return g_test_run ();
}

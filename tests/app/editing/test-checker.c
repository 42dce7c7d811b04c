/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "check.h"
#include "checker.h"
#include "hex-track.h"
#include "shelf.h"

static void
test_finds_what_the_checks_find (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  g_autoptr (PaddockChecker) checker = paddock_checker_new (file);
  g_autoptr (GPtrArray) expected = paddock_check_document (document);

  g_assert_null (paddock_checker_get_findings (checker));
  wait_until (paddock_checker_is_current (checker));
  g_assert_cmpuint (paddock_checker_get_findings (checker)->len, ==, expected->len);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* However fast the changes come, in the end the findings are those of the last version. */
static void
test_the_newest_version_wins (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  g_autoptr (PaddockChecker) checker = paddock_checker_new (file);
  guint n_changes = 0;

  wait_until (paddock_checker_is_current (checker));
  g_signal_connect_swapped (checker, "changed", G_CALLBACK (count_cb), &n_changes);
  for (guint i = 0; i < 50; i++) {
    g_autofree char *title = g_strdup_printf ("Title %u", i);

    set_title (file, title);
    g_assert_false (paddock_checker_is_current (checker));
    g_main_context_iteration (NULL, FALSE);
  }
  wait_until (paddock_checker_is_current (checker));
  g_assert_cmpuint (n_changes, >=, 51); /* out of date each time, and then new findings */

  paddock_document_file_undo (file);
  g_assert_false (paddock_checker_is_current (checker));
  wait_until (paddock_checker_is_current (checker));
}

static void
test_can_be_stopped (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  PaddockChecker *checker = paddock_checker_new (file);

  g_object_add_weak_pointer (G_OBJECT (checker), (gpointer *) &checker);
  paddock_checker_stop (checker);
  set_title (file, "Other");
  g_object_unref (checker);
  wait_until (!checker); /* the thread held it */
}

/* Without a file: what it is told to look at, and nothing once there is nothing. */
static void
test_looks_at_what_it_is_told_to (void)
{
  g_autoptr (PaddockDocument) document = read_example ();
  g_autoptr (PaddockChecker) checker = paddock_checker_new (NULL);
  guint n_changes = 0;

  g_assert_false (paddock_checker_is_current (checker));
  g_signal_connect_swapped (checker, "changed", G_CALLBACK (count_cb), &n_changes);
  paddock_checker_look_at (checker, document);
  wait_until (paddock_checker_is_current (checker));
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_nonnull (paddock_checker_get_findings (checker));

  paddock_checker_look_at (checker, document);
  g_assert_cmpuint (n_changes, ==, 1);
  paddock_checker_look_at (checker, NULL);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_null (paddock_checker_get_findings (checker));
}

static guint
count_findings (PaddockChecker *checker)
{
  wait_until (paddock_checker_is_current (checker));
  return paddock_checker_get_findings (checker)->len;
}

/* While one is edited too; and it becomes a track that lacks something as soon as it is none. */
static void
test_sections_are_pieces (void)
{
  g_autoptr (PaddockDocument) document =
    paddock_shelf_file_read (paddock_shelf_find ("sections/bend.track.xml"), NULL);
  g_autoptr (PaddockDocumentFile) file = paddock_document_file_new_untitled (document);
  g_autoptr (PaddockChecker) checker = paddock_checker_new (file);
  g_autoptr (PaddockEdit) edit = NULL;

  g_assert_cmpuint (count_findings (checker), ==, 0);
  set_title (file, "My Bend");
  g_assert_cmpuint (count_findings (checker), ==, 0);

  edit = paddock_document_file_begin_edit (file, "Change", NULL);
  ((PaddockHexTrack *) edit->draft)->is_section = FALSE;
  g_assert_true (paddock_document_file_commit (file, edit));
  g_assert_cmpuint (count_findings (checker), >=, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/checker/finds-what-the-checks-find", test_finds_what_the_checks_find);
  g_test_add_func ("/app/checker/the-newest-version-wins", test_the_newest_version_wins);
  g_test_add_func ("/app/checker/looks-at-what-it-is-told-to", test_looks_at_what_it_is_told_to);
  g_test_add_func ("/app/checker/sections-are-pieces", test_sections_are_pieces);
  g_test_add_func ("/app/checker/can-be-stopped", test_can_be_stopped);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "repair.h"

#include "acceptance.h"
#include "hex-track.h"

#define UNUSED "PAD-HEX-03" /* a letter of the legend that no hex has */

static PaddockDocument *
track_with_unused_letters (const char *letters)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  for (; *letters; letters++) {
    PaddockSpecial *special = paddock_list_append (&track->specials, &paddock_special_type);
    char key[] = { *letters, 0 };

    paddock_text_set (&special->key, key);
    paddock_text_set (&special->name, "oil");
  }

  return document;
}

static const PaddockFinding *
find_place (GPtrArray *findings, const char *place)
{
  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);

    if (g_str_equal (finding->check->id, UNUSED) && g_str_equal (finding->place, place))
      return finding;
  }

  return NULL;
}

static void
test_runs_one_check (void)
{
  g_autoptr (PaddockDocument) document = track_with_unused_letters ("ab");
  g_autoptr (GPtrArray) findings = paddock_check_run (paddock_check_find (UNUSED), document);

  g_assert_cmpuint (findings->len, ==, 2);
  g_assert_nonnull (find_place (findings, "special a"));
  g_assert_nonnull (find_place (findings, "special b"));
}

typedef struct {
  guint n_asked, stop_at;
} Patience;

static gboolean
is_out_of_patience (gpointer data)
{
  Patience *self = data;

  return ++self->n_asked == self->stop_at;
}

static void
test_can_be_stopped (void)
{
  g_autoptr (PaddockDocument) document = track_with_unused_letters ("a");
  Patience endless = { 0 };
  PaddockStop never = { is_out_of_patience, &endless };
  g_autoptr (GPtrArray) findings = paddock_check_document_until (document, &never);

  g_assert_nonnull (findings);
  g_assert_cmpuint (endless.n_asked, >, paddock_check_count (document));
  for (guint i = 1; i <= endless.n_asked; i++) {
    Patience patience = { .stop_at = i };
    PaddockStop stop = { is_out_of_patience, &patience };

    g_assert_null (paddock_check_document_until (document, &stop));
    g_assert_cmpuint (patience.n_asked, ==, i); /* and never again */
  }
}

static void
test_repairs_all_but_the_accepted (void)
{
  g_autoptr (PaddockDocument) document = track_with_unused_letters ("abc");
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  const PaddockFinding *kept = find_place (findings, "special b");
  g_autoptr (PaddockDocument) repaired = NULL;
  gpointer draft = paddock_document_dup_record (document);
  PaddockHexTrack *track = draft;

  paddock_finding_accept (kept, document->kind, draft, "For later.");
  g_assert_cmpuint (paddock_check_fix_all (kept->check, draft), ==, 2);
  g_assert_cmpuint (paddock_list_len (track->specials), ==, 1);
  g_assert_cmpstr (PADDOCK_LIST_AT (track->specials, PaddockSpecial, 0)->key, ==, "b");
  g_assert_cmpuint (paddock_check_fix_all (kept->check, draft), ==, 0);
  repaired = paddock_document_new_take (document->kind, draft);
}

static void
test_takes_back (void)
{
  g_autoptr (PaddockDocument) document = track_with_unused_letters ("ab");
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  g_autoptr (GPtrArray) after = NULL;
  const PaddockFinding *first = find_place (findings, "special a");
  const PaddockFinding *second = find_place (findings, "special b");
  gpointer draft = paddock_document_dup_record (document);
  g_autoptr (PaddockDocument) accepted = NULL;

  g_assert_true (paddock_document_kind_can_accept (document->kind));
  paddock_finding_accept (first, document->kind, draft, "One.");
  paddock_finding_accept (second, document->kind, draft, "Two.");
  paddock_finding_take_back (first, document->kind, draft);
  accepted = paddock_document_new_take (document->kind, draft);

  after = paddock_check_document (accepted);
  g_assert_false (find_place (after, "special a")->is_accepted);
  g_assert_true (find_place (after, "special b")->is_accepted);
  g_assert_cmpstr (find_place (after, "special b")->reason, ==, "Two.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/run/one-check", test_runs_one_check);
  g_test_add_func ("/checks/run/can-be-stopped", test_can_be_stopped);
  g_test_add_func ("/checks/repair/all-but-the-accepted", test_repairs_all_but_the_accepted);
  g_test_add_func ("/checks/acceptance/takes-back", test_takes_back);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mechanism: tables, order, accepted findings, messages.
 */

#include "check.h"

#include "document-kinds.h"
#include "hex-track.h"

typedef void (*RowFunc) (const PaddockCheck *check);

static void
foreach_check (RowFunc func)
{
  for (guint t = 0; paddock_check_tables[t]; t++)
    for (guint i = 0; i < paddock_check_tables[t]->n_rows; i++) {
      g_test_message ("%s", paddock_check_tables[t]->rows[i].id);
      func (&paddock_check_tables[t]->rows[i]);
    }
}

static gboolean
is_id (const char *text)
{
  return g_regex_match_simple ("^(JOY|FRO|RIV|PAD)-[A-Z]+-[0-9]{2}$", text, 0, 0);
}

static void
check_row (const PaddockCheck *check)
{
  g_assert_true (is_id (check->id));
  g_assert_true (paddock_check_find (check->id) == check); /* so no id stands twice */
  g_assert_nonnull (check->run);
  g_assert_nonnull (paddock_document_kinds_find (check->kind->type->name));
  g_assert_true (check->label && *check->label);
  g_assert_true (check->why && g_str_has_suffix (check->why, "."));
  g_assert_true (!check->clause || is_id (check->clause));
  g_assert_true ((check->fix != NULL) == (check->fix_label != NULL));
  g_assert_true (!check->game || !check->kind->game); /* a kind of one game has said it already */
  g_assert_true (!check->game || g_strv_contains (paddock_game_names, check->game));
}

static void
test_rows (void)
{
  foreach_check (check_row);
  g_assert_null (paddock_check_find ("JOY-LNT-00"));
}

/* An empty document of any kind is looked over without a stumble. */
static void
test_empty_documents (void)
{
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    g_autoptr (PaddockDocument) document = paddock_document_new (paddock_document_kinds[i]);
    g_autoptr (GPtrArray) findings = paddock_check_document (document);

    for (guint f = 0; f < findings->len; f++)
      g_assert_true (((PaddockFinding *) g_ptr_array_index (findings, f))->check->kind
                     == document->kind);
  }
}

static PaddockDocument *
track_with_two_loose_items (void)
{
  PaddockDocument *document = paddock_document_new (&paddock_hex_track_kind);
  PaddockHexTrack *track = document->record;

  for (int q = 1; q <= 2; q++)
    ((PaddockBoardItem *) paddock_list_append (&track->board_items, &paddock_board_item_type))->at =
      PADDOCK_HEX (q, 0);
  return document;
}

static void
accept (PaddockDocument *document, const char *check, const char *place, const char *reason)
{
  PaddockAccepted *accepted =
    paddock_list_append (&((PaddockHexTrack *) document->record)->accepted, &paddock_accepted_type);

  paddock_text_set (&accepted->check, check);
  paddock_text_set (&accepted->place, place);
  paddock_text_set (&accepted->reason, reason);
}

/* "item 1,0 -" a line: whether each finding of JOY-LNT-01 is accepted, and why. */
static char *
accepted_text (PaddockDocument *document)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);

    if (g_str_equal (finding->check->id, "JOY-LNT-01"))
      g_string_append_printf (text, "%s %s\n", finding->place,
                              finding->is_accepted ? finding->reason : "-");
    else
      g_assert_false (finding->is_accepted);
  }

  return g_string_free (text, FALSE);
}

static void
test_accepted (void)
{
  static const struct {
    const char *check, *place, *expected;
  } rows[] = {
    { "JOY-LNT-01", "item 2,0", "item 1,0 -\nitem 2,0 Later.\n" },
    { "JOY-LNT-01", NULL, "item 1,0 Later.\nitem 2,0 Later.\n" },
    { "JOY-LNT-01", "item 3,0", "item 1,0 -\nitem 2,0 -\n" },
    { "JOY-LNT-99", NULL, "item 1,0 -\nitem 2,0 -\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (PaddockDocument) document = track_with_two_loose_items ();
    g_autofree char *text = NULL;

    accept (document, rows[i].check, rows[i].place, "Later.");
    text = accepted_text (document);
    g_assert_cmpstr (text, ==, rows[i].expected);
  }
}

/* What was said last about a finding counts. */
static void
test_accepted_twice (void)
{
  g_autoptr (PaddockDocument) document = track_with_two_loose_items ();
  g_autofree char *text = NULL;

  accept (document, "JOY-LNT-01", NULL, "General.");
  accept (document, "JOY-LNT-01", "item 1,0", "Special.");
  text = accepted_text (document);
  g_assert_cmpstr (text, ==, "item 1,0 Special.\nitem 2,0 General.\n");
}

static void
test_order (void)
{
  g_autoptr (PaddockDocument) document = track_with_two_loose_items ();
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  guint at = 0;

  for (guint t = 0; paddock_check_tables[t]; t++)
    for (guint i = 0; i < paddock_check_tables[t]->n_rows; i++)
      while (at < findings->len
             && ((PaddockFinding *) g_ptr_array_index (findings, at))->check
                  == &paddock_check_tables[t]->rows[i])
        at++;
  g_assert_cmpuint (findings->len, >, 3);
  g_assert_cmpuint (at, ==, findings->len);
}

static const char *
turn_around (const char *text)
{
  g_assert_cmpstr (text, ==, "{1} before {2}, {1}.");
  return "{2} after {1}.";
}

static void
test_messages (void)
{
  g_autoptr (GPtrArray) findings =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  PaddockReport report = { paddock_check_find ("JOY-LNT-01"), findings };
  PaddockFinding *finding =
    paddock_report_words (&report, "{1} before {2}, {1}.", "%s\t%d", "One", 2);
  g_autofree char *plain = paddock_finding_dup_message (finding, NULL);
  g_autofree char *translated = paddock_finding_dup_message (finding, turn_around);

  g_assert_cmpstr (plain, ==, "One before 2, One.");
  g_assert_cmpstr (translated, ==, "2 after One.");
}

static const char *
shout (const char *text)
{
  return g_str_equal (text, "line {1}") ? "LINE {1}" : text;
}

/* A phrase among the words is translated with the words it has itself; other words are left alone. */
static void
test_phrases (void)
{
  g_autoptr (GPtrArray) findings =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  PaddockReport report = { paddock_check_find ("JOY-LNT-01"), findings };
  PaddockFinding *finding =
    paddock_report_words (&report, "{1} on {2}.", "%s\t%s\n%d", "line {1}", "line {1}", 7);
  g_autofree char *plain = paddock_finding_dup_message (finding, NULL);
  g_autofree char *translated = paddock_finding_dup_message (finding, shout);

  g_assert_cmpstr (plain, ==, "line {1} on line 7.");
  g_assert_cmpstr (translated, ==, "line {1} on LINE 7.");
}

static void
test_many_hexes (void)
{
  g_autoptr (GPtrArray) findings =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_finding_free);
  PaddockReport report = { paddock_check_find ("JOY-LNT-01"), findings };
  PaddockFinding *finding = paddock_report (&report, "Here.");

  for (int q = 0; q < 2 * PADDOCK_FINDING_MAX_PLACES; q++)
    paddock_finding_add_hex (finding, PADDOCK_HEX (q, 0));
  g_assert_cmpuint (finding->places->len, ==, PADDOCK_FINDING_MAX_PLACES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/table/rows-are-complete", test_rows);
  g_test_add_func ("/checks/run/empty-documents", test_empty_documents);
  g_test_add_func ("/checks/run/findings-are-in-the-order-of-the-tables", test_order);
  g_test_add_func ("/checks/accepted/findings-are-marked", test_accepted);
  g_test_add_func ("/checks/accepted/the-last-word-counts", test_accepted_twice);
  g_test_add_func ("/checks/finding/messages-are-filled-in-and-translated", test_messages);
  g_test_add_func ("/checks/finding/phrases-are-filled-in-and-translated", test_phrases);
  g_test_add_func ("/checks/finding/shows-a-limited-number-of-hexes", test_many_hexes);
  return g_test_run ();
}

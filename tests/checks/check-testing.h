/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Helpers of the tests of checks: what a document's findings are, and that no check goes untested.
 */

#pragma once

#include "check-tables.h"

static GHashTable *found_ids; /* of the checks that some test has seen find something */

/* "JOY-LNT-03 error checkpoint 2" a line, of this check or (NULL) of all. */
static inline char *
findings_text (const PaddockDocument *document, const char *id)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);
    g_autofree char *message = paddock_finding_dup_message (finding, NULL);

    g_assert_null (strpbrk (message, "{}")); /* every gap is filled */
    if (id && !g_str_equal (finding->check->id, id))
      continue;
    g_string_append_printf (text, "%s%s %s %s", text->len ? "\n" : "", finding->check->id,
                            paddock_severity_names[finding->severity], finding->place);
  }

  return g_string_free (text, FALSE);
}

/* EXPECTED: "error checkpoint 2" a line, or "" for none. */
static inline void
assert_finds (const PaddockDocument *document, const char *id, const char *expected)
{
  g_autofree char *found = findings_text (document, id);
  g_autoptr (GString) text = g_string_new (NULL);

  if (*expected) {
    g_auto (GStrv) lines = g_strsplit (expected, "\n", -1);

    for (guint i = 0; lines[i]; i++)
      g_string_append_printf (text, "%s%s %s", i ? "\n" : "", id, lines[i]);
    if (!found_ids)
      found_ids = g_hash_table_new (g_str_hash, g_str_equal);
    g_hash_table_add (found_ids, (gpointer) paddock_check_find (id)->id);
  }
  g_assert_cmpstr (found, ==, text->str);
}

/* Repairs the first finding of this check that can be repaired. */
static inline void
fix_first (PaddockDocument *document, const char *id)
{
  g_autoptr (GPtrArray) findings = paddock_check_document (document);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = g_ptr_array_index (findings, i);

    if (g_str_equal (finding->check->id, id) && finding->can_fix) {
      paddock_finding_fix (finding, document->record);
      return;
    }
  }
  g_assert_not_reached ();
}

/* Must be the last test of a program. */
static inline void
assert_table_is_tested (gconstpointer data)
{
  const PaddockCheckTable *table = data;

  for (guint i = 0; i < table->n_rows; i++) {
    g_test_message ("%s", table->rows[i].id);
    g_assert_true (found_ids && g_hash_table_contains (found_ids, table->rows[i].id));
  }
}

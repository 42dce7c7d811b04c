/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The repairs of road tracks: for the first problem of each design file that one can repair, the lines of the file that
 * change, and what the check still finds then.  All of them are in repairs.txt.
 */

#include "edit-changes.h"
#include "load.h"
#include "repair.h"

#define N_CHECKS 42

static char *
dup_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "checks", "rivet", name, NULL);
}

static PaddockDocument *
read_hit (const char *id)
{
  g_autofree char *name = g_strdup_printf ("%s-hit.track.xml", id);
  g_autofree char *path = dup_path (name);
  PaddockDocument *document;

  if (!g_file_test (path, G_FILE_TEST_EXISTS)) /* the reader refuses it */
    return NULL;

  document = paddock_xml_load (path, NULL);
  g_assert_nonnull (document);
  return document;
}

static const PaddockFinding *
find_fixable (const GPtrArray *findings)
{
  for (guint i = 0; i < findings->len; i++)
    if (((const PaddockFinding *) findings->pdata[i])->can_fix)
      return findings->pdata[i];

  return NULL;
}

static void
add_findings (const PaddockCheck *check, const PaddockDocument *document, GString *text)
{
  g_autoptr (GPtrArray) findings = paddock_check_run (check, document);

  for (guint i = 0; i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];
    g_autofree char *message = paddock_finding_dup_message (finding, NULL);

    g_string_append_printf (text, "left: %s%s%s\n", finding->place, *finding->place ? ": " : "",
                            message);
  }
}

static void
add_repair (const char *id, GString *text)
{
  const PaddockCheck *check = paddock_check_find (id);
  g_autoptr (PaddockDocument) document = read_hit (id);
  g_autoptr (GPtrArray) findings = document ? paddock_check_run (check, document) : NULL;
  const PaddockFinding *finding = findings ? find_fixable (findings) : NULL;
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;

  if (!finding)
    return;

  before = edit_split_file (document->kind, document->record);
  paddock_finding_fix (finding, document->record);
  after = edit_split_file (document->kind, document->record);
  g_string_append_printf (text, "== %s %s\n", id, check->fix_label);
  edit_add_changes (before, after, text);
  add_findings (check, document, text);
}

static void
test_repairs (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = dup_path ("repairs.txt");
  g_autofree char *expected = NULL;

  for (guint i = 1; i <= N_CHECKS; i++) {
    g_autofree char *id = g_strdup_printf ("RIV-LINT-%02u", i);

    add_repair (id, text);
  }
  if (g_getenv ("PADDOCK_REWRITE_GOLDEN"))
    g_file_set_contents (path, text->str, -1, NULL);

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (text->str, ==, expected);
}

/* Repairing everything that a check can repair ends, and leaves nothing that it could. */
static void
test_repairs_of_all (void)
{
  for (guint i = 1; i <= N_CHECKS; i++) {
    g_autofree char *id = g_strdup_printf ("RIV-LINT-%02u", i);
    const PaddockCheck *check = paddock_check_find (id);
    g_autoptr (PaddockDocument) document = read_hit (id);
    g_autoptr (GPtrArray) findings = NULL;

    if (!document || !check->fix)
      continue;
    g_test_message ("%s", id);
    g_assert_cmpuint (paddock_check_fix_all (check, document->record), >, 0);
    findings = paddock_check_run (check, document);
    g_assert_null (find_fixable (findings));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/road-repairs/change-these-lines", test_repairs);
  g_test_add_func ("/checks/road-repairs/of-all-come-to-an-end", test_repairs_of_all);
  return g_test_run ();
}

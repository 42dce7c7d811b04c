/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-changes.h"

#include <string.h>

#include "writer.h"

#define MAX_LINES 160

char **
edit_split_file (const PaddockDocumentKind *kind, gconstpointer record)
{
  gpointer copy = g_malloc (kind->type->size);
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;

  paddock_record_copy (kind->type, copy, record);
  document = paddock_document_new_take (kind, copy);
  bytes = paddock_xml_write (document);
  return g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
}

/* What the lines A and B have in common at most, from these on. */
static guint
count_common (char *const *a, char *const *b, guint16 known[MAX_LINES][MAX_LINES], guint i, guint k)
{
  if (!a[i] || !b[k])
    return 0;
  if (known[i][k] == 0) {
    guint n = MAX (count_common (a, b, known, i + 1, k), count_common (a, b, known, i, k + 1));

    if (g_str_equal (a[i], b[k]))
      n = MAX (n, 1 + count_common (a, b, known, i + 1, k + 1));
    known[i][k] = (guint16) (n + 1);
  }
  return known[i][k] - 1u;
}

static void
tell (GString *text, char sign, const char *line)
{
  while (*line == ' ')
    line++;
  g_string_append_printf (text, "%c %s\n", sign, line);
}

static guint
count_all_common (char *const *a, char *const *b)
{
  guint16 known[MAX_LINES][MAX_LINES] = { { 0 } };

  return count_common (a, b, known, 0, 0);
}

void
edit_add_changes (char *const *a, char *const *b, GString *text)
{
  g_assert_cmpuint (MAX (g_strv_length ((GStrv) a), g_strv_length ((GStrv) b)), <, MAX_LINES);
  while (*a || *b) {
    if (*a && *b && g_str_equal (*a, *b)) {
      a++;
      b++;
    } else if (!*b || (*a && count_all_common (a + 1, b) == count_all_common (a, b)))
      tell (text, '-', *a++);
    else
      tell (text, '+', *b++);
  }
}

void
edit_add_sections (const char *file, const char *path, GTestDataFunc test)
{
  g_autofree char *name = g_test_build_filename (G_TEST_DIST, "edit", file, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) sections = NULL;

  g_assert_true (g_file_get_contents (name, &text, NULL, NULL));
  sections = g_strsplit (text, "== ", -1);
  for (guint i = 1; sections[i]; i++) {
    g_autofree char *full =
      g_strdup_printf ("%s/%.*s", path, (int) strcspn (sections[i], "\n"), sections[i]);

    g_test_add_data_func_full (full, g_strdup (sections[i]), test, g_free);
  }
}

void
edit_assert_section (const char *section, char *(*run) (const char *script))
{
  g_auto (GStrv) parts = g_strsplit (section, "\n", 2);
  g_autofree char *found = run (parts[0]);

  g_assert_cmpstr (found, ==, parts[1]);
}

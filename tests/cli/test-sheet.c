/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet.h"

#include "wrap.h"

static const PaddockSheetColumn columns[] = {
  { "name", "Name" },
  { "n", "N" },
  { "help", "Meaning" },
};

static char *
show (PaddockSheetFormat format)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockSheet sheet;

  paddock_sheet_init (&sheet, format, out);
  paddock_sheet_begin (&sheet, "first", "The First", "About it.", columns, 3);
  paddock_sheet_add (&sheet, "élan");
  paddock_sheet_add_int (&sheet, -12);
  paddock_sheet_add (&sheet, "a|b");
  paddock_sheet_add (&sheet, "a-name-that-is-longer-than-forty-characters");
  paddock_sheet_add (&sheet, NULL);
  paddock_sheet_add (&sheet, "seven words that wrap past the edge");
  paddock_sheet_end (&sheet);
  paddock_sheet_begin (&sheet, "none", "None", NULL, columns, 3);
  paddock_sheet_end (&sheet);
  paddock_sheet_finish (&sheet);

  return g_strdup (out->str);
}

static void
test_text (void)
{
  g_autofree char *text = show (PADDOCK_SHEET_TEXT);

  g_assert_cmpstr (text, ==,
                   "The First\n"
                   "About it.\n"
                   "\n"
                   "Name                          N    Meaning\n"
                   "élan                          -12  a|b\n"
                   "a-name-that-is-longer-than-forty-characters\n"
                   "                                   seven words that wrap past the edge\n"
                   "\n"
                   "None\n"
                   "\n"
                   "Name  N  Meaning\n");
}

static void
test_narrow (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockSheet sheet;

  paddock_sheet_init (&sheet, PADDOCK_SHEET_TEXT, out);
  paddock_sheet_begin (&sheet, "narrow", "Narrow", NULL, columns, 3);
  paddock_sheet_add (&sheet, "a name of twenty-eight signs");
  paddock_sheet_add (&sheet, "another of the same length, ");
  paddock_sheet_add (&sheet, "so that little room is left");
  paddock_sheet_end (&sheet);
  paddock_sheet_finish (&sheet);

  g_assert_cmpstr (out->str, ==,
                   "Narrow\n"
                   "\n"
                   "Name                          N\n"
                   "    Meaning\n"
                   "a name of twenty-eight signs  another of the same length, \n"
                   "    so that little room is left\n");
}

static void
test_markdown (void)
{
  g_autofree char *text = show (PADDOCK_SHEET_MARKDOWN);

  g_assert_cmpstr (text, ==,
                   "## The First\n"
                   "\n"
                   "About it.\n"
                   "\n"
                   "| Name | N | Meaning |\n"
                   "|---|---|---|\n"
                   "| élan | -12 | a\\|b |\n"
                   "| a-name-that-is-longer-than-forty-characters |  | "
                   "seven words that wrap past the edge |\n"
                   "\n"
                   "## None\n"
                   "\n"
                   "| Name | N | Meaning |\n"
                   "|---|---|---|\n");
}

static void
test_json (void)
{
  g_autofree char *text = show (PADDOCK_SHEET_JSON);

  g_assert_true (g_str_has_prefix (text, "[\n"
                                         "  {\n"
                                         "    \"name\": \"first\",\n"
                                         "    \"title\": \"The First\",\n"
                                         "    \"help\": \"About it.\",\n"
                                         "    \"rows\": [\n"
                                         "      {\n"
                                         "        \"name\": \"élan\",\n"
                                         "        \"n\": \"-12\",\n"
                                         "        \"help\": \"a|b\"\n"
                                         "      },\n"));
  g_assert_true (g_str_has_suffix (text, "    \"title\": \"None\",\n"
                                         "    \"rows\": []\n"
                                         "  }\n"
                                         "]\n"));
}

static void
test_wrap (void)
{
  g_autoptr (GString) out = g_string_new ("    ");

  paddock_wrap (out,
                "One line of words that is long enough to reach the very last column, 79: it "
                "breaks.\n\nSecond.",
                4);
  g_assert_cmpstr (
    out->str, ==,
    "    One line of words that is long enough to reach the very last column, 79: it\n"
    "    breaks.\n"
    "\n"
    "    Second.\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/sheet/text-has-columns", test_text);
  g_test_add_func ("/cli/sheet/text-goes-below-where-there-is-no-room", test_narrow);
  g_test_add_func ("/cli/sheet/markdown-escapes-bars", test_markdown);
  g_test_add_func ("/cli/sheet/json-has-every-cell-by-name", test_json);
  g_test_add_func ("/cli/wrap/lines-end-at-the-edge", test_wrap);

  return g_test_run ();
}

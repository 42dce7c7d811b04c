/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "listing.h"

#include "wrap.h"

static const PaddockListingColumn columns[] = {
  { "name", "Name" },
  { "n", "N" },
  { "help", "Meaning" },
};

static char *
show (PaddockListingFormat format)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockListing listing;

  paddock_listing_init (&listing, format, out);
  paddock_listing_begin (&listing, "first", "The First", "About it.", columns, 3);
  paddock_listing_add (&listing, "élan");
  paddock_listing_add_int (&listing, -12);
  paddock_listing_add (&listing, "a|b");
  paddock_listing_add (&listing, "a-name-that-is-longer-than-forty-characters");
  paddock_listing_add (&listing, NULL);
  paddock_listing_add (&listing, "seven words that wrap past the edge");
  paddock_listing_add (&listing, "bare");
  paddock_listing_add_int (&listing, 1);
  paddock_listing_add (&listing, NULL);
  paddock_listing_add_int (&listing, 2);
  paddock_listing_add_int (&listing, 2);
  paddock_listing_add (&listing, "after nothing");
  paddock_listing_end (&listing);
  paddock_listing_begin (&listing, "none", "None", NULL, columns, 3);
  paddock_listing_end (&listing);
  paddock_listing_finish (&listing);

  return g_strdup (out->str);
}

static void
test_text (void)
{
  g_autofree char *text = show (PADDOCK_LISTING_TEXT);

  g_assert_cmpstr (text, ==,
                   "The First\n"
                   "About it.\n"
                   "\n"
                   "Name                          N    Meaning\n"
                   "élan                          -12  a|b\n"
                   "a-name-that-is-longer-than-forty-characters\n"
                   "                                   seven words that wrap past the edge\n"
                   "bare                          1\n"
                   "2                             2    after nothing\n"
                   "\n"
                   "None\n"
                   "\n"
                   "Name  N  Meaning\n");
}

static void
test_narrow (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockListing listing;

  paddock_listing_init (&listing, PADDOCK_LISTING_TEXT, out);
  paddock_listing_begin (&listing, "narrow", "Narrow", NULL, columns, 3);
  paddock_listing_add (&listing, "a name of twenty-eight signs");
  paddock_listing_add (&listing, "another of the same length, ");
  paddock_listing_add (&listing, "so that little room is left");
  paddock_listing_end (&listing);
  paddock_listing_finish (&listing);

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
  g_autofree char *text = show (PADDOCK_LISTING_MARKDOWN);

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
                   "| bare | 1 |  |\n"
                   "| 2 | 2 | after nothing |\n"
                   "\n"
                   "## None\n"
                   "\n"
                   "| Name | N | Meaning |\n"
                   "|---|---|---|\n");
}

static void
test_json (void)
{
  g_autofree char *text = show (PADDOCK_LISTING_JSON);

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
  g_test_add_func ("/cli/listing/text-has-columns", test_text);
  g_test_add_func ("/cli/listing/text-goes-below-where-there-is-no-room", test_narrow);
  g_test_add_func ("/cli/listing/markdown-escapes-bars", test_markdown);
  g_test_add_func ("/cli/listing/json-has-every-cell-by-name", test_json);
  g_test_add_func ("/cli/wrap/lines-end-at-the-edge", test_wrap);

  return g_test_run ();
}

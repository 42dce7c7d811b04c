/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "json.h"

static void
test_layout (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PaddockJson json = { .text = text };

  paddock_json_begin_object (&json, NULL);
  paddock_json_add_text (&json, "name", "a");
  paddock_json_add_int (&json, "count", G_MININT64);
  paddock_json_begin_array (&json, "none");
  paddock_json_end_array (&json);
  paddock_json_begin_array (&json, "some");
  paddock_json_add_flag (&json, NULL, TRUE);
  paddock_json_begin_object (&json, NULL);
  paddock_json_end_object (&json);
  paddock_json_add_text (&json, NULL, NULL);
  paddock_json_end_array (&json);
  paddock_json_add_flag (&json, "last", FALSE);
  paddock_json_end_object (&json);

  g_assert_cmpstr (text->str, ==,
                   "{\n"
                   "  \"name\": \"a\",\n"
                   "  \"count\": -9223372036854775808,\n"
                   "  \"none\": [],\n"
                   "  \"some\": [\n"
                   "    true,\n"
                   "    {},\n"
                   "    null\n"
                   "  ],\n"
                   "  \"last\": false\n"
                   "}\n");
}

static const struct {
  const char *text, *json;
} texts[] = {
  { "", "\"\"" },
  { "plain é 🏁", "\"plain é 🏁\"" },
  { "\"quoted\" \\ path", "\"\\\"quoted\\\" \\\\ path\"" },
  { "\n\t\r\b\f", "\"\\n\\t\\r\\b\\f\"" },
  { "\001\037\177", "\"\\u0001\\u001f\\u007f\"" },
  { "\xc2\x80\xc2\x9b\xe2\x80\xa8\xe2\x80\xae\xef\xbb\xbf",
    "\"\\u0080\\u009b\\u2028\\u202e\\ufeff\"" },
  { "bad \xff name", "\"bad \357\277\275 name\"" },
};

static void
test_escapes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GString) text = g_string_new (NULL);
    PaddockJson json = { .text = text };

    paddock_json_add_text (&json, NULL, texts[i].text);
    g_assert_cmpstr (text->str, ==, texts[i].json);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/json/values-nest-with-their-commas", test_layout);
  g_test_add_func ("/cli/json/any-bytes-become-valid-text", test_escapes);

  return g_test_run ();
}

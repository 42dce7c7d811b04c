/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "quote.h"

static const struct {
  const char *text, *plain;
} lines[] = {
  { "", "" },
  { "Zürich 2 – \"ja\"", "Zürich 2 – \"ja\"" },
  { "two\nlines\r", "two\\u{a}lines\\u{d}" },
  { "\033[2Jgone", "\\u{1b}[2Jgone" },
  { "tab\tdel\177", "tab\\u{9}del\\u{7f}" },
  { "\xc2\x9b"
    "31m",
    "\\u{9b}31m" }, /* CSI of C1 */
  { "\xc2\x80\xc2\x85\xc2\x9f", "\\u{80}\\u{85}\\u{9f}" },
  { "a\xe2\x80\xae"
    "b",
    "a\\u{202e}b" }, /* right-to-left override */
  { "\xe2\x81\xa6x\xe2\x81\xa9", "\\u{2066}x\\u{2069}" },
  { "\xe2\x80\xa8\xe2\x80\xa9", "\\u{2028}\\u{2029}" },
  { "\xef\xbb\xbf"
    "a",
    "\\u{feff}a" },
  { "bad \xff byte", "bad \xef\xbf\xbd byte" },
};

static void
test_plain (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *plain = paddock_plain_line (lines[i].text);

    g_assert_cmpstr (plain, ==, lines[i].plain);
  }
}

/* No character of any kind gets through that is not printable. */
static void
test_every_character (void)
{
  for (gunichar c = 1; c < 0x3000; c++) {
    char text[7] = { 0 };
    g_autofree char *plain = NULL;

    g_unichar_to_utf8 (c, text);
    plain = paddock_plain_line (text);
    g_assert_cmpint (g_str_equal (plain, text), ==,
                     g_unichar_isprint (c) && c != 0x2028 && c != 0x2029);
    g_assert_true (!paddock_is_control (c) || !g_str_equal (plain, text));
    g_assert_true (g_unichar_isprint (g_utf8_get_char (plain)));
  }
}

/* Whatever formats escape by rules of their own: all that moves a cursor, ends a line or turns text around. */
static void
test_controls (void)
{
  static const gunichar controls[] = { 0x1,    0x9,    0xa,    0x1b,   0x1f,   0x7f,   0x80,
                                       0x9b,   0x9f,   0x61c,  0x200b, 0x200e, 0x200f, 0x2028,
                                       0x2029, 0x202a, 0x202e, 0x2066, 0x2069, 0xfeff };
  static const gunichar others[] = { ' ',    '~',    0xa0,   0xad,   0x61b,  0x200a,
                                     0x2010, 0x2027, 0x202f, 0x205f, 0x1f3c1 };

  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    g_assert_true (paddock_is_control (controls[i]));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (paddock_is_control (others[i]));
}

static void
test_markup (void)
{
  g_autofree char *markup = paddock_plain_markup ("<b>A & B</b>\n\033");

  g_assert_cmpstr (markup, ==, "&lt;b&gt;A &amp; B&lt;/b&gt;\\u{a}\\u{1b}");
}

static void
test_quotes (void)
{
  g_autofree char *forty = g_strnfill (40, 'x');
  g_autofree char *more = g_strnfill (41, 'x');
  g_autofree char *whole = paddock_quote (forty);
  g_autofree char *cut = paddock_quote (more);
  g_autofree char *bell = paddock_quote ("a\a");
  g_autofree char *expected = g_strconcat ("\"", forty, "\"", NULL);
  g_autofree char *expected_cut = g_strconcat ("\"", forty, "...\"", NULL);

  g_assert_cmpstr (whole, ==, expected);
  g_assert_cmpstr (cut, ==, expected_cut);
  g_assert_cmpstr (bell, ==, "\"a\\u{7}\"");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/quote/keeps-words-and-shows-controls", test_plain);
  g_test_add_func ("/base/quote/every-character", test_every_character);
  g_test_add_func ("/base/quote/cuts-what-it-quotes", test_quotes);
  g_test_add_func ("/base/quote/controls-of-formats", test_controls);
  g_test_add_func ("/base/quote/markup", test_markup);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-delta.h"

#include <string.h>

static GBytes *
bytes_of (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

static GVariant *
delta_between (const char *before, const char *after)
{
  g_autoptr (GBytes) a = bytes_of (before);
  g_autoptr (GBytes) b = bytes_of (after);
  g_autoptr (GBytes) again = NULL;
  GVariant *delta = g_variant_ref_sink (paddock_text_delta_new (a, b));

  again = paddock_text_delta_apply (delta, a);
  g_assert_true (g_bytes_equal (again, b));
  return delta;
}

/* "at-removed+added" for each hunk. */
static char *
describe (GVariant *delta)
{
  GString *text = g_string_new (NULL);
  GVariantIter iter;
  guint32 at, removed;
  GVariant *bytes;

  g_variant_iter_init (&iter, delta);
  while (g_variant_iter_next (&iter, "(uu@ay)", &at, &removed, &bytes)) {
    gsize n;
    const char *added = g_variant_get_fixed_array (bytes, &n, 1);

    g_string_append_printf (text, "%s%u-%u+%.*s", text->len ? " " : "", at, removed, (int) n,
                            added);
    g_variant_unref (bytes);
  }

  return g_string_free (text, FALSE);
}

static void
test_tells_changed_lines (void)
{
  static const struct {
    const char *before, *after, *hunks;
  } cases[] = {
    { "", "", "" },
    { "", "a\n", "0-0+a\n" },
    { "a\n", "", "0-2+" },
    { "a\nb\nc\n", "a\nB\nc\n", "2-2+B\n" },
    { "a\nb\nc\nd\ne\n", "A\nb\nc\nd\nE\n", "0-2+A\n 8-2+E\n" },
    { "a\nb\nc\n", "a\nx\nb\nc\n", "2-0+x\n" },
    { "a\nb\nc\n", "a\nc\n", "2-2+" },
    { "aa\n", "a\n", "0-3+a\n" },
    { "a\na\n", "a\n", "2-2+" },
    { "ab", "b", "0-2+b" }, /* no line ends anywhere */
    { "x\nab", "x\nb", "2-2+b" },
    { "b\nc\nd\n", "B\nc\nx\nd\n", "0-4+B\nc\nx\n" }, /* a line more: one hunk */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GVariant) delta = delta_between (cases[i].before, cases[i].after);
    g_autofree char *hunks = describe (delta);

    g_assert_cmpstr (hunks, ==, cases[i].hunks);
  }
}

static char *
make_text (GRand *rand)
{
  GString *text = g_string_new (NULL);

  for (int i = g_rand_int_range (rand, 0, 12); i > 0; i--)
    g_string_append_printf (text, "%.*s%s", g_rand_int_range (rand, 0, 3), "ab",
                            g_rand_int_range (rand, 0, 8) ? "\n" : "");

  return g_string_free (text, FALSE);
}

static void
test_any_text_comes_back (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < 20000; i++) {
    g_autofree char *before = make_text (rand);
    g_autofree char *after = make_text (rand);

    g_variant_unref (delta_between (before, after));
  }
}

static void
test_what_does_not_fit_is_refused (void)
{
  static const char *const deltas[] = { "[(0, 9, b'')]", "[(5, 0, b'')]",
                                        "[(2, 1, b''), (1, 1, b'')]", "[(4294967295, 2, b'')]" };
  g_autoptr (GBytes) before = bytes_of ("abc\n");

  for (guint i = 0; i < G_N_ELEMENTS (deltas); i++) {
    g_autoptr (GVariant) delta = g_variant_ref_sink (
      g_variant_parse (G_VARIANT_TYPE (PADDOCK_TEXT_DELTA_TYPE), deltas[i], NULL, NULL, NULL));

    g_assert_nonnull (delta);
    g_assert_null (paddock_text_delta_apply (delta, before));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/text-delta/tells-changed-lines", test_tells_changed_lines);
  g_test_add_func ("/app/text-delta/any-text-comes-back", test_any_text_comes_back);
  g_test_add_func ("/app/text-delta/what-does-not-fit-is-refused",
                   test_what_does_not_fit_is_refused);
  return g_test_run ();
}

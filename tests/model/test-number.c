/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "number.h"

static void
test_round_trip (void)
{
  static const char *const texts[] = { "0", "1", "-1", "99", "-99", "d1", "d2", "-d1", "-d2" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *text = NULL;
    int number = 4711;

    g_assert_true (paddock_number_parse (texts[i], &number));
    text = paddock_number_to_string (number);
    g_assert_cmpstr (text, ==, texts[i]);
  }
}

static void
test_refuses (void)
{
  static const char *const texts[] = {
    "",     "-",    "d",    "d0",  "d3",  "-d3", "100",
    "-100", "1000", "1001", "+1",  " 1",  "1 ",  "1.0",
    "0x1",  "1d",   "dd1",  "--1", "d-1", "one", "18446744073709551617"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    int number = 4711;

    g_test_message ("'%s'", texts[i]);
    g_assert_false (paddock_number_parse (texts[i], &number));
    g_assert_cmpint (number, ==, 4711);
  }
}

static void
test_dice (void)
{
  static const struct {
    const char *text;
    int dice;
    int sign;
  } rows[] = {
    { "0", 0, 1 }, { "7", 0, 1 }, { "-7", 0, -1 }, { "d1", 1, 1 }, { "d2", 2, 1 }, { "-d2", 2, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    int number;

    g_assert_true (paddock_number_parse (rows[i].text, &number));
    g_assert_cmpint (paddock_number_get_dice (number), ==, rows[i].dice);
    g_assert_cmpint (paddock_number_get_sign (number), ==, rows[i].sign);
    g_assert_cmpint (paddock_number_is_random (number), ==, rows[i].dice > 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/number/reads-what-it-writes", test_round_trip);
  g_test_add_func ("/model/number/refuses-all-else", test_refuses);
  g_test_add_func ("/model/number/knows-its-dice", test_dice);
  return g_test_run ();
}

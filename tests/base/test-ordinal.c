/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ordinal.h"

static void
test_labels (void)
{
  g_assert_cmpstr (paddock_ordinal_get_label (0), ==, "–");
  g_assert_cmpstr (paddock_ordinal_get_label (1), ==, "1st");
  g_assert_cmpstr (paddock_ordinal_get_label (2), ==, "2nd");
  g_assert_cmpstr (paddock_ordinal_get_label (3), ==, "3rd");
  g_assert_cmpstr (paddock_ordinal_get_label (PADDOCK_MAX_ORDINAL), ==, "20th");
}

/* Eleventh to thirteenth are like the others. */
static void
test_endings (void)
{
  for (guint n = 4; n <= PADDOCK_MAX_ORDINAL; n++) {
    g_autofree char *label = g_strdup_printf ("%uth", n);

    g_assert_cmpstr (paddock_ordinal_get_label (n), ==, label);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/ordinal/labels", test_labels);
  g_test_add_func ("/base/ordinal/endings", test_endings);
  return g_test_run ();
}

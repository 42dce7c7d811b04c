/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "field-words.h"

static void
test_names_become_words (void)
{
  static const char *const names[] = { "phase-start", "plain", NULL };
  const PaddockField field = { .name = "max-players", .names = names };
  g_autofree char *label = paddock_field_dup_label (&field);
  g_autofree char *value = paddock_field_dup_value_label (&field, 0);

  g_assert_cmpstr (label, ==, "Max players");
  g_assert_cmpstr (value, ==, "Phase start");
}

static void
test_labels_stand_before_names (void)
{
  const PaddockField field = { .name = "low", .label = "Can be jumped" };
  g_autofree char *label = paddock_field_dup_label (&field);

  g_assert_cmpstr (label, ==, "Can be jumped");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/field-words/names-become-words", test_names_become_words);
  g_test_add_func ("/app/field-words/labels-stand-before-names", test_labels_stand_before_names);
  return g_test_run ();
}

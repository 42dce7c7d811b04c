/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "selection.h"

static const PaddockThing first = { .kind = PADDOCK_THING_CHECKPOINT, .index = 0 };
static const PaddockThing second = { .kind = PADDOCK_THING_CHECKPOINT, .index = 1 };

static void
test_hexes (void)
{
  g_auto (PaddockSelection) self = { 0 }, copy = { 0 };

  g_assert_true (paddock_selection_is_empty (&self));
  paddock_selection_set_hex (&self, PADDOCK_HEX (2, -1), TRUE);
  g_assert_true (paddock_selection_has_hex (&self, PADDOCK_HEX (2, -1)));

  paddock_selection_copy (&copy, &self);
  paddock_selection_set_hex (&self, PADDOCK_HEX (2, -1), FALSE);
  g_assert_true (paddock_selection_is_empty (&self));
  g_assert_true (paddock_selection_has_hex (&copy, PADDOCK_HEX (2, -1)));
  g_assert_false (paddock_selection_equal (&self, &copy));
}

static void
test_things (void)
{
  g_auto (PaddockSelection) self = { 0 }, other = { 0 };
  PaddockThing token = first;

  token.part = 1;
  token.at = PADDOCK_PLACE (4, 4);
  paddock_selection_set_thing (&self, first, TRUE);
  paddock_selection_set_thing (&self, token, TRUE);
  paddock_selection_set_thing (&self, second, TRUE);
  g_assert_cmpuint (paddock_selection_get_n_things (&self), ==, 2);

  paddock_selection_set_thing (&other, second, TRUE);
  paddock_selection_set_thing (&other, first, TRUE);
  g_assert_true (paddock_selection_equal (&self, &other));

  paddock_selection_set_thing (&self, token, FALSE);
  g_assert_false (paddock_selection_has_thing (&self, first));
  g_assert_true (paddock_selection_has_thing (&self, second));
}

static guint
one_of_each (gconstpointer data, PaddockThingKind kind)
{
  return 1;
}

static void
test_trim (void)
{
  g_auto (PaddockSelection) self = { 0 };

  paddock_selection_set_thing (&self, second, TRUE);
  paddock_selection_set_thing (&self, first, TRUE);
  paddock_selection_trim (&self, one_of_each, NULL);
  g_assert_cmpuint (paddock_selection_get_n_things (&self), ==, 1);
  g_assert_true (paddock_selection_has_thing (&self, first));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/edit/selection/copies-are-values", test_hexes);
  g_test_add_func ("/edit/selection/a-checkpoint-is-one-thing", test_things);
  g_test_add_func ("/edit/selection/lets-go-of-what-is-gone", test_trim);

  return g_test_run ();
}

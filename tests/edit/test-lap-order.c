/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A new checkpoint has the number of its place along the lap.
 */

#include "edit-fixture.h"

#define INNER 4
#define OUTER 7

/* A circular road round a hole, four spaces wide, with six spokes. */
static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_set_up (self, data);
  fixture_paint_disc_of (self, PADDOCK_HEX (0, 0), OUTER, PADDOCK_CELL_SPACE);
  fixture_paint_disc_of (self, PADDOCK_HEX (0, 0), INNER - 1, PADDOCK_CELL_OFF);
}

static PaddockHex
on_spoke (int spoke, int distance)
{
  return paddock_hex_along (PADDOCK_HEX (0, 0), spoke, distance);
}

/* Across the whole road: "start" or "checkpoint". */
static void
lay (Fixture *self, const char *tool, int spoke)
{
  fixture_drag (self, tool, on_spoke (spoke, INNER), on_spoke (spoke, OUTER), 0);
  g_assert_null (self->refusal);
}

/* "2 3 1": in the order in which they were laid. */
static void
assert_numbers (Fixture *self, const char *expected)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < paddock_list_len (self->track.checkpoints); i++)
    g_string_append_printf (numbers, "%s%d", i ? " " : "",
                            PADDOCK_LIST_AT (self->track.checkpoints, PaddockCheckpoint, i)
                              ->number);
  g_assert_cmpstr (numbers->str, ==, expected);
}

static void
test_takes_its_place (Fixture *self, gconstpointer data)
{
  lay (self, "start", 0);
  g_assert_cmpint (self->track.start.direction, ==, 1);
  lay (self, "checkpoint", 3);
  assert_numbers (self, "1");
  lay (self, "checkpoint", 5);
  assert_numbers (self, "1 2");
  lay (self, "checkpoint", 1);
  assert_numbers (self, "2 3 1");
  lay (self, "checkpoint", 4);
  assert_numbers (self, "2 4 1 3");
}

/* The other way round, the other way. */
static void
test_follows_the_start (Fixture *self, gconstpointer data)
{
  lay (self, "start", 0);
  self->track.start.direction = 4;
  lay (self, "checkpoint", 3);
  lay (self, "checkpoint", 5);
  assert_numbers (self, "2 1");
  lay (self, "checkpoint", 1);
  assert_numbers (self, "2 1 3");
}

/* A number that is missing is taken, and nobody has to move. */
static void
test_fills_a_gap (Fixture *self, gconstpointer data)
{
  lay (self, "start", 0);
  lay (self, "checkpoint", 1);
  lay (self, "checkpoint", 3);
  lay (self, "checkpoint", 5);
  fixture_click (self, "checkpoint", on_spoke (3, INNER), PADDOCK_GESTURE_OTHER);
  assert_numbers (self, "1 3");
  lay (self, "checkpoint", 2);
  assert_numbers (self, "1 3 2");
}

/* What is laid anew keeps its number. */
static void
test_stays_when_laid_anew (Fixture *self, gconstpointer data)
{
  lay (self, "start", 0);
  lay (self, "checkpoint", 1);
  lay (self, "checkpoint", 3);
  fixture_drag (self, "checkpoint", on_spoke (1, INNER), on_spoke (1, INNER + 2), 0);
  assert_numbers (self, "1 2");
}

/* Without a start, or where the numbers go their own way: the first that is free. */
static void
test_else_the_first_free_one (Fixture *self, gconstpointer data)
{
  lay (self, "checkpoint", 3);
  lay (self, "checkpoint", 1);
  assert_numbers (self, "1 2");
  lay (self, "start", 0);
  lay (self, "checkpoint", 2);
  assert_numbers (self, "1 2 3");
}

/* Numbers end at 99. */
static void
test_last_number (Fixture *self, gconstpointer data)
{
  lay (self, "start", 0);
  lay (self, "checkpoint", 3);
  ((PaddockCheckpoint *) paddock_list_edit (&self->track.checkpoints, 0))->number = 99;
  lay (self, "checkpoint", 5);
  assert_numbers (self, "99 1");
}

/* A board that is too large to walk over at every motion of the pointer. */
static void
test_large_board (Fixture *self, gconstpointer data)
{
  lay (self, "start", 0);
  lay (self, "checkpoint", 3);
  paddock_board_set (&self->track.board, PADDOCK_HEX (600, 600), PADDOCK_CELL (PADDOCK_CELL_SPACE));
  lay (self, "checkpoint", 1);
  assert_numbers (self, "1 2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define TEST(name_, func_) \
  g_test_add ("/edit/lap-order/" name_, Fixture, NULL, set_up, func_, fixture_tear_down)
  TEST ("takes-its-place", test_takes_its_place);
  TEST ("follows-the-start", test_follows_the_start);
  TEST ("fills-a-gap", test_fills_a_gap);
  TEST ("stays-when-laid-anew", test_stays_when_laid_anew);
  TEST ("else-the-first-free-one", test_else_the_first_free_one);
  TEST ("last-number", test_last_number);
  TEST ("large-board", test_large_board);
#undef TEST

  return g_test_run ();
}

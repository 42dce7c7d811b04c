/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves of Frothy Races on open ground: every way to go three spaces, from every facing, against the clauses worked out once
 * more, and every turn at the end.
 */

#include "frothy-cases.h"

#define N_FACINGS 12
#define MAX_STEPS 3

static const int deltas[6][2] = { { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 } };

typedef struct {
  int q, r, facing, left;
  int last; /* direction of the last straight step, or -1 */
  gboolean has_drifted;
} Place;

typedef struct {
  const char *key;
  int direction;
  gboolean is_drift;
} Step;

/* FRO-MOV-03, 04, 07, FRO-DRF-01: facing a side straight on, or once to either side of it; facing a corner left and right
 * of it by turns. */
static guint
list_steps (const Place *self, Step steps[3])
{
  int ahead = self->facing / 2;
  guint n = 0;

  if (self->facing % 2 == 0) {
    steps[n++] = (Step){ "go:straight", ahead, FALSE };
    if (!self->has_drifted) {
      steps[n++] = (Step){ "drift:left", (ahead + 1) % 6, TRUE };
      steps[n++] = (Step){ "drift:right", (ahead + 5) % 6, TRUE };
    }
    return n;
  }

  if (self->last != (ahead + 1) % 6)
    steps[n++] = (Step){ "go:left", (ahead + 1) % 6, FALSE };
  if (self->last != ahead)
    steps[n++] = (Step){ "go:right", ahead, FALSE };
  return n;
}

static Place
go (Place self, const Step *step)
{
  self.q += deltas[step->direction][0];
  self.r += deltas[step->direction][1];
  self.left--;
  self.has_drifted |= step->is_drift;
  if (!step->is_drift)
    self.last = step->direction;
  return self;
}

static void
assert_place (const PaddockMatch *match, const Place *place, int facing)
{
  g_autofree char *at = g_strdup_printf ("%d,%d", place->q, place->r);
  g_autofree char *faces = g_strdup_printf ("%d", facing);
  g_autoptr (GError) error = NULL;

  paddock_match_expect_fact (match, "red", "at", at, &error);
  g_assert_no_error (error);
  paddock_match_expect_fact (match, "red", "facing", faces, &error);
  g_assert_no_error (error);
}

static void
assert_keys (const PaddockMatch *match, const char *const *keys, guint n)
{
  g_assert_cmpuint (paddock_match_get_decision (match)->n_choices, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (paddock_match_find_choice (match, keys[i]), >=, 0);
}

static PaddockMatch *
choose (const PaddockMatch *match, const char *key)
{
  PaddockMatch *copy = paddock_match_copy (match);

  paddock_match_choose (copy, (guint) paddock_match_find_choice (match, key), NULL);
  return copy;
}

/* FRO-TRN: one step to either side, or none; at a Safe Speed nothing is rolled. */
static void
turn_all (const PaddockMatch *match, const Place *place)
{
  static const char *const keys[] = { "turn:none", "turn:left", "turn:right" };
  static const int turns[] = { 0, 1, N_FACINGS - 1 };

  assert_keys (match, keys, G_N_ELEMENTS (keys));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autoptr (PaddockMatch) turned = choose (match, keys[i]);

    assert_place (turned, place, (place->facing + turns[i]) % N_FACINGS);
  }
}

/* What is the only way is gone at once. */
static guint
go_all (const PaddockMatch *match, Place place)
{
  Step steps[3];
  const char *keys[3];
  guint n = place.left > 0 ? list_steps (&place, steps) : 0, ways = 0;

  while (n == 1) {
    place = go (place, &steps[0]);
    n = place.left > 0 ? list_steps (&place, steps) : 0;
  }
  assert_place (match, &place, place.facing);
  if (n == 0) {
    turn_all (match, &place);
    return 1;
  }

  for (guint i = 0; i < n; i++)
    keys[i] = steps[i].key;
  assert_keys (match, keys, n);
  for (guint i = 0; i < n; i++) {
    g_autoptr (PaddockMatch) moved = choose (match, keys[i]);

    ways += go_all (moved, go (place, &steps[i]));
  }

  return ways;
}

/* The strider goes three spaces at Speed 2, which is Safe. */
static void
test_ways (void)
{
  for (int facing = 0; facing < N_FACINGS; facing++) {
    g_autoptr (PaddockSetup) setup =
      table_setup_new ("plain.track.xml", "strider.vehicle.xml", "", 2, "");
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
    g_autofree char *given =
      g_strdup_printf ("step:move phase:2 round:2 at=0,0 facing=%d accel=3 decel=2 hand=0,0,0 "
                       "blue.at=-8,6 blue.hand=1,0,0",
                       facing);

    g_test_message ("facing %d", facing);
    table_give (match, given);
    table_settle (match);
    /* One drift in any of three steps, or none, to one of two sides; by turns, left or right first. */
    g_assert_cmpuint (go_all (match, (Place){ .facing = facing, .left = MAX_STEPS, .last = -1 }),
                      ==, facing % 2 ? 2 : 7);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/FRO-MOV-03/every-way-from-every-facing", test_ways);

  return g_test_run ();
}

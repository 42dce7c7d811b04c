/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Collisions of Frothy Races for every heading and every pair of Speeds, against the clauses worked out once more: what
 * kind each is, how many dice both roll, and how fast both are afterwards.
 */

#include "frothy-cases.h"

#include "frothy/frothy-vocabulary.h"

#define N_SPEEDS 7
#define MAX_DICE 12 /* of each vehicle */

/* The first boxes of each Speed of the basic chariot, and a phase in which it moves. */
static const int accel[N_SPEEDS] = { 0, 1, 3, 4, 6, 8, 10 };
static const int decel[N_SPEEDS] = { 0, 1, 2, 4, 5, 6, 7 };
static const int phases[N_SPEEDS] = { 0, 1, 2, 2, 2, 2, 2 };

typedef struct {
  int dice, own, hit; /* dice of each; Speeds afterwards */
} Crash;

static int
half_up (int n)
{
  return (n + 1) / 2;
}

/* FRO-VEH-02 to 08: ANGLE is that between the way of the collider and the heading of what it hits, in steps of 30 degrees. */
static Crash
work_out (int angle, int own, int hit)
{
  if (angle <= 1 && own > hit)
    return (Crash){ own - hit, own - half_up (own - hit), hit + half_up (own - hit) };
  if (angle <= 1)
    return (Crash){ 1, own - 1, hit };
  if (angle <= 4)
    return (Crash){ own, own / 2, hit };

  return (Crash){ own + hit, own / 2, hit / 2 };
}

/* Red at 0,0 drives straight on. */
static PaddockMatch *
make_match (int own, const char *given)
{
  g_autoptr (PaddockSetup) setup =
    table_setup_new ("plain.track.xml", NULL, "deliberate-collisions=on", 2, "");
  PaddockMatch *match = paddock_match_new (setup, 1, NULL);
  g_autofree char *red = g_strdup_printf ("step:move phase:%d round:2 accel=%d decel=%d hand=0,0,0 "
                                          "blue.hand=0,0,0",
                                          phases[own], accel[own], decel[own]);

  table_give (match, red);
  table_give (match, given);
  table_settle (match);
  return match;
}

static int
count_dice (const PaddockEvents *events, guint vehicle)
{
  int n = 0;

  for (const PaddockEvent *event = events->items; event < events->next; event++)
    n += event->type == PADDOCK_EVENT_ROLLED && event->actor == vehicle
         && event->subject == FRO_DIE_DAMAGE;

  return n;
}

static void
assert_speed (const PaddockMatch *match, const char *seat, int expected)
{
  g_autofree char *speed = g_strdup_printf ("%d", expected);
  g_autoptr (GError) error = NULL;

  paddock_match_expect_fact (match, seat, "speed", speed, &error);
  g_assert_no_error (error);
}

/* No die hurts, so that nobody rolls for control. */
static void
drive_into (PaddockMatch *match, PaddockEvents *events)
{
  const int faces[2 * MAX_DICE] = { 0 };

  g_assert_true (paddock_match_force (match, faces, G_N_ELEMENTS (faces)));
  paddock_match_choose (match, (guint) paddock_match_find_choice (match, "go:straight"), events);
}

static void
test_vehicles (void)
{
  for (int facing = 0; facing < 12; facing++)
    for (int own = 1; own < N_SPEEDS; own++)
      for (int hit = 0; hit < N_SPEEDS; hit++) {
        Crash crash = work_out (MIN (facing, 12 - facing), own, hit);
        g_autofree char *given =
          g_strdup_printf ("at=0,0 blue.at=1,0 blue.facing=%d blue.accel=%d blue.decel=%d "
                           "blue.phase-flags=acted",
                           facing, accel[hit], decel[hit]);
        g_autoptr (PaddockMatch) match = make_match (own, given);
        g_auto (PaddockEvents) events;

        g_test_message ("facing %d: %d into %d", facing, own, hit);
        paddock_events_init (&events, 0);
        drive_into (match, &events);
        g_assert_cmpint (count_dice (&events, 0), ==, crash.dice);
        g_assert_cmpint (count_dice (&events, 1), ==, crash.dice);
        assert_speed (match, "red", crash.own);
        assert_speed (match, "blue", crash.hit);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/FRO-VEH-01/every-heading-and-every-pair-of-speeds", test_vehicles);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fights of Frothy Races: two dice against one, every roll, against the clauses worked out once more.
 */

#include "frothy-cases.h"

#include "frothy/frothy-table.h"
#include "frothy/frothy-vocabulary.h"

#define MAX_DICE 24

static const int values[6] = { 0, 1, 2, 2, 3, 3 }; /* FRO-DIC-01 */
static const int half_speeds[2] = { 2, 3 };        /* of Speed 3 and 5, rounded up */

/* What each of the two suffers: points, or dice for damage. */
typedef struct {
  int of[2];
} Harm;

/* FRO-ATK-09 to 11, 13, FRO-RUL-90: the difference, in a tie the value itself for both; the winner's Speed counts where dice
 * are rolled for damage. */
static Harm
work_out (int attack, int defence, gboolean is_vehicle)
{
  guint loser = attack > defence;
  Harm harm = { { 0, 0 } };

  if (attack == defence)
    return (Harm){ { attack, attack } };

  harm.of[loser] = ABS (attack - defence) + (is_vehicle ? half_speeds[1 - loser] : 0);
  return harm;
}

/* Red at Speed 3 beside blue at Speed 5, with one card. */
static PaddockMatch *
make_match (gboolean is_vehicle)
{
  g_autoptr (PaddockSetup) setup = table_setup_new ("plain.track.xml", NULL, "", 2, "");
  PaddockMatch *match = paddock_match_new (setup, 1, NULL);

  table_give (match, "step:move phase:3 round:2 at=0,0 accel=4 decel=4 blue.at=0,1 blue.accel=8 "
                     "blue.decel=6 blue.hand=0,0,0 blue.phase-flags=acted");
  table_give (match, is_vehicle ? "hand=0,1,0" : "hand=1,0,0");
  table_settle (match);
  return match;
}

static gboolean
is_harm (const PaddockEvent *event, gboolean is_vehicle)
{
  return is_vehicle ? event->type == PADDOCK_EVENT_ROLLED && event->clause == FRO_ATK_11
                    : event->type == PADDOCK_EVENT_POINTS && event->clause == FRO_CLP_05;
}

static Harm
sum_up (const PaddockEvents *events, gboolean is_vehicle)
{
  Harm harm = { { 0, 0 } };

  for (const PaddockEvent *event = events->items; event < events->next; event++)
    if (is_harm (event, is_vehicle))
      harm.of[event->actor] += is_vehicle ? 1 : event->amount;

  return harm;
}

/* Dice for damage all come up 0, and hurt nobody. */
static void
assert_fight (const PaddockMatch *start, const int faces[3], gboolean is_vehicle)
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (start);
  const char *key = is_vehicle ? "attack:vehicle@blue" : "attack:person@blue";
  int rolled[MAX_DICE] = { faces[0], faces[1], faces[2] };
  Harm expected = work_out (values[faces[0]] + values[faces[1]], values[faces[2]], is_vehicle);
  Harm found;
  g_auto (PaddockEvents) events;

  g_test_message ("%s: %d %d against %d", key, faces[0], faces[1], faces[2]);
  paddock_events_init (&events, 0);
  g_assert_true (
    paddock_match_force (match, rolled,
                         (guint) (3 + (is_vehicle ? expected.of[0] + expected.of[1] : 0))));
  paddock_match_choose (match, (guint) paddock_match_find_choice (match, key), &events);
  found = sum_up (&events, is_vehicle);
  g_assert_cmpint (found.of[0], ==, expected.of[0]);
  g_assert_cmpint (found.of[1], ==, expected.of[1]);
}

static void
test_rolls (gconstpointer data)
{
  gboolean is_vehicle = GPOINTER_TO_INT (data);
  g_autoptr (PaddockMatch) start = make_match (is_vehicle);

  for (int roll = 0; roll < 6 * 6 * 6; roll++)
    assert_fight (start, (const int[]){ roll / 36, roll / 6 % 6, roll % 6 }, is_vehicle);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/rules/FRO-ATK-13/every-roll-against-a-driver", GINT_TO_POINTER (FALSE),
                        test_rolls);
  g_test_add_data_func ("/rules/FRO-ATK-11/every-roll-against-a-vehicle", GINT_TO_POINTER (TRUE),
                        test_rolls);

  return g_test_run ();
}

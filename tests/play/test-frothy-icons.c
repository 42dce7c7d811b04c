/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Control rolls of Frothy Races: every roll of three dice, against the clauses worked out once more.
 */

#include "frothy-cases.h"

#include "frothy/frothy-icons.h"
#include "frothy/frothy-vocabulary.h"

#define N_DICE 3
#define POINTS 2 /* control loss points before the roll: as many dice, and one for Speed 3 */

/* Where red is afterwards; dice are those for damage. */
typedef struct {
  int q, facing, clp, stamina, accel, decel, dice;
} Outcome;

/* From the boxes A3.1 and D3.1 of the basic chariot, so many to the left or to the right (FRO-SCH). */
static const int slower[N_DICE + 1][2] = { { 4, 4 }, { 3, 3 }, { 3, 2 }, { 1, 1 } };
static const int faster[N_DICE + 1][2] = { { 4, 4 }, { 5, 4 }, { 6, 5 }, { 7, 5 } };

static int
cancel (int *a, int *b)
{
  int pairs = MIN (*a, *b);

  *a -= pairs;
  *b -= pairs;
  return pairs;
}

/* FRO-CTL-10 to 20, FRO-ICO-01 to 07, FRO-CLP-01, 03, FRO-STA-07, FRO-SCH-14: red turns left at 1,0 and faces 0. */
static Outcome
work_out (const int faces[N_DICE])
{
  Outcome to = { .q = 1, .facing = 1, .clp = POINTS, .stamina = 10, .accel = 4, .decel = 4 };
  int n[FRO_N_ICONS] = { 0 }, most = 0;

  for (guint i = 0; i < N_DICE; i++)
    n[faces[i]]++;
  to.clp += cancel (&n[FRO_LEFT_SPIN], &n[FRO_RIGHT_SPIN]);
  to.stamina -= cancel (&n[FRO_SLOW], &n[FRO_HASTE]);
  for (guint icon = 0; icon < FRO_N_ICONS; icon++)
    most = MAX (most, n[icon]);
  for (guint icon = 0; icon < FRO_N_ICONS; icon++) {
    if (most == 0 || n[icon] < most)
      n[icon] = 0;
    to.clp += n[icon] > 0;
  }

  to.q += n[FRO_SLIDE] > 0;
  to.facing += (n[FRO_LEFT_SPIN] > 0) - (n[FRO_RIGHT_SPIN] > 0);
  to.dice = n[FRO_DAMAGE];
  to.accel = n[FRO_HASTE] ? faster[n[FRO_HASTE]][0] : slower[n[FRO_SLOW]][0];
  to.decel = n[FRO_HASTE] ? faster[n[FRO_HASTE]][1] : slower[n[FRO_SLOW]][1];
  if (n[FRO_SLOW] > 0)
    to.clp = 0; /* Speed 2 is Safe */
  return to;
}

static PaddockMatch *
make_match (void)
{
  g_autoptr (PaddockSetup) setup = table_setup_new ("plain.track.xml", NULL, "", 2, "");
  PaddockMatch *match = paddock_match_new (setup, 1, NULL);

  table_give (match, "step:move phase:3 round:2 at=0,0 accel=4 decel=4 clp=2 hand=0,0,0 "
                     "blue.at=-8,6 blue.hand=1,0,0");
  table_settle (match);
  table_choose (match, NULL, "go:straight");
  return match;
}

static int
count_damage_dice (const PaddockEvents *events)
{
  int n = 0;

  for (const PaddockEvent *event = events->items; event < events->next; event++)
    n += event->type == PADDOCK_EVENT_ROLLED && event->subject == FRO_DIE_DAMAGE;

  return n;
}

static int
get_fact (const PaddockMatch *match, const char *name)
{
  g_autofree char *value = paddock_match_dup_fact (match, "red", name, NULL);

  return atoi (value);
}

/* Dice for damage all come up 0, and hurt nobody. */
static void
assert_outcome (const PaddockMatch *start, const int faces[N_DICE])
{
  g_autoptr (PaddockMatch) match = paddock_match_copy (start);
  const int rolled[2 * N_DICE] = { faces[0], faces[1], faces[2] };
  Outcome expected = work_out (faces);
  g_auto (PaddockEvents) events;

  g_test_message ("%d %d %d", faces[0], faces[1], faces[2]);
  paddock_events_init (&events, 0);
  g_assert_true (paddock_match_force (match, rolled, (guint) (N_DICE + expected.dice)));
  paddock_match_choose (match, (guint) paddock_match_find_choice (match, "turn:left"), &events);
  g_assert_cmpint (count_damage_dice (&events), ==, expected.dice);
  g_assert_cmpint (get_fact (match, "at"), ==, expected.q);
  g_assert_cmpint (get_fact (match, "facing"), ==, expected.facing);
  g_assert_cmpint (get_fact (match, "clp"), ==, expected.clp);
  g_assert_cmpint (get_fact (match, "stamina"), ==, expected.stamina);
  g_assert_cmpint (get_fact (match, "accel"), ==, expected.accel);
  g_assert_cmpint (get_fact (match, "decel"), ==, expected.decel);
  g_assert_cmpint (get_fact (match, "damage"), ==, 0);
}

static void
test_rolls (void)
{
  g_autoptr (PaddockMatch) start = make_match ();

  for (int roll = 0; roll < 6 * 6 * 6; roll++)
    assert_outcome (start, (const int[]){ roll / 36, roll / 6 % 6, roll % 6 });
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/FRO-CTL-13/every-roll-of-three-dice", test_rolls);

  return g_test_run ();
}

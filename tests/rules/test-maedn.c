/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * maedn against a second, naive telling of its rules; its events; decision counts.
 */

#include "naive.h"
#include "walks.h"

static const MaednState *
maedn_state (const PaddockMatch *match)
{
  return (const MaednState *) paddock_match_get_state (match);
}

/* Lock-step */

static void
assert_same (const PaddockMatch *match, const Naive *naive)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  int actions[45];
  int n;

  g_assert_cmpint (naive->winner != NAIVE_EMPTY, ==, decision == NULL);
  if (!decision) {
    g_assert_cmpint (paddock_match_get_state (match)->places[0], ==, naive->winner);
    return;
  }

  n = naive_list (naive, actions);
  g_assert_cmpint (decision->player, ==, naive->turn);
  g_assert_cmpint (decision->n_choices, ==, n);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (decision->choices[i].id, ==, actions[i]);
}

static guint
race_in_lock_step (PaddockMatch *match, guint race)
{
  const PaddockSetup *setup = paddock_match_get_setup (match);
  PaddockStream stream = walks_stream (race);
  Naive naive;
  guint n = 0;

  paddock_match_restart (match, race, NULL);
  naive_start (&naive, (int) setup->n_seats, setup->options[MAEDN_OPTION_OPPOSITE],
               maedn_state (match)->die);
  assert_same (match, &naive);
  for (; paddock_match_get_decision (match); n++) {
    guint choice = walks_pick (match, &stream);
    int action = paddock_match_get_decision (match)->choices[choice].id;

    paddock_match_choose (match, choice, NULL);
    naive_act (&naive, action, maedn_state (match)->die);
    assert_same (match, &naive);
  }

  return n;
}

static void
test_lock_step (void)
{
  guint n_decisions = 0;

  for (guint n_seats = 2; n_seats <= 4; n_seats++) {
    g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, n_seats, 17);
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);

    for (guint race = 0; race < 300; race++)
      n_decisions += race_in_lock_step (match, race);
  }
  g_assert_cmpuint (n_decisions, >, 200000);
}

static void
test_lock_step_neighbours (void)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&maedn_game, 3);
  g_autoptr (PaddockMatch) match = NULL;

  g_assert_true (paddock_setup_apply_preset (setup, "neighbours", NULL));
  paddock_setup_add_seat (setup, "red", NULL, NULL, NULL);
  paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 0, NULL);

  for (guint race = 0; race < 100; race++)
    race_in_lock_step (match, race);
}

/* Decision counts: how many ways lie N decisions ahead, with every face of every die. */

static guint64
count_ways (const PaddockMatch *match, guint depth)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  g_autoptr (PaddockMatch) next = NULL;
  guint64 n = 0;

  if (!decision || depth == 0)
    return 1;

  next = paddock_match_copy (match);
  for (guint choice = 0; choice < decision->n_choices; choice++)
    for (int face = 1; face <= 6; face++) {
      paddock_match_assign (next, match);
      g_assert_true (paddock_match_force (next, &face, 1));
      paddock_match_choose (next, choice, NULL);
      g_assert_false (paddock_match_get_state (next)->chance.has_fault);
      n += count_ways (next, depth - 1);
    }
  return n;
}

static guint64
count_naive_ways (const Naive *naive, guint depth)
{
  int actions[45];
  guint64 n = 0;
  int n_actions;

  if (naive->winner != NAIVE_EMPTY || depth == 0)
    return 1;

  n_actions = naive_list (naive, actions);
  for (int i = 0; i < n_actions; i++)
    for (int face = 1; face <= 6; face++) {
      Naive next = *naive;

      naive_act (&next, actions[i], face);
      n += count_naive_ways (&next, depth - 1);
    }
  return n;
}

/* Positions as each seat's own fields. */
static const struct {
  const char *pieces[4];
  int die;
  guint depth;
  guint64 ways; /* written down, so that no change goes unnoticed */
} positions[] = {
  { { "", "", "", "" }, 6, 5, 7776 },
  { { "0 5 9 20", "3 6 31", "1 38 40", "12 41 42" }, 3, 4, 41304 },
  { { "36 37 40 41", "33 35 42 43", "34 39 41 43", "38 39 40 42" }, 2, 5, 165432 },
};

static void
naive_place (Naive *self, int seat, const char *pieces)
{
  g_auto (GStrv) fields = g_strsplit (pieces, " ", -1);

  for (guint i = 0; fields[i]; i++) {
    int field = (int) g_ascii_strtoll (fields[i], NULL, 10);

    self->waiting[seat]--;
    if (field >= 40)
      self->goal[seat][field - 40] = 1;
    else
      self->square[(self->entry[seat] + field) % 40] = seat;
  }
}

static void
test_counts (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 4, 0);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autofree char *die = g_strdup_printf ("%d", positions[i].die);
    GError *error = NULL;
    Naive naive;

    naive_start (&naive, 4, TRUE, positions[i].die);
    g_assert_true (paddock_match_set_fact (match, NULL, "turn", "red", NULL));
    g_assert_true (paddock_match_set_fact (match, NULL, "die", die, NULL));
    for (guint seat = 0; seat < 4; seat++) {
      g_assert_true (paddock_match_set_fact (match, setup->seats[seat].id, "pieces",
                                             positions[i].pieces[seat], NULL));
      naive_place (&naive, (int) seat, positions[i].pieces[seat]);
    }
    paddock_match_settle (match, &error);
    g_assert_no_error (error);

    g_assert_cmpuint (count_ways (match, positions[i].depth), ==, positions[i].ways);
    g_assert_cmpuint (count_naive_ways (&naive, positions[i].depth), ==, positions[i].ways);
  }
}

/* Events alone tell the whole position. */

typedef struct {
  guint64 pieces[4];
  int turn;
  int die;
  gboolean is_over;
  int winner;
} Heard;

static void
hear (Heard *self, const PaddockEvent *event)
{
  switch (event->type) {
  case PADDOCK_EVENT_RACE_BEGAN:
    *self = (Heard){ .winner = -1 };
    break;
  case PADDOCK_EVENT_ROLLED:
    self->turn = event->actor;
    self->die = event->amount;
    break;
  case PADDOCK_EVENT_PLACED:
    self->pieces[event->subject] |= G_GUINT64_CONSTANT (1) << event->to.a;
    break;
  case PADDOCK_EVENT_MOVED:
    self->pieces[event->subject] &= ~(G_GUINT64_CONSTANT (1) << event->from.a);
    self->pieces[event->subject] |= G_GUINT64_CONSTANT (1) << event->to.a;
    break;
  case PADDOCK_EVENT_REMOVED:
    self->pieces[event->subject] &= ~(G_GUINT64_CONSTANT (1) << event->from.a);
    break;
  case PADDOCK_EVENT_FINISHED:
    self->winner = event->actor;
    break;
  case PADDOCK_EVENT_RACE_OVER:
    self->is_over = TRUE;
    break;
  default:
    g_assert_cmpint (event->type, ==, PADDOCK_EVENT_CHOSE);
  }
}

static void
assert_heard (const Heard *heard, const PaddockMatch *match)
{
  const MaednState *state = maedn_state (match);

  for (guint i = 0; i < 4; i++)
    g_assert_cmphex (heard->pieces[i], ==, state->players[i].pieces);
  g_assert_cmpint (heard->turn, ==, state->turn);
  g_assert_cmpint (heard->die, ==, state->die);
  g_assert_cmpint (heard->is_over, ==, state->base.is_over);
  if (heard->is_over)
    g_assert_cmpint (heard->winner, ==, state->base.places[0]);
}

static void
test_events_tell_all (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 4, 5);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_auto (PaddockEvents) events;
  Heard heard = { .winner = -1 };

  paddock_events_init (&events, 0);
  for (guint race = 0; race < 50; race++) {
    PaddockStream stream = walks_stream (race);
    guint n_heard = 0;

    paddock_events_truncate (&events, 0);
    paddock_match_restart (match, race, &events);
    for (;;) {
      for (; n_heard < paddock_events_len (&events); n_heard++)
        hear (&heard, &events.items[n_heard]);
      assert_heard (&heard, match);
      if (!paddock_match_get_decision (match))
        break;
      paddock_match_choose (match, walks_pick (match, &stream), &events);
    }
  }
}

/* A wrong position is refused. */
static void
test_settle (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 2, 0);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (paddock_match_set_fact (match, "red", "pieces", "25", NULL));
  g_assert_true (paddock_match_set_fact (match, "blue", "pieces", "5", NULL));
  g_assert_false (paddock_match_settle (match, &error));
  g_assert_cmpstr (error->message, ==, "2 pieces stand on field 25 of the common way");
  g_clear_error (&error);

  g_assert_true (paddock_match_set_fact (match, "blue", "pieces", "1 2 3 4 6", NULL));
  g_assert_false (paddock_match_settle (match, &error));
  g_assert_cmpstr (error->message, ==, "blue has more than four pieces, or one beyond the goal");
  g_clear_error (&error);

  g_assert_true (paddock_match_set_fact (match, "blue", "pieces", "40 41 42 43", NULL));
  g_assert_true (paddock_match_settle (match, &error));
  g_assert_null (paddock_match_get_decision (match));
  g_assert_true (paddock_match_expect_fact (match, NULL, "places", "blue", NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/maedn/agrees-with-naive-rules-in-lock-step", test_lock_step);
  g_test_add_func ("/rules/maedn/neighbours-agree-too", test_lock_step_neighbours);
  g_test_add_func ("/rules/maedn/decision-counts-are-exact", test_counts);
  g_test_add_func ("/rules/maedn/events-tell-the-whole-position", test_events_tell_all);
  g_test_add_func ("/rules/maedn/settle-refuses-what-cannot-be", test_settle);

  return g_test_run ();
}

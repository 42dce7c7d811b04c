/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-driver.h"
#include "walks.h"

static void
test_kinds (void)
{
  for (guint i = 0; paddock_driver_kinds[i]; i++) {
    g_assert_true (paddock_driver_kinds_find (paddock_driver_kinds[i]->id)
                   == paddock_driver_kinds[i]);
    g_assert_nonnull (paddock_driver_kinds[i]->label);
    g_assert_nonnull (paddock_driver_kinds[i]->help);
  }
  g_assert_null (paddock_driver_kinds_find ("turtle"));
}

static void
test_even (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 4);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockDriver) driver = paddock_driver_new (&paddock_random_driver, setup, 0, 0);
  guint counts[3] = { 0 };

  g_assert_cmpuint (paddock_match_get_decision (match)->n_choices, ==, 3);
  for (guint i = 0; i < 3000; i++)
    counts[paddock_driver_choose (driver, match)]++;
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpuint (counts[i], >, 900);
    g_assert_cmpuint (counts[i], <, 1100);
  }
}

/* The same race again is the same; other races, seats and seeds are others. */
static void
test_repeats (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 4);
  g_autoptr (PaddockSetup) other_setup = walks_setup_new (&highcard_game, 2, 5);
  g_autoptr (PaddockDriver) driver = paddock_driver_new (&paddock_random_driver, setup, 0, 7);
  g_autoptr (PaddockDriver) other = paddock_driver_new (&paddock_random_driver, setup, 1, 7);
  guint64 first = paddock_stream_draw (&driver->random);

  g_assert_cmpuint (paddock_stream_draw (&other->random), !=, first);
  paddock_driver_restart (driver, setup, 8);
  g_assert_cmpuint (paddock_stream_draw (&driver->random), !=, first);
  paddock_driver_restart (driver, other_setup, 7);
  g_assert_cmpuint (paddock_stream_draw (&driver->random), !=, first);
  paddock_driver_restart (driver, setup, 7);
  g_assert_cmpuint (paddock_stream_draw (&driver->random), ==, first);
}

static void
test_single (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 2, 4);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockDriver) driver = paddock_driver_new (&paddock_random_driver, setup, 0, 0);

  g_assert_cmpuint (paddock_match_get_decision (match)->n_choices, ==, 1);
  g_assert_cmpuint (paddock_driver_choose (driver, match), ==, 0);
  g_assert_cmpuint (driver->random.drawn, ==, 0); /* nothing to think about */
}

/* A driver that cheats as well as it can: it reads the next seat's hand in what it is handed, and lays
 * the lowest card that beats it. */
static guint
peek (PaddockDriver *self, const PaddockDecision *decision, PaddockMatch *fork)
{
  const HighcardState *state = (const HighcardState *) paddock_match_get_state (fork);
  const HighcardPlayer *other = &state->players[(self->seat + 1) % state->base.n_players];
  guint highest = other->laid;

  for (guint i = 0; i < other->n_hand; i++)
    highest = MAX (highest, other->hand[i]);
  for (guint i = 0; i < decision->n_choices; i++)
    if (decision->choices[i].id > highest)
      return i;

  return 0;
}

static const PaddockDriverKind peeper = {
  .id = "peeper",
  .label = "Peeper",
  .help = "Looks at the others' cards.",
  .budget = 1,
  .choose = peek,
};

/* Its choices do not change when what it cannot know does: other hands, another deck, other dice. */
static void
test_no_peeking (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 4);
  g_autoptr (PaddockDriver) driver = paddock_driver_new (&peeper, setup, 1, 0);
  g_autoptr (PaddockMatch) other = paddock_match_new (setup, 0, NULL);
  guint n_really_different = 0;

  for (guint race = 0; race < 200; race++) {
    g_autoptr (PaddockJournal) journal = walks_race_new (setup, race, 3);
    const PaddockMatch *match = paddock_journal_get_match (journal);
    guint choice;

    paddock_driver_restart (driver, setup, race);
    choice = paddock_driver_choose (driver, match);
    for (guint64 salt = 100; salt < 105; salt++) {
      paddock_match_fork (other, match, 1, salt);
      paddock_driver_restart (driver, setup, race);
      g_assert_cmpuint (paddock_driver_choose (driver, other), ==, choice);
      n_really_different +=
        peek (driver, match->decision, (PaddockMatch *) match)
        != peek (driver, other->decision, other); /* with the true cards it would have told */
    }
  }
  g_assert_cmpuint (n_really_different, >, 100);
}

/* Thinking leaves the real race as it was. */
static void
test_real_race_stays (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 4);
  g_autoptr (PaddockDriver) driver = paddock_driver_new (&peeper, setup, 0, 0);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockMatch) before = paddock_match_copy (match);

  paddock_driver_choose (driver, match);
  g_assert_cmpmem (paddock_match_get_state (match), paddock_match_get_state_size (match),
                   paddock_match_get_state (before), paddock_match_get_state_size (before));
}

/* Always thinks that the first choice is a turn better than all others. */
static void
weigh_stubbornly (PaddockDriver *self, PaddockMatch *fork, gint32 *values)
{
  for (guint i = 0; i < paddock_match_get_decision (fork)->n_choices; i++)
    values[i] = i == 0 ? 256 : 0;
}

static const PaddockDriverKind mule = {
  .id = "mule",
  .label = "Mule",
  .help = "Never changes its mind.",
  .budget = 1,
  .weigh = weigh_stubbornly,
};

static guint
count_other_answers (guint n_decisions)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 4);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockDriver) driver = paddock_driver_new (&mule, setup, 0, 0);
  guint n = 0;

  ((PaddockState *) paddock_match_get_state (match))->n_decisions = n_decisions;
  for (guint race = 0; race < 100; race++) {
    paddock_driver_restart (driver, setup, race);
    n += paddock_driver_choose (driver, match) != 0;
  }

  return n;
}

/* Two who stand in each other's way for ever: sooner or later one does something else. */
static void
test_patience (void)
{
  g_assert_cmpuint (count_other_answers (10), ==, 0);
  g_assert_cmpuint (count_other_answers (3000), ==, 0);
  g_assert_cmpuint (count_other_answers (8000), >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drivers/kinds/are-found-by-id", test_kinds);
  g_test_add_func ("/drivers/random/is-even", test_even);
  g_test_add_func ("/drivers/driver/repeats-a-race", test_repeats);
  g_test_add_func ("/drivers/driver/does-not-think-about-one-choice", test_single);
  g_test_add_func ("/drivers/driver/cannot-peek", test_no_peeking);
  g_test_add_func ("/drivers/driver/loses-patience-in-a-race-without-end", test_patience);
  g_test_add_func ("/drivers/driver/leaves-the-real-race-alone", test_real_race_stays);

  return g_test_run ();
}

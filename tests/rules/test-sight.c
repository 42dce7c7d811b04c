/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "highcard.h"
#include "sight.h"

static PaddockJournal *
lay_cards (guint n)
{
  static const char *const ids[] = { "red", "blue", "green" };
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&highcard_game, 3);
  PaddockJournal *journal;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  journal = paddock_journal_new (setup, 1);
  for (guint i = 0; i < n; i++)
    paddock_journal_choose (journal, 1);
  return journal;
}

static const HighcardState *
get_state (const PaddockSight *sight)
{
  return (const HighcardState *) paddock_match_get_state (paddock_sight_get_match (sight));
}

static void
test_everybody_sees_the_race_itself (void)
{
  g_autoptr (PaddockJournal) journal = lay_cards (2);
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  guint n, n_real;

  g_assert_true (paddock_sight_sees_all (sight));
  g_assert_true (paddock_sight_get_match (sight) == paddock_journal_get_match (journal));
  g_assert_true (paddock_sight_get_events (sight, 1, &n)
                 == paddock_journal_get_events (journal, 1, &n_real));
  g_assert_cmpuint (n, ==, n_real);
  g_assert_cmpint (paddock_sight_get_choice (sight, 0), ==, 1);
}

/* Whoever sees a board without coordinates reads none, in copies either; the race itself stays as files have it. */
static void
test_places_are_named_in_all_copies (void)
{
  static const guint seats[] = { PADDOCK_EVERYBODY, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++) {
    g_autoptr (PaddockJournal) journal = lay_cards (2);
    g_autoptr (PaddockSight) sight = paddock_sight_new (journal, seats[i]);
    g_autoptr (PaddockMatch) copy = NULL;

    g_assert_false (paddock_match_get_table (paddock_sight_get_match (sight))->names_places);
    paddock_sight_name_places (sight);
    copy = paddock_match_copy (paddock_sight_get_match (sight));
    g_assert_true (paddock_match_get_table (copy)->names_places);
    paddock_sight_go_to (sight, 1, copy);
    g_assert_true (paddock_match_get_table (copy)->names_places);
    g_assert_cmpint (paddock_sight_sees_all (sight), ==, seats[i] == PADDOCK_EVERYBODY);
    g_assert_false (paddock_match_get_table (paddock_journal_get_match (journal))->names_places);
  }
}

/* Red has laid a card: to red it is what it is, to blue any of those that blue cannot see. */
static void
test_a_state_holds_no_secret (void)
{
  guint n_same = 0;

  for (guint i = 0; i < 6; i++) {
    g_autoptr (PaddockJournal) journal = lay_cards (i);
    const HighcardState *real =
      (const HighcardState *) paddock_match_get_state (paddock_journal_get_match (journal));

    for (guint seat = 0; seat < 3; seat++) {
      g_autoptr (PaddockSight) sight = paddock_sight_new (journal, seat);
      g_autoptr (PaddockMatch) other = paddock_match_copy (paddock_journal_get_match (journal));

      g_assert_cmpmem (get_state (sight)->players[seat].hand, HIGHCARD_MAX_HAND,
                       real->players[seat].hand, HIGHCARD_MAX_HAND);
      n_same += memcmp (get_state (sight)->players[(seat + 1) % 3].hand,
                        real->players[(seat + 1) % 3].hand, HIGHCARD_MAX_HAND)
                == 0;
      /* Whatever else the others could have: it looks the same. */
      paddock_match_fork (other, paddock_journal_get_match (journal), seat, 4711);
      paddock_match_hide (other, seat);
      g_assert_cmpuint (paddock_match_hash (other), ==,
                        paddock_match_hash (paddock_sight_get_match (sight)));
    }
  }
  g_assert_cmpuint (n_same, <, 6);
}

/* The dice to come are those of the race: What If goes on with them. */
static void
test_chance_stays (void)
{
  g_autoptr (PaddockJournal) journal = lay_cards (1);
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, PADDOCK_ONLOOKER);
  const PaddockState *real = paddock_match_get_state (paddock_journal_get_match (journal));

  g_assert_cmpmem (&get_state (sight)->base.chance, sizeof real->chance, &real->chance,
                   sizeof real->chance);
}

static void
test_hidden_events_are_empty (void)
{
  g_autoptr (PaddockJournal) journal = lay_cards (0);
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, 1);
  guint n, n_real, n_hidden = 0;
  const PaddockEvent *events = paddock_sight_get_events (sight, -1, &n);
  const PaddockEvent *real = paddock_journal_get_events (journal, -1, &n_real);

  g_assert_cmpuint (n, ==, n_real);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (events[i].type, ==, real[i].type);
    g_assert_cmpuint (events[i].actor, ==, real[i].actor);
    if (paddock_event_is_visible (&real[i], 1)) {
      g_assert_cmpmem (&events[i], sizeof *events, &real[i], sizeof *real);
      continue;
    }
    n_hidden++;
    g_assert_cmpint (real[i].amount, !=, 0);
    g_assert_cmpint (events[i].amount, ==, 0);
    g_assert_cmpint (events[i].subject, ==, 0);
  }
  g_assert_cmpuint (n_hidden, >, 0);
}

static void
test_secret_choices_are_not_told (void)
{
  g_autoptr (PaddockJournal) journal = lay_cards (2);
  g_autoptr (PaddockSight) red = paddock_sight_new (journal, 0);
  g_autoptr (PaddockSight) blue = paddock_sight_new (journal, 1);
  g_autoptr (PaddockSight) nobody = paddock_sight_new (journal, PADDOCK_ONLOOKER);

  g_assert_cmpint (paddock_sight_get_choice (red, 0), ==, 1);
  g_assert_cmpint (paddock_sight_get_choice (red, 1), ==, -1);
  g_assert_cmpint (paddock_sight_get_choice (blue, 0), ==, -1);
  g_assert_cmpint (paddock_sight_get_choice (blue, 1), ==, 1);
  g_assert_cmpint (paddock_sight_get_choice (nobody, 0), ==, -1);
  g_assert_cmpint (paddock_sight_get_choice (nobody, 1), ==, -1);
}

/* It is made for a moment, a journal and a seat. */
static void
test_it_knows_when_it_is_old (void)
{
  g_autoptr (PaddockJournal) journal = lay_cards (2), other = lay_cards (2);
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, 0);

  g_assert_true (paddock_sight_is_current (sight, journal, 0));
  g_assert_false (paddock_sight_is_current (sight, journal, 1));
  g_assert_false (paddock_sight_is_current (sight, other, 0));
  paddock_journal_travel (journal, 1);
  g_assert_false (paddock_sight_is_current (sight, journal, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path_, test_) g_test_add_func ("/rules/sight/" path_, test_)
  ADD ("everybody-sees-the-race-itself", test_everybody_sees_the_race_itself);
  ADD ("places-are-named-in-all-copies", test_places_are_named_in_all_copies);
  ADD ("a-state-holds-no-secret", test_a_state_holds_no_secret);
  ADD ("chance-stays", test_chance_stays);
  ADD ("hidden-events-are-empty", test_hidden_events_are_empty);
  ADD ("secret-choices-are-not-told", test_secret_choices_are_not_told);
  ADD ("it-knows-when-it-is-old", test_it_knows_when_it_is_old);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hidden information: nobody sees, hears, forks or previews what the rules hide from them.
 */

#include "walks.h"

#include "describe.h"

static const HighcardState *
state_of (const PaddockMatch *match)
{
  return (const HighcardState *) paddock_match_get_state (match);
}

static PaddockMatch *
match_at (PaddockSetup *setup, guint race, guint n_decisions)
{
  g_autoptr (PaddockJournal) journal = walks_race_new (setup, race, n_decisions);

  return paddock_match_copy (paddock_journal_get_match (journal));
}

/* Exchanges all that SEAT cannot see: another deal that looks the same from there. */
static PaddockMatch *
deal_anew (const PaddockMatch *match, guint seat, guint64 salt)
{
  PaddockMatch *other = paddock_match_copy (match);

  paddock_match_fork (other, match, seat, salt);
  return other;
}

static void
test_dump (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 1);
  g_autoptr (PaddockMatch) match = match_at (setup, 0, 1);
  g_autofree char *all = paddock_match_dump (match, PADDOCK_EVERYBODY);
  g_autofree char *red = paddock_match_dump (match, 0), *blue = paddock_match_dump (match, 1);

  g_assert_nonnull (strstr (red, "\ndeck: ?\ndeck-size: 12\n"));
  g_assert_nonnull (strstr (red, "\nblue hand: ?\n"));
  g_assert_nonnull (strstr (red, "\nblue laid: ?\n"));
  g_assert_nonnull (strstr (blue, "\nred hand: ?\n"));
  g_assert_nonnull (strstr (blue, "\nred laid: ?\n"));
  g_assert_nonnull (strstr (blue, "\nred hand-size: 2\n"));
  g_assert_null (strstr (red, "\nred hand: ?\n"));
  g_assert_null (strchr (all, '?'));
}

/* A fork keeps all that the seat sees, loses nothing, and is truly dealt anew. */
static void
test_fork (void)
{
  for (guint n_seats = 2; n_seats <= 4; n_seats++) {
    g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, n_seats, 1);
    guint n_different = 0, n_forks = 0;

    for (guint n = 0; n < 6 * n_seats; n++) {
      g_autoptr (PaddockMatch) match = match_at (setup, n, n);

      for (guint seat = 0; seat < n_seats; seat++) {
        g_autoptr (PaddockMatch) fork = deal_anew (match, seat, n),
                                 again = deal_anew (match, seat, n);
        g_autofree char *seen = paddock_match_dump (match, seat);
        g_autofree char *forked = paddock_match_dump (fork, seat);
        GError *error = NULL;

        g_assert_cmpstr (forked, ==, seen);
        paddock_match_check (fork, &error); /* cards are conserved */
        g_assert_no_error (error);
        g_assert_cmpuint (paddock_match_hash (fork), ==, paddock_match_hash (again));
        n_different += paddock_match_hash (fork) != paddock_match_hash (match);
        n_forks++;
      }
    }
    g_assert_cmpuint (n_different, >, n_forks * 7 / 10);
  }
}

/* Two races that look the same to a seat: it has the same dump, the same choices if it is asked, and the
 * same forks, so that no driver can tell them apart. */
static void
assert_looks_same (const PaddockMatch *a, const PaddockMatch *b, guint seat)
{
  g_autofree char *dump_a = paddock_match_dump (a, seat), *dump_b = paddock_match_dump (b, seat);
  const PaddockDecision *decision_a = paddock_match_get_decision (a);
  const PaddockDecision *decision_b = paddock_match_get_decision (b);
  g_autoptr (PaddockMatch) fork_a = deal_anew (a, seat, 5), fork_b = deal_anew (b, seat, 5);

  g_assert_cmpstr (dump_a, ==, dump_b);
  g_assert_cmpuint (paddock_match_hash (fork_a), ==, paddock_match_hash (fork_b));
  g_assert_cmpint (decision_a->player, ==, decision_b->player);
  if (paddock_decision_is_visible (decision_a, seat))
    g_assert_cmpmem (decision_a->choices, decision_a->n_choices * sizeof (PaddockChoice),
                     decision_b->choices, decision_b->n_choices * sizeof (PaddockChoice));
}

static void
test_no_peeking (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 3, 1);

  for (guint n = 0; n < 15; n++) {
    g_autoptr (PaddockMatch) match = match_at (setup, n, n);

    for (guint seat = 0; seat < 3; seat++)
      for (guint64 salt = 0; salt < 10; salt++) {
        g_autoptr (PaddockMatch) other = deal_anew (match, seat, salt);

        assert_looks_same (match, other, seat);
      }
  }
}

/* What the forks of a seat hold does not depend on what is really there: counted over many salts, every
 * card is as likely in another's hand, whichever it really has. */
static void
test_redeal_is_even (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 1);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockMatch) fork = paddock_match_copy (match);
  guint counts[HIGHCARD_MAX_RANK + 1] = { 0 };
  guint unseen[HIGHCARD_MAX_RANK + 1];

  for (guint rank = 0; rank <= HIGHCARD_MAX_RANK; rank++)
    unseen[rank] = rank >= 1 && rank <= 9 ? 2 : 0;
  for (guint i = 0; i < 3; i++)
    unseen[state_of (match)->players[0].hand[i]]--;

  for (guint64 salt = 0; salt < 6000; salt++) {
    paddock_match_fork (fork, match, 0, salt);
    counts[state_of (fork)->players[1].hand[0]]++;
  }
  for (guint rank = 1; rank <= 9; rank++) {
    g_assert_cmpuint (counts[rank], >=, unseen[rank] * 400 * 8 / 10); /* 6000 / 15 unseen cards */
    g_assert_cmpuint (counts[rank], <=, unseen[rank] * 400 * 12 / 10);
  }
}

static void
test_events (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 1);
  g_autoptr (PaddockMatch) match = NULL;
  g_auto (PaddockEvents) events;
  guint n_drawn = 0, n_chosen = 0;

  paddock_events_init (&events, 0);
  match = paddock_match_new (setup, 0, &events);
  paddock_match_choose (match, 0, &events);
  paddock_match_choose (match, 0, &events);

  for (const PaddockEvent *event = events.items; event < events.next; event++) {
    guint other = event->actor == 0 ? 1 : 0;
    g_autofree char *own = paddock_match_describe (match, event, 1 - other);
    g_autofree char *theirs = paddock_match_describe (match, event, other);

    if (event->type == PADDOCK_EVENT_DREW) {
      g_autofree char *expected =
        g_strdup_printf ("%s draws a card", setup->seats[event->actor].name);

      g_assert_cmpstr (theirs, ==, expected);
      g_assert_cmpstr (own, !=, expected);
      n_drawn++;
    } else if (event->type == PADDOCK_EVENT_CHOSE) {
      g_autofree char *expected =
        g_strdup_printf ("%s has decided", setup->seats[event->actor].name);

      g_assert_cmpstr (theirs, ==, expected);
      g_assert_nonnull (strstr (own, ": lay the "));
      n_chosen++;
    }
  }
  g_assert_cmpuint (n_drawn, ==, 8);
  g_assert_cmpuint (n_chosen, ==, 2);
}

/* The preview of the last card laid stops before it is turned up: others' cards show then. */
static void
test_preview (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 1);
  g_autoptr (PaddockMatch) match = match_at (setup, 0, 1);
  g_auto (PaddockEvents) events;

  paddock_events_init (&events, 0);
  paddock_match_preview (match, 0, &events);
  g_assert_cmpuint (paddock_events_len (&events), ==, 1);
  g_assert_cmpint (events.items[0].type, ==, PADDOCK_EVENT_CHOSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/hidden/dump-shows-what-a-seat-may-see", test_dump);
  g_test_add_func ("/rules/hidden/fork-keeps-what-is-known-and-all-cards", test_fork);
  g_test_add_func ("/rules/hidden/what-looks-the-same-is-the-same", test_no_peeking);
  g_test_add_func ("/rules/hidden/redeal-is-even", test_redeal_is_even);
  g_test_add_func ("/rules/hidden/others-read-other-words", test_events);
  g_test_add_func ("/rules/hidden/preview-stops-before-cards-are-turned", test_preview);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drivers that people meet, on Joyride.
 */

#include "race-field.h"
#include "level-drivers.h"

#define HARBOUR "tracks/harbour-loop.track.xml"
#define GREEN "tracks/village-green.track.xml"

static const PaddockDriverKind *const levels[] = { &paddock_rookie_driver, &paddock_racer_driver,
                                                   &paddock_champion_driver };

/* A position MAX decisions into a race of racers. */
static PaddockMatch *
drive (PaddockSetup *setup, guint64 race, guint max)
{
  PaddockMatch *match = paddock_match_new (setup, race, NULL);
  PaddockDriver *drivers[PADDOCK_MAX_SEATS];
  const PaddockDecision *decision;

  for (guint i = 0; i < setup->n_seats; i++)
    drivers[i] = paddock_driver_new (&paddock_racer_driver, setup, i, race);
  for (guint i = 0; i < max && (decision = paddock_match_get_decision (match)); i++)
    paddock_match_choose (match, paddock_driver_choose (drivers[decision->player], match), NULL);
  for (guint i = 0; i < setup->n_seats; i++)
    paddock_driver_free (drivers[i]);

  return match;
}

/* What a driver who has never seen the race answers. */
static guint
ask (const PaddockDriverKind *level, const PaddockMatch *match, guint64 race)
{
  guint seat = paddock_match_get_decision (match)->player;
  g_autoptr (PaddockDriver) driver =
    paddock_driver_new (level, paddock_match_get_setup (match), seat, race);

  return paddock_driver_choose (driver, match);
}

/* The stack, tokens that lie face down and the dice to come are hidden from every seat; with other ones in their place
 * a position looks the same, and so the answer is the same. */
static void
test_no_peeking (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (HARBOUR, 3);
  g_autoptr (PaddockMatch) other = paddock_match_new (setup, 0, NULL);
  guint n_different = 0;

  for (guint n = 5; n < 160; n += 5) {
    g_autoptr (PaddockMatch) match = drive (setup, n, n);
    guint seat = paddock_match_get_decision (match)->player;

    for (guint64 salt = 1; salt < 4; salt++) {
      g_autofree char *seen = paddock_match_dump (match, seat);
      g_autofree char *same = NULL;

      paddock_match_fork (other, match, seat, salt);
      same = paddock_match_dump (other, seat);
      g_assert_cmpstr (seen, ==, same);
      n_different += paddock_match_hash (match) != paddock_match_hash (other);
      for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
        g_assert_cmpuint (ask (levels[i], match, 0), ==, ask (levels[i], other, 0));
    }
  }
  g_assert_cmpuint (n_different, >, 40); /* there was something to hide */
}

/* A driver that takes over in the middle answers as one that was there from the start. */
static void
test_takes_over (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (HARBOUR, 2);

  for (guint n = 0; n < 60; n += 3) {
    g_autoptr (PaddockMatch) match = drive (setup, 4, n);
    g_autoptr (PaddockMatch) next = drive (setup, 4, n + 1);

    paddock_match_choose (match, ask (&paddock_racer_driver, match, 4), NULL);
    g_assert_cmpuint (paddock_match_hash (match), ==, paddock_match_hash (next));
  }
}

static void
test_explains (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (HARBOUR, 2);
  PaddockOpinion opinions[PADDOCK_MAX_CHOICES];

  for (guint n = 4; n < 100; n += 8)
    for (guint i = 0; i < G_N_ELEMENTS (levels); i++) {
      g_autoptr (PaddockMatch) match = drive (setup, 1, n);
      const PaddockDecision *decision = paddock_match_get_decision (match);
      g_autoptr (PaddockDriver) driver = paddock_driver_new (levels[i], setup, decision->player, 1);
      guint choice = paddock_driver_choose (driver, match);

      g_assert_true (paddock_driver_explain (driver, match, opinions));
      for (guint c = 0; c < decision->n_choices; c++)
        g_assert_cmpint (opinions[c].value, <=, opinions[choice].value);
      g_assert_cmpint (opinions[choice].terms[PADDOCK_TERM_LINE], <, 0);
      g_assert_cmpuint (paddock_driver_choose (driver, match), ==, choice);
    }
}

/* What a judge fills in has a name, words and a unit of its game. */
static void
assert_judge (const char *track, const char *worse)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (track, 2);
  const PaddockInsight *insight = paddock_insight_get (setup);

  g_assert_cmpstr (insight->judge->game, ==, setup->game->id);
  for (guint i = 0; i < PADDOCK_N_TERMS; i++) {
    g_assert_true (insight->judge->terms[i].name && *insight->judge->terms[i].name);
    g_assert_true (insight->judge->terms[i].label && *insight->judge->terms[i].label);
  }
  g_assert_cmpstr (insight->judge->worse, ==, worse);
  g_assert_cmpfloat (paddock_insight_measure (insight, 2 * insight->judge->unit), ==, 2);
}

static void
test_judges_name_their_terms (void)
{
  assert_judge (HARBOUR, "{1} turns worse");
  assert_judge ("tracks/windmill-oval.track.xml", "{1} rounds worse");
  assert_judge ("tracks/market-square.track.xml", "{1} seconds worse");
}

static void
test_random_has_no_opinion (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (GREEN, 2);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockDriver) driver =
    paddock_driver_new (paddock_driver_kinds_find ("random"), setup,
                        paddock_match_get_decision (match)->player, 0);
  PaddockOpinion opinions[PADDOCK_MAX_CHOICES];

  g_assert_false (paddock_driver_explain (driver, match, opinions));
}

/* Every look counts; nothing looks further than its budget. */
static void
test_budget (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (HARBOUR, 4);

  for (guint n = 4; n < 60; n += 8)
    for (guint i = 0; i < G_N_ELEMENTS (levels); i++) {
      g_autoptr (PaddockMatch) match = drive (setup, 2, n);
      const PaddockDecision *decision = paddock_match_get_decision (match);
      g_autoptr (PaddockDriver) driver = paddock_driver_new (levels[i], setup, decision->player, 2);

      paddock_driver_choose (driver, match);
      g_assert_cmpuint (driver->budget, <, levels[i]->budget);
    }
}

/* What a racer of this temperament answers otherwise than an even one, in 1000 of the decisions of some races. */
static guint
count_differences (PaddockSetup *setup, const PaddockTemperament *temperament)
{
  guint n = 0, n_different = 0;

  for (guint64 race = 0; race < 4; race++) {
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, race, NULL);
    const PaddockDecision *decision;

    while ((decision = paddock_match_get_decision (match))) {
      guint even = ask (&paddock_racer_driver, match, race);
      g_autoptr (PaddockDriver) driver =
        paddock_driver_new (&paddock_racer_driver, setup, decision->player, race);

      paddock_driver_set_temperament (driver, temperament);
      n_different += paddock_driver_choose (driver, match) != even;
      paddock_match_choose (match, even, NULL);
      n++;
    }
  }

  return 1000 * n_different / n;
}

static void
test_temperaments (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new (HARBOUR, 3);

  g_assert_cmpuint (count_differences (setup, &paddock_temperaments[0]), ==, 0);
  for (guint i = 1; paddock_temperaments[i].id; i++) {
    guint n = count_differences (setup, &paddock_temperaments[i]);

    g_test_message ("%s: %u in 1000 answers", paddock_temperaments[i].id, n);
    g_assert_cmpuint (n, >=, 5);
  }
}

static void
test_ladder (void)
{
  g_autoptr (PaddockSetup) harbour = field_setup_new (HARBOUR, 2);
  g_autoptr (PaddockSetup) green = field_setup_new (GREEN, 2);
  guint n_won =
    field_duel (harbour, "racer", "rookie", 20) + field_duel (green, "racer", "rookie", 20);

  g_test_message ("racer beats rookie in %u of 40", n_won);
  g_assert_cmpuint (n_won, >=, 34);
  n_won = field_duel (green, "rookie", "random", 10);
  g_test_message ("rookie beats random in %u of 10", n_won);
  g_assert_cmpuint (n_won, >=, 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drivers/judges/name-their-terms", test_judges_name_their_terms);
  g_test_add_func ("/drivers/levels/cannot-peek", test_no_peeking);
  g_test_add_func ("/drivers/levels/take-over-at-any-moment", test_takes_over);
  g_test_add_func ("/drivers/levels/explain-what-they-choose", test_explains);
  g_test_add_func ("/drivers/random/has-no-opinion", test_random_has_no_opinion);
  g_test_add_func ("/drivers/levels/keep-to-their-budget", test_budget);
  g_test_add_func ("/drivers/temperaments/show", test_temperaments);
  g_test_add_func ("/drivers/levels/form-a-ladder", test_ladder);

  return g_test_run ();
}

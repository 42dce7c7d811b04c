/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Results against what was worked out by hand from the positions and dice of playtests, and of whole races against their
 * events.
 */

#include "frothy/frothy-vocabulary.h"
#include "frothy/frothy.h"
#include "highcard.h"
#include "joyride-tracks.h"
#include "play-field.h"
#include "result-words.h"

static PaddockResult *
result_for (PaddockSession *session, guint seat)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (paddock_session_get_journal (session), seat);

  return paddock_result_new (sight);
}

static PaddockResult *
result_of (PaddockSession *session)
{
  return result_for (session, PADDOCK_EVERYBODY);
}

/* Headline and standings, a line each. */
static char *
dup_result (const PaddockResult *result)
{
  g_autofree char *headline = paddock_result_dup_headline (result);
  GString *text = g_string_new (headline);

  for (guint i = 0; i < result->n_seats; i++) {
    g_autofree char *line = paddock_result_dup_sentence (result, &result->standings[i]);

    g_string_append_printf (text, "\n%s", line);
  }

  return g_string_free (text, FALSE);
}

static void
assert_scenario (const char *game, const char *name, const char *expected)
{
  g_autoptr (PaddockSession) session = play_session_scenario (game, name);
  g_autoptr (PaddockResult) result = result_of (session);
  g_autofree char *text = dup_result (result);

  g_assert_cmpstr (text, ==, expected);
}

/* --- How races end --- */

static const struct {
  const char *claim, *game, *name, *expected;
} cases[] = {
  /* Red has crossed eight lines, the others three, four and four. */
  { "team-mates-share-the-win", "joyride", "team-wins-together",
    "red and green win the race!\n"
    "1st, red, Laps: 2, Lines behind: –, Smashes: 0, Damage: 0, Dice luck: –\n"
    "1st, green, Laps: 0, Lines behind: 4, Smashes: 0, Damage: 0, Dice luck: –\n"
    "3rd, blue, Still racing, Laps: 1, Lines behind: 2, Smashes: 0, Damage: 0, Dice luck: –\n"
    "3rd, gold, Still racing, Laps: 1, Lines behind: 2, Smashes: 0, Damage: 0, Dice luck: –" },
  { "who-races-on-is-second", "joyride", "lines-win-when-pushed",
    "blue wins the race!\n"
    "1st, blue, Laps: 2, Lines behind: –, Smashes: 0, Damage: 0, Dice luck: –\n"
    "2nd, red, Still racing, Laps: 1, Lines behind: 1, Smashes: 0, Damage: 0, Dice luck: –" },
  { "equal-distance-shares-the-place", "frothy", "race-furthest-level",
    "red and blue win the race!\n"
    "1st, red, Laps: 0, Spaces behind: –, Damage: 0, Cards: 0, Dice luck: –\n"
    "1st, blue, Laps: 0, Spaces behind: 0, Damage: 0, Cards: 0, Dice luck: –\n"
    "3rd, green, Laps: 0, Spaces behind: 2, Damage: 0, Cards: 0, Dice luck: –" },
  /* Over before anything is recorded: blue on 6, red on 3, green on 1. */
  { "a-position-that-is-over-has-its-places", "frothy", "race-furthest",
    "blue wins the race!\n"
    "1st, blue, Laps: 0, Spaces behind: –, Damage: 0, Cards: 0, Dice luck: –\n"
    "2nd, red, Laps: 0, Spaces behind: 3, Damage: 0, Cards: 0, Dice luck: –\n"
    "3rd, green, Laps: 0, Spaces behind: 5, Damage: 0, Cards: 0, Dice luck: –" },
  /* Four damage dice of 3: 12, and 4 * 11/6 = 7 1/3 could be expected. */
  { "the-toughest-is-first-and-wrecks-follow", "frothy", "race-toughest",
    "blue wins the race!\n"
    "1st, blue, Collisions: 0, Damage: 0, Cards: 0, Dice luck: –\n"
    "2nd, red, Out of the race, Collisions: 1, Damage: 1, Cards: 0, Dice luck: -4.7" },
  { "a-draw-has-no-winner", "frothy", "race-toughest-draw",
    "The race ends without a winner\n"
    "–, blue, Out of the race, Collisions: 1, Damage: 1, Cards: 0, Dice luck: -4.7\n"
    "–, red, Out of the race, Collisions: 1, Damage: 1, Cards: 0, Dice luck: -4.7" },
  { "a-race-that-goes-on-places-nobody", "frothy", "race-toughest-three",
    "The race is not over yet\n"
    "–, blue, Still racing, Collisions: 0, Damage: 0, Cards: 0, Dice luck: –\n"
    "–, green, Still racing, Collisions: 0, Damage: 0, Cards: 0, Dice luck: –\n"
    "–, red, Out of the race, Collisions: 1, Damage: 1, Cards: 0, Dice luck: -4.7" },
  { "in-a-chase-only-who-catches-has-a-place", "frothy", "race-fox-caught",
    "red wins the race!\n"
    "1st, red, Damage: 0, Cards: 0, Dice luck: –\n"
    "–, blue, Still racing, Damage: 0, Cards: 0, Dice luck: –\n"
    "–, green, Still racing, Damage: 0, Cards: 0, Dice luck: –" },
  { "a-fox-that-wrecks-itself-leaves-no-winner", "frothy", "race-fox-wrecks-itself",
    "The race ends without a winner\n"
    "–, blue, Still racing, Collisions: 0, Damage: 0, Cards: 0, Dice luck: –\n"
    "–, red, Out of the race, Collisions: 1, Damage: 1, Cards: 0, Dice luck: -4.7" },
  { "both-of-a-pursuit-are-placed", "frothy", "race-pursuit",
    "red wins the race!\n"
    "1st, red, Damage: 0, Cards: 0, Dice luck: –\n"
    "2nd, blue, Damage: 0, Cards: 0, Dice luck: –" },
  { "the-score-sheet-of-a-series-decides", "frothy", "series-longest-wins",
    "green wins the race!\n"
    "1st, green, Phases as Fox: 7, Spaces as Fox: 3, Damage: 0, Cards: 0, Dice luck: –\n"
    "2nd, red, Phases as Fox: 5, Spaces as Fox: 57, Damage: 0, Cards: 0, Dice luck: –\n"
    "3rd, blue, Phases as Fox: 5, Spaces as Fox: 56, Damage: 0, Cards: 0, Dice luck: –" },
  { "points-decide-a-scoring-race", "frothy", "scoring-three-places",
    "blue wins the race!\n"
    "1st, blue, Points: 5, Spaces behind: –, Damage: 0, Cards: 0, Dice luck: –\n"
    "2nd, green, Points: 3, Spaces behind: 2, Damage: 0, Cards: 0, Dice luck: –\n"
    "3rd, red, Points: 1, Spaces behind: 4, Damage: 0, Cards: 0, Dice luck: –\n"
    "4th, gold, Points: 0, Spaces behind: 6, Damage: 0, Cards: 0, Dice luck: –" },
  /* Fights: 3 against 4 * 11/6; damage: 9 against 4 * 11/6; Slide and Damage icons: 3 against 7 * 2/6. */
  { "dice-of-every-use-count", "frothy", "example-attack",
    "The race is not over yet\n"
    "–, red, Still racing, Spaces behind: –, Damage: 3, Attacks: 1, Cards: 4, Dice luck: -6.7\n"
    "–, blue, Still racing, Spaces behind: 1, Damage: 0, Attacks: 0, Cards: 0, Dice luck: +1.2" },
  /* Two Slides among five dice: 2 against 5 * 2/6. */
  { "spins-are-not-bad-luck", "frothy", "example-control-icons-two",
    "The race is not over yet\n"
    "–, red, Still racing, Spaces behind: –, Damage: 0, Cards: 0, Dice luck: -0.3\n"
    "–, blue, Still racing, Spaces behind: 10, Damage: 0, Cards: 0, Dice luck: –" },
  { "a-collision-is-one-of-both", "frothy", "example-collision",
    "The race is not over yet\n"
    "–, black, Still racing, Spaces behind: –, Collisions: 0, Damage: 0, Cards: 0, Dice luck: –\n"
    "–, red, Still racing, Spaces behind: 1, Collisions: 2, Damage: 3, Cards: 1, Dice luck: +8.5\n"
    "–, white, Still racing, Spaces behind: 2, Collisions: 2, Damage: 2, Cards: 2, Dice luck: "
    "+5.5" },
  { "a-hazard-is-no-collision", "frothy", "hazard-goes",
    "The race is not over yet\n"
    "–, red, Still racing, Spaces behind: –, Damage: 0, Cards: 0, Dice luck: +0.7\n"
    "–, blue, Still racing, Spaces behind: 9, Damage: 0, Cards: 0, Dice luck: –" },
  { "a-card-that-is-lost-is-not-used", "frothy", "affect-lose-card",
    "The race is not over yet\n"
    "–, red, Still racing, Spaces behind: –, Damage: 1, Cards: 0, Dice luck: -1.8\n"
    "–, blue, Still racing, Spaces behind: 9, Damage: 0, Cards: 0, Dice luck: –" },
  { "a-card-that-is-exchanged-is-not-used", "frothy", "trait-adaptive",
    "The race is not over yet\n"
    "–, red, Still racing, Spaces behind: –, Damage: 0, Cards: 0, Dice luck: –\n"
    "–, blue, Still racing, Spaces behind: 8, Damage: 0, Cards: 0, Dice luck: –" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  assert_scenario (cases[i].game, cases[i].name, cases[i].expected);
}

/* --- Whole races --- */

static PaddockSession *
race_on (const char *track, const char *drivers, int seed)
{
  PaddockSession *session = play_session_new (track, drivers, seed);

  while (paddock_session_drive (session))
    ;
  return session;
}

static PaddockSession *
race (int seed)
{
  return race_on ("tracks/village-green.track.xml", "rookie rookie rookie", seed);
}

static const PaddockStanding *
find_standing (const PaddockResult *result, guint seat)
{
  for (guint i = 0; i < result->n_seats; i++)
    if (result->standings[i].seat == seat)
      return &result->standings[i];

  g_assert_not_reached ();
}

static int
get_value (const PaddockResult *result, guint seat, const char *id)
{
  for (guint i = 0; i < result->n_measures; i++)
    if (g_str_equal (result->measures[i]->id, id))
      return find_standing (result, seat)->values[i];

  g_assert_not_reached ();
}

/* The car dice of a seat in all events: how many, and their sum. */
static void
sum_dice (const PaddockJournal *journal, guint seat, guint *n_dice, int *sum)
{
  guint n;

  *n_dice = 0;
  *sum = 0;
  for (int moment = -1; moment < (int) paddock_journal_get_n_moments (journal); moment++) {
    const PaddockEvent *events = paddock_journal_get_events (journal, moment, &n);

    for (guint i = 0; i < n; i++)
      if (events[i].type == PADDOCK_EVENT_ROLLED && events[i].actor == seat
          && events[i].subject == 0) {
        ++*n_dice;
        *sum += events[i].amount;
      }
  }
}

/* Dice of 1 1 2 2 3 3: two a die. */
static void
test_luck (void)
{
  for (int seed = 1; seed <= 4; seed++) {
    g_autoptr (PaddockSession) session = race (seed);
    g_autoptr (PaddockResult) result = result_of (session);

    for (guint seat = 0; seat < result->n_seats; seat++) {
      const PaddockLuck *luck = &find_standing (result, seat)->luck[0];
      guint n_dice;
      int sum;

      sum_dice (paddock_session_get_journal (session), seat, &n_dice, &sum);
      g_assert_cmpuint (n_dice, >, 0);
      g_assert_cmpuint (luck->n_dice, ==, n_dice);
      g_assert_cmpint (luck->worth, ==, sum);
      g_assert_cmpuint (luck->expected.n, ==, 2 * n_dice);
      g_assert_cmpuint (luck->expected.of, ==, 1);
    }
  }
}

static PaddockWeighedDie
weigh (const PaddockMatch *match, guint subject, int amount)
{
  PaddockEvent event = { .type = PADDOCK_EVENT_ROLLED,
                         .subject = (guint8) subject,
                         .amount = (gint16) amount };
  PaddockWeighedDie die;

  g_assert_true (paddock_match_get_setup (match)->game->weigh_die (paddock_match_get_table (match),
                                                                   &event, &die));
  return die;
}

/* The only item with a die, as events call it. */
static guint
find_item (const PaddockMatch *match)
{
  guint subject = 1;

  while (weigh (match, subject, 1).n_sides == 0)
    subject++;

  return subject;
}

/* The item's die has 2 2 3 3 4 and lightning, which stands for three spaces: 17 in all; by another option for five: 19. */
static void
test_lightning (void)
{
  static const struct {
    const char *options;
    int worth, sum;
  } rules[] = { { "nitro-lightning=three", 3, 17 }, { "nitro-lightning=five", 5, 19 } };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++) {
    g_autoptr (PaddockSetup) setup =
      joy_test_setup (joy_test_take (joy_test_plain_new ()), 2, rules[i].options);
    g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
    guint item = find_item (match);
    PaddockWeighedDie lightning = weigh (match, item, 100), plain = weigh (match, item, 4);

    g_assert_cmpint (lightning.worth, ==, rules[i].worth);
    g_assert_cmpint (lightning.sum, ==, rules[i].sum);
    g_assert_cmpint (lightning.n_sides, ==, 6);
    g_assert_cmpuint (lightning.kind, ==, 1);
    g_assert_cmpint (plain.worth, ==, 4);
    g_assert_cmpint (plain.sum, ==, rules[i].sum);
  }
}

/* FRO-DIC-01: faces of 0 1 2 2 3 3, 11 in all; of the icons only two are bad for sure (FRO-CTL-10, 11). */
static void
test_uses (void)
{
  static const struct {
    guint use;
    int amount;
    guint kind;
    int worth, sum;
  } dice[] = {
    { FRO_DIE_CHECK, 3, 0, 3, 11 },           { FRO_DIE_ATTACK, 2, 1, 2, 11 },
    { FRO_DIE_DAMAGE, 0, 2, 0, 11 },          { FRO_DIE_CONTROL, FRO_SLIDE, 3, 1, 2 },
    { FRO_DIE_CONTROL, FRO_DAMAGE, 3, 1, 2 }, { FRO_DIE_CONTROL, FRO_LEFT_SPIN, 3, 0, 2 },
    { FRO_DIE_CONTROL, FRO_SLOW, 3, 0, 2 },   { FRO_DIE_CONTROL, FRO_HASTE, 3, 0, 2 },
  };
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", "race-toughest");
  const PaddockMatch *match = paddock_session_get_match (session);
  const PaddockEvent number = { .type = PADDOCK_EVENT_ROLLED, .subject = FRO_DIE_NUMBER };
  PaddockWeighedDie none;

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++) {
    PaddockWeighedDie die = weigh (match, dice[i].use, dice[i].amount);

    g_assert_cmpuint (die.kind, ==, dice[i].kind);
    g_assert_cmpint (die.worth, ==, dice[i].worth);
    g_assert_cmpint (die.sum, ==, dice[i].sum);
    g_assert_cmpint (die.n_sides, ==, 6);
  }
  g_assert_false (paddock_frothy.weigh_die (paddock_match_get_table (match), &number, &none));
}

/* Four damage dice of 3 against 7 1/3: harm counts the other way. */
static void
test_harm (void)
{
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", "race-toughest");
  g_autoptr (PaddockResult) result = result_of (session);
  g_autofree char *words = paddock_result_dup_luck_words (result, find_standing (result, 0));
  g_autofree char *none = paddock_result_dup_luck_words (result, find_standing (result, 1));
  gint64 n, of;

  g_assert_true (paddock_result_get_luck (result, find_standing (result, 0), &n, &of));
  g_assert_cmpint (n * 3, ==, -14 * of);
  g_assert_cmpstr (words, ==, "Damage rolls: 4 dice came to 12, 7 1/3 expected (less is better)");
  g_assert_false (paddock_result_get_luck (result, find_standing (result, 1), &n, &of));
  g_assert_cmpstr (none, ==, "No dice rolled");
}

static guint
count_events (const PaddockJournal *journal, PaddockEventType type, guint seat)
{
  guint found = 0, n;

  for (int moment = -1; moment < (int) paddock_journal_get_n_moments (journal); moment++) {
    const PaddockEvent *events = paddock_journal_get_events (journal, moment, &n);

    for (guint i = 0; i < n; i++)
      found += events[i].type == type && (seat == PADDOCK_NOBODY || events[i].subject == seat);
  }

  return found;
}

static void
test_counts (void)
{
  guint smashes = 0;

  for (int seed = 1; seed <= 4; seed++) {
    g_autoptr (PaddockSession) session = race (seed);
    g_autoptr (PaddockResult) result = result_of (session);
    const PaddockJournal *journal = paddock_session_get_journal (session);

    for (guint seat = 0; seat < result->n_seats; seat++) {
      guint n = count_events (journal, PADDOCK_EVENT_CRASHED, seat);

      g_assert_cmpint (get_value (result, seat, "crashes"), ==, (int) n);
      smashes += n;
    }
  }
  g_assert_cmpuint (smashes, >, 0);
}

/* A row for the start, one for each round that was left, and the result. */
static void
test_rounds (void)
{
  g_autoptr (PaddockSession) session = race (2);
  g_autoptr (PaddockResult) result = result_of (session);
  guint n =
    count_events (paddock_session_get_journal (session), PADDOCK_EVENT_ROUND_BEGAN, PADDOCK_NOBODY);
  g_autofree char *first = paddock_result_dup_round (result, 0);
  g_autofree char *second = paddock_result_dup_round (result, 1);
  g_autofree char *last = paddock_result_dup_round (result, n);

  g_assert_cmpuint (n, >, 3);
  g_assert_cmpuint (result->n_rounds, ==, n);
  g_assert_cmpuint (result->rounds->len, ==, n + 1);
  g_assert_cmpstr (first, ==, "Start");
  g_assert_cmpstr (second, ==, "After round 1");
  g_assert_cmpstr (last, ==, "Result");
  for (guint i = 0; i < n; i++) {
    const PaddockRoundPlaces *row = &g_array_index (result->rounds, PaddockRoundPlaces, i);
    const PaddockMatch *match = paddock_session_get_match (session);

    g_assert_cmpuint (row->round, ==, i);
    paddock_session_travel (session, row->moment);
    for (guint seat = 0; seat < result->n_seats; seat++)
      g_assert_cmpuint (row->places[seat], ==,
                        paddock_table_get_place (paddock_match_get_table (match), seat));
  }
}

/* In a series the rounds begin anew with each chase, and who was out is back. */
static void
test_series (void)
{
  g_autoptr (PaddockSession) session = play_session_scenario ("frothy", "series-next-fox");
  g_autoptr (PaddockResult) result = NULL;
  g_autofree char *begun = NULL;
  guint first = 0;
  const PaddockRoundPlaces *row;

  for (guint seat = 0; seat < 3; seat++) {
    PaddockDriverSpec spec;

    g_assert_true (paddock_driver_spec_parse (&spec, "random", NULL));
    paddock_session_set_driver (session, seat, spec);
  }
  paddock_session_travel (session, paddock_session_get_n_moments (session));
  while (paddock_session_drive (session))
    ;
  result = result_of (session);
  g_assert_true (result->is_over);
  g_assert_cmpuint (result->n_legs, >, 1);
  g_assert_cmpuint (g_array_index (result->rounds, PaddockRoundPlaces, 0).leg, >=, 1);
  for (guint i = 1; i < result->rounds->len; i++) {
    row = &g_array_index (result->rounds, PaddockRoundPlaces, i);
    g_assert_true (row->leg == row[-1].leg ? row->round == row[-1].round + 1
                                           : row->leg == row[-1].leg + 1 && row->round == 0);
  }
  do
    row = &g_array_index (result->rounds, PaddockRoundPlaces, first++);
  while (row->leg != 2 || row->round != 0);
  first--;
  begun = paddock_result_dup_round (result, first);
  g_assert_cmpstr (begun, ==, "Race 2: Start");
}

/* --- Moments --- */

/* When the winner took the lead from another for the last time, by all bookmarks; 0: only with the last decision. */
static guint
find_turn (PaddockSession *session, const PaddockResult *result)
{
  g_autoptr (PaddockSight) sight =
    paddock_sight_new (paddock_session_get_journal (session), PADDOCK_EVERYBODY);
  g_autoptr (GPtrArray) found = paddock_bookmarks_find (sight, 0);
  guint leader = PADDOCK_NOBODY, moment = 0;

  for (guint i = 0; i < found->len; i++) {
    const PaddockBookmark *bookmark = found->pdata[i];

    if (bookmark->kind != PADDOCK_BOOKMARK_LEAD)
      continue;
    if (bookmark->seat == result->standings[0].seat && leader != bookmark->seat)
      moment = bookmark->moment < result->n_decisions ? bookmark->moment : 0;
    leader = bookmark->seat;
  }

  return moment;
}

static gboolean
has_lead_at (const PaddockResult *result, guint moment)
{
  for (guint i = 0; i < result->moments->len; i++) {
    const PaddockBookmark *bookmark = result->moments->pdata[i];

    if (bookmark->kind == PADDOCK_BOOKMARK_LEAD && bookmark->moment == moment)
      return TRUE;
  }

  return FALSE;
}

static void
test_moments (void)
{
  guint n_turns = 0;

  for (int seed = 1; seed <= 6; seed++) {
    g_autoptr (PaddockSession) session = race (seed);
    g_autoptr (PaddockResult) result = result_of (session);
    const PaddockBookmark *last = result->moments->pdata[result->moments->len - 1];
    guint turn = find_turn (session, result);

    g_assert_cmpuint (result->moments->len, <=, 6);
    g_assert_cmpint (last->kind, ==, PADDOCK_BOOKMARK_FINISH);
    g_assert_cmpuint (last->seat, ==, result->standings[0].seat);
    g_assert_cmpuint (last->moment, ==, result->n_decisions);
    g_assert_true (turn == 0 || has_lead_at (result, turn));
    n_turns += turn > 0;
    for (guint i = 1; i < result->moments->len; i++)
      g_assert_cmpuint (((PaddockBookmark *) result->moments->pdata[i - 1])->moment, <=,
                        ((PaddockBookmark *) result->moments->pdata[i])->moment);
  }
  g_assert_cmpuint (n_turns, >, 0);
}

/* Who is out is told once, not again when the wreck comes to rest. */
static void
test_wipe_outs (void)
{
  g_autoptr (PaddockSession) session =
    race_on ("tracks/cauldron.track.xml", "racer racer racer racer", 1);
  g_autoptr (PaddockResult) result = result_of (session);
  guint n = 0;

  for (guint i = 0; i < result->moments->len; i++) {
    const PaddockBookmark *moment = result->moments->pdata[i];

    g_assert_cmpint (moment->kind, !=, PADDOCK_BOOKMARK_CRASH);
    n += moment->kind == PADDOCK_BOOKMARK_WIPE_OUT;
  }
  g_assert_cmpuint (n, ==, 3);
  for (guint i = 1; i < result->n_seats; i++) {
    g_assert_cmpint (result->standings[i].end, ==, PADDOCK_END_OUT);
    g_assert_cmpuint (result->standings[i].place, ==, i + 1);
    g_assert_cmpuint (result->standings[i].round, >, 0);
  }
}

/* --- From anywhere --- */

/* The result is that of the whole line, wherever in it one stands and whoever looks. */
static void
test_anywhere (void)
{
  g_autoptr (PaddockSession) session = race (3);
  g_autoptr (PaddockResult) result = result_of (session), back = NULL, red = NULL;
  g_autofree char *text = dup_result (result), *again = NULL, *seen = NULL;

  paddock_session_travel (session, 5);
  back = result_of (session);
  again = dup_result (back);
  g_assert_cmpstr (again, ==, text);
  red = result_for (session, 0);
  seen = dup_result (red);
  g_assert_cmpstr (seen, ==, text);
}

/* Another line has a result of its own. */
static void
test_lines (void)
{
  g_autoptr (PaddockSession) session = race (3);
  g_autoptr (PaddockResult) result = result_of (session), other = NULL, main_line = NULL;
  g_autofree char *text = dup_result (result), *otherwise = NULL, *again = NULL;

  paddock_session_travel (session, paddock_session_get_n_moments (session) / 2);
  play_session_choose_other (session);
  other = result_of (session);
  g_assert_false (other->is_over);
  while (paddock_session_drive (session))
    ;
  paddock_result_free (g_steal_pointer (&other));
  other = result_of (session);
  otherwise = dup_result (other);
  g_assert_true (other->is_over);
  g_assert_cmpstr (otherwise, !=, text);
  paddock_session_switch (session, 0);
  main_line = result_of (session);
  again = dup_result (main_line);
  g_assert_cmpstr (again, ==, text);
}

/* --- A game without a track, progress or dice --- */

static void
test_highcard (void)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&highcard_game, 1);
  g_autoptr (PaddockJournal) journal = NULL;
  g_autoptr (PaddockSight) sight = NULL;
  g_autoptr (PaddockResult) result = NULL;
  g_autofree char *words = NULL;

  g_assert_true (paddock_setup_add_seat (setup, "red", "Red", NULL, NULL));
  g_assert_true (paddock_setup_add_seat (setup, "blue", "Blue", NULL, NULL));
  g_assert_true (paddock_setup_seal (setup, NULL));
  journal = paddock_journal_new (setup, 1);
  while (paddock_match_get_decision (paddock_journal_get_match (journal)))
    paddock_journal_choose (journal, 0);
  sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  result = paddock_result_new (sight);
  words = paddock_result_dup_luck (result, &result->standings[0]);
  g_assert_true (result->is_over);
  g_assert_cmpuint (result->n_winners, >, 0);
  g_assert_cmpuint (result->rounds->len, ==, 0);
  g_assert_cmpstr (words, ==, "–");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/play/result/", cases[i].claim, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  g_test_add_func ("/play/result/luck-is-what-was-rolled-against-the-mean", test_luck);
  g_test_add_func ("/play/result/lightning-is-worth-what-it-stands-for", test_lightning);
  g_test_add_func ("/play/result/dice-of-frothy-races-by-use", test_uses);
  g_test_add_func ("/play/result/harm-counts-the-other-way", test_harm);
  g_test_add_func ("/play/result/smashes-are-counted-by-car", test_counts);
  g_test_add_func ("/play/result/places-by-round", test_rounds);
  g_test_add_func ("/play/result/a-series-counts-its-rounds-by-chase", test_series);
  g_test_add_func ("/play/result/moments-end-with-the-victory", test_moments);
  g_test_add_func ("/play/result/who-is-out-is-told-once", test_wipe_outs);
  g_test_add_func ("/play/result/is-the-same-from-anywhere", test_anywhere);
  g_test_add_func ("/play/result/each-line-has-its-own", test_lines);
  g_test_add_func ("/play/result/works-without-places-and-dice", test_highcard);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What holds of every game: run on the test games, thousands of races, after every choice.
 */

#include "walks.h"

#include "describe.h"

typedef struct {
  const PaddockGame *game;
  guint n_seats;
  guint n_races;
} Walk;

static const Walk walks[] = {
  { &maedn_game, 2, 400 },     { &maedn_game, 3, 400 },     { &maedn_game, 4, 400 },
  { &highcard_game, 2, 1500 }, { &highcard_game, 3, 1500 }, { &highcard_game, 4, 1500 },
};

static void
assert_decision (const PaddockMatch *match)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);
  const PaddockGame *game = paddock_match_get_setup (match)->game;
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpuint (decision->n_choices, >, 0);
  g_assert_cmpuint (decision->player, <, paddock_match_get_state (match)->n_players);
  g_assert_cmpuint (decision->kind, <, game->n_asks);
  g_assert_true (paddock_decision_is_visible (decision, decision->player));
  for (guint i = 0; i < decision->n_choices; i++) {
    char *key = paddock_match_dup_key (match, i);
    g_autofree char *label = paddock_match_dup_label (match, i);

    g_assert_null (strchr (key, ' '));
    g_assert_cmpint (paddock_match_find_choice (match, key), ==, (int) i);
    g_assert_true (g_hash_table_add (keys, key));
    g_assert_cmpuint (strlen (label), >, 0);
  }
  g_assert_cmpint (paddock_match_find_choice (match, "no such key"), ==, -1);
}

static void
assert_events (const PaddockMatch *match, const PaddockEvents *events)
{
  const PaddockGame *game = paddock_match_get_setup (match)->game;

  for (const PaddockEvent *event = events->items; event < events->next; event++) {
    g_autofree char *words = paddock_match_describe (match, event, PADDOCK_EVERYBODY);

    g_assert_nonnull (words);
    g_assert_null (strchr (words, '{'));
    g_assert_cmpuint (event->clause, <, game->n_clauses);
  }
}

static void
walk_race (const Walk *walk, PaddockMatch *match, PaddockEvents *events, guint race)
{
  const PaddockState *state = paddock_match_get_state (match);
  PaddockStream stream = walks_stream (race);
  gboolean looks_closely = race % 50 == 0; /* words and keys cost more than the rules */
  GError *error = NULL;

  paddock_events_truncate (events, 0);
  paddock_match_restart (match, race, events);
  while (paddock_match_get_decision (match)) {
    if (looks_closely) {
      assert_decision (match);
      assert_events (match, events);
      walks_assert_facts (match);
    }
    paddock_events_truncate (events, 0);
    paddock_match_choose (match, walks_pick (match, &stream), events);
    paddock_match_check (match, &error);
    g_assert_no_error (error);
    g_assert_cmpuint (state->n_decisions, <, 100000);
  }
  g_assert_true (state->is_over);
  g_assert_cmpuint (state->n_placed, >, 0);
  walks_assert_facts (match);
}

static void
test_invariants (gconstpointer data)
{
  const Walk *walk = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (walk->game, walk->n_seats, 1);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_auto (PaddockEvents) events;

  paddock_events_init (&events, 0);
  for (guint race = 0; race < walk->n_races; race++)
    walk_race (walk, match, &events, race);
}

/* A copy shares nothing: playing on it leaves every earlier state as it was. */
static void
test_copies (gconstpointer data)
{
  const Walk *walk = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (walk->game, walk->n_seats, 2);
  g_autoptr (GPtrArray) copies =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_match_free);
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 3, NULL);
  PaddockStream stream = walks_stream (3);

  while (paddock_match_get_decision (match)) {
    guint64 hash = paddock_match_hash (match);

    g_ptr_array_add (copies, paddock_match_copy (match));
    g_array_append_val (hashes, hash);
    paddock_match_choose (match, walks_pick (match, &stream), NULL);
    for (guint i = copies->len > 20 ? copies->len - 20 : 0; i < copies->len; i++)
      g_assert_cmpuint (paddock_match_hash (copies->pdata[i]), ==,
                        g_array_index (hashes, guint64, i));
  }
  for (guint i = 0; i < copies->len; i++)
    g_assert_cmpuint (paddock_match_hash (copies->pdata[i]), ==,
                      g_array_index (hashes, guint64, i));
}

/* Same state, same choice: same state, bytes and all; and the same decision in the same order. */
static void
test_repeats (gconstpointer data)
{
  const Walk *walk = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (walk->game, walk->n_seats, 2);
  g_autoptr (PaddockMatch) a = paddock_match_new (setup, 9, NULL);
  g_autoptr (PaddockMatch) b = paddock_match_new (setup, 0, NULL);
  PaddockStream stream = walks_stream (9);

  while (paddock_match_get_decision (a)) {
    guint choice = walks_pick (a, &stream);

    paddock_match_assign (b, a);
    paddock_match_choose (a, choice, NULL);
    paddock_match_choose (b, choice, NULL);
    g_assert_cmpmem (paddock_match_get_state (a), paddock_match_get_state_size (a),
                     paddock_match_get_state (b), paddock_match_get_state_size (b));
    g_assert_cmpmem (a->decision->choices, a->decision->n_choices * sizeof (PaddockChoice),
                     b->decision->choices, b->decision->n_choices * sizeof (PaddockChoice));
  }
}

/* Which bytes of a state a hash must notice, written down once more and apart from the facts. */

typedef struct {
  gsize offset, size;
} Bytes;

static void
add_bytes (GArray *meaningful, gsize offset, gsize size)
{
  Bytes bytes = { offset, size };

  g_array_append_val (meaningful, bytes);
}

static void
add_base (GArray *meaningful, const PaddockState *state)
{
  add_bytes (meaningful, G_STRUCT_OFFSET (PaddockState, is_over), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (PaddockState, n_placed), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (PaddockState, places), state->n_placed);
}

static void
add_maedn (GArray *meaningful, const PaddockState *state)
{
  add_bytes (meaningful, G_STRUCT_OFFSET (MaednState, turn), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (MaednState, die), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (MaednState, players),
             state->n_players * sizeof (MaednPlayer));
}

static void
add_highcard (GArray *meaningful, const PaddockState *state)
{
  const HighcardState *self = (const HighcardState *) state;

  add_bytes (meaningful, G_STRUCT_OFFSET (HighcardState, turn), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (HighcardState, round), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (HighcardState, n_deck), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (HighcardState, n_out), 1);
  add_bytes (meaningful, G_STRUCT_OFFSET (HighcardState, deck), self->n_deck);
  add_bytes (meaningful, G_STRUCT_OFFSET (HighcardState, out), self->n_out);
  for (guint i = 0; i < state->n_players; i++) {
    gsize player = G_STRUCT_OFFSET (HighcardState, players) + i * sizeof (HighcardPlayer);

    add_bytes (meaningful, player + G_STRUCT_OFFSET (HighcardPlayer, hand),
               self->players[i].n_hand);
    add_bytes (meaningful, player + G_STRUCT_OFFSET (HighcardPlayer, n_hand), 1);
    add_bytes (meaningful, player + G_STRUCT_OFFSET (HighcardPlayer, laid), 1);
    add_bytes (meaningful, player + G_STRUCT_OFFSET (HighcardPlayer, tricks), 1);
  }
}

static gboolean
is_meaningful (const GArray *meaningful, gsize at)
{
  for (guint i = 0; i < meaningful->len; i++) {
    const Bytes *bytes = &g_array_index (meaningful, Bytes, i);

    if (at >= bytes->offset && at < bytes->offset + bytes->size)
      return TRUE;
  }

  return FALSE;
}

static void
assert_hash_covers (const PaddockMatch *match, const GArray *meaningful)
{
  g_autoptr (PaddockMatch) copy = paddock_match_copy (match);
  guint64 hash = paddock_match_hash (match);
  guint8 *bytes = copy->table.state;

  for (gsize at = 0; at < paddock_match_get_state_size (match); at++)
    for (guint bit = 0; bit < 8; bit++) {
      if (at == G_STRUCT_OFFSET (PaddockState, n_players))
        continue; /* the setup's, not the position's */

      bytes[at] ^= 1 << bit;
      if (is_meaningful (meaningful, at))
        g_assert_cmpuint (paddock_match_hash (copy), !=, hash);
      else
        g_assert_cmpuint (paddock_match_hash (copy), ==, hash);
      bytes[at] ^= 1 << bit;
    }
}

/* It notices every byte that says something about the position, and no other: not chance, the number of
 * decisions, unused room or padding. */
static void
test_hash (gconstpointer data)
{
  const Walk *walk = data;
  g_autoptr (PaddockSetup) setup = walks_setup_new (walk->game, walk->n_seats, 2);

  for (guint n = 0; n < 60; n += 6) {
    g_autoptr (PaddockJournal) journal = walks_race_new (setup, n, n < 54 ? n : G_MAXUINT);
    const PaddockMatch *match = paddock_journal_get_match (journal);
    g_autoptr (GArray) meaningful = g_array_new (FALSE, FALSE, sizeof (Bytes));

    add_base (meaningful, paddock_match_get_state (match));
    if (walk->game == &maedn_game)
      add_maedn (meaningful, paddock_match_get_state (match));
    else
      add_highcard (meaningful, paddock_match_get_state (match));
    assert_hash_covers (match, meaningful);
  }
}

static void
test_preview (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 4, 2);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  PaddockStream stream = walks_stream (0);
  g_auto (PaddockEvents) certain, all;

  paddock_events_init (&certain, 0);
  paddock_events_init (&all, 0);
  while (paddock_match_get_decision (match)) {
    guint choice = walks_pick (match, &stream), n;

    paddock_events_truncate (&certain, 0);
    paddock_events_truncate (&all, 0);
    paddock_match_preview (match, choice, &certain);
    paddock_match_choose (match, choice, &all);
    n = paddock_events_len (&certain);

    /* The same events, up to the roll. */
    g_assert_cmpmem (certain.items, n * sizeof (PaddockEvent), all.items,
                     n * sizeof (PaddockEvent));
    if (n < paddock_events_len (&all))
      g_assert_cmpint (all.items[n].type, ==, PADDOCK_EVENT_ROLLED);
    else
      g_assert_null (paddock_match_get_decision (match));
  }
}

/* Other dice, nothing forced; the same for the same salt, whatever the real dice are. */
static void
test_fork (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 4, 2);
  g_autoptr (PaddockMatch) real = paddock_match_new (setup, 5, NULL);
  g_autoptr (PaddockMatch) a = paddock_match_copy (real), b = paddock_match_copy (real);
  int six = 6;
  guint n_equal = 0;

  for (guint salt = 0; salt < 100; salt++) {
    paddock_match_fork (a, real, 0, salt);
    g_assert_cmpuint (paddock_match_hash (a), ==, paddock_match_hash (real));

    paddock_match_force (real, &six, salt % 2);
    paddock_match_fork (b, real, 0, salt);
    g_assert_cmpmem (paddock_match_get_state (a), paddock_match_get_state_size (a),
                     paddock_match_get_state (b), paddock_match_get_state_size (b));

    paddock_match_choose (a, 0, NULL);
    n_equal += ((const MaednState *) paddock_match_get_state (a))->die == 6;
    paddock_match_restart (real, 5, NULL);
  }
  g_assert_cmpuint (n_equal, >, 3);
  g_assert_cmpuint (n_equal, <, 35);
}

/* A game may have its decisions with one choice answered by the match: the same race, fewer questions. */
static void
test_single (void)
{
  PaddockGame quick_game = maedn_game;
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 3, 6), quick_setup = NULL;
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL), quick = NULL;

  quick_game.answers_single = TRUE;
  quick_setup = walks_setup_new (&quick_game, 3, 6);
  quick = paddock_match_new (quick_setup, 0, NULL);
  for (guint race = 0; race < 50; race++) {
    PaddockStream stream = walks_stream (race);

    paddock_match_restart (match, race, NULL);
    paddock_match_restart (quick, race, NULL);
    while (paddock_match_get_decision (match)) {
      guint choice = walks_pick (match, &stream);

      if (paddock_match_get_decision (match)->n_choices > 1) {
        g_assert_cmpuint (paddock_match_hash (quick), ==, paddock_match_hash (match));
        g_assert_cmpuint (paddock_match_get_decision (quick)->n_choices, >, 1);
        paddock_match_choose (quick, choice, NULL);
      }
      paddock_match_choose (match, choice, NULL);
    }
    g_assert_null (paddock_match_get_decision (quick));
    g_assert_cmpuint (paddock_match_hash (quick), ==, paddock_match_hash (match));
    g_assert_cmpuint (paddock_match_get_state (quick)->n_decisions, ==,
                      paddock_match_get_state (match)->n_decisions);
  }
}

/* Trying leaves the state that choosing does, and the match it was tried from alone. */
static void
test_try (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 4, 2);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 1, NULL);
  g_autoptr (PaddockMatch) tried = paddock_match_new (setup, 2, NULL);
  PaddockStream stream = walks_stream (1);
  guint n_rolled = 0;

  for (guint i = 0; i < 300 && paddock_match_get_decision (match); i++) {
    guint choice = walks_pick (match, &stream);
    guint64 before = paddock_match_hash (match);
    guint64 drawn = paddock_match_get_state (match)->chance.dice.drawn;
    gboolean is_rolled = paddock_match_try (tried, match, choice, 0);

    g_assert_cmpuint (paddock_match_hash (match), ==, before);
    paddock_match_choose (match, choice, NULL);
    g_assert_cmpuint (paddock_match_hash (tried), ==, paddock_match_hash (match));
    g_assert_cmpint (is_rolled, ==, paddock_match_get_state (match)->chance.dice.drawn != drawn);
    n_rolled += (guint) is_rolled;
  }
  g_assert_cmpuint (n_rolled, >, 100);
}

static gpointer
make_insight (const PaddockSetup *setup)
{
  return g_new0 (int, 1);
}

static guint n_freed;

static void
free_insight (gpointer data)
{
  n_freed++;
  g_free (data);
}

static void
test_insight (void)
{
  PaddockSetup *setup = walks_setup_new (&maedn_game, 2, 2);
  gpointer insight = paddock_setup_get_insight (setup, make_insight, free_insight);

  g_assert_nonnull (insight);
  g_assert_true (paddock_setup_get_insight (setup, make_insight, free_insight) == insight);
  g_assert_cmpuint (n_freed, ==, 0);
  paddock_setup_unref (setup);
  g_assert_cmpuint (n_freed, ==, 1);
}

static void
test_expect (void)
{
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 2, 2);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *dump = NULL, *pieces = NULL;

  g_assert_true (paddock_match_set_fact (match, "red", "pieces", "12 0", NULL));
  g_assert_true (paddock_match_set_fact (match, NULL, "die", "3", NULL));
  g_assert_true (paddock_match_settle (match, NULL));
  g_assert_true (paddock_match_expect_fact (match, "red", "pieces", "0 12", NULL));
  g_assert_true (paddock_match_expect_fact (match, "red", "waiting", "2", NULL));
  pieces = paddock_match_dup_fact (match, "red", "pieces", NULL);
  g_assert_cmpstr (pieces, ==, "0 12");

  g_assert_false (paddock_match_expect_fact (match, "red", "pieces", "0 13", &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_DIFFERENCE);
  g_assert_cmpstr (error->message, ==, "expected red's \"pieces\" to be \"0 13\", found \"0 12\"");
  g_clear_error (&error);
  g_assert_false (paddock_match_expect_fact (match, NULL, "die", "4", &error));
  g_assert_cmpstr (error->message, ==, "expected \"die\" to be \"4\", found \"3\"");
  g_clear_error (&error);
  g_assert_false (paddock_match_expect_fact (match, "red", "pieces", "44", &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_FACT);

  dump = paddock_match_dump (match, PADDOCK_EVERYBODY);
  g_assert_cmpstr (dump, ==,
                   "over: no\n"
                   "places: \n"
                   "turn: red\n"
                   "die: 3\n"
                   "red pieces: 0 12\n"
                   "blue pieces: \n"
                   "red waiting: 2\n"
                   "blue waiting: 4\n");
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "invariants-hold-after-every-choice", test_invariants },
    { "copies-share-nothing", test_copies },
    { "equal-states-stay-equal", test_repeats },
    { "hash-notices-what-matters-and-nothing-else", test_hash },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (guint j = 0; j < G_N_ELEMENTS (walks); j++) {
      g_autofree char *path = g_strdup_printf ("/rules/match/%s/%s-%u", tests[i].name,
                                               walks[j].game->id, walks[j].n_seats);

      g_test_add_data_func (path, &walks[j], tests[i].test);
    }
  g_test_add_func ("/rules/match/preview-stops-before-chance", test_preview);
  g_test_add_func ("/rules/match/fork-has-other-dice", test_fork);
  g_test_add_func ("/rules/match/single-choices-answer-themselves", test_single);
  g_test_add_func ("/rules/match/tries-a-choice", test_try);
  g_test_add_func ("/rules/setup/keeps-one-insight", test_insight);
  g_test_add_func ("/rules/match/expects-and-dumps-facts", test_expect);

  return g_test_run ();
}

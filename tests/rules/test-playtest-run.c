/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "playtest-run.h"

#include "walks.h"

#define games walks_games

static PaddockPlaytest *
playtest_new (void)
{
  PaddockPlaytest *self = g_malloc (paddock_playtest_kind.type->size);

  paddock_record_init (paddock_playtest_kind.type, self);
  paddock_text_set (&self->game, "maedn");
  return self;
}

static void
playtest_free (PaddockPlaytest *self)
{
  paddock_record_clear (paddock_playtest_kind.type, self);
  g_free (self);
}

typedef PaddockPlaytest Playtest;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Playtest, playtest_free)

static void
add_seats (Playtest *self, const char *ids)
{
  g_auto (GStrv) names = g_strsplit (ids, " ", -1);

  for (guint i = 0; names[i]; i++) {
    PaddockPlaytestSeat *seat = paddock_list_append (&self->seats, &paddock_playtest_seat_type);

    paddock_text_set (&seat->id, names[i]);
  }
}

static void
give (Playtest *self, const char *of, const char *name, const char *is)
{
  PaddockPlaytestFact *fact = paddock_list_append (&self->position, &paddock_playtest_fact_type);

  paddock_text_set (&fact->of, of);
  paddock_text_set (&fact->name, name);
  paddock_text_set (&fact->is, is);
}

static void
force (Playtest *self, int face)
{
  PaddockStep *step = paddock_playtest_add_step (self, PADDOCK_STEP_FORCE);

  paddock_list_append_int (&step->faces, face);
}

static void
choose (Playtest *self, const char *key)
{
  paddock_text_set (&paddock_playtest_add_step (self, PADDOCK_STEP_CHOOSE)->key, key);
}

static void
expect (Playtest *self, const char *of, const char *name, const char *is)
{
  PaddockStep *step = paddock_playtest_add_step (self, PADDOCK_STEP_FACT);

  paddock_text_set (&step->of, of);
  paddock_text_set (&step->name, name);
  paddock_text_set (&step->is, is);
}

static void
with_keys (Playtest *self, PaddockStepKind kind, const char *keys)
{
  paddock_text_set (&paddock_playtest_add_step (self, kind)->keys, keys);
}

static PaddockStep *
with_event (Playtest *self, PaddockStepKind kind, const char *type, const char *clause)
{
  PaddockStep *step = paddock_playtest_add_step (self, kind);

  paddock_text_set (&step->type, type);
  paddock_text_set (&step->clause, clause);
  return step;
}

static PaddockPlaytestRun *
run (const Playtest *self)
{
  return paddock_playtest_run (self, games, NULL, NULL);
}

static void
assert_passes (const Playtest *self)
{
  g_autoptr (PaddockPlaytestRun) result = run (self);

  g_assert_cmpstr (result->message, ==, NULL);
  g_assert_cmpint (result->verdict, ==, PADDOCK_PLAYTEST_PASSED);
  g_assert_nonnull (result->journal);
}

static void
assert_stops (const Playtest *self, PaddockPlaytestVerdict verdict, guint step, const char *message)
{
  g_autoptr (PaddockPlaytestRun) result = run (self);

  g_assert_cmpstr (result->message, ==, message);
  g_assert_cmpint (result->verdict, ==, verdict);
  g_assert_cmpuint (result->step, ==, step);
}

/* Red has one piece on its entry and one on 5; blue one that red can hit. */
static Playtest *
hit_new (void)
{
  Playtest *self = playtest_new ();

  add_seats (self, "red blue");
  give (self, "red", "pieces", "5 12 40 42");
  give (self, "blue", "pieces", "29 31");
  give (self, "", "turn", "red");
  give (self, "", "die", "4");
  return self;
}

static void
test_passes (void)
{
  g_autoptr (Playtest) playtest = hit_new ();
  PaddockStep *step;

  step = paddock_playtest_add_step (playtest, PADDOCK_STEP_ASKED);
  paddock_text_set (&step->of, "red");
  paddock_text_set (&step->name, "move");
  with_keys (playtest, PADDOCK_STEP_CHOICES, "move:12 move:5");
  with_keys (playtest, PADDOCK_STEP_LEGAL, "move:5");
  with_keys (playtest, PADDOCK_STEP_ILLEGAL, "move:40 pass enter");
  force (playtest, 6);
  choose (playtest, "move:5");
  expect (playtest, "red", "pieces", "42 40 12 9");
  expect (playtest, "blue", "pieces", "31");
  expect (playtest, "blue", "waiting", "3");
  step = with_event (playtest, PADDOCK_STEP_EVENT, "removed", "MAE-HIT");
  paddock_text_set (&step->of, "red");
  paddock_text_set (&step->subject, "blue");
  paddock_text_set (&step->from, "29");
  with_event (playtest, PADDOCK_STEP_NO_EVENT, "placed", NULL);
  expect (playtest, "", "turn", "blue");
  expect (playtest, "", "die", "6");

  assert_passes (playtest);
}

static void
test_stops (void)
{
  g_autoptr (Playtest) playtest = hit_new ();

  choose (playtest, "move:5");
  expect (playtest, "blue", "pieces", "29 31");

  assert_stops (playtest, PADDOCK_PLAYTEST_DIFFERENT, 2,
                "expected blue's \"pieces\" to be \"29 31\", found \"31\"");
}

static void
test_illegal_choice (void)
{
  g_autoptr (Playtest) playtest = hit_new ();

  choose (playtest, "move:40");

  assert_stops (playtest, PADDOCK_PLAYTEST_DIFFERENT, 1,
                "\"move:40\" cannot be chosen now: red is asked \"move\" with the choices: "
                "move:5 move:12");
}

static void
test_version (void)
{
  g_autoptr (Playtest) playtest = hit_new ();
  g_autoptr (PaddockPlaytestRun) same = NULL, other = NULL;

  playtest->rules_version = 1;
  same = run (playtest);
  g_assert_cmpstr (same->note, ==, NULL);
  playtest->rules_version = 7;
  other = run (playtest);
  g_assert_cmpstr (
    other->note, ==,
    "made under rules version 7 of maedn; the current version is 1, so the race may play differently");
  g_assert_cmpint (other->verdict, ==, PADDOCK_PLAYTEST_PASSED);
}

static void
test_setup (void)
{
  g_autoptr (Playtest) playtest = playtest_new ();

  paddock_text_set (&playtest->game, "chess");
  assert_stops (playtest, PADDOCK_PLAYTEST_BROKEN, 0,
                "there is no game \"chess\"; choose one of: maedn, highcard");
  paddock_text_set (&playtest->game, "maedn");
  assert_stops (playtest, PADDOCK_PLAYTEST_BROKEN, 0, "maedn is for 2 to 4 seats, not 0");
  add_seats (playtest, "red red");
  assert_stops (playtest, PADDOCK_PLAYTEST_BROKEN, 0, "seat \"red\" is there twice");
}

/* Before the first die without a position, and after a position is set up. */
static void
test_forced_start (void)
{
  g_autoptr (Playtest) start = playtest_new (), position = hit_new ();

  add_seats (start, "red blue");
  force (start, 6);
  force (start, 3);
  expect (start, "", "die", "6");
  choose (start, "enter");
  expect (start, "", "die", "3");
  assert_passes (start);

  force (position, 2);
  expect (position, "", "die", "4");
  choose (position, "move:5");
  expect (position, "", "die", "2");
  assert_passes (position);
}

static void
test_too_many_faces (void)
{
  g_autoptr (Playtest) start = playtest_new (), position = hit_new ();

  add_seats (start, "red blue");
  for (guint i = 0; i <= PADDOCK_MAX_FORCED; i++)
    force (start, 1);
  assert_stops (start, PADDOCK_PLAYTEST_BROKEN, 0,
                "at most 30 forced faces can wait, each from -32767 to 32767");
  force (position, 40000);
  assert_stops (position, PADDOCK_PLAYTEST_BROKEN, 1,
                "at most 30 forced faces can wait, each from -32767 to 32767");
}

/* A pattern that makes no sense is no difference but a broken file. */
static void
test_patterns (void)
{
  static const struct {
    const char *type, *of, *amount, *from, *clause, *message;
  } cases[] = {
    { "flew", NULL, NULL, NULL, NULL, "there is no type of event \"flew\"" },
    { "moved", "green", NULL, NULL, NULL, "there is no seat \"green\"" },
    { "moved", NULL, "many", NULL, NULL, "an amount is a number, not \"many\"" },
    { "moved", NULL, NULL, "44", NULL, "there is no place \"44\"" },
    { "rolled", NULL, NULL, "4", NULL, "an event of this type has no place such as \"4\"" },
    { "turned", NULL, NULL, "left", NULL, "a number is needed, not \"left\"" },
    { "moved", NULL, NULL, NULL, "JOY-SMA-01",
      "this game has no event for a clause \"JOY-SMA-01\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (Playtest) playtest = hit_new ();
    PaddockStep *step = with_event (playtest, PADDOCK_STEP_EVENT, cases[i].type, cases[i].clause);

    paddock_text_set (&step->of, cases[i].of);
    paddock_text_set (&step->amount, cases[i].amount);
    paddock_text_set (&step->from, cases[i].from);
    assert_stops (playtest, PADDOCK_PLAYTEST_BROKEN, 1, cases[i].message);
  }
}

/* Recording */

static void
assert_runs_again (const PaddockJournal *journal, const PaddockPlaytest *playtest)
{
  g_autoptr (PaddockPlaytestRun) again = run (playtest);
  const PaddockMatch *a = paddock_journal_get_match (journal), *b;

  g_assert_cmpstr (again->message, ==, NULL);
  b = paddock_journal_get_match (again->journal);
  g_assert_cmpuint (paddock_match_hash (a), ==, paddock_match_hash (b));
  g_assert_cmpmem (&paddock_match_get_state (a)->chance, sizeof (PaddockChance),
                   &paddock_match_get_state (b)->chance, sizeof (PaddockChance));
  g_assert_cmpuint (paddock_match_get_state (a)->n_decisions, ==,
                    paddock_match_get_state (b)->n_decisions);
}

static void
test_records_races (void)
{
  for (guint i = 0; games[i]; i++) {
    g_autoptr (PaddockSetup) setup = walks_setup_new (games[i], 3, 12345);

    for (guint n = 0; n < 40; n++) {
      g_autoptr (PaddockJournal) journal = walks_race_new (setup, n, n < 30 ? n : G_MAXUINT);
      g_autoptr (PaddockDocument) document = paddock_playtest_record (journal, NULL);

      assert_runs_again (journal, paddock_document_get (document, &paddock_playtest_kind));
    }
  }
}

/* Any moment of any race can be the position that another race begins in. */
static void
test_records_positions (void)
{
  for (guint i = 0; games[i]; i++) {
    g_autoptr (PaddockSetup) setup = walks_setup_new (games[i], 3, 12345);

    for (guint n = 1; n < 20; n++) {
      g_autoptr (PaddockJournal) before = walks_race_new (setup, n, n);
      g_autoptr (PaddockJournal) journal =
        paddock_journal_new_from (paddock_journal_get_match (before), n);
      const PaddockMatch *match = paddock_journal_get_match (journal);
      g_autoptr (PaddockDocument) document = NULL;

      for (guint m = 0; m < 6 && paddock_match_get_decision (match); m++)
        paddock_journal_choose (journal, 0);
      document = paddock_playtest_record (journal, NULL);
      assert_runs_again (journal, paddock_document_get (document, &paddock_playtest_kind));
    }
  }
}

static void
test_records_forced (void)
{
  static const int start[] = { 6, 4 }, later[] = { 2, 5, 1 };
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 2, 1);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 3);
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockPlaytest *playtest;

  paddock_journal_restart_forced (journal, 3, start, 2);
  paddock_journal_choose (journal, 0);
  paddock_journal_force (journal, later, 3);
  paddock_journal_choose (journal, 0);
  paddock_journal_force (journal, start, 1); /* and that is never rolled either */
  document = paddock_playtest_record (journal, NULL);
  playtest = paddock_document_get (document, &paddock_playtest_kind);

  /* force 6 4, choose, force 2, choose, hash: the faces that were not rolled are left out. */
  g_assert_cmpuint (paddock_list_len (playtest->script), ==, 5);
  g_assert_cmpuint (paddock_list_len (PADDOCK_LIST_AT (playtest->script, PaddockStep, 2)->faces),
                    ==, 1);
  g_assert_cmpint (playtest->race, ==, 3);
  g_assert_cmpint (playtest->seed, ==, 1);
  {
    g_autoptr (PaddockPlaytestRun) again = run (playtest);

    g_assert_cmpstr (again->message, ==, NULL);
  }
}

/* Before the start, and with one that never comes. */
static void
test_records_shuffles (void)
{
  static const guint8 top[] = { 9, 8 };
  g_autoptr (PaddockSetup) setup = walks_setup_new (&highcard_game, 2, 1);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 3);
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockPlaytest *playtest;
  const PaddockStep *step;
  int faces[3];

  paddock_faces_add_shuffle (faces, 0, top, 2);
  g_assert_true (paddock_journal_restart_forced (journal, 3, faces, 3));
  paddock_journal_choose (journal, 0);
  g_assert_true (paddock_journal_force (journal, faces, 3));
  paddock_journal_choose (journal, 0);
  document = paddock_playtest_record (journal, NULL);
  playtest = paddock_document_get (document, &paddock_playtest_kind);

  /* shuffle, choose, choose, hash */
  g_assert_cmpuint (paddock_list_len (playtest->script), ==, 4);
  step = PADDOCK_LIST_AT (playtest->script, PaddockStep, 0);
  g_assert_cmpint (step->kind, ==, PADDOCK_STEP_SHUFFLE);
  g_assert_cmpstr (step->is, ==, "9 8");
  assert_passes (playtest);
}

/* The race goes on past what does not hold, up to what cannot be chosen. */
static void
test_all_differences (void)
{
  g_autoptr (Playtest) playtest = hit_new ();
  g_autoptr (PaddockPlaytestRun) all = NULL, first = NULL;

  expect (playtest, "red", "pieces", "1");
  choose (playtest, "move:5");
  expect (playtest, "", "never", "1");
  choose (playtest, "never");
  expect (playtest, "red", "pieces", "2");
  all = paddock_playtest_run_all (playtest, games, NULL, NULL);
  first = run (playtest);

  g_assert_cmpint (all->verdict, ==, PADDOCK_PLAYTEST_BROKEN);
  g_assert_cmpuint (all->step, ==, 1);
  g_assert_cmpuint (all->further->len, ==, 2);
  g_assert_cmpuint (g_array_index (all->further, PaddockDifference, 0).step, ==, 3);
  g_assert_cmpuint (g_array_index (all->further, PaddockDifference, 1).step, ==, 4);
  g_assert_cmpint (first->verdict, ==, PADDOCK_PLAYTEST_DIFFERENT);
  g_assert_cmpstr (first->message, ==, all->message);
  g_assert_cmpuint (first->further->len, ==, 0);
}

/* Faces forced before the start and after it are told apart. */
static void
test_records_forced_first (void)
{
  static const int start = 3, later = 6;
  g_autoptr (PaddockSetup) setup = walks_setup_new (&maedn_game, 2, 1);

  for (guint with_start = 0; with_start < 2; with_start++) {
    g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 3);
    g_autoptr (PaddockDocument) document = NULL;

    paddock_journal_restart_forced (journal, 3, &start, with_start);
    paddock_journal_force (journal, &later, 1);
    paddock_journal_choose (journal, 0);
    document = paddock_playtest_record (journal, NULL);
    assert_runs_again (journal, paddock_document_get (document, &paddock_playtest_kind));
  }
}

static void
test_records_setup (void)
{
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&highcard_game, 9);
  g_autoptr (PaddockJournal) journal = NULL;
  g_autoptr (PaddockDocument) document = NULL;
  const PaddockPlaytest *playtest;
  const PaddockPlaytestSeat *seat;

  paddock_setup_set_option (setup, "ranks", "8", NULL);
  paddock_setup_set_option (setup, "hand", "3", NULL); /* the default */
  paddock_setup_add_seat (setup, "red", "Red Baron", NULL, NULL)->team = 2;
  g_hash_table_insert (paddock_setup_add_seat (setup, "blue", NULL, NULL, NULL)->settings,
                       g_strdup ("hat"), g_strdup ("tall"));
  g_assert_true (paddock_setup_seal (setup, NULL));
  journal = paddock_journal_new (setup, 2);
  document = paddock_playtest_record (journal, NULL);
  playtest = paddock_document_get (document, &paddock_playtest_kind);

  g_assert_cmpint (playtest->rules_version, ==, 2);
  g_assert_cmpuint (paddock_list_len (playtest->options), ==, 1);
  g_assert_cmpstr (PADDOCK_LIST_AT (playtest->options, PaddockSetting, 0)->name, ==, "ranks");
  seat = PADDOCK_LIST_AT (playtest->seats, PaddockPlaytestSeat, 0);
  g_assert_cmpstr (seat->name, ==, "Red Baron");
  g_assert_cmpint (seat->team, ==, 2);
  seat = PADDOCK_LIST_AT (playtest->seats, PaddockPlaytestSeat, 1);
  g_assert_cmpstr (paddock_text_get (seat->name), ==, "");
  g_assert_cmpstr (PADDOCK_LIST_AT (seat->settings, PaddockSetting, 0)->value, ==, "tall");
  assert_runs_again (journal, playtest);
}

/* On its base: what agrees is kept with its expectations and remarks, what differs is replaced. */
static void
test_records_onto_base (void)
{
  g_autoptr (Playtest) base = hit_new ();
  g_autoptr (PaddockPlaytestRun) result = NULL;
  g_autoptr (PaddockDocument) same = NULL, other = NULL;
  const PaddockPlaytest *kept, *changed;

  paddock_text_set (&base->title, "A hit");
  force (base, 6);
  choose (base, "move:5");
  expect (base, "blue", "waiting", "3");
  force (base, 2);
  choose (base, "enter");
  paddock_text_set (&paddock_playtest_add_step (base, PADDOCK_STEP_REMARK)->text, "blue is back");
  result = run (base);
  g_assert_cmpstr (result->message, ==, NULL);

  same = paddock_playtest_record (result->journal, base);
  kept = paddock_document_get (same, &paddock_playtest_kind);
  g_assert_cmpuint (paddock_list_len (kept->script), ==, paddock_list_len (base->script) + 1);
  g_assert_cmpstr (kept->title, ==, "A hit");
  assert_runs_again (result->journal, kept);
  {
    g_autoptr (PaddockDocument) twice = paddock_playtest_record (result->journal, kept);

    g_assert_true (paddock_document_equal (twice, same)); /* one hash, not two */
  }

  paddock_journal_travel (result->journal, 0);
  paddock_journal_choose (result->journal, 1);
  other = paddock_playtest_record (result->journal, base);
  changed = paddock_document_get (other, &paddock_playtest_kind);
  g_assert_cmpuint (paddock_list_len (changed->script), ==, 3); /* force, choose, hash */
  g_assert_cmpstr (PADDOCK_LIST_AT (changed->script, PaddockStep, 1)->key, ==, "move:12");
  assert_runs_again (result->journal, changed);
}

static const PaddockStep *
last_but (const PaddockDocument *document, guint n)
{
  const PaddockPlaytest *playtest = paddock_document_get (document, &paddock_playtest_kind);

  return PADDOCK_LIST_AT (playtest->script, PaddockStep,
                          paddock_list_len (playtest->script) - 1 - n);
}

/* What is expected behind the last choice that still holds stays, whether the race goes on, stops there or
 * goes another way. */
static void
test_records_last_expectations (void)
{
  g_autoptr (Playtest) base = hit_new ();
  g_autoptr (PaddockPlaytestRun) result = NULL, again = NULL;
  g_autoptr (PaddockDocument) on = NULL, back = NULL;

  force (base, 6);
  choose (base, "move:5");
  expect (base, "blue", "waiting", "3");
  force (base, 2);
  choose (base, "enter");
  expect (base, "blue", "waiting", "2");
  result = run (base);
  g_assert_cmpstr (result->message, ==, NULL);

  paddock_journal_choose (result->journal, 0);
  on = paddock_playtest_record (result->journal, base);
  g_assert_cmpstr (last_but (on, 2)->is, ==, "2"); /* then the new choice and the hash */
  assert_runs_again (result->journal, paddock_document_get (on, &paddock_playtest_kind));

  paddock_journal_travel (result->journal, 1);
  back = paddock_playtest_record (result->journal, base);
  g_assert_cmpstr (last_but (back, 1)->is, ==, "3");
  again = run (paddock_document_get (back, &paddock_playtest_kind));
  g_assert_cmpstr (again->message, ==, NULL);
}

static gboolean
never_holds (const PaddockTable *table, GError **error)
{
  g_set_error_literal (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_INVARIANT, "never holds");
  return FALSE;
}

/* What must always hold is checked after every choice. */
static void
test_checks_invariants (void)
{
  PaddockGame unsound = maedn_game;
  const PaddockGame *const unsound_games[] = { &unsound, NULL };
  g_autoptr (Playtest) playtest = playtest_new ();
  g_autoptr (PaddockPlaytestRun) before = NULL, after = NULL;

  unsound.check = never_holds;
  add_seats (playtest, "red blue");
  force (playtest, 1);
  before = paddock_playtest_run (playtest, unsound_games, NULL, NULL);
  g_assert_cmpstr (before->message, ==, NULL);

  choose (playtest, "pass");
  after = paddock_playtest_run (playtest, unsound_games, NULL, NULL);
  g_assert_cmpint (after->verdict, ==, PADDOCK_PLAYTEST_BROKEN);
  g_assert_cmpstr (after->message, ==, "never holds");
}

/* Documents by reference */

static PaddockDocument *
load (const char *file, gpointer data, GError **error)
{
  guint *n_loaded = data;

  if (g_str_equal (file, "missing.track.xml")) {
    g_set_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP, "%s is not there", file);
    return NULL;
  }
  ++*n_loaded;
  return paddock_document_new (&paddock_playtest_kind);
}

static void
test_load (void)
{
  g_autoptr (Playtest) playtest = hit_new ();
  g_autoptr (PaddockPlaytestRun) inside = NULL, loaded = NULL, missing = NULL;
  guint n_loaded = 0;

  paddock_text_set (&playtest->track.file, "there.track.xml");
  inside = run (playtest);
  g_assert_cmpstr (inside->message, ==,
                   "\"there.track.xml\" cannot be read here: documents must be embedded");
  for (guint i = 0; i < 3; i++) {
    PaddockSource *cards = paddock_list_append (&playtest->cards, &paddock_source_type);

    if (i > 0)
      paddock_text_set (&cards->file, "there.cards.xml"); /* an empty one is passed over */
  }
  loaded = paddock_playtest_run (playtest, games, load, &n_loaded);
  g_assert_cmpstr (loaded->message, ==, NULL);
  g_assert_cmpuint (n_loaded, ==, 3);
  g_assert_cmpuint (
    paddock_match_get_setup (paddock_journal_get_match (loaded->journal))->cards->len, ==, 2);

  paddock_text_set (&playtest->track.file, "missing.track.xml");
  missing = paddock_playtest_run (playtest, games, load, &n_loaded);
  g_assert_cmpstr (missing->message, ==, "missing.track.xml is not there");
  g_assert_cmpint (missing->verdict, ==, PADDOCK_PLAYTEST_BROKEN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/playtest/passes-when-everything-holds", test_passes);
  g_test_add_func ("/rules/playtest/stops-at-first-difference", test_stops);
  g_test_add_func ("/rules/playtest/refuses-illegal-choice", test_illegal_choice);
  g_test_add_func ("/rules/playtest/other-rules-are-noted", test_version);
  g_test_add_func ("/rules/playtest/says-what-is-wrong-with-a-setup", test_setup);
  g_test_add_func ("/rules/playtest/forces-the-first-die", test_forced_start);
  g_test_add_func ("/rules/playtest/refuses-too-many-faces", test_too_many_faces);
  g_test_add_func ("/rules/playtest/says-what-is-wrong-with-an-event", test_patterns);
  g_test_add_func ("/rules/playtest/loads-documents", test_load);
  g_test_add_func ("/rules/playtest/a-record-plays-the-same", test_records_races);
  g_test_add_func ("/rules/playtest/a-record-of-a-position-plays-the-same", test_records_positions);
  g_test_add_func ("/rules/playtest/a-record-keeps-forced-faces", test_records_forced);
  g_test_add_func ("/rules/playtest/a-record-keeps-forced-shuffles", test_records_shuffles);
  g_test_add_func ("/rules/playtest/tells-all-differences", test_all_differences);
  g_test_add_func ("/rules/playtest/a-record-tells-first-faces-apart", test_records_forced_first);
  g_test_add_func ("/rules/playtest/a-record-keeps-the-setup", test_records_setup);
  g_test_add_func ("/rules/playtest/checks-what-must-always-hold", test_checks_invariants);
  g_test_add_func ("/rules/playtest/a-record-keeps-its-base", test_records_onto_base);
  g_test_add_func ("/rules/playtest/a-record-keeps-the-last-expectations",
                   test_records_last_expectations);

  return g_test_run ();
}

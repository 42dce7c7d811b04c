/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "playtest-run.h"

#include "log.h"
#include "maedn.h"

static const PaddockGame *const games[] = { &maedn_game, NULL };

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
test_records (void)
{
  g_autoptr (Playtest) playtest = hit_new ();
  g_autoptr (PaddockPlaytestRun) result = NULL, again = NULL;
  g_autoptr (PaddockDocument) document = NULL;

  force (playtest, 6);
  choose (playtest, "move:5");
  choose (playtest, "enter");
  result = run (playtest);
  g_assert_cmpstr (result->message, ==, NULL);

  document = paddock_playtest_record (result->journal, NULL);
  again = run (paddock_document_get (document, &paddock_playtest_kind));
  g_assert_cmpstr (again->message, ==, NULL);
  g_assert_cmpuint (paddock_match_hash (paddock_journal_get_match (result->journal)), ==,
                    paddock_match_hash (paddock_journal_get_match (again->journal)));
  g_assert_cmpuint (paddock_journal_get_moment (again->journal), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/playtest/passes-when-everything-holds", test_passes);
  g_test_add_func ("/rules/playtest/stops-at-first-difference", test_stops);
  g_test_add_func ("/rules/playtest/refuses-illegal-choice", test_illegal_choice);
  g_test_add_func ("/rules/playtest/record-runs-again", test_records);

  return g_test_run ();
}

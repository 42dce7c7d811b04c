/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-field.h"
#include "level-drivers.h"

static void
test_names (void)
{
  static const char *const good[] = { "person", "rookie", "racer:brawler", "champion:cautious",
                                      "random" };
  PaddockDriverSpec spec;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++) {
    g_autofree char *text = NULL;

    g_assert_true (paddock_driver_spec_parse (&spec, good[i], NULL));
    text = paddock_driver_spec_format (spec);
    g_assert_cmpstr (text, ==, good[i]);
  }
  g_assert_true (paddock_driver_spec_parse (&spec, "racer:even", NULL));
  g_assert_true (spec.kind == &paddock_racer_driver
                 && spec.temperament == &paddock_temperaments[0]);
}

static void
assert_refused (const char *text, const char *word, const char *known)
{
  g_autoptr (GError) error = NULL;
  PaddockDriverSpec spec;

  g_assert_false (paddock_driver_spec_parse (&spec, text, &error));
  g_assert_error (error, PADDOCK_RULES_ERROR, PADDOCK_RULES_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, word));
  g_assert_nonnull (strstr (error->message, known));
}

static void
test_bad_names (void)
{
  assert_refused ("turtle", "\"turtle\"", "person, rookie, racer, champion, random");
  assert_refused ("", "\"\"", "racer");
  assert_refused (":brawler", "\"\"", "racer");
  assert_refused ("racer:kind", "\"kind\"", "even, cautious, blocker");
  assert_refused ("racer:", "\"\"", "cautious");
  assert_refused ("person:cautious", "\"person\"", "racer");
}

/* Answers what is not in the list. */
static guint
choose_badly (PaddockDriver *self, const PaddockDecision *decision, PaddockMatch *fork)
{
  return 200;
}

static const PaddockDriverKind bad_driver = { .id = "bad", .choose = choose_badly };

static void
test_fallback (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new ("tracks/village-green.track.xml", 2);
  g_autoptr (PaddockMatch) match = paddock_match_new (setup, 0, NULL);
  g_autoptr (PaddockDriver) driver =
    paddock_driver_new (&bad_driver, setup, paddock_match_get_decision (match)->player, 0);

  g_assert_cmpuint (paddock_match_get_decision (match)->n_choices, >, 1);
  g_assert_cmpuint (paddock_driver_choose (driver, match), ==, 0);
}

/* Cars that never steer never finish; the race is given up at a clear point. */
static void
test_patience (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new ("tracks/village-green.track.xml", 2);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  PaddockDriverSpec specs[2] = { { &bad_driver, &paddock_temperaments[0] },
                                 { &bad_driver, &paddock_temperaments[0] } };
  g_autoptr (PaddockCrew) crew = paddock_crew_new (setup, specs, 0);

  g_assert_cmpint (paddock_crew_drive (crew, journal, NULL, NULL), ==, PADDOCK_CREW_ENDLESS);
  g_assert_cmpuint (paddock_journal_get_moment (journal), ==, PADDOCK_CREW_PATIENCE);
}

static gboolean
stop_at_ten (PaddockCrew *crew, const PaddockJournal *journal, gpointer data)
{
  return paddock_journal_get_moment (journal) < 10;
}

static void
test_ends (void)
{
  g_autoptr (PaddockSetup) setup = field_setup_new ("tracks/village-green.track.xml", 2);
  g_autoptr (PaddockJournal) journal = paddock_journal_new (setup, 0);
  PaddockDriverSpec specs[2] = { { &paddock_racer_driver, &paddock_temperaments[0] },
                                 { &paddock_racer_driver, &paddock_temperaments[0] } };
  g_autoptr (PaddockCrew) racers = paddock_crew_new (setup, specs, 0);
  g_autoptr (PaddockCrew) people = NULL;

  g_assert_cmpint (paddock_crew_drive (racers, journal, stop_at_ten, NULL), ==,
                   PADDOCK_CREW_STOPPED);
  g_assert_cmpuint (paddock_journal_get_moment (journal), ==, 10);
  specs[0].kind = specs[1].kind = NULL;
  people = paddock_crew_new (setup, specs, 0);
  g_assert_cmpint (paddock_crew_drive (people, journal, NULL, NULL), ==, PADDOCK_CREW_PERSON);
  g_assert_cmpuint (paddock_journal_get_moment (journal), ==, 10);
  g_assert_cmpint (paddock_crew_drive (racers, journal, NULL, NULL), ==, PADDOCK_CREW_OVER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drivers/crew/reads-what-it-writes", test_names);
  g_test_add_func ("/drivers/crew/lists-what-there-is", test_bad_names);
  g_test_add_func ("/drivers/driver/falls-back-to-the-first-choice", test_fallback);
  g_test_add_func ("/drivers/crew/gives-up-an-endless-race", test_patience);
  g_test_add_func ("/drivers/crew/says-why-it-stopped", test_ends);

  return g_test_run ();
}

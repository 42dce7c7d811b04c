/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Races of Frothy by the clock (FRO-RUL-93) on the screen: the time runs while people race, can be paused, ends the race with
 * the round in which it is up, and is not asked by a replay.  Time passes only when a test says so.
 */

#include "race-fixture.h"

#include "library.h"
#include "race-countdown.h"

#define MINUTES "2"

static gint64 now = G_USEC_PER_SEC;

static gint64
get_now (void)
{
  return now;
}

static void
pass (int seconds)
{
  now += seconds * G_USEC_PER_SEC;
}

static void
set_option (PaddockPlaytest *record, const char *name, const char *value)
{
  PaddockSetting *setting = paddock_list_append (&record->options, &paddock_setting_type);

  paddock_text_set (&setting->name, name);
  paddock_text_set (&setting->value, value);
}

static PaddockDocument *
create_plan (const char *driver)
{
  g_autoptr (PaddockDocument) track = paddock_library_load ("tracks/windmill-oval.track.xml", NULL);
  g_autoptr (PaddockDocument) plan = paddock_plan_new (track, paddock_games, NULL, 1, NULL);
  PaddockPlaytest *record = paddock_document_dup_record (plan);

  set_option (record, "race", "furthest");
  set_option (record, "minutes", MINUTES);
  paddock_plan_set_n_seats (record, 2);
  for (guint i = 0; i < 2; i++)
    paddock_text_set (&((PaddockPlaytestSeat *) paddock_list_edit (&record->seats, i))->driver,
                      driver);
  return paddock_document_new_take (&paddock_playtest_kind, record);
}

typedef struct {
  PaddockWindow *window;
  PaddockRace *race;
} Timed;

static Timed
present_timed (PaddockDocument *document)
{
  Timed self = { present_window (), NULL };
  double left;

  paddock_window_open_untitled (self.window, document);
  wait_until (paddock_window_get_page (self.window) && get_view (self.window));
  self.race = paddock_window_get_race (self.window);
  g_assert_null (paddock_race_get_error (self.race));
  left = ceil (paddock_race_get_time_left (self.race)); /* it has run by the real clock until now */
  paddock_race_set_now (self.race, get_now);
  paddock_race_set_time_left (self.race, left);
  paddock_race_set_speed (self.race, 0);
  return self;
}

static Timed
present_people (void)
{
  g_autoptr (PaddockDocument) plan = create_plan (PADDOCK_PERSON);

  return present_timed (plan);
}

static int
get_left (Timed *self)
{
  return (int) paddock_race_get_time_left (self->race);
}

static gboolean
is_over (Timed *self)
{
  return !paddock_race_peek_decision (self->race);
}

static int
get_round (Timed *self)
{
  g_autofree char *round =
    paddock_match_dup_fact (paddock_race_get_match (self->race), NULL, "round", NULL);

  return (int) g_ascii_strtoll (round, NULL, 10);
}

/* The clock answers by itself, soon. */
static void
decide (Timed *self)
{
  paddock_race_choose (self->race, 0);
  wait_until (!paddock_race_asks_clock (self->race));
}

/* To the first decision of the next round, or to the end. */
static void
play_round (Timed *self)
{
  int round = get_round (self);

  while (!is_over (self) && get_round (self) == round)
    decide (self);
}

/* What the clock said, in the order of the record: "left up". */
static char *
dup_answers (Timed *self)
{
  g_autofree char *text = write_document (self->window);
  g_auto (GStrv) parts = g_strsplit (text, "<choose key=\"time:", -1);
  GString *answers = g_string_new (NULL);

  for (guint i = 1; parts[i]; i++)
    g_string_append_printf (answers, "%s%.*s", i > 1 ? " " : "", (int) strcspn (parts[i], "\""),
                            parts[i]);
  return g_string_free (answers, FALSE);
}

static void
assert_answers (Timed *self, const char *expected)
{
  g_autofree char *answers = dup_answers (self);

  g_assert_cmpstr (answers, ==, expected);
}

static const char *
get_shown (Timed *self)
{
  GtkLabel *label =
    GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (get_view (self->window)->timeline),
                                              PADDOCK_TYPE_RACE_TIMELINE, "countdown"));

  return gtk_widget_get_visible (GTK_WIDGET (label)) ? gtk_label_get_label (label) : "";
}

/* --- It runs, and stands still --- */

static void
test_it_runs_while_people_race (void)
{
  Timed self = present_people ();

  g_assert_true (paddock_race_has_countdown (self.race));
  g_assert_cmpint (get_left (&self), ==, 120);
  wait_until (g_str_equal (get_shown (&self), "2:00"));
  pass (10);
  g_assert_cmpint (get_left (&self), ==, 110);
  wait_until (g_str_equal (get_shown (&self), "1:50"));
  decide (&self); /* a decision does not change it */
  g_assert_cmpint (get_left (&self), ==, 110);
  pass (200);
  g_assert_cmpint (get_left (&self), ==, 0);
  wait_until (g_str_equal (get_shown (&self), "0:00"));
  drop_window (self.window);
}

static void
test_it_can_be_paused (void)
{
  Timed self = present_people ();

  pass (10);
  activate (self.window, "race.play");
  g_assert_false (paddock_race_is_playing (self.race));
  pass (60);
  g_assert_cmpint (get_left (&self), ==, 110);
  activate (self.window, "race.play");
  g_assert_true (paddock_race_is_playing (self.race));
  g_assert_cmpint (get_left (&self), ==, 110);
  pass (10);
  g_assert_cmpint (get_left (&self), ==, 100);
  drop_window (self.window);
}

/* Until somebody decides something there. */
static void
test_it_stands_still_in_the_past (void)
{
  Timed self = present_people ();

  decide (&self);
  paddock_race_travel (self.race, 0);
  pass (60);
  g_assert_cmpint (get_left (&self), ==, 120);
  decide (&self);
  pass (10);
  g_assert_cmpint (get_left (&self), ==, 110);
  drop_window (self.window);
}

/* Whoever looks at the moment at which the clock was asked stays there. */
static void
test_the_past_is_not_answered (void)
{
  Timed self = present_people ();
  guint moment = 0;

  play_round (&self);
  do
    paddock_race_travel (self.race, ++moment);
  while (!paddock_match_asks_clock (paddock_race_get_match (self.race)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (paddock_session_get_moment (self.race->session), ==, moment);
  assert_answers (&self, "left");
  drop_window (self.window);
}

/* Among computers the race counts a minute a round, however long they think. */
static void
test_computers_need_none (void)
{
  g_autoptr (PaddockDocument) plan = create_plan ("rookie");
  Timed self = present_timed (plan);

  activate (self.window, "race.play");
  pass (1000);
  g_assert_cmpint (get_left (&self), ==, 120);
  wait_until (is_over (&self));
  assert_answers (&self, "left up");
  drop_window (self.window);
}

/* --- It ends the race --- */

static void
race_to_the_end (Timed *self)
{
  pass (119);
  play_round (self);
  g_assert_false (is_over (self));
  assert_answers (self, "left");
  decide (self);
  pass (2);
  g_assert_cmpint (get_left (self), ==, 0);
  decide (self); /* the round goes on */
  g_assert_false (is_over (self));
}

/* Not when the time is up, but with the round in which it is. */
static void
test_the_round_is_the_last (void)
{
  Timed self = present_people ();
  int round;

  race_to_the_end (&self);
  round = get_round (&self);
  play_round (&self);
  g_assert_true (is_over (&self));
  g_assert_cmpint (get_round (&self), ==, round);
  assert_answers (&self, "left up");
  drop_window (self.window);
}

static void
test_a_pause_keeps_it_going (void)
{
  Timed self = present_people ();

  race_to_the_end (&self);
  paddock_race_set_time_left (self.race, 1);
  activate (self.window, "race.play");
  pass (1000);
  play_round (&self);
  g_assert_false (is_over (&self));
  assert_answers (&self, "left left");
  drop_window (self.window);
}

/* --- It is kept --- */

/* A replay ends at the same moment, whatever its clock says, and changes nothing. */
static void
test_a_replay_keeps_the_moment (void)
{
  Timed self = present_people (), replay;
  guint n_moments;

  race_to_the_end (&self);
  play_round (&self);
  n_moments = paddock_session_get_n_moments (self.race->session);
  paddock_document_page_flush (paddock_window_get_page (self.window), TRUE);
  replay =
    present_timed (paddock_document_file_get_document (paddock_window_get_file (self.window)));
  paddock_race_travel (replay.race, 0);
  paddock_race_set_time_left (replay.race, 1000);
  paddock_race_play (replay.race);
  wait_until (is_over (&replay));
  g_assert_cmpuint (paddock_session_get_moment (replay.race->session), ==, n_moments);
  g_assert_cmpuint (paddock_session_get_n_moments (replay.race->session), ==, n_moments);
  assert_answers (&replay, "left up");
  drop_window (replay.window);
  drop_window (self.window);
}

/* Whoever takes it up again has the time that was left when the clock was last looked at. */
static void
test_the_time_is_kept (void)
{
  Timed self = present_people (), again;

  pass (30);
  play_round (&self);
  pass (5);
  paddock_document_page_flush (paddock_window_get_page (self.window), TRUE);
  again =
    present_timed (paddock_document_file_get_document (paddock_window_get_file (self.window)));
  g_assert_cmpint (get_left (&again), ==, 90);
  drop_window (again.window);
  drop_window (self.window);
}

int
main (int argc, char **argv)
{
  init_application (&argc, &argv);

#define ADD(path_, test_) g_test_add_func ("/app/race-countdown/" path_, test_)
  ADD ("it-runs-while-people-race", test_it_runs_while_people_race);
  ADD ("it-can-be-paused", test_it_can_be_paused);
  ADD ("it-stands-still-in-the-past", test_it_stands_still_in_the_past);
  ADD ("the-past-is-not-answered", test_the_past_is_not_answered);
  ADD ("computers-need-none", test_computers_need_none);
  ADD ("the-round-is-the-last", test_the_round_is_the_last);
  ADD ("a-pause-keeps-it-going", test_a_pause_keeps_it_going);
  ADD ("a-replay-keeps-the-moment", test_a_replay_keeps_the_moment);
  ADD ("the-time-is-kept", test_the_time_is_kept);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a seat's view contains does not change with what is hidden from it: states that differ in hidden things alone
 * look the same in every way, and go on looking the same until something is revealed.
 */

#include <string.h>

#include "bookmarks.h"
#include "highcard.h"
#include "log.h"
#include "odds.h"
#include "play-field.h"
#include "position.h"
#include "rounds.h"

/* --- Everything that a seat sees --- */

static void
add_decision (const PaddockMatch *match, guint seat, GString *view)
{
  const PaddockDecision *decision = paddock_match_get_decision (match);

  if (!decision)
    return;

  g_string_append_printf (view, "asked %u %u\n", decision->player, decision->kind);
  for (guint i = 0; paddock_decision_is_visible (decision, seat) && i < decision->n_choices; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);
    g_autofree char *label = paddock_match_dup_label (match, i);

    g_string_append_printf (view, "  %s %s\n", key, label);
  }
}

static void
add_pieces (const PaddockMatch *match, guint seat, GString *view)
{
  PaddockPiece pieces[PADDOCK_MAX_PIECES];
  guint n = paddock_match_show_pieces (match, seat, pieces);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (view, "piece %u %u %u %d %d,%d %s %s\n", pieces[i].id, pieces[i].kind,
                            pieces[i].seat, pieces[i].heading, pieces[i].places[0].a,
                            pieces[i].places[0].b, pieces[i].type ? pieces[i].type : "?",
                            pieces[i].label ? pieces[i].label : "?");
}

static void
add_dashboard (const PaddockMatch *match, guint of, guint seat, GString *view)
{
  PaddockDashboard dashboard;

  paddock_match_show_dashboard (match, of, seat, &dashboard);
  for (guint i = 0; i < dashboard.n_gauges; i++) {
    const PaddockGauge *gauge = &dashboard.gauges[i];

    g_string_append_printf (view, "gauge %u %s:", of, gauge->label);
    for (guint k = 0; k < gauge->n_parts; k++) {
      const PaddockPart *part = paddock_dashboard_get_part (&dashboard, gauge, k);

      g_string_append_printf (view, " %d/%x/%s/%s", part->value, part->marks,
                              part->label ? part->label : "", part->extra ? part->extra : "");
    }
    g_string_append_c (view, '\n');
  }
}

static void
add_preview (const PaddockMatch *match, guint choice, GString *view)
{
  g_auto (PaddockEvents) events;

  paddock_events_init (&events, 0);
  paddock_match_preview (match, choice, &events);
  for (const PaddockEvent *event = events.items; event < events.next; event++)
    g_string_append_printf (view, "  certainly %u %u %u %d %d,%d %d,%d\n", event->type,
                            event->actor, event->subject, event->amount, event->from.a,
                            event->from.b, event->to.a, event->to.b);
}

static void
add_odds (const PaddockMatch *match, guint choice, GString *view)
{
  g_autoptr (PaddockOdds) odds = paddock_odds_new (match, choice, PADDOCK_ODDS_BUDGET);

  g_string_append_printf (view, "  odds %d %d %d\n", odds->is_certain, odds->is_exact,
                          odds->is_too_many);
  for (guint i = 0; i < odds->rows->len; i++) {
    const PaddockOddsRow *row = odds->rows->pdata[i];

    g_string_append_printf (view, "  %s %" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT "\n", row->text,
                            row->least.n, row->most.n);
  }
  for (guint i = 0; i < odds->places->len; i++) {
    const PaddockOddsPlace *place = &g_array_index (odds->places, PaddockOddsPlace, i);

    g_string_append_printf (view, "  %d,%d %" G_GUINT64_FORMAT "\n", place->place.a, place->place.b,
                            place->odds.n);
  }
}

static void
add_refused (const PaddockMatch *match, GString *view)
{
  PaddockRefused refused[PADDOCK_MAX_REFUSED];
  guint n = paddock_match_find_refused (match, refused);

  for (guint i = 0; i < n; i++) {
    g_autofree char *key = paddock_match_dup_refused_key (match, &refused[i]);

    g_string_append_printf (view, "refused %s %s\n", key, refused[i].reason);
  }
}

static void
add_bookmarks (const PaddockSight *sight, GString *view)
{
  g_autoptr (GPtrArray) found = paddock_bookmarks_find (sight, 0);

  for (guint i = 0; i < found->len; i++) {
    const PaddockBookmark *bookmark = found->pdata[i];

    g_string_append_printf (view, "bookmark %u %s\n", bookmark->moment, bookmark->text);
  }
}

/* How many choices are looked at: all of one's own, and a few of somebody else, who may be asked openly and know more. */
static guint
count_explained (const PaddockDecision *decision, guint seat)
{
  if (!decision || !paddock_decision_is_visible (decision, seat))
    return 0;

  return decision->player == seat ? decision->n_choices : MIN (decision->n_choices, 2);
}

static char *
dup_view (const PaddockJournal *journal, guint seat)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, seat);
  const PaddockMatch *match = paddock_sight_get_match (sight);
  const PaddockDecision *decision = paddock_match_get_decision (match);
  GString *view = g_string_new (NULL);

  add_decision (match, seat, view);
  add_pieces (match, seat, view);
  for (guint of = 0; of < paddock_match_get_setup (match)->n_seats; of++)
    add_dashboard (match, of, seat, view);
  add_dashboard (match, PADDOCK_NOBODY, seat, view);
  for (guint i = 0; i < count_explained (decision, seat); i++) {
    add_preview (match, i, view);
    add_odds (match, i, view);
  }
  if (count_explained (decision, seat) > 0)
    add_refused (match, view);
  paddock_log_write (sight, PADDOCK_LOG_CLAUSES | PADDOCK_LOG_KEYS, view);
  add_bookmarks (sight, view);

  return g_string_free (view, FALSE);
}

/* --- The same to a seat, and otherwise different --- */

/* What SEAT cannot know is dealt anew; the dice to come are other ones too, or the same. */
static PaddockMatch *
hide_otherwise (const PaddockMatch *match, guint seat, guint64 salt, gboolean same_dice)
{
  PaddockMatch *other = paddock_match_copy (match);
  PaddockState *state;

  paddock_match_fork (other, match, seat, salt);
  state = paddock_match_edit_table (other)->state;
  if (same_dice)
    state->chance = paddock_match_get_state (match)->chance;
  return other;
}

/* What has come to light in the last moment: dice, drawn and turned-up cards that SEAT may see. */
static char *
dup_revealed (const PaddockJournal *journal, guint seat)
{
  GString *text = g_string_new (NULL);
  guint n;
  const PaddockEvent *events =
    paddock_journal_get_events (journal, (int) paddock_journal_get_moment (journal) - 1, &n);

  for (guint i = 0; i < n; i++)
    if (paddock_event_type_get_info (events[i].type)->is_chance
        && paddock_event_is_visible (&events[i], seat))
      g_string_append_printf (text, "%u %u %u %d\n", events[i].type, events[i].actor,
                              events[i].subject, events[i].amount);
  return g_string_free (text, FALSE);
}

static gboolean
reveals_the_same (const PaddockJournal *a, const PaddockJournal *b, guint seat)
{
  g_autofree char *revealed = dup_revealed (a, seat), *other = dup_revealed (b, seat);

  return g_str_equal (revealed, other);
}

static gboolean
looks_the_same (const PaddockJournal *a, const PaddockJournal *b, guint seat)
{
  g_autofree char *dump = paddock_match_dump (paddock_journal_get_match (a), seat);
  g_autofree char *other = paddock_match_dump (paddock_journal_get_match (b), seat);

  return g_str_equal (dump, other);
}

static void
assert_same_view (const PaddockJournal *a, const PaddockJournal *b, guint seat)
{
  g_autofree char *view = dup_view (a, seat), *other = dup_view (b, seat);

  g_assert_cmpstr (view, ==, other);
}

static gboolean
differs_in_secret (const PaddockMatch *a, const PaddockMatch *b)
{
  return paddock_match_hash (a) != paddock_match_hash (b);
}

/* Nobody but the one who chooses knows of how many cards a secret is. */
static void
assert_secrets_are_one (const PaddockJournal *journal, guint seat)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, seat);
  guint n = 0, n_before = 0;

  for (guint i = 1; i < paddock_sight_get_n_moments (sight); i++) {
    const PaddockEvent *before = paddock_sight_get_events (sight, (int) i - 1, &n_before);
    const PaddockEvent *chosen = paddock_sight_get_events (sight, (int) i, &n);

    g_assert_false (n_before == 1 && before->actor == chosen->actor
                    && !paddock_event_is_visible (before, seat)
                    && !paddock_event_is_visible (chosen, seat));
  }
}

/* Moments that others count as one with that before, and still find their way through. */
static guint
count_in_secret (const PaddockJournal *journal, guint seat)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, seat);
  guint n_real = paddock_journal_get_n_moments (journal), n = 0;

  for (guint i = 0; i <= n_real; i++) {
    guint seen = paddock_sight_count (sight, i);

    g_assert_cmpuint (paddock_sight_find (sight, seen), >=, i);
    g_assert_cmpuint (seen + n, ==, i); /* each before it counts, or is one with another */
    n += i > 0 && i < n_real && !paddock_sight_is_seen (sight, i);
  }
  g_assert_cmpuint (paddock_sight_get_n_moments (sight) + n, ==, n_real);
  return n;
}

#define N_STEPS 4 /* none of those who cannot know what is chosen */

/* Returns whether there was something hidden to compare. */
static gboolean
compare (const PaddockMatch *match, guint seat, guint64 salt)
{
  g_autoptr (PaddockMatch) rolled = hide_otherwise (match, seat, salt, FALSE);
  g_autoptr (PaddockMatch) dealt = hide_otherwise (match, seat, salt, TRUE);
  g_autoptr (PaddockJournal) real = paddock_journal_new_from (match, 1);
  g_autoptr (PaddockJournal) other_dice = paddock_journal_new_from (rolled, 1);
  g_autoptr (PaddockJournal) other = paddock_journal_new_from (dealt, 1);

  g_assert_true (looks_the_same (real, other_dice, seat));
  assert_same_view (real, other_dice, seat);
  for (guint i = 0;
       i < (seat == PADDOCK_ONLOOKER ? 0 : N_STEPS) && looks_the_same (real, other, seat); i++) {
    assert_same_view (real, other, seat);
    if (!paddock_match_get_decision (paddock_journal_get_match (real)))
      break;
    paddock_journal_choose (real, 0);
    paddock_journal_choose (other, 0);
    if (!reveals_the_same (real, other, seat))
      break;
  }

  return differs_in_secret (match, dealt);
}

/* --- What is written down --- */

/* A choice for each that the seat can count, with "?" for those it may not know, and no hash of what it may not see. */
static void
assert_written_for (PaddockSession *session, guint seat)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (paddock_session_get_journal (session), seat);
  g_autoptr (PaddockDocument) seen = paddock_session_dup_seen (session, seat);
  const PaddockPlaytest *record = seen->record;
  guint n = 0, fork, n_moments;

  for (guint i = 0; i < paddock_list_len (record->script); i++) {
    const PaddockStep *step = PADDOCK_LIST_AT (record->script, PaddockStep, i);

    g_assert_cmpint (step->kind, ==, PADDOCK_STEP_CHOOSE);
    g_assert_true (g_str_equal (paddock_text_get (step->key), "?")
                   == (paddock_sight_get_choice (sight, n) < 0));
    n++;
  }
  g_assert_cmpuint (n, ==, paddock_sight_get_n_moments (sight));
  paddock_session_count_line (session, 0, seat, &fork, &n_moments);
  g_assert_cmpuint (n_moments, ==, n);
}

/* Everybody reads the document as it is. */
static void
assert_written_whole (const PaddockSession *session)
{
  g_autoptr (PaddockDocument) seen = paddock_session_dup_seen (session, PADDOCK_EVERYBODY);
  g_autoptr (PaddockDocument) whole = paddock_session_dup_document (session);

  g_assert_true (paddock_document_equal (seen, whole));
}

static const char *
find_given (const PaddockDocument *document, const char *name)
{
  const PaddockPlaytest *record = document->record;

  for (guint i = 0; i < paddock_list_len (record->position); i++) {
    const PaddockPlaytestFact *fact = PADDOCK_LIST_AT (record->position, PaddockPlaytestFact, i);

    if (g_str_equal (paddock_text_get (fact->name), name))
      return paddock_text_get (fact->is);
  }

  g_assert_not_reached ();
}

static void
test_positions_are_written_without_secrets (void)
{
  g_autoptr (PaddockSession) race =
    play_session_new ("tracks/harbour-loop.track.xml", "person person", 3);
  g_autoptr (PaddockPosition) position = paddock_position_new (race, PADDOCK_EVERYBODY);
  g_autoptr (PaddockDocument) document = paddock_position_dup_document (position, NULL);
  g_autoptr (PaddockSession) session = play_session_open (document);
  g_autoptr (PaddockDocument) seen = paddock_session_dup_seen (session, 0);

  g_assert_cmpstr (find_given (document, "stack"), !=, "?");
  g_assert_cmpstr (find_given (seen, "stack"), ==, "?");
  g_assert_cmpstr (find_given (seen, "gear"), ==, find_given (document, "gear"));
}

/* --- Games --- */

typedef struct {
  const char *name, *track;
  guint n_hidden; /* so many times at least there must be something to compare */
  gboolean has_secret_choices;
  const char *option, *value;
} Race;

static const Race races[] = {
  { "frothy/windmill-oval", "tracks/windmill-oval.track.xml", 20, TRUE, "speed-check-order",
    "secret" },
  { "joyride/regatta", "tracks/regatta.track.xml", 50 },
  { "joyride/harbour-loop", "tracks/harbour-loop.track.xml", 50 },
  { "joyride/stunt-day", "tracks/stunt-day.track.xml", 50 },
  { "rivet/chapel-road", "tracks/chapel-road.track.xml", 200, TRUE },
};

static PaddockSession *
begin_race (const Race *race, int seed)
{
  g_autoptr (PaddockDocument) plan =
    play_plan_new (race->track, "rookie racer racer:brawler", seed);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  g_autoptr (PaddockDocument) changed = NULL;

  if (race->option) {
    PaddockSetting *setting = paddock_list_append (&record->options, &paddock_setting_type);

    paddock_text_set (&setting->name, race->option);
    paddock_text_set (&setting->value, race->value);
  }
  changed = paddock_document_new_take (plan->kind, record);
  return play_session_open (changed);
}

static void
test_race (gconstpointer data)
{
  const Race *race = data;
  static const guint seats[] = { 0, 1, 2, PADDOCK_ONLOOKER };
  guint n_hidden = 0, n_in_secret = 0;

  for (int seed = 1; seed <= 2; seed++) {
    g_autoptr (PaddockSession) session = begin_race (race, seed);

    for (guint i = 0; i < 200 && paddock_session_drive (session); i++)
      for (guint j = 0; i % count_stride (3) == 0 && j < G_N_ELEMENTS (seats); j++)
        n_hidden += compare (paddock_session_get_match (session), seats[j], i + 1);
    for (guint j = 0; j < G_N_ELEMENTS (seats); j++) {
      assert_secrets_are_one (paddock_session_get_journal (session), seats[j]);
      assert_written_for (session, seats[j]);
      n_in_secret += count_in_secret (paddock_session_get_journal (session), seats[j]);
    }
    assert_written_whole (session);
  }
  g_test_message ("something was hidden %u times", n_hidden);
  g_assert_cmpuint (n_hidden, >=, count_rounds (race->n_hidden));
  g_assert_true ((n_in_secret > 0) == race->has_secret_choices);
}

static void
test_highcard (void)
{
  static const char *const ids[] = { "red", "blue", "green" };
  g_autoptr (PaddockSetup) setup = paddock_setup_new (&highcard_game, 3);
  g_autoptr (PaddockMatch) match = NULL;
  guint n_hidden = 0;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    paddock_setup_add_seat (setup, ids[i], NULL, NULL, NULL);
  g_assert_true (paddock_setup_seal (setup, NULL));
  match = paddock_match_new (setup, 1, NULL);
  for (guint i = 0; paddock_match_get_decision (match); i++) {
    for (guint seat = 0; seat < G_N_ELEMENTS (ids); seat++)
      n_hidden += compare (match, seat, i + 1);
    paddock_match_choose (match, i % paddock_match_get_decision (match)->n_choices, NULL);
  }
  g_assert_cmpuint (n_hidden, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/secrecy/highcard", test_highcard);
  g_test_add_func ("/play/secrecy/positions-are-written-without-secrets",
                   test_positions_are_written_without_secrets);
  for (guint i = 0; i < G_N_ELEMENTS (races); i++) {
    g_autofree char *path = g_strdup_printf ("/play/secrecy/%s", races[i].name);

    g_test_add_data_func (path, &races[i], test_race);
  }

  return g_test_run ();
}

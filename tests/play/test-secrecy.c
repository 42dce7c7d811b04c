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
add_bookmarks (const PaddockJournal *journal, guint seat, GString *view)
{
  g_autoptr (GPtrArray) found = paddock_bookmarks_find (journal, 0, seat);

  for (guint i = 0; i < found->len; i++) {
    const PaddockBookmark *bookmark = found->pdata[i];

    g_string_append_printf (view, "bookmark %u %s\n", bookmark->moment, bookmark->text);
  }
}

static char *
dup_view (const PaddockJournal *journal, guint seat)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  const PaddockDecision *decision = paddock_match_get_decision (match);
  GString *view = g_string_new (NULL);

  add_decision (match, seat, view);
  add_pieces (match, seat, view);
  for (guint of = 0; of < paddock_match_get_setup (match)->n_seats; of++)
    add_dashboard (match, of, seat, view);
  add_dashboard (match, PADDOCK_NOBODY, seat, view);
  for (guint i = 0; decision && decision->player == seat && i < decision->n_choices; i++) {
    add_preview (match, i, view);
    add_odds (match, i, view);
  }
  if (decision && decision->player == seat)
    add_refused (match, view);
  paddock_log_write (journal, PADDOCK_LOG_CLAUSES | PADDOCK_LOG_KEYS, seat, view);
  add_bookmarks (journal, seat, view);

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

#define N_STEPS 4

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
  for (guint i = 0; i < N_STEPS && looks_the_same (real, other, seat); i++) {
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

/* --- Games --- */

typedef struct {
  const char *name, *track;
  guint n_hidden; /* so many times at least there must be something to compare */
  const char *option, *value;
} Race;

static const Race races[] = {
  { "frothy/windmill-oval", "tracks/windmill-oval.track.xml", 20, "speed-check-order", "secret" },
  { "joyride/regatta", "tracks/regatta.track.xml", 50 },
  { "joyride/harbour-loop", "tracks/harbour-loop.track.xml", 50 },
  { "joyride/stunt-day", "tracks/stunt-day.track.xml", 50 },
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
  guint n_hidden = 0;

  for (int seed = 1; seed <= 2; seed++) {
    g_autoptr (PaddockSession) session = begin_race (race, seed);

    for (guint i = 0; i < 200 && paddock_session_drive (session); i++)
      for (guint seat = 0; i % 3 == 0 && seat < 3; seat++)
        n_hidden += compare (paddock_session_get_match (session), seat, i + 1);
  }
  g_test_message ("something was hidden %u times", n_hidden);
  g_assert_cmpuint (n_hidden, >=, race->n_hidden);
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
  for (guint i = 0; i < G_N_ELEMENTS (races); i++) {
    g_autofree char *path = g_strdup_printf ("/play/secrecy/%s", races[i].name);

    g_test_add_data_func (path, &races[i], test_race);
  }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playtests: what cannot be run, and what would make a poor race, whatever the game.
 */

#include "check-tables.h"
#include "playtest-run.h"
#include "race-data.h"
#include "words.h"

static void
check_seats (gconstpointer record, PaddockReport *report)
{
  const PaddockPlaytest *playtest = record;

  if (paddock_list_len (playtest->seats) == 0)
    paddock_report (report, N_ ("Nobody takes part in the race."));
}

static const char *
name_of (const PaddockPlaytest *playtest, guint seat)
{
  return paddock_text_get (PADDOCK_LIST_AT (playtest->seats, PaddockPlaytestSeat, seat)->name);
}

/* What the log says of one of them could be said of the other. */
static void
check_names (gconstpointer record, PaddockReport *report)
{
  const PaddockPlaytest *playtest = record;

  for (guint i = 0; i < paddock_list_len (playtest->seats); i++)
    for (guint j = i + 1; j < paddock_list_len (playtest->seats); j++)
      if (*name_of (playtest, i) && g_str_equal (name_of (playtest, i), name_of (playtest, j)))
        paddock_report_words (report, N_ ("Seats {2} and {3} are both called {1}."), "%s\t%u\t%u",
                              name_of (playtest, i), i + 1, j + 1);
}

static const PaddockPlayers *
get_players (const PaddockPlaytest *playtest)
{
  const PaddockDocument *track = playtest->track.document;
  const PaddockField *field =
    track ? paddock_record_type_find (track->kind->type, "players") : NULL;

  return field && field->type == &paddock_players_type
           ? &PADDOCK_FIELD_VALUE (track->record, field, PaddockPlayers)
           : NULL;
}

static void
check_number (gconstpointer record, PaddockReport *report)
{
  const PaddockPlaytest *playtest = record;
  const PaddockPlayers *players = get_players (playtest);
  guint n = paddock_list_len (playtest->seats);
  const int suits[] = { [2] = players ? players->two : 0,
                        players ? players->three : 0,
                        players ? players->four : 0,
                        players ? players->five : 0,
                        players ? players->six : 0 };

  if (n < G_N_ELEMENTS (suits) && suits[n] == PADDOCK_SUITS_NOT)
    paddock_report_words (report, N_ ("The track is rated unsuitable for {1} players."), "%u", n);
}

/* Documents that are kept elsewhere and were not read make no race. */
static gboolean
is_missing (const PaddockSource *source)
{
  return !source->document && *paddock_text_get (source->file);
}

/* A race that is only thought of has no track yet, and nothing has happened in it. */
static gboolean
is_begun (const PaddockPlaytest *playtest)
{
  return playtest->track.document || paddock_list_len (playtest->script) > 0;
}

static gboolean
is_complete (const PaddockPlaytest *playtest)
{
  gboolean is_missed = is_missing (&playtest->track);

  for (guint i = 0; i < paddock_list_len (playtest->cards); i++)
    is_missed |= is_missing (PADDOCK_LIST_AT (playtest->cards, PaddockSource, i));
  for (guint i = 0; i < paddock_list_len (playtest->seats); i++)
    is_missed |= is_missing (&PADDOCK_LIST_AT (playtest->seats, PaddockPlaytestSeat, i)->vehicle);

  return !is_missed;
}

static void
report_broken (PaddockReport *report, const PaddockPlaytestRun *run)
{
  if (run->file_line > 0)
    paddock_report_words (report, N_ ("The race cannot be replayed: line {1}: {2}."), "%d\t%s",
                          run->file_line, run->message);
  else if (run->step > 0)
    paddock_report_words (report, N_ ("The race cannot be replayed: step {1}: {2}."), "%u\t%s",
                          run->step, run->message);
  else
    paddock_report_words (report, N_ ("The race cannot be replayed: {1}."), "%s", run->message);
}

/* What makes no sense in any of its lines; a race that goes differently is for those who test. */
static void
check_replay (gconstpointer record, PaddockReport *report)
{
  const PaddockPlaytest *playtest = record;

  if (!is_begun (playtest) || !is_complete (playtest) || paddock_list_len (playtest->seats) == 0)
    return;

  for (guint i = 0; i <= paddock_list_len (playtest->lines); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (PaddockDocument) line = paddock_playtest_dup_line (playtest, i, &error);
    g_autoptr (PaddockPlaytestRun) run =
      line ? paddock_playtest_run (line->record, paddock_games, NULL, NULL) : NULL;

    if (!run)
      paddock_report_words (report, N_ ("The race cannot be replayed: {1}."), "%s", error->message);
    else if (run->verdict == PADDOCK_PLAYTEST_BROKEN)
      report_broken (report, run);
  }
}

static const PaddockCheck rows[] = {
  {
    .id = "PAD-PLY-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_playtest_kind,
    .run = check_seats,
    .label = N_ ("Players"),
    .why = N_ ("A race needs players."),
  },
  {
    .id = "PAD-PLY-02",
    .severity = PADDOCK_SEVERITY_WARNING,
    .kind = &paddock_playtest_kind,
    .run = check_names,
    .label = N_ ("Names"),
    .why = N_ ("With equal names, nobody can tell from the log who did what."),
  },
  {
    .id = "PAD-PLY-03",
    .severity = PADDOCK_SEVERITY_HINT,
    .kind = &paddock_playtest_kind,
    .run = check_number,
    .label = N_ ("Number of players"),
    .why = N_ ("The designer says how many players the track is for."),
  },
  {
    .id = "PAD-PLY-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_playtest_kind,
    .run = check_replay,
    .label = N_ ("Replay"),
    .why = N_ ("A playtest that does not fit its game tests nothing."),
  },
};

const PaddockCheckTable paddock_playtest_checks = PADDOCK_CHECK_TABLE (rows);

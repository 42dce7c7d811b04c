/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli race: computer drivers race on a track.
 */

#include "subcommand.h"

#include <string.h>
#include <glib/gi18n.h>

#include "console.h"
#include "crew.h"
#include "files.h"
#include "log.h"
#include "playtest-run.h"
#include "race-data.h"
#include "race-plan.h"
#include "race-report.h"
#include "seats.h"
#include "shelf.h"

typedef struct {
  const char *seats, *vehicles, *cards, *preset, *options, *save;
  gboolean log, clauses, explain;
  int seed, race, laps, format;
} Options;

#define AS_DRAWN 0

static const PaddockSwitch switches[] = {
  { 'd', "seats", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, seats), "DRIVERS",
    .help =
      N_ ("A driver for each seat, separated by commas: \"racer:brawler,rookie\"; by default as "
          "many racers as suit the track") },
  { 0, "seed", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, seed), "NUMBER", .max = G_MAXINT,
    .initial = 1, .help = N_ ("Use this dice seed") },
  { 0, "race", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, race), "NUMBER", .max = G_MAXINT,
    .help = N_ ("Run this race of the seed") },
  { 0, "laps", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, laps), "NUMBER", .min = AS_DRAWN,
    .max = 99, .initial = AS_DRAWN, .help = N_ ("Drive this many laps instead of the track's") },
  { 0, "preset", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, preset), "NAME",
    .help = N_ ("Play by this set of rules options") },
  { 'o', "options", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, options), "SETTINGS",
    .help = N_ ("Set individual rules: \"damage=off,items=off\"") },
  { 0, "vehicles", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, vehicles), "FILES",
    .help =
      N_ ("Vehicles, one per seat, separated by commas; by default ones that suit the track") },
  { 0, "cards", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, cards), "FILES",
    .help = N_ ("Card sets that the track or the vehicles use, separated by commas") },
  { 'l', "log", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, log),
    .help = N_ ("Print every decision and its results") },
  { 'c', "clauses", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, clauses),
    .help = N_ ("Print the log with the clause that caused each event") },
  { 'e', "explain", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, explain),
    .help = N_ ("Print the log with each driver's rating of its choices, in turns") },
  { 's', "save", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, save), "FILE",
    .help = N_ ("Save the race as a playtest, which \"paddock-cli playtest\" verifies") },
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT",
    paddock_report_format_names, .help = N_ ("Report format") },
};

/* --- Setup --- */

static PaddockDocument *
load_track (const Options *options, const char *file, GError **error)
{
  g_autoptr (PaddockDocument) track = paddock_files_load (file, error);
  const PaddockField *laps = track ? paddock_record_type_find (track->kind->type, "laps") : NULL;
  gpointer record;

  if (!track || !laps || options->laps == AS_DRAWN)
    return g_steal_pointer (&track);

  record = paddock_document_dup_record (track);
  G_STRUCT_MEMBER (int, record, laps->offset) = options->laps;
  return paddock_document_new_take (track->kind, record);
}

/* The documents of a list of files; an empty list for NULL. */
static GPtrArray *
load_list (const char *files, GError **error)
{
  g_autoptr (GPtrArray) documents =
    g_ptr_array_new_with_free_func ((GDestroyNotify) paddock_document_unref);
  g_auto (GStrv) names = g_strsplit (files ? files : "", ",", -1);

  for (guint i = 0; names[i]; i++) {
    PaddockDocument *document = paddock_files_load (names[i], error);

    if (!document)
      return NULL;
    g_ptr_array_add (documents, document);
  }

  return g_steal_pointer (&documents);
}

static gboolean
add_standard_cards (PaddockSetup *setup, GError **error)
{
  g_autoptr (PaddockDocument) cards = paddock_shelf_load (setup->game->standard_cards, NULL, error);

  if (cards)
    paddock_setup_add_cards (setup, cards);
  return cards != NULL;
}

static gboolean
add_cards (PaddockSetup *setup, const Options *options, GError **error)
{
  g_autoptr (GPtrArray) cards = load_list (options->cards, error);

  for (guint i = 0; cards && i < cards->len; i++)
    paddock_setup_add_cards (setup, g_ptr_array_index (cards, i));
  if (cards && cards->len == 0 && setup->game->standard_cards)
    return add_standard_cards (setup, error);

  return cards != NULL;
}

/* What the studio would give to so many seats. */
static PaddockPlaytest *
plan_seats (const PaddockSetup *setup, guint n)
{
  const PaddockGame *const games[] = { setup->game, NULL };
  g_autoptr (PaddockDocument) plan =
    paddock_plan_new (setup->track, games, paddock_shelf_load, 1, NULL);
  PaddockPlaytest *record = paddock_document_dup_record (plan);
  guint before = paddock_list_len (record->seats);

  paddock_plan_set_n_seats (record, n);
  paddock_plan_suggest_vehicles (record, setup->game, before, paddock_shelf_load);
  return record;
}

/* The vehicles that are named, and for the other seats those of the plan. */
static gboolean
add_seats (PaddockSetup *setup, const Options *options, guint n, GError **error)
{
  g_autoptr (GPtrArray) vehicles = load_list (options->vehicles, error);
  g_autoptr (PaddockDocument) plan =
    paddock_document_new_take (&paddock_playtest_kind, plan_seats (setup, n));
  const PaddockPlaytest *planned = plan->record;

  if (!vehicles)
    return FALSE;

  for (guint i = 0; i < n; i++) {
    PaddockDocument *vehicle =
      i < vehicles->len
        ? g_ptr_array_index (vehicles, i)
        : PADDOCK_LIST_AT (planned->seats, PaddockPlaytestSeat, i)->vehicle.document;

    if (!paddock_setup_add_seat (setup, paddock_seat_names[i].id, _ (paddock_seat_names[i].label),
                                 vehicle, error))
      return FALSE;
  }

  return TRUE;
}

static gboolean
set_options (PaddockSetup *setup, const Options *options, GError **error)
{
  g_auto (GStrv) words = g_strsplit (options->options ? options->options : "", ",", -1);

  for (guint i = 0; words[i]; i++) {
    char *equals = strchr (words[i], '=');

    if (!equals) {
      g_set_error (error, PADDOCK_USAGE_ERROR, 0,
                   _ ("\"%s\" is not an option; expected NAME=VALUE"), words[i]);
      return FALSE;
    }
    *equals = '\0';
    if (!paddock_setup_set_option (setup, words[i], equals + 1, error))
      return FALSE;
  }

  return TRUE;
}

static PaddockSetup *
make_setup (const PaddockCall *call, PaddockDocument *track, guint n_seats, GError **error)
{
  const Options *options = call->options;
  const PaddockGame *game = paddock_plan_find_game (track, call->games, error);
  g_autoptr (PaddockSetup) setup = NULL;

  if (!game)
    return NULL;

  setup = paddock_setup_new (game, (guint64) options->seed);
  if ((!options->preset || paddock_setup_apply_preset (setup, options->preset, error))
      && paddock_setup_set_track (setup, track, error) && add_cards (setup, options, error)
      && add_seats (setup, options, n_seats, error) && set_options (setup, options, error)
      && paddock_setup_seal (setup, error))
    return g_steal_pointer (&setup);

  return NULL;
}

/* How many seats there are, or 0 and why not. */
static guint
parse_seats (const char *text, PaddockDriverSpec specs[PADDOCK_MAX_SEATS], GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  guint n = g_strv_length (words);

  if (n > PADDOCK_MAX_SEATS) {
    g_set_error (error, PADDOCK_USAGE_ERROR, 0, _ ("%u seats are too many; the maximum is %u"), n,
                 PADDOCK_MAX_SEATS);
    return 0;
  }
  for (guint i = 0; i < n; i++) {
    if (!paddock_driver_spec_parse (&specs[i], words[i], error))
      return 0;
    if (specs[i].kind)
      continue;
    g_set_error (error, PADDOCK_USAGE_ERROR, 0, _ ("a person cannot drive here"));
    return 0;
  }

  return n;
}

/* Racers, as many as the studio would seat on this track. */
static guint
suggest_seats (const PaddockCall *call,
               PaddockDocument *track,
               PaddockDriverSpec specs[PADDOCK_MAX_SEATS],
               GError **error)
{
  g_autoptr (PaddockDocument) plan =
    paddock_plan_new (track, call->games, paddock_shelf_load, 1, error);
  guint n = plan ? paddock_list_len (((const PaddockPlaytest *) plan->record)->seats) : 0;

  for (guint i = 0; i < n; i++)
    paddock_driver_spec_parse (&specs[i], "racer", NULL);

  return n;
}

static guint
choose_seats (const PaddockCall *call,
              PaddockDocument *track,
              PaddockDriverSpec specs[PADDOCK_MAX_SEATS],
              GError **error)
{
  const Options *options = call->options;

  return options->seats ? parse_seats (options->seats, specs, error)
                        : suggest_seats (call, track, specs, error);
}

/* --- The race --- */

typedef struct {
  const Options *options;
  GString *out;
} Session;

static gboolean
wants_log (const Options *options)
{
  return options->log || options->clauses || options->explain;
}

static void
write_terms (const PaddockInsight *insight, const PaddockOpinion *opinion, GString *out)
{
  for (guint i = 0; i < PADDOCK_N_TERMS; i++)
    if (opinion->terms[i] != 0)
      g_string_append_printf (out, "  %s %+.2f", insight->judge->terms[i].name,
                              paddock_insight_measure (insight, opinion->terms[i]));
}

/* What each choice is worth against the best, and why. */
static void
write_opinions (const PaddockInsight *insight,
                const PaddockMatch *match,
                const PaddockOpinion *opinions,
                GString *out)
{
  guint n = paddock_match_get_decision (match)->n_choices;
  gint32 best = G_MININT32;

  for (guint i = 0; i < n; i++)
    best = MAX (best, opinions[i].value);
  for (guint i = 0; i < n; i++) {
    g_autofree char *key = paddock_match_dup_key (match, i);
    double behind = paddock_insight_measure (insight, (double) opinions[i].value - best);

    g_string_append_printf (out, "    ? %-20s %+8.2f", key, CLAMP (behind, -9999, 0));
    write_terms (insight, &opinions[i], out);
    g_string_append_c (out, '\n');
  }
}

/* The log lags one decision behind: what followed from the last one is known now. */
static void
write_moment (Session *self, const PaddockJournal *journal)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);

  paddock_log_write_moment (sight, (int) paddock_sight_get_moment (sight) - 1,
                            self->options->clauses ? PADDOCK_LOG_CLAUSES : PADDOCK_LOG_PLAIN,
                            self->out);
  paddock_print_out (self->out);
}

static gboolean
before_decision (PaddockCrew *crew, const PaddockJournal *journal, gpointer data)
{
  const PaddockMatch *match = paddock_journal_get_match (journal);
  PaddockDriver *driver = crew->drivers[paddock_match_get_decision (match)->player];
  PaddockOpinion opinions[PADDOCK_MAX_CHOICES];
  Session *self = data;

  if (wants_log (self->options))
    write_moment (self, journal);
  if (self->options->explain && paddock_driver_explain (driver, match, opinions))
    write_opinions (driver->insight, match, opinions, self->out);

  return !paddock_is_interrupted ();
}

/* --- How it ended --- */

static void
write_result (const PaddockJournal *journal,
              const PaddockDriverSpec *specs,
              const Options *options,
              GString *out)
{
  g_autoptr (PaddockSight) sight = paddock_sight_new (journal, PADDOCK_EVERYBODY);
  g_autoptr (PaddockResult) result = paddock_result_new (sight);

  paddock_report_race (result, specs, (PaddockReportFormat) options->format, out);
  paddock_print_out (out);
}

/* The race as a playtest that says who drove. */
static gboolean
save (const PaddockJournal *journal,
      const PaddockDriverSpec *specs,
      const char *output,
      GError **error)
{
  g_autoptr (PaddockDocument) raced = paddock_playtest_record (journal, NULL);
  PaddockPlaytest *playtest = paddock_document_dup_record (raced);
  g_autoptr (PaddockDocument) document = NULL;

  for (guint i = 0; i < paddock_list_len (playtest->seats); i++) {
    PaddockPlaytestSeat *seat = paddock_list_edit (&playtest->seats, i);
    g_autofree char *driver = paddock_driver_spec_format (specs[i]);

    paddock_text_set (&seat->driver, driver);
  }
  document = paddock_document_new_take (raced->kind, playtest);
  return paddock_files_write (output, document, error);
}

static PaddockExit
fail (const GError *error)
{
  paddock_complain ("%s", error->message);
  return PADDOCK_EXIT_BAD;
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  PaddockDriverSpec specs[PADDOCK_MAX_SEATS];
  g_autoptr (GString) out = g_string_new (NULL);
  Session session = { options, out };
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) track = load_track (options, call->operands[0], &error);
  guint n_seats = track ? choose_seats (call, track, specs, &error) : 0;
  g_autoptr (PaddockSetup) setup = n_seats > 0 ? make_setup (call, track, n_seats, &error) : NULL;
  g_autoptr (PaddockJournal) journal = NULL;
  g_autoptr (PaddockCrew) crew = NULL;
  PaddockCrewEnd end;

  if (!setup)
    return fail (error);

  journal = paddock_journal_new (setup, (guint64) options->race);
  crew = paddock_crew_new (setup, specs, (guint64) options->race);
  end = paddock_crew_drive (crew, journal, before_decision, &session);
  if (end == PADDOCK_CREW_STOPPED)
    return PADDOCK_EXIT_BAD;
  if (wants_log (options))
    write_moment (&session, journal);
  write_result (journal, specs, options, out);
  if (options->save && !save (journal, specs, options->save, &error))
    return fail (error);
  if (end == PADDOCK_CREW_OVER)
    return PADDOCK_EXIT_FINE;

  paddock_complain (_ ("the race did not finish within %u decisions"),
                    paddock_journal_get_moment (journal));
  return PADDOCK_EXIT_FOUND;
}

const PaddockSubcommand paddock_race_command = {
  .name = "race",
  .summary = N_ ("Let computer drivers race on a track"),
  .operands = "TRACK",
  .description = N_ (
    "Runs a whole race and reports how it ended: standings, what the dice were worth against what "
    "could be expected, and what decided it. The same seed, race and drivers give the same race "
    "on every machine. \"paddock-cli catalogue drivers\" lists the drivers and their "
    "temperaments, \"paddock-cli catalogue options\" the rules that can be changed.\n\n"
    "Exit status is 1 if the race does not finish and 2 if it cannot be run."),
  .examples = "# A race of Racers, with its log\n"
              "paddock-cli race --log harbour-loop.track.xml\n"
              "# The same drivers in race 7 of seed 3, saved as a playtest\n"
              "paddock-cli race harbour-loop.track.xml --seed 3 --race 7 --save race.playtest.xml\n"
              "# What a driver thinks\n"
              "paddock-cli race harbour-loop.track.xml --seats champion,racer:brawler --explain",
  .min_operands = 1,
  .max_operands = 1,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

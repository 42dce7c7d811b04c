/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli playtest: replays saved races and says where one goes differently.
 */

#include "subcommand.h"

#include <string.h>
#include <glib/gi18n.h>

#include "console.h"
#include "crew.h"
#include "files.h"
#include "json.h"
#include "log.h"
#include "playtest-run.h"
#include "quote.h"

typedef enum {
  FORMAT_TEXT,
  FORMAT_TAP,
  FORMAT_JSON,
} Format;

static const char *const format_names[] = { "text", "tap", "json", NULL };

typedef struct {
  int format;
  gboolean all, log, clauses, keys, progress;
  const char *as, *line, *finish, *save;
  int seed, race;
} Options;

#define AS_SAVED (-1)

static const PaddockSwitch switches[] = {
  { 0, "all", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, all),
    .help = N_ ("Report every difference, up to a choice that cannot be made") },
  { 'l', "log", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, log),
    .help = N_ ("Print every decision and its results") },
  { 'c', "clauses", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, clauses),
    .help = N_ ("Print the log with the clause that caused each event") },
  { 'k', "keys", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, keys),
    .help = N_ ("Print the log with all available choices") },
  { 'a', "as", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, as), "SEAT",
    .help = N_ ("Print the log as this seat may see it") },
  { 0, "line", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, line), "ID",
    .help = N_ ("Replay only this line of the race; \"main\" is the script") },
  { 0, "finish", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, finish), "DRIVER",
    .help = N_ ("Let this computer driver make the remaining choices; \"random\" picks any") },
  { 's', "save", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, save), "FILE",
    .help = N_ ("Save the race as played, with the hash of its last state") },
  { 0, "seed", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, seed), "NUMBER", .max = G_MAXINT,
    .initial = AS_SAVED, .help = N_ ("Use this dice seed instead of the saved one") },
  { 0, "race", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, race), "NUMBER", .max = G_MAXINT,
    .initial = AS_SAVED, .help = N_ ("Run this race of the seed") },
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT", format_names,
    .help = N_ ("Report format") },
  { 0, "progress", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, progress),
    .help = N_ ("Show progress even if standard error is not a terminal") },
};

/* How one file went. */
typedef struct {
  const char *file;
  PaddockPlaytestVerdict verdict;
  guint n_decisions;
  GArray *differences; /* of PaddockDifference, the messages with the file's name; empty: passed */
  char *note;          /* or NULL */
  char *log;           /* NULL: not wanted, or no race */
} Result;

static void
difference_clear (gpointer difference)
{
  g_free (((PaddockDifference *) difference)->message);
}

static void
result_init (Result *self, const char *file)
{
  *self =
    (Result){ .file = file, .differences = g_array_new (FALSE, FALSE, sizeof (PaddockDifference)) };
  g_array_set_clear_func (self->differences, difference_clear);
}

static void
result_clear (Result *self)
{
  g_array_unref (self->differences);
  g_free (self->note);
  g_free (self->log);
}

static const PaddockDifference *
difference_at (const Result *self, guint i)
{
  return &g_array_index (self->differences, PaddockDifference, i);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Result, result_clear)

/* What stays the same from file to file, and how many went how. */
typedef struct {
  const PaddockCall *call;
  const Options *options;
  PaddockDriverSpec driver; /* that finishes races; a person: nobody does */
  GString *out;
  PaddockJson json;
  guint n_files;
  guint counts[3]; /* by verdict */
} Session;

static const char *const verdict_names[] = { "passed", "different", "broken" };

static void
add_messages (GString *out, const char *before, const Result *result)
{
  for (guint i = 0; i < result->differences->len; i++) {
    g_string_append (out, before);
    paddock_append_plain (out, difference_at (result, i)->message);
    g_string_append_c (out, '\n');
  }
}

static void
report_text (Session *self, const Result *result)
{
  if (result->log && self->n_files > 1) {
    paddock_append_plain (self->out, result->file);
    g_string_append (self->out, ":\n");
  }
  if (result->log)
    g_string_append (self->out, result->log);
  add_messages (self->out, "", result);
}

static void
end_text (Session *self)
{
  g_string_append_printf (self->out, _ ("%u passed, %u different, %u broken\n"),
                          self->counts[PADDOCK_PLAYTEST_PASSED],
                          self->counts[PADDOCK_PLAYTEST_DIFFERENT],
                          self->counts[PADDOCK_PLAYTEST_BROKEN]);
}

/* Its lines are plain already. */
static void
add_tap_log (GString *out, const char *log)
{
  g_auto (GStrv) lines = g_strsplit (log, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    if (*lines[i])
      g_string_append_printf (out, "# %s\n", lines[i]);
}

static void
begin_tap (Session *self)
{
  g_string_append_printf (self->out, "1..%u\n", self->n_files);
}

static void
report_tap (Session *self, const Result *result)
{
  if (result->log)
    add_tap_log (self->out, result->log);
  add_messages (self->out, "# ", result);
  g_string_append_printf (self->out, "%s %u - ",
                          result->verdict == PADDOCK_PLAYTEST_PASSED ? "ok" : "not ok",
                          self->counts[0] + self->counts[1] + self->counts[2]);
  paddock_append_plain (self->out, result->file);
  g_string_append_c (self->out, '\n');
}

static void
begin_json (Session *self)
{
  paddock_json_begin_object (&self->json, NULL);
  paddock_json_begin_array (&self->json, "files");
}

static void
add_json_place (PaddockJson *json, const PaddockDifference *difference)
{
  if (difference->step > 0)
    paddock_json_add_int (json, "step", difference->step);
  if (difference->file_line > 0)
    paddock_json_add_int (json, "line", difference->file_line);
  paddock_json_add_text (json, "message", difference->message);
}

/* The first as part of the file, all of them as a list where all are wanted. */
static void
add_json_differences (Session *self, const Result *result)
{
  if (result->differences->len > 0)
    add_json_place (&self->json, difference_at (result, 0));
  if (!self->options->all)
    return;

  paddock_json_begin_array (&self->json, "differences");
  for (guint i = 0; i < result->differences->len; i++) {
    paddock_json_begin_object (&self->json, NULL);
    add_json_place (&self->json, difference_at (result, i));
    paddock_json_end_object (&self->json);
  }
  paddock_json_end_array (&self->json);
}

static void
report_json (Session *self, const Result *result)
{
  paddock_json_begin_object (&self->json, NULL);
  paddock_json_add_text (&self->json, "file", result->file);
  paddock_json_add_text (&self->json, "verdict", verdict_names[result->verdict]);
  paddock_json_add_int (&self->json, "decisions", result->n_decisions);
  add_json_differences (self, result);
  if (result->note)
    paddock_json_add_text (&self->json, "note", result->note);
  if (result->log)
    paddock_json_add_text (&self->json, "log", result->log);
  paddock_json_end_object (&self->json);
}

static void
end_json (Session *self)
{
  paddock_json_end_array (&self->json);
  for (guint i = 0; i < G_N_ELEMENTS (verdict_names); i++)
    paddock_json_add_int (&self->json, verdict_names[i], self->counts[i]);
  paddock_json_end_object (&self->json);
}

static void
say_nothing (Session *self)
{
}

static const struct {
  void (*begin) (Session *self);
  void (*report) (Session *self, const Result *result);
  void (*end) (Session *self);
} formats[] = {
  [FORMAT_TEXT] = { say_nothing, report_text, end_text },
  [FORMAT_TAP] = { begin_tap, report_tap, say_nothing },
  [FORMAT_JSON] = { begin_json, report_json, end_json },
};

static gboolean
go_on (PaddockCrew *crew, const PaddockJournal *journal, gpointer data)
{
  return !paddock_is_interrupted ();
}

/* Lets the driver choose for every seat until the race is over. */
static void
finish_race (PaddockJournal *journal, PaddockDriverSpec driver)
{
  PaddockSetup *setup = paddock_match_get_setup (paddock_journal_get_match (journal));
  PaddockDriverSpec specs[PADDOCK_MAX_SEATS];
  g_autoptr (PaddockCrew) crew = NULL;

  for (guint i = 0; i < setup->n_seats; i++)
    specs[i] = driver;
  crew = paddock_crew_new (setup, specs, paddock_journal_get_race (journal));
  paddock_crew_drive (crew, journal, go_on, NULL);
}

static PaddockDocument *
read_playtest (const Options *options, const char *file, GError **error)
{
  g_autoptr (PaddockDocument) document = paddock_files_load (file, error);
  PaddockPlaytest *playtest;

  if (!document)
    return NULL;
  if (document->kind != &paddock_playtest_kind) {
    g_set_error (error, PADDOCK_USAGE_ERROR, 0, _ ("%s: not a playtest but a %s"),
                 paddock_files_get_name (file), document->kind->type->name);
    return NULL;
  }

  playtest = paddock_document_dup_record (document);
  if (options->seed != AS_SAVED)
    playtest->seed = options->seed;
  if (options->race != AS_SAVED)
    playtest->race = options->race;
  return paddock_document_new_take (&paddock_playtest_kind, playtest);
}

#define MAIN_LINE "main"

/* The playtest as it is, or the one line of it that is wanted, as if there were no other. */
static PaddockDocument *
pick_line (const Options *options, PaddockDocument *document, GError **error)
{
  const char *id = options->line;
  int line;

  if (!id)
    return paddock_document_ref (document);

  line = paddock_playtest_find_line (document->record, g_str_equal (id, MAIN_LINE) ? "" : id);
  if (line < 0) {
    g_set_error (error, PADDOCK_USAGE_ERROR, 0, _ ("there is no line \"%s\""), id);
    return NULL;
  }
  return paddock_playtest_dup_line (document->record, (guint) line, error);
}

static gboolean
wants_log (const Options *options)
{
  return options->log || options->clauses || options->keys || options->as;
}

/* Who reads the log. */
static int
find_reader (const Options *options, const PaddockJournal *journal)
{
  const PaddockSetup *setup = paddock_match_get_setup (paddock_journal_get_match (journal));

  return options->as ? paddock_setup_find_seat (setup, options->as) : PADDOCK_EVERYBODY;
}

static gboolean
has_reader (const Options *options, const PaddockJournal *journal, GError **error)
{
  if (find_reader (options, journal) >= 0)
    return TRUE;

  g_set_error (error, PADDOCK_USAGE_ERROR, 0, _ ("there is no seat \"%s\""), options->as);
  return FALSE;
}

static char *
dup_log (const Options *options, const PaddockJournal *journal)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PaddockSight) sight =
    paddock_sight_new (journal, (guint) find_reader (options, journal));

  paddock_log_write (sight,
                     (options->clauses ? PADDOCK_LOG_CLAUSES : 0)
                       | (options->keys ? PADDOCK_LOG_KEYS : 0),
                     text);
  return g_strdup (text->str);
}

static void
result_add (Result *self, const char *where, const PaddockDifference *difference)
{
  const char *file = paddock_files_get_name (self->file);
  PaddockDifference told = { difference->step, difference->file_line, NULL };

  if (told.file_line > 0)
    told.message =
      g_strdup_printf ("%s:%d: %s%s", file, told.file_line, where, difference->message);
  else if (told.step > 0)
    told.message =
      g_strdup_printf (_ ("%s: %sstep %u: %s"), file, where, told.step, difference->message);
  else
    told.message = g_strdup_printf ("%s: %s%s", file, where, difference->message);
  g_array_append_val (self->differences, told);
}

/* WHERE: "line ID: ", if it is not the main one. */
static void
result_take_run (Result *self, PaddockPlaytestRun *run, const char *where)
{
  PaddockDifference first = { run->step, run->file_line, run->message };

  self->verdict = MAX (self->verdict, run->verdict);
  g_free (self->note);
  self->note = g_steal_pointer (&run->note);
  if (run->message)
    result_add (self, where, &first);
  for (guint i = 0; i < run->further->len; i++)
    result_add (self, where, &g_array_index (run->further, PaddockDifference, i));
}

static PaddockPlaytestRun *
run_playtest (const Session *self, const PaddockDocument *document)
{
  return (self->options->all ? paddock_playtest_run_all : paddock_playtest_run) (document->record,
                                                                                 self->call->games,
                                                                                 NULL, NULL);
}

/* What is wanted of a race that went as expected. */
static gboolean
complete (Session *self,
          const char *file,
          const PaddockDocument *document,
          PaddockJournal *journal,
          GError **error)
{
  g_autoptr (PaddockDocument) finished = NULL;
  g_autofree char *output = NULL;

  if (self->driver.kind)
    finish_race (journal, self->driver);
  if (!self->options->save || paddock_is_interrupted ())
    return TRUE;

  output = paddock_files_dup_output (self->options->save, file, NULL);
  finished = paddock_playtest_record (journal, document->record);
  return paddock_files_write (output, finished, error);
}

/* The other ways that the race went, up to the first that goes differently unless all are wanted. */
static gboolean
play_lines (Session *self, Result *result, const PaddockPlaytest *playtest, GError **error)
{
  for (guint i = 1; i <= paddock_list_len (playtest->lines); i++) {
    g_autoptr (PaddockDocument) line = paddock_playtest_dup_line (playtest, i, error);
    g_autoptr (PaddockPlaytestRun) run = NULL;
    g_autofree char *where = NULL;

    if (!line)
      return FALSE;
    run = run_playtest (self, line);
    where = g_strdup_printf (_ ("line %s: "),
                             PADDOCK_LIST_AT (playtest->lines, PaddockPlaytestLine, i - 1)->id);
    result_take_run (result, run, where);
    if (run->verdict != PADDOCK_PLAYTEST_PASSED && !self->options->all)
      return TRUE;
  }

  return TRUE;
}

static void
play (Session *self, Result *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PaddockDocument) whole = read_playtest (self->options, result->file, &error);
  g_autoptr (PaddockDocument) document = whole ? pick_line (self->options, whole, &error) : NULL;
  g_autoptr (PaddockPlaytestRun) run = NULL;

  if (document) {
    run = run_playtest (self, document);
    result_take_run (result, run, "");
    if (run->journal && has_reader (self->options, run->journal, &error)
        && (run->verdict == PADDOCK_PLAYTEST_PASSED || self->options->all)
        && play_lines (self, result, document->record, &error)
        && result->verdict == PADDOCK_PLAYTEST_PASSED)
      complete (self, result->file, document, run->journal, &error);
    if (run->journal)
      result->n_decisions = paddock_journal_get_moment (run->journal);
    if (!error && run->journal && wants_log (self->options))
      result->log = dup_log (self->options, run->journal);
  }
  if (error) {
    PaddockDifference difference = { .message = g_strdup (error->message) };

    result->verdict = PADDOCK_PLAYTEST_BROKEN;
    g_array_set_size (result->differences, 0);
    g_array_append_val (result->differences, difference);
  }
}

static void
play_all (Session *self, GPtrArray *files)
{
  PaddockProgress progress;

  paddock_progress_init (&progress, "playtest", self->options->progress);
  formats[self->options->format].begin (self);

  for (guint i = 0; i < files->len && !paddock_is_interrupted (); i++) {
    g_auto (Result) result;

    result_init (&result, g_ptr_array_index (files, i));
    play (self, &result);
    if (paddock_is_interrupted ())
      break; /* it may have got no further than half-way */
    self->counts[result.verdict]++;
    formats[self->options->format].report (self, &result);
    if (self->out->len > 0)
      paddock_progress_clear (&progress);
    if (result.note)
      paddock_complain ("%s: %s", result.file, result.note);
    paddock_print_out (self->out);
    paddock_progress_tell (&progress, (i + 1.0) / files->len);
  }

  paddock_progress_clear (&progress);
  formats[self->options->format].end (self);
  paddock_print_out (self->out);
}

static gboolean
find_driver (Session *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (paddock_driver_spec_parse (&self->driver, text, &error))
    return TRUE;

  paddock_complain ("%s", error->message);
  return FALSE;
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GPtrArray) files = paddock_files_expand (call->operands, &paddock_playtest_kind);
  Session session = { .call = call, .options = options, .out = out, .json = { .text = out } };

  if (!files || (options->finish && !find_driver (&session, options->finish)))
    return PADDOCK_EXIT_BAD;
  if (options->save && !paddock_files_can_go_to (files, options->save, NULL))
    return PADDOCK_EXIT_BAD;

  session.n_files = files->len;
  play_all (&session, files);
  if (session.counts[PADDOCK_PLAYTEST_BROKEN] > 0)
    return PADDOCK_EXIT_BAD;
  return session.counts[PADDOCK_PLAYTEST_DIFFERENT] > 0 ? PADDOCK_EXIT_FOUND : PADDOCK_EXIT_FINE;
}

const PaddockSubcommand paddock_playtest_command = {
  .name = "playtest",
  .summary = N_ ("Replay races and report differences"),
  .operands = "FILE...",
  .description = N_ (
    "Replays playtest files: sets up the race, rolls the same dice, makes the saved choices and "
    "checks the expectations. For each file that differs, reports the line of the step, what was "
    "expected and what was found; --all goes on past expectations that do not hold. Replays all "
    "lines of a race; the log shows the main one. A folder means all playtests in it.\n\n"
    "Those who write playtests find what to put into them in \"paddock-cli catalogue fields "
    "playtest\", and for each game the keys of choices in \"catalogue decisions\", the facts of "
    "a position in \"catalogue facts\" and the types of events in \"catalogue events\".\n\n"
    "Exit status is 1 if a race differs and 2 if a file is invalid."),
  .examples = "# Test all saved races\n"
              "paddock-cli playtest --format tap tests/scenarios\n"
              "# Read a race, with the clauses of the rules\n"
              "paddock-cli playtest --clauses final.playtest.xml\n"
              "# The log of another line of a race\n"
              "paddock-cli playtest --log --line line-1 final.playtest.xml\n"
              "# Everything that is not as expected, not only the first difference\n"
              "paddock-cli playtest --all final.playtest.xml\n"
              "# Finish a race that is only set up, and save it\n"
              "paddock-cli playtest start.playtest.xml --finish random --save race.playtest.xml",
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

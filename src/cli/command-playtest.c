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

typedef enum {
  FORMAT_TEXT,
  FORMAT_TAP,
  FORMAT_JSON,
} Format;

static const char *const format_names[] = { "text", "tap", "json", NULL };

typedef struct {
  int format;
  gboolean log, clauses, keys, progress;
  const char *as, *line, *finish, *save;
  int seed, race;
} Options;

#define AS_SAVED (-1)

static const PaddockSwitch switches[] = {
  { 'l', "log", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, log),
    .help = N_ ("Print every decision and what followed from it") },
  { 'c', "clauses", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, clauses),
    .help = N_ ("Print the log with the clause that caused each event") },
  { 'k', "keys", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, keys),
    .help = N_ ("Print the log with everything that could have been chosen") },
  { 'a', "as", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, as), "SEAT",
    .help = N_ ("Print the log as far as this seat may know it") },
  { 0, "line", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, line), "ID",
    .help = N_ ("Replay only this line of the race; \"main\" is the script") },
  { 0, "finish", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, finish), "DRIVER",
    .help = N_ ("Let this computer driver make the choices that are left; \"random\" takes any") },
  { 's', "save", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, save), "FILE",
    .help = N_ ("Write the race as it went, with the hash of its last state") },
  { 0, "seed", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, seed), "NUMBER", .max = G_MAXINT,
    .initial = AS_SAVED, .help = N_ ("Roll the dice of this seed instead of the saved one") },
  { 0, "race", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, race), "NUMBER", .max = G_MAXINT,
    .initial = AS_SAVED, .help = N_ ("Run this race of the seed") },
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT", format_names,
    .help = N_ ("How to report") },
  { 0, "progress", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, progress),
    .help = N_ ("Show progress even if standard error is no terminal") },
};

/* How one file went. */
typedef struct {
  const char *file;
  PaddockPlaytestVerdict verdict;
  guint step;
  guint n_decisions;
  char *message; /* with the file's name; NULL: passed */
  char *note;    /* or NULL */
  char *log;     /* NULL: not wanted, or no race */
} Result;

static void
result_clear (Result *self)
{
  g_free (self->message);
  g_free (self->note);
  g_free (self->log);
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
report_text (Session *self, const Result *result)
{
  if (result->log && self->n_files > 1)
    g_string_append_printf (self->out, "%s:\n", result->file);
  if (result->log)
    g_string_append (self->out, result->log);
  if (result->message)
    g_string_append_printf (self->out, "%s\n", result->message);
}

static void
end_text (Session *self)
{
  g_string_append_printf (self->out, _("%u passed, %u different, %u broken\n"),
                                        self->counts[PADDOCK_PLAYTEST_PASSED],
                                        self->counts[PADDOCK_PLAYTEST_DIFFERENT],
                                        self->counts[PADDOCK_PLAYTEST_BROKEN]);
}

static void
add_tap_comment (GString *out, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

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
    add_tap_comment (self->out, result->log);
  if (result->message)
    add_tap_comment (self->out, result->message);
  g_string_append_printf (self->out, "%s %u - %s\n",
                          result->verdict == PADDOCK_PLAYTEST_PASSED ? "ok" : "not ok",
                          self->counts[0] + self->counts[1] + self->counts[2], result->file);
}

static void
begin_json (Session *self)
{
  paddock_json_begin_object (&self->json, NULL);
  paddock_json_begin_array (&self->json, "files");
}

static void
report_json (Session *self, const Result *result)
{
  paddock_json_begin_object (&self->json, NULL);
  paddock_json_add_text (&self->json, "file", result->file);
  paddock_json_add_text (&self->json, "verdict", verdict_names[result->verdict]);
  paddock_json_add_int (&self->json, "decisions", result->n_decisions);
  if (result->step > 0)
    paddock_json_add_int (&self->json, "step", result->step);
  if (result->message)
    paddock_json_add_text (&self->json, "message", result->message);
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
    g_set_error (error, PADDOCK_USAGE_ERROR, 0,
                 _("%s: this is no playtest but a %s"), paddock_files_get_name (file),
                    document->kind->type->name);
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
    g_set_error (error, PADDOCK_USAGE_ERROR, 0, _("there is no line \"%s\""), id);
    return NULL;
  }
  return paddock_playtest_dup_line (document->record, (guint) line, error);
}

static gboolean
wants_log (const Options *options)
{
  return options->log || options->clauses || options->keys || options->as;
}

static char *
dup_log (const Options *options, const PaddockJournal *journal, GError **error)
{
  const PaddockSetup *setup = paddock_match_get_setup (paddock_journal_get_match (journal));
  int seat = options->as ? paddock_setup_find_seat (setup, options->as) : PADDOCK_EVERYBODY;
  g_autoptr (GString) text = g_string_new (NULL);

  if (seat < 0) {
    g_set_error (error, PADDOCK_USAGE_ERROR, 0, _("there is no seat \"%s\""), options->as);
    return NULL;
  }

  paddock_log_write (journal,
                     (options->clauses ? PADDOCK_LOG_CLAUSES : 0)
                       | (options->keys ? PADDOCK_LOG_KEYS : 0),
                     seat, text);
  return g_strdup (text->str);
}

/* NAME: the file, with the line if it is not the main one. */
static void
result_take_run (Result *self, PaddockPlaytestRun *run, const char *name)
{
  self->verdict = run->verdict;
  self->step = run->step;
  g_free (self->note);
  self->note = g_steal_pointer (&run->note);
  if (run->message && run->step > 0)
    self->message = g_strdup_printf (_("%s: step %u: %s"), name, run->step, run->message);
  else if (run->message)
    self->message = g_strdup_printf ("%s: %s", name, run->message);
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

/* The other ways that the race went, up to the first that goes differently. */
static gboolean
play_lines (Session *self, Result *result, const PaddockPlaytest *playtest, GError **error)
{
  for (guint i = 1; i <= paddock_list_len (playtest->lines); i++) {
    g_autoptr (PaddockDocument) line = paddock_playtest_dup_line (playtest, i, error);
    g_autoptr (PaddockPlaytestRun) run = NULL;
    g_autofree char *name = NULL;

    if (!line)
      return FALSE;
    run = paddock_playtest_run (line->record, self->call->games, NULL, NULL);
    name = g_strdup_printf (_("%s: line %s"), paddock_files_get_name (result->file),
                               PADDOCK_LIST_AT (playtest->lines, PaddockPlaytestLine, i - 1)->id);
    result_take_run (result, run, name);
    if (run->verdict != PADDOCK_PLAYTEST_PASSED)
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
    run = paddock_playtest_run (document->record, self->call->games, NULL, NULL);
    result_take_run (result, run, paddock_files_get_name (result->file));
    if (run->verdict == PADDOCK_PLAYTEST_PASSED
        && play_lines (self, result, document->record, &error))
      complete (self, result->file, document, run->journal, &error);
    if (run->journal)
      result->n_decisions = paddock_journal_get_moment (run->journal);
    if (!error && run->journal && wants_log (self->options))
      result->log = dup_log (self->options, run->journal, &error);
  }
  if (error) {
    result->verdict = PADDOCK_PLAYTEST_BROKEN;
    g_free (result->message);
    result->message = g_strdup (error->message);
  }
}

static void
play_all (Session *self, GPtrArray *files)
{
  PaddockProgress progress;

  paddock_progress_init (&progress, "playtest", self->options->progress);
  formats[self->options->format].begin (self);

  for (guint i = 0; i < files->len && !paddock_is_interrupted (); i++) {
    g_auto (Result) result = { .file = g_ptr_array_index (files, i) };

    play (self, &result);
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
  .summary = N_ ("Replay races and say the first difference"),
  .operands = "FILE...",
  .description = N_ (
    "Replays playtest files: sets up the race, rolls the same dice, makes the saved choices and "
    "compares what must then hold. Says of each file that goes differently at which step, what "
    "was expected and what was found. All lines of a race are replayed; the log is that of the "
    "main one. A folder stands for all playtests in it.\n\n"
    "Exit status is 1 if a race goes differently and 2 if a file makes no sense."),
  .examples = "# All saved races, as a test\n"
              "paddock-cli playtest --format tap tests/scenarios\n"
              "# Read a race, with the clauses of the rules\n"
              "paddock-cli playtest --clauses final.playtest.xml\n"
              "# The commentary of another line of a race\n"
              "paddock-cli playtest --log --line line-1 final.playtest.xml\n"
              "# Play a race that was only set up, and keep it\n"
              "paddock-cli playtest start.playtest.xml --finish random --save race.playtest.xml",
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

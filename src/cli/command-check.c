/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli check: says what is wrong with documents.
 */

#include "subcommand.h"

#include <glib/gi18n.h>

#include "check.h"
#include "console.h"
#include "files.h"
#include "json.h"
#include "quote.h"

typedef enum {
  FORMAT_TEXT,
  FORMAT_JSON,
} Format;

static const char *const format_names[] = { "text", "json", NULL };

typedef struct {
  int format;
  gboolean strict;
} Options;

static const PaddockSwitch switches[] = {
  { 's', "strict", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, strict),
    .help = N_ ("Treat warnings as errors") },
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT", format_names,
    .help = N_ ("Report format") },
};

/* What findings count as: by their severity, unless they are accepted. */
enum {
  COUNT_ACCEPTED = PADDOCK_N_SEVERITIES,
  N_COUNTS,
};

typedef struct {
  const Options *options;
  GString *out;
  PaddockJson json;
  guint counts[N_COUNTS];
} Session;

static const char *
translate (const char *text)
{
  return _ (text);
}

static guint
count_of (const PaddockFinding *finding)
{
  return finding->is_accepted ? COUNT_ACCEPTED : finding->severity;
}

static const char *
word_of (const PaddockFinding *finding)
{
  return finding->is_accepted ? N_ ("accepted") : paddock_severity_names[finding->severity];
}

static void
add_text_finding (GString *out, const char *file, const PaddockFinding *finding)
{
  g_autofree char *message = paddock_finding_dup_message (finding, translate);
  g_autofree char *line = g_strdup_printf ("%s: %s%s%s: %s [%s]", paddock_files_get_name (file),
                                           finding->place, *finding->place ? ": " : "",
                                           _ (word_of (finding)), message, finding->check->id);

  paddock_append_plain (out, line);
  g_string_append_c (out, '\n');
  if (!finding->is_accepted || !*finding->reason)
    return;

  g_string_append (out, "    ");
  paddock_append_plain (out, finding->reason);
  g_string_append_c (out, '\n');
}

static void
begin_text (Session *self)
{
}

static void
report_text (Session *self, const char *file, const GPtrArray *findings, const GError *error)
{
  for (guint i = 0; i < findings->len; i++)
    add_text_finding (self->out, file, g_ptr_array_index (findings, i));
}

static void
end_text (Session *self)
{
  const guint *n = self->counts;

  g_string_append_printf (self->out, ngettext ("%u error, ", "%u errors, ", n[0]), n[0]);
  g_string_append_printf (self->out, ngettext ("%u warning, ", "%u warnings, ", n[1]), n[1]);
  g_string_append_printf (self->out, ngettext ("%u hint, ", "%u hints, ", n[2]), n[2]);
  g_string_append_printf (self->out, _ ("%u accepted\n"), n[COUNT_ACCEPTED]);
}

static void
add_json_places (PaddockJson *json, const GArray *places)
{
  paddock_json_begin_array (json, "hexes");
  for (guint i = 0; places && i < places->len; i++) {
    PaddockPlace place = g_array_index (places, PaddockPlace, i);
    g_autofree char *text = g_strdup_printf ("%d,%d", place.a, place.b);

    paddock_json_add_text (json, NULL, text);
  }
  paddock_json_end_array (json);
}

static void
add_json_finding (PaddockJson *json, const PaddockFinding *finding)
{
  g_autofree char *message = paddock_finding_dup_message (finding, translate);

  paddock_json_begin_object (json, NULL);
  paddock_json_add_text (json, "check", finding->check->id);
  paddock_json_add_text (json, "severity", paddock_severity_names[finding->severity]);
  paddock_json_add_text (json, "place", finding->place);
  paddock_json_add_text (json, "message", message);
  paddock_json_add_text (json, "why", _ (finding->check->why));
  paddock_json_add_text (json, "clause", finding->check->clause);
  paddock_json_add_flag (json, "accepted", finding->is_accepted);
  paddock_json_add_text (json, "reason", finding->reason);
  add_json_places (json, finding->places);
  paddock_json_end_object (json);
}

static void
begin_json (Session *self)
{
  paddock_json_begin_object (&self->json, NULL);
  paddock_json_begin_array (&self->json, "files");
}

static void
report_json (Session *self, const char *file, const GPtrArray *findings, const GError *error)
{
  paddock_json_begin_object (&self->json, NULL);
  paddock_json_add_text (&self->json, "file", file);
  paddock_json_add_text (&self->json, "unreadable", error ? error->message : NULL);
  paddock_json_begin_array (&self->json, "findings");
  for (guint i = 0; i < findings->len; i++)
    add_json_finding (&self->json, g_ptr_array_index (findings, i));
  paddock_json_end_array (&self->json);
  paddock_json_end_object (&self->json);
}

static void
end_json (Session *self)
{
  static const char *const names[N_COUNTS] = { "errors", "warnings", "hints", "accepted" };

  paddock_json_end_array (&self->json);
  for (guint i = 0; i < N_COUNTS; i++)
    paddock_json_add_int (&self->json, names[i], self->counts[i]);
  paddock_json_end_object (&self->json);
}

static const struct {
  void (*begin) (Session *self);
  void (*report) (Session *self, const char *file, const GPtrArray *findings, const GError *error);
  void (*end) (Session *self);
} formats[] = {
  [FORMAT_TEXT] = { begin_text, report_text, end_text },
  [FORMAT_JSON] = { begin_json, report_json, end_json },
};

/* NULL: it was interrupted. */
static GPtrArray *
check (const PaddockDocument *document)
{
  return paddock_check_document_until (document, paddock_interrupt_get_stop ());
}

static PaddockExit
check_file (const char *file, gpointer data, GError **error)
{
  Session *self = data;
  g_autoptr (PaddockDocument) document = paddock_files_load (file, error);
  g_autoptr (GPtrArray) findings = document ? check (document) : g_ptr_array_new ();

  if (!findings)
    return PADDOCK_EXIT_BAD;
  for (guint i = 0; i < findings->len; i++)
    self->counts[count_of (g_ptr_array_index (findings, i))]++;
  formats[self->options->format].report (self, file, findings, document ? NULL : *error);
  paddock_print_out (self->out);

  return document ? PADDOCK_EXIT_FINE : PADDOCK_EXIT_BAD;
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  g_autoptr (GPtrArray) files = paddock_files_expand (call->operands, NULL);
  g_autoptr (GString) out = g_string_new (NULL);
  Session session = { .options = options, .out = out, .json = { .text = out } };
  guint n_faults;
  PaddockExit code;

  if (!files)
    return PADDOCK_EXIT_BAD;

  formats[options->format].begin (&session);
  code = paddock_files_each (files, check_file, &session);
  formats[options->format].end (&session);
  paddock_print_out (out);

  n_faults = session.counts[PADDOCK_SEVERITY_ERROR]
             + (options->strict ? session.counts[PADDOCK_SEVERITY_WARNING] : 0);
  return n_faults > 0 ? MAX (code, PADDOCK_EXIT_FOUND) : code;
}

const PaddockSubcommand paddock_check_command = {
  .name = "check",
  .summary = N_ ("Report problems in documents"),
  .operands = "FILE...",
  .description = N_ (
    "Reads documents and everything they refer to, and checks their design for broken rules and "
    "anything that cannot be raced (errors), probable slips (warnings) and things worth knowing "
    "(hints). Problems that the designer has accepted are listed, but do not count. Each check "
    "reports at most 1,000 problems of a document. A folder means all documents in it.\n\n"
    "Exit status is 1 if there are errors and 2 if a file cannot be read."),
  .examples = "# Everything in a folder; warnings fail too, for scripts\n"
              "paddock-cli check --strict tracks\n"
              "# The same for programs\n"
              "paddock-cli check --format json tracks",
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

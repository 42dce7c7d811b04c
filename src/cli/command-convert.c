/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli convert: rewrites documents in canonical form and in the newest version of the format.
 */

#include "subcommand.h"

#include <glib/gi18n.h>

#include "console.h"
#include "files.h"
#include "hex-track.h"
#include "playtest.h"
#include "writer.h"

typedef struct {
  const char *output;
  gboolean in_place, check, embed;
} Options;

static const PaddockSwitch switches[] = {
  { 'o', "output", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, output), "FILE",
    .help = N_ ("Output: a file, a folder, or \"-\" for standard output (the default)") },
  { 'i', "in-place", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, in_place),
    .help = N_ ("Rewrite the files that change in place") },
  { 'c', "check", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, check),
    .help =
      N_ ("Write nothing; list the files that would change and exit with 1 if there are any") },
  { 'e', "embed", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, embed),
    .help = N_ ("Embed the documents that a playtest refers to") },
};

/* Loading put the document beside its name; without a name it is written. */
static void
embed_source (PaddockSource *source)
{
  if (source->document)
    paddock_text_set (&source->file, "");
}

static void
embed_sources (PaddockList **sources)
{
  for (guint i = 0; i < paddock_list_len (*sources); i++)
    embed_source (paddock_list_edit (sources, i));
}

/* A track brings card sets of its own. */
static void
embed_track (PaddockSource *source)
{
  PaddockDocument *document = source->document;
  PaddockHexTrack *track;

  embed_source (source);
  if (!document || document->kind != &paddock_hex_track_kind)
    return;

  track = paddock_document_dup_record (document);
  embed_sources (&track->cards);
  source->document = paddock_document_new_take (&paddock_hex_track_kind, track);
  paddock_document_unref (document);
}

static void
embed_all (PaddockPlaytest *playtest)
{
  embed_track (&playtest->track);
  embed_sources (&playtest->cards);
  for (guint i = 0; i < paddock_list_len (playtest->seats); i++)
    embed_source (&((PaddockPlaytestSeat *) paddock_list_edit (&playtest->seats, i))->vehicle);
}

static PaddockDocument *
load_embedded (const char *file, GError **error)
{
  g_autoptr (PaddockDocument) document = paddock_files_load (file, error);
  PaddockPlaytest *playtest;

  if (!document || document->kind != &paddock_playtest_kind)
    return g_steal_pointer (&document);

  playtest = paddock_document_dup_record (document);
  embed_all (playtest);
  return paddock_document_new_take (&paddock_playtest_kind, playtest);
}

static gboolean
has_stdin (const GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++)
    if (paddock_files_is_stdio (g_ptr_array_index (files, i)))
      return TRUE;

  return FALSE;
}

/* The document in BYTES, as it is to be written. */
static PaddockDocument *
parse (const Options *options, const char *file, GBytes *bytes, GError **error)
{
  return options->embed ? load_embedded (file, error) : paddock_files_parse (file, bytes, error);
}

static PaddockExit
convert_file (const char *file, gpointer data, GError **error)
{
  const Options *options = data;
  g_autoptr (GBytes) before = paddock_files_read_bytes (file, error);
  g_autoptr (PaddockDocument) document = before ? parse (options, file, before, error) : NULL;
  g_autoptr (GBytes) after = document ? paddock_xml_write (document) : NULL;
  g_autofree char *output = NULL;

  if (!after)
    return PADDOCK_EXIT_BAD;
  if (!options->output && g_bytes_equal (before, after))
    return PADDOCK_EXIT_FINE;
  if (options->check) {
    paddock_print_line (file);
    return PADDOCK_EXIT_FOUND;
  }

  output = paddock_files_dup_output (options->output ? options->output : file, file, NULL);
  return paddock_files_write (output, document, error) ? PADDOCK_EXIT_FINE : PADDOCK_EXIT_BAD;
}

static PaddockExit
run (const PaddockCall *call)
{
  Options options = *(const Options *) call->options;
  g_autoptr (GPtrArray) files = NULL;

  if (options.check + options.in_place + (options.output != NULL) > 1) {
    paddock_complain (_ ("--output, --in-place and --check cannot be combined"));
    return PADDOCK_EXIT_BAD;
  }
  if (!options.check && !options.in_place && !options.output)
    options.output = PADDOCK_FILES_STDIO;

  files = paddock_files_expand (call->operands, NULL);
  if (!files || (options.output && !paddock_files_can_go_to (files, options.output, NULL)))
    return PADDOCK_EXIT_BAD;
  if (options.embed && has_stdin (files)) {
    paddock_complain (_ ("--embed needs a file: references from standard input cannot be "
                         "resolved"));
    return PADDOCK_EXIT_BAD;
  }

  return paddock_files_each (files, convert_file, &options);
}

const PaddockSubcommand paddock_convert_command = {
  .name = "convert",
  .summary = N_ ("Rewrite documents in canonical form"),
  .operands = "FILE...",
  .description =
    N_ ("Reads documents of any version and writes them in the newest one, in canonical form: the "
        "same content always gives the same bytes. A folder means all documents in it.\n\n"
        "Files are written whole or not at all; an old file stays until the new one is safely on "
        "disk."),
  .examples = "# Bring a folder up to date\n"
              "paddock-cli convert --in-place tracks\n"
              "# One file to send to somebody\n"
              "paddock-cli convert --embed race.playtest.xml -o whole.playtest.xml",
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli render: pictures of documents.
 */

#include "subcommand.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "console.h"
#include "files.h"
#include "poster.h"
#include "render.h"

typedef struct {
  const char *output;
  int type, palette, paper, width;
  double scale;
  gboolean coordinates, ranks, bare, progress;
} Options;

#define BY_NAME (-1)

static const PaddockSwitch switches[] = {
  { 'o', "output", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, output), "FILE",
    .help = N_ ("Output: a file, a folder (by default the current one), or \"-\" for standard "
                "output") },
  { 't', "type", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, type), "TYPE",
    paddock_render_format_names, .initial = BY_NAME,
    .help = N_ ("Picture format, if the output name does not show it") },
  { 'p', "palette", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, palette), "PALETTE",
    paddock_palette_names, .help = N_ ("Colours") },
  { 0, "paper", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, paper), "PAPER", paddock_paper_names,
    .help =
      N_ ("Cut a PDF into overlapping sheets with cutting marks; whole is one page as large as "
          "the drawing") },
  { 's', "scale", PADDOCK_SWITCH_REAL, G_STRUCT_OFFSET (Options, scale), "FACTOR", .max = 100,
    .help = N_ ("Scale; at 1 a hex is 41.6 pixels wide") },
  { 'w', "width", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, width), "PIXELS", .min = 1,
    .max = PADDOCK_RENDER_MAX_SIDE, .help = N_ ("Picture width, instead of a scale") },
  { 'c', "coordinates", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, coordinates),
    .help = N_ ("Show coordinates in each space") },
  { 'r', "ranks", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, ranks),
    .help = N_ ("Show rank and lane in each space of a Frothy track") },
  { 'b', "bare", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, bare),
    .help = N_ ("Leave out title, legend and notes") },
  { 0, "progress", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, progress),
    .help = N_ ("Show progress even if standard error is not a terminal") },
};

/* What stays the same from file to file. */
typedef struct {
  const Options *options;
  PaddockRenderOptions render;
  const char *output;
  PaddockProgress progress;
  guint n_files, n_done;
} Session;

static gboolean
progress_cb (double done, gpointer data)
{
  Session *self = data;

  paddock_progress_tell (&self->progress, (self->n_done + done) / self->n_files);
  return !paddock_is_interrupted ();
}

static const char *
translate (const char *word)
{
  return _ (word);
}

/* The renderer writes files only, and they must be whole before anybody sees them. */
static gboolean
render_to_stdout (PaddockDocument *document, const PaddockRenderOptions *options, GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *data = NULL;
  gsize length;
  int fd = g_file_open_tmp ("paddock-XXXXXX", &path, error);
  gboolean is_rendered;

  if (fd < 0)
    return FALSE;

  g_close (fd, NULL);
  is_rendered = paddock_render (document, options, path, error)
                && g_file_get_contents (path, &data, &length, error);
  g_unlink (path);
  if (is_rendered)
    paddock_print_bytes (data, length);
  return is_rendered;
}

static PaddockExit
render_file (const char *file, gpointer data, GError **error)
{
  Session *self = data;
  g_autoptr (PaddockDocument) document = paddock_files_load (file, error);
  g_autofree char *output =
    paddock_files_dup_output (self->output, file, paddock_render_format_names[self->render.format]);
  gboolean is_rendered = FALSE;

  if (document && paddock_files_is_stdio (output))
    is_rendered = render_to_stdout (document, &self->render, error);
  else if (document)
    is_rendered = paddock_render (document, &self->render, output, error);

  self->n_done++;
  paddock_progress_clear (&self->progress);
  if (error && g_error_matches (*error, PADDOCK_RENDER_ERROR, PADDOCK_RENDER_ERROR_CANCELLED)) {
    g_clear_error (error);
    paddock_files_may_write (output, error);
  } else if (error && *error && (*error)->domain == PADDOCK_RENDER_ERROR) {
    g_prefix_error (error, "%s: ", paddock_files_get_name (file));
  }
  return is_rendered ? PADDOCK_EXIT_FINE : PADDOCK_EXIT_BAD;
}

/* PNG for a folder and for standard output; otherwise what the name says. */
static int
find_type (const Options *options, const char *output)
{
  int type = options->type;

  if (type == BY_NAME)
    type = paddock_render_format_of (output);
  if (type < 0 && (paddock_files_is_stdio (output) || g_file_test (output, G_FILE_TEST_IS_DIR)))
    type = PADDOCK_RENDER_PNG;
  if (type < 0)
    paddock_complain (
      _ ("the name \"%s\" does not show the format; end it with .png, .svg or .pdf, or use "
         "--type"),
      output);

  return type;
}

/* Only a PDF has pages. */
static gboolean
can_have_paper (const Options *options, int type)
{
  if (options->paper == PADDOCK_PAPER_WHOLE || type == PADDOCK_RENDER_PDF)
    return TRUE;

  paddock_complain (_ ("--paper is only for PDF; use a name that ends with .pdf, or --type pdf"));
  return FALSE;
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  const char *output = options->output ? options->output : ".";
  g_autoptr (GPtrArray) files = paddock_files_expand (call->operands, NULL);
  int type = find_type (options, output);
  Session session = { .options = options, .output = output };

  if (!files || type < 0 || !can_have_paper (options, type)
      || !paddock_files_can_go_to (files, output, paddock_render_format_names[type]))
    return PADDOCK_EXIT_BAD;

  session.n_files = files->len;
  session.render = (PaddockRenderOptions){
    .format = type,
    .palette = options->palette,
    .paper = (PaddockPaper) options->paper,
    .view = { .has_frame = !options->bare,
              .has_coordinates = options->coordinates,
              .has_ranks = options->ranks,
              .has_notes = !options->bare,
              .translate = translate },
    .scale = options->scale,
    .width = options->width,
    .progress = progress_cb,
    .data = &session,
  };
  paddock_progress_init (&session.progress, "render", options->progress);

  return paddock_files_each (files, render_file, &session);
}

const PaddockSubcommand paddock_render_command = {
  .name = "render",
  .summary = N_ ("Draw documents as PNG, SVG or PDF"),
  .operands = "FILE...",
  .description =
    N_ ("Draws documents as the studio shows and prints them. A folder means all documents in "
        "it. The same document always gives the same bytes."),
  .examples = "# A board to print\n"
              "paddock-cli render harbour.track.xml -o harbour.pdf --palette print\n"
              "# The same on A4 sheets to tape together\n"
              "paddock-cli render harbour.track.xml -o harbour.pdf --paper a4\n"
              "# A picture of every document in a folder\n"
              "mkdir pictures && paddock-cli render tracks -o pictures --width 800",
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

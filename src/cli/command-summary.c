/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli summary: the player's summary of a game, to read or to print.
 */

#include "subcommand.h"

#include <glib/gi18n.h>

#include "console.h"
#include "listing.h"
#include "summary-page.h"

typedef struct {
  const char *output;
  int format;
} Options;

static const PaddockSwitch switches[] = {
  { 'o', "output", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, output), "FILE",
    .help = N_ ("Write one page to print, as PDF, instead of printing text") },
  { 'f', "format", PADDOCK_SWITCH_NAME, G_STRUCT_OFFSET (Options, format), "FORMAT",
    paddock_listing_format_names, .help = N_ ("How to print the text") },
};

static const PaddockGame *
find_game (const PaddockCall *call)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const PaddockGame *game = paddock_games_find (call->games, call->operands[0]);

  for (guint i = 0; call->games[i] && !game; i++)
    g_ptr_array_add (names, (char *) call->games[i]->id);
  g_ptr_array_add (names, NULL);
  if (!game)
    paddock_complain_unknown (_ ("unknown game"), call->operands[0],
                              (const char *const *) names->pdata);

  return game;
}

static void
add_row (PaddockListing *listing, const PaddockSummaryRow *row)
{
  g_autofree char *text =
    g_strdup_printf ("%s%s%s", row->text, *row->questions ? " " : "", row->questions);
  g_autofree char *clauses = *row->clauses ? g_strdup_printf (" (%s)", row->clauses) : NULL;
  g_autofree char *whole = g_strconcat (text, clauses, NULL);

  paddock_listing_add (listing, row->title);
  paddock_listing_add (listing, whole);
}

static void
add_summary (PaddockListing *listing, const PaddockGame *game)
{
  static const PaddockListingColumn columns[] = {
    { "title", N_ ("What") },
    { "text", N_ ("How") },
  };
  g_autoptr (GArray) rows = paddock_summary_list (game, NULL);

  for (guint i = 0; i < rows->len; i++) {
    const PaddockSummaryRow *row = &g_array_index (rows, PaddockSummaryRow, i);

    if (row->kind == PADDOCK_SUMMARY_HEADING && i > 0)
      paddock_listing_end (listing);
    if (row->kind == PADDOCK_SUMMARY_HEADING)
      paddock_listing_begin (listing, row->title, row->title, NULL, columns,
                             G_N_ELEMENTS (columns));
    else
      add_row (listing, row);
  }
  paddock_listing_end (listing);
}

static void
print (const PaddockGame *game, int format)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockListing listing;

  paddock_listing_init (&listing, format, out);
  add_summary (&listing, game);
  paddock_listing_finish (&listing);
  paddock_print (out->str);
}

static gboolean
save (const PaddockGame *game, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_has_suffix (path, ".pdf"))
    paddock_complain (_ ("a summary is written as PDF; use a name that ends with .pdf"));
  else if (!paddock_summary_page_save (game, NULL, path, &error))
    paddock_complain ("%s", error->message);
  else
    return TRUE;

  return FALSE;
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  const PaddockGame *game = find_game (call);

  if (!game || (options->output && !save (game, options->output)))
    return PADDOCK_EXIT_BAD;
  if (!options->output)
    print (game, options->format);

  return PADDOCK_EXIT_FINE;
}

const PaddockSubcommand paddock_summary_command = {
  .name = "summary",
  .summary = N_ ("Print the player's summary of a game"),
  .operands = "GAME",
  .description =
    N_ ("Prints the order of a turn, what can happen and the rules that can be changed, each with "
        "its clauses, from the tables that the programs run on. With --output, writes them as a "
        "page to print."),
  .examples = "# For the table\n"
              "paddock-cli summary joyride -o joyride.pdf",
  .min_operands = 1,
  .max_operands = 1,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli new: a fresh document.
 */

#include "subcommand.h"

#include <glib/gi18n.h>

#include "console.h"
#include "document-kinds.h"
#include "field-text.h"
#include "files.h"
#include "listing.h"
#include "random-document.h"
#include "shelf.h"

#define NOT_RANDOM (-1)

typedef struct {
  const char *output, *title, *theme;
  int random;
  gboolean list, force;
} Options;

static const PaddockSwitch switches[] = {
  { 'o', "output", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, output), "FILE",
    .help = N_ ("Output file; \"-\", the default, is standard output") },
  { 't', "title", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, title), "TEXT",
    .help = N_ ("Display name; the id is derived from it") },
  { 0, "random", PADDOCK_SWITCH_INT, G_STRUCT_OFFSET (Options, random), "SEED", .max = G_MAXINT,
    .initial = NOT_RANDOM,
    .help = N_ ("Make one by chance that passes the checks; the same seed gives the same one") },
  { 0, "theme", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, theme), "THEME",
    .help = N_ ("What a random one is good at; \"--list\" lists the themes") },
  { 'f', "force", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, force),
    .help = N_ ("Overwrite an existing file") },
  { 'l', "list", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, list),
    .help = N_ ("List the available kinds and templates") },
};

/* "Côte d'Or, 2nd Lap" is "cote-d-or-2nd-lap". */
static char *
dup_id (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, NULL);
  g_autoptr (GString) id = g_string_new (NULL);

  for (const char *c = ascii; *c && id->len < PADDOCK_ID_LIMIT; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);

  return g_strdup (id->str);
}

/* FALSE after a complaint. */
static gboolean
set_field (const PaddockField *field, gpointer record, const char *text)
{
  g_autoptr (GString) expected = g_string_new (NULL);

  if (paddock_field_parse (field, record, text))
    return TRUE;

  paddock_field_expect (field, expected);
  paddock_complain (_ ("\"%s\" is not a valid %s; expected %s"), text, field->name, expected->str);
  return FALSE;
}

/* Documents that are no vehicles have a title, vehicles a name. */
static const PaddockField *
find_title (const PaddockRecordType *type)
{
  const PaddockField *field = paddock_record_type_find (type, "title");

  return field ? field : paddock_record_type_find (type, "name");
}

static const char *
get_title (const PaddockDocument *document)
{
  const PaddockField *field = find_title (document->kind->type);

  return paddock_text_get (PADDOCK_FIELD_VALUE (document->record, field, char *));
}

static PaddockDocument *
set_title (PaddockDocument *document, const char *title)
{
  const PaddockRecordType *type = document->kind->type;
  PaddockDocument *titled =
    paddock_document_new_take (document->kind, paddock_document_dup_record (document));
  g_autofree char *id = dup_id (title);

  if (set_field (find_title (type), titled->record, title)
      && (!*id || set_field (paddock_record_type_find (type, "id"), titled->record, id)))
    return titled;

  paddock_document_unref (titled);
  return NULL;
}

/* What the shelf has, by name: "harbour-loop". */
static PaddockDocument *
read_shelf (guint i)
{
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_shelf_file_read (&paddock_shelf_files[i], &error);

  g_assert_no_error (error); /* a test reads them all */
  return document;
}

static void
add_shelf_section (PaddockListing *listing, const char *name, const char *title, gboolean templates)
{
  static const PaddockListingColumn columns[] = {
    { "name", N_ ("Name") },
    { "kind", N_ ("Kind") },
    { "title", N_ ("Description") },
  };

  paddock_listing_begin (listing, name, title, NULL, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autofree char *stem = paddock_files_dup_stem (paddock_shelf_files[i].name);
    g_autoptr (PaddockDocument) document = NULL;

    if (paddock_shelf_file_is_template (&paddock_shelf_files[i]) != templates)
      continue;
    document = read_shelf (i);
    paddock_listing_add (listing, stem);
    paddock_listing_add (listing, document->kind->type->name);
    paddock_listing_add (listing, get_title (document));
  }
  paddock_listing_end (listing);
}

static void
add_themes_section (PaddockListing *listing)
{
  static const PaddockListingColumn columns[] = {
    { "kind", N_ ("Kind") },
    { "theme", N_ ("Theme") },
    { "description", N_ ("Description") },
  };

  paddock_listing_begin (listing, "themes", _ ("Random"), NULL, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; paddock_random_kinds[i]; i++)
    for (const PaddockRandomTheme *theme = paddock_random_kinds[i]->themes; theme->id; theme++) {
      paddock_listing_add (listing, paddock_random_kinds[i]->kind->type->name);
      paddock_listing_add (listing, theme->id);
      paddock_listing_add (listing, _ (theme->help));
    }
  paddock_listing_end (listing);
}

static void
print_list (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockListing listing;

  paddock_listing_init (&listing, PADDOCK_LISTING_TEXT, out);
  add_shelf_section (&listing, "templates", _ ("Templates"), TRUE);
  add_shelf_section (&listing, "examples", _ ("Examples"), FALSE);
  add_themes_section (&listing);
  paddock_listing_finish (&listing);
  paddock_print (out->str);
}

/* By name, or the first template of a kind; NULL after a complaint. */
static PaddockDocument *
make (const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    char *stem = paddock_files_dup_stem (paddock_shelf_files[i].name);

    g_ptr_array_add (names, stem);
    if (g_str_equal (stem, name))
      return read_shelf (i);
  }
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) document = read_shelf (i);

    if (g_str_equal (document->kind->type->name, name))
      return g_steal_pointer (&document);
  }
  for (guint i = 0; paddock_document_kinds[i]; i++)
    g_ptr_array_add (names, g_strdup (paddock_document_kinds[i]->type->name));

  g_ptr_array_add (names, NULL);
  paddock_complain_unknown (_ ("unknown kind or template"), name,
                            (const char *const *) names->pdata);
  return NULL;
}

/* By the name of a kind that chance can make; NULL after a complaint. */
static const PaddockRandomKind *
find_random_kind (const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; paddock_random_kinds[i]; i++) {
    const char *other = paddock_random_kinds[i]->kind->type->name;

    if (g_str_equal (other, name))
      return paddock_random_kinds[i];
    g_ptr_array_add (names, (gpointer) other);
  }
  g_ptr_array_add (names, NULL);
  paddock_complain_unknown (_ ("nothing that can be made at random"), name,
                            (const char *const *) names->pdata);
  return NULL;
}

/* Without a name the seed decides; -1 after a complaint. */
static int
find_theme (const PaddockRandomKind *kind, const char *name, int seed)
{
  int theme = name ? paddock_random_kind_find_theme (kind, name)
                   : seed % (int) paddock_random_kind_count_themes (kind);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; kind->themes[i].id; i++)
    g_ptr_array_add (names, (gpointer) kind->themes[i].id);
  g_ptr_array_add (names, NULL);
  if (theme < 0)
    paddock_complain_unknown (_ ("unknown theme"), name, (const char *const *) names->pdata);

  return theme;
}

static PaddockDocument *
make_random (const char *name, const Options *options)
{
  const PaddockRandomKind *kind = find_random_kind (name);
  int theme = kind ? find_theme (kind, options->theme, options->random) : -1;

  return theme < 0 ? NULL
                   : paddock_random_document_new (kind, (guint64) options->random, (guint) theme);
}

static PaddockDocument *
make_as_told (const char *name, const Options *options)
{
  if (options->random != NOT_RANDOM)
    return make_random (name, options);
  if (!options->theme)
    return make (name);

  paddock_complain (_ ("--theme goes with --random"));
  return NULL;
}

static PaddockExit
save (const Options *options, const PaddockDocument *document)
{
  const char *output = options->output ? options->output : PADDOCK_FILES_STDIO;
  g_autoptr (GError) error = NULL;

  if (!options->force && g_file_test (output, G_FILE_TEST_EXISTS)) {
    paddock_complain (_ ("%s already exists; use --force to overwrite it"), output);
    return PADDOCK_EXIT_BAD;
  }
  if (paddock_files_write (output, document, &error))
    return PADDOCK_EXIT_FINE;

  paddock_complain_error (error);
  return PADDOCK_EXIT_BAD;
}

static PaddockExit
run (const PaddockCall *call)
{
  const Options *options = call->options;
  g_autoptr (PaddockDocument) document = NULL;
  g_autoptr (PaddockDocument) titled = NULL;

  if (options->list) {
    print_list ();
    return PADDOCK_EXIT_FINE;
  }
  if (call->n_operands == 0) {
    paddock_complain (_ ("which kind? \"paddock-cli new --list\" lists them"));
    return PADDOCK_EXIT_BAD;
  }

  document = make_as_told (call->operands[0], options);
  if (document && options->title)
    titled = set_title (document, options->title);
  if (!document || (options->title && !titled))
    return PADDOCK_EXIT_BAD;

  return save (options, titled ? titled : document);
}

const PaddockSubcommand paddock_new_command = {
  .name = "new",
  .summary = N_ ("Create a new document"),
  .operands = "KIND|TEMPLATE",
  .description =
    N_ ("Creates a document from a template, ready for editing. A kind means its first "
        "template. Examples can be copied the same way."),
  .examples = "# List all kinds and templates\n"
              "paddock-cli new --list\n"
              "# Start a track\n"
              "paddock-cli new hex-track --title \"Harbour Loop\" -o harbour-loop.track.xml\n"
              "# Make a vehicle by chance\n"
              "paddock-cli new licence --random 7 --theme fast -o rival.vehicle.xml",
  .max_operands = 1,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

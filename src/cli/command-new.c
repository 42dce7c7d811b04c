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
#include "sheet.h"
#include "shelf.h"

typedef struct {
  const char *output, *title;
  gboolean list, force;
} Options;

static const PaddockSwitch switches[] = {
  { 'o', "output", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, output), "FILE",
    .help = N_ ("Where to write; \"-\", the default, is standard output") },
  { 't', "title", PADDOCK_SWITCH_TEXT, G_STRUCT_OFFSET (Options, title), "TEXT",
    .help = N_ ("Its name for people; its id is made from it") },
  { 'f', "force", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, force),
    .help = N_ ("Replace a file that is there already") },
  { 'l', "list", PADDOCK_SWITCH_FLAG, G_STRUCT_OFFSET (Options, list),
    .help = N_ ("List what can be made") },
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
  paddock_complain (_("\"%s\" cannot be its %s; expected %s"), text, field->name, expected->str);
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
add_shelf_section (PaddockSheet *sheet, const char *name, const char *title, gboolean templates)
{
  static const PaddockSheetColumn columns[] = {
    { "name", N_ ("Name") },
    { "kind", N_ ("Kind") },
    { "title", N_ ("What it is") },
  };

  paddock_sheet_begin (sheet, name, title, NULL, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autofree char *stem = paddock_files_dup_stem (paddock_shelf_files[i].name);
    g_autoptr (PaddockDocument) document = NULL;

    if (paddock_shelf_file_is_template (&paddock_shelf_files[i]) != templates)
      continue;
    document = read_shelf (i);
    paddock_sheet_add (sheet, stem);
    paddock_sheet_add (sheet, document->kind->type->name);
    paddock_sheet_add (sheet, get_title (document));
  }
  paddock_sheet_end (sheet);
}

static void
print_list (void)
{
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockSheet sheet;

  paddock_sheet_init (&sheet, PADDOCK_SHEET_TEXT, out);
  add_shelf_section (&sheet, "templates", _("Templates"), TRUE);
  add_shelf_section (&sheet, "examples", _("Examples"), FALSE);
  paddock_sheet_finish (&sheet);
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
  paddock_complain_unknown (_("unknown kind or template"), name,
                               (const char *const *) names->pdata);
  return NULL;
}

static PaddockExit
save (const Options *options, const PaddockDocument *document)
{
  const char *output = options->output ? options->output : PADDOCK_FILES_STDIO;
  g_autoptr (GError) error = NULL;

  if (!options->force && g_file_test (output, G_FILE_TEST_EXISTS)) {
    paddock_complain (_("%s is there already; --force replaces it"), output);
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
    paddock_complain (_("what shall it be? \"paddock-cli new --list\" shows what there is"));
    return PADDOCK_EXIT_BAD;
  }

  document = make (call->operands[0]);
  if (document && options->title)
    titled = set_title (document, options->title);
  if (!document || (options->title && !titled))
    return PADDOCK_EXIT_BAD;

  return save (options, titled ? titled : document);
}

const PaddockSubcommand paddock_new_command = {
  .name = "new",
  .summary = N_ ("Make a fresh document"),
  .operands = "KIND|TEMPLATE",
  .description =
    N_ ("Makes a document from a template, ready to be changed: a kind's name stands for the first "
        "template of that kind. Examples can be copied in the same way."),
  .examples = "# What there is\n"
              "paddock-cli new --list\n"
              "# A track to begin with\n"
              "paddock-cli new hex-track --title \"Harbour Loop\" -o harbour-loop.track.xml",
  .max_operands = 1,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

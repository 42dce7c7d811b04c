/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paddock-cli new: a fresh document.
 */

#include "command.h"

#include <glib/gi18n.h>

#include "console.h"
#include "document-kinds.h"
#include "field-text.h"
#include "files.h"
#include "sheet.h"

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

/* Sets the field of that name, if the kind has one.  FALSE after a complaint. */
static gboolean
set_field (const PaddockRecordType *type, gpointer record, const char *name, const char *text)
{
  const PaddockField *field = paddock_record_type_find (type, name);
  g_autoptr (GString) expected = g_string_new (NULL);

  if (!field || paddock_field_parse (field, record, text))
    return TRUE;

  paddock_field_expect (field, expected);
  paddock_complain (_("\"%s\" cannot be its %s; expected %s"), text, name, expected->str);
  return FALSE;
}

static PaddockDocument *
set_title (PaddockDocument *document, const char *title)
{
  const PaddockRecordType *type = document->kind->type;
  PaddockDocument *titled =
    paddock_document_new_take (document->kind, paddock_document_dup_record (document));
  g_autofree char *id = dup_id (title);
  const char *name = paddock_record_type_find (type, "title") ? "title" : "name";

  if (set_field (type, titled->record, name, title)
      && (!*id || set_field (type, titled->record, "id", id)))
    return titled;

  paddock_document_unref (titled);
  return NULL;
}

static void
print_list (void)
{
  static const PaddockSheetColumn columns[] = {
    { "name", N_ ("Name") },
    { "help", N_ ("What it is") },
  };
  g_autoptr (GString) out = g_string_new (NULL);
  PaddockSheet sheet;

  paddock_sheet_init (&sheet, PADDOCK_SHEET_TEXT, out);
  paddock_sheet_begin (&sheet, "kinds",
                       _("Empty Documents"), NULL, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; paddock_document_kinds[i]; i++) {
    paddock_sheet_add (&sheet, paddock_document_kinds[i]->type->name);
    paddock_sheet_add (&sheet, _(paddock_document_kinds[i]->type->help));
  }
  paddock_sheet_end (&sheet);
  paddock_sheet_finish (&sheet);
  paddock_print (out->str);
}

static PaddockDocument *
make (const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const PaddockDocumentKind *kind = paddock_document_kinds_find (name);

  if (kind)
    return paddock_document_new (kind);

  for (guint i = 0; paddock_document_kinds[i]; i++)
    g_ptr_array_add (names, (char *) paddock_document_kinds[i]->type->name);
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

const PaddockCommand paddock_new_command = {
  .name = "new",
  .summary = N_ ("Make a fresh document"),
  .operands = "KIND|TEMPLATE",
  .description =
    N_ ("Makes an empty document of a kind, or one that is ready to race from a template."),
  .examples = "# What there is\n"
              "paddock-cli new --list\n"
              "# A track to begin with\n"
              "paddock-cli new hex-track --title \"Harbour Loop\" -o harbour-loop.track.xml",
  .max_operands = 1,
  PADDOCK_COMMAND_SWITCHES (Options, switches),
  .run = run,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "schema.h"

#include "board-rows.h"
#include "document-kinds.h"
#include "field-text.h"
#include "hex.h"
#include "number.h"
#include "reader.h"

#include <string.h>

/* Lists of at most this many elements are written out one by one; beyond, a schema does not count. */
#define MAX_COUNTED 4

/* Regular expressions have no numbers: these say the ranges digit by digit. */
#define DIGITS_0_TO_4095 "0*([0-3]?[0-9]{1,3}|40([0-8][0-9]|9[0-5]))"
#define DIGITS_0_TO_4096 "0*([0-3]?[0-9]{1,3}|40([0-8][0-9]|9[0-6]))"
#define COORDINATE "(\\+?" DIGITS_0_TO_4095 "|-" DIGITS_0_TO_4096 ")"
#define STEP "0*[0-9]{1,4}\\.0*[0-9]{1,2}"
#define NUMBER "-?(0*[0-9]{1,2}|d0*[12])"

G_STATIC_ASSERT (PADDOCK_HEX_MIN == -4096 && PADDOCK_HEX_MAX == 4095);
G_STATIC_ASSERT (PADDOCK_RANK_MAX == 9999 && PADDOCK_LANE_MAX == 99);
G_STATIC_ASSERT (PADDOCK_NUMBER_MAX == 99 && PADDOCK_NUMBER_MAX_DICE == 2);

typedef struct {
  GString *out;
  guint depth;
  const PaddockDocumentKind *const *kinds;
  GPtrArray *types; /* of PaddockRecordType: what there is to define, in order of appearance */
  GPtrArray *names; /* of char *: their definitions' names */
  gboolean has_board;
  gboolean has_documents;
} Schema;

/* Lines of XML. */

static void G_GNUC_PRINTF (2, 3) add_line (Schema *self, const char *format, ...)
{
  va_list args;

  g_string_append_printf (self->out, "%*s", (int) self->depth * 2, "");
  va_start (args, format);
  g_string_append_vprintf (self->out, format, args);
  va_end (args);
  g_string_append_c (self->out, '\n');
}

static void
open_tag (Schema *self, const char *tag, const char *name)
{
  if (name)
    add_line (self, "<%s name=\"%s\">", tag, name);
  else
    add_line (self, "<%s>", tag);
  self->depth++;
}

static void
close_tag (Schema *self, const char *tag)
{
  self->depth--;
  add_line (self, "</%s>", tag);
}

static void
add_help (Schema *self, const char *help)
{
  g_autofree char *escaped = help ? g_markup_escape_text (help, -1) : NULL;

  if (help)
    add_line (self, "<a:documentation>%s</a:documentation>", escaped);
}

/* Values. */

static void
add_pattern (Schema *self, const char *pattern)
{
  open_tag (self, "data type=\"token\"", NULL);
  add_line (self, "<param name=\"pattern\">%s</param>", pattern);
  close_tag (self, "data");
}

static void
add_range (Schema *self, int min, int max)
{
  open_tag (self, "data type=\"integer\"", NULL);
  add_line (self, "<param name=\"minInclusive\">%d</param>", min);
  add_line (self, "<param name=\"maxInclusive\">%d</param>", max);
  close_tag (self, "data");
}

static void
add_choice (Schema *self, const char *const *names)
{
  open_tag (self, "choice", NULL);
  for (guint i = 0; names[i]; i++)
    add_line (self, "<value>%s</value>", names[i]);
  close_tag (self, "choice");
}

static void
add_flag (Schema *self, const PaddockField *field)
{
  static const char *const names[] = { "no", "yes", NULL };

  add_choice (self, names);
}

static void
add_int (Schema *self, const PaddockField *field)
{
  if (!field->word) {
    add_range (self, field->min, field->max);
    return;
  }

  open_tag (self, "choice", NULL);
  add_range (self, field->min, field->max);
  add_line (self, "<value>%s</value>", field->word);
  close_tag (self, "choice");
}

static void
add_number (Schema *self, const PaddockField *field)
{
  add_pattern (self, NUMBER);
}

static void
add_enum (Schema *self, const PaddockField *field)
{
  add_choice (self, field->names);
}

static void
add_set (Schema *self, const PaddockField *field)
{
  open_tag (self, "list", NULL);
  open_tag (self, "zeroOrMore", NULL);
  add_choice (self, field->names);
  close_tag (self, "zeroOrMore");
  close_tag (self, "list");
}

static void
append_class_character (GString *out, gunichar character)
{
  if (character < 128 && strchr ("\\-[]^", (char) character))
    g_string_append_c (out, '\\');
  g_string_append_unichar (out, character);
}

/* An alphabet as the inside of [...]. */
static char *
make_class (const char *alphabet)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gunichar first, last;

  while (paddock_alphabet_next (&alphabet, &first, &last)) {
    append_class_character (out, first);
    if (last != first) {
      g_string_append_c (out, '-');
      append_class_character (out, last);
    }
  }

  return g_markup_escape_text (out->str, -1);
}

static void
add_text (Schema *self, const PaddockField *field)
{
  g_autofree char *class = field->alphabet ? make_class (field->alphabet) : NULL;

  open_tag (self, "data type=\"string\"", NULL);
  if (paddock_field_get_min (field) > 0)
    add_line (self, "<param name=\"minLength\">%d</param>", paddock_field_get_min (field));
  add_line (self, "<param name=\"maxLength\">%d</param>", paddock_field_get_max (field));
  if (class)
    add_line (self, "<param name=\"pattern\">[%s]*</param>", class);
  close_tag (self, "data");
}

static void
add_id (Schema *self, const PaddockField *field)
{
  g_autofree char *pattern = g_strdup_printf ("[a-z0-9\\-]{%d,%d}", paddock_field_get_min (field),
                                              paddock_field_get_max (field));

  add_pattern (self, pattern);
}

static void
add_place (Schema *self, const PaddockField *field)
{
  add_pattern (self, COORDINATE "," COORDINATE);
}

static void
add_ints (Schema *self, const PaddockField *field)
{
  open_tag (self, "list", NULL);
  open_tag (self, "zeroOrMore", NULL);
  add_range (self, field->min, field->max);
  close_tag (self, "zeroOrMore");
  close_tag (self, "list");
}

static void (*const value_funcs[PADDOCK_N_FIELD_KINDS]) (Schema *, const PaddockField *) = {
  [PADDOCK_FIELD_FLAG] = add_flag,     [PADDOCK_FIELD_INT] = add_int,
  [PADDOCK_FIELD_NUMBER] = add_number, [PADDOCK_FIELD_ENUM] = add_enum,
  [PADDOCK_FIELD_SET] = add_set,       [PADDOCK_FIELD_TEXT] = add_text,
  [PADDOCK_FIELD_ID] = add_id,         [PADDOCK_FIELD_PROSE] = add_text,
  [PADDOCK_FIELD_HEX] = add_place,     [PADDOCK_FIELD_PLACE] = add_place,
  [PADDOCK_FIELD_INTS] = add_ints,
};

/* Definitions: one a record type, for what stands in its element. */

static const char *
get_definition (Schema *self, const PaddockRecordType *type)
{
  guint i, n = 1;
  char *name;

  if (g_ptr_array_find (self->types, type, &i))
    return g_ptr_array_index (self->names, i);

  name = g_strdup (type->name);
  while (g_ptr_array_find_with_equal_func (self->names, name, g_str_equal, NULL)) {
    g_free (name);
    name = g_strdup_printf ("%s-%u", type->name, ++n);
  }
  g_ptr_array_add (self->types, (gpointer) type);
  g_ptr_array_add (self->names, name);

  return name;
}

static void
add_element (Schema *self, const char *name, const char *help, const PaddockRecordType *type)
{
  open_tag (self, "element", name);
  add_help (self, help);
  add_line (self, "<ref name=\"%s\"/>", get_definition (self, type));
  close_tag (self, "element");
}

static void
add_attribute (Schema *self, const PaddockField *field)
{
  gboolean is_optional = !(field->flags & PADDOCK_FIELD_REQUIRED);

  if (is_optional)
    open_tag (self, "optional", NULL);
  open_tag (self, "attribute", field->name);
  add_help (self, field->help);
  value_funcs[field->kind](self, field);
  close_tag (self, "attribute");
  if (is_optional)
    close_tag (self, "optional");
}

/* One element of a list. */
static void
add_item (Schema *self, const PaddockField *field)
{
  if (!field->variants) {
    add_element (self, field->name, field->help, field->type);
    return;
  }

  open_tag (self, "choice", NULL);
  for (guint i = 0; field->variants[i]; i++)
    add_element (self, field->variants[i]->name, field->variants[i]->help, field->variants[i]);
  close_tag (self, "choice");
}

/* One optional after the other and not inside it: there, libxml2 2.9 overlooks attributes that should
 * not be. */
static void
add_counted (Schema *self, const PaddockField *field)
{
  open_tag (self, "group", NULL);
  for (int i = 0; i < field->min; i++)
    add_item (self, field);
  for (int i = field->min; i < field->max; i++) {
    open_tag (self, "optional", NULL);
    add_item (self, field);
    close_tag (self, "optional");
  }
  close_tag (self, "group");
}

static void
add_list (Schema *self, const PaddockField *field)
{
  const char *repeat = field->min > 0 ? "oneOrMore" : "zeroOrMore";

  if (field->max > 0 && field->max <= MAX_COUNTED) {
    add_counted (self, field);
    return;
  }

  open_tag (self, "group", NULL);
  for (int i = 1; i < field->min; i++)
    add_item (self, field);
  open_tag (self, repeat, NULL);
  add_item (self, field);
  close_tag (self, repeat);
  close_tag (self, "group");
}

static void
add_record (Schema *self, const PaddockField *field)
{
  add_element (self, field->name, field->help, field->type);
}

static void
add_prose (Schema *self, const PaddockField *field)
{
  open_tag (self, "element", field->name);
  add_help (self, field->help);
  add_text (self, field);
  close_tag (self, "element");
}

static void
add_board (Schema *self, const PaddockField *field)
{
  self->has_board = TRUE;
  open_tag (self, "element", field->name);
  add_help (self, field->help);
  add_line (self, "<ref name=\"board.lines\"/>");
  close_tag (self, "element");
}

static void
add_document (Schema *self, const PaddockField *field)
{
  self->has_documents = TRUE;
  add_line (self, "<ref name=\"any.document\"/>");
}

static void (*const child_funcs[PADDOCK_N_FIELD_KINDS]) (Schema *, const PaddockField *) = {
  [PADDOCK_FIELD_PROSE] = add_prose, [PADDOCK_FIELD_RECORD] = add_record,
  [PADDOCK_FIELD_LIST] = add_list,   [PADDOCK_FIELD_VARIANTS] = add_list,
  [PADDOCK_FIELD_BOARD] = add_board, [PADDOCK_FIELD_DOCUMENT] = add_document,
};

static void
add_child (Schema *self, const PaddockField *field)
{
  gboolean is_optional =
    !(field->flags & PADDOCK_FIELD_REQUIRED) && child_funcs[field->kind] != add_list;

  if (is_optional)
    open_tag (self, "optional", NULL);
  child_funcs[field->kind](self, field);
  if (is_optional)
    close_tag (self, "optional");
}

/* The document of a record that can name a file instead, or NULL. */
static const PaddockField *
find_reference (const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == PADDOCK_FIELD_DOCUMENT && type->fields[i].refers_to)
      return &type->fields[i];

  return NULL;
}

/* Adds the attributes, or the child elements, of a record; returns how many. */
static guint
add_fields (Schema *self,
            const PaddockRecordType *type,
            const PaddockField *skipped,
            void (*add) (Schema *, const PaddockField *))
{
  guint n = 0;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (field != skipped && paddock_field_is_attribute (field) == (add == add_attribute)) {
      add (self, field);
      n++;
    }
  }

  return n;
}

static void
add_content (Schema *self, const PaddockRecordType *type, const PaddockField *skipped)
{
  add_fields (self, type, skipped, add_attribute);
  open_tag (self, "interleave", NULL);
  if (add_fields (self, type, skipped, add_child) == 0)
    add_line (self, "<empty/>");
  close_tag (self, "interleave");
}

/* A record that can name a file instead of holding a document has one or the other. */
static void
add_either (Schema *self, const PaddockRecordType *type, const PaddockField *document)
{
  const PaddockField *others[] = { document, paddock_record_type_find (type, document->refers_to) };

  open_tag (self, "choice", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    open_tag (self, "group", NULL);
    add_content (self, type, others[i]);
    close_tag (self, "group");
  }
  close_tag (self, "choice");
}

static void
add_definition (Schema *self, const PaddockRecordType *type, const char *name)
{
  const PaddockField *document = find_reference (type);

  open_tag (self, "define", name);
  if (document)
    add_either (self, type, document);
  else
    add_content (self, type, NULL);
  close_tag (self, "define");
}

/* Boards and documents. */

static void
open_line (Schema *self, const PaddockRecordType *type)
{
  open_tag (self, "element", type->name);
  add_help (self, type->help);
  for (guint i = 0; i < type->n_fields; i++)
    add_attribute (self, &type->fields[i]);
}

static void
add_board_definition (Schema *self)
{
  open_tag (self, "define", "board.lines");
  open_tag (self, "zeroOrMore", NULL);
  open_tag (self, "choice", NULL);

  open_line (self, &paddock_board_row_type);
  add_pattern (self, "[.#_a-z]+");
  close_tag (self, "element");

  open_line (self, &paddock_board_way_type);
  open_tag (self, "list", NULL);
  open_tag (self, "zeroOrMore", NULL);
  open_tag (self, "choice", NULL);
  add_line (self, "<value>-</value>");
  add_pattern (self, STEP);
  close_tag (self, "choice");
  close_tag (self, "zeroOrMore");
  close_tag (self, "list");
  close_tag (self, "element");

  close_tag (self, "choice");
  close_tag (self, "zeroOrMore");
  close_tag (self, "define");
}

static void
add_root (Schema *self, const PaddockDocumentKind *kind)
{
  open_tag (self, "element", kind->type->name);
  add_help (self, kind->type->help);
  open_tag (self, "attribute", "version");
  add_help (self, "The version of the format.");
  add_range (self, kind->version, kind->version);
  close_tag (self, "attribute");
  add_line (self, "<ref name=\"%s\"/>", get_definition (self, kind->type));
  close_tag (self, "element");
}

static void
add_documents_definition (Schema *self)
{
  open_tag (self, "define", "any.document");
  open_tag (self, "choice", NULL);
  for (guint i = 0; self->kinds[i]; i++)
    add_root (self, self->kinds[i]);
  close_tag (self, "choice");
  close_tag (self, "define");
}

/* Definitions name others, which are appended to the list on the way. */
static void
add_definitions (Schema *self)
{
  gboolean has_documents = FALSE;

  for (guint i = 0; i < self->types->len; i++) {
    add_definition (self, g_ptr_array_index (self->types, i), g_ptr_array_index (self->names, i));
    if (self->has_documents && !has_documents) {
      has_documents = TRUE;
      add_documents_definition (self);
    }
  }

  if (self->has_board)
    add_board_definition (self);
}

char *
paddock_xml_write_schema_as (const PaddockDocumentKind *const *kinds,
                             const PaddockDocumentKind *kind)
{
  Schema self = { .out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"),
                  .kinds = kinds,
                  .types = g_ptr_array_new (),
                  .names = g_ptr_array_new_with_free_func (g_free) };

  add_line (&self,
            "<!-- Generated from the record tables: run ./dev golden after changing them. -->");
  add_line (&self, "<grammar ns=\"" PADDOCK_XML_NAMESPACE "\"");
  add_line (&self, "    xmlns=\"http://relaxng.org/ns/structure/1.0\"");
  add_line (&self, "    xmlns:a=\"http://relaxng.org/ns/compatibility/annotations/1.0\"");
  add_line (&self, "    datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\">");
  self.depth++;
  open_tag (&self, "start", NULL);
  add_root (&self, kind);
  close_tag (&self, "start");
  add_definitions (&self);
  close_tag (&self, "grammar");

  g_ptr_array_unref (self.types);
  g_ptr_array_unref (self.names);
  return g_string_free (self.out, FALSE);
}

char *
paddock_xml_write_schema (const PaddockDocumentKind *kind)
{
  return paddock_xml_write_schema_as (paddock_document_kinds, kind);
}

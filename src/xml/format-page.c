/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format-page.h"

#include "board-rows.h"
#include "document-kinds.h"
#include "example-document.h"
#include "field-text.h"
#include "reader.h"
#include "writer.h"

#define INTRO                                                                                    \
  "<!-- Generated from the record tables: run ./dev golden after changing them. -->\n"           \
  "# The file format\n"                                                                          \
  "\n"                                                                                           \
  "Documents are XML files in the namespace `" PADDOCK_XML_NAMESPACE "`, encoded in "            \
  "UTF-8.  The root\n"                                                                           \
  "element gives the kind of document, and its attribute `version` the version of that "         \
  "kind's format.\n"                                                                             \
  "Paddock reads older versions and brings them up to date; it refuses newer ones.  Each "       \
  "kind has a\n"                                                                                 \
  "RELAX NG schema in `data/schema/`, for editors and `xmllint --relaxng`.\n"                    \
  "\n"                                                                                           \
  "- **Order.**  Attributes and elements may come in any order; the elements of one list "       \
  "keep theirs.\n"                                                                               \
  "  Paddock writes canonical files: in the order of this page, without defaults, so that "      \
  "two files\n"                                                                                  \
  "  differ only if the documents differ.\n"                                                     \
  "- **Strictness.**  Anything not on this page is an error, reported with the line and "        \
  "what was\n"                                                                                   \
  "  expected.  Comments and processing instructions are allowed, but not kept.\n"               \
  "- **White space** around a value does not count, except in texts, where it is part of "       \
  "the text.\n"                                                                                  \
  "- **Embedded documents.**  Where a document can be embedded, use its root element with its\n" \
  "  `version`.  Names belong to the innermost document.\n"                                      \
  "- **Safety.**  No DOCTYPE, no entities but the five of XML, no compression, at most\n"        \
  "  %d MiB, %d elements, and %d levels of elements.  Unless stated otherwise, a list has "      \
  "at most\n"                                                                                    \
  "  %d elements, a text %d characters and prose %d.\n"                                          \
  "\n"                                                                                           \
  "The values:\n"                                                                                \
  "\n"                                                                                           \
  "- *A place* is the axial coordinates of a hex, `q,r`.\n"                                      \
  "- *Dice* `d1` and `d2` mean the sum of one or two dice, `-d1` and `-d2` the same "            \
  "subtracted.\n"                                                                                \
  "- *Characters of* a set are given as ranges: `a-z0-9-` means small letters, digits and "      \
  "the hyphen.\n"

/* A record type, and the names that its elements have in the document at hand. */
typedef struct {
  const PaddockRecordType *type;
  GPtrArray *names;
} Section;

typedef struct {
  GString *out;
  GArray *sections; /* of Section */
  gboolean has_board;
} Page;

static void
section_clear (gpointer data)
{
  g_ptr_array_unref (((Section *) data)->names);
}

static void collect_fields (Page *self, const PaddockRecordType *type);

static void
collect_type (Page *self, const PaddockRecordType *type, const char *name)
{
  Section section = { type };

  for (guint i = 0; i < self->sections->len; i++) {
    Section *known = &g_array_index (self->sections, Section, i);

    if (known->type == type) {
      if (!g_ptr_array_find_with_equal_func (known->names, name, g_str_equal, NULL))
        g_ptr_array_add (known->names, (char *) name);
      return;
    }
  }

  section.names = g_ptr_array_new ();
  g_ptr_array_add (section.names, (char *) name);
  g_array_append_val (self->sections, section);
  collect_fields (self, type);
}

static void
collect_fields (Page *self, const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    self->has_board |= field->kind == PADDOCK_FIELD_BOARD;
    if (field->type)
      collect_type (self, field->type, field->name);
    for (guint v = 0; field->variants && field->variants[v]; v++)
      collect_type (self, field->variants[v], field->variants[v]->name);
  }
}

/* A cell of a table; a bar would end it. */
static void
add_cell (Page *self, const char *text)
{
  g_autoptr (GString) cell = g_string_new (text);

  g_string_replace (cell, "|", "\\|", 0);
  g_string_append_printf (self->out, " %s |", cell->str);
}

static void
add_default (Page *self, const PaddockRecordType *type, const PaddockField *field)
{
  g_autofree char *record = g_malloc (type->size);
  g_autoptr (GString) value = g_string_new (NULL);

  paddock_record_init (type, record);
  paddock_field_format (field, record, value);
  paddock_record_clear (type, record);
  if (field->flags & PADDOCK_FIELD_REQUIRED)
    g_string_assign (value, "must be given");
  else if (value->len > 0)
    g_string_prepend_c (g_string_append_c (value, '`'), '`');
  add_cell (self, value->str);
}

static void
add_value (Page *self, const PaddockField *field)
{
  g_autoptr (GString) value = g_string_new (NULL);

  paddock_field_expect (field, value);
  if (field->defines)
    g_string_append_printf (value, "; the name of a %s, its own in the document", field->defines);
  if (field->refers_to)
    g_string_append_printf (value, "; the name of a %s of the document", field->refers_to);
  if (field->flags & PADDOCK_FIELD_UNIQUE)
    g_string_append (value, "; different in each element of the list");
  add_cell (self, value->str);
}

static void
add_attributes (Page *self, const PaddockRecordType *type)
{
  gboolean has_title = FALSE;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (!paddock_field_is_attribute (field))
      continue;
    if (!has_title)
      g_string_append (self->out,
                       "\n| Attribute | Value | Default | Meaning |\n|---|---|---|---|\n");
    has_title = TRUE;
    g_string_append_printf (self->out, "| `%s` |", field->name);
    add_value (self, field);
    add_default (self, type, field);
    add_cell (self, field->help);
    g_string_append_c (self->out, '\n');
  }
}

static void
add_element_names (Page *self, const PaddockField *field)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; field->variants && field->variants[i]; i++)
    g_string_append_printf (names, "%s`<%s>`", i ? ", " : "", field->variants[i]->name);
  if (field->kind == PADDOCK_FIELD_DOCUMENT)
    g_string_append (names, "a document");
  else if (!field->variants)
    g_string_append_printf (names, "`<%s>`", field->name);

  g_string_append_c (self->out, '|');
  add_cell (self, names->str);
}

static void
add_content (Page *self, const PaddockField *field)
{
  g_autoptr (GString) content = g_string_new (NULL);
  int max = paddock_field_get_max (field);
  gboolean is_list = field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS;

  if (field->kind == PADDOCK_FIELD_PROSE)
    g_string_append (content, "prose");
  else if (is_list && field->max == 0)
    g_string_append (content, "any number");
  else if (is_list && field->min > 0)
    g_string_append_printf (content, "%d to %d", field->min, max);
  else if (is_list)
    g_string_append_printf (content, "at most %d", max);
  else
    g_string_append (content, field->flags & PADDOCK_FIELD_REQUIRED ? "one" : "at most one");
  if (field->kind == PADDOCK_FIELD_DOCUMENT && field->refers_to)
    g_string_append_printf (content, ", instead of `%s`", field->refers_to);
  add_cell (self, content->str);
}

static void
add_elements (Page *self, const PaddockRecordType *type)
{
  gboolean has_title = FALSE;

  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (paddock_field_is_attribute (field))
      continue;
    if (!has_title)
      g_string_append (self->out, "\n| Element | How many | Meaning |\n|---|---|---|\n");
    has_title = TRUE;
    add_element_names (self, field);
    add_content (self, field);
    add_cell (self, field->help);
    g_string_append_c (self->out, '\n');
  }
}

static void
add_section (Page *self, const Section *section)
{
  g_string_append (self->out, "\n### ");
  for (guint i = 0; i < section->names->len; i++)
    g_string_append_printf (self->out, "%s`<%s>`", i ? ", " : "",
                            (char *) section->names->pdata[i]);
  g_string_append_printf (self->out, "\n\n%s\n", section->type->help);
  add_attributes (self, section->type);
  add_elements (self, section->type);
}

static void
add_board (Page *self)
{
  const PaddockRecordType *types[] = { &paddock_board_row_type, &paddock_board_way_type };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_string_append_printf (self->out, "\n### `<%s>` of a board\n\n%s\n", types[i]->name,
                            types[i]->help);
    add_attributes (self, types[i]);
  }
}

static void
add_example (Page *self, const PaddockDocumentKind *kind)
{
  g_autoptr (PaddockDocument) document = paddock_example_document_new (kind);
  g_autoptr (GBytes) bytes = paddock_xml_write (document);
  gsize len;
  const char *text = g_bytes_get_data (bytes, &len);

  g_string_append_printf (self->out, "\nOne of every element:\n\n```xml\n%.*s```\n", (int) len,
                          text);
}

static void
add_kind (Page *self, const PaddockDocumentKind *kind)
{
  g_array_set_size (self->sections, 0);
  self->has_board = FALSE;
  collect_fields (self, kind->type);

  g_string_append_printf (self->out,
                          "\n## %s: `<%s>`\n\n%s  Files end in `%s`; the version is %d.\n",
                          kind->label, kind->type->name, kind->type->help, kind->extension,
                          kind->version);
  add_attributes (self, kind->type);
  add_elements (self, kind->type);
  for (guint i = 0; i < self->sections->len; i++)
    add_section (self, &g_array_index (self->sections, Section, i));
  if (self->has_board)
    add_board (self);
  add_example (self, kind);
}

char *
paddock_xml_write_format (void)
{
  Page self = { .out = g_string_new (NULL),
                .sections = g_array_new (FALSE, FALSE, sizeof (Section)) };

  g_array_set_clear_func (self.sections, section_clear);
  g_string_append_printf (self.out, INTRO, PADDOCK_XML_MAX_BYTES >> 20, PADDOCK_XML_MAX_ELEMENTS,
                          PADDOCK_XML_MAX_DEPTH, PADDOCK_LIST_LIMIT, PADDOCK_TEXT_LIMIT,
                          PADDOCK_PROSE_LIMIT);
  for (guint i = 0; paddock_document_kinds[i]; i++)
    add_kind (&self, paddock_document_kinds[i]);
  g_array_unref (self.sections);

  return g_string_free (self.out, FALSE);
}

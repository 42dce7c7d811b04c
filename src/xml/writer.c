/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "writer.h"

#include "board-rows.h"
#include "field-text.h"
#include "list.h"
#include "quote.h"
#include "reader.h"

#include <string.h>

#define INDENT 2

typedef struct {
  GString *out;
  GString *value; /* of the attribute at hand */
  guint depth;
} Writer;

static void write_element (Writer *self,
                           const char *name,
                           const PaddockRecordType *type,
                           gconstpointer record,
                           const PaddockDocument *document);

/* Text. */

static const char *
get_escape (char c, gboolean in_attribute)
{
  switch (c) {
  case '&':
    return "&amp;";
  case '<':
    return "&lt;";
  case '>':
    return in_attribute ? NULL : "&gt;";
  case '"':
    return in_attribute ? "&quot;" : NULL;
  case '\t':
    return in_attribute ? "&#9;" : NULL;
  case '\n':
    return in_attribute ? "&#10;" : NULL;
  case '\r':
    return "&#13;";
  default:
    return NULL;
  }
}

/* Characters that nobody sees, or that drive a terminal, are written so that people see them in the file. */
static gboolean
is_hidden (const char *c)
{
  return ((guchar) *c & 0x80 || *c == 0x7f) && paddock_is_control (g_utf8_get_char (c));
}

static void
write_text (Writer *self, const char *text, gboolean in_attribute)
{
  const char *start = text;

  for (const char *c = text; *c; c = g_utf8_next_char (c)) {
    const char *escape = get_escape (*c, in_attribute);

    if (!escape && !is_hidden (c))
      continue;
    g_string_append_len (self->out, start, c - start);
    start = g_utf8_next_char (c);
    if (escape)
      g_string_append (self->out, escape);
    else
      g_string_append_printf (self->out, "&#x%X;", g_utf8_get_char (c));
  }

  g_string_append (self->out, start);
}

static void
write_indent (Writer *self)
{
  g_string_append_printf (self->out, "%*s", (int) (self->depth * INDENT), "");
}

/* Whether the document of this field is kept in a file of its own. */
static gboolean
is_reference (const PaddockRecordType *type, const PaddockField *field, gconstpointer record)
{
  const PaddockField *file =
    field->refers_to ? paddock_record_type_find (type, field->refers_to) : NULL;

  return file && !paddock_field_is_initial (file, record);
}

static gboolean
is_written (const PaddockRecordType *type, const PaddockField *field, gconstpointer record)
{
  if (field->kind == PADDOCK_FIELD_DOCUMENT && is_reference (type, field, record))
    return FALSE;

  return (field->flags & PADDOCK_FIELD_REQUIRED) || !paddock_field_is_initial (field, record);
}

/* Child elements: one function a kind of field. */

static void
write_prose (Writer *self, const PaddockField *field, gconstpointer member)
{
  write_indent (self);
  g_string_append_printf (self->out, "<%s>", field->name);
  write_text (self, paddock_text_get (*(char *const *) member), FALSE);
  g_string_append_printf (self->out, "</%s>\n", field->name);
}

static void
write_record (Writer *self, const PaddockField *field, gconstpointer member)
{
  write_element (self, field->name, field->type, member, NULL);
}

static void
write_list (Writer *self, const PaddockField *field, gconstpointer member)
{
  const PaddockList *list = *(PaddockList *const *) member;

  for (guint i = 0; i < paddock_list_len (list); i++) {
    const PaddockRecordType *type = paddock_list_get_type (list, i);

    write_element (self, field->variants ? type->name : field->name, type,
                   list->data + i * list->element_size, NULL);
  }
}

static void
write_board (Writer *self, const PaddockField *field, gconstpointer member)
{
  write_indent (self);
  g_string_append_printf (self->out, "<%s>\n", field->name);
  paddock_board_write (*(PaddockBoard *const *) member, (self->depth + 1) * INDENT, self->out);
  write_indent (self);
  g_string_append_printf (self->out, "</%s>\n", field->name);
}

static void
write_document (Writer *self, const PaddockField *field, gconstpointer member)
{
  const PaddockDocument *document = *(PaddockDocument *const *) member;

  if (document)
    write_element (self, document->kind->type->name, document->kind->type, document->record,
                   document);
}

static void (*const write_funcs[PADDOCK_N_FIELD_KINDS]) (Writer *,
                                                         const PaddockField *,
                                                         gconstpointer) = {
  [PADDOCK_FIELD_PROSE] = write_prose, [PADDOCK_FIELD_RECORD] = write_record,
  [PADDOCK_FIELD_LIST] = write_list,   [PADDOCK_FIELD_VARIANTS] = write_list,
  [PADDOCK_FIELD_BOARD] = write_board, [PADDOCK_FIELD_DOCUMENT] = write_document,
};

/* Elements. */

static void
write_attributes (Writer *self, const PaddockRecordType *type, gconstpointer record)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (!paddock_field_is_attribute (field) || !is_written (type, field, record))
      continue;

    g_string_truncate (self->value, 0);
    paddock_field_format (field, record, self->value);
    g_string_append_printf (self->out, " %s=\"", field->name);
    write_text (self, self->value->str, TRUE);
    g_string_append_c (self->out, '"');
  }
}

static void
write_children (Writer *self, const PaddockRecordType *type, gconstpointer record)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (!paddock_field_is_attribute (field) && is_written (type, field, record))
      write_funcs[field->kind](self, field, &PADDOCK_FIELD_VALUE (record, field, char));
  }
}

static void
write_element (Writer *self,
               const char *name,
               const PaddockRecordType *type,
               gconstpointer record,
               const PaddockDocument *document)
{
  gsize begin;

  write_indent (self);
  g_string_append_printf (self->out, "<%s", name);
  if (self->depth == 0)
    g_string_append (self->out, " xmlns=\"" PADDOCK_XML_NAMESPACE "\"");
  if (document)
    g_string_append_printf (self->out, " version=\"%d\"", document->kind->version);
  write_attributes (self, type, record);
  g_string_append (self->out, ">\n");

  begin = self->out->len;
  self->depth++;
  write_children (self, type, record);
  self->depth--;

  if (self->out->len == begin) {
    g_string_truncate (self->out, begin - strlen (">\n"));
    g_string_append (self->out, "/>\n");
    return;
  }

  write_indent (self);
  g_string_append_printf (self->out, "</%s>\n", name);
}

GBytes *
paddock_xml_write (const PaddockDocument *document)
{
  Writer self = { .out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"),
                  .value = g_string_new (NULL) };

  write_element (&self, document->kind->type->name, document->kind->type, document->record,
                 document);
  g_string_free (self.value, TRUE);

  return g_string_free_to_bytes (self.out);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reader-private.h"

#include "list.h"

/* Opening elements: each makes room for the child in its parent's record. */

static gboolean
open_document (PaddockReader *self, const PaddockFrame *parent, PaddockFrame *child)
{
  PaddockDocument *document = paddock_document_new (child->kind);
  const PaddockField *file = NULL;

  child->type = child->kind->type;
  child->record = document->record;
  child->place.document = child->id;
  if (!parent) {
    self->document = document;
    return TRUE;
  }

  PADDOCK_FIELD_MEMBER (parent->record, child->field, PaddockDocument *) = document;
  if (child->field->refers_to)
    file = paddock_record_type_find (parent->type, child->field->refers_to);
  if (file && parent->seen >> (file - parent->type->fields) & 1)
    return paddock_reader_fail (self, child->place.line, PADDOCK_XML_ERROR_STRUCTURE,
                                "<%s> has a \"%s\" and a <%s> inside; expected one of the two",
                                parent->name, file->name, child->name);

  return TRUE;
}

static gboolean
open_record (PaddockReader *self, const PaddockFrame *parent, PaddockFrame *child)
{
  child->record = &PADDOCK_FIELD_MEMBER (parent->record, child->field, char);
  return TRUE;
}

static gboolean
open_prose (PaddockReader *self, const PaddockFrame *parent, PaddockFrame *child)
{
  child->record = parent->record;
  child->content = PADDOCK_CONTENT_PROSE;
  return TRUE;
}

static gboolean
open_board (PaddockReader *self, const PaddockFrame *parent, PaddockFrame *child)
{
  g_clear_pointer (&self->board, paddock_board_reader_free);
  self->board =
    paddock_board_reader_new (&PADDOCK_FIELD_MEMBER (parent->record, child->field, PaddockBoard *));
  child->record = parent->record;
  child->content = PADDOCK_CONTENT_BOARD;
  return TRUE;
}

static gboolean
open_list (PaddockReader *self, const PaddockFrame *parent, PaddockFrame *child)
{
  const PaddockField *field = child->field;
  PaddockList **list = &PADDOCK_FIELD_MEMBER (parent->record, field, PaddockList *);
  guint max = paddock_field_get_max (field);

  if (paddock_list_len (*list) == max)
    return paddock_reader_fail (self, child->place.line, PADDOCK_XML_ERROR_LIMIT,
                                "<%s> has one <%s> too many; expected at most %u", parent->name,
                                child->name, max);

  child->record = field->kind == PADDOCK_FIELD_VARIANTS
                    ? paddock_list_append_variant (list, field->variants, child->type)
                    : paddock_list_append (list, child->type);
  if (child->type->file_line > 0)
    *(int *) ((char *) child->record + child->type->file_line) = child->place.line;
  return TRUE;
}

static gboolean (*const open_funcs[PADDOCK_N_FIELD_KINDS]) (PaddockReader *,
                                                            const PaddockFrame *,
                                                            PaddockFrame *) = {
  [PADDOCK_FIELD_PROSE] = open_prose, [PADDOCK_FIELD_RECORD] = open_record,
  [PADDOCK_FIELD_LIST] = open_list,   [PADDOCK_FIELD_VARIANTS] = open_list,
  [PADDOCK_FIELD_BOARD] = open_board, [PADDOCK_FIELD_DOCUMENT] = open_document,
};

/* A child that belongs to a field of its parent's record. */
static gboolean
open_field (PaddockReader *self, PaddockFrame *parent, PaddockFrame *child)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << (child->field - parent->type->fields);
  gboolean is_list = open_funcs[child->field->kind] == open_list;

  if (!is_list && (parent->seen & bit))
    return paddock_reader_fail (self, child->place.line, PADDOCK_XML_ERROR_STRUCTURE,
                                "<%s> has a second <%s>; expected one", parent->name, child->name);

  parent->seen |= bit;
  return open_funcs[child->field->kind](self, parent, child);
}

static gboolean
open_child (PaddockReader *self, const char *name, PaddockFrame *child)
{
  PaddockFrame *parent = &self->frames[self->depth - 1];

  child->place.version = parent->place.version;
  child->place.document = parent->place.document;
  child->place.parent = parent->id;
  if (!paddock_reader_find_child (self, parent, name, child))
    return paddock_reader_fail_unknown_element (self, parent, name, child->place.line);

  child->name = child->kind ? child->kind->type->name
                : child->field && child->field->kind != PADDOCK_FIELD_VARIANTS
                  ? paddock_field_get_name (child->field, child->place.version)
                  : child->type->name;
  if (parent->content != PADDOCK_CONTENT_BOARD)
    return open_field (self, parent, child);

  child->record = &self->line;
  return TRUE;
}

static gboolean
open_root (PaddockReader *self, const char *name, PaddockFrame *child)
{
  child->kind = paddock_reader_find_kind (self, name);
  if (!child->kind)
    return paddock_reader_fail_unknown_root (self, name, child->place.line);

  child->name = child->kind->type->name;
  return open_document (self, NULL, child);
}

gboolean
paddock_reader_open (PaddockReader *self, const char *name, PaddockFrame *child)
{
  return (self->depth ? open_child : open_root) (self, name, child);
}

/* Closing elements. */

static gboolean
close_prose (PaddockReader *self, PaddockFrame *frame)
{
  g_autoptr (GString) expected = NULL;

  if (paddock_field_allows_text (frame->field, self->text->str)) {
    paddock_text_set (&PADDOCK_FIELD_MEMBER (frame->record, frame->field, char *), self->text->str);
    return TRUE;
  }

  expected = g_string_new (NULL);
  paddock_field_expect (frame->field, expected);
  return paddock_reader_fail (self, frame->place.line, PADDOCK_XML_ERROR_VALUE,
                              "<%s> has %ld characters; expected %s", frame->name,
                              g_utf8_strlen (self->text->str, -1), expected->str);
}

static gboolean
close_row (PaddockReader *self, PaddockFrame *frame)
{
  GError *error = NULL;

  if (!paddock_board_reader_add_row (self->board, &self->line, self->text, &error))
    return paddock_reader_take_error (self, frame->place.line, error);

  return TRUE;
}

static gboolean
close_way (PaddockReader *self, PaddockFrame *frame)
{
  GError *error = NULL;

  if (!paddock_board_reader_add_way (self->board, &self->line, self->text, frame->place.line,
                                     &error))
    return paddock_reader_take_error (self, frame->place.line, error);

  return TRUE;
}

static gboolean
close_board (PaddockReader *self, PaddockFrame *frame)
{
  GError *error = NULL;
  int line;

  if (!paddock_board_reader_finish (self->board, &line, &error))
    return paddock_reader_take_error (self, line, error);

  g_clear_pointer (&self->board, paddock_board_reader_free);
  return TRUE;
}

/* Whether child elements that must be there are; attributes that must be were looked for before. */
static gboolean
check_child_field (PaddockReader *self, const PaddockFrame *frame, const PaddockField *field)
{
  const char *name = paddock_field_get_name (field, frame->place.version);
  guint n;

  if (!name)
    return TRUE;
  if (paddock_frame_is_missing (frame, field))
    return paddock_reader_fail (self, frame->place.line, PADDOCK_XML_ERROR_STRUCTURE,
                                "<%s> has no <%s>; expected one", frame->name, name);
  if (open_funcs[field->kind] != open_list)
    return TRUE;

  n = paddock_list_len (PADDOCK_FIELD_VALUE (frame->record, field, PaddockList *));
  if (n < (guint) field->min)
    return paddock_reader_fail (self, frame->place.line, PADDOCK_XML_ERROR_STRUCTURE,
                                "<%s> has %u <%s>; expected at least %d", frame->name, n, name,
                                field->min);

  return TRUE;
}

static gboolean
close_record (PaddockReader *self, PaddockFrame *frame)
{
  for (guint i = 0; i < frame->type->n_fields; i++)
    if (!check_child_field (self, frame, &frame->type->fields[i]))
      return FALSE;

  if (frame->kind && frame->kind->upgrade && frame->place.version < frame->kind->version)
    frame->kind->upgrade (frame->record, frame->place.version);

  return TRUE;
}

static gboolean (*const close_funcs[]) (PaddockReader *, PaddockFrame *) = {
  [PADDOCK_CONTENT_ELEMENTS] = close_record, [PADDOCK_CONTENT_PROSE] = close_prose,
  [PADDOCK_CONTENT_BOARD] = close_board,     [PADDOCK_CONTENT_ROW] = close_row,
  [PADDOCK_CONTENT_WAY] = close_way,
};

gboolean
paddock_reader_close (PaddockReader *self, PaddockFrame *frame)
{
  return close_funcs[frame->content](self, frame);
}

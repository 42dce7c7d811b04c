/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reader-private.h"

#include "nearest.h"

static const PaddockRecordType no_attributes = { .name = "" };

const PaddockField *
paddock_reader_find_attribute (const PaddockFrame *frame, const char *name)
{
  for (guint i = 0; i < frame->type->n_fields; i++) {
    const PaddockField *field = &frame->type->fields[i];

    if (paddock_field_is_attribute (field)
        && g_strcmp0 (paddock_field_get_name (field, frame->place.version), name) == 0)
      return field;
  }

  return NULL;
}

const PaddockDocumentKind *
paddock_reader_find_kind (const PaddockReader *self, const char *name)
{
  for (guint i = 0; self->kinds[i]; i++)
    if (g_str_equal (self->kinds[i]->type->name, name))
      return self->kinds[i];

  return NULL;
}

static const PaddockRecordType *
find_variant (const PaddockField *field, const char *name)
{
  for (guint i = 0; field->variants[i]; i++)
    if (g_str_equal (field->variants[i]->name, name))
      return field->variants[i];

  return NULL;
}

/* Whether FIELD has child elements of this name; sets what is known of such a child. */
static gboolean
match_child (const PaddockReader *self,
             const PaddockField *field,
             const char *name,
             PaddockFrame *child)
{
  const char *field_name = paddock_field_get_name (field, child->place.version);

  child->field = field;
  if (!field_name || paddock_field_is_attribute (field))
    return FALSE;
  if (field->kind == PADDOCK_FIELD_VARIANTS)
    return (child->type = find_variant (field, name)) != NULL;
  if (field->kind == PADDOCK_FIELD_DOCUMENT)
    return (child->kind = paddock_reader_find_kind (self, name)) != NULL;

  child->type = field->type ? field->type : &no_attributes;
  return g_str_equal (field_name, name);
}

gboolean
paddock_frame_has_children (const PaddockFrame *frame)
{
  for (guint i = 0; i < frame->type->n_fields; i++)
    if (!paddock_field_is_attribute (&frame->type->fields[i]))
      return TRUE;

  return frame->content == PADDOCK_CONTENT_BOARD;
}

static gboolean
find_line_type (const char *name, PaddockFrame *child)
{
  gboolean is_row = g_str_equal (name, paddock_board_row_type.name);

  child->type = is_row ? &paddock_board_row_type : &paddock_board_way_type;
  child->content = is_row ? PADDOCK_CONTENT_ROW : PADDOCK_CONTENT_WAY;
  return g_str_equal (name, child->type->name);
}

gboolean
paddock_reader_find_child (const PaddockReader *self,
                           const PaddockFrame *parent,
                           const char *name,
                           PaddockFrame *child)
{
  if (parent->content == PADDOCK_CONTENT_BOARD)
    return find_line_type (name, child);

  for (guint i = 0; i < parent->type->n_fields; i++)
    if (match_child (self, &parent->type->fields[i], name, child))
      return TRUE;

  return FALSE;
}

/* NAMES for a message, each between OPEN and CLOSE: the one that WORD may have meant, or all. */
static char *
suggest (const char *word, const GPtrArray *names, const char *open, const char *close)
{
  const char *nearest = paddock_nearest_name (word, (const char *const *) names->pdata);
  GString *out = g_string_new (NULL);

  if (nearest)
    g_string_append_printf (out, "%s%s%s", open, nearest, close);
  else if (names->len == 1)
    g_string_append (out, "none");

  for (guint i = 0; !nearest && i + 1 < names->len; i++)
    g_string_append_printf (out, "%s%s%s%s",
                            i == 0               ? ""
                            : i + 2 < names->len ? ", "
                                                 : " or ",
                            open, (char *) names->pdata[i], close);

  return g_string_free (out, FALSE);
}

static gboolean
has_name (const GPtrArray *names, const char *name)
{
  return names->len > 1 && g_strv_contains ((const char *const *) names->pdata, name);
}

static void
add_child_names (const PaddockReader *self,
                 const PaddockField *field,
                 const char *name,
                 GPtrArray *names)
{
  if (field->kind == PADDOCK_FIELD_VARIANTS)
    for (guint i = 0; field->variants[i]; i++)
      g_ptr_array_add (names, (char *) field->variants[i]->name);
  else if (field->kind == PADDOCK_FIELD_DOCUMENT)
    for (guint i = 0; self->kinds[i]; i++)
      g_ptr_array_add (names, (char *) self->kinds[i]->type->name);
  else
    g_ptr_array_add (names, (char *) name);
}

/* What an element may have, with a NULL at the end. */
static GPtrArray *
list_names (const PaddockReader *self, const PaddockFrame *frame, gboolean attributes)
{
  GPtrArray *names = g_ptr_array_new ();

  if (attributes && frame->kind)
    g_ptr_array_add (names, (char *) "version");
  for (guint i = 0; i < frame->type->n_fields; i++) {
    const PaddockField *field = &frame->type->fields[i];
    const char *name = paddock_field_get_name (field, frame->place.version);

    if (name && paddock_field_is_attribute (field) == attributes)
      add_child_names (self, field, name, names);
  }
  if (!attributes && frame->content == PADDOCK_CONTENT_BOARD) {
    g_ptr_array_add (names, (char *) paddock_board_row_type.name);
    g_ptr_array_add (names, (char *) paddock_board_way_type.name);
  }

  g_ptr_array_add (names, NULL);
  return names;
}

gboolean
paddock_reader_fail_unknown_attribute (PaddockReader *self,
                                       const PaddockFrame *frame,
                                       const char *name)
{
  g_autoptr (GPtrArray) attributes = list_names (self, frame, TRUE);
  g_autoptr (GPtrArray) elements = list_names (self, frame, FALSE);
  g_autofree char *expected = suggest (name, attributes, "\"", "\"");
  int line = paddock_reader_get_attribute_line (self, name);

  if (has_name (elements, name))
    return paddock_reader_fail (self, line, PADDOCK_XML_ERROR_STRUCTURE,
                                "<%s> has \"%s\" as an attribute; expected it as an element inside",
                                frame->name, name);

  return paddock_reader_fail (self, line, PADDOCK_XML_ERROR_STRUCTURE,
                              "<%s> has an unknown attribute \"%s\"; expected %s", frame->name,
                              name, expected);
}

gboolean
paddock_reader_fail_unknown_element (PaddockReader *self,
                                     const PaddockFrame *parent,
                                     const char *name,
                                     int line)
{
  g_autoptr (GPtrArray) attributes = list_names (self, parent, TRUE);
  g_autoptr (GPtrArray) elements = list_names (self, parent, FALSE);
  g_autofree char *expected = suggest (name, elements, "<", ">");

  if (has_name (attributes, name))
    return paddock_reader_fail (self, line, PADDOCK_XML_ERROR_STRUCTURE,
                                "<%s> has \"%s\" as an element; expected it as an attribute",
                                parent->name, name);

  return paddock_reader_fail (self, line, PADDOCK_XML_ERROR_STRUCTURE,
                              "<%s> has an unknown element <%s>; expected %s", parent->name, name,
                              expected);
}

gboolean
paddock_reader_fail_unknown_root (PaddockReader *self, const char *name, int line)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *expected = NULL;

  for (guint i = 0; self->kinds[i]; i++)
    g_ptr_array_add (names, (char *) self->kinds[i]->type->name);
  g_ptr_array_add (names, NULL);
  expected = suggest (name, names, "<", ">");

  return paddock_reader_fail (self, line, PADDOCK_XML_ERROR_STRUCTURE,
                              "the document is a <%s>; expected %s", name, expected);
}

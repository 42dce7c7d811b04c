/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reader-private.h"

static gboolean
read_value (PaddockReader *self, PaddockFrame *frame, const PaddockField *field, gpointer record)
{
  const char *name = paddock_field_get_name (field, frame->place.version);
  g_autoptr (GString) expected = NULL;
  g_autofree char *found = NULL;

  if (paddock_field_parse (field, record, self->value->str))
    return TRUE;

  expected = g_string_new (NULL);
  paddock_field_expect (field, expected);
  found = paddock_quote (self->value->str);
  return paddock_reader_fail (self, paddock_reader_get_attribute_line (self, name),
                              PADDOCK_XML_ERROR_VALUE, "\"%s\" is %s; expected %s", name, found,
                              expected->str);
}

static gboolean
fail_missing (PaddockReader *self, const PaddockFrame *frame, const PaddockField *field)
{
  g_autoptr (GString) expected = g_string_new (NULL);

  paddock_field_expect (field, expected);
  return paddock_reader_fail (self, frame->place.line, PADDOCK_XML_ERROR_STRUCTURE,
                              "<%s> has no \"%s\"; expected %s", frame->name,
                              paddock_field_get_name (field, frame->place.version), expected->str);
}

static const char *
get_value (PaddockReader *self, const PaddockAttribute *attribute)
{
  g_string_truncate (self->value, 0);
  g_string_append_len (self->value, (const char *) (*attribute)[3],
                       (*attribute)[4] - (*attribute)[3]);
  return self->value->str;
}

static gboolean
is_version (const PaddockFrame *frame, const PaddockAttribute *attribute)
{
  return frame->kind && !(*attribute)[1] && g_str_equal ((*attribute)[0], "version");
}

/* Reads which version of its format a document has; everything else depends on it. */
static gboolean
read_version (PaddockReader *self, PaddockFrame *frame, const PaddockAttribute *attributes, int n)
{
  const PaddockField field = {
    .name = "version", .kind = PADDOCK_FIELD_INT, .min = 1, .max = G_MAXINT
  };
  int version = 0;

  for (int i = 0; i < n; i++)
    if (is_version (frame, &attributes[i])) {
      get_value (self, &attributes[i]);
      if (!read_value (self, frame, &field, &version))
        return FALSE;
    }

  if (version == 0)
    return paddock_reader_fail (self, frame->place.line, PADDOCK_XML_ERROR_STRUCTURE,
                                "<%s> has no \"version\"; expected version=\"%d\"", frame->name,
                                frame->kind->version);
  if (version > frame->kind->version)
    return paddock_reader_fail (
      self, frame->place.line, PADDOCK_XML_ERROR_VERSION,
      "<%s> has version %d, which is from a newer Paddock; expected at most %d", frame->name,
      version, frame->kind->version);

  frame->place.version = version;
  return TRUE;
}

/* Where another file is named. */
static void
note_reference (PaddockReader *self, const PaddockFrame *frame, const PaddockField *field)
{
  gboolean may_miss = frame->field && (frame->field->flags & PADDOCK_FIELD_MAY_MISS);
  const char *name = paddock_field_get_name (field, frame->place.version);

  if (self->references && paddock_field_names_file (field, frame->type))
    paddock_reference_lines_add (self->references,
                                 paddock_text_get (
                                   PADDOCK_FIELD_VALUE (frame->record, field, char *)),
                                 may_miss, paddock_reader_get_attribute_line (self, name));
}

static gboolean
read_attribute (PaddockReader *self, PaddockFrame *frame, const PaddockAttribute *attribute)
{
  const char *name = (const char *) (*attribute)[0];
  const PaddockField *field = (*attribute)[1] ? NULL : paddock_reader_find_attribute (frame, name);
  g_autofree char *full_name = NULL;

  if (field) {
    frame->seen |= G_GUINT64_CONSTANT (1) << (field - frame->type->fields);
    get_value (self, attribute);
    if (!read_value (self, frame, field, frame->record))
      return FALSE;
    note_reference (self, frame, field);
    return TRUE;
  }

  full_name = (*attribute)[1] ? g_strdup_printf ("%s:%s", (*attribute)[1], name) : g_strdup (name);
  return paddock_reader_fail_unknown_attribute (self, frame, full_name);
}

gboolean
paddock_frame_is_missing (const PaddockFrame *frame, const PaddockField *field)
{
  guint i = field - frame->type->fields;

  return (field->flags & PADDOCK_FIELD_REQUIRED) && !(frame->seen >> i & 1)
         && paddock_field_get_name (field, frame->place.version);
}

static gboolean
check_required (PaddockReader *self, const PaddockFrame *frame)
{
  for (guint i = 0; i < frame->type->n_fields; i++) {
    const PaddockField *field = &frame->type->fields[i];

    if (paddock_field_is_attribute (field) && paddock_frame_is_missing (frame, field))
      return fail_missing (self, frame, field);
  }

  return TRUE;
}

static gboolean
note_names (PaddockReader *self, const PaddockFrame *frame)
{
  GError *error = NULL;

  if (!paddock_thing_names_add (self->names, frame->type, frame->record, &frame->place, &error))
    return paddock_reader_take_error (self, frame->place.line, error);

  return TRUE;
}

gboolean
paddock_reader_read_attributes (PaddockReader *self,
                                PaddockFrame *frame,
                                const PaddockAttribute *attributes,
                                int n)
{
  if (frame->kind && !read_version (self, frame, attributes, n))
    return FALSE;

  for (int i = 0; i < n; i++)
    if (!is_version (frame, &attributes[i]) && !read_attribute (self, frame, &attributes[i]))
      return FALSE;

  return check_required (self, frame) && note_names (self, frame);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reference-lines.h"

struct _PaddockReferenceLines {
  GHashTable *lines[2]; /* name -> line; by whether it may miss */
};

PaddockReferenceLines *
paddock_reference_lines_new (void)
{
  PaddockReferenceLines *self = g_new (PaddockReferenceLines, 1);

  for (guint i = 0; i < G_N_ELEMENTS (self->lines); i++)
    self->lines[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
paddock_reference_lines_free (PaddockReferenceLines *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->lines); i++)
    g_hash_table_unref (self->lines[i]);
  g_free (self);
}

gboolean
paddock_field_names_file (const PaddockField *field, const PaddockRecordType *type)
{
  for (guint i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == PADDOCK_FIELD_DOCUMENT
        && g_strcmp0 (type->fields[i].refers_to, field->name) == 0)
      return TRUE;

  return FALSE;
}

void
paddock_reference_lines_add (PaddockReferenceLines *self,
                             const char *file,
                             gboolean may_miss,
                             int line)
{
  GHashTable *lines = self->lines[may_miss != FALSE];

  if (!g_hash_table_contains (lines, file))
    g_hash_table_insert (lines, g_strdup (file), GINT_TO_POINTER (line));
}

int
paddock_reference_lines_get (const PaddockReferenceLines *self, const char *file, gboolean may_miss)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->lines[may_miss != FALSE], file));
}

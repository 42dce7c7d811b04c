/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part.h"

const PaddockPartKind *
paddock_part_kind_find (const PaddockRecordType *type)
{
  for (guint i = 0; paddock_part_kinds[i]; i++)
    if (paddock_part_kinds[i]->type == type)
      return paddock_part_kinds[i];

  return NULL;
}

void
paddock_part_init (const PaddockPartKind *self,
                   gpointer part,
                   guint row,
                   const PaddockPartPlace *place)
{
  g_return_if_fail (row < paddock_catalogue_get_size (self->catalogue));

  paddock_record_init (self->type, part);
  PADDOCK_FIELD_MEMBER (part, &self->type->fields[0], int) = (int) row;
  self->complete (part, place);
}

guint
paddock_part_get_row (const PaddockPartKind *self, gconstpointer part)
{
  return (guint) PADDOCK_FIELD_VALUE (part, &self->type->fields[0], int);
}

gboolean
paddock_part_shows (const PaddockRecordType *type, gconstpointer record, const PaddockField *field)
{
  const PaddockPartKind *kind = paddock_part_kind_find (type);

  return !kind || kind->uses (record, field) || !paddock_field_is_initial (field, record);
}

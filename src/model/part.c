/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "part.h"

#include <string.h>

#include "list.h"
#include "words.h"

/* People count in small numbers. */
#define HIGHEST 9

const PaddockPartKind *
paddock_part_kind_find (const PaddockRecordType *type)
{
  for (guint i = 0; paddock_part_kinds[i]; i++)
    if (paddock_part_kinds[i]->type == type)
      return paddock_part_kinds[i];

  return NULL;
}

gboolean
paddock_part_is_offered (const PaddockRecordType *type)
{
  return paddock_part_kind_find (type) || type->fields[0].flags & PADDOCK_FIELD_OF_ABILITIES;
}

const PaddockField *
paddock_part_kind_get_naming (const PaddockPartKind *self)
{
  if (self->get_row)
    return NULL;

  return self->naming ? paddock_record_type_find (self->type, self->naming)
                      : &self->type->fields[0];
}

static void
set_row (const PaddockPartKind *self, gpointer part, guint row)
{
  const PaddockField *naming = paddock_part_kind_get_naming (self);

  if (self->set_row)
    self->set_row (part, row);
  else if (naming->kind == PADDOCK_FIELD_ENUM)
    PADDOCK_FIELD_MEMBER (part, naming, int) = (int) row;
  else
    paddock_text_set (&PADDOCK_FIELD_MEMBER (part, naming, char *), self->catalogue->names[row]);
}

void
paddock_part_init (const PaddockPartKind *self,
                   gpointer part,
                   guint row,
                   const PaddockPartPlace *place)
{
  g_return_if_fail (row < paddock_catalogue_get_size (self->catalogue));

  paddock_record_init (self->type, part);
  set_row (self, part, row);
  if (self->complete)
    self->complete (part, place);
}

guint
paddock_part_get_row (const PaddockPartKind *self, gconstpointer part)
{
  const PaddockField *naming = paddock_part_kind_get_naming (self);

  if (self->get_row)
    return self->get_row (part);
  if (naming->kind == PADDOCK_FIELD_ENUM)
    return (guint) PADDOCK_FIELD_VALUE (part, naming, int);

  return (
    guint) paddock_catalogue_find (self->catalogue,
                                   paddock_text_get (PADDOCK_FIELD_VALUE (part, naming, char *)));
}

static void
keep_identity (const PaddockPartKind *self, gpointer part, gconstpointer before)
{
  static const char *const names[] = { "id", "name", "icon" };

  for (guint i = 0; self->has_identity && i < G_N_ELEMENTS (names); i++) {
    const PaddockField *field = paddock_record_type_find (self->type, names[i]);

    if (field)
      paddock_text_set (&PADDOCK_FIELD_MEMBER (part, field, char *),
                        PADDOCK_FIELD_VALUE (before, field, char *));
  }
}

void
paddock_part_change_row (const PaddockPartKind *self,
                         gpointer part,
                         guint row,
                         const PaddockPartPlace *place)
{
  gpointer fresh = g_malloc0 (self->type->size);

  paddock_part_init (self, fresh, row, place);
  keep_identity (self, fresh, part);
  paddock_record_clear (self->type, part);
  memcpy (part, fresh, self->type->size);
  g_free (fresh);
}

void
paddock_part_get_range (const PaddockPartKind *self,
                        gconstpointer part,
                        const PaddockField *field,
                        int *min,
                        int *max)
{
  PaddockParameter parameter =
    paddock_catalogue_get_row (self->catalogue, paddock_part_get_row (self, part))->parameter;

  *min = field->min;
  *max = field->max;
  if (self->get_range) {
    self->get_range (part, field, min, max);
  } else if (field->kind == PADDOCK_FIELD_NUMBER) {
    *min = parameter == PADDOCK_PARAMETER_SIGNED ? -HIGHEST : parameter != PADDOCK_PARAMETER_LIMIT;
    *max = HIGHEST;
  }
}

int
paddock_part_get_number (gconstpointer part, const PaddockField *field)
{
  const PaddockList *numbers;

  if (field->kind != PADDOCK_FIELD_INTS)
    return PADDOCK_FIELD_VALUE (part, field, int);

  numbers = PADDOCK_FIELD_VALUE (part, field, PaddockList *);
  return paddock_list_len (numbers) > 0 ? paddock_list_get_int (numbers, 0) : 1;
}

void
paddock_part_set_number (gpointer part, const PaddockField *field, int number)
{
  PaddockList **numbers;

  if (field->kind != PADDOCK_FIELD_INTS) {
    PADDOCK_FIELD_MEMBER (part, field, int) = number;
    return;
  }

  numbers = &PADDOCK_FIELD_MEMBER (part, field, PaddockList *);
  if (paddock_list_len (*numbers) == 0)
    paddock_list_append_int (numbers, number);
  else
    *(int *) paddock_list_edit (numbers, 0) = number;
}

gboolean
paddock_part_uses (const PaddockPartKind *self, gconstpointer part, const PaddockField *field)
{
  return self->uses && self->uses (part, field);
}

PaddockTone
paddock_part_get_tone (const PaddockPartKind *self, gconstpointer part)
{
  return self->get_tone ? self->get_tone (part) : PADDOCK_TONE_NEUTRAL;
}

char *
paddock_part_dup_text (const PaddockPartKind *self, gconstpointer part, PaddockTranslate translate)
{
  const char *help;

  if (self->dup_text)
    return self->dup_text (part, translate);

  help = paddock_catalogue_get_row (self->catalogue, paddock_part_get_row (self, part))->help;
  return g_strdup (help ? help : "");
}

/* The list of PLACE that parts of this kind are in; NULL: none. */
static const PaddockList *
find_list (const PaddockPartKind *self, const PaddockPartPlace *place)
{
  for (guint i = 0; place->owner && i < place->owner_type->n_fields; i++) {
    const PaddockField *field = &place->owner_type->fields[i];

    if (field->kind == PADDOCK_FIELD_LIST && field->type == self->type)
      return PADDOCK_FIELD_VALUE (place->owner, field, PaddockList *);
  }

  return NULL;
}

/* What is named may be there only once if files say so. */
static gboolean
is_there (const PaddockPartKind *self, guint row, const PaddockPartPlace *place)
{
  const PaddockField *naming = paddock_part_kind_get_naming (self);
  const PaddockList *list =
    naming && naming->flags & PADDOCK_FIELD_UNIQUE ? find_list (self, place) : NULL;

  for (guint i = 0; i < paddock_list_len (list); i++)
    if (paddock_part_get_row (self, list->data + i * list->element_size) == row)
      return TRUE;

  return FALSE;
}

const char *
paddock_part_refuse (const PaddockPartKind *self, guint row, const PaddockPartPlace *place)
{
  if (self->refuse)
    return self->refuse (row, place);

  return is_there (self, row, place) ? N_ ("It is there already.") : NULL;
}

gboolean
paddock_part_shows (const PaddockRecordType *type, gconstpointer record, const PaddockField *field)
{
  const PaddockPartKind *kind = paddock_part_kind_find (type);

  return !kind || kind->uses (record, field) || !paddock_field_is_initial (field, record);
}

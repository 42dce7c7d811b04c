/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "record-names.h"

#include "list.h"

typedef struct {
  const char *space;
  const char *name;
  gboolean is_reference;
} Wanted;

static gboolean
holds (const PaddockField *field, gconstpointer record, const Wanted *wanted)
{
  const char *space = wanted->is_reference ? field->refers_to : field->defines;

  return (field->kind == PADDOCK_FIELD_ID || field->kind == PADDOCK_FIELD_TEXT)
         && g_strcmp0 (space, wanted->space) == 0
         && g_str_equal (paddock_text_get (PADDOCK_FIELD_VALUE (record, field, char *)),
                         wanted->name);
}

static gboolean has (const PaddockRecordType *type, gconstpointer record, const Wanted *wanted);

static gconstpointer
get_element (const PaddockList *list, guint i)
{
  return list->data + i * list->element_size;
}

static gboolean
list_has (const PaddockList *list, const Wanted *wanted)
{
  for (guint i = 0; i < paddock_list_len (list); i++)
    if (has (paddock_list_get_type (list, i), get_element (list, i), wanted))
      return TRUE;

  return FALSE;
}

static gboolean
is_list (const PaddockField *field)
{
  return field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS;
}

static gboolean
has (const PaddockRecordType *type, gconstpointer record, const Wanted *wanted)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (holds (field, record, wanted)
        || (field->kind == PADDOCK_FIELD_RECORD
            && has (field->type, (const char *) record + field->offset, wanted))
        || (is_list (field)
            && list_has (PADDOCK_FIELD_VALUE (record, field, PaddockList *), wanted)))
      return TRUE;
  }

  return FALSE;
}

gboolean
paddock_record_has_name (const PaddockRecordType *type,
                         gconstpointer record,
                         const char *space,
                         const char *name)
{
  const Wanted wanted = { space, name, FALSE };

  return has (type, record, &wanted);
}

static void
follow (const PaddockRecordType *type, gpointer record, const Wanted *wanted, const char *to);

/* Elements that refer to nothing of it stay shared with whoever else holds the list. */
static void
list_follow (PaddockList **list, const Wanted *wanted, const char *to)
{
  for (guint i = 0; i < paddock_list_len (*list); i++)
    if (has (paddock_list_get_type (*list, i), get_element (*list, i), wanted))
      follow (paddock_list_get_type (*list, i), paddock_list_edit (list, i), wanted, to);
}

static void
follow (const PaddockRecordType *type, gpointer record, const Wanted *wanted, const char *to)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    if (holds (field, record, wanted))
      paddock_text_set (&PADDOCK_FIELD_MEMBER (record, field, char *), to);
    else if (field->kind == PADDOCK_FIELD_RECORD)
      follow (field->type, (char *) record + field->offset, wanted, to);
    else if (is_list (field))
      list_follow (&PADDOCK_FIELD_MEMBER (record, field, PaddockList *), wanted, to);
  }
}

void
paddock_record_follow_name (const PaddockRecordType *type,
                            gpointer record,
                            const char *space,
                            const char *from,
                            const char *to)
{
  const Wanted wanted = { space, from, TRUE };

  follow (type, record, &wanted, to);
}

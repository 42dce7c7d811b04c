/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "example-document.h"

#include "board.h"
#include "field-text.h"
#include "list.h"

#include <string.h>

static void fill_record (const PaddockRecordType *type, gpointer record);

/* A word that the field allows: its own name, or as many of the first letter that it knows. */
static void
fill_text (const PaddockField *field, char **text)
{
  const char *space = field->defines ? field->defines : field->refers_to;
  g_autofree char *thing = space ? g_strdup_printf ("%s-1", space) : NULL;
  g_autofree char *letters = NULL;
  const char *word = thing ? thing : field->name;

  if (*paddock_text_get (*text))
    return;
  if (!paddock_field_allows_text (field, word) && field->alphabet)
    word = letters = g_strnfill (MAX (1, paddock_field_get_min (field)), field->alphabet[0]);

  paddock_text_set (text, word);
}

static void
fill_ints (const PaddockField *field, PaddockList **list)
{
  if (!*list)
    paddock_list_append_int (list, CLAMP (1, field->min, field->max));
}

static void
fill_prose (const PaddockField *field, char **text)
{
  paddock_text_set (text, field->help);
}

static void
fill_list (const PaddockField *field, PaddockList **list)
{
  for (guint i = 0; field->variants && field->variants[i]; i++)
    fill_record (field->variants[i],
                 paddock_list_append_variant (list, field->variants, field->variants[i]));

  for (int i = 0; field->type && i < MAX (1, field->min); i++)
    fill_record (field->type, paddock_list_append (list, field->type));
}

static void
fill_board (PaddockBoard **board)
{
  static const char *const rows[] = { "..#", "._.", "..." };

  for (int r = 0; r < (int) G_N_ELEMENTS (rows); r++)
    for (int i = 0; rows[r][i]; i++) {
      PaddockCell cell = PADDOCK_CELL (rows[r][i] == '.'   ? PADDOCK_CELL_SPACE
                                       : rows[r][i] == '#' ? PADDOCK_CELL_BARRIER
                                                           : PADDOCK_CELL_OFF);

      if (r == 2)
        cell.rank = i;
      paddock_board_set (board, PADDOCK_HEX (i - r / 2, r), cell);
    }
}

static void
fill_field (const PaddockField *field, gpointer member)
{
  gboolean is_required = field->flags & PADDOCK_FIELD_REQUIRED;

  if (field->kind == PADDOCK_FIELD_PROSE)
    fill_prose (field, member);
  else if (field->kind == PADDOCK_FIELD_RECORD)
    fill_record (field->type, member);
  else if (field->kind == PADDOCK_FIELD_LIST || field->kind == PADDOCK_FIELD_VARIANTS)
    fill_list (field, member);
  else if (field->kind == PADDOCK_FIELD_BOARD)
    fill_board (member);
  else if (is_required && (field->kind == PADDOCK_FIELD_TEXT || field->kind == PADDOCK_FIELD_ID))
    fill_text (field, member);
  else if (is_required && field->kind == PADDOCK_FIELD_INTS)
    fill_ints (field, member);
}

static void
fill_record (const PaddockRecordType *type, gpointer record)
{
  for (guint i = 0; i < type->n_fields; i++) {
    const PaddockField *field = &type->fields[i];

    fill_field (field, &PADDOCK_FIELD_MEMBER (record, field, char));
    if (field->kind == PADDOCK_FIELD_DOCUMENT && field->refers_to)
      paddock_text_set (&PADDOCK_FIELD_MEMBER (record,
                                               paddock_record_type_find (type, field->refers_to),
                                               char *),
                        "other.xml");
  }
}

PaddockDocument *
paddock_example_document_new (const PaddockDocumentKind *kind)
{
  gpointer record = g_malloc (kind->type->size);

  paddock_record_init (kind->type, record);
  fill_record (kind->type, record);
  return paddock_document_new_take (kind, record);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-cell-parts.h"

#include "field-text.h"
#include "sheet-cell-path.h"
#include "words.h"

#define NOWHERE N_ ("This is not part of the document any more.")

/* The cell, and the list that has its parts. */
typedef struct {
  PaddockCellPath path;
  const PaddockCellStep *last;
  PaddockCellContent content;
} Cell;

static gboolean
read_cell (Cell *self, const PaddockDocumentKind *kind, const char *address)
{
  if (!paddock_cell_path_read (&self->path, kind->type, address))
    return FALSE;

  self->last = paddock_cell_path_get_last (&self->path);
  self->content = paddock_cell_step_get_content (self->last);
  return self->content >= PADDOCK_CELL_OF_ELEMENT && !self->last->key
         && paddock_part_is_offered (self->last->field->type);
}

const PaddockRecordType *
paddock_sheet_cell_get_part_type (const PaddockDocumentKind *kind, const char *address)
{
  Cell cell;

  return read_cell (&cell, kind, address) ? cell.last->field->type : NULL;
}

const PaddockPartKind *
paddock_sheet_cell_get_part_kind (const PaddockDocumentKind *kind, const char *address)
{
  Cell cell;

  return read_cell (&cell, kind, address) ? paddock_part_kind_find (cell.last->field->type) : NULL;
}

/* NULL: empty, or not there. */
static const PaddockList *
get_list (const Cell *self, const PaddockDocument *document)
{
  const PaddockRecordType *type = document->kind->type;
  gconstpointer owner =
    paddock_cell_path_get (&self->path, self->path.n - 1, &type, document->record);

  return owner ? PADDOCK_FIELD_VALUE (owner, self->last->field, PaddockList *) : NULL;
}

/* Where in the list the I-th part of the cell is, or would be. */
static guint
get_index (const Cell *self, const PaddockList *list, guint i)
{
  switch ((int) self->content) {
  case PADDOCK_CELL_OF_ELEMENT:
    return (guint) self->last->number + i;
  case PADDOCK_CELL_OF_ROOM:
    return paddock_list_len (list) + i;
  default:
    return i;
  }
}

static guint
count (const Cell *self, const PaddockList *list)
{
  switch ((int) self->content) {
  case PADDOCK_CELL_OF_ELEMENT:
    return (guint) self->last->number < paddock_list_len (list);
  case PADDOCK_CELL_OF_ROOM:
    return 0;
  default:
    return paddock_list_len (list);
  }
}

guint
paddock_sheet_cell_count_parts (const PaddockDocument *document, const char *address)
{
  Cell cell;

  return read_cell (&cell, document->kind, address) ? count (&cell, get_list (&cell, document)) : 0;
}

gconstpointer
paddock_sheet_cell_get_part (const PaddockDocument *document, const char *address, guint i)
{
  Cell cell;
  const PaddockList *list;

  if (i >= paddock_sheet_cell_count_parts (document, address))
    return NULL;

  read_cell (&cell, document->kind, address);
  list = get_list (&cell, document);
  return list->data + get_index (&cell, list, i) * list->element_size;
}

static gboolean
has_room (const Cell *self, const PaddockList *list)
{
  return self->content != PADDOCK_CELL_OF_ELEMENT
         && (int) paddock_list_len (list) < paddock_field_get_max (self->last->field);
}

gboolean
paddock_sheet_cell_has_room (const PaddockDocument *document, const char *address)
{
  Cell cell;

  return read_cell (&cell, document->kind, address) && has_room (&cell, get_list (&cell, document));
}

PaddockDocument *
paddock_sheet_cell_prepare_part (const PaddockDocument *document,
                                 const char *address,
                                 PaddockPartPlace *place)
{
  const PaddockRecordType *type = document->kind->type;
  gpointer record;
  Cell cell;

  if (!read_cell (&cell, document->kind, address))
    return NULL;

  record = paddock_document_dup_record (document);
  place->owner = paddock_cell_path_edit (&cell.path, cell.path.n - 1, &type, record);
  place->owner_type = type;
  place->document = record;
  return paddock_document_new_take (document->kind, record);
}

static PaddockList **
edit_list (Cell *self, const PaddockDocumentKind *kind, gpointer draft, const char *address)
{
  const PaddockRecordType *type = kind->type;
  gpointer owner = read_cell (self, kind, address)
                     ? paddock_cell_path_edit (&self->path, self->path.n - 1, &type, draft)
                     : NULL;

  return owner ? &PADDOCK_FIELD_MEMBER (owner, self->last->field, PaddockList *) : NULL;
}

const char *
paddock_sheet_cell_put_part (const PaddockDocumentKind *kind,
                             gpointer draft,
                             const char *address,
                             guint i,
                             gconstpointer part)
{
  Cell cell;
  PaddockList **list = edit_list (&cell, kind, draft, address);
  const PaddockRecordType *type = list ? cell.last->field->type : NULL;
  gpointer element;

  if (!list || i > count (&cell, *list))
    return NOWHERE;
  if (i == count (&cell, *list) && !has_room (&cell, *list))
    return N_ ("There is no room for more.");

  element = i < count (&cell, *list) ? paddock_list_edit (list, get_index (&cell, *list, i))
                                     : paddock_list_append (list, type);
  paddock_record_clear (type, element);
  paddock_record_copy (type, element, part);
  return NULL;
}

const char *
paddock_sheet_cell_take_part (const PaddockDocumentKind *kind,
                              gpointer draft,
                              const char *address,
                              guint i)
{
  Cell cell;
  PaddockList **list = edit_list (&cell, kind, draft, address);

  if (!list || i >= count (&cell, *list))
    return NOWHERE;

  paddock_list_remove (list, get_index (&cell, *list, i));
  paddock_cell_path_drop_untouched (&cell.path, kind->type, draft);
  return NULL;
}

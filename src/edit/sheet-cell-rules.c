/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-cell-rules.h"

#include "speed-boxes.h"
#include "words.h"

/* Of every game: Frothy Races has the two rows of its Speed tables. */
static const PaddockBoxRow *const rows[] = {
  &paddock_acceleration_boxes,
  &paddock_deceleration_boxes,
};

const PaddockBoxRow *
paddock_box_row_find (const PaddockCellPath *path)
{
  const PaddockCellStep *last = paddock_cell_path_get_last (path);
  const PaddockRecordType *type = path->n > 1 ? path->steps[path->n - 2].field->type : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i]->type == type && g_str_equal (rows[i]->field, last->field->name))
      return rows[i];

  return NULL;
}

const PaddockBoxRow *
paddock_box_row_get (const PaddockDocument *document, const char *address, gconstpointer *record)
{
  const PaddockRecordType *type = document->kind->type;
  PaddockCellPath path;
  const PaddockBoxRow *row;

  if (!paddock_cell_path_read (&path, type, address))
    return NULL;

  row = paddock_box_row_find (&path);
  *record = row ? paddock_cell_path_get (&path, path.n - 1, &type, document->record) : NULL;
  return *record ? row : NULL;
}

static const PaddockBoxRow *
edit_row (const PaddockDocumentKind *kind, gpointer draft, const char *address, gpointer *record)
{
  const PaddockRecordType *type = kind->type;
  PaddockCellPath path;
  const PaddockBoxRow *row;

  if (!paddock_cell_path_read (&path, type, address))
    return NULL;

  row = paddock_box_row_find (&path);
  *record = row ? paddock_cell_path_edit (&path, path.n - 1, &type, draft) : NULL;
  return *record ? row : NULL;
}

#define NO_BOXES N_ ("There are no boxes here.")

const char *
paddock_box_row_match (const PaddockDocumentKind *kind,
                       gpointer draft,
                       const char *address,
                       guint box,
                       guint other)
{
  gpointer record;
  const PaddockBoxRow *row = edit_row (kind, draft, address, &record);

  return row ? row->set_match (record, box, other) : NO_BOXES;
}

const char *
paddock_box_row_resize (const PaddockDocumentKind *kind,
                        gpointer draft,
                        const char *address,
                        int by)
{
  gpointer record;
  const PaddockBoxRow *row = edit_row (kind, draft, address, &record);

  return row ? row->resize (record, by) : NO_BOXES;
}

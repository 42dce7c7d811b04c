/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-boxes.h"

#include <math.h>

#include "scene-overlay.h"
#include "sheet-cell-rules.h"
#include "sheet-edits.h"

#define STEP 30.0    /* scene units along the row for one box more or less */
#define THRESHOLD 6. /* before a drag means anything */

struct _PaddockSheetBoxes {
  PaddockCanvas *canvas; /* borrowed */
  PaddockDocumentFile *file;
  char *address; /* of the row; NULL: nothing is dragged */
  guint box;
  PaddockPoint from, to;
};

/* One row of boxes, as it is seen. */
typedef struct {
  const PaddockBoxRow *row; /* NULL: there is none */
  gconstpointer record;
  PaddockRect rect;
  guint n;
} Row;

static Row
find_row (PaddockSheetBoxes *self, const char *address)
{
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);
  const PaddockSheetCell *cell =
    sheet && address ? paddock_scene_find_cell (sheet, address, NULL) : NULL;
  Row row = { 0 };

  if (!cell)
    return row;

  row.row = paddock_box_row_get (paddock_canvas_get_document (self->canvas), address, &row.record);
  row.rect = cell->rect;
  row.n = row.row ? row.row->count (row.record) : 0;
  return row;
}

static Row
find_facing (PaddockSheetBoxes *self)
{
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);
  const PaddockSheetCell *cell = paddock_scene_find_cell (sheet, self->address, NULL);

  return find_row (self, cell ? paddock_scene_get_facing (sheet, cell) : NULL);
}

static guint
find_box (const Row *row, PaddockPoint at)
{
  double share = (at.x - row->rect.x) / row->rect.width;

  return (guint) CLAMP (floor (share * row->n), 0, row->n - 1);
}

static PaddockPoint
get_middle (const Row *row, guint box)
{
  return (PaddockPoint){ row->rect.x + (box + 0.5) * row->rect.width / row->n,
                         row->rect.y + row->rect.height / 2 };
}

gboolean
paddock_sheet_boxes_is_dragged (PaddockSheetBoxes *self)
{
  return self->address && hypot (self->to.x - self->from.x, self->to.y - self->from.y) > THRESHOLD;
}

/* How many boxes more; 0 while the pointer is on the other row. */
static int
get_change (PaddockSheetBoxes *self, const Row *facing)
{
  if (facing->row && paddock_rect_contains (paddock_rect_grow (facing->rect, 2), self->to))
    return 0;

  return (int) round ((self->to.x - self->from.x) / STEP);
}

/* --- What is seen --- */

static void
add_match (PaddockScene *scene, PaddockOutline outline, PaddockPoint a, PaddockPoint b)
{
  paddock_overlay_add_polyline (scene, outline, (PaddockPoint[]){ a, b }, 2);
}

static void
add_matches (PaddockSheetBoxes *self, PaddockScene *scene, const Row *row, const Row *facing)
{
  gboolean is_matching = paddock_rect_contains (paddock_rect_grow (facing->rect, 2), self->to);

  for (guint i = 0; i < row->n; i++)
    if (i != self->box || !is_matching)
      add_match (scene, PADDOCK_OUTLINE_SELECTION, get_middle (row, i),
                 get_middle (facing, row->row->get_match (row->record, i)));
  if (is_matching)
    add_match (scene, PADDOCK_OUTLINE_ROUTE, get_middle (row, self->box),
               get_middle (facing, find_box (facing, self->to)));
}

/* The row as it would be. */
static void
add_boxes (PaddockScene *scene, const Row *row, int change)
{
  int n = CLAMP ((int) row->n + change, 1, 9);
  double width = row->rect.width / n;

  for (int i = 0; i < n; i++)
    paddock_overlay_add_rect (scene, PADDOCK_OUTLINE_GHOST,
                              (PaddockRect){ row->rect.x + i * width + 2, row->rect.y + 2,
                                             width - 4, row->rect.height - 4 });
}

static void
show (PaddockSheetBoxes *self)
{
  PaddockScene *scene = NULL;

  if (paddock_sheet_boxes_is_dragged (self)) {
    Row row = find_row (self, self->address), facing = find_facing (self);
    int change = get_change (self, &facing);

    scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    if (row.row && facing.row && change == 0)
      add_matches (self, scene, &row, &facing);
    else if (row.row)
      add_boxes (scene, &row, change);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_GHOST, scene, 1);
}

/* --- The drag --- */

gboolean
paddock_sheet_boxes_press (PaddockSheetBoxes *self, const PaddockSheetCell *cell, PaddockPoint at)
{
  const PaddockScene *sheet = paddock_canvas_get_sheet (self->canvas);
  Row row;

  paddock_sheet_boxes_cancel (self);
  if (!paddock_scene_get_facing (sheet, cell))
    return FALSE;

  row = find_row (self, paddock_scene_get_address (sheet, cell));
  if (!row.row)
    return FALSE;

  self->address = g_strdup (paddock_scene_get_address (sheet, cell));
  self->box = find_box (&row, at);
  self->from = self->to = at;
  return TRUE;
}

void
paddock_sheet_boxes_drag (PaddockSheetBoxes *self, PaddockPoint at)
{
  if (!self->address)
    return;

  self->to = at;
  show (self);
}

static char *
carry_out (PaddockSheetBoxes *self)
{
  Row facing = find_facing (self);
  int change = get_change (self, &facing);

  if (change)
    return paddock_sheet_resize (self->file, self->address, change);
  if (facing.row && paddock_rect_contains (paddock_rect_grow (facing.rect, 2), self->to))
    return paddock_sheet_match (self->file, self->address, self->box, find_box (&facing, self->to));

  return NULL;
}

char *
paddock_sheet_boxes_release (PaddockSheetBoxes *self)
{
  char *reason = paddock_sheet_boxes_is_dragged (self) ? carry_out (self) : NULL;

  paddock_sheet_boxes_cancel (self);
  return reason;
}

void
paddock_sheet_boxes_cancel (PaddockSheetBoxes *self)
{
  if (!self->address)
    return;

  g_clear_pointer (&self->address, g_free);
  show (self);
}

PaddockSheetBoxes *
paddock_sheet_boxes_new (PaddockCanvas *canvas, PaddockDocumentFile *file)
{
  PaddockSheetBoxes *self = g_new0 (PaddockSheetBoxes, 1);

  self->canvas = canvas;
  self->file = g_object_ref (file);
  return self;
}

void
paddock_sheet_boxes_free (PaddockSheetBoxes *self)
{
  g_free (self->address);
  g_object_unref (self->file);
  g_free (self);
}

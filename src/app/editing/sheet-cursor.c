/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet-cursor.h"

#include <glib/gi18n.h>

#include "scene-overlay.h"
#include "sheet-edits.h"

#define MARGIN 24.0 /* around a cell that is moved to */

struct _PaddockSheetCursor {
  PaddockCanvas *canvas; /* borrowed */
  PaddockEditor *editor; /* borrowed */
  char *address, *pick;  /* NULL: nowhere */
  PaddockPoint middle;   /* of the cell */
  int row, column;       /* where the marked cells begin; row -1: no others are marked */
};

static const PaddockScene *
get_sheet (PaddockSheetCursor *self)
{
  return paddock_canvas_get_sheet (self->canvas);
}

const char *
paddock_sheet_cursor_get_address (PaddockSheetCursor *self)
{
  return self->address;
}

const PaddockSheetCell *
paddock_sheet_cursor_get (PaddockSheetCursor *self)
{
  const PaddockScene *sheet = get_sheet (self);

  return sheet && self->address ? paddock_scene_find_cell (sheet, self->address, self->pick) : NULL;
}

/* --- What is marked --- */

PaddockSheetRange
paddock_sheet_cursor_get_range (PaddockSheetCursor *self)
{
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self);
  int row = cell ? cell->row : -1, column = cell ? cell->column : -1;

  if (row < 0 || self->row < 0)
    return (PaddockSheetRange){ row, column, 1, 1 };

  return (PaddockSheetRange){ MIN (row, self->row), MIN (column, self->column),
                              ABS (row - self->row) + 1, ABS (column - self->column) + 1 };
}

/* --- What is seen and said of it --- */

static PaddockRect
unite (PaddockRect a, PaddockRect b)
{
  return paddock_rect_include (paddock_rect_include (a, (PaddockPoint){ b.x, b.y }),
                               (PaddockPoint){ b.x + b.width, b.y + b.height });
}

static void
add_range (PaddockSheetCursor *self, PaddockScene *overlay)
{
  PaddockSheetRange range = paddock_sheet_cursor_get_range (self);
  const PaddockSheetCell *first =
    paddock_scene_find_cell_in_table (get_sheet (self), range.row, range.column);
  const PaddockSheetCell *last =
    paddock_scene_find_cell_in_table (get_sheet (self), range.row + range.n_rows - 1,
                                      range.column + range.n_columns - 1);

  if (first && last && first != last)
    paddock_overlay_add_rect (overlay, PADDOCK_OUTLINE_RUBBER_BAND,
                              paddock_rect_grow (unite (first->rect, last->rect), 3));
}

static void
show (PaddockSheetCursor *self)
{
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self);
  PaddockScene *overlay = NULL;

  if (cell) {
    overlay = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    add_range (self, overlay);
    paddock_overlay_add_rect (overlay, PADDOCK_OUTLINE_CURSOR, cell->rect);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_CELLS, overlay, 1);
}

/* "Speed 4, Move 2: 3" */
static char *
dup_words (PaddockSheetCursor *self)
{
  const PaddockDocument *document = paddock_canvas_get_document (self->canvas);
  g_autofree char *label =
    paddock_sheet_cell_dup_label (document->kind, self->address, paddock_sheet_translate);
  g_autofree char *text =
    paddock_sheet_cell_dup_text (document, self->address, paddock_sheet_translate);

  if (
    self
      ->pick) /* Translators: a box that can be chosen as a value, and the value now: "Minimum 3: 0". */
    return g_strdup_printf (_ ("%s %s: %s"), label, self->pick, text);

  /* Translators: a cell of a sheet and what is in it: "Speed 4, Move 2: 3". */
  return g_strdup_printf (_ ("%s: %s"), label, *text ? text : _ ("empty"));
}

static void
tell (PaddockSheetCursor *self)
{
  g_autofree char *words = paddock_sheet_cursor_get (self) ? dup_words (self) : NULL;

  paddock_canvas_set_cursor_words (self->canvas, words);
}

/* The form of what it belongs to. */
static void
select_thing (PaddockSheetCursor *self)
{
  g_auto (PaddockSelection) selection = { 0 };
  PaddockThing thing;

  if (paddock_sheet_cell_find_thing (paddock_canvas_get_document (self->canvas), self->address,
                                     &thing))
    paddock_selection_set_thing (&selection, thing, TRUE);
  if (!paddock_selection_equal (&selection, paddock_editor_get_selection (self->editor)))
    paddock_editor_set_selection (self->editor, &selection);
}

/* --- Where it is --- */

static void
place (PaddockSheetCursor *self, const PaddockSheetCell *cell)
{
  const PaddockScene *sheet = get_sheet (self);
  char *address = g_strdup (paddock_scene_get_address (sheet, cell));
  char *pick = g_strdup (paddock_scene_get_pick (sheet, cell));

  g_free (self->address);
  g_free (self->pick);
  self->address = address;
  self->pick = pick;
  paddock_editor_set_cell (self->editor, address);
  self->middle =
    (PaddockPoint){ cell->rect.x + cell->rect.width / 2, cell->rect.y + cell->rect.height / 2 };
}

static void
go_to (PaddockSheetCursor *self, const PaddockSheetCell *cell, gboolean keeps_selection)
{
  PaddockRect rect = cell->rect;

  place (self, cell);
  show (self);
  tell (self);
  if (!keeps_selection)
    select_thing (self);
  paddock_canvas_show_scene_rect (self->canvas, paddock_rect_grow (rect, MARGIN));
}

void
paddock_sheet_cursor_set (PaddockSheetCursor *self,
                          const PaddockSheetCell *cell,
                          gboolean keeps_selection)
{
  self->row = -1;
  go_to (self, cell, keeps_selection);
}

void
paddock_sheet_cursor_set_address (PaddockSheetCursor *self, const char *address)
{
  const PaddockScene *sheet = get_sheet (self);
  const PaddockSheetCell *cell = sheet ? paddock_scene_find_cell (sheet, address, NULL) : NULL;

  if (cell)
    paddock_sheet_cursor_set (self, cell, FALSE);
}

void
paddock_sheet_cursor_hide (PaddockSheetCursor *self)
{
  g_clear_pointer (&self->address, g_free);
  g_clear_pointer (&self->pick, g_free);
  self->row = -1;
  show (self);
  tell (self);
  paddock_editor_set_cell (self->editor, NULL);
}

/* --- Moving --- */

gboolean
paddock_sheet_cursor_move (PaddockSheetCursor *self, PaddockCellMove move)
{
  const PaddockScene *sheet = get_sheet (self);
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self), *next;

  if (!sheet || paddock_scene_count_cells (sheet) == 0)
    return FALSE;

  next = paddock_scene_get_cell (sheet, 0);
  if (cell || move == PADDOCK_CELL_LAST)
    next = paddock_scene_move_cell (sheet, cell ? cell : next, move);
  if (next)
    paddock_sheet_cursor_set (self, next, FALSE);
  return next != NULL;
}

void
paddock_sheet_cursor_extend_to (PaddockSheetCursor *self, const PaddockSheetCell *cell)
{
  const PaddockSheetCell *from = paddock_sheet_cursor_get (self);

  if (!from || from->row < 0 || cell->row < 0)
    return;

  if (self->row < 0) {
    self->row = from->row;
    self->column = from->column;
  }
  go_to (self, cell, TRUE);
}

void
paddock_sheet_cursor_extend (PaddockSheetCursor *self, PaddockCellMove move)
{
  static const gint8 ways[PADDOCK_N_CELL_MOVES][2] = {
    [PADDOCK_CELL_LEFT] = { 0, -1 },
    [PADDOCK_CELL_RIGHT] = { 0, 1 },
    [PADDOCK_CELL_UP] = { -1, 0 },
    [PADDOCK_CELL_DOWN] = { 1, 0 },
  };
  const PaddockSheetCell *from = paddock_sheet_cursor_get (self), *to;

  if (!from || from->row < 0)
    return;

  to = paddock_scene_find_cell_in_table (get_sheet (self), from->row + ways[move][0],
                                         from->column + ways[move][1]);
  if (to)
    paddock_sheet_cursor_extend_to (self, to);
}

void
paddock_sheet_cursor_mark_column (PaddockSheetCursor *self)
{
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self), *last = NULL, *next;
  int column = cell ? cell->column : -1;

  if (column < 0)
    return;

  for (int row = 1; (next = paddock_scene_find_cell_in_table (get_sheet (self), row, column));
       row++)
    last = next;
  cell = paddock_scene_find_cell_in_table (get_sheet (self), 1, column);
  if (!cell || !last)
    return;

  paddock_sheet_cursor_set (self, cell, FALSE);
  paddock_sheet_cursor_extend_to (self, last);
}

/* What is no longer there leaves the cell that is where it was. */
void
paddock_sheet_cursor_update (PaddockSheetCursor *self)
{
  const PaddockSheetCell *cell = paddock_sheet_cursor_get (self);

  if (self->address && get_sheet (self)) {
    if (!cell)
      cell = paddock_scene_find_cell_at (get_sheet (self), self->middle);
    if (cell)
      place (self, cell);
    else
      paddock_sheet_cursor_hide (self);
  }
  show (self);
  tell (self);
}

PaddockSheetCursor *
paddock_sheet_cursor_new (PaddockCanvas *canvas, PaddockEditor *editor)
{
  PaddockSheetCursor *self = g_new0 (PaddockSheetCursor, 1);

  self->canvas = canvas;
  self->editor = editor;
  self->row = -1;
  return self;
}

void
paddock_sheet_cursor_free (PaddockSheetCursor *self)
{
  g_free (self->address);
  g_free (self->pick);
  g_free (self);
}

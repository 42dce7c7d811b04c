/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-cells.h"

#include <math.h>
#include <string.h>

/* What lies beside the way of an arrow key counts as so much farther away. */
#define ASIDE 3.0

static guint32
add_text (PaddockScene *self, const char *text)
{
  guint32 start;

  if (self->texts->len == 0)
    g_string_append_c (self->texts, '\0'); /* 0 means none */
  start = (guint32) self->texts->len;
  g_string_append_len (self->texts, text, (gssize) strlen (text) + 1);

  return start;
}

PaddockSheetCell *
paddock_scene_add_cell (PaddockScene *self,
                        PaddockRect rect,
                        double size,
                        PaddockAlign align,
                        const char *address)
{
  PaddockSheetCell cell = {
    .rect = rect,
    .address = add_text (self, address),
    .size = (float) size,
    .align = (guint8) align,
    .row = -1,
    .column = -1,
    .thing = self->thing,
  };

  if (!self->cells)
    self->cells = g_array_new (FALSE, FALSE, sizeof (PaddockSheetCell));
  g_array_append_val (self->cells, cell);

  return &g_array_index (self->cells, PaddockSheetCell, self->cells->len - 1);
}

void
paddock_scene_set_pick (PaddockScene *self, PaddockSheetCell *cell, const char *value)
{
  cell->pick = add_text (self, value);
}

void
paddock_scene_set_facing (PaddockScene *self, PaddockSheetCell *cell, const char *address)
{
  cell->facing = add_text (self, address);
}

guint
paddock_scene_count_cells (const PaddockScene *self)
{
  return self->cells ? self->cells->len : 0;
}

const PaddockSheetCell *
paddock_scene_get_cell (const PaddockScene *self, guint i)
{
  return &g_array_index (self->cells, PaddockSheetCell, i);
}

static const char *
get_text (const PaddockScene *self, guint32 start)
{
  return start ? self->texts->str + start : NULL;
}

const char *
paddock_scene_get_address (const PaddockScene *self, const PaddockSheetCell *cell)
{
  return get_text (self, cell->address);
}

const char *
paddock_scene_get_pick (const PaddockScene *self, const PaddockSheetCell *cell)
{
  return get_text (self, cell->pick);
}

const char *
paddock_scene_get_facing (const PaddockScene *self, const PaddockSheetCell *cell)
{
  return get_text (self, cell->facing);
}

const PaddockSheetCell *
paddock_scene_find_cell_at (const PaddockScene *self, PaddockPoint at)
{
  const PaddockSheetCell *found = NULL;

  for (guint i = 0; i < paddock_scene_count_cells (self); i++) {
    const PaddockSheetCell *cell = paddock_scene_get_cell (self, i);

    if (paddock_rect_contains (cell->rect, at)
        && (!found
            || cell->rect.width * cell->rect.height < found->rect.width * found->rect.height))
      found = cell;
  }

  return found;
}

const PaddockSheetCell *
paddock_scene_find_cell (const PaddockScene *self, const char *address, const char *pick)
{
  const PaddockSheetCell *found = NULL;

  for (guint i = 0; i < paddock_scene_count_cells (self); i++) {
    const PaddockSheetCell *cell = paddock_scene_get_cell (self, i);

    if (!g_str_equal (paddock_scene_get_address (self, cell), address))
      continue;
    if (g_strcmp0 (paddock_scene_get_pick (self, cell), pick) == 0)
      return cell;
    found = found ? found : cell;
  }

  return found;
}

const PaddockSheetCell *
paddock_scene_find_first_cell (const PaddockScene *self, const char *address)
{
  gsize length = strlen (address);

  for (guint i = 0; i < paddock_scene_count_cells (self); i++) {
    const PaddockSheetCell *cell = paddock_scene_get_cell (self, i);
    const char *other = paddock_scene_get_address (self, cell);

    if (strncmp (other, address, length) == 0 && strchr ("/[", other[length]))
      return cell;
  }

  return NULL;
}

const PaddockSheetCell *
paddock_scene_find_cell_in_table (const PaddockScene *self, int row, int column)
{
  for (guint i = 0; row >= 0 && i < paddock_scene_count_cells (self); i++) {
    const PaddockSheetCell *cell = paddock_scene_get_cell (self, i);

    if (cell->row == row && cell->column == column)
      return cell;
  }

  return NULL;
}

const PaddockSheetCell *
paddock_scene_find_cell_of (const PaddockScene *self, PaddockThing thing)
{
  for (guint i = 0; i < paddock_scene_count_cells (self); i++) {
    const PaddockSheetCell *cell = paddock_scene_get_cell (self, i);

    if (cell->thing.kind == thing.kind && cell->thing.index == thing.index)
      return cell;
  }

  return NULL;
}

/* How far it is from one span to another; 0: they overlap. */
static double
get_gap (double a, double a_length, double b, double b_length)
{
  return MAX (MAX (b - (a + a_length), a - (b + b_length)), 0);
}

/* Turned so that the way goes to the right. */
static PaddockRect
turn (PaddockRect rect, PaddockCellMove move)
{
  switch ((int) move) {
  case PADDOCK_CELL_LEFT:
    return (PaddockRect){ -rect.x - rect.width, rect.y, rect.width, rect.height };
  case PADDOCK_CELL_UP:
    return (PaddockRect){ -rect.y - rect.height, rect.x, rect.height, rect.width };
  case PADDOCK_CELL_DOWN:
    return (PaddockRect){ rect.y, rect.x, rect.height, rect.width };
  default:
    return rect;
  }
}

/* How far TO lies along the way; negative: not at all.  Among equals the one that begins where FROM does. */
static double
get_distance (PaddockRect from, PaddockRect to, PaddockCellMove move)
{
  PaddockRect a = turn (from, move), b = turn (to, move);
  double ahead = b.x - (a.x + a.width), aside = get_gap (a.y, a.height, b.y, b.height);
  gboolean is_sideways = move == PADDOCK_CELL_LEFT || move == PADDOCK_CELL_RIGHT;

  if (ahead < -2 || (is_sideways && aside > 0))
    return -1;

  return MAX (ahead, 0) + ASIDE * aside + fabs (a.y - b.y) / 1000;
}

static const PaddockSheetCell *
find_beside (const PaddockScene *self, const PaddockSheetCell *from, PaddockCellMove move)
{
  const PaddockSheetCell *found = NULL;
  double nearest = G_MAXDOUBLE;

  for (guint i = 0; i < paddock_scene_count_cells (self); i++) {
    const PaddockSheetCell *cell = paddock_scene_get_cell (self, i);
    double distance = cell == from ? -1 : get_distance (from->rect, cell->rect, move);

    if (distance >= 0 && distance < nearest) {
      nearest = distance;
      found = cell;
    }
  }

  return found;
}

static const PaddockSheetCell *
find_end (const PaddockScene *self, const PaddockSheetCell *from, PaddockCellMove move)
{
  const PaddockSheetCell *next = from;

  do {
    from = next;
    next = find_beside (self, from, move);
  } while (next);

  return from;
}

static const PaddockSheetCell *
find_in_order (const PaddockScene *self, const PaddockSheetCell *from, int by)
{
  guint i = (guint) (from - paddock_scene_get_cell (self, 0)) + (guint) by;

  return i < paddock_scene_count_cells (self) ? paddock_scene_get_cell (self, i) : NULL;
}

const PaddockSheetCell *
paddock_scene_move_cell (const PaddockScene *self,
                         const PaddockSheetCell *from,
                         PaddockCellMove move)
{
  switch ((int) move) {
  case PADDOCK_CELL_ROW_START:
    return find_end (self, from, PADDOCK_CELL_LEFT);
  case PADDOCK_CELL_ROW_END:
    return find_end (self, from, PADDOCK_CELL_RIGHT);
  case PADDOCK_CELL_FIRST:
    return paddock_scene_get_cell (self, 0);
  case PADDOCK_CELL_LAST:
    return paddock_scene_get_cell (self, paddock_scene_count_cells (self) - 1);
  case PADDOCK_CELL_NEXT:
    return find_in_order (self, from, 1);
  case PADDOCK_CELL_BEFORE:
    return find_in_order (self, from, -1);
  default:
    return find_beside (self, from, move);
  }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-rows.h"

#include "edit-names.h"
#include "road-before.h"
#include "road-grid.h"

#define RUN_MAX 60 /* rows in one element of a file */

static void
clear_section (gpointer data)
{
  g_free (((PaddockTileStretch *) data)->id);
}

static guint
split_of (const PaddockRows *rows)
{
  guint split = 0;

  for (guint i = 0; i < paddock_list_len (rows->split); i++)
    split |= 1u << (paddock_list_get_int (rows->split, i) - 1);

  return split;
}

void
paddock_tile_rows_take (PaddockTileRows *self, const PaddockTile *tile)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (PaddockTileRow));
  self->sections = g_array_new (FALSE, FALSE, sizeof (PaddockTileStretch));
  self->n_before = paddock_tile_count_rows (tile);
  g_array_set_clear_func (self->sections, clear_section);

  for (guint i = 0; i < paddock_list_len (tile->sections); i++) {
    const PaddockSection *section = PADDOCK_LIST_AT (tile->sections, PaddockSection, i);
    PaddockTileStretch stretch = { g_strdup (paddock_text_get (section->id)), section->terrain };

    g_array_append_val (self->sections, stretch);
  }
  for (int row = 1; row <= self->n_before; row++) {
    PaddockTileRow flat = { .was = row };
    const PaddockRows *rows = paddock_tile_get_row (tile, row, &flat.section);

    flat.lanes = rows->lanes;
    flat.priority = rows->priority;
    flat.shoulder = rows->shoulder;
    flat.split = split_of (rows);
    g_array_append_val (self->rows, flat);
  }
}

void
paddock_tile_rows_clear (PaddockTileRows *self)
{
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->sections, g_array_unref);
}

guint
paddock_tile_rows_add_section (PaddockTileRows *self, int terrain)
{
  PaddockTileStretch stretch = { NULL, terrain };

  g_array_append_val (self->sections, stretch);
  return self->sections->len - 1;
}

/* Packing */

static gboolean
is_alike (const PaddockTileRow *row, const PaddockRows *run)
{
  return run->n < RUN_MAX && run->lanes == row->lanes && run->priority == row->priority
         && run->shoulder == row->shoulder && split_of (run) == row->split;
}

static void
pack_row (PaddockSection *section, const PaddockTileRow *row)
{
  guint n = paddock_list_len (section->rows);
  PaddockRows *run;

  if (n > 0 && is_alike (row, PADDOCK_LIST_AT (section->rows, PaddockRows, n - 1))) {
    run = paddock_list_edit (&section->rows, n - 1);
    run->n++;
    return;
  }

  run = paddock_list_append (&section->rows, &paddock_rows_type);
  run->lanes = row->lanes;
  run->priority = row->priority;
  run->shoulder = row->shoulder;
  for (int lane = 1; lane <= row->lanes; lane++)
    if (row->split & (1u << (lane - 1)))
      paddock_list_append_int (&run->split, lane);
}

static gboolean
has_section (gconstpointer data, const char *id)
{
  const PaddockTile *tile = data;

  for (guint i = 0; i < paddock_list_len (tile->sections); i++)
    if (g_strcmp0 (PADDOCK_LIST_AT (tile->sections, PaddockSection, i)->id, id) == 0)
      return TRUE;

  return FALSE;
}

/* A section that was cut in two gets a new name for its second part. */
static void
add_section (PaddockTile *tile, const PaddockTileStretch *stretch)
{
  g_autofree char *id =
    paddock_edit_dup_free_name (stretch->id ? stretch->id : "section", has_section, tile);
  PaddockSection *section = paddock_list_append (&tile->sections, &paddock_section_type);

  paddock_text_set (&section->id, id);
  section->terrain = stretch->terrain;
}

static void
pack (const PaddockTileRows *self, PaddockTile *tile)
{
  g_clear_pointer (&tile->sections, paddock_list_unref);
  for (int row = 1; row <= (int) self->rows->len; row++) {
    const PaddockTileRow *flat = paddock_tile_rows_at (self, row);

    if (row == 1 || paddock_tile_rows_at (self, row - 1)->section != flat->section)
      add_section (tile, paddock_tile_rows_section_of (self, row));
    pack_row (paddock_list_edit (&tile->sections, paddock_list_len (tile->sections) - 1), flat);
  }
}

/* What names a row by number */

/* The row that was number WAS; 0: it is gone. */
static int
find_row (const PaddockTileRows *self, int was)
{
  for (int row = 1; was > 0 && row <= (int) self->rows->len; row++)
    if (paddock_tile_rows_at (self, row)->was == was)
      return row;

  return 0;
}

/* The last row that is still there of those up to WAS; 0: none. */
static int
find_row_up_to (const PaddockTileRows *self, int was)
{
  int row = 0;

  while (was > 0 && row == 0)
    row = find_row (self, was--);

  return row;
}

static int
count_lanes (const PaddockTileRows *self, int row)
{
  return row >= 1 && row <= (int) self->rows->len ? paddock_tile_rows_at (self, row)->lanes
                                                  : PADDOCK_ROAD_MAX_LANES;
}

/* Whether it still lies between the same two rows, and all its lanes are there. */
static gboolean
keeps_transition (const PaddockTileRows *self, const PaddockTransition *transition, int after)
{
  int next = transition->after == self->n_before ? (int) self->rows->len + 1
                                                 : find_row (self, transition->after + 1);

  if ((transition->after > 0 && after == 0) || next != after + 1)
    return FALSE;

  for (guint i = 0; i < paddock_list_len (transition->links); i++) {
    const PaddockLaneLink *link = PADDOCK_LIST_AT (transition->links, PaddockLaneLink, i);

    if (link->from > count_lanes (self, after) || link->to > count_lanes (self, after + 1))
      return FALSE;
  }

  return TRUE;
}

static void
renumber_transitions (const PaddockTileRows *self, PaddockTile *tile)
{
  for (guint i = paddock_list_len (tile->transitions); i-- > 0;) {
    const PaddockTransition *transition = PADDOCK_LIST_AT (tile->transitions, PaddockTransition, i);
    int after = find_row (self, transition->after);

    if (keeps_transition (self, transition, after))
      ((PaddockTransition *) paddock_list_edit (&tile->transitions, i))->after = after;
    else
      paddock_list_remove (&tile->transitions, i);
  }
}

static void
renumber_slots (const PaddockTileRows *self, PaddockTile *tile)
{
  if (!tile->slots)
    return;

  for (guint i = 0; i < paddock_list_len (tile->slots); i++) {
    PaddockRoadSlot *slot = paddock_list_edit (&tile->slots, i);

    slot->row = find_row (self, slot->row); /* row 0 is on no road */
  }
  paddock_road_grid_number (tile);
}

static void
renumber_lines (const PaddockTileRows *self, PaddockTile *tile)
{
  if (tile->start_line)
    tile->start_line = MAX (1, find_row_up_to (self, tile->start_line));
  if (tile->finish_line == self->n_before)
    tile->finish_line = (int) self->rows->len;
  else if (tile->finish_line)
    tile->finish_line = MAX (1, find_row_up_to (self, tile->finish_line));
}

/* A line that lay after a row which is gone lies after the one before it. */
static int
map_row (gconstpointer data, int was)
{
  return find_row_up_to (data, was);
}

void
paddock_tile_rows_put (const PaddockTileRows *self, PaddockRoadTrack *track, guint index)
{
  g_auto (PaddockRoadBefore) before = { 0 };
  PaddockTile *tile;

  paddock_road_before_take (&before, track);
  tile = paddock_list_edit (&track->tiles, index);
  pack (self, tile);
  renumber_transitions (self, tile);
  renumber_lines (self, tile);
  renumber_slots (self, tile);
  paddock_road_before_settle (&before, track, tile->id, map_row, self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-edit.h"

#include "road-edit.h"
#include "road-rules.h"
#include "tile-rows.h"
#include "words.h"

#define LABEL_MAX 60

static const PaddockRefusal too_many_rows = {
  N_ ("A tile can have at most 999 rows."),
  NULL,
};
static const PaddockRefusal last_row = {
  N_ ("A tile needs at least one row."),
  NULL,
};
static const PaddockRefusal no_curve = {
  N_ ("Only curves can turn."),
  NULL,
};
static const PaddockRefusal label_too_long = {
  N_ ("A tile name can have at most 60 characters."),
  NULL,
};

static const PaddockTile *
tile_at (const PaddockRoadTrack *track, guint tile)
{
  return PADDOCK_LIST_AT (track->tiles, PaddockTile, tile);
}

static PaddockTile *
edit_tile (PaddockRoadTrack *track, guint tile)
{
  return paddock_list_edit (&track->tiles, tile);
}

/* Rows */

const PaddockRefusal *
paddock_tile_insert_rows (PaddockRoadTrack *track, guint tile, int after, int n)
{
  g_auto (PaddockTileRows) rows = { 0 };

  paddock_tile_rows_take (&rows, tile_at (track, tile));
  if ((int) rows.rows->len + n > PADDOCK_TILE_MAX_ROWS)
    return &too_many_rows;

  for (int i = 0; i < n; i++) {
    PaddockTileRow row = *paddock_tile_rows_at (&rows, MAX (after, 1));

    row.was = 0;
    g_array_insert_val (rows.rows, (guint) after, row);
    if (after == 0)
      after = 1;
  }
  paddock_tile_rows_put (&rows, track, tile);
  return NULL;
}

const PaddockRefusal *
paddock_tile_delete_rows (PaddockRoadTrack *track, guint tile, int first, int last)
{
  g_auto (PaddockTileRows) rows = { 0 };

  paddock_tile_rows_take (&rows, tile_at (track, tile));
  if (last - first + 1 >= (int) rows.rows->len)
    return &last_row;

  g_array_remove_range (rows.rows, (guint) first - 1, (guint) (last - first + 1));
  paddock_tile_rows_put (&rows, track, tile);
  return NULL;
}

/* What rows are like.  Each changes the rows from FIRST to LAST, or says FALSE if it cannot. */

typedef gboolean (*ChangeFunc) (PaddockTileRows *rows, int first, int last, int value);

static gboolean
change_lanes (PaddockTileRows *rows, int first, int last, int lanes)
{
  for (int i = first; i <= last; i++) {
    PaddockTileRow *row = paddock_tile_rows_at (rows, i);

    /* On the outermost lane it stays there, so that a wider road has no inner priority line. */
    if (row->priority > lanes || (row->priority == row->lanes && row->lanes > 1))
      row->priority = lanes;
    row->lanes = lanes;
    row->split &= (1u << lanes) - 1;
  }

  return lanes >= 1 && lanes <= PADDOCK_ROAD_MAX_LANES;
}

static gboolean
has_lane (const PaddockTileRows *rows, int first, int last, int lane)
{
  for (int i = first; i <= last; i++)
    if (lane < 1 || lane > paddock_tile_rows_at (rows, i)->lanes)
      return FALSE;

  return TRUE;
}

static gboolean
change_priority (PaddockTileRows *rows, int first, int last, int lane)
{
  for (int i = first; i <= last; i++)
    paddock_tile_rows_at (rows, i)->priority = lane;

  return has_lane (rows, first, last, lane);
}

static gboolean
change_shoulder (PaddockTileRows *rows, int first, int last, int shoulder)
{
  for (int i = first; i <= last; i++)
    paddock_tile_rows_at (rows, i)->shoulder = shoulder;

  return TRUE;
}

static gboolean
change_split (PaddockTileRows *rows, int first, int last, int lane)
{
  guint bit = 1u << (lane - 1), all = bit;

  for (int i = first; i <= last; i++)
    all &= paddock_tile_rows_at (rows, i)->split;
  for (int i = first; i <= last; i++)
    paddock_tile_rows_at (rows, i)->split = all ? paddock_tile_rows_at (rows, i)->split & ~bit
                                                : paddock_tile_rows_at (rows, i)->split | bit;

  return has_lane (rows, first, last, lane);
}

/* The section beside a row that has this terrain already, or a new one. */
static guint
find_section (PaddockTileRows *rows, int first, int last, int terrain)
{
  int n = (int) rows->rows->len;

  if (first > 1 && paddock_tile_rows_section_of (rows, first - 1)->terrain == terrain)
    return paddock_tile_rows_at (rows, first - 1)->section;
  if (last < n && paddock_tile_rows_section_of (rows, last + 1)->terrain == terrain)
    return paddock_tile_rows_at (rows, last + 1)->section;

  return paddock_tile_rows_add_section (rows, terrain);
}

/* Whole sections change their terrain and keep their names; parts of one are cut off. */
static gboolean
change_terrain (PaddockTileRows *rows, int first, int last, int terrain)
{
  int n = (int) rows->rows->len;
  guint section = paddock_tile_rows_at (rows, first)->section;
  gboolean is_whole = section == paddock_tile_rows_at (rows, last)->section
                      && (first == 1 || paddock_tile_rows_at (rows, first - 1)->section != section)
                      && (last == n || paddock_tile_rows_at (rows, last + 1)->section != section);

  if (is_whole) {
    paddock_tile_rows_section_of (rows, first)->terrain = terrain;
    return TRUE;
  }

  section = find_section (rows, first, last, terrain);
  for (int i = first; i <= last; i++)
    paddock_tile_rows_at (rows, i)->section = section;

  return TRUE;
}

static const ChangeFunc changes[] = {
  [PADDOCK_ROWS_LANES] = change_lanes,       [PADDOCK_ROWS_PRIORITY] = change_priority,
  [PADDOCK_ROWS_SHOULDER] = change_shoulder, [PADDOCK_ROWS_SPLIT] = change_split,
  [PADDOCK_ROWS_TERRAIN] = change_terrain,
};

G_STATIC_ASSERT (G_N_ELEMENTS (changes) == PADDOCK_N_ROWS_FIELDS);

const PaddockRefusal *
paddock_tile_change_rows (PaddockRoadTrack *track,
                          guint tile,
                          int first,
                          int last,
                          PaddockRowsField field,
                          int value)
{
  g_auto (PaddockTileRows) rows = { 0 };

  paddock_tile_rows_take (&rows, tile_at (track, tile));
  if (!changes[field](&rows, first, last, value))
    return &paddock_refused_no_lane;

  paddock_tile_rows_put (&rows, track, tile);
  return NULL;
}

const PaddockRefusal *
paddock_tile_toggle_cut (PaddockRoadTrack *track, guint tile, int after)
{
  g_auto (PaddockTileRows) rows = { 0 };
  guint before, beyond, into;
  int n;

  paddock_tile_rows_take (&rows, tile_at (track, tile));
  n = (int) rows.rows->len;
  if (after < 1 || after >= n)
    return &paddock_refused_no_cut;

  before = paddock_tile_rows_at (&rows, after)->section;
  beyond = paddock_tile_rows_at (&rows, after + 1)->section;
  into = before;
  if (before == beyond)
    into =
      paddock_tile_rows_add_section (&rows, paddock_tile_rows_section_of (&rows, after)->terrain);
  for (int i = after + 1; i <= n && paddock_tile_rows_at (&rows, i)->section == beyond; i++)
    paddock_tile_rows_at (&rows, i)->section = into;
  paddock_tile_rows_put (&rows, track, tile);
  return NULL;
}

/* Left and right */

static guint
mirror_lanes (guint set, int lanes)
{
  guint mirrored = 0;

  for (int lane = 1; lane <= lanes; lane++)
    if (set & (1u << (lane - 1)))
      mirrored |= 1u << (lanes - lane);

  return mirrored;
}

static void
mirror_rows (PaddockTileRows *rows)
{
  static const int other_side[] = { 0, 2, 1, 3 };

  for (int i = 1; i <= (int) rows->rows->len; i++) {
    PaddockTileRow *row = paddock_tile_rows_at (rows, i);

    row->priority = MAX (1, row->lanes + 1 - row->priority);
    row->shoulder = other_side[row->shoulder];
    row->split = mirror_lanes (row->split, row->lanes);
  }
}

static int
lanes_of (const PaddockTile *tile, int row)
{
  guint section;
  const PaddockRows *rows = paddock_tile_get_row (tile, row, &section);

  return rows ? rows->lanes : 0;
}

/* Where the tile meets another, the width there is not known: such links stay. */
static void
mirror_links (PaddockTile *tile)
{
  for (guint t = 0; t < paddock_list_len (tile->transitions); t++) {
    PaddockTransition *transition = paddock_list_edit (&tile->transitions, t);
    int n = lanes_of (tile, transition->after), m = lanes_of (tile, transition->after + 1);

    for (guint i = 0; n && m && i < paddock_list_len (transition->links); i++) {
      PaddockLaneLink *link = paddock_list_edit (&transition->links, i);

      link->from = CLAMP (n + 1 - link->from, 1, n);
      link->to = CLAMP (m + 1 - link->to, 1, m);
    }
  }
}

static void
mirror_slots (PaddockTile *tile)
{
  for (guint i = 0; i < paddock_list_len (tile->slots); i++) {
    PaddockRoadSlot *slot = paddock_list_edit (&tile->slots, i);

    slot->lane = MAX (1, lanes_of (tile, slot->row) + 1 - slot->lane);
  }
}

const PaddockRefusal *
paddock_tile_mirror (PaddockRoadTrack *track, guint tile)
{
  static const int other_turn[] = { PADDOCK_BEND_NONE, PADDOCK_BEND_RIGHT, PADDOCK_BEND_LEFT };
  g_auto (PaddockTileRows) rows = { 0 };
  PaddockTile *draft = edit_tile (track, tile);

  paddock_tile_rows_take (&rows, draft);
  mirror_rows (&rows);
  mirror_links (draft);
  mirror_slots (draft);
  draft->turn = other_turn[draft->turn];
  paddock_tile_rows_put (&rows, track, tile);
  return NULL;
}

/* What it is */

static gboolean
is_end (int kind)
{
  return kind == PADDOCK_TILE_START || kind == PADDOCK_TILE_FINISH;
}

/* Curves join lines; everything else lies in one. */
static void
mark_joins (PaddockRoadTrack *track, const PaddockTile *tile)
{
  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    const PaddockTilePlace *place = PADDOCK_LIST_AT (track->places, PaddockTilePlace, i);

    if (g_strcmp0 (place->tile, tile->id) == 0)
      ((PaddockTilePlace *) paddock_list_edit (&track->places, i))->line =
        tile->kind != PADDOCK_TILE_CURVE;
  }
}

const PaddockRefusal *
paddock_tile_set_kind (PaddockRoadTrack *track, guint tile, PaddockTileKind kind)
{
  const PaddockTile *before = tile_at (track, tile);
  PaddockTile *draft;
  int n = paddock_tile_count_rows (before);

  if (before->kind == (int) kind)
    return NULL;
  if ((is_end (kind) || is_end (before->kind)) && paddock_road_count_uses (track, before->id) > 0)
    return &paddock_refused_is_laid;

  draft = edit_tile (track, tile);
  draft->kind = kind;
  draft->piece = draft->of = 1;
  paddock_text_set (&draft->set, NULL);
  g_clear_pointer (&draft->slots, paddock_list_unref);
  draft->start_line = kind == PADDOCK_TILE_START ? MAX (1, n / 2) : 0;
  draft->finish_line = kind == PADDOCK_TILE_FINISH ? n : 0;
  draft->turn =
    kind == PADDOCK_TILE_CURVE ? MAX (draft->turn, PADDOCK_BEND_LEFT) : PADDOCK_BEND_NONE;
  mark_joins (track, draft);
  paddock_road_number_lines (track);
  return NULL;
}

const PaddockRefusal *
paddock_tile_set_turn (PaddockRoadTrack *track, guint tile, PaddockBend turn)
{
  const PaddockTile *before = tile_at (track, tile);

  if (before->kind != PADDOCK_TILE_CURVE && turn != PADDOCK_BEND_NONE)
    return &no_curve;

  if (before->turn != PADDOCK_BEND_NONE && turn != PADDOCK_BEND_NONE && before->turn != (int) turn)
    return paddock_tile_mirror (track, tile);

  edit_tile (track, tile)->turn = turn;
  return NULL;
}

const PaddockRefusal *
paddock_tile_set_label (PaddockRoadTrack *track, guint tile, const char *label)
{
  if (g_utf8_strlen (label, -1) > LABEL_MAX)
    return &label_too_long;

  paddock_text_set (&edit_tile (track, tile)->label, label);
  return NULL;
}

const PaddockRefusal *
paddock_tile_set_finish_line (PaddockRoadTrack *track, guint tile, int after)
{
  const PaddockTile *before = tile_at (track, tile);

  if (before->kind != PADDOCK_TILE_FINISH || before->piece != before->of || after < 1
      || after > paddock_tile_count_rows (before))
    return &paddock_refused_no_finish;

  edit_tile (track, tile)->finish_line = after;
  return NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-edit.h"

#include "edit-names.h"
#include "road-before.h"
#include "road-rules.h"
#include "words.h"

static const PaddockRefusal no_such_tile = {
  N_ ("This tile is not in the library."),
  NULL,
};

static const PaddockTilePlace *
place_at (const PaddockRoadTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->places, PaddockTilePlace, i);
}

static const PaddockTile *
tile_at (const PaddockRoadTrack *track, guint i)
{
  return paddock_road_track_find_tile (track, place_at (track, i)->tile);
}

static gboolean
is_end (const PaddockTile *tile)
{
  return tile && (tile->kind == PADDOCK_TILE_START || tile->kind == PADDOCK_TILE_FINISH);
}

static gboolean
has_kind (const PaddockRoadTrack *track, guint i, int kind)
{
  const PaddockTile *tile = tile_at (track, i);

  return tile && tile->kind == kind;
}

/* Where the start ends, and where the finish begins. */
static void
find_bounds (const PaddockRoadTrack *track, guint *low, guint *high)
{
  guint n = paddock_list_len (track->places);

  for (*low = 0; *low < n && has_kind (track, *low, PADDOCK_TILE_START);)
    (*low)++;
  for (*high = n; *high > *low && has_kind (track, *high - 1, PADDOCK_TILE_FINISH);)
    (*high)--;
}

guint
paddock_road_find_insertion (const PaddockRoadTrack *track, guint at, const PaddockTile *tile)
{
  guint n = paddock_list_len (track->places), low, high, i;

  find_bounds (track, &low, &high);
  if (!is_end (tile))
    return CLAMP (at, low, high);

  i = tile->kind == PADDOCK_TILE_START ? 0 : high;
  while (i < (tile->kind == PADDOCK_TILE_START ? low : n)
         && tile_at (track, i)->piece < tile->piece)
    i++;
  return i;
}

static void
settle (PaddockRoadTrack *track, const PaddockRoadBefore *before)
{
  paddock_road_number_lines (track);
  paddock_road_before_settle (before, track, NULL, NULL, NULL);
}

static gboolean
has_piece (const PaddockRoadTrack *track, const PaddockTile *tile)
{
  for (guint i = 0; i < paddock_list_len (track->places); i++)
    if (has_kind (track, i, tile->kind) && tile_at (track, i)->piece == tile->piece)
      return TRUE;

  return FALSE;
}

static gboolean
has_place (gconstpointer data, const char *name)
{
  return paddock_road_track_find_place (data, name) >= 0;
}

const PaddockRefusal *
paddock_road_insert_place (PaddockRoadTrack *track, guint at, const char *tile, guint *placed)
{
  const PaddockTile *laid = paddock_road_track_find_tile (track, tile);
  g_autofree char *name = NULL;
  PaddockTilePlace *place;
  g_auto (PaddockRoadBefore) before = { 0 };

  if (!laid)
    return &no_such_tile;
  if (is_end (laid) && has_piece (track, laid))
    return &paddock_refused_has_end_already;

  paddock_road_before_take (&before, track);
  name = paddock_edit_dup_free_name (tile, has_place, track);
  *placed = paddock_road_find_insertion (track, at, laid);
  place = paddock_list_insert (&track->places, &paddock_tile_place_type, *placed);
  paddock_text_set (&place->tile, tile);
  paddock_text_set (&place->as, name);
  place->line = laid->kind != PADDOCK_TILE_CURVE;
  settle (track, &before);
  return NULL;
}

const PaddockRefusal *
paddock_road_replace_place (PaddockRoadTrack *track, guint index, const char *tile)
{
  const PaddockTile *laid = paddock_road_track_find_tile (track, tile);
  const PaddockTile *now = tile_at (track, index);
  PaddockTilePlace *place;
  g_auto (PaddockRoadBefore) before = { 0 };

  if (!laid)
    return &no_such_tile;
  if (now && (is_end (laid) || is_end (now))
      && (laid->kind != now->kind || laid->piece != now->piece))
    return &paddock_refused_unlike_ends;

  paddock_road_before_take (&before, track);
  place = paddock_list_edit (&track->places, index);
  paddock_text_set (&place->tile, tile);
  place->line = laid->kind == PADDOCK_TILE_CURVE ? 0 : MAX (place->line, 1);
  settle (track, &before);
  return NULL;
}

/* Where a place may go: as if it were taken up and laid again. */
static guint
find_destination (const PaddockRoadTrack *track, guint from, guint to)
{
  guint low, high;

  if (is_end (tile_at (track, from)))
    return from;

  find_bounds (track, &low, &high);
  return CLAMP (to, low, MAX (low, high - 1));
}

const PaddockRefusal *
paddock_road_move_place (PaddockRoadTrack *track, guint from, guint to, guint *placed)
{
  g_auto (PaddockRoadBefore) before = { 0 };

  *placed = find_destination (track, from, to);
  if (*placed == from)
    return to == from ? NULL : &paddock_refused_ends_stay;

  paddock_road_before_take (&before, track);
  paddock_list_move (&track->places, from, *placed);
  settle (track, &before);
  return NULL;
}

const PaddockRefusal *
paddock_road_flip_place (PaddockRoadTrack *track, guint index)
{
  PaddockTilePlace *place = paddock_list_edit (&track->places, index);

  place->mirror = !place->mirror;
  return NULL;
}

const PaddockRefusal *
paddock_road_delete_place (PaddockRoadTrack *track, guint index)
{
  g_auto (PaddockRoadBefore) before = { 0 };

  paddock_road_before_take (&before, track);
  paddock_list_remove (&track->places, index);
  settle (track, &before);
  return NULL;
}

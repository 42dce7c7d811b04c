/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-places.h"

#include "edit-names.h"
#include "road-before.h"
#include "road-rules.h"
#include "words.h"

static const PaddockRefusal not_among_them = {
  N_ ("Select one of the places of this tile on the course first."),
  NULL,
};
static const PaddockRefusal not_elsewhere = {
  N_ ("This tile is used nowhere else, so a change affects nothing else."),
  NULL,
};

static guint
get (const GArray *places, guint i)
{
  return g_array_index (places, guint, i);
}

static const PaddockTilePlace *
place_at (const PaddockRoadTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->places, PaddockTilePlace, i);
}

const PaddockRefusal *
paddock_road_flip_places (PaddockRoadTrack *track, const GArray *places)
{
  const PaddockRefusal *refusal = NULL;

  for (guint i = 0; i < places->len && !refusal; i++)
    refusal = paddock_road_flip_place (track, get (places, i));

  return refusal;
}

const PaddockRefusal *
paddock_road_delete_places (PaddockRoadTrack *track, const GArray *places)
{
  const PaddockRefusal *refusal = NULL;

  for (guint i = places->len; i-- > 0 && !refusal;)
    refusal = paddock_road_delete_place (track, get (places, i));

  return refusal;
}

const PaddockRefusal *
paddock_road_replace_places (PaddockRoadTrack *track, const GArray *places, const char *tile)
{
  const PaddockRefusal *refusal = NULL;

  for (guint i = 0; i < places->len && !refusal; i++)
    refusal = paddock_road_replace_place (track, get (places, i), tile);

  return refusal;
}

static GArray *
list_with_tile (const PaddockRoadTrack *track, const GArray *places, const char *tile)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < places->len; i++) {
    guint place = get (places, i);

    if (g_strcmp0 (place_at (track, place)->tile, tile) == 0)
      g_array_append_val (found, place);
  }

  return found;
}

const PaddockRefusal *
paddock_road_separate_places (PaddockRoadTrack *track,
                              const GArray *places,
                              guint tile,
                              guint *added)
{
  const char *id = PADDOCK_LIST_AT (track->tiles, PaddockTile, tile)->id;
  g_autoptr (GArray) found = list_with_tile (track, places, id);

  if (found->len == 0)
    return &not_among_them;
  if (found->len == paddock_road_count_uses (track, id))
    return &not_elsewhere;

  paddock_road_duplicate_tile (track, tile, added);
  return paddock_road_replace_places (track, found,
                                      PADDOCK_LIST_AT (track->tiles, PaddockTile, *added)->id);
}

/* Moving. */

/* Where the first of them comes to lie among those that stay. */
static guint
find_first (const GArray *places, guint at)
{
  guint first = at;

  for (guint i = 0; i < places->len; i++)
    first -= get (places, i) < at;

  return first;
}

static gboolean
lie_there (const GArray *places, guint first)
{
  for (guint i = 0; i < places->len; i++)
    if (get (places, i) != first + i)
      return FALSE;

  return TRUE;
}

/* LOW and HIGH are where the start ends and where the finish begins.  All are put before the finish first: then none
 * is in the way of another. */
static void
gather (PaddockRoadTrack *track, const GArray *places, guint first, guint high)
{
  for (guint i = 0; i < places->len; i++)
    paddock_list_move (&track->places, get (places, i) - i, high - 1);
  for (guint i = 0; i < places->len; i++)
    paddock_list_move (&track->places, high - places->len + i, first + i);
}

const PaddockRefusal *
paddock_road_move_places (PaddockRoadTrack *track, const GArray *places, guint at, guint *first)
{
  guint low = paddock_road_find_insertion (track, 0, NULL);
  guint high = paddock_road_find_insertion (track, G_MAXUINT, NULL);
  g_auto (PaddockRoadBefore) before = { 0 };

  if (get (places, 0) < low || get (places, places->len - 1) >= high)
    return &paddock_refused_ends_stay;

  *first = CLAMP (find_first (places, at), low, high - places->len);
  if (lie_there (places, *first))
    return find_first (places, at) == *first ? NULL : &paddock_refused_ends_stay;

  paddock_road_before_take (&before, track);
  gather (track, places, *first, high);
  paddock_road_number_lines (track);
  paddock_road_before_settle (&before, track, NULL, NULL, NULL);
  return NULL;
}

/* Clips. */

static gboolean
has_tile (gconstpointer data, const char *id)
{
  return paddock_road_track_find_tile (data, id) != NULL;
}

static void
append_copy (PaddockList **list, const PaddockRecordType *type, gconstpointer record)
{
  gpointer copy = paddock_list_append (list, type);

  paddock_record_clear (type, copy);
  paddock_record_copy (type, copy, record);
}

PaddockDocument *
paddock_road_clip_new (const PaddockRoadTrack *track, const GArray *places)
{
  PaddockDocument *document = paddock_document_new (&paddock_road_track_kind);
  PaddockRoadTrack *clip = document->record;

  for (guint i = 0; i < places->len; i++) {
    const PaddockTilePlace *place = place_at (track, get (places, i));
    const PaddockTile *tile = paddock_road_track_find_tile (track, place->tile);

    if (!tile)
      continue;
    if (!has_tile (clip, tile->id))
      append_copy (&clip->tiles, &paddock_tile_type, tile);
    append_copy (&clip->places, &paddock_tile_place_type, place);
  }

  return document;
}

/* The library's own tile if it is the same, else a copy of it; returns its id. */
static const char *
take_over (PaddockRoadTrack *track, const PaddockTile *tile)
{
  const PaddockTile *known = paddock_road_track_find_tile (track, tile->id);
  g_autofree char *id = NULL;
  PaddockTile *copy;

  if (known && paddock_record_equal (&paddock_tile_type, known, tile))
    return tile->id;

  id = paddock_edit_dup_free_name (tile->id, has_tile, track);
  append_copy (&track->tiles, &paddock_tile_type, tile);
  copy = paddock_list_edit (&track->tiles, paddock_list_len (track->tiles) - 1);
  paddock_text_set (&copy->id, id);
  return copy->id;
}

/* A second start or finish is refused, and its tile not left in the library. */
static const PaddockRefusal *
lay (PaddockRoadTrack *track,
     const PaddockRoadTrack *clip,
     const PaddockTilePlace *place,
     guint at,
     guint *placed)
{
  const PaddockTile *tile = paddock_road_track_find_tile (clip, place->tile);
  guint n_tiles = paddock_list_len (track->tiles);
  g_autofree char *id = tile ? g_strdup (take_over (track, tile)) : g_strdup ("");
  const PaddockRefusal *refusal = paddock_road_insert_place (track, at, id, placed);

  if (refusal && paddock_list_len (track->tiles) > n_tiles)
    paddock_list_remove (&track->tiles, n_tiles);
  if (!refusal && place->mirror)
    refusal = paddock_road_flip_place (track, *placed);

  return refusal;
}

const PaddockRefusal *
paddock_road_lay_clip (PaddockRoadTrack *track,
                       const PaddockRoadTrack *clip,
                       guint at,
                       GArray *placed)
{
  const PaddockRefusal *refusal = NULL;

  for (guint i = 0; i < paddock_list_len (clip->places); i++) {
    guint index;
    const PaddockRefusal *why = lay (track, clip, place_at (clip, i), at, &index);

    if (why) {
      refusal = why;
      continue;
    }
    for (guint j = 0; j < placed->len; j++) /* a start is laid before what was */
      g_array_index (placed, guint, j) += g_array_index (placed, guint, j) >= index;
    g_array_append_val (placed, index);
    at = MAX (at, index) + 1;
  }

  return placed->len > 0 ? NULL : refusal;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bonus-place.h"

#include "edit-names.h"
#include "road-rules.h"

static const PaddockBonusLine *
bonus_at (const PaddockRoadTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);
}

PaddockRoadGap
paddock_road_gap_after (const PaddockRoadCourse *course, int row)
{
  const PaddockCourseRow *from = &course->rows[row - 1];

  return (PaddockRoadGap){ from->place, from->tile_row };
}

static const PaddockTile *
get_tile (const PaddockRoadTrack *track, guint place)
{
  return paddock_road_track_find_tile (
    track, PADDOCK_LIST_AT (track->places, PaddockTilePlace, place)->tile);
}

static const char *
get_name (const PaddockRoadTrack *track, guint place)
{
  return paddock_text_get (PADDOCK_LIST_AT (track->places, PaddockTilePlace, place)->as);
}

/* The section on both sides of the gap; FALSE if there is none. */
static gboolean
find_section (const PaddockTile *tile, int after, guint *section)
{
  guint beyond;

  return paddock_tile_get_row (tile, after, section)
         && paddock_tile_get_row (tile, after + 1, &beyond) && beyond == *section;
}

/* Which kind of line a terrain has; -1: none. */
static int
find_type (const PaddockTile *tile, guint section)
{
  switch (PADDOCK_LIST_AT (tile->sections, PaddockSection, section)->terrain) {
  case PADDOCK_TERRAIN_SPRINT:
    return PADDOCK_BONUS_SPRINT;
  case PADDOCK_TERRAIN_MOUNTAIN:
    return PADDOCK_BONUS_MOM;
  default:
    return -1;
  }
}

static gboolean
has_other (const PaddockRoadTrack *track,
           const PaddockRoadGap *gap,
           const PaddockTile *tile,
           guint section,
           guint moved)
{
  const char *place = get_name (track, gap->place);

  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    guint other;

    if (i != moved && g_str_equal (paddock_text_get (bonus_at (track, i)->at), place)
        && find_section (tile, bonus_at (track, i)->after, &other) && other == section)
      return TRUE;
  }

  return FALSE;
}

const PaddockRefusal *
paddock_bonus_refuse (const PaddockRoadTrack *track, PaddockRoadGap gap, guint moved)
{
  const PaddockTile *tile = get_tile (track, gap.place);
  guint section;

  if (tile && tile->kind == PADDOCK_TILE_FINISH)
    return &paddock_refused_on_finish;
  if (!tile || !find_section (tile, gap.after, &section))
    return &paddock_refused_outside_section;
  if (find_type (tile, section) < 0)
    return &paddock_refused_wrong_terrain;
  if (has_other (track, &gap, tile, section, moved))
    return &paddock_refused_second_in_section;

  return NULL;
}

guint
paddock_bonus_find (const PaddockRoadTrack *track, PaddockRoadGap gap)
{
  const char *place = get_name (track, gap.place);

  for (guint i = 0; i < paddock_list_len (track->bonuses); i++)
    if (bonus_at (track, i)->after == gap.after
        && g_str_equal (paddock_text_get (bonus_at (track, i)->at), place))
      return i;

  return PADDOCK_NO_BONUS;
}

static void
put (PaddockRoadTrack *track, PaddockBonusLine *bonus, PaddockRoadGap gap)
{
  const PaddockTile *tile = get_tile (track, gap.place);
  guint section = 0;

  find_section (tile, gap.after, &section);
  bonus->type = find_type (tile, section);
  bonus->after = gap.after;
  paddock_text_set (&bonus->at, get_name (track, gap.place));
}

static gboolean
has_id (gconstpointer data, const char *id)
{
  const PaddockRoadTrack *track = data;

  for (guint i = 0; i < paddock_list_len (track->bonuses); i++)
    if (g_str_equal (paddock_text_get (bonus_at (track, i)->id), id))
      return TRUE;

  return FALSE;
}

const PaddockRefusal *
paddock_bonus_add (PaddockRoadTrack *track, PaddockRoadGap gap)
{
  const PaddockRefusal *refusal = paddock_bonus_refuse (track, gap, PADDOCK_NO_BONUS);
  g_autofree char *id = NULL;
  PaddockBonusLine *bonus;

  if (refusal)
    return refusal;

  id = paddock_edit_dup_free_name ("bonus", has_id, track);
  bonus = paddock_list_append (&track->bonuses, &paddock_bonus_line_type);
  paddock_text_set (&bonus->id, id);
  put (track, bonus, gap);
  return NULL;
}

const PaddockRefusal *
paddock_bonus_move (PaddockRoadTrack *track, guint index, PaddockRoadGap gap)
{
  const PaddockRefusal *refusal = paddock_bonus_refuse (track, gap, index);

  if (!refusal)
    put (track, paddock_list_edit (&track->bonuses, index), gap);

  return refusal;
}

const PaddockRefusal *
paddock_bonus_delete (PaddockRoadTrack *track, guint index)
{
  paddock_list_remove (&track->bonuses, index);
  return NULL;
}

/* The gap where it lies; FALSE: its place is not in the course. */
static gboolean
find_gap (const PaddockRoadTrack *track, guint i, PaddockRoadGap *gap)
{
  int place = paddock_road_track_find_place (track, bonus_at (track, i)->at);

  *gap = (PaddockRoadGap){ (guint) place, bonus_at (track, i)->after };
  return place >= 0;
}

static gboolean
was_allowed (const PaddockRoadTrack *before, const char *id)
{
  for (guint i = 0; i < paddock_list_len (before->bonuses); i++) {
    PaddockRoadGap gap;

    if (g_str_equal (paddock_text_get (bonus_at (before, i)->id), id))
      return find_gap (before, i, &gap) && !paddock_bonus_refuse (before, gap, i);
  }

  return FALSE;
}

void
paddock_bonus_trim (PaddockRoadTrack *track, const PaddockRoadTrack *before)
{
  for (guint i = paddock_list_len (track->bonuses); i-- > 0;) {
    gboolean was_right = was_allowed (before, paddock_text_get (bonus_at (track, i)->id));
    gboolean had_place = paddock_road_track_find_place (before, bonus_at (track, i)->at) >= 0;
    PaddockRoadGap gap;

    if (find_gap (track, i, &gap) ? was_right && paddock_bonus_move (track, i, gap) : had_place)
      paddock_list_remove (&track->bonuses, i);
  }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-before.h"

#include "bonus-place.h"

void
paddock_road_before_take (PaddockRoadBefore *self, const PaddockRoadTrack *track)
{
  paddock_record_copy (paddock_road_track_kind.type, &self->track, track);
}

void
paddock_road_before_clear (PaddockRoadBefore *self)
{
  paddock_record_clear (paddock_road_track_kind.type, &self->track);
}

typedef struct {
  const char *tile;
  PaddockRowMap map;
  gconstpointer data;
} Mapping;

/* The row of PLACE, a place of the track as it was, that row WAS of it became. */
static int
map_row (const Mapping *self, const PaddockTilePlace *place, int was)
{
  gboolean is_meant = self->map && g_strcmp0 (place->tile, self->tile) == 0;

  return is_meant ? self->map (self->data, was) : was;
}

static void
settle_bonuses (const Mapping *self, const PaddockRoadTrack *before, PaddockRoadTrack *track)
{
  for (guint i = paddock_list_len (track->bonuses); i-- > 0;) {
    const PaddockBonusLine *bonus = PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);
    int place = paddock_road_track_find_place (before, bonus->at), row;

    if (place < 0)
      continue;

    row = map_row (self, PADDOCK_LIST_AT (before->places, PaddockTilePlace, place), bonus->after);
    if (row == 0)
      paddock_list_remove (&track->bonuses, i);
    else if (row != bonus->after)
      ((PaddockBonusLine *) paddock_list_edit (&track->bonuses, i))->after = row;
  }
  paddock_bonus_trim (track, before);
}

static void
settle_notes (const Mapping *self, const PaddockRoadTrack *before, PaddockRoadTrack *track)
{
  g_autoptr (PaddockRoadCourse) was = paddock_road_course_new (before);
  g_autoptr (PaddockRoadCourse) course = paddock_road_course_new (track);

  for (guint i = paddock_list_len (track->notes); i-- > 0;) {
    int row = PADDOCK_LIST_AT (track->notes, PaddockNote, i)->at.a, now;
    const PaddockTilePlace *place;
    int index;

    if (row < 1 || row > was->n_rows)
      continue;

    place = PADDOCK_LIST_AT (before->places, PaddockTilePlace, was->rows[row - 1].place);
    index = paddock_road_track_find_place (track, place->as);
    now = index < 0
            ? 0
            : paddock_road_course_find_row (course, (guint) index,
                                            map_row (self, place, was->rows[row - 1].tile_row));
    if (now == 0)
      paddock_list_remove (&track->notes, i);
    else if (now != row)
      ((PaddockNote *) paddock_list_edit (&track->notes, i))->at.a = (gint16) now;
  }
}

void
paddock_road_before_settle (const PaddockRoadBefore *self,
                            PaddockRoadTrack *track,
                            const char *tile,
                            PaddockRowMap map,
                            gconstpointer data)
{
  Mapping mapping = { tile, map, data };

  settle_bonuses (&mapping, &self->track, track);
  settle_notes (&mapping, &self->track, track);
}

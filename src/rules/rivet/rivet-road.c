/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the track document to the flat tables of the road, or a sentence that says why it makes no race (RIV-MAP,
 * RIV-ROAD, RIV-BONUS).
 */

#include "rivet-road.h"

#include "language.h"
#include "road-course.h"
#include "rules-error.h"
#include "words.h"

#include <string.h>

/* --- Cells --- */

static guint
add_spaces (PaddockPlace *to, const PaddockRoadSpace *spaces, guint n)
{
  for (guint i = 0; i < n; i++)
    to[i] = paddock_road_space_to_place (spaces[i]);

  return n;
}

static void
fill_cell (RivRoad *self, const PaddockRoad *road, PaddockRoadSpace space)
{
  RivCell *cell = &self->cells[space.row * 16 + (paddock_road_space_to_place (space).b >> 1)];
  PaddockRoadSpace out[PADDOCK_ROAD_MAX_LANES];

  cell->rank = paddock_road_get_rank (road, space);
  cell->n[RIV_BEHIND] =
    (guint8) add_spaces (&cell->to[RIV_TO_BEHIND], out, paddock_road_get_back (road, space, out));
  if (paddock_road_is_finish (road, space))
    return;
  cell->n[RIV_AHEAD] =
    (guint8) add_spaces (&cell->to[RIV_TO_AHEAD], out, paddock_road_get_forward (road, space, out));
  cell->n[RIV_LEFT] =
    (guint8) add_spaces (&cell->to[RIV_TO_LEFT], out, paddock_road_get_side (road, space, -1, out));
  cell->n[RIV_RIGHT] =
    (guint8) add_spaces (&cell->to[RIV_TO_RIGHT], out, paddock_road_get_side (road, space, 1, out));
}

static void
fill_row (RivRoad *self, const PaddockRoad *road, int row)
{
  const PaddockRoadRow *info = paddock_road_get_row (road, row);

  self->rows[row].lanes = info->lanes;
  self->rows[row].priority = info->priority;
  for (int lane = 0; lane <= info->lanes + 1; lane++)
    for (int k = 0; k <= 2; k++)
      if (paddock_road_has (road, PADDOCK_ROAD_SPACE (row, lane, k)))
        fill_cell (self, road, PADDOCK_ROAD_SPACE (row, lane, k));
}

/* --- The frame of the course --- */

static const PaddockTile *
tile_at (const PaddockRoadTrack *track, guint place)
{
  return paddock_road_track_find_tile (
    track, PADDOCK_LIST_AT (track->places, PaddockTilePlace, place)->tile);
}

/* How many places in a row from FIRST on have tiles of this kind. */
static guint
count_run (const PaddockRoadTrack *track, guint first, guint kinds)
{
  guint n = 0;

  while (first + n < paddock_list_len (track->places) && tile_at (track, first + n)
         && (kinds >> tile_at (track, first + n)->kind & 1))
    n++;

  return n;
}

/* Whether N places from FIRST on are all the pieces of one start or finish, in order. */
static gboolean
is_whole (const PaddockRoadTrack *track, guint first, guint n)
{
  for (guint i = 0; i < n; i++) {
    const PaddockTile *tile = tile_at (track, first + i);

    if (tile->of != (int) n || tile->piece != (int) i + 1
        || !g_str_equal (paddock_text_get (tile->set),
                         paddock_text_get (tile_at (track, first)->set)))
      return FALSE;
  }

  return n > 0;
}

/* RIV-MAP-01 */
static gboolean
check_frame (const PaddockRoadTrack *track, GError **error)
{
  guint n_start = count_run (track, 0, 1u << PADDOCK_TILE_START);
  guint n_between =
    count_run (track, n_start, 1u << PADDOCK_TILE_CURVE | 1u << PADDOCK_TILE_INTERMEDIATE);
  guint n_finish = count_run (track, n_start + n_between, 1u << PADDOCK_TILE_FINISH);

  if (!is_whole (track, 0, n_start))
    return paddock_refuse_setup (
      error, N_ ("The course does not begin with the pieces of one start, in order"));
  if (!is_whole (track, n_start + n_between, n_finish)
      || n_start + n_between + n_finish < paddock_list_len (track->places))
    return paddock_refuse_setup (
      error, N_ ("The course does not end with the pieces of one finish, in order"));

  return TRUE;
}

static gboolean
check_road (const PaddockRoad *road, GError **error)
{
  int row;

  if (paddock_road_get_n_rows (road) > RIV_MAX_ROWS)
    return paddock_refuse_setup (error, N_ ("The course has %d rows; a race takes at most %d"),
                                 paddock_road_get_n_rows (road), RIV_MAX_ROWS);
  if (paddock_road_find_fault (road, &row) != PADDOCK_ROAD_SOUND)
    return paddock_refuse_setup (error, N_ ("The road is not sound at row %d"), row);

  return TRUE;
}

/* --- The grid --- */

static gboolean
add_slot (RivRoad *self,
          const PaddockRoad *road,
          const PaddockRoadSlot *slot,
          PaddockRoadSpace space,
          GError **error)
{
  PaddockPlace *place;

  if (slot->number < 1 || slot->number > RIV_MAX_SLOTS || !paddock_road_has (road, space))
    return paddock_refuse_setup (error, N_ ("Place %d of the grid lies beside the road"),
                                 slot->number);
  if (space.row > self->start_line) /* RIV-MAP-02 */
    return paddock_refuse_setup (error, N_ ("Place %d of the grid lies beyond the start line"),
                                 slot->number);

  place = &self->slots[slot->number - 1];
  if (place->a != 0)
    return paddock_refuse_setup (error, N_ ("The grid has two places %d"), slot->number);

  *place = paddock_road_space_to_place (space);
  return TRUE;
}

static gboolean
lay_slots (RivRoad *self,
           const PaddockRoad *road,
           const PaddockTilePlace *place,
           const PaddockTile *tile,
           int first,
           GError **error)
{
  for (guint i = 0; i < paddock_list_len (tile->slots); i++) {
    const PaddockRoadSlot *slot = PADDOCK_LIST_AT (tile->slots, PaddockRoadSlot, i);
    int row = first - 1 + slot->row;
    int lanes = row <= self->n_rows ? self->rows[row].lanes : 0;
    int lane = place->mirror ? lanes + 1 - slot->lane : slot->lane;

    if (!add_slot (self, road, slot, PADDOCK_ROAD_SPACE (MIN (row, G_MAXINT16), lane, 1), error))
      return FALSE;
    self->n_slots++;
  }

  return TRUE;
}

/* RIV-GRID-04: numbered from 1, without gaps, no two in one space. */
static gboolean
check_grid (const RivRoad *self, GError **error)
{
  for (guint i = 0; i < self->n_slots; i++) {
    if (self->slots[i].a == 0)
      return paddock_refuse_setup (error, N_ ("The grid has no place %u"), i + 1);
    for (guint j = 0; j < i; j++)
      if (paddock_place_equal (self->slots[i], self->slots[j]))
        return paddock_refuse_setup (error,
                                     N_ ("Places %u and %u of the grid lie in the same space"),
                                     j + 1, i + 1);
  }

  return TRUE;
}

/* --- Terrain and bonus lines --- */

static guint8
terrain_of (const PaddockRoadTrack *track, const PaddockCourseRow *row)
{
  const PaddockTile *tile = tile_at (track, row->place);

  return (guint8) PADDOCK_LIST_AT (tile->sections, PaddockSection, row->section)->terrain;
}

static gboolean
is_same_section (const PaddockCourseRow *a, const PaddockCourseRow *b)
{
  return a->place == b->place && a->section == b->section;
}

/* Whether another line lies in the section of a row (RIV-BONUS-04). */
static gboolean
has_line (const RivRoad *self, const PaddockRoadCourse *course, int row)
{
  for (guint i = 0; i < self->n_bonuses; i++)
    if (is_same_section (&course->rows[self->bonuses[i].after - 1], &course->rows[row - 1]))
      return TRUE;

  return FALSE;
}

/* What is wrong with a line after a row, or NULL (RIV-BONUS-02 to RIV-BONUS-06). */
static const char *
find_bonus_fault (const RivRoad *self,
                  const PaddockRoadTrack *track,
                  const PaddockRoadCourse *course,
                  int type,
                  int row)
{
  static const PaddockTerrain terrains[] = { PADDOCK_TERRAIN_SPRINT, PADDOCK_TERRAIN_MOUNTAIN };

  if (row < 1 || row >= self->n_rows
      || !is_same_section (&course->rows[row - 1], &course->rows[row]))
    return N_ ("it does not lie between two rows of one section");
  if (self->rows[row].terrain != terrains[type])
    return N_ ("it lies on the wrong terrain");
  if (tile_at (track, course->rows[row - 1].place)->kind == PADDOCK_TILE_FINISH)
    return N_ ("it lies on the finish");
  if (has_line (self, course, row))
    return N_ ("it is not the only one of its section");

  return self->n_bonuses == RIV_MAX_BONUSES ? N_ ("it is one too many") : NULL;
}

static gboolean
add_bonus (RivRoad *self,
           const PaddockRoadTrack *track,
           const PaddockRoadCourse *course,
           const PaddockBonusLine *bonus,
           GError **error)
{
  int place = paddock_road_track_find_place (track, bonus->at);
  int row = place < 0 ? 0 : paddock_road_course_find_row (course, (guint) place, bonus->after);
  const char *fault = find_bonus_fault (self, track, course, bonus->type, row);

  if (fault)
    return paddock_refuse_setup (error, N_ ("Bonus line %s cannot be used: %s"),
                                 paddock_text_get (bonus->id), paddock_language_translate (fault));

  self->bonuses[self->n_bonuses++] = (RivBonus){ (guint8) bonus->type, (gint16) row };
  self->rows[row].bonus = (guint8) self->n_bonuses;
  return TRUE;
}

/* --- All of it --- */

static gboolean
lay (RivRoad *self, const PaddockRoadTrack *track, const PaddockRoadCourse *course, GError **error)
{
  for (int row = 1; row <= self->n_rows; row++) {
    fill_row (self, course->road, row);
    self->rows[row].terrain = terrain_of (track, &course->rows[row - 1]);
  }
  fill_cell (self, course->road, paddock_road_finish (course->road));

  for (int row = 1; row <= self->n_rows; row++) {
    const PaddockCourseRow *from = &course->rows[row - 1];

    if (from->tile_row == 1
        && !lay_slots (self, course->road,
                       PADDOCK_LIST_AT (track->places, PaddockTilePlace, from->place),
                       tile_at (track, from->place), row, error))
      return FALSE;
  }
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++)
    if (!add_bonus (self, track, course, PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i),
                    error))
      return FALSE;

  return check_grid (self, error);
}

gboolean
riv_road_init (RivRoad *self, const PaddockRoadTrack *track, GError **error)
{
  g_autoptr (PaddockRoadCourse) course = NULL;

  memset (self, 0, sizeof *self);
  if (!check_frame (track, error))
    return FALSE;

  course = paddock_road_course_new (track);
  if (!check_road (course->road, error))
    return FALSE;

  self->n_rows = paddock_road_get_n_rows (course->road);
  self->start_line = course->start_line;
  self->rows = g_new0 (RivRow, self->n_rows + 2);
  self->cells = g_new0 (RivCell, (self->n_rows + 2) * 16);
  return lay (self, track, course, error);
}

void
riv_road_clear (RivRoad *self)
{
  g_clear_pointer (&self->rows, g_free);
  g_clear_pointer (&self->cells, g_free);
}

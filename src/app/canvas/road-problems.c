/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-problems.h"

#include "problem-overlay.h"

#define SIGN_ASIDE 10.0 /* from the edge of the rows to the sign */

/* Where the site of a finding is on the course. */
typedef gboolean (*Find) (const PaddockLaidRoad *road,
                          const PaddockFinding *finding,
                          int *first,
                          int *last);

static gboolean
find_nth (const PaddockLaidRoad *road, guint place, int *first, int *last)
{
  return place < paddock_list_len (road->track->places)
         && paddock_road_layout_find_place (road->layout, place, first, last);
}

/* A row alone stands for the boundary behind it. */
static gboolean
find_row (const PaddockLaidRoad *road, const PaddockFinding *finding, int *first, int *last)
{
  gboolean is_run = finding->within.kind == PADDOCK_SITE_TO;

  *first = finding->site.number;
  *last = MIN (is_run ? finding->within.number : *first + 1, road->layout->course->n_rows);

  return *first > 0 && *first <= *last;
}

/* The first place of a tile, or one row of it. */
static gboolean
find_tile (const PaddockLaidRoad *road, const PaddockFinding *finding, int *first, int *last)
{
  const PaddockList *places = road->track->places;
  guint i = 0;

  while (i < paddock_list_len (places)
         && g_strcmp0 (paddock_text_get (PADDOCK_LIST_AT (places, PaddockTilePlace, i)->tile),
                       finding->site.id)
              != 0)
    i++;
  if (!find_nth (road, i, first, last))
    return FALSE;

  if (finding->within.kind == PADDOCK_SITE_ROW) {
    int row = paddock_road_course_find_row (road->layout->course, i, finding->within.number);

    if (row > 0)
      *first = *last = row;
  }

  return TRUE;
}

static gboolean
find_place (const PaddockLaidRoad *road, const PaddockFinding *finding, int *first, int *last)
{
  int place = paddock_road_track_find_place (road->track, finding->site.id);

  return place >= 0 && find_nth (road, (guint) place, first, last);
}

static gboolean
find_bonus (const PaddockLaidRoad *road, const PaddockFinding *finding, int *first, int *last)
{
  const PaddockList *bonuses = road->track->bonuses;

  for (guint i = 0; i < paddock_list_len (bonuses); i++) {
    const PaddockBonusLine *bonus = PADDOCK_LIST_AT (bonuses, PaddockBonusLine, i);
    int place = paddock_road_track_find_place (road->track, bonus->at);

    if (place < 0 || g_strcmp0 (paddock_text_get (bonus->id), finding->site.id) != 0)
      continue;
    *first = paddock_road_course_find_row (road->layout->course, (guint) place, bonus->after);
    *last = MIN (*first + 1, road->layout->course->n_rows);
    return *first > 0;
  }

  return FALSE;
}

/* The places of the grid are all on the first tile. */
static gboolean
find_slot (const PaddockLaidRoad *road, const PaddockFinding *finding, int *first, int *last)
{
  return find_nth (road, 0, first, last);
}

static gboolean
find_start (const PaddockLaidRoad *road, const PaddockFinding *finding, int *first, int *last)
{
  *first = *last = 1;
  return road->layout->course->n_rows > 0;
}

static gboolean
find_finish (const PaddockLaidRoad *road, const PaddockFinding *finding, int *first, int *last)
{
  *first = *last = road->layout->course->n_rows;
  return *first > 0;
}

gboolean
paddock_road_problem_find_rows (const PaddockLaidRoad *road,
                                const PaddockFinding *finding,
                                int *first,
                                int *last)
{
  static const Find finders[PADDOCK_N_SITES] = {
    [PADDOCK_SITE_ROW] = find_row,       [PADDOCK_SITE_TILE] = find_tile,
    [PADDOCK_SITE_PLACE] = find_place,   [PADDOCK_SITE_BONUS] = find_bonus,
    [PADDOCK_SITE_START] = find_start,   [PADDOCK_SITE_SLOT] = find_slot,
    [PADDOCK_SITE_FINISH] = find_finish,
  };
  Find find = finders[finding->site.kind];

  return find && find (road, finding, first, last);
}

PaddockScene *
paddock_road_problems_mark (const PaddockLaidRoad *road,
                            const GPtrArray *findings,
                            const PaddockFinding *in_hand)
{
  PaddockScene *scene = NULL;

  for (guint i = 0; findings && i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];
    PaddockOutline outline = paddock_problem_get_outline (finding);
    PaddockRect rect;
    int first, last;

    if (!paddock_problem_is_marked (finding, in_hand)
        || !paddock_road_problem_find_rows (road, finding, &first, &last))
      continue;
    if (!scene)
      scene = paddock_scene_new (PADDOCK_ORIENTATION_POINTY);
    rect = paddock_road_layout_measure (road->layout, first, last);
    paddock_road_overlay_add_rows (road->layout, scene, outline, first, last);
    paddock_overlay_add_sign (scene, outline,
                              (PaddockPoint){ rect.x + rect.width, rect.y - SIGN_ASIDE });
  }

  return scene;
}

const PaddockFinding *
paddock_road_problems_find (const PaddockLaidRoad *road,
                            const GPtrArray *findings,
                            const PaddockFinding *in_hand,
                            int row)
{
  const PaddockFinding *worst = NULL;

  for (guint i = 0; findings && i < findings->len; i++) {
    const PaddockFinding *finding = findings->pdata[i];
    int first, last;

    if (paddock_problem_is_marked (finding, in_hand)
        && paddock_road_problem_find_rows (road, finding, &first, &last) && row >= first
        && row <= last && (!worst || finding->severity < worst->severity))
      worst = finding;
  }

  return worst;
}

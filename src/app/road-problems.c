/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-problems.h"

#include "problem-overlay.h"

#define SIGN_ASIDE 10.0 /* from the edge of the rows to the sign */

/* Where a place of findings is.  WORDS are those behind its kind, and may be none. */
typedef gboolean (*Find) (const PaddockLaidRoad *road, char **words, int *first, int *last);

static gboolean
find_nth (const PaddockLaidRoad *road, guint place, int *first, int *last)
{
  return place < paddock_list_len (road->track->places)
         && paddock_road_layout_find_place (road->layout, place, first, last);
}

static gboolean
find_row (const PaddockLaidRoad *road, char **words, int *first, int *last)
{
  *first = words[0] ? atoi (words[0]) : 0;
  *last = MIN (*first + 1, road->layout->course->n_rows);

  return *first > 0 && *first <= *last;
}

/* The first place of a tile, or one row of it: "t4 row 2". */
static gboolean
find_tile (const PaddockLaidRoad *road, char **words, int *first, int *last)
{
  const PaddockList *places = road->track->places;
  guint i = 0;

  while (
    i < paddock_list_len (places)
    && g_strcmp0 (paddock_text_get (PADDOCK_LIST_AT (places, PaddockTilePlace, i)->tile), words[0])
         != 0)
    i++;
  if (!find_nth (road, i, first, last))
    return FALSE;

  if (words[1] && words[2]) {
    int row = paddock_road_course_find_row (road->layout->course, i, atoi (words[2]));

    if (row > 0)
      *first = *last = row;
  }

  return TRUE;
}

static gboolean
find_place (const PaddockLaidRoad *road, char **words, int *first, int *last)
{
  int place = words[0] ? paddock_road_track_find_place (road->track, words[0]) : -1;

  return place >= 0 && find_nth (road, (guint) place, first, last);
}

static gboolean
find_bonus (const PaddockLaidRoad *road, char **words, int *first, int *last)
{
  const PaddockList *bonuses = road->track->bonuses;

  for (guint i = 0; i < paddock_list_len (bonuses); i++) {
    const PaddockBonusLine *bonus = PADDOCK_LIST_AT (bonuses, PaddockBonusLine, i);
    int place = paddock_road_track_find_place (road->track, bonus->at);

    if (place < 0 || g_strcmp0 (paddock_text_get (bonus->id), words[0]) != 0)
      continue;
    *first = paddock_road_course_find_row (road->layout->course, (guint) place, bonus->after);
    *last = MIN (*first + 1, road->layout->course->n_rows);
    return *first > 0;
  }

  return FALSE;
}

/* The places of the grid are all on the first tile. */
static gboolean
find_slot (const PaddockLaidRoad *road, char **words, int *first, int *last)
{
  return find_nth (road, 0, first, last);
}

static gboolean
find_start (const PaddockLaidRoad *road, char **words, int *first, int *last)
{
  *first = *last = 1;
  return road->layout->course->n_rows > 0;
}

static gboolean
find_finish (const PaddockLaidRoad *road, char **words, int *first, int *last)
{
  *first = *last = road->layout->course->n_rows;
  return *first > 0;
}

static const struct {
  const char *word;
  Find find;
} finders[] = {
  { "row", find_row },       { "tile", find_tile },   { "place", find_place },
  { "bonus", find_bonus },   { "start", find_start }, { "slot", find_slot },
  { "finish", find_finish },
};

gboolean
paddock_road_problem_find_rows (const PaddockLaidRoad *road,
                                const PaddockFinding *finding,
                                int *first,
                                int *last)
{
  g_auto (GStrv) words = g_strsplit (finding->place, " ", -1);

  for (guint i = 0; words[0] && i < G_N_ELEMENTS (finders); i++)
    if (g_str_equal (words[0], finders[i].word))
      return finders[i].find (road, words + 1, first, last);

  return FALSE;
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

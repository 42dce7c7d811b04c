/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a road track: whether it can be laid with the tiles that there are.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

static gboolean
place_has_kind (const PaddockRoadTrack *track, guint i, int kind)
{
  const PaddockTile *tile = paddock_road_tile_of_place (track, i);

  return tile && tile->kind == kind;
}

/* All pieces of one start or finish, in order, from place FIRST on; FALSE if one is missing. */
static gboolean
is_whole_end (const PaddockRoadTrack *track, guint first, int kind, guint *n)
{
  const PaddockTile *tile =
    first < paddock_list_len (track->places) ? paddock_road_tile_of_place (track, first) : NULL;

  *n = tile ? (guint) tile->of : 0;
  if (!tile || first + *n > paddock_list_len (track->places))
    return FALSE;

  for (guint i = 0; i < *n; i++) {
    const PaddockTile *piece = paddock_road_tile_of_place (track, first + i);

    if (!piece || piece->kind != kind || piece->piece != (int) i + 1 || piece->of != tile->of
        || !g_str_equal (paddock_text_get (piece->set), paddock_text_get (tile->set)))
      return FALSE;
  }

  return TRUE;
}

static guint
count_kind (const PaddockRoadTrack *track, int kind)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->places); i++)
    n += place_has_kind (track, i, kind);

  return n;
}

static void
check_frame (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;
  guint n_places = paddock_list_len (track->places);
  guint n_finish = count_kind (track, PADDOCK_TILE_FINISH);
  guint n;

  if (!is_whole_end (track, 0, PADDOCK_TILE_START, &n)
      || n != count_kind (track, PADDOCK_TILE_START))
    paddock_finding_set_site (
      paddock_report (report,
                      N_ ("The course does not begin with the pieces of one start, in order.")),
      PADDOCK_SITE (START));
  if (n_finish == 0 || n_finish > n_places
      || !is_whole_end (track, n_places - n_finish, PADDOCK_TILE_FINISH, &n) || n != n_finish)
    paddock_finding_set_site (
      paddock_report (report,
                      N_ ("The course does not end with the pieces of one finish, in order.")),
      PADDOCK_SITE (FINISH));
}

static void
check_names (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->places); i++)
    if (!paddock_road_tile_of_place (track, i))
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("Tile {1} is not in the library."), "%s",
                              paddock_text_get (paddock_road_place_at (track, i)->tile)),
        PADDOCK_SITE_NAMED (PLACE, paddock_text_get (paddock_road_place_at (track, i)->as)));
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    const PaddockBonusLine *bonus = PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);

    if (paddock_road_track_find_place (track, bonus->at) < 0)
      paddock_finding_set_site (paddock_report_words (report,
                                                      N_ ("There is no place {1} on the course."),
                                                      "%s", paddock_text_get (bonus->at)),
                                PADDOCK_SITE_NAMED (BONUS, paddock_text_get (bonus->id)));
  }
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_frame,
    .label = N_ ("Start and finish"),
    .why = N_ ("A course begins with its start and ends with its finish."),
    .clause = "RIV-MAP-01",
  },
  {
    .id = "RIV-LINT-05",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_names,
    .label = N_ ("Names"),
    .why = N_ ("A course can only use tiles from the library."),
    .clause = "RIV-MAP-11",
  },
};

const PaddockCheckTable paddock_road_course_checks = PADDOCK_CHECK_TABLE (rows);

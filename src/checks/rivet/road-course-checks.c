/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a road track: whether it can be laid with the tiles that there are.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

/* Start and finish */

static gboolean
is_piece_of (const PaddockTile *tile, const PaddockTile *first, int piece)
{
  return tile->kind == first->kind && tile->of == first->of && tile->piece == piece
         && g_str_equal (paddock_text_get (tile->set), paddock_text_get (first->set));
}

static const PaddockTile *
find_piece (const PaddockRoadTrack *track, const PaddockTile *first, int piece)
{
  for (guint i = 0; i < paddock_list_len (track->tiles); i++)
    if (is_piece_of (paddock_road_tile_at (track, i), first, piece))
      return paddock_road_tile_at (track, i);

  return NULL;
}

static gboolean
is_whole (const PaddockRoadTrack *track, const PaddockTile *first)
{
  for (int piece = 1; piece <= first->of; piece++)
    if (!find_piece (track, first, piece))
      return FALSE;

  return TRUE;
}

/* A start or finish of which the library has all pieces, by its first one, and best one that is in the course. */
static const PaddockTile *
find_whole_end (const PaddockRoadTrack *track, int kind)
{
  const PaddockTile *found = NULL;

  for (guint i = 0; i < paddock_list_len (track->places) && !found; i++) {
    const PaddockTile *tile = paddock_road_tile_of_place (track, i);

    if (tile && tile->kind == kind && is_whole (track, tile))
      found = find_piece (track, tile, 1);
  }
  for (guint i = 0; i < paddock_list_len (track->tiles) && !found; i++)
    if (paddock_road_tile_at (track, i)->kind == kind
        && is_whole (track, paddock_road_tile_at (track, i)))
      found = find_piece (track, paddock_road_tile_at (track, i), 1);

  return found;
}

static void
report_end (const PaddockRoadTrack *track,
            int kind,
            PaddockSite site,
            const char *message,
            PaddockReport *report)
{
  PaddockFinding *finding = paddock_report (report, message);

  paddock_finding_set_site (finding, site);
  finding->element = kind;
  finding->can_fix = find_whole_end (track, kind) && paddock_list_len (track->notes) == 0;
}

static void
check_frame (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;
  const PaddockRoadMap *map = report->prepared;
  guint n_places = paddock_list_len (track->places);
  guint n_finish = paddock_road_map_count_kind (map, PADDOCK_TILE_FINISH);
  guint n;

  if (!paddock_road_map_is_whole_end (map, 0, PADDOCK_TILE_START, &n)
      || n != paddock_road_map_count_kind (map, PADDOCK_TILE_START))
    report_end (track, PADDOCK_TILE_START, PADDOCK_SITE (START),
                N_ ("The course does not begin with the pieces of one start, in order."), report);
  if (!paddock_road_map_is_whole_end (map, n_places - n_finish, PADDOCK_TILE_FINISH, &n)
      || n != n_finish)
    report_end (track, PADDOCK_TILE_FINISH, PADDOCK_SITE (FINISH),
                N_ ("The course does not end with the pieces of one finish, in order."), report);
}

static void
remove_bonuses_at (PaddockRoadTrack *track, const char *place)
{
  for (guint i = paddock_list_len (track->bonuses); i-- > 0;)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i)->at),
                     place))
      paddock_list_remove (&track->bonuses, i);
}

static void
remove_place (PaddockRoadTrack *track, guint i)
{
  g_autofree char *name = g_strdup (paddock_text_get (paddock_road_place_at (track, i)->as));

  paddock_list_remove (&track->places, i);
  remove_bonuses_at (track, name);
}

/* Which pieces of the end that begins with FIRST lie in the course: bit p - 1.  The others of their kind go. */
static guint
remove_surplus (PaddockRoadTrack *track, const PaddockTile *first)
{
  guint seen = 0;

  for (guint i = 0; i < paddock_list_len (track->places);) {
    const PaddockTile *tile = paddock_road_tile_of_place (track, i);
    guint bit = tile ? 1u << (tile->piece - 1) : 0;

    if (!tile || tile->kind != first->kind) {
      i++;
    } else if (is_piece_of (tile, first, tile->piece) && !(seen & bit)) {
      seen |= bit;
      i++;
    } else {
      remove_place (track, i);
    }
  }

  return seen;
}

static void
lay (PaddockRoadTrack *track, const PaddockTile *tile)
{
  const char *id = paddock_text_get (tile->id);
  g_autofree char *name = g_strdup (id);
  PaddockTilePlace *place;

  for (int i = 2; paddock_road_track_find_place (track, name) >= 0; i++) {
    g_free (name);
    name = g_strdup_printf ("%.30s-%d", id, i);
  }
  place = paddock_list_append (&track->places, &paddock_tile_place_type);
  paddock_text_set (&place->tile, id);
  paddock_text_set (&place->as, name);
}

static guint
find_place_of (const PaddockRoadTrack *track, const PaddockTile *tile)
{
  guint i = 0;

  while (paddock_road_tile_of_place (track, i) != tile)
    i++;

  return i;
}

/* Whatever of the start or finish is missing is laid, the rest of its kind taken up, and all of it put in order. */
static void
fix_frame (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadTrack *track = draft;
  const PaddockTile *first = find_whole_end (track, finding->element);
  guint seen = remove_surplus (track, first);

  for (int piece = 1; piece <= first->of; piece++) {
    const PaddockTile *tile = find_piece (track, first, piece);
    guint to, n;

    if (!(seen & (1u << (piece - 1))))
      lay (track, tile);
    n = paddock_list_len (track->places);
    to = finding->element == PADDOCK_TILE_START ? (guint) piece - 1 : n - 1;
    paddock_list_move (&track->places, find_place_of (track, tile), to);
    ((PaddockTilePlace *) paddock_list_edit (&track->places, to))->line = 1;
  }
  paddock_road_number_lines (track);
}

/* Names */

static void
check_places (const PaddockRoadTrack *track, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (track->places); i++)
    if (!paddock_road_tile_of_place (track, i))
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("Tile {1} is not in the library."), "%s",
                              paddock_text_get (paddock_road_place_at (track, i)->tile)),
        PADDOCK_SITE_NAMED (PLACE, paddock_text_get (paddock_road_place_at (track, i)->as)));
}

static void
check_names (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;

  check_places (track, report);
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    const PaddockBonusLine *bonus = PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);

    if (paddock_road_track_find_place (track, bonus->at) < 0)
      paddock_finding_set_site (paddock_report_words (report,
                                                      N_ ("There is no place {1} on the course."),
                                                      "%s", paddock_text_get (bonus->at)),
                                PADDOCK_SITE_NAMED (BONUS, paddock_text_get (bonus->id)));
  }
}

static void
fix_names (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadTrack *track = draft;

  if (finding->site.kind == PADDOCK_SITE_BONUS)
    paddock_road_remove_bonus (track, finding->site.id);
  else
    remove_place (track, (guint) paddock_road_track_find_place (track, finding->site.id));
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
    .fix_label = N_ ("Lay the Pieces in Order"),
    .fix = fix_frame,
  },
  {
    .id = "RIV-LINT-05",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_names,
    .label = N_ ("Names"),
    .why = N_ ("A course can only use tiles from the library."),
    .clause = "RIV-MAP-11",
    .fix_label = N_ ("Remove from Course"),
    .fix = fix_names,
  },
};

const PaddockCheckTable paddock_road_course_checks = PADDOCK_ROAD_CHECK_TABLE (rows);

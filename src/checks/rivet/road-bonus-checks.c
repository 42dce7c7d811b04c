/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bonus lines of a road track.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "words.h"

typedef struct {
  const PaddockBonusLine *line;
  const PaddockTile *tile;
  guint place;
  guint section; /* G_MAXUINT: it does not lie in one section */
} Bonus;

/* FALSE if the place or its tile is missing. */
static gboolean
find_bonus (const PaddockRoadTrack *track, guint i, Bonus *bonus)
{
  int place;
  guint beyond;

  bonus->line = PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i);
  place = paddock_road_track_find_place (track, bonus->line->at);
  bonus->tile = place >= 0 ? paddock_road_tile_of_place (track, (guint) place) : NULL;
  if (!bonus->tile)
    return FALSE;

  bonus->place = (guint) place;
  if (!paddock_tile_get_row (bonus->tile, bonus->line->after, &bonus->section)
      || !paddock_tile_get_row (bonus->tile, bonus->line->after + 1, &beyond)
      || beyond != bonus->section)
    bonus->section = G_MAXUINT;
  return TRUE;
}

typedef void (*BonusFunc) (const PaddockRoadTrack *track,
                           guint i,
                           const Bonus *bonus,
                           PaddockReport *report);

static void
foreach_bonus (const PaddockRoadTrack *track, BonusFunc func, PaddockReport *report)
{
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    Bonus bonus;

    if (find_bonus (track, i, &bonus))
      func (track, i, &bonus, report);
  }
}

static void
report_bonus (PaddockReport *report, const Bonus *bonus, const char *message)
{
  const char *id = paddock_text_get (bonus->line->id);

  paddock_finding_set_site (paddock_report_words (report, message, "%s", id),
                            PADDOCK_SITE_NAMED (BONUS, id));
}

static const PaddockTerrain bonus_terrains[] = { [PADDOCK_BONUS_SPRINT] = PADDOCK_TERRAIN_SPRINT,
                                                 [PADDOCK_BONUS_MOM] = PADDOCK_TERRAIN_MOUNTAIN };

static void
check_terrain_of_bonus (const PaddockRoadTrack *track,
                        guint i,
                        const Bonus *bonus,
                        PaddockReport *report)
{
  int terrain;

  if (bonus->section == G_MAXUINT)
    return;

  terrain = PADDOCK_LIST_AT (bonus->tile->sections, PaddockSection, bonus->section)->terrain;
  if (terrain != (int) bonus_terrains[bonus->line->type])
    report_bonus (report, bonus, N_ ("Bonus line {1} lies on the wrong terrain."));
}

static void
check_bonus_terrain (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_terrain_of_bonus, report);
}

static void
check_section_of_bonus (const PaddockRoadTrack *track,
                        guint i,
                        const Bonus *bonus,
                        PaddockReport *report)
{
  for (guint j = 0; j < i; j++) {
    Bonus other;

    if (find_bonus (track, j, &other) && other.place == bonus->place
        && other.section == bonus->section && bonus->section != G_MAXUINT)
      report_bonus (report, bonus, N_ ("Bonus line {1} is the second in its section."));
  }
}

static void
check_bonus_sections (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_section_of_bonus, report);
}

static void
check_finish_of_bonus (const PaddockRoadTrack *track,
                       guint i,
                       const Bonus *bonus,
                       PaddockReport *report)
{
  if (bonus->tile->kind == PADDOCK_TILE_FINISH)
    report_bonus (report, bonus, N_ ("Bonus line {1} lies on the finish."));
}

static void
check_bonus_on_finish (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_finish_of_bonus, report);
}

static void
check_rows_of_bonus (const PaddockRoadTrack *track,
                     guint i,
                     const Bonus *bonus,
                     PaddockReport *report)
{
  if (bonus->section == G_MAXUINT)
    report_bonus (report, bonus,
                  N_ ("Bonus line {1} does not lie between two rows of one section."));
}

static void
check_bonus_rows (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_rows_of_bonus, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-17",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_bonus_terrain,
    .label = N_ ("Terrain of bonus lines"),
    .why = N_ ("Sprint lines lie on sprints, mountain lines on climbs."),
    .clause = "RIV-BONUS-02",
  },
  {
    .id = "RIV-LINT-18",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_bonus_sections,
    .label = N_ ("Two bonus lines in a section"),
    .why = N_ ("A section can have only one bonus line."),
    .clause = "RIV-BONUS-04",
  },
  {
    .id = "RIV-LINT-19",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_bonus_on_finish,
    .label = N_ ("Bonus line on the finish"),
    .why = N_ ("The finish has its own prize; no bonus is awarded there."),
    .clause = "RIV-BONUS-06",
  },
  {
    .id = "RIV-LINT-20",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_bonus_rows,
    .label = N_ ("Bonus line outside its section"),
    .why = N_ ("Riders cross a bonus line from one row of its section to the next."),
    .clause = "RIV-BONUS-05",
  },
};

const PaddockCheckTable paddock_road_bonus_checks = PADDOCK_CHECK_TABLE (rows);

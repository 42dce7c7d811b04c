/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bonus lines of a road track.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "road-length.h"
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

/* The rows of a section of a tile. */
static void
get_section_rows (const PaddockTile *tile, guint section, int *first, int *last)
{
  *last = 0;
  for (guint s = 0; s <= section; s++) {
    const PaddockSection *stretch = PADDOCK_LIST_AT (tile->sections, PaddockSection, s);

    *first = *last + 1;
    for (guint i = 0; i < paddock_list_len (stretch->rows); i++)
      *last += PADDOCK_LIST_AT (stretch->rows, PaddockRows, i)->n;
  }
}

static PaddockFinding *
report_bonus (PaddockReport *report, const Bonus *bonus, const char *message)
{
  const char *id = paddock_text_get (bonus->line->id);
  PaddockFinding *finding = paddock_report_words (report, message, "%s", id);

  paddock_finding_set_site (finding, PADDOCK_SITE_NAMED (BONUS, id));
  return finding;
}

static const PaddockTerrain bonus_terrains[] = { [PADDOCK_BONUS_SPRINT] = PADDOCK_TERRAIN_SPRINT,
                                                 [PADDOCK_BONUS_MOM] = PADDOCK_TERRAIN_MOUNTAIN };

/* Where a bonus line of a type could go: the section nearest to PLACE that has its terrain and no line yet, off the finish
 * and ahead of the start line. */
typedef struct {
  guint place;
  int after; /* 0: nowhere */
} Spot;

static gboolean
has_bonus (const PaddockRoadTrack *track, guint place, guint section)
{
  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    Bonus bonus;

    if (find_bonus (track, i, &bonus) && bonus.place == place && bonus.section == section)
      return TRUE;
  }

  return FALSE;
}

static void
try_section (const PaddockRoadTrack *track, int type, guint from, guint place, guint s, Spot *spot)
{
  const PaddockTile *tile = paddock_road_tile_of_place (track, place);
  int first, last;

  get_section_rows (tile, s, &first, &last);
  if (PADDOCK_LIST_AT (tile->sections, PaddockSection, s)->terrain != (int) bonus_terrains[type]
      || last == first || has_bonus (track, place, s)
      || (spot->after && ABS ((int) place - (int) from) >= ABS ((int) spot->place - (int) from)))
    return;

  *spot = (Spot){ place, (first + last) / 2 };
}

static Spot
find_spot (const PaddockRoadTrack *track, int type, guint from)
{
  Spot spot = { 0 };

  for (guint place = 0; place < paddock_list_len (track->places); place++) {
    const PaddockTile *tile = paddock_road_tile_of_place (track, place);

    if (!tile || tile->kind == PADDOCK_TILE_START || tile->kind == PADDOCK_TILE_FINISH)
      continue;
    for (guint s = 0; s < paddock_list_len (tile->sections); s++)
      try_section (track, type, from, place, s, &spot);
  }

  return spot;
}

static PaddockBonusLine *
edit_bonus (PaddockRoadTrack *track, const char *id)
{
  guint i = 0;

  while (
    !g_str_equal (paddock_text_get (PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i)->id), id))
    i++;

  return paddock_list_edit (&track->bonuses, i);
}

static void
move_bonus (PaddockRoadTrack *track, const char *id, const Spot *spot)
{
  PaddockBonusLine *line = edit_bonus (track, id);

  paddock_text_set (&line->at, paddock_text_get (paddock_road_place_at (track, spot->place)->as));
  line->after = spot->after;
}

static void
fix_by_moving (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadTrack *track = draft;
  const PaddockBonusLine *line = edit_bonus (track, finding->site.id);
  int from = paddock_road_track_find_place (track, line->at);
  Spot spot = find_spot (track, line->type, (guint) MAX (from, 0));

  if (spot.after)
    move_bonus (track, finding->site.id, &spot);
}

static void
fix_by_removing (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_remove_bonus (draft, finding->site.id);
}

static int
get_terrain (const Bonus *bonus)
{
  return PADDOCK_LIST_AT (bonus->tile->sections, PaddockSection, bonus->section)->terrain;
}

/* The type of bonus line that belongs on a terrain; -1: none. */
static int
find_type (int terrain)
{
  for (guint type = 0; type < G_N_ELEMENTS (bonus_terrains); type++)
    if ((int) bonus_terrains[type] == terrain)
      return (int) type;

  return -1;
}

static void
check_terrain_of_bonus (const PaddockRoadTrack *track,
                        guint i,
                        const Bonus *bonus,
                        PaddockReport *report)
{
  PaddockFinding *finding;

  if (bonus->section == G_MAXUINT || get_terrain (bonus) == (int) bonus_terrains[bonus->line->type])
    return;

  finding = report_bonus (report, bonus, N_ ("Bonus line {1} lies on the wrong terrain."));
  finding->element = find_type (get_terrain (bonus));
  finding->can_fix =
    finding->element >= 0 || find_spot (track, bonus->line->type, bonus->place).after;
}

/* It becomes what belongs there, or goes where it belongs. */
static void
fix_terrain (gpointer draft, const PaddockFinding *finding)
{
  if (finding->element >= 0)
    edit_bonus (draft, finding->site.id)->type = finding->element;
  else
    fix_by_moving (draft, finding);
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

/* The row after which it would lie in the section of the row that it follows; 0: that has only one row. */
static int
find_row_inside (const Bonus *bonus)
{
  int n = paddock_tile_count_rows (bonus->tile), first, last;
  guint section;

  if (!paddock_tile_get_row (bonus->tile, MIN (bonus->line->after, n), &section))
    return 0;

  get_section_rows (bonus->tile, section, &first, &last);
  return last > first ? last - 1 : 0;
}

static void
check_rows_of_bonus (const PaddockRoadTrack *track,
                     guint i,
                     const Bonus *bonus,
                     PaddockReport *report)
{
  PaddockFinding *finding;

  if (bonus->section != G_MAXUINT)
    return;

  finding = report_bonus (report, bonus,
                          N_ ("Bonus line {1} does not lie between two rows of one section."));
  finding->element = find_row_inside (bonus);
  finding->can_fix = finding->element > 0;
}

static void
fix_rows (gpointer draft, const PaddockFinding *finding)
{
  edit_bonus (draft, finding->site.id)->after = finding->element;
}

static void
check_bonus_rows (gconstpointer record, PaddockReport *report)
{
  foreach_bonus (record, check_rows_of_bonus, report);
}

static void
check_behind_start (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;
  const PaddockRoadMap *map = report->prepared;

  for (guint i = 0; i < paddock_list_len (track->bonuses); i++) {
    Bonus bonus;
    PaddockFinding *finding;

    if (!find_bonus (track, i, &bonus)
        || paddock_road_course_find_row (map->course, bonus.place, bonus.line->after)
             > map->course->start_line)
      continue;
    finding = report_bonus (report, &bonus, N_ ("Bonus line {1} is not ahead of the start line."));
    finding->can_fix = find_spot (track, bonus.line->type, bonus.place).after > 0;
  }
}

static void
check_number (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;
  const PaddockRoadMap *map = report->prepared;
  const PaddockGameLengthInfo *length =
    &paddock_game_lengths[paddock_road_track_get_length (track)];
  int n = (int) paddock_list_len (track->bonuses);

  if (map->is_framed && (n < length->min_bonuses || n > length->max_bonuses))
    paddock_report_words (report,
                          N_ (
                            "Bonus lines: {1}. For a game of this length, {2} to {3} are advised."),
                          "%d\t%d\t%d", n, length->min_bonuses, length->max_bonuses);
}

/* What the boxes hold. */
enum {
  BOX_OWN,
  BOX_CORE,
  BOX_EXPANSION
};

#define LINES_OF_CORE 3
#define LINES_OF_ALL 5
#define TOKENS_OF_CORE 2 /* of each type */

/* The boxes that the course takes: the greatest one of its tiles; OWN: some are of neither. */
static int
find_box (const PaddockRoadMap *map)
{
  int box = BOX_OWN;

  for (guint i = 0; i < paddock_list_len (map->track->places); i++) {
    if (!map->tiles[i] || map->tiles[i]->box == BOX_OWN)
      return BOX_OWN;
    box = MAX (box, map->tiles[i]->box);
  }

  return box;
}

static guint
count_type (const PaddockRoadTrack *track, int type)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->bonuses); i++)
    n += PADDOCK_LIST_AT (track->bonuses, PaddockBonusLine, i)->type == type;

  return n;
}

static void
check_pieces (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;
  int box = find_box (report->prepared);
  guint n = paddock_list_len (track->bonuses);
  guint lines = box == BOX_CORE ? LINES_OF_CORE : LINES_OF_ALL;

  if (box == BOX_OWN)
    return;

  if (n > lines)
    paddock_report_words (report, N_ ("The course has {1} bonus lines; the box holds {2}."),
                          "%u\t%u", n, lines);
  if (box == BOX_CORE && count_type (track, PADDOCK_BONUS_SPRINT) > TOKENS_OF_CORE)
    paddock_report_words (report, N_ ("The box holds {1} tokens for sprint lines."), "%d",
                          TOKENS_OF_CORE);
  if (box == BOX_CORE && count_type (track, PADDOCK_BONUS_MOM) > TOKENS_OF_CORE)
    paddock_report_words (report, N_ ("The box holds {1} tokens for mountain lines."), "%d",
                          TOKENS_OF_CORE);
}

static void
check_chances (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;

  for (int row = 1; row <= map->n_rows; row++)
    if (find_type ((int) paddock_road_map_terrain (map, row)) >= 0
        && paddock_road_map_tile (map, row)->kind != PADDOCK_TILE_FINISH)
      return;

  if (map->is_framed)
    paddock_report (report, N_ ("No sprint and no climb before the finish: there is no place for a "
                                "bonus line."));
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
    .fix_label = N_ ("Match the Terrain"),
    .fix = fix_terrain,
  },
  {
    .id = "RIV-LINT-18",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_bonus_sections,
    .label = N_ ("Two bonus lines in a section"),
    .why = N_ ("A section can have only one bonus line."),
    .clause = "RIV-BONUS-04",
    .fix_label = N_ ("Remove Second Line"),
    .fix = fix_by_removing,
  },
  {
    .id = "RIV-LINT-19",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_bonus_on_finish,
    .label = N_ ("Bonus line on the finish"),
    .why = N_ ("The finish has its own prize; no bonus is awarded there."),
    .clause = "RIV-BONUS-06",
    .fix_label = N_ ("Remove from Finish"),
    .fix = fix_by_removing,
  },
  {
    .id = "RIV-LINT-20",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_ROAD_CHECK,
    .run = check_bonus_rows,
    .label = N_ ("Bonus line outside its section"),
    .why = N_ ("Riders cross a bonus line from one row of its section to the next."),
    .clause = "RIV-BONUS-05",
    .fix_label = N_ ("Move into the Section"),
    .fix = fix_rows,
  },
  {
    .id = "RIV-LINT-21",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_ROAD_CHECK,
    .run = check_behind_start,
    .label = N_ ("Bonus line at the start"),
    .why = N_ ("Whoever starts in front has crossed it, or crosses it with the first stroke."),
    .clause = "RIV-BONUS-08",
    .fix_label = N_ ("Move to a Free Section"),
    .fix = fix_by_moving,
  },
  {
    .id = "RIV-LINT-22",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_number,
    .label = N_ ("Number of bonus lines"),
    .why = N_ ("With too few, breaking away is not worth the effort; with too many, each means "
               "little."),
    .clause = "RIV-BONUS-07",
  },
  {
    .id = "RIV-LINT-23",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_pieces,
    .label = N_ ("Bonus lines in the box"),
    .why = N_ ("On a table, the pieces for them would be missing."),
    .clause = "RIV-COMP-20",
  },
  {
    .id = "RIV-LINT-37",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_chances,
    .label = N_ ("No place for bonus lines"),
    .why = N_ ("Bonus lines go on sprints and climbs."),
    .clause = "RIV-BONUS-02",
  },
};

const PaddockCheckTable paddock_road_bonus_checks = PADDOCK_ROAD_CHECK_TABLE (rows);

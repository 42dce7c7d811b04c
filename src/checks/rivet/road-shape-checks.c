/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shape of a course: its lines of tiles, the curves that join them, how long it takes, and which pieces it needs.
 */

#include "check-tables.h"
#include "road-findings.h"
#include "road-length.h"
#include "words.h"

#define FEWEST_LINES 5
#define MOST_LINES 8
#define MINUTES_A_LANE 0.15 /* for each lane of each row: a rule of thumb */
#define TOLERANCE 35        /* percent */

/* Lines */

static void
check_lines (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadTrack *track = record;
  const PaddockRoadMap *map = report->prepared;
  guint n = paddock_road_track_count_lines (track);

  if (!map->is_framed)
    return;

  if (n < FEWEST_LINES || n > MOST_LINES)
    paddock_report_words (report,
                          N_ ("The course has {1} lines of tiles; the rules know {2} to {3}."),
                          "%u\t%d\t%d", n, FEWEST_LINES, MOST_LINES)
      ->can_fix = FALSE;
  if (track->length && track->length != (int) paddock_game_length_find (n))
    paddock_report_words (report,
                          N_ ("The course has {1} lines of tiles, and another length is set."),
                          "%u", n);
}

static void
fix_length (gpointer draft, const PaddockFinding *finding)
{
  ((PaddockRoadTrack *) draft)->length = PADDOCK_LENGTH_AUTO;
}

/* Curves */

static gboolean
is_curve (const PaddockRoadMap *map, guint i)
{
  return map->tiles[i] && map->tiles[i]->kind == PADDOCK_TILE_CURVE;
}

static const char *
find_curve_fault (const PaddockRoadMap *map, guint i)
{
  int line = paddock_road_place_at (map->track, i)->line;
  int before = i > 0 ? paddock_road_place_at (map->track, i - 1)->line : 0;

  if (line == 0 && !is_curve (map, i))
    return N_ ("{1} joins two lines, but it is not a curve.");
  if (line > 0 && is_curve (map, i))
    return N_ ("{1} is a curve in the middle of a line.");
  if (line > 0 && before > 0 && line != before)
    return N_ ("Before {1} another line begins, without a curve.");

  return NULL;
}

static void
check_curves (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;

  for (guint i = 0; map->is_framed && i < paddock_list_len (map->track->places); i++) {
    const char *fault = map->tiles[i] ? find_curve_fault (map, i) : NULL;
    const char *name = paddock_text_get (paddock_road_place_at (map->track, i)->as);

    if (fault)
      paddock_finding_set_site (paddock_report_words (report, fault, "%s", name),
                                PADDOCK_SITE_NAMED (PLACE, name));
  }
}

/* Curves join, everything else lies in lines. */
static void
fix_curves (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadTrack *track = draft;

  for (guint i = 0; i < paddock_list_len (track->places); i++) {
    const PaddockTile *tile = paddock_road_tile_of_place (track, i);

    ((PaddockTilePlace *) paddock_list_edit (&track->places, i))->line =
      !tile || tile->kind != PADDOCK_TILE_CURVE;
  }
  paddock_road_number_lines (track);
}

/* Turning */

/* Left 1, right -1, none 0. */
static int
get_turn (const PaddockRoadMap *map, guint i)
{
  int turn = !map->tiles[i]                              ? 0
             : map->tiles[i]->turn == PADDOCK_BEND_LEFT  ? 1
             : map->tiles[i]->turn == PADDOCK_BEND_RIGHT ? -1
                                                         : 0;

  return paddock_road_place_at (map->track, i)->mirror ? -turn : turn;
}

/* The turn of the joins from FIRST on, added up; N is set to how many there are. */
static int
add_up_turn (const PaddockRoadMap *map, guint first, guint *n)
{
  int turn = 0;

  for (*n = 0; first + *n < paddock_list_len (map->track->places)
               && paddock_road_place_at (map->track, first + *n)->line == 0;
       ++*n)
    turn += get_turn (map, first + *n);

  return turn;
}

static void
check_turning (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;
  int before = 0;

  for (guint i = 0; map->is_framed && i < paddock_list_len (map->track->places);) {
    guint n;
    int turn = add_up_turn (map, i, &n);
    const char *name = paddock_text_get (paddock_road_place_at (map->track, i)->as);

    if (n && turn * before > 0) {
      PaddockFinding *finding =
        paddock_report_words (report, N_ ("{1} turns the same way as the curve before it."), "%s",
                              name);

      paddock_finding_set_site (finding, PADDOCK_SITE_NAMED (PLACE, name));
      finding->element = (int) i;
    }
    before = n ? turn : before;
    i += MAX (n, 1);
  }
}

/* Mirrors the whole join. */
static void
fix_turning (gpointer draft, const PaddockFinding *finding)
{
  PaddockRoadTrack *track = draft;

  for (guint i = (guint) finding->element;
       i < paddock_list_len (track->places) && paddock_road_place_at (track, i)->line == 0; i++)
    ((PaddockTilePlace *) paddock_list_edit (&track->places, i))->mirror ^= 1;
}

/* Pieces */

enum {
  BOX_OWN,
  BOX_CORE,
  BOX_EXPANSION
};

static guint
count_uses (const PaddockRoadMap *map, const PaddockTile *tile)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (map->track->places); i++)
    n += map->tiles[i] == tile;

  return n;
}

static void
check_stock (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;

  for (guint i = 0; i < paddock_list_len (map->track->tiles); i++) {
    const PaddockTile *tile = paddock_road_tile_at (map->track, i);
    guint n = tile->box == BOX_OWN ? 0 : count_uses (map, tile);

    if (n > 1)
      paddock_finding_set_tile (
        paddock_report_words (report, N_ ("The course needs this tile {1} times; the box has one."),
                              "%u", n),
        tile, 0);
  }
}

static void
fix_stock (gpointer draft, const PaddockFinding *finding)
{
  paddock_road_edit_tile (draft, finding->site.id)->box = BOX_OWN;
}

/* Duration */

static void
check_duration (gconstpointer record, PaddockReport *report)
{
  const PaddockRoadMap *map = report->prepared;
  int expected = paddock_game_lengths[paddock_road_track_get_length (record)].minutes;
  int lanes = 0, minutes;

  for (int row = 1; row <= map->n_rows; row++)
    lanes += paddock_road_get_row (map->road, row)->lanes;
  minutes = (int) (MINUTES_A_LANE * lanes + 0.5);

  if (map->is_framed && 100 * ABS (minutes - expected) > TOLERANCE * expected)
    paddock_report_words (report,
                          N_ ("By its size, a race takes about {1} minutes; games of this length "
                              "take {2}."),
                          "%d\t%d", minutes, expected);
}

static const PaddockCheck rows[] = {
  {
    .id = "RIV-LINT-24",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_lines,
    .label = N_ ("Lines of tiles"),
    .why = N_ ("The rules give the length of a game for five to eight lines of tiles."),
    .clause = "RIV-MAP-15",
    .fix_label = N_ ("Go by the Number of Lines"),
    .fix = fix_length,
  },
  {
    .id = "RIV-LINT-25",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_curves,
    .label = N_ ("Curves between lines"),
    .why = N_ ("A line of tiles is a straight stretch across the table, and a curve leads to the "
               "next one."),
    .clause = "RIV-MAP-12",
    .fix_label = N_ ("Number Lines by Their Curves"),
    .fix = fix_curves,
  },
  {
    .id = "RIV-LINT-26",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_turning,
    .label = N_ ("Turning the same way"),
    .why = N_ ("The course curls in on itself; on a table its lines would not lie side by side."),
    .clause = "RIV-MAP-12",
    .fix_label = N_ ("Mirror Curve"),
    .fix = fix_turning,
  },
  {
    .id = "RIV-LINT-27",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_ROAD_CHECK,
    .run = check_stock,
    .label = N_ ("Tiles in the box"),
    .why = N_ ("Nobody can lay a piece of the box twice."),
    .clause = "RIV-COMP-10",
    .fix_label = N_ ("Call It Our Own"),
    .fix = fix_stock,
  },
  {
    .id = "RIV-LINT-39",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_ROAD_CHECK,
    .run = check_duration,
    .label = N_ ("Duration"),
    .why = N_ ("Every row of every lane takes its time; this is a rule of thumb."),
    .clause = "RIV-MAP-03",
  },
};

const PaddockCheckTable paddock_road_shape_checks = PADDOCK_ROAD_CHECK_TABLE (rows);

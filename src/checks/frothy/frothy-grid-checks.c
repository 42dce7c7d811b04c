/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starting grid of a Frothy track: its places, and whether they suit the race.
 */

#include "check-tables.h"
#include "frothy-findings.h"
#include "frothy-grid-places.h"
#include "track-findings.h"
#include "words.h"

static const PaddockGridSlot *
slot_at (const PaddockHexTrack *track, guint i)
{
  return PADDOCK_LIST_AT (track->grid, PaddockGridSlot, i);
}

static guint
count_slots (const PaddockHexTrack *track, int number)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->grid); i++)
    n += slot_at (track, i)->number == number;

  return n;
}

/* As many slots as there are numbers, and each number there: then no number is there twice. */
static void
check_numbers (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  for (guint number = 1; number <= paddock_list_len (track->grid); number++)
    if (count_slots (track, (int) number) == 0)
      paddock_finding_set_site (
        paddock_report_words (report, N_ ("The grid has {2} places, but no place {1}."), "%u\t%u",
                              number, paddock_list_len (track->grid)),
        PADDOCK_SITE_NUMBERED (SLOT, number));
}

static void
fix_numbers (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;

  for (guint i = 0; i < paddock_list_len (track->grid); i++)
    ((PaddockGridSlot *) paddock_list_edit (&track->grid, i))->number = (int) i + 1;
}

/* How many places are missing; the fox starts ahead of the grid. */
static guint
count_missing (const PaddockHexTrack *track)
{
  gboolean has_fox = track->course.race == PADDOCK_RACE_FOX_HOUNDS && track->course.lead > 0;

  return (guint) MAX (0,
                      track->course.max_vehicles - (int) paddock_list_len (track->grid) - has_fox);
}

static void
check_size (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  guint n = paddock_list_len (track->grid), missing = count_missing (track);
  PaddockFinding *finding;

  if (missing == 0)
    return;

  finding =
    paddock_report_words (report,
                          N_ ("The track is for {1} vehicles, but its grid has {2} places."),
                          "%d\t%u", track->course.max_vehicles, n);
  paddock_finding_set_site (finding, PADDOCK_SITE (GRID));
  finding->tool = "slot";
  finding->can_fix = paddock_frothy_count_room (report->prepared, missing) == missing;
}

static void
fix_size (gpointer draft, const PaddockFinding *finding)
{
  g_autoptr (PaddockFrothyMap) map = paddock_frothy_map_new (draft);

  paddock_frothy_add_places (map, draft, count_missing (draft));
}

/* Ranks won by a step; 0: it cannot be made, or leads nowhere. */
static int
gain_of_step (const PaddockFrothyMap *map, guint hex, int direction)
{
  int next = map->next[hex][paddock_direction_wrap (direction)];

  return paddock_frothy_map_is_free (map, next) ? paddock_frothy_map_gain (map, hex, (guint) next)
                                                : 0;
}

/* FRO-MOV-03, FRO-MOV-04, FRO-DRF-01: the first steps from a facing, straight on and to both sides, or to both sides of a
 * corner. */
static gboolean
leads_on (const PaddockFrothyMap *map, guint hex, int facing)
{
  for (int turn = facing % 2 ? 0 : -1; turn <= 1; turn++)
    if (gain_of_step (map, hex, facing / 2 + turn) > 0)
      return TRUE;

  return FALSE;
}

static int
gain_to_neighbour (const PaddockFrothyMap *map, guint hex, int direction)
{
  int next = map->next[hex][paddock_direction_wrap (direction)];

  return next == PADDOCK_FROTHY_NO_HEX ? 0 : paddock_frothy_map_gain (map, hex, (guint) next);
}

/* Ranks won in a direction, whatever stands there; at the edge of the road what lies behind tells. */
static int
gain_towards (const PaddockFrothyMap *map, guint hex, int direction)
{
  int gain = gain_to_neighbour (map, hex, direction);

  return gain ? gain : -gain_to_neighbour (map, hex, direction + 3);
}

/* Whether the course, as the ranks all round have it, leads away behind: the cosines of the angles to all six neighbours,
 * by what lies there. */
static gboolean
faces_backwards (const PaddockFrothyMap *map, guint hex, int facing)
{
  static const int straight[] = { 2, 1, -1, -2, -1, 1 }, corner[] = { 1, 1, 0, -1, -1, 0 };
  const int *weights = facing % 2 ? corner : straight;
  int ahead = 0;

  for (int turn = 0; turn < PADDOCK_N_DIRECTIONS; turn++)
    ahead += weights[turn] * gain_towards (map, hex, facing / 2 + turn);

  return ahead < 0;
}

static const char *
find_facing_fault (const PaddockFrothyMap *map, guint hex, int facing)
{
  if (faces_backwards (map, hex, facing))
    return N_ ("Grid place {1} faces backwards.");

  return leads_on (map, hex, facing) ? NULL : N_ ("No step leads forward from grid place {1}.");
}

/* How well a facing goes along with the course: straight on counts double, both steps of a corner once. */
static int
rate_facing (const PaddockFrothyMap *map, guint hex, int facing)
{
  int direction = facing / 2;
  int gain = gain_of_step (map, hex, direction);

  return gain + (facing % 2 ? gain_of_step (map, hex, direction + 1) : gain);
}

int
paddock_frothy_find_facing (const PaddockFrothyMap *map, guint hex)
{
  int best = -1, most = 0;

  for (int facing = 0; facing < PADDOCK_N_FACINGS; facing++) {
    int rating = rate_facing (map, hex, facing);

    if (rating > most) {
      most = rating;
      best = facing;
    }
  }

  return best;
}

static void
check_facing (const PaddockFrothyMap *map, guint i, PaddockReport *report)
{
  const PaddockGridSlot *slot = slot_at (map->track, i);
  int hex = paddock_frothy_map_find (map, slot->at);
  PaddockThing thing = { PADDOCK_THING_SLOT, .index = (guint16) i,
                         .at = paddock_hex_to_place (slot->at) };
  const char *fault = NULL;
  PaddockFinding *finding;

  if (hex != PADDOCK_FROTHY_NO_HEX && map->ranks[hex] != PADDOCK_RANK_NONE)
    fault = find_facing_fault (map, (guint) hex, slot->facing);
  if (!fault)
    return;

  finding = paddock_report_words (report, fault, "%d", slot->number);
  paddock_finding_set_thing (finding, &thing);
  finding->can_fix = paddock_frothy_find_facing (map, (guint) hex) >= 0;
}

static void
check_facings (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;

  for (guint i = 0; i < paddock_list_len (map->track->grid); i++)
    check_facing (map, i, report);
}

static void
fix_facing (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;
  g_autoptr (PaddockFrothyMap) map = paddock_frothy_map_new (track);
  PaddockGridSlot *slot = paddock_list_edit (&track->grid, (guint) finding->element);

  slot->facing = paddock_frothy_find_facing (map, (guint) paddock_frothy_map_find (map, slot->at));
}

/* The ranks of all places that have one, rising. */
static int
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static GArray *
find_slot_ranks (const PaddockFrothyMap *map)
{
  GArray *ranks = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < paddock_list_len (map->track->grid); i++) {
    int hex = paddock_frothy_map_find (map, slot_at (map->track, i)->at);
    int rank = hex == PADDOCK_FROTHY_NO_HEX ? PADDOCK_RANK_NONE : map->ranks[hex];

    if (rank != PADDOCK_RANK_NONE)
      g_array_append_val (ranks, rank);
  }
  g_array_sort (ranks, compare_ints);
  return ranks;
}

/* From the i-th rank of a list to the next one, round the circuit. */
static int
gap_after (const PaddockFrothyMap *map, GArray *ranks, guint i)
{
  int from = g_array_index (ranks, int, i);
  gboolean is_last = i + 1 == ranks->len;
  int to = g_array_index (ranks, int, is_last ? 0 : i + 1);

  return is_last ? to + map->length - from : to - from;
}

/* The stretch that the grid takes: all but the longest gap of a circuit. */
static int
find_spread (const PaddockFrothyMap *map, GArray *ranks, int *last)
{
  int widest = 0, total = 0;

  if (!map->is_closed) {
    *last = g_array_index (ranks, int, ranks->len - 1);
    return *last - g_array_index (ranks, int, 0);
  }
  for (guint i = 0; i < ranks->len; i++) {
    int gap = gap_after (map, ranks, i);

    total += gap;
    if (gap > widest) {
      widest = gap;
      *last = g_array_index (ranks, int, i);
    }
  }

  return total - widest;
}

/* Free hexes of a rank on average, over the ranks of the grid. */
static int
measure_width (const PaddockFrothyMap *map, int last, int spread)
{
  int n = 0;

  for (guint i = 0; i < map->n_hexes; i++)
    if (map->ranks[i] != PADDOCK_RANK_NONE && map->ways[i] == PADDOCK_WAY_FREE
        && paddock_frothy_map_distance (map, map->ranks[i], last) <= spread
        && paddock_frothy_map_distance (map, map->ranks[i], last) >= 0)
      n++;

  return MAX (1, n / (spread + 1));
}

static gboolean
starts_together (const PaddockHexTrack *track)
{
  return track->course.race == PADDOCK_RACE_FASTEST || track->course.race == PADDOCK_RACE_FURTHEST;
}

static void
check_spread (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autoptr (GArray) ranks = find_slot_ranks (map);
  int last = 0, spread, width, needed;

  if (ranks->len < 2 || !starts_together (map->track))
    return;

  spread = find_spread (map, ranks, &last);
  width = measure_width (map, last, spread);
  needed = ((int) ranks->len + width - 1) / width;
  if (spread > needed)
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("The grid is spread over {1} ranks; {2} would be enough."),
                            "%d\t%d", spread + 1, needed + 1),
      PADDOCK_SITE (GRID));
}

static const char *
find_toughest_fault (const PaddockFrothyMap *map, GArray *ranks)
{
  int least = G_MAXINT, most = 0;
  guint n_last = map->is_closed ? 0 : 1; /* nothing follows the last place of an open track */

  for (guint i = 0; i + n_last < ranks->len; i++) {
    int gap = gap_after (map, ranks, i);

    least = MIN (least, gap);
    most = MAX (most, gap);
  }

  return most - least > 1
           ? N_ ("This is a survival race, but the grid is not spread evenly around the track.")
           : NULL;
}

static const char *
find_pursuit_fault (const PaddockFrothyMap *map, GArray *ranks)
{
  int gap = ranks->len == 2 ? gap_after (map, ranks, 0) : 0;

  if (ranks->len != 2)
    return N_ ("This is a pursuit for two, but the grid does not have two places.");

  return ABS (2 * gap - map->length) > 2
           ? N_ ("This is a pursuit, but the two places are not on opposite sides.")
           : NULL;
}

/* The fox starts LEAD ranks ahead of the foremost place; without a lead from that place, if it is ahead of all others. */
static const char *
find_fox_fault (const PaddockFrothyMap *map, GArray *ranks)
{
  int last = 0, n_foremost = 0;

  if (ranks->len == 0)
    return NULL;

  find_spread (map, ranks, &last);
  for (guint i = 0; i < ranks->len; i++)
    n_foremost += g_array_index (ranks, int, i) == last;
  if (map->track->course.lead == 0 && n_foremost > 1)
    return N_ ("The lead of the fox is not set, and no place of the grid is ahead of all others.");
  if (2 * map->track->course.lead >= map->length)
    return N_ ("The fox starts so far ahead that it runs behind the hounds.");

  return NULL;
}

static void
check_race_grid (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autoptr (GArray) ranks = find_slot_ranks (map);
  const char *fault = NULL;

  if (map->track->course.race == PADDOCK_RACE_TOUGHEST)
    fault = find_toughest_fault (map, ranks);
  else if (map->track->course.race == PADDOCK_RACE_PURSUIT)
    fault = find_pursuit_fault (map, ranks);
  else if (map->track->course.race == PADDOCK_RACE_FOX_HOUNDS)
    fault = find_fox_fault (map, ranks);
  if (fault)
    paddock_finding_set_site (paddock_report (report, fault), PADDOCK_SITE (GRID));
}

/* FRO-LNT-17: what stands in the first rank after the grid. */
static void
check_way_out (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autoptr (GArray) ranks = find_slot_ranks (map);
  g_autoptr (GArray) things = paddock_track_things_new (map->track);
  int last = 0;

  if (ranks->len == 0 || !starts_together (map->track))
    return;

  find_spread (map, ranks, &last);
  for (guint i = 0; i < things->len; i++) {
    const PaddockThing *thing = &g_array_index (things, PaddockThing, i);
    int hex = paddock_frothy_map_find (map, paddock_hex_from_place (thing->at));
    gboolean is_obstacle = thing->kind == PADDOCK_THING_HAZARD || thing->kind == PADDOCK_THING_SOLID
                           || thing->kind == PADDOCK_THING_FRAGILE;

    if (is_obstacle && hex != PADDOCK_FROTHY_NO_HEX
        && map->ranks[hex] == paddock_frothy_map_wrap (map, last + 1))
      paddock_finding_set_thing (paddock_report (report,
                                                 N_ ("Something stands directly in front of the "
                                                     "grid.")),
                                 thing);
  }
}

static const PaddockCheck rows[] = {
  {
    .id = "PAD-FRO-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .run = check_numbers,
    .label = N_ ("Grid numbers"),
    .why = N_ ("The grid fills in the order of its numbers, starting from pole."),
    .clause = "FRO-TRK-05",
    .fix_label = N_ ("Renumber Grid"),
    .fix = fix_numbers,
  },
  {
    .id = "FRO-LNT-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .run = check_size,
    .label = N_ ("Grid size"),
    .why = N_ ("Each vehicle needs a place to start from."),
    .clause = "FRO-TRK-14",
    .fix_label = N_ ("Add Grid Places"),
    .fix = fix_size,
  },
  {
    .id = "FRO-LNT-10",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .run = check_facings,
    .label = N_ ("Grid facings"),
    .why = N_ ("A vehicle that cannot set off along the course starts with a collision."),
    .clause = "FRO-TRK-05",
    .fix_label = N_ ("Turn Grid Along Course"),
    .fix = fix_facing,
    .fixes_all = TRUE,
  },
  {
    .id = "FRO-LNT-11",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_FROTHY_CHECK,
    .run = check_spread,
    .label = N_ ("Grid spread"),
    .why = N_ ("Vehicles that start further back lose spaces before the race begins."),
    .clause = "FRO-SET-06",
  },
  {
    .id = "FRO-LNT-12",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .run = check_race_grid,
    .label = N_ ("Grid for the race"),
    .why = N_ ("A survival race starts at equal distances, a pursuit on opposite sides, and a hunt "
               "behind the fox."),
    .clause = "FRO-RAC-04",
  },
  {
    .id = "FRO-LNT-17",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_FROTHY_CHECK,
    .run = check_way_out,
    .label = N_ ("Way out of the grid"),
    .why = N_ ("Vehicles that have just set off cannot choose their way yet."),
    .clause = "FRO-SET-06",
  },
};

const PaddockCheckTable paddock_frothy_grid_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_frothy_map_prepare,
  .release = paddock_frothy_map_release,
};

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy tracks: what can be said without driving on them.
 */

#include "check-tables.h"
#include "track-findings.h"
#include "words.h"

#define FROTHY .kind = &paddock_hex_track_kind, .games = 1u << PADDOCK_GAME_FROTHY

/* Indexed by PaddockThingKind; what is not in here is no part of Frothy Races. */
static const char *const off_board_messages[PADDOCK_N_THINGS] = {
  [PADDOCK_THING_SLOT] = N_ ("A place of the grid lies off the track."),
  [PADDOCK_THING_HAZARD] = N_ ("A hazard lies off the track."),
  [PADDOCK_THING_FRAGILE] = N_ ("A fragile obstacle stands off the track."),
  [PADDOCK_THING_SOLID] = N_ ("A solid obstacle stands off the track."),
  [PADDOCK_THING_RUNNER_ENTRY] = N_ ("Runners come onto the track where there is none."),
};

static gboolean
is_slot_clash (const PaddockThing *below, const PaddockThing *above)
{
  return below->kind == PADDOCK_THING_SLOT
         && (above->kind == PADDOCK_THING_SLOT || above->kind == PADDOCK_THING_SOLID);
}

static void
check_places (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  const PaddockFrothyCourse *course = &track->course;

  paddock_report_off_board (track, off_board_messages, report);
  paddock_report_pairs (track, is_slot_clash,
                        N_ ("A place of the grid is taken by another one, or by a solid obstacle."),
                        report);
  if (course->length && course->line_rank >= course->length)
    paddock_finding_set_place (
      paddock_report_words (report, N_ ("The lap line lies at rank {1}, but the last rank is {2}."),
                            "%d\t%d", course->line_rank, course->length - 1),
      "line");
}

static gboolean
stands_on_hex (const PaddockThing *thing)
{
  return thing->kind == PADDOCK_THING_HAZARD || thing->kind == PADDOCK_THING_FRAGILE
         || thing->kind == PADDOCK_THING_SOLID;
}

static gboolean
is_obstacle_clash (const PaddockThing *below, const PaddockThing *above)
{
  return stands_on_hex (below) && stands_on_hex (above);
}

static void
check_obstacles_apart (gconstpointer record, PaddockReport *report)
{
  paddock_report_pairs (record, is_obstacle_clash, N_ ("Two obstacles share a hex."), report);
}

static guint
count_slots (const PaddockHexTrack *track, int number)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->grid); i++)
    n += PADDOCK_LIST_AT (track->grid, PaddockGridSlot, i)->number == number;

  return n;
}

/* As many slots as there are numbers, and each number there: then no number is there twice. */
static void
check_slot_numbers (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  for (guint number = 1; number <= paddock_list_len (track->grid); number++)
    if (count_slots (track, (int) number) == 0)
      paddock_finding_set_place (
        paddock_report_words (report, N_ ("The grid has {2} places, but none with the number {1}."),
                              "%u\t%u", number, paddock_list_len (track->grid)),
        "slot %u", number);
}

static void
fix_slot_numbers (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;

  for (guint i = 0; i < paddock_list_len (track->grid); i++)
    ((PaddockGridSlot *) paddock_list_edit (&track->grid, i))->number = (int) i + 1;
}

static void
check_grid_size (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  guint n = paddock_list_len (track->grid);

  if ((int) n < track->course.max_vehicles)
    paddock_report_words (report,
                          N_ ("The track is for {1} vehicles, but its grid has {2} places."),
                          "%d\t%u", track->course.max_vehicles, n);
}

static void
collect_free (PaddockHex hex, PaddockCell cell, gpointer data)
{
  if (paddock_cell_kind_is_free (cell.kind))
    g_array_append_val ((GArray *) data, hex);
}

static GArray *
free_hexes (const PaddockHexTrack *track)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (PaddockHex));

  paddock_board_foreach (track->board, NULL, collect_free, hexes);
  return hexes;
}

/* Takes HEX off the board if it can be driven on and puts it in line. */
static void
visit (PaddockBoard **rest, PaddockHex hex, GArray *reached)
{
  if (!paddock_cell_kind_is_free (paddock_board_get (*rest, hex).kind))
    return;
  paddock_board_set (rest, hex, PADDOCK_CELL (PADDOCK_CELL_OFF));
  g_array_append_val (reached, hex);
}

static void
check_connected (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  g_autoptr (GArray) hexes = free_hexes (track);
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  g_autoptr (PaddockBoard) rest = paddock_board_ref (track->board);
  PaddockFinding *finding;

  if (hexes->len == 0)
    return;

  visit (&rest, g_array_index (hexes, PaddockHex, 0), reached);
  for (guint i = 0; i < reached->len; i++)
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
      visit (&rest, paddock_hex_neighbour (g_array_index (reached, PaddockHex, i), d), reached);
  if (reached->len == hexes->len)
    return;

  finding =
    paddock_report_words (report, N_ ("{1} of {2} hexes cannot be reached from the others."),
                          "%u\t%u", hexes->len - reached->len, hexes->len);
  for (guint i = 0; i < hexes->len; i++) {
    PaddockHex hex = g_array_index (hexes, PaddockHex, i);

    if (paddock_cell_kind_is_free (paddock_board_get (rest, hex).kind))
      paddock_finding_add_hex (finding, hex);
  }
}

static gboolean
has_rank (const PaddockHexTrack *track, PaddockHex hex)
{
  int rank = paddock_board_get (track->board, hex).rank;

  return rank != PADDOCK_RANK_NONE && rank < track->course.length;
}

static void
report_hexes_without_rank (const PaddockHexTrack *track, GArray *hexes, PaddockReport *report)
{
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  PaddockFinding *finding;

  for (guint i = 0; i < hexes->len; i++)
    if (!has_rank (track, g_array_index (hexes, PaddockHex, i)))
      g_array_append_val (without, g_array_index (hexes, PaddockHex, i));
  if (without->len == 0)
    return;

  finding =
    paddock_report_words (report, N_ ("{1} hexes have no rank of the course."), "%u", without->len);
  paddock_finding_set_place (finding, "ranks");
  for (guint i = 0; i < without->len; i++)
    paddock_finding_add_hex (finding, g_array_index (without, PaddockHex, i));
}

static void
report_empty_ranks (const PaddockHexTrack *track, GArray *hexes, PaddockReport *report)
{
  g_autofree guint8 *has_hex = g_malloc0 ((gsize) track->course.length);

  for (guint i = 0; i < hexes->len; i++) {
    PaddockHex hex = g_array_index (hexes, PaddockHex, i);

    if (has_rank (track, hex))
      has_hex[paddock_board_get (track->board, hex).rank] = TRUE;
  }

  for (int rank = 0; rank < track->course.length; rank++) {
    int first = rank;

    while (rank < track->course.length && !has_hex[rank])
      rank++;
    if (rank > first)
      paddock_finding_set_place (paddock_report_words (report,
                                                       N_ (
                                                         "No hex has one of the ranks {1} to {2}."),
                                                       "%d\t%d", first, rank - 1),
                                 "rank %d", first);
  }
}

static void
check_ranks (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  g_autoptr (GArray) hexes = free_hexes (track);

  if (track->course.length == 0) {
    paddock_finding_set_place (paddock_report (report, N_ ("The course has no ranks yet.")),
                               "ranks");
    return;
  }
  report_hexes_without_rank (track, hexes, report);
  report_empty_ranks (track, hexes, report);
}

static void
check_lanes (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  g_autoptr (GArray) hexes = free_hexes (track);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < hexes->len; i++) {
    PaddockHex hex = g_array_index (hexes, PaddockHex, i);
    PaddockCell cell = paddock_board_get (track->board, hex);
    PaddockFinding *finding;

    if (cell.rank == PADDOCK_RANK_NONE
        || g_hash_table_add (seen, GUINT_TO_POINTER ((guint) cell.rank << 8 | cell.lane)))
      continue;
    finding = paddock_report_words (report, N_ ("Two hexes have rank {1}, lane {2}."), "%d\t%d",
                                    cell.rank, cell.lane);
    paddock_finding_set_place (finding, "%d,%d", hex.q, hex.r);
    paddock_finding_add_hex (finding, hex);
  }
}

static void
check_open_chase (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyCourse *course = &((const PaddockHexTrack *) record)->course;

  if (!course->closed
      && (course->race == PADDOCK_RACE_PURSUIT || course->race == PADDOCK_RACE_FOX_HOUNDS))
    paddock_report (report, N_ ("The race is a chase, but the track is no circuit."));
}

static void
check_scoring (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  gboolean has_points = track->course.runners.number > 0 && track->course.runners.points > 0;

  for (guint i = 0; i < paddock_list_len (track->fragiles); i++) {
    const PaddockFragile *fragile = PADDOCK_LIST_AT (track->fragiles, PaddockFragile, i);
    PaddockThing thing = { PADDOCK_THING_FRAGILE, .index = (guint16) i, .at = fragile->at };
    PaddockFinding *finding;

    has_points |= fragile->points > 0;
    if (!track->course.scoring || fragile->points <= 5)
      continue;
    finding =
      paddock_report_words (report,
                            N_ ("A fragile obstacle is worth {1} points; 1 to 5 are usual."), "%d",
                            fragile->points);
    paddock_finding_set_thing (finding, &thing);
    finding->severity = PADDOCK_SEVERITY_HINT;
  }

  if (track->course.scoring && !has_points)
    paddock_report (report, N_ ("The race is scored, but nothing on the track is worth points."));
}

static void
check_race (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyCourse *course = &((const PaddockHexTrack *) record)->course;

  if (course->race == PADDOCK_RACE_FURTHEST && course->rounds == 0)
    paddock_report (report,
                    N_ ("The race goes to whoever gets furthest, but has no number of rounds."));
  if (course->race == PADDOCK_RACE_FOX_HOUNDS && course->lead == 0)
    paddock_report (report, N_ ("The race is fox and hounds, but the lead of the fox is not set."));
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNT-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    FROTHY,
    .run = check_places,
    .label = N_ ("Off the track"),
    .why = N_ ("What lies off the track, or in a hex that is taken, cannot be used."),
    .clause = "FRO-TRK-02",
  },
  {
    .id = "PAD-FRO-01",
    .severity = PADDOCK_SEVERITY_WARNING,
    FROTHY,
    .run = check_obstacles_apart,
    .label = N_ ("Obstacles that share a hex"),
    .why = N_ ("One of them would be met and the other one never."),
    .clause = "FRO-COL-04",
  },
  {
    .id = "PAD-FRO-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    FROTHY,
    .run = check_slot_numbers,
    .label = N_ ("Numbers of the grid"),
    .why = N_ ("The grid is filled in the order of its numbers, from the pole on."),
    .clause = "FRO-TRK-05",
    .fix_label = N_ ("Number the Grid Anew"),
    .fix = fix_slot_numbers,
  },
  {
    .id = "FRO-LNT-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    FROTHY,
    .run = check_grid_size,
    .label = N_ ("Size of the grid"),
    .why = N_ ("Each vehicle needs a place to start from."),
    .clause = "FRO-TRK-14",
  },
  {
    .id = "FRO-LNT-03",
    .severity = PADDOCK_SEVERITY_ERROR,
    FROTHY,
    .run = check_connected,
    .label = N_ ("Track in pieces"),
    .why = N_ ("Vehicles move from hex to neighbouring hex."),
    .clause = "FRO-TRK-02",
  },
  {
    .id = "FRO-LNT-04",
    .severity = PADDOCK_SEVERITY_ERROR,
    FROTHY,
    .run = check_ranks,
    .label = N_ ("Ranks of the course"),
    .why = N_ ("Ranks say how far a vehicle has come; a gap in them cannot be passed."),
    .clause = "FRO-TRK-03",
  },
  {
    .id = "FRO-LNT-08",
    .severity = PADDOCK_SEVERITY_ERROR,
    FROTHY,
    .run = check_lanes,
    .label = N_ ("Lanes of the course"),
    .why = N_ ("Rank and lane settle who moves first, so no two hexes may have the same."),
    .clause = "FRO-TRK-04",
  },
  {
    .id = "FRO-LNT-13",
    .severity = PADDOCK_SEVERITY_WARNING,
    FROTHY,
    .run = check_open_chase,
    .label = N_ ("Chase on an open track"),
    .why = N_ ("A chase goes on until somebody is caught, and an open track ends."),
    .clause = "FRO-TRK-07",
  },
  {
    .id = "FRO-LNT-14",
    .severity = PADDOCK_SEVERITY_WARNING,
    FROTHY,
    .run = check_scoring,
    .label = N_ ("Scoring"),
    .why = N_ ("Points are won by what is hit on the way."),
    .clause = "FRO-TRK-09",
  },
  {
    .id = "FRO-LNT-18",
    .severity = PADDOCK_SEVERITY_ERROR,
    FROTHY,
    .run = check_race,
    .label = N_ ("Parameters of the race"),
    .why = N_ ("Without them the race would never end."),
    .clause = "FRO-TRK-07",
  },
};

const PaddockCheckTable paddock_frothy_track_checks = PADDOCK_CHECK_TABLE (rows);

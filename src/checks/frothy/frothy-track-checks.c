/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frothy tracks: their board, what stands on it, and the race.
 */

#include "check-tables.h"
#include "frothy-findings.h"
#include "track-findings.h"
#include "words.h"

/* Indexed by PaddockThingKind; what is not in here is no part of Frothy Races. */
static const char *const off_board_messages[PADDOCK_N_THINGS] = {
  [PADDOCK_THING_SLOT] = N_ ("A grid place lies off the track."),
  [PADDOCK_THING_HAZARD] = N_ ("A hazard lies off the track."),
  [PADDOCK_THING_FRAGILE] = N_ ("A fragile obstacle stands off the track."),
  [PADDOCK_THING_SOLID] = N_ ("A solid obstacle stands off the track."),
  [PADDOCK_THING_RUNNER_ENTRY] = N_ ("Runners enter where there is no track."),
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
  const PaddockCourse *course = &track->course;

  paddock_report_off_board (track, off_board_messages, report);
  paddock_report_pairs (track, is_slot_clash,
                        N_ ("A grid place is taken by another place or by a solid obstacle."),
                        report);
  if (course->length && course->line_rank >= course->length)
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("The lap line lies at rank {1}, but the last rank is {2}."),
                            "%d\t%d", course->line_rank, course->length - 1),
      PADDOCK_SITE (LINE));
}

/* Takes away what lies where it cannot be used; the lap line goes to the first rank. */
static void
fix_place (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;

  if (finding->element < 0) {
    track->course.line_rank = 0;
    return;
  }
  paddock_track_remove (track, paddock_site_get_thing_kind (&finding->site),
                        (guint) finding->element);
}

static gboolean
is_obstacle (const PaddockThing *thing)
{
  return thing->kind == PADDOCK_THING_HAZARD || thing->kind == PADDOCK_THING_FRAGILE
         || thing->kind == PADDOCK_THING_SOLID;
}

/* A hazard and a fragile obstacle may share a hex (FRO-HAZ-04). */
static gboolean
is_obstacle_clash (const PaddockThing *below, const PaddockThing *above)
{
  return is_obstacle (below) && is_obstacle (above)
         && (below->kind == above->kind || below->kind == PADDOCK_THING_SOLID
             || above->kind == PADDOCK_THING_SOLID);
}

static void
check_obstacles_apart (gconstpointer record, PaddockReport *report)
{
  paddock_report_pairs (record, is_obstacle_clash, N_ ("Two obstacles share a hex."), report);
}

/* How many hexes can be reached from the first one, which are marked. */
static guint
flood (const PaddockFrothyMap *map, guint8 *is_reached)
{
  g_autofree guint *queue = g_new (guint, map->n_hexes);
  guint n = 0;

  is_reached[0] = TRUE;
  queue[n++] = 0;
  for (guint i = 0; i < n; i++)
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      int next = map->next[queue[i]][d];

      if (next == PADDOCK_FROTHY_NO_HEX || is_reached[next])
        continue;
      is_reached[next] = TRUE;
      queue[n++] = (guint) next;
    }

  return n;
}

static void
check_connected (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autofree guint8 *is_reached = g_malloc0 (map->n_hexes + 1);
  guint n = map->n_hexes ? flood (map, is_reached) : 0;
  PaddockFinding *finding;

  if (n == map->n_hexes)
    return;

  finding =
    paddock_report_words (report, N_ ("{1} of {2} hexes cannot be reached from the others."),
                          "%u\t%u", map->n_hexes - n, map->n_hexes);
  paddock_finding_set_site (finding, PADDOCK_SITE (PIECES));
  for (guint i = 0; i < map->n_hexes; i++)
    if (!is_reached[i])
      paddock_finding_add_hex (finding, map->hexes[i]);
}

static void
check_open_chase (gconstpointer record, PaddockReport *report)
{
  const PaddockCourse *course = &((const PaddockHexTrack *) record)->course;

  if (!course->closed
      && (course->race == PADDOCK_RACE_PURSUIT || course->race == PADDOCK_RACE_FOX_HOUNDS))
    paddock_finding_set_site (
      paddock_report (report, N_ ("The race is a chase, but the track is not a circuit.")),
      PADDOCK_SITE (RACE));
}

#define POINTS_MAX 5
#define POINTS_USUAL 2 /* FRO-RAC-08 */

static void
check_points (const PaddockHexTrack *track, guint i, PaddockReport *report)
{
  const PaddockFragile *fragile = PADDOCK_LIST_AT (track->fragiles, PaddockFragile, i);
  PaddockThing thing = { PADDOCK_THING_FRAGILE, .index = (guint16) i,
                         .at = paddock_hex_to_place (fragile->at) };
  PaddockFinding *finding;

  if (fragile->points >= 0 && fragile->points <= POINTS_MAX)
    return;

  finding =
    paddock_report_words (report, N_ ("A fragile obstacle is worth {1} points; 1 to 5 are usual."),
                          "%d", fragile->points);
  paddock_finding_set_thing (finding, &thing);
  finding->severity = PADDOCK_SEVERITY_HINT;
}

static void
check_scoring (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;
  gboolean has_points = FALSE;

  if (!track->course.scoring)
    return;

  for (guint i = 0; i < paddock_list_len (track->fragiles); i++) {
    has_points |= PADDOCK_LIST_AT (track->fragiles, PaddockFragile, i)->points > 0;
    check_points (track, i, report);
  }
  if (!has_points) {
    PaddockFinding *finding =
      paddock_report (report, N_ ("The race is scored, but no fragile obstacle is worth points."));

    paddock_finding_set_site (finding, PADDOCK_SITE (RACE));
    finding->can_fix = paddock_list_len (track->fragiles) > 0;
  }
}

static void
fix_scoring (gpointer draft, const PaddockFinding *finding)
{
  PaddockHexTrack *track = draft;

  for (guint i = 0; i < paddock_list_len (track->fragiles); i++) {
    PaddockFragile *fragile = paddock_list_edit (&track->fragiles, i);

    fragile->points = fragile->points > 0 ? MIN (fragile->points, POINTS_MAX) : POINTS_USUAL;
  }
}

#define CROWDED_PERCENT 15

static guint
count_distinct (GArray *things, gboolean (*wanted) (const PaddockThing *thing))
{
  guint n = 0;
  const PaddockThing *last = NULL;

  paddock_track_things_sort (things);
  for (guint i = 0; i < things->len; i++) {
    const PaddockThing *thing = &g_array_index (things, PaddockThing, i);

    if (!wanted (thing))
      continue;
    n += !last || !paddock_place_equal (last->at, thing->at);
    last = thing;
  }

  return n;
}

static void
check_crowd (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autoptr (GArray) things = paddock_track_things_new (map->track);
  guint n = count_distinct (things, is_obstacle);

  if (100 * n > CROWDED_PERCENT * map->n_hexes)
    paddock_finding_set_site (
      paddock_report_words (report, N_ ("Obstacles and hazards stand on {1} of {2} hexes."),
                            "%u\t%u", n, map->n_hexes),
      PADDOCK_SITE (OBSTACLES));
}

static const char *
find_race_fault (const PaddockHexTrack *track)
{
  const PaddockCourse *course = &track->course;
  gboolean has_line = course->closed || course->line_rank > 0;

  if (course->race == PADDOCK_RACE_FASTEST && course->distance == 0 && !has_line)
    return N_ ("The first vehicle across the line wins, but there is no line.");
  if (course->race == PADDOCK_RACE_FASTEST && course->distance == 0 && track->laps < 1)
    return N_ ("The fastest vehicle wins, but there are no laps and no distance.");
  if (course->race == PADDOCK_RACE_FURTHEST && course->rounds == 0)
    return N_ ("The vehicle that gets furthest wins, but the number of rounds is not set.");
  if (course->race == PADDOCK_RACE_FOX_HOUNDS && course->lead == 0)
    return N_ ("This is a fox and hounds race, but the lead of the fox is not set.");

  return NULL;
}

static void
check_race (gconstpointer record, PaddockReport *report)
{
  const char *fault = find_race_fault (record);

  if (fault)
    paddock_finding_set_site (paddock_report (report, fault), PADDOCK_SITE (RACE));
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNT-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .of_sections = TRUE,
    .run = check_places,
    .label = N_ ("Off the track"),
    .why = N_ ("Things off the track, or on a hex that is taken, cannot be used."),
    .clause = "FRO-TRK-02",
    .fix_label = N_ ("Remove"),
    .fix = fix_place,
  },
  {
    .id = "PAD-FRO-01",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .of_sections = TRUE,
    .run = check_obstacles_apart,
    .label = N_ ("Obstacles on one hex"),
    .why =
      N_ ("Only one of them would ever be hit. Only a hazard and a fragile obstacle can share a "
          "hex."),
    .clause = "FRO-HAZ-04",
  },
  {
    .id = "FRO-LNT-03",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .run = check_connected,
    .label = N_ ("Track in pieces"),
    .why = N_ ("Vehicles move from hex to neighbouring hex."),
    .clause = "FRO-TRK-02",
  },
  {
    .id = "FRO-LNT-13",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .run = check_open_chase,
    .label = N_ ("Chase on an open track"),
    .why = N_ ("A chase goes on until somebody is caught, but an open track ends."),
    .clause = "FRO-TRK-07",
  },
  {
    .id = "FRO-LNT-14",
    .severity = PADDOCK_SEVERITY_WARNING,
    PADDOCK_FROTHY_CHECK,
    .run = check_scoring,
    .label = N_ ("Scoring"),
    .why = N_ ("Points come from what is hit on the way."),
    .clause = "FRO-TRK-09",
    .fix_label = N_ ("Set Usual Points"),
    .fix = fix_scoring,
  },
  {
    .id = "FRO-LNT-16",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_FROTHY_CHECK,
    .run = check_crowd,
    .label = N_ ("Crowded track"),
    .why = N_ ("Where every route is blocked, there is nothing to choose."),
    .clause = "FRO-GEN-07",
  },
  {
    .id = "FRO-LNT-18",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .run = check_race,
    .label = N_ ("Parameters of the race"),
    .why = N_ ("Without them the race would never end."),
    .clause = "FRO-TRK-07",
  },
};

const PaddockCheckTable paddock_frothy_track_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_frothy_map_prepare,
  .release = paddock_frothy_map_release,
};

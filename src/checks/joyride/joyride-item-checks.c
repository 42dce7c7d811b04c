/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Design checks of Joyride tracks: where items lie, how many there are, and what is left.
 */

#include "check-tables.h"
#include "joyride-findings.h"
#include "words.h"

/* --- Items --- */

/* Whether a cell lies on some shortest way of a stage. */
static gboolean
is_on_shortest (const PaddockJoyStage *stage, guint cell)
{
  for (guint heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++)
    if (paddock_joy_stage_has (stage, cell * PADDOCK_N_DIRECTIONS + heading, 100))
      return TRUE;

  return FALSE;
}

/* Whether a stage gets longer without the cell. */
static gboolean
is_needed (const PaddockJoyMap *map, guint stage, guint cell)
{
  guint n;
  g_autofree guint32 *sources = stage == 0
                                  ? paddock_joy_map_start_states (map, map->start_direction, &n)
                                  : paddock_joy_map_line_states (map, stage, &n);
  g_autofree guint16 *steps = NULL;

  map->is_free[cell] = FALSE;
  steps = paddock_joy_map_search (map, sources, n, PADDOCK_JOY_FORWARD);
  map->is_free[cell] = TRUE;

  return paddock_joy_map_reach_line (map, steps, (stage + 1) % map->n_lines)
         > map->stages[stage].shortest;
}

static gboolean
is_on_every_line (const PaddockJoyMap *map, guint cell)
{
  for (guint stage = 0; stage < map->n_lines; stage++)
    if (map->stages[stage].is_forward && is_on_shortest (&map->stages[stage], cell)
        && is_needed (map, stage, cell))
      return TRUE;

  return FALSE;
}

static void
check_item_places (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint i = 0; map->n_lines > 1 && i < paddock_list_len (map->track->board_items); i++) {
    const PaddockBoardItem *item = PADDOCK_LIST_AT (map->track->board_items, PaddockBoardItem, i);
    int cell = paddock_joy_map_cell (map, item->at);
    PaddockFinding *finding;

    if (cell < 0 || !map->is_free[cell] || map->n_places == 0)
      continue;
    if (!map->reach[cell]) {
      finding = paddock_report (report, N_ ("No car can reach this item."));
    } else if (is_on_every_line (map, (guint) cell)) {
      finding =
        paddock_report (report, N_ ("Every best line passes over this item, so it tempts nobody."));
      finding->severity = PADDOCK_SEVERITY_HINT;
    } else {
      continue;
    }
    paddock_finding_set_site (finding, PADDOCK_SITE_AT (ITEM, paddock_hex_to_place (item->at)));
    paddock_finding_add_hex (finding, item->at);
    finding->element = (int) i;
  }
}

static guint
count_pool (const PaddockHexTrack *track)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->pool); i++)
    n += (guint) PADDOCK_LIST_AT (track->pool, PaddockPoolEntry, i)->count;

  return n;
}

static guint
count_item_lines (const PaddockHexTrack *track)
{
  guint n = track->start.side == PADDOCK_SIDE_ITEM;

  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    n += PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->side == PADDOCK_SIDE_ITEM;

  return n;
}

static guint
count_face_down (const PaddockHexTrack *track)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->board_items); i++)
    n += PADDOCK_LIST_AT (track->board_items, PaddockBoardItem, i)->how != PADDOCK_ITEM_ARMED;

  return n;
}

static void
check_stack (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  guint pool = count_pool (map->track);
  guint wanted = (guint) map->track->laps * map->n_cars * count_item_lines (map->track)
                 + count_face_down (map->track);

  if (pool > 0 && wanted > pool)
    paddock_report_words (report,
                          N_ ("Up to {1} items are gained from {2} tokens, so the stack is "
                              "reshuffled."),
                          "%u\t%u", wanted, pool);
}

/* --- Odds and ends --- */

/* What a box of ours holds; the books give no numbers (JOY-CMP-02). */
static const struct {
  PaddockObstacleShape first, last;
  guint n;
  const char *words;
} box[] = {
  { PADDOCK_SHAPE_ONE, PADDOCK_SHAPE_ONE, 8, N_ ("one-hex obstacles") },
  { PADDOCK_SHAPE_TWO, PADDOCK_SHAPE_TWO, 6, N_ ("two-hex obstacles") },
  { PADDOCK_SHAPE_STRAIGHT, PADDOCK_SHAPE_TRIANGLE, 6, N_ ("three-hex obstacles") },
};

#define BOX_CHECKPOINTS 8

static guint
count_obstacles (const PaddockHexTrack *track, int first, int last)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (track->obstacles); i++) {
    int shape = PADDOCK_LIST_AT (track->obstacles, PaddockObstacle, i)->shape;

    n += shape >= first && shape <= last;
  }

  return n;
}

static void
check_box (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  for (guint i = 0; i < G_N_ELEMENTS (box); i++) {
    guint n = count_obstacles (track, box[i].first, box[i].last);

    if (n > box[i].n)
      paddock_report_words (report, N_ ("The track needs {1} {2}; a box holds {3}."),
                            "%u\t%s\n\t%u", n, box[i].words, box[i].n);
  }
  if (paddock_list_len (track->checkpoints) > BOX_CHECKPOINTS)
    paddock_report_words (report, N_ ("The track needs {1} checkpoints; a box holds {2}."),
                          "%u\t%u", paddock_list_len (track->checkpoints), (guint) BOX_CHECKPOINTS);
}

static void
check_fewer_laps (gconstpointer record, PaddockReport *report)
{
  const PaddockHexTrack *track = record;

  for (guint i = 0; i < paddock_list_len (track->options); i++) {
    const PaddockSetting *option = PADDOCK_LIST_AT (track->options, PaddockSetting, i);

    if (g_strcmp0 (option->name, "fewer-laps") == 0 && g_strcmp0 (option->value, "on") == 0
        && track->laps <= 1)
      paddock_report (report, N_ ("With one lap fewer there would be no race left."));
  }
}

/* The longest free row that begins beside a line cell. */
static void
check_rocket_lanes (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  guint longest = 0, line = 0, from = 0;
  PaddockFinding *finding;

  for (guint i = 0; i < map->n_lines; i++)
    for (guint k = 0; k < map->lines[i].n_cells; k++)
      for (guint d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
        guint cell = map->lines[i].cells[k];
        guint32 met;
        guint n = paddock_joy_measure_row (map, (guint) ((int) cell + map->step[d]), d, &met);

        if (n > longest) {
          longest = n;
          line = i;
          from = cell;
        }
      }
  if (longest <= 15)
    return;

  finding =
    paddock_report_words (report, N_ ("A rocket from a line can fly {1} spaces."), "%u", longest);
  paddock_finding_set_site (finding, line == 0 ? PADDOCK_SITE (START)
                                               : PADDOCK_SITE_NUMBERED (CHECKPOINT, line));
  paddock_finding_add_hex (finding, paddock_joy_map_hex (map, from));
}

#define JOYRIDE .kind = &paddock_hex_track_kind, .game = "joyride"

static const PaddockCheck rows[] = {
  {
    .id = "JOY-LNT-26",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_item_places,
    .label = N_ ("Places of items"),
    .why = N_ ("An item should tempt cars off the best line."),
    .clause = "JOY-ITM-01",
  },
  {
    .id = "JOY-LNT-29",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_stack,
    .label = N_ ("Size of the stack"),
    .why = N_ ("Under the 2023 rules the stack then runs out."),
    .clause = "JOY-ITM-08",
  },
  {
    .id = "JOY-LNT-37",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_box,
    .label = N_ ("Pieces in the box"),
    .why = N_ ("There are only this many pieces at the table."),
    .clause = "JOY-CMP-02",
  },
  {
    .id = "JOY-LNT-39",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_fewer_laps,
    .label = N_ ("One lap fewer"),
    .why = N_ ("The variant removes one lap."),
    .clause = "JOY-CPX-05",
  },
  {
    .id = "JOY-LNT-40",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_rocket_lanes,
    .label = N_ ("Rocket lanes"),
    .why = N_ ("A rocket flies until it meets a car or a barrier."),
    .clause = "JOY-FIR-03",
  },
};

const PaddockCheckTable paddock_joyride_item_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_joy_map_prepare,
  .release = paddock_joy_map_release,
};

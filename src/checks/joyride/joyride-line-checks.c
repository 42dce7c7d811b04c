/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Design checks of Joyride tracks: the starting line, the checkpoints' lines and the runway.
 */

#include "check-tables.h"
#include "joyride-map.h"
#include "words.h"

#define RUNWAY 6 /* JOY-RUL-44: the most that a rolling start can drive */

static void
set_line (PaddockFinding *finding, const PaddockJoyMap *map, guint line)
{
  if (line == 0)
    paddock_finding_set_site (finding, PADDOCK_SITE (START));
  else
    paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (CHECKPOINT, line));
  for (guint i = 0; i < map->lines[line].n_cells; i++)
    paddock_finding_add_hex (finding, paddock_joy_map_hex (map, map->lines[line].cells[i]));
}

/* A phrase: "the starting line", "the line of checkpoint 2". */
static char *
line_words (guint line)
{
  return line == 0 ? g_strconcat (N_ ("the starting line"), "\n", NULL)
                   : g_strdup_printf ("%s\n%u", N_ ("the line of checkpoint {1}"), line);
}

static void
check_empty_line (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint i = 0; i < map->n_lines; i++) {
    g_autofree char *words = line_words (i);

    if (map->lines[i].n_cells == 0)
      set_line (paddock_report_words (report, N_ ("There are no spaces on {1}."), "%s", words), map,
                i);
  }
}

/* The first blocked cell between two cells of a line, or -1. */
static int
find_gap (const PaddockJoyMap *map, const PaddockJoyLine *line)
{
  for (guint i = 0; i + 1 < line->n_cells; i++)
    if ((int) line->cells[i] + map->step[line->direction] != (int) line->cells[i + 1])
      return (int) line->cells[i] + map->step[line->direction];

  return -1;
}

static void
check_interrupted_line (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint i = 0; i < map->n_lines; i++) {
    int gap = find_gap (map, &map->lines[i]);
    g_autofree char *words = line_words (i);
    PaddockFinding *finding;

    if (gap < 0)
      continue;
    finding = paddock_report_words (report, N_ ("A barrier interrupts {1}."), "%s", words);
    paddock_finding_add_hex (finding, paddock_joy_map_hex (map, (guint) gap));
    set_line (finding, map, i);
  }
}

static void
check_capacity (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  PaddockFinding *finding;

  if (map->n_lines == 0 || map->lines[0].n_cells == 0 || map->n_places >= map->n_cars
      || !map->places)
    return;

  finding =
    paddock_report_words (report,
                          N_ ("The start has room for {1} cars, but the track is rated for {2}."),
                          "%u\t%u", map->n_places, map->n_cars);
  set_line (finding, map, 0);
  finding->element = (int) map->n_places;
  finding->can_fix = map->n_places >= 2;
}

/* No more cars than there is room for. */
static void
fix_capacity (gpointer draft, const PaddockFinding *finding)
{
  PaddockPlayers *players = &((PaddockHexTrack *) draft)->players;
  const struct {
    int *rating, n;
  } ratings[] = { { &players->three, 3 },
                  { &players->four, 4 },
                  { &players->teams, 4 },
                  { &players->five, 5 },
                  { &players->six, 6 } };

  for (guint i = 0; i < G_N_ELEMENTS (ratings); i++)
    if (ratings[i].n > finding->element && *ratings[i].rating >= PADDOCK_SUITS_WELL)
      *ratings[i].rating = PADDOCK_SUITS_NOT;
}

static gboolean
starts_along (const PaddockJoyMap *map)
{
  return (map->start_direction - map->lines[0].direction) % 3 == 0;
}

static void
check_start_direction (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  if (map->n_lines > 0 && map->lines[0].n_cells > 1 && starts_along (map))
    set_line (paddock_report (report,
                              N_ ("Cars start along the starting line, one behind the other.")),
              map, 0);
}

/* Free spaces ahead of a start place, up to RUNWAY. */
static guint
measure_runway (const PaddockJoyMap *map, guint cell)
{
  int step = map->step[map->start_direction];
  guint n = 0;

  while (n < RUNWAY && map->is_free[(int) cell + (int) (n + 1) * step])
    n++;

  return n;
}

/* The chance, of nine, that two dice of 1, 2, 3 show more than N. */
static guint
crash_chance (guint n)
{
  static const guint above[] = { 9, 9, 8, 6, 3, 1, 0 };

  return above[n];
}

static void
check_runway (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  PaddockFinding *finding;
  guint shortest = RUNWAY, worst = 0;

  for (guint i = 0; i < map->n_places; i++) {
    guint cell = map->places[i] / PADDOCK_N_DIRECTIONS;
    guint n = measure_runway (map, cell);

    if (n < shortest) {
      shortest = n;
      worst = cell;
    }
  }
  if (shortest == RUNWAY)
    return;

  finding = paddock_report_words (
    report,
    N_ ("A starting place has only {1} spaces ahead; the rolling start crashes in {2} of 9 "
        "cases."),
    "%u\t%u", shortest, crash_chance (shortest));
  paddock_finding_set_site (finding, PADDOCK_SITE (START));
  paddock_finding_add_hex (finding, paddock_joy_map_hex (map, worst));
}

/* How far ahead of some start place a hex lies, or 0. */
static guint
find_on_runway (const PaddockJoyMap *map, PaddockHex hex)
{
  for (guint i = 0; i < map->n_places; i++) {
    guint cell = map->places[i] / PADDOCK_N_DIRECTIONS;
    guint runway = measure_runway (map, cell);

    for (guint n = 1; n <= runway; n++)
      if ((int) cell + (int) n * map->step[map->start_direction] == paddock_joy_map_cell (map, hex))
        return n;
  }

  return 0;
}

static void
check_runway_items (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint i = 0; i < paddock_list_len (map->track->board_items); i++) {
    const PaddockBoardItem *item = PADDOCK_LIST_AT (map->track->board_items, PaddockBoardItem, i);
    gboolean is_mine = item->how == PADDOCK_ITEM_ARMED && g_strcmp0 (item->item, "oil-slick") != 0;
    guint ahead = find_on_runway (map, item->at);
    PaddockFinding *finding;

    if (ahead == 0)
      continue;
    finding = paddock_report_words (
      report,
      is_mine ? N_ (
        "A car can land on this item in the rolling start, {1} spaces ahead, by bad luck alone.")
              : N_ ("A car can drive over this item in the rolling start, {1} spaces ahead, by "
                    "luck alone."),
      "%u", ahead);
    if (!is_mine)
      finding->severity = PADDOCK_SEVERITY_HINT;
    paddock_finding_set_site (finding, PADDOCK_SITE_AT (ITEM, paddock_hex_to_place (item->at)));
    paddock_finding_add_hex (finding, item->at);
    finding->element = (int) i;
  }
}

static void
check_line_width (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint i = 0; i < map->n_lines; i++) {
    guint n = map->lines[i].n_cells;
    g_autofree char *words = line_words (i);

    if (n > 0 && n < map->n_cars)
      set_line (paddock_report_words (report,
                                      N_ ("There are {1} spaces on {2}, fewer than "
                                          "there are cars."),
                                      "%u\t%s", n, words),
                map, i);
  }
}

/* Whether two lines share a cell (0) or touch (1); 2 when they do neither. */
static guint
measure_gap (const PaddockJoyMap *map, guint a, guint b, PaddockHex *where)
{
  guint nearest = 2;

  for (guint i = 0; i < map->lines[a].n_cells; i++)
    for (guint k = 0; k < map->lines[b].n_cells; k++) {
      PaddockHex hex = paddock_joy_map_hex (map, map->lines[a].cells[i]);
      guint distance =
        paddock_hex_distance (hex, paddock_joy_map_hex (map, map->lines[b].cells[k]));

      if (distance < nearest) {
        nearest = distance;
        *where = hex;
      }
    }

  return nearest;
}

static void
check_touching_lines (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint i = 0; map->n_lines > 1 && i < map->n_lines; i++) {
    guint next = (i + 1) % map->n_lines;
    g_autofree char *words = line_words (i);
    g_autofree char *next_words = line_words (next);
    PaddockHex where;
    guint gap = measure_gap (map, i, next, &where);
    PaddockFinding *finding;

    if (gap > 1 || (map->n_lines == 2 && i == 1))
      continue;
    finding =
      paddock_report_words (report,
                            gap == 0
                              ? N_ ("One pass can count for both {1} and {2}: they share a "
                                    "space.")
                              : N_ ("There is nothing to drive between {1} and {2}: they touch."),
                            "%s\t%s", words, next_words);
    if (gap == 1)
      finding->severity = PADDOCK_SEVERITY_HINT;
    set_line (finding, map, i);
    paddock_finding_add_hex (finding, where);
  }
}

static void
check_early_checkpoint (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint i = 0; map->n_lines > 1 && i < map->lines[1].n_cells; i++)
    if (find_on_runway (map, paddock_joy_map_hex (map, map->lines[1].cells[i]))) {
      set_line (paddock_report (report, N_ ("The rolling start can cross checkpoint 1.")), map, 1);
      return;
    }
}

#define JOYRIDE .kind = &paddock_hex_track_kind, .game = "joyride"

static const PaddockCheck rows[] = {
  {
    .id = "JOY-LNT-06",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .run = check_empty_line,
    .label = N_ ("Lines without spaces"),
    .why = N_ ("A line that no car can get onto can never be crossed."),
    .clause = "JOY-CPT-04",
  },
  {
    .id = "JOY-LNT-07",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_interrupted_line,
    .label = N_ ("Interrupted lines"),
    .why = N_ ("The line continues behind the barrier, which surprises people at the table."),
    .clause = "JOY-RUL-33",
  },
  {
    .id = "JOY-LNT-08",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .run = check_capacity,
    .label = N_ ("Room at the start"),
    .why = N_ ("Every car needs a space on the line and the space behind it."),
    .clause = "JOY-SET-06",
    .fix_label = N_ ("Rate for Fewer Cars"),
    .fix = fix_capacity,
  },
  {
    .id = "JOY-LNT-09",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .run = check_start_direction,
    .label = N_ ("Start along the line"),
    .why = N_ ("Cars that queue in one lane run into each other in the rolling start."),
    .clause = "JOY-CPT-07",
  },
  {
    .id = "JOY-LNT-10",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .run = check_runway,
    .label = N_ ("Runway"),
    .why = N_ ("A rolling start drives up to six spaces straight ahead, whatever is there."),
    .clause = "JOY-SET-07",
  },
  {
    .id = "JOY-LNT-11",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_runway_items,
    .label = N_ ("Items on the runway"),
    .why =
      N_ ("Nobody chooses anything in the rolling start, so the dice decide who gets what lies "
          "there."),
    .clause = "JOY-RUL-64",
  },
  {
    .id = "JOY-LNT-12",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_line_width,
    .label = N_ ("Line width"),
    .why = N_ ("A line narrower than the field becomes a queue."),
    .clause = "JOY-CPT-02",
  },
  {
    .id = "JOY-LNT-30",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_touching_lines,
    .label = N_ ("Lines too close"),
    .why = N_ ("The rear enters a space one step after the front, and then counts for the next "
               "line."),
    .clause = "JOY-LIN-05",
  },
  {
    .id = "JOY-LNT-31",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_early_checkpoint,
    .label = N_ ("Checkpoint on the runway"),
    .why = N_ ("A high start roll then does what takes others a turn."),
    .clause = "JOY-SET-07",
  },
};

const PaddockCheckTable paddock_joyride_line_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_joy_map_prepare,
  .release = paddock_joy_map_release,
};

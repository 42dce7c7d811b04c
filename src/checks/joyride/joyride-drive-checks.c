/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Design checks of Joyride tracks that drive them: whether a lap can be done, and how much room there is.
 */

#include "check-tables.h"
#include "joyride-findings.h"
#include "words.h"

/* --- Laps --- */

static void
check_lap (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  g_autofree char *words = NULL;

  if (map->n_lines < 2 || map->n_places == 0 || map->can_drive_lap)
    return;

  words = paddock_joy_stage_words (map, (guint) map->blocked_stage);
  paddock_joy_finding_set_stage (paddock_report_words (report, N_ ("No car can get {1}."), "%s",
                                                       words),
                                 map, (guint) map->blocked_stage);
}

/* Whether some car can have driven forwards into this state. */
static gboolean
is_entered_forwards (const PaddockJoyMap *map, guint cell, guint heading)
{
  guint rear = (guint) ((int) cell - map->step[heading]);

  for (int turn = -1; turn <= 1; turn++)
    if (paddock_joy_map_fits (map, rear, (guint) paddock_direction_wrap ((int) heading - turn)))
      return TRUE;

  return FALSE;
}

typedef struct {
  guint n_states;
  guint n_stuck;
  int stuck_cell; /* a line cell all of whose states are stuck, or -1 */
} Finishers;

static Finishers
count_stuck (const PaddockJoyMap *map, guint line)
{
  const PaddockJoyStage *stage = &map->stages[line];
  Finishers count = { 0, 0, -1 };

  for (guint i = 0; i < map->lines[line].n_cells; i++) {
    guint cell = map->lines[line].cells[i];
    guint n = 0, stuck = 0;

    for (guint heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
      if (!paddock_joy_map_fits (map, cell, heading) || !is_entered_forwards (map, cell, heading))
        continue;
      n++;
      stuck +=
        !stage->is_forward || stage->to[cell * PADDOCK_N_DIRECTIONS + heading] == PADDOCK_JOY_FAR;
    }
    count.n_states += n;
    count.n_stuck += stuck;
    if (n > 0 && stuck == n && count.stuck_cell < 0)
      count.stuck_cell = (int) cell;
  }

  return count;
}

static void
check_finishers (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint line = 0; map->can_drive_lap && line < map->n_lines; line++) {
    Finishers count = count_stuck (map, line);
    g_autofree char *words = paddock_joy_stage_words (map, line);
    PaddockFinding *finding;

    if (count.stuck_cell < 0 && count.n_stuck * 4 <= count.n_states)
      continue;
    finding =
      paddock_report_words (report,
                            N_ ("Of {1} ways to arrive, {2} cannot continue {3} without backing "
                                "up."),
                            "%u\t%u\t%s", count.n_states, count.n_stuck, words);
    if (count.stuck_cell >= 0)
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, (guint) count.stuck_cell));
    paddock_joy_finding_set_stage (finding, map, line);
  }
}

/* --- Room --- */

static guint
count_blocked (const PaddockJoyMap *map, const guint8 *is_free, guint cell)
{
  guint n = 0;

  for (guint d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    n += !is_free[(int) cell + map->step[d]];

  return n;
}

/* What encloses a space on LEAST sides counts where there would be room WITHOUT it: obstacles and tokens on the bare
 * board, barriers within its outline. */
static void
report_enclosed (const guint8 *with,
                 const guint8 *without,
                 guint least,
                 const char *text,
                 PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  PaddockFinding *finding = NULL;

  for (guint cell = 0; map->n_lines > 1 && cell < map->n_cells; cell++) {
    if (!map->reach[cell] || count_blocked (map, with, cell) < least
        || count_blocked (map, without, cell) > 3)
      continue;
    if (!finding)
      finding = paddock_report (report, text);
    if (with == map->is_bare)
      finding->severity = PADDOCK_SEVERITY_HINT;
    paddock_finding_add_hex (finding, paddock_joy_map_hex (map, cell));
  }
}

static void
check_enclosed (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  report_enclosed (map->is_free, map->is_bare, 4,
                   N_ ("Obstacles or tokens enclose a space on more than three sides."), report);
  report_enclosed (map->is_bare, map->is_board, 5,
                   N_ ("Barriers of the board enclose a space on five sides."), report);
}

/* The six arc cells of the pair at CELL and its neighbour in DIRECTION are all blocked. */
static gboolean
is_trap (const PaddockJoyMap *map, guint cell, guint direction)
{
  int front = (int) cell + map->step[direction];

  for (int turn = -1; turn <= 1; turn++)
    if (map->is_free[front + map->step[paddock_direction_wrap ((int) direction + turn)]]
        || map
             ->is_free[(int) cell + map->step[paddock_direction_wrap ((int) direction + 3 + turn)]])
      return FALSE;

  return TRUE;
}

static gboolean
is_start_place (const PaddockJoyMap *map, guint cell, guint direction)
{
  guint front = (guint) ((int) cell + map->step[direction]);

  for (guint i = 0; i < map->n_places; i++)
    if (map->places[i] == front * PADDOCK_N_DIRECTIONS + direction
        || map->places[i] == cell * PADDOCK_N_DIRECTIONS + (direction + 3) % PADDOCK_N_DIRECTIONS)
      return TRUE;

  return FALSE;
}

static void
check_traps (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint cell = 0; map->n_lines > 1 && cell < map->n_cells; cell++)
    for (guint direction = 0; map->is_free[cell] && direction < 3; direction++) {
      guint front = (guint) ((int) cell + map->step[direction]);
      PaddockFinding *finding;

      if (!map->is_free[front] || !(map->reach[cell] || map->reach[front])
          || !is_trap (map, cell, direction))
        continue;
      finding =
        paddock_report (report,
                        N_ ("A car that is turned into these two spaces cannot drive out."));
      if (is_start_place (map, cell, direction))
        finding->severity = PADDOCK_SEVERITY_ERROR;
      paddock_finding_set_site (finding,
                                PADDOCK_SITE_AT (SPACES, paddock_hex_to_place (
                                                           paddock_joy_map_hex (map, cell))));
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, cell));
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, front));
    }
}

static void
check_dead_area (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  PaddockFinding *finding = NULL;

  for (guint cell = 0; map->n_lines > 1 && map->n_places > 0 && cell < map->n_cells; cell++) {
    if (!map->is_free[cell] || map->reach[cell])
      continue;
    if (!finding)
      finding = paddock_report (report, N_ ("No car can reach some spaces."));
    paddock_finding_add_hex (finding, paddock_joy_map_hex (map, cell));
  }
}

/* --- Width --- */

/* The connected part of narrow route cells that CELL belongs to; SEEN is marked. */
static guint
collect_narrow (const PaddockJoyMap *map, guint cell, guint width, guint8 *seen, GArray *part)
{
  g_array_set_size (part, 0);
  g_array_append_val (part, cell);
  seen[cell] = TRUE;
  for (guint i = 0; i < part->len; i++)
    for (guint d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      guint next = (guint) ((int) g_array_index (part, guint, i) + map->step[d]);

      if (seen[next] || !map->is_on_route[next] || map->width_at[next] > width)
        continue;
      seen[next] = TRUE;
      g_array_append_val (part, next);
    }

  return part->len;
}

static void
report_narrow (const PaddockJoyMap *map,
               guint width,
               guint length,
               PaddockSeverity severity,
               PaddockReport *report)
{
  g_autofree guint8 *seen = g_new0 (guint8, map->n_cells);
  g_autoptr (GArray) part = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint cell = 0; cell < map->n_cells; cell++) {
    PaddockFinding *finding;
    PaddockHex first;

    if (seen[cell] || !map->is_on_route[cell] || map->width_at[cell] > width
        || collect_narrow (map, cell, width, seen, part) < length)
      continue;
    first = paddock_joy_map_hex (map, cell);
    finding = paddock_report_words (report, N_ ("For {1} spaces the road is at most {2} wide."),
                                    "%u\t%u", part->len, width);
    finding->severity = severity;
    paddock_finding_set_site (finding, PADDOCK_SITE_AT (STRETCH, paddock_hex_to_place (first)));
    for (guint i = 0; i < part->len; i++)
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, g_array_index (part, guint, i)));
  }
}

static void
check_narrow (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  if (map->n_lines < 2)
    return;
  report_narrow (map, 1, 4, PADDOCK_SEVERITY_WARNING, report);
  report_narrow (map, 2, 12, PADDOCK_SEVERITY_HINT, report);
}

typedef struct {
  guint narrowest, widest;
  guint n_cells;
  guint n_tight; /* narrower than the field */
} Widths;

static Widths
measure_route (const PaddockJoyMap *map)
{
  Widths widths = { 255, 0, 0, 0 };

  for (guint cell = 0; cell < map->n_cells; cell++) {
    if (!map->is_on_route[cell])
      continue;
    widths.n_cells++;
    widths.narrowest = MIN (widths.narrowest, map->width_at[cell]);
    widths.widest = MAX (widths.widest, map->width_at[cell]);
    widths.n_tight += map->width_at[cell] < map->n_cars;
  }

  return widths;
}

static void
check_variety (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  Widths widths = map->n_lines > 1 ? measure_route (map) : (Widths){ 0 };

  if (widths.n_cells == 0)
    return;
  if (widths.widest - widths.narrowest < 2)
    paddock_report_words (report, N_ ("The road is about {1} wide everywhere."), "%u",
                          widths.narrowest);
  else if (map->longest_row < 8)
    paddock_report_words (report,
                          N_ ("The longest straight has {1} spaces; there is nowhere to build "
                              "up speed."),
                          "%u", map->longest_row);
  else if (widths.narrowest > 3)
    paddock_report_words (report,
                          N_ ("The road is never less than {1} wide; nothing is contested."), "%u",
                          widths.narrowest);
}

static void
check_pile_ups (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  Widths widths = map->n_lines > 1 ? measure_route (map) : (Widths){ 0 };

  if (widths.n_tight * 2 > widths.n_cells)
    paddock_report_words (
      report,
      N_ ("{1} percent of the road is too narrow for {2} cars side by side: expect "
          "pile-ups."),
      "%u\t%u", widths.n_tight * 100 / widths.n_cells, map->n_cars);
}

static void
check_speed_range (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  PaddockFinding *finding;

  if (map->longest_row == 0 || (map->longest_row >= 6 && map->longest_row <= 15))
    return;

  finding = paddock_report_words (
    report,
    map->longest_row < 6
      ? N_ ("The longest straight has {1} spaces: gears 4 and 5 are useless.")
      : N_ ("The longest straight has {1} spaces, more than a car drives in one turn."),
    "%u", map->longest_row);
  paddock_finding_add_hex (finding, paddock_joy_map_hex (map, map->longest_cell));
}

/* Whoever reads that nothing was found must know what was not looked for. */
static void
check_size (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  if (map->is_too_large)
    paddock_report_words (report,
                          N_ ("The board spans {1} by {2} hexes, too many to check how it drives."),
                          "%d\t%d", map->window.width - 2 * PADDOCK_JOY_BORDER,
                          map->window.height - 2 * PADDOCK_JOY_BORDER);
}

#define JOYRIDE .kind = &paddock_hex_track_kind, .game = "joyride"

static const PaddockCheck rows[] = {
  {
    .id = "PAD-JOY-01",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_size,
    .label = N_ ("Too large to check"),
    .why = N_ ("Checks of lines, routes and items need a map of the whole board in memory. "
               "They are left out here, so problems may go unnoticed."),
  },
  {
    .id = "JOY-LNT-13",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_enclosed,
    .label = N_ ("Enclosed spaces"),
    .why = N_ ("A car pushed in there can hardly get out."),
    .clause = "JOY-OBS-01",
  },
  {
    .id = "JOY-LNT-14",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_narrow,
    .label = N_ ("Narrow stretches"),
    .why = N_ ("Where nobody can pass, the race stands still behind the slowest car."),
    .clause = "JOY-RRE-01",
  },
  {
    .id = "JOY-LNT-15",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_variety,
    .label = N_ ("Variety"),
    .why = N_ ("Tracks that widen and narrow, with a straight to build up speed, race best."),
    .clause = "JOY-MOV-06",
  },
  {
    .id = "JOY-LNT-16",
    .severity = PADDOCK_SEVERITY_ERROR,
    JOYRIDE,
    .run = check_lap,
    .label = N_ ("A lap can be driven"),
    .why = N_ ("A race that nobody can finish never ends."),
    .clause = "JOY-LIN-04",
  },
  {
    .id = "JOY-LNT-17",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_finishers,
    .label = N_ ("Continuing after a line"),
    .why = N_ ("Backing up costs turns that others do not lose."),
    .clause = "JOY-REV-02",
  },
  {
    .id = "JOY-LNT-18",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_traps,
    .label = N_ ("Traps"),
    .why = N_ ("A side-swipe can turn a car in there, and only another hit gets it out."),
    .clause = "JOY-CAR-02",
  },
  {
    .id = "JOY-LNT-21",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_speed_range,
    .label = N_ ("Straights"),
    .why = N_ ("A turn covers 1 to 15 spaces; straights in that range use all gears."),
    .clause = "JOY-MOV-06",
  },
  {
    .id = "JOY-LNT-35",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_dead_area,
    .label = N_ ("Dead areas"),
    .why = N_ ("Spaces that cannot be reached are only scenery."),
    .clause = "JOY-BRD-01",
  },
  {
    .id = "JOY-LNT-38",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_pile_ups,
    .label = N_ ("Pile-up index"),
    .why = N_ ("Where cars cannot drive side by side, they push each other into barriers."),
    .clause = "JOY-PIL-01",
  },
};

const PaddockCheckTable paddock_joyride_drive_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_joy_map_prepare,
  .release = paddock_joy_map_release,
};

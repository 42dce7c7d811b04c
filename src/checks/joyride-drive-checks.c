/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Design checks of Joyride tracks that drive them: whether a lap can be done, how wide and how varied it is, and
 * what tempts off the line.
 */

#include "check-tables.h"
#include "joyride-map.h"
#include "words.h"

#define ROUTE 125 /* percent of the shortest way that still count as the route */

static gboolean
is_drivable (const PaddockJoyMap *map)
{
  return map->n_lines > 1;
}

static void
set_stage (PaddockFinding *finding, const PaddockJoyMap *map, guint stage)
{
  guint next = (stage + 1) % map->n_lines;

  paddock_finding_set_place (finding, "stage %u", stage + 1);
  for (guint i = 0; i < map->lines[next].n_cells; i++)
    paddock_finding_add_hex (finding, paddock_joy_map_hex (map, map->lines[next].cells[i]));
}

static char *
stage_words (const PaddockJoyMap *map, guint stage)
{
  if (stage == 0)
    return g_strdup (N_ ("from the start to checkpoint 1"));
  if (stage + 1 == map->n_lines)
    return g_strdup_printf (N_ ("from checkpoint %u to the start"), stage);

  return g_strdup_printf (N_ ("from checkpoint %u to checkpoint %u"), stage, stage + 1);
}

/* --- Laps --- */

static void
check_lap (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  g_autofree char *words = NULL;

  if (!is_drivable (map) || map->n_places == 0 || map->can_drive_lap)
    return;

  words = stage_words (map, (guint) map->blocked_stage);
  set_stage (paddock_report_words (report, N_ ("No car can get {1}."), "%s", words), map,
             (guint) map->blocked_stage);
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
    g_autofree char *words = stage_words (map, line);
    PaddockFinding *finding;

    if (count.stuck_cell < 0 && count.n_stuck * 4 <= count.n_states)
      continue;
    finding =
      paddock_report_words (report,
                            N_ ("Of {1} ways to arrive, {2} cannot go on {3} without backing up."),
                            "%u\t%u\t%s", count.n_states, count.n_stuck, words);
    if (count.stuck_cell >= 0)
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, (guint) count.stuck_cell));
    set_stage (finding, map, line);
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

static void
check_enclosed (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  PaddockFinding *finding = NULL;

  for (guint cell = 0; is_drivable (map) && cell < map->n_cells; cell++) {
    if (!map->reach[cell] || count_blocked (map, map->is_free, cell) < 4
        || count_blocked (map, map->is_bare, cell) > 3)
      continue;
    if (!finding)
      finding =
        paddock_report (report,
                        N_ ("Obstacles or tokens enclose a space on more than three sides."));
    paddock_finding_add_hex (finding, paddock_joy_map_hex (map, cell));
  }
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

  for (guint cell = 0; is_drivable (map) && cell < map->n_cells; cell++)
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
      paddock_finding_set_place (finding, "spaces %d,%d", paddock_joy_map_hex (map, cell).q,
                                 paddock_joy_map_hex (map, cell).r);
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, cell));
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, front));
    }
}

static void
check_dead_area (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  PaddockFinding *finding = NULL;

  for (guint cell = 0; is_drivable (map) && map->n_places > 0 && cell < map->n_cells; cell++) {
    if (!map->is_free[cell] || map->reach[cell])
      continue;
    if (!finding)
      finding = paddock_report (report, N_ ("There are spaces that no car can reach."));
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
    finding = paddock_report_words (report, N_ ("For {1} spaces the way is at most {2} wide."),
                                    "%u\t%u", part->len, width);
    finding->severity = severity;
    paddock_finding_set_place (finding, "stretch %d,%d", first.q, first.r);
    for (guint i = 0; i < part->len; i++)
      paddock_finding_add_hex (finding, paddock_joy_map_hex (map, g_array_index (part, guint, i)));
  }
}

static void
check_narrow (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  if (!is_drivable (map))
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
  Widths widths = is_drivable (map) ? measure_route (map) : (Widths){ 0 };

  if (widths.n_cells == 0)
    return;
  if (widths.widest - widths.narrowest < 2)
    paddock_report_words (report, N_ ("The way is about {1} wide everywhere."), "%u",
                          widths.narrowest);
  else if (map->longest_row < 8)
    paddock_report_words (report,
                          N_ ("The longest straight has {1} spaces; nothing invites to speed."),
                          "%u", map->longest_row);
  else if (widths.narrowest > 3)
    paddock_report_words (report,
                          N_ ("The way is nowhere less than {1} wide; nothing is contested."), "%u",
                          widths.narrowest);
}

static void
check_pile_ups (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  Widths widths = is_drivable (map) ? measure_route (map) : (Widths){ 0 };

  if (widths.n_tight * 2 > widths.n_cells)
    paddock_report_words (
      report, N_ ("{1} percent of the way is narrower than {2} cars abreast: expect pile-ups."),
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
      ? N_ ("The longest straight has {1} spaces: gears 4 and 5 are of no use.")
      : N_ ("The longest straight has {1} spaces, more than a car drives in one turn."),
    "%u", map->longest_row);
  paddock_finding_add_hex (finding, paddock_joy_map_hex (map, map->longest_cell));
}

/* --- Choices --- */

/* The headings with which a stage's last line is entered on its route. */
static guint
collect_approaches (const PaddockJoyMap *map, guint stage)
{
  const PaddockJoyLine *line = &map->lines[(stage + 1) % map->n_lines];
  guint headings = 0;

  for (guint i = 0; i < line->n_cells; i++)
    for (guint heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++)
      if (paddock_joy_map_fits (map, line->cells[i], heading)
          && paddock_joy_stage_has (&map->stages[stage],
                                    line->cells[i] * PADDOCK_N_DIRECTIONS + heading, ROUTE))
        headings |= 1u << heading;

  return headings;
}

static void
check_approaches (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint stage = 0; map->can_drive_lap && stage < map->n_lines; stage++) {
    g_autofree char *words = stage_words (map, stage);

    if (__builtin_popcount (collect_approaches (map, stage)) == 1)
      set_stage (paddock_report_words (report, N_ ("All good ways {1} arrive in one direction."),
                                       "%s", words),
                 map, stage);
  }
}

/* A row of free cells between two groups of blocked cells; whoever passes it goes between them. */
typedef struct {
  guint a, b; /* the groups */
  guint cell; /* first of the row */
  guint direction;
  guint length;
  guint32 lines; /* that it meets */
} Cut;

#define MAX_CUTS 12

/* Numbers the groups of blocked cells from 1; whatever touches the outside is group 1. */
static guint *
label_blocked (const PaddockJoyMap *map)
{
  guint *labels = g_new0 (guint, map->n_cells);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = 0;

  for (guint start = 0; start < map->n_cells; start++) {
    if (map->is_free[start] || labels[start])
      continue;
    labels[start] = ++n;
    g_array_set_size (queue, 0);
    g_array_append_val (queue, start);
    for (guint i = 0; i < queue->len; i++)
      for (guint d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
        int next = (int) g_array_index (queue, guint, i) + map->step[d];
        guint cell = (guint) next;

        if (next < 0 || cell >= map->n_cells || map->is_free[cell] || labels[cell])
          continue;
        labels[cell] = n;
        g_array_append_val (queue, cell);
      }
  }

  return labels;
}

/* Keeps the shortest row between each two groups, the shortest cuts first. */
static void
add_cut (GArray *cuts, Cut cut)
{
  guint at;

  if (cuts->len == MAX_CUTS && g_array_index (cuts, Cut, MAX_CUTS - 1).length <= cut.length)
    return;
  for (guint i = 0; i < cuts->len; i++) {
    Cut *old = &g_array_index (cuts, Cut, i);

    if (old->a != cut.a || old->b != cut.b)
      continue;
    if (old->length <= cut.length)
      return;
    g_array_remove_index (cuts, i);
    break;
  }
  for (at = cuts->len; at > 0 && g_array_index (cuts, Cut, at - 1).length > cut.length; at--)
    ;
  g_array_insert_val (cuts, at, cut);
  if (cuts->len > MAX_CUTS)
    g_array_set_size (cuts, MAX_CUTS);
}

/* How many free cells stand in a row from CELL on, and which lines they meet. */
static guint
measure_row (const PaddockJoyMap *map, guint cell, guint direction, guint32 *lines)
{
  guint n = 0;

  *lines = 0;
  for (int at = (int) cell; map->is_free[at]; at += map->step[direction], n++)
    *lines |= map->line_sets[at];

  return n;
}

/* Every row between two groups, of Cut. */
static GArray *
find_rows (const PaddockJoyMap *map, const guint *labels)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Cut));

  for (guint cell = 0; cell < map->n_cells; cell++)
    for (guint d = 0; map->is_free[cell] && d < 3; d++) {
      guint a = labels[(int) cell - map->step[d]], b;
      Cut cut = { .cell = cell, .direction = d };

      if (map->is_free[(int) cell - map->step[d]])
        continue; /* only where a row begins */
      cut.length = measure_row (map, cell, d, &cut.lines);
      b = labels[(int) cell + (int) cut.length * map->step[d]];
      cut.a = MIN (a, b);
      cut.b = MAX (a, b);
      if (a != b)
        g_array_append_val (found, cut);
    }

  return found;
}

/* The shortest rows that meet none of LINES. */
static GArray *
choose_cuts (GArray *found, guint32 lines)
{
  GArray *cuts = g_array_new (FALSE, FALSE, sizeof (Cut));

  for (guint i = 0; i < found->len; i++)
    if (!(g_array_index (found, Cut, i).lines & lines))
      add_cut (cuts, g_array_index (found, Cut, i));

  return cuts;
}

/* The fewest steps, cell by cell, from one line to the next with the cut passed an even and an odd number of times. */
typedef struct {
  const PaddockJoyMap *map;
  const guint8 *is_cut;
  guint direction;
  guint16 *steps; /* by cell * 2 + parity */
  guint32 *queue;
  guint n;
} Passage;

static void
passage_visit (Passage *self, guint cell, guint parity, guint16 steps)
{
  guint node = cell * 2 + parity;

  if (!self->map->is_free[cell] || self->steps[node] != PADDOCK_JOY_FAR)
    return;
  self->steps[node] = steps;
  self->queue[self->n++] = node;
}

/* The cut runs along the left side of its row: leaving the row to the left, or coming onto it from there. */
static gboolean
passes_cut (const Passage *self, guint from, guint to, guint d)
{
  guint left = (d + PADDOCK_N_DIRECTIONS - self->direction) % PADDOCK_N_DIRECTIONS;

  if (self->is_cut[from] && !self->is_cut[to])
    return left == 1 || left == 2;

  return self->is_cut[to] && !self->is_cut[from] && (left == 4 || left == 5);
}

static void
passage_search (Passage *self, guint line)
{
  const PaddockJoyLine *from = &self->map->lines[line];
  guint32 goal = 1u << (line + 1) % self->map->n_lines;
  guint limit = PADDOCK_JOY_FAR;

  memset (self->steps, 0xff, self->map->n_cells * 2 * sizeof (guint16));
  self->n = 0;
  for (guint i = 0; i < from->n_cells; i++)
    passage_visit (self, from->cells[i], 0, 0);
  for (guint done = 0; done < self->n; done++) {
    guint cell = self->queue[done] / 2, parity = self->queue[done] % 2;
    guint16 steps = (guint16) (self->steps[self->queue[done]] + 1);

    if (limit == PADDOCK_JOY_FAR && self->map->line_sets[cell] & goal)
      limit =
        (steps - 1u) * 16 / 10; /* the first to arrive; what is much longer is no alternative */
    if (steps > limit + 1)
      return;

    for (guint d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      guint next = (guint) ((int) cell + self->map->step[d]);

      passage_visit (self, next, parity ^ (guint) passes_cut (self, cell, next, d), steps);
    }
  }
}

static guint
passage_shortest (const Passage *self, guint line, guint parity)
{
  guint shortest = PADDOCK_JOY_FAR;

  for (guint i = 0; i < self->map->lines[line].n_cells; i++)
    shortest = MIN (shortest, self->steps[self->map->lines[line].cells[i] * 2 + parity]);

  return shortest;
}

/* JOY-LNT-19: both ways round are within 1.6 times the shortest. */
static gboolean
cut_gives_choice (Passage *passage, const Cut *cut, guint stage, guint8 *is_cut)
{
  const PaddockJoyMap *map = passage->map;
  guint next = (stage + 1) % map->n_lines;
  guint even, odd;

  for (guint i = 0; i < cut->length; i++)
    is_cut[(int) cut->cell + (int) i * map->step[cut->direction]] = TRUE;
  passage->direction = cut->direction;
  passage_search (passage, stage);
  even = passage_shortest (passage, next, 0);
  odd = passage_shortest (passage, next, 1);
  for (guint i = 0; i < cut->length; i++)
    is_cut[(int) cut->cell + (int) i * map->step[cut->direction]] = FALSE;

  return MAX (even, odd) != PADDOCK_JOY_FAR && MAX (even, odd) * 10 <= MIN (even, odd) * 16;
}

static gboolean
stage_has_choice (Passage *passage, GArray *found, guint stage, guint8 *is_cut)
{
  guint32 lines = 1u << stage | 1u << (stage + 1) % passage->map->n_lines;
  g_autoptr (GArray) cuts = choose_cuts (found, lines);

  for (guint i = 0; i < cuts->len; i++)
    if (cut_gives_choice (passage, &g_array_index (cuts, Cut, i), stage, is_cut))
      return TRUE;

  return FALSE;
}

static void
check_alternatives (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  g_autofree guint *labels = NULL;
  g_autoptr (GArray) found = NULL;
  g_autofree guint8 *is_cut = NULL;
  g_autofree guint16 *steps = NULL;
  g_autofree guint32 *queue = NULL;
  Passage passage = { .map = map };

  if (!map->can_drive_lap)
    return;

  labels = label_blocked (map);
  found = find_rows (map, labels);
  passage.is_cut = is_cut = g_new0 (guint8, map->n_cells);
  passage.steps = steps = g_new (guint16, map->n_cells * 2);
  passage.queue = queue = g_new (guint32, map->n_cells * 2);
  for (guint stage = 0; stage < map->n_lines; stage++) {
    g_autofree char *words = stage_words (map, stage);

    if (!stage_has_choice (&passage, found, stage, is_cut))
      set_stage (paddock_report_words (report, N_ ("There is only one way {1}."), "%s", words), map,
                 stage);
  }
}

/* --- Bends --- */

/* The fewest steers from a stage's start to its end on its route, and the way back from every state. */
typedef struct {
  const PaddockJoyStage *stage;
  guint16 *steers;
  guint32 *parent;
} Bends;

static void
relax (Bends *bends, const PaddockJoyMap *map, guint from, guint turn, GArray *same, GArray *later)
{
  guint heading = (from % PADDOCK_N_DIRECTIONS + turn) % PADDOCK_N_DIRECTIONS;
  guint cell = (guint) ((int) (from / PADDOCK_N_DIRECTIONS) + map->step[heading]);
  guint32 state = cell * PADDOCK_N_DIRECTIONS + heading;
  guint steers = bends->steers[from] + (turn != 0);

  if (bends->steers[state] <= steers || !paddock_joy_stage_has (bends->stage, state, ROUTE))
    return;
  bends->steers[state] = (guint16) steers;
  bends->parent[state] = from;
  if (turn == 0)
    g_array_append_val (same, state);
  else
    g_array_append_val (later, state);
}

/* Level by level: all states with n steers, then those with one more. */
static void
bends_search (Bends *self, const PaddockJoyMap *map, const guint32 *sources, guint n)
{
  g_autoptr (GArray) same = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) later = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_vals (same, sources, n);
  for (guint i = 0; i < n; i++) {
    self->steers[sources[i]] = 0;
    self->parent[sources[i]] = G_MAXUINT32;
  }
  while (same->len > 0) {
    GArray *swap = same;

    for (guint i = 0; i < same->len; i++) {
      guint32 state = g_array_index (same, guint32, i);

      relax (self, map, state, 0, same, later);
      relax (self, map, state, 1, same, later);
      relax (self, map, state, 5, same, later);
    }
    same = later;
    later = swap;
    g_array_set_size (later, 0);
  }
}

/* The shortest stretch between two steers on the way to STATE; 0 if there are fewer than two. */
static guint
measure_bends (const Bends *self, guint32 state, guint32 *where)
{
  guint shortest = 0, since = 0;
  gboolean has_steered = FALSE;

  for (; self->parent[state] != G_MAXUINT32; state = self->parent[state]) {
    since++;
    if (self->steers[self->parent[state]] == self->steers[state])
      continue;
    if (has_steered && (shortest == 0 || since < shortest)) {
      shortest = since;
      *where = state;
    }
    has_steered = TRUE;
    since = 0;
  }

  return shortest;
}

static guint32
find_best_arrival (const PaddockJoyMap *map, const Bends *bends, guint line)
{
  guint32 best = G_MAXUINT32;

  for (guint i = 0; i < map->lines[line].n_cells; i++)
    for (guint heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
      guint32 state = map->lines[line].cells[i] * PADDOCK_N_DIRECTIONS + heading;

      if (bends->steers[state] != PADDOCK_JOY_FAR
          && (best == G_MAXUINT32 || bends->steers[state] < bends->steers[best]))
        best = state;
    }

  return best;
}

static void
report_bend (const PaddockJoyMap *map, const Bends *bends, guint stage, PaddockReport *report)
{
  guint32 arrival = find_best_arrival (map, bends, (stage + 1) % map->n_lines), where = 0;
  guint gap = arrival == G_MAXUINT32 ? 0 : measure_bends (bends, arrival, &where);
  g_autofree char *words = stage_words (map, stage);
  PaddockFinding *finding;

  if (gap == 0 || gap > 2)
    return;
  finding = paddock_report_words (report,
                                  N_ ("On the straightest way {1} two steers follow each other "
                                      "after {2}; the dice must total just that."),
                                  "%s\t%u", words, gap);
  paddock_finding_set_place (finding, "stage %u", stage + 1);
  paddock_finding_add_hex (finding, paddock_joy_map_hex (map, where / PADDOCK_N_DIRECTIONS));
}

static void
check_bends (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  guint n_states = map->n_cells * PADDOCK_N_DIRECTIONS;
  g_autofree guint16 *steers = g_new (guint16, n_states + 1);
  g_autofree guint32 *parent = g_new (guint32, n_states + 1);
  Bends bends = { NULL, steers, parent };

  for (guint stage = 0; map->can_drive_lap && stage < map->n_lines; stage++) {
    guint n;
    g_autofree guint32 *sources = stage == 0
                                    ? paddock_joy_map_start_states (map, map->start_direction, &n)
                                    : paddock_joy_map_line_states (map, stage, &n);

    bends.stage = &map->stages[stage];
    memset (steers, 0xff, n_states * sizeof (guint16));
    bends_search (&bends, map, sources, n);
    report_bend (map, &bends, stage, report);
  }
}

/* --- The other way round --- */

static void
check_both_directions (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  guint n;
  g_autofree guint32 *back = NULL;

  if (!map->can_drive_lap || !map->stages[0].is_forward)
    return;

  back = paddock_joy_map_start_states (map, paddock_direction_wrap (map->start_direction + 3), &n);
  if (!paddock_joy_map_leads_to (map, back, n, 1))
    paddock_finding_set_place (
      paddock_report (report,
                      N_ (
                        "On later laps checkpoint 1 can be reached only in the start direction.")),
      "start");
}

/* Room and runway for the opposite start direction. */
static gboolean
has_start_backwards (const PaddockJoyMap *map, const guint32 *places, guint n)
{
  int step = map->step[paddock_direction_wrap (map->start_direction + 3)];

  if (n < map->n_cars || (map->start_direction - map->lines[0].direction) % 3 == 0)
    return FALSE;
  for (guint i = 0; i < n; i++)
    for (int k = 1; k <= 6; k++)
      if (!map->is_free[(int) (places[i] / PADDOCK_N_DIRECTIONS) + k * step])
        return FALSE;

  return TRUE;
}

static void
check_remix (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;
  guint n;
  g_autofree guint32 *states = NULL;

  if (!map->can_drive_lap)
    return;

  states =
    paddock_joy_map_start_states (map, paddock_direction_wrap (map->start_direction + 3), &n);
  if (!has_start_backwards (map, states, n))
    return;
  for (guint line = map->n_lines; line-- > 0;) {
    if (!paddock_joy_map_leads_to (map, states, n, line))
      return;
    g_free (states);
    states = paddock_joy_map_line_states (map, line, &n);
  }
  paddock_report (report, N_ ("The track can also be raced the other way round."));
}

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

  for (guint i = 0; is_drivable (map) && i < paddock_list_len (map->track->board_items); i++) {
    const PaddockBoardItem *item = PADDOCK_LIST_AT (map->track->board_items, PaddockBoardItem, i);
    int cell = paddock_joy_map_cell (map, item->at);
    PaddockFinding *finding;

    if (cell < 0 || !map->is_free[cell] || map->n_places == 0)
      continue;
    if (!map->reach[cell]) {
      finding = paddock_report (report, N_ ("No car can reach this item."));
    } else if (is_on_every_line (map, (guint) cell)) {
      finding =
        paddock_report (report, N_ ("Every best line leads over this item; it tempts nobody."));
      finding->severity = PADDOCK_SEVERITY_HINT;
    } else {
      continue;
    }
    paddock_finding_set_place (finding, "item %d,%d", item->at.q, item->at.r);
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
                          N_ (
                            "Up to {1} items are gained from {2} tokens: the stack is reshuffled."),
                          "%u\t%u", wanted, pool);
}

/* --- Odds and ends --- */

/* What a box of ours holds; the books give no numbers (JOY-CMP-02). */
static const struct {
  PaddockObstacleShape first, last;
  guint n;
  const char *words;
} box[] = {
  { PADDOCK_SHAPE_ONE, PADDOCK_SHAPE_ONE, 8, N_ ("obstacles of one hex") },
  { PADDOCK_SHAPE_TWO, PADDOCK_SHAPE_TWO, 6, N_ ("obstacles of two hexes") },
  { PADDOCK_SHAPE_STRAIGHT, PADDOCK_SHAPE_TRIANGLE, 6, N_ ("obstacles of three hexes") },
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
      paddock_report_words (report, N_ ("The track needs {1} {2}; a box holds {3}."), "%u\t%s\t%u",
                            n, box[i].words, box[i].n);
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
      paddock_report (report, N_ ("With one lap fewer nothing would be left of the race."));
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
        guint n = measure_row (map, (guint) ((int) cell + map->step[d]), d, &met);

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
  paddock_finding_set_place (finding, line == 0 ? "start" : "checkpoint %u", line);
  paddock_finding_add_hex (finding, paddock_joy_map_hex (map, from));
}

#define JOYRIDE .kind = &paddock_hex_track_kind, .games = 1u << PADDOCK_GAME_JOYRIDE

static const PaddockCheck rows[] = {
  {
    .id = "JOY-LNT-13",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_enclosed,
    .label = N_ ("Enclosed spaces"),
    .why = N_ ("A car pushed in there has hardly a way out."),
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
    .why = N_ ("Tracks that widen and narrow, with a straight to build speed on, race best."),
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
    .label = N_ ("Going on after a line"),
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
    .id = "JOY-LNT-19",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_alternatives,
    .label = N_ ("Alternative routes"),
    .why = N_ ("A choice of ways is a decision; without one the dice decide."),
    .clause = "JOY-LIN-02",
  },
  {
    .id = "JOY-LNT-20",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_approaches,
    .label = N_ ("Approaches"),
    .why =
      N_ ("Lines that can be entered from several directions make cars cross each other's ways."),
    .clause = "JOY-LIN-02",
  },
  {
    .id = "JOY-LNT-21",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_speed_range,
    .label = N_ ("Straights"),
    .why = N_ ("A turn drives from 1 to 15 spaces; straights of that range use all gears."),
    .clause = "JOY-MOV-06",
  },
  {
    .id = "JOY-LNT-22",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_bends,
    .label = N_ ("Tight bends"),
    .why = N_ ("Both steers fit in one turn only in gear 2."),
    .clause = "JOY-STR-03",
  },
  {
    .id = "JOY-LNT-23",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_both_directions,
    .label = N_ ("Start in both directions"),
    .why = N_ ("After the first lap the starting line may be crossed from any side."),
    .clause = "JOY-CPT-07",
  },
  {
    .id = "JOY-LNT-24",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_remix,
    .label = N_ ("The other way round"),
    .why = N_ ("A track that works in both directions is two tracks."),
    .clause = "JOY-CPT-07",
  },
  {
    .id = "JOY-LNT-26",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_item_places,
    .label = N_ ("Places of items"),
    .why = N_ ("An item should tempt off the line."),
    .clause = "JOY-ITM-01",
  },
  {
    .id = "JOY-LNT-29",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_stack,
    .label = N_ ("Size of the stack"),
    .why = N_ ("With the rules of 2023 the stack then runs dry."),
    .clause = "JOY-ITM-08",
  },
  {
    .id = "JOY-LNT-35",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_dead_area,
    .label = N_ ("Dead areas"),
    .why = N_ ("Spaces that cannot be reached are scenery."),
    .clause = "JOY-BRD-01",
  },
  {
    .id = "JOY-LNT-37",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_box,
    .label = N_ ("Pieces in the box"),
    .why = N_ ("At the table only so many pieces are there."),
    .clause = "JOY-CMP-02",
  },
  {
    .id = "JOY-LNT-38",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_pile_ups,
    .label = N_ ("Pile-up index"),
    .why = N_ ("Where cars cannot drive abreast they push each other into barriers."),
    .clause = "JOY-PIL-01",
  },
  {
    .id = "JOY-LNT-39",
    .severity = PADDOCK_SEVERITY_WARNING,
    JOYRIDE,
    .run = check_fewer_laps,
    .label = N_ ("One lap fewer"),
    .why = N_ ("The variant takes a lap off."),
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

const PaddockCheckTable paddock_joyride_drive_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_joy_map_prepare,
  .release = paddock_joy_map_release,
};

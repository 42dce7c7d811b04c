/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Design checks of Joyride tracks that compare ways: alternatives, approaches, bends, the other way round.
 */

#include "check-tables.h"
#include "joyride-findings.h"
#include "words.h"

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
                                    line->cells[i] * PADDOCK_N_DIRECTIONS + heading,
                                    PADDOCK_JOY_ROUTE))
        headings |= 1u << heading;

  return headings;
}

static void
check_approaches (gconstpointer record, PaddockReport *report)
{
  const PaddockJoyMap *map = report->prepared;

  for (guint stage = 0; map->can_drive_lap && stage < map->n_lines; stage++) {
    g_autofree char *words = paddock_joy_stage_words (map, stage);

    if (__builtin_popcount (collect_approaches (map, stage)) == 1)
      paddock_joy_finding_set_stage (
        paddock_report_words (report, N_ ("All good routes {1} arrive in one direction."), "%s",
                              words),
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
      cut.length = paddock_joy_measure_row (map, cell, d, &cut.lines);
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
    g_autofree char *words = paddock_joy_stage_words (map, stage);

    if (!stage_has_choice (&passage, found, stage, is_cut))
      paddock_joy_finding_set_stage (paddock_report_words (report,
                                                           N_ ("There is only one route {1}."),
                                                           "%s", words),
                                     map, stage);
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

  if (bends->steers[state] <= steers
      || !paddock_joy_stage_has (bends->stage, state, PADDOCK_JOY_ROUTE))
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
  g_autofree char *words = paddock_joy_stage_words (map, stage);
  PaddockFinding *finding;

  if (gap == 0 || gap > 2)
    return;
  finding = paddock_report_words (report,
                                  N_ ("On the straightest route {1} two steers follow each "
                                      "other after {2}; the dice must total exactly that."),
                                  "%s\t%u", words, gap);
  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (STAGE, stage + 1));
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
    paddock_finding_set_site (
      paddock_report (report,
                      N_ (
                        "On later laps checkpoint 1 can only be reached in the start direction.")),
      PADDOCK_SITE (START));
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

#define JOYRIDE .kind = &paddock_hex_track_kind, .game = "joyride"

static const PaddockCheck rows[] = {
  {
    .id = "JOY-LNT-19",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_alternatives,
    .label = N_ ("Alternative routes"),
    .why = N_ ("A choice of routes is a decision; without one the dice decide."),
    .clause = "JOY-LIN-02",
  },
  {
    .id = "JOY-LNT-20",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_approaches,
    .label = N_ ("Approaches"),
    .why = N_ ("Lines that can be entered from several directions make cars cross paths."),
    .clause = "JOY-LIN-02",
  },
  {
    .id = "JOY-LNT-22",
    .severity = PADDOCK_SEVERITY_HINT,
    JOYRIDE,
    .run = check_bends,
    .label = N_ ("Tight bends"),
    .why = N_ ("Both steers fit into one turn only in gear 2."),
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
    .label = N_ ("Reverse direction"),
    .why = N_ ("A track that works in both directions is two tracks."),
    .clause = "JOY-CPT-07",
  },
};

const PaddockCheckTable paddock_joyride_route_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_joy_map_prepare,
  .release = paddock_joy_map_release,
};

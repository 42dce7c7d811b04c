/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "joyride-map.h"

#include "track-layout.h"
#include "track-things.h"

#define ROUTE_TOLERANCE 125 /* percent of the shortest way */
/* What a map may take: about so many bytes for each cell of its window, and more for each line. */
#define MAX_BYTES (160 * 1000 * 1000)
#define CELL_BYTES 50
#define STAGE_BYTES (2 * PADDOCK_N_DIRECTIONS * sizeof (guint16))
#define ASK_EVERY 4096 /* states */

PaddockHex
paddock_joy_map_hex (const PaddockJoyMap *self, guint cell)
{
  return paddock_hex_window_at (&self->window, cell);
}

int
paddock_joy_map_cell (const PaddockJoyMap *self, PaddockHex hex)
{
  return paddock_hex_window_has (&self->window, hex)
           ? (int) paddock_hex_window_index (&self->window, hex)
           : -1;
}

/* --- The board --- */

static void
lay_cell (PaddockHex hex, PaddockCell cell, gpointer data)
{
  PaddockJoyMap *self = data;
  guint i = (guint) paddock_joy_map_cell (self, hex);

  self->is_board[i] = cell.kind != PADDOCK_CELL_OFF;
  self->is_bare[i] = self->is_free[i] = paddock_cell_kind_is_free (cell.kind);
}

static void
lay_covered (PaddockJoyMap *self)
{
  g_autoptr (GArray) things = paddock_track_things_new (self->track);
  g_auto (PaddockTrackLayout) layout = { 0 };

  paddock_track_layout_init (&layout, self->track);
  for (guint i = 0; i < things->len; i++) {
    PaddockHex hex = paddock_hex_from_place (g_array_index (things, PaddockThing, i).at);
    int cell = paddock_joy_map_cell (self, hex);

    if (cell >= 0)
      self->is_free[cell] = paddock_track_layout_is_free (&layout, hex);
  }
}

/* Hexes that lie far apart make a large window of a small file. */
static gboolean
is_too_large (const PaddockJoyMap *self)
{
  gsize n_lines = MIN (1 + paddock_list_len (self->track->checkpoints), PADDOCK_JOY_MAX_LINES);
  gsize n_cells = (gsize) self->window.width * (gsize) self->window.height;

  return n_cells > MAX_BYTES / (CELL_BYTES + n_lines * STAGE_BYTES);
}

/* With a border that is never free, so that neighbours need no checking. */
static gboolean
lay_board (PaddockJoyMap *self)
{
  PaddockBoardBounds bounds;

  if (!paddock_board_get_bounds (self->track->board, &bounds))
    return FALSE;

  self->window = paddock_hex_window_around (bounds.min, bounds.max, PADDOCK_JOY_BORDER);
  self->is_too_large = is_too_large (self);
  if (self->is_too_large)
    return FALSE;

  self->n_cells = paddock_hex_window_size (&self->window);
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    self->step[d] = paddock_hex_window_step (&self->window, d);
  self->is_free = g_new0 (guint8, self->n_cells);
  self->is_bare = g_new0 (guint8, self->n_cells);
  self->is_board = g_new0 (guint8, self->n_cells);
  self->is_on_route = g_new0 (guint8, self->n_cells);
  self->width_at = g_new0 (guint8, self->n_cells);
  self->reach = g_new0 (guint8, self->n_cells);
  self->line_sets = g_new0 (guint32, self->n_cells);
  self->queue = g_new (guint32, self->n_cells * PADDOCK_N_DIRECTIONS);
  paddock_board_foreach (self->track->board, NULL, lay_cell, self);
  lay_covered (self);
  return TRUE;
}

/* How many free cells stand in a row through each, along one of the three axes. */
static void
measure_axis (PaddockJoyMap *self, guint direction)
{
  int step = self->step[direction];

  for (guint cell = 0; cell < self->n_cells; cell++) {
    guint n = 0;

    if (!self->is_free[cell] || self->is_free[(int) cell - step])
      continue; /* only where a row begins */
    while (self->is_free[(int) cell + (int) n * step])
      n++;
    if (n > self->longest_row) {
      self->longest_row = n;
      self->longest_cell = cell;
    }
    for (guint i = 0; i < n; i++) {
      guint8 *width = &self->width_at[(int) cell + (int) i * step];

      *width = (guint8) MIN (*width ? *width : 255u, n);
    }
  }
}

/* --- Lines --- */

static void
add_line_cell (PaddockJoyMap *self, guint line, GArray *cells, int cell)
{
  guint32 value = (guint32) cell;

  if (!self->is_free[cell])
    return;
  g_array_append_val (cells, value);
  self->line_sets[cell] |= 1u << line;
}

static void
lay_line (PaddockJoyMap *self, guint line, const PaddockList *tokens)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  PaddockLineRow row;

  paddock_line_row_find (&row, self->track->board, tokens);
  for (int i = 0; i < row.n; i++) {
    int cell = paddock_joy_map_cell (self, paddock_line_row_at (&row, i));

    if (cell >= 0)
      add_line_cell (self, line, cells, cell);
  }

  self->lines[line].direction = row.direction;
  self->lines[line].n_cells = cells->len;
  self->lines[line].cells = (guint32 *) g_array_free (cells, FALSE);
}

static const PaddockCheckpoint *
find_checkpoint (const PaddockHexTrack *track, int number)
{
  for (guint i = 0; i < paddock_list_len (track->checkpoints); i++)
    if (PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i)->number == number)
      return PADDOCK_LIST_AT (track->checkpoints, PaddockCheckpoint, i);

  return NULL;
}

/* The start and the checkpoints from 1 up to the first that is missing. */
static void
lay_lines (PaddockJoyMap *self)
{
  const PaddockCheckpoint *checkpoint;

  if (paddock_list_len (self->track->start.tokens) == 0)
    return;

  self->start_direction = self->track->start.direction;
  lay_line (self, self->n_lines++, self->track->start.tokens);
  while (self->n_lines < PADDOCK_JOY_MAX_LINES
         && (checkpoint = find_checkpoint (self->track, (int) self->n_lines))
         && paddock_list_len (checkpoint->tokens) > 0)
    lay_line (self, self->n_lines++, checkpoint->tokens);
}

/* --- Car states --- */

guint32 *
paddock_joy_map_line_states (const PaddockJoyMap *self, guint line, guint *n)
{
  const PaddockJoyLine *row = &self->lines[line];
  guint32 *states = g_new (guint32, MAX (1, row->n_cells * PADDOCK_N_DIRECTIONS));

  *n = 0;
  for (guint i = 0; i < row->n_cells; i++)
    for (guint heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++)
      if (paddock_joy_map_fits (self, row->cells[i], heading))
        states[(*n)++] = row->cells[i] * PADDOCK_N_DIRECTIONS + heading;

  return states;
}

guint32 *
paddock_joy_map_start_states (const PaddockJoyMap *self, int direction, guint *n)
{
  const PaddockJoyLine *row = &self->lines[0];
  guint32 *states = g_new (guint32, MAX (1, row->n_cells));

  *n = 0;
  for (guint i = 0; i < row->n_cells; i++)
    if (paddock_joy_map_fits (self, row->cells[i], (guint) direction))
      states[(*n)++] = row->cells[i] * PADDOCK_N_DIRECTIONS + (guint) direction;

  return states;
}

typedef struct {
  const PaddockJoyMap *map;
  guint16 *steps;
  guint32 *queue;
  guint n;
} Search;

static inline void
visit (Search *search, int cell, guint heading, guint16 steps)
{
  guint state = (guint) cell * PADDOCK_N_DIRECTIONS + heading;

  if (search->steps[state] != PADDOCK_JOY_FAR
      || !paddock_joy_map_fits (search->map, (guint) cell, heading))
    return;
  search->steps[state] = steps;
  search->queue[search->n++] = state;
}

/* The headings straight on, left and right of each. */
static const guint8 turns[PADDOCK_N_DIRECTIONS][3] = { { 0, 1, 5 }, { 1, 2, 0 }, { 2, 3, 1 },
                                                       { 3, 4, 2 }, { 4, 5, 3 }, { 5, 0, 4 } };

static inline void
visit_neighbours (Search *search, guint state, PaddockJoyEdges edges)
{
  const int *step = search->map->step;
  int front = (int) (state / PADDOCK_N_DIRECTIONS);
  guint heading = state % PADDOCK_N_DIRECTIONS;
  int rear = front - step[heading];
  guint16 steps = (guint16) (search->steps[state] + 1);

  for (guint i = 0; i < 3; i++) {
    guint turned = turns[heading][i];

    /* A step forwards is undone by one backwards with the same turn, so that the reversed graph of forward
     * edges has the front where the rear was. */
    if (edges & PADDOCK_JOY_FORWARD) {
      if (edges & PADDOCK_JOY_BACKWARDS)
        visit (search, rear, turned, steps);
      else
        visit (search, front + step[turned], turned, steps);
    }
    if (edges & PADDOCK_JOY_REVERSE) {
      if (edges & PADDOCK_JOY_BACKWARDS)
        visit (search, front + step[turned], turned, steps);
      else
        visit (search, rear, turned, steps);
    }
  }
}

/* Runs the search; with LINES, only until a front stands on one of them.  Inline, as it is hot and EDGES are mostly
 * constant. */
G_ALWAYS_INLINE static inline gboolean
run_search (Search *search,
            const guint32 *sources,
            guint n_sources,
            PaddockJoyEdges edges,
            guint32 lines)
{
  const PaddockJoyMap *map = search->map;

  memset (search->steps, 0xff, map->n_cells * PADDOCK_N_DIRECTIONS * sizeof (guint16));
  for (guint i = 0; i < n_sources; i++)
    visit (search, (int) (sources[i] / PADDOCK_N_DIRECTIONS), sources[i] % PADDOCK_N_DIRECTIONS, 0);
  for (guint done = 0; done < search->n; done++) {
    guint state = search->queue[done];

    if (done % ASK_EVERY == 0 && paddock_stop_is_asked (map->stop))
      return FALSE;
    if (lines && map->line_sets[state / PADDOCK_N_DIRECTIONS] & lines)
      return TRUE;
    if (search->steps[state] < PADDOCK_JOY_FAR - 1)
      visit_neighbours (search, state, edges);
  }

  return FALSE;
}

guint16 *
paddock_joy_map_search (const PaddockJoyMap *self,
                        const guint32 *sources,
                        guint n_sources,
                        PaddockJoyEdges edges)
{
  Search search = { self, g_new (guint16, self->n_cells * PADDOCK_N_DIRECTIONS), self->queue, 0 };

  run_search (&search, sources, n_sources, edges, 0);
  return search.steps;
}

gboolean
paddock_joy_map_leads_to (const PaddockJoyMap *self,
                          const guint32 *sources,
                          guint n_sources,
                          guint line)
{
  g_autofree guint16 *steps = g_new (guint16, self->n_cells * PADDOCK_N_DIRECTIONS);
  Search search = { self, steps, self->queue, 0 };

  return run_search (&search, sources, n_sources, PADDOCK_JOY_FORWARD, 1u << line);
}

/* --- Stages --- */

guint16
paddock_joy_map_reach_line (const PaddockJoyMap *self, const guint16 *steps, guint line)
{
  guint16 shortest = PADDOCK_JOY_FAR;

  for (guint i = 0; i < self->lines[line].n_cells; i++)
    for (guint heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++)
      shortest = MIN (shortest, steps[self->lines[line].cells[i] * PADDOCK_N_DIRECTIONS + heading]);

  return shortest;
}

static void
search_stage (PaddockJoyMap *self, guint stage)
{
  PaddockJoyStage *way = &self->stages[stage];
  guint n_from, n_to;
  g_autofree guint32 *from = stage == 0
                               ? paddock_joy_map_start_states (self, self->start_direction, &n_from)
                               : paddock_joy_map_line_states (self, stage, &n_from);
  g_autofree guint32 *to = paddock_joy_map_line_states (self, (stage + 1) % self->n_lines, &n_to);
  PaddockJoyEdges edges = PADDOCK_JOY_FORWARD;

  way->from = paddock_joy_map_search (self, from, n_from, edges);
  way->shortest = paddock_joy_map_reach_line (self, way->from, (stage + 1) % self->n_lines);
  way->is_forward = way->shortest != PADDOCK_JOY_FAR;
  if (!way->is_forward) {
    edges |= PADDOCK_JOY_REVERSE;
    g_free (way->from);
    way->from = paddock_joy_map_search (self, from, n_from, edges);
    way->shortest = paddock_joy_map_reach_line (self, way->from, (stage + 1) % self->n_lines);
  }
  way->to = paddock_joy_map_search (self, to, n_to, edges | PADDOCK_JOY_BACKWARDS);
}

gboolean
paddock_joy_stage_has (const PaddockJoyStage *self, guint state, guint tolerance)
{
  return self->shortest != PADDOCK_JOY_FAR && self->from[state] != PADDOCK_JOY_FAR
         && self->to[state] != PADDOCK_JOY_FAR
         && (guint) (self->from[state] + self->to[state]) * 100 <= self->shortest * tolerance;
}

static void
mark_route (PaddockJoyMap *self, const PaddockJoyStage *stage)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint heading = 0; self->is_free[cell] && heading < PADDOCK_N_DIRECTIONS; heading++)
      if (paddock_joy_stage_has (stage, cell * PADDOCK_N_DIRECTIONS + heading, ROUTE_TOLERANCE)) {
        self->is_on_route[cell] = TRUE;
        break;
      }
}

/* Whether a state that was reached has an end on a line. */
static gboolean
touches (const PaddockJoyMap *self, const guint16 *reached, guint line)
{
  for (guint i = 0; i < self->lines[line].n_cells; i++)
    for (guint heading = 0; heading < PADDOCK_N_DIRECTIONS; heading++) {
      guint cell = self->lines[line].cells[i];
      guint ahead = (guint) ((int) cell + self->step[heading]);

      if (reached[cell * PADDOCK_N_DIRECTIONS + heading] != PADDOCK_JOY_FAR
          || reached[ahead * PADDOCK_N_DIRECTIONS + heading] != PADDOCK_JOY_FAR)
        return TRUE;
    }

  return FALSE;
}

static void
mark_reach (PaddockJoyMap *self, const guint16 *reached)
{
  for (guint state = 0; state < self->n_cells * PADDOCK_N_DIRECTIONS; state++)
    if (reached[state] != PADDOCK_JOY_FAR) {
      guint cell = state / PADDOCK_N_DIRECTIONS;

      self->reach[cell] = self->reach[(int) cell - self->step[state % PADDOCK_N_DIRECTIONS]] = TRUE;
    }
}

/* The first stage whose end is not among what can be reached, or -1. */
static int
find_blocked (const PaddockJoyMap *self, const guint16 *reached)
{
  for (guint stage = 0; stage < self->n_lines; stage++)
    if (!touches (self, reached, (stage + 1) % self->n_lines))
      return (int) stage;

  return -1;
}

static gboolean
reaches_all (const guint16 *reached, const guint32 *states, guint n)
{
  for (guint i = 0; i < n; i++)
    if (reached[states[i]] == PADDOCK_JOY_FAR)
      return FALSE;

  return TRUE;
}

/* JOY-LNT-16: from all start placements to every line in turn, and on to checkpoint 1 of the second lap.  All
 * edges together lead both ways, so whoever starts where a lap can be driven can drive all of them; start
 * places that do not see each other are looked at one by one. */
static void
drive_lap (PaddockJoyMap *self)
{
  for (guint i = 0;
       i < self->n_places && !self->can_drive_lap && !paddock_stop_is_asked (self->stop); i++) {
    g_autofree guint16 *reached =
      paddock_joy_map_search (self, &self->places[i], 1, PADDOCK_JOY_FORWARD | PADDOCK_JOY_REVERSE);
    int blocked = find_blocked (self, reached);

    mark_reach (self, reached);
    self->can_drive_lap = blocked < 0;
    self->blocked_stage = MAX (self->blocked_stage, blocked);
    if (reaches_all (reached, self->places, self->n_places))
      break;
  }
}

/* --- Players --- */

/* The largest count rated suitable or ideal; teams count as four; two if nothing is rated so. */
static guint
count_cars (const PaddockPlayers *players)
{
  const struct {
    int rating;
    guint n;
  } counts[] = { { players->six, 6 },
                 { players->five, 5 },
                 { players->four, 4 },
                 { players->teams, 4 },
                 { players->three, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i].rating >= PADDOCK_SUITS_WELL)
      return counts[i].n;

  return 2;
}

PaddockJoyMap *
paddock_joy_map_new_ground (const PaddockHexTrack *track, PaddockStop *stop)
{
  PaddockJoyMap *self = g_new0 (PaddockJoyMap, 1);

  self->track = track;
  self->stop = stop;
  self->n_cars = count_cars (&track->players);
  self->blocked_stage = -1;
  if (!lay_board (self))
    return self;

  for (guint axis = 0; axis < 3; axis++)
    measure_axis (self, axis);

  return self;
}

PaddockJoyMap *
paddock_joy_map_new (const PaddockHexTrack *track, PaddockStop *stop)
{
  g_autoptr (PaddockJoyMap) self = paddock_joy_map_new_ground (track, stop);

  if (self->n_cells > 0)
    lay_lines (self);
  if (self->n_lines < 2)
    return g_steal_pointer (&self);

  self->places = paddock_joy_map_start_states (self, self->start_direction, &self->n_places);
  drive_lap (self);
  for (guint stage = 0; stage < self->n_lines && !paddock_stop_is_asked (stop); stage++) {
    search_stage (self, stage);
    mark_route (self, &self->stages[stage]);
  }

  return paddock_stop_is_asked (stop) ? NULL : g_steal_pointer (&self);
}

void
paddock_joy_map_free (PaddockJoyMap *self)
{
  for (guint i = 0; i < PADDOCK_JOY_MAX_LINES; i++) {
    g_free (self->lines[i].cells);
    g_free (self->stages[i].from);
    g_free (self->stages[i].to);
  }
  g_free (self->is_free);
  g_free (self->is_bare);
  g_free (self->is_board);
  g_free (self->is_on_route);
  g_free (self->width_at);
  g_free (self->reach);
  g_free (self->line_sets);
  g_free (self->places);
  g_free (self->queue);
  g_free (self);
}

gpointer
paddock_joy_map_prepare (gconstpointer track, PaddockStop *stop)
{
  return paddock_joy_map_new (track, stop);
}

void
paddock_joy_map_release (gpointer map)
{
  paddock_joy_map_free (map);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a Frothy track can be driven: that there is a way round, and how fast its bends can be taken.
 */

#include <string.h>

#include "check-tables.h"
#include "frothy-findings.h"
#include "words.h"
#include "yardstick.h"

/* --- FRO-LNT-05: the way to the line, and once round --- */

#define MAX_CROSSINGS 2 /* the first one leaves the grid, the second one ends a lap */

typedef struct {
  const PaddockFrothyMap *map;
  PaddockFrothyWay highest; /* what can be passed */
  guint8 *seen;             /* by hex: a bit for each number of crossings */
  GArray *queue;            /* of hex * (MAX_CROSSINGS + 1) + crossings */
} Search;

static void
visit (Search *self, guint hex, int crossings)
{
  guint state = hex * (MAX_CROSSINGS + 1) + (guint) crossings;

  if (self->map->ways[hex] > self->highest || self->seen[hex] & 1 << crossings)
    return;
  self->seen[hex] |= (guint8) (1 << crossings);
  g_array_append_val (self->queue, state);
}

/* FRO-TRK-06: +1, -1 or 0. */
static int
cross (const PaddockFrothyMap *map, guint from, guint to)
{
  int line = map->track->course.line_rank;
  int gain = paddock_frothy_map_gain (map, from, to);
  int before = paddock_frothy_map_distance (map, line, map->ranks[from]);

  if (!map->is_closed)
    return (map->ranks[to] >= line) - (map->ranks[from] >= line);
  if (before + gain >= map->length)
    return 1;

  return before + gain < 0 ? -1 : 0;
}

static int
search_round (Search *self)
{
  const PaddockFrothyMap *map = self->map;
  int most = 0;

  for (guint i = 0; i < paddock_list_len (map->track->grid); i++) {
    int hex =
      paddock_frothy_map_find (map, PADDOCK_LIST_AT (map->track->grid, PaddockGridSlot, i)->at);

    if (hex != PADDOCK_FROTHY_NO_HEX && map->ranks[hex] != PADDOCK_RANK_NONE)
      visit (self, (guint) hex, 0);
  }
  for (guint i = 0; i < self->queue->len && most < MAX_CROSSINGS; i++) {
    guint state = g_array_index (self->queue, guint, i);
    guint hex = state / (MAX_CROSSINGS + 1);
    int crossings = (int) (state % (MAX_CROSSINGS + 1));

    most = MAX (most, crossings);
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      int next = map->next[hex][d];
      int now;

      if (next == PADDOCK_FROTHY_NO_HEX || map->ranks[next] == PADDOCK_RANK_NONE)
        continue;
      now = crossings + cross (map, hex, (guint) next);
      if (now >= 0 && now <= MAX_CROSSINGS)
        visit (self, (guint) next, now);
    }
  }

  return most;
}

/* How often the line can be crossed, passing whatever is not higher than HIGHEST. */
static int
count_crossings (const PaddockFrothyMap *map, PaddockFrothyWay highest)
{
  g_autofree guint8 *seen = g_malloc0 (map->n_hexes);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));

  return search_round (&(Search){ map, highest, seen, queue });
}

static gboolean
has_jumps (const PaddockHexTrack *track)
{
  for (guint i = 0; i < paddock_list_len (track->options); i++) {
    const PaddockSetting *setting = PADDOCK_LIST_AT (track->options, PaddockSetting, i);

    if (g_str_equal (paddock_text_get (setting->name), "jump"))
      return g_str_equal (paddock_text_get (setting->value), "on");
  }

  return FALSE;
}

static void
check_way (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  int needed = map->is_closed ? MAX_CROSSINGS : 1;
  PaddockFinding *finding;

  if (map->length == 0 || paddock_list_len (map->track->grid) == 0
      || count_crossings (map, PADDOCK_WAY_FREE) >= needed)
    return;

  if (has_jumps (map->track) && count_crossings (map, PADDOCK_WAY_LOW) >= needed) {
    finding = paddock_report (report, N_ ("The only way round is a jump over low obstacles."));
    finding->severity = PADDOCK_SEVERITY_WARNING;
  } else {
    finding =
      paddock_report (report, map->is_closed ? N_ ("No free route leads from the grid around the "
                                                   "track.")
                                             : N_ ("No free route leads from the grid across the "
                                                   "line."));
  }
  paddock_finding_set_site (finding, PADDOCK_SITE (WAY));
}

/* --- FRO-LNT-15: how fast bends can be taken --- */

#define TOP_SPEED (PADDOCK_N_SPEEDS - 1)
#define AHEAD 64   /* ranks that a vehicle must get on from wherever it is: past what comes next */
#define BEND_GAP 4 /* ranks between two bends */
#define N_STATES(map_) ((map_)->n_hexes * PADDOCK_N_FACINGS)

/* What is left to find of how far each state (hex and facing) gets: BEFORE holds that from the next phase
 * on. */
typedef struct {
  const PaddockFrothyMap *map;
  const guint8 *before;
  guint from; /* hex */
  int facing;
  int best;
} Drive;

static void
end_move (Drive *self, guint hex, gboolean can_turn)
{
  int gain = paddock_frothy_map_gain (self->map, self->from, hex);

  if (can_turn && gain <= 0)
    return;
  for (int turn = can_turn ? -1 : 0; turn <= (can_turn ? 1 : 0); turn++) {
    int facing = paddock_facing_wrap (self->facing + turn);

    self->best = MAX (self->best, gain + self->before[hex * PADDOCK_N_FACINGS + (guint) facing]);
  }
}

/* Whether a vehicle can be in HEX.  At the end of an open track it has come as far as anybody asks. */
static gboolean
enter (Drive *self, int hex)
{
  if (!paddock_frothy_map_is_free (self->map, hex))
    return FALSE;
  if (!self->map->is_closed && self->map->ranks[hex] == self->map->length - 1)
    self->best = AHEAD;

  return TRUE;
}

/* The rest of a move along a side, of which one step may be a drift (FRO-DRF-01). */
static void
move_on (Drive *self, int hex, int spaces, gboolean has_drifted)
{
  int direction = self->facing / 2;

  if (!enter (self, hex))
    return;
  if (spaces == 0) {
    end_move (self, (guint) hex, TRUE);
    return;
  }
  move_on (self, self->map->next[hex][direction], spaces - 1, has_drifted);
  for (int side = -1; side <= 1 && !has_drifted; side += 2)
    move_on (self, self->map->next[hex][paddock_direction_wrap (direction + side)], spaces - 1,
             TRUE);
}

/* FRO-MOV-04: along a corner, left and right in turn. */
static void
move_zigzag (Drive *self, int hex, int spaces, int side)
{
  for (; spaces > 0 && enter (self, hex); spaces--, side = !side)
    hex = self->map->next[hex][paddock_direction_wrap (self->facing / 2 + side)];
  if (enter (self, hex))
    end_move (self, (guint) hex, TRUE);
}

static int
drive_phase (const PaddockFrothyMap *map, const guint8 *before, guint hex, int facing, int spaces)
{
  Drive drive = { map, before, hex, facing, 0 };

  if (map->ways[hex] != PADDOCK_WAY_FREE || map->ranks[hex] == PADDOCK_RANK_NONE)
    return 0;
  if (spaces == 0)
    end_move (&drive, hex, FALSE);
  else if (facing % 2 == 0)
    move_on (&drive, (int) hex, spaces, FALSE);
  for (int side = 0; side < 2 && spaces && facing % 2; side++)
    move_zigzag (&drive, (int) hex, spaces, side);

  return drive.best;
}

/* How many ranks each state gets on at this Speed, up to AHEAD, whatever phase it begins with. */
static guint8 *
drive_all (const PaddockFrothyMap *map, int speed)
{
  int total = 0, n_phases;
  guint8 *reach[PADDOCK_N_PHASES + 1];

  for (int phase = 0; phase < PADDOCK_N_PHASES; phase++)
    total += paddock_yardstick[speed].move[phase];
  n_phases = (AHEAD / total + 2) * PADDOCK_N_PHASES;
  for (int i = 0; i <= PADDOCK_N_PHASES; i++)
    reach[i] = g_malloc0 (N_STATES (map));

  /* Backwards from the last phase; reach[p] is that of states before phase p. */
  for (int n = n_phases - 1; n >= 0; n--) {
    int phase = n % PADDOCK_N_PHASES;
    const guint8 *before = reach[(phase + 1) % PADDOCK_N_PHASES];

    for (guint state = 0; state < N_STATES (map); state++) {
      int best =
        drive_phase (map, before, state / PADDOCK_N_FACINGS, (int) (state % PADDOCK_N_FACINGS),
                     paddock_yardstick[speed].move[phase]);

      reach[PADDOCK_N_PHASES][state] = (guint8) MIN (best, AHEAD);
    }
    memcpy (reach[phase], reach[PADDOCK_N_PHASES], N_STATES (map));
  }

  for (int phase = 1; phase <= PADDOCK_N_PHASES; phase++) {
    for (guint state = 0; state < N_STATES (map); state++)
      reach[0][state] = MAX (reach[0][state], phase < PADDOCK_N_PHASES ? reach[phase][state] : 0);
    g_free (reach[phase]);
  }

  return reach[0];
}

/* Marks the ranks at which everybody who comes along at this Speed ends up against the wall. */
static void
mark_walls (const PaddockFrothyMap *map, int speed, guint8 *walls)
{
  g_autofree guint8 *reach = drive_all (map, speed);
  g_autofree int *furthest = g_new (int, map->length);

  for (int rank = 0; rank < map->length; rank++)
    furthest[rank] = -1;
  for (guint state = 0; state < N_STATES (map); state++) {
    int rank = map->ranks[state / PADDOCK_N_FACINGS];

    if (rank != PADDOCK_RANK_NONE && map->ways[state / PADDOCK_N_FACINGS] == PADDOCK_WAY_FREE)
      furthest[rank] = MAX (furthest[rank], reach[state]);
  }
  for (int rank = 0; rank < map->length; rank++) {
    int end = map->is_closed ? map->length : map->length - 1 - rank;

    if (furthest[rank] >= 0 && furthest[rank] < MIN (AHEAD, end))
      walls[paddock_frothy_map_wrap (map, rank + furthest[rank])] = TRUE;
  }
}

static void
report_bend (const PaddockFrothyMap *map, int first, int last, int speed, PaddockReport *report)
{
  PaddockFinding *finding =
    paddock_report_words (report,
                          N_ ("The bend at ranks {1} to {2} can be driven at Speed {3} at most."),
                          "%d\t%d\t%d", first, paddock_frothy_map_wrap (map, last), speed);

  paddock_finding_set_site (finding, PADDOCK_SITE_NUMBERED (BEND, first));
  for (guint i = 0; i < map->n_hexes; i++) {
    int distance = paddock_frothy_map_distance (map, first, map->ranks[i]);

    if (map->ranks[i] != PADDOCK_RANK_NONE && distance >= 0 && distance <= last - first)
      paddock_finding_add_hex (finding, map->hexes[i]);
  }
}

/* Walls that lie close together are one bend; on a circuit it may go on past the last rank. */
static void
report_bends (const PaddockFrothyMap *map, const guint8 *limits, PaddockReport *report)
{
  int begin = 0;

  while (map->is_closed && begin < map->length && limits[begin] < TOP_SPEED)
    begin++;
  for (int n = 0; n < map->length; n++) {
    int first = begin + n, last = first, limit = TOP_SPEED;

    for (; n < map->length && begin + n <= last + BEND_GAP; n++) {
      int rank = paddock_frothy_map_wrap (map, begin + n);

      if (rank >= map->length || limits[rank] == TOP_SPEED) {
        if (limit == TOP_SPEED)
          break;
        continue;
      }
      last = begin + n;
      limit = MIN (limit, limits[rank]);
    }
    if (limit < TOP_SPEED) {
      report_bend (map, paddock_frothy_map_wrap (map, first),
                   paddock_frothy_map_wrap (map, first) + last - first, limit, report);
      n = last - begin;
    }
  }
}

static void
check_bends (gconstpointer record, PaddockReport *report)
{
  const PaddockFrothyMap *map = report->prepared;
  g_autofree guint8 *limits = g_malloc ((gsize) map->length + 1);
  g_autofree guint8 *walls = g_malloc ((gsize) map->length + 1);

  if (map->length == 0 || map->n_hexes == 0)
    return;

  memset (limits, TOP_SPEED, (gsize) map->length);
  for (int speed = TOP_SPEED; speed > 0; speed--) {
    memset (walls, FALSE, (gsize) map->length);
    mark_walls (map, speed, walls);
    for (int rank = 0; rank < map->length; rank++)
      if (walls[rank])
        limits[rank] = (guint8) (speed - 1);
  }
  report_bends (map, limits, report);
}

static const PaddockCheck rows[] = {
  {
    .id = "FRO-LNT-05",
    .severity = PADDOCK_SEVERITY_ERROR,
    PADDOCK_FROTHY_CHECK,
    .run = check_way,
    .label = N_ ("Way round"),
    .why = N_ ("A race needs a route past all solid obstacles."),
    .clause = "FRO-SOL-03",
  },
  {
    .id = "FRO-LNT-15",
    .severity = PADDOCK_SEVERITY_HINT,
    PADDOCK_FROTHY_CHECK,
    .run = check_bends,
    .label = N_ ("Speed of bends"),
    .why =
      N_ ("Measured with the basic chariot, which turns once a phase, drifts once and passes every "
          "control roll."),
    .clause = "FRO-TRN-01",
  },
};

const PaddockCheckTable paddock_frothy_drive_checks = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .prepare = paddock_frothy_map_prepare,
  .release = paddock_frothy_map_release,
};

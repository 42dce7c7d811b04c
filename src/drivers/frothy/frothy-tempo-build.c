/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making a tempo: lap by lap backwards from the goal, in each the spaces in the order of their way to it, so that where
 * a move ends is nearly always known before the move itself.
 *
 * The loads of one Speed are worked out side by side: loops over them are of a fixed length and without branches, so that
 * compilers make them a few instructions of the processor's vector unit.
 */

#include "frothy-tempo-private.h"

#define CRUISE \
  3 /* spaces of a round, for a first guess: low, so that nothing looks better than it is */

typedef struct {
  PaddockFroTempo *tempo;
  const PaddockFroGraph *graph;
  const FroSpec *spec;
  PaddockFroFans *fans;
  guint stage;
} Builder;

/* --- One space --- */

static PaddockFroBlock *
get_rest (const Builder *self, guint layer, guint space, guint look)
{
  return &self->tempo->rest[paddock_fro_tempo_index (self->tempo, self->stage, layer, space, look)];
}

static PaddockFroBlock *
get_turns (const Builder *self, guint phase, guint space, guint look)
{
  return &self->tempo
            ->turns[paddock_fro_tempo_index (self->tempo, self->stage, phase, space, look)];
}

/* The ends of a move, each with all that may come after it. */
typedef struct {
  guint n;
  struct {
    PaddockFroAfter after;
    guint8 is_straight, obstacles;
  } ends[PADDOCK_FRO_MAX_ENDS];
} Ends;

static void
find_ends (const Builder *self,
           PaddockFroSpot spot,
           guint look,
           guint phase,
           guint steps,
           Ends *out)
{
  const PaddockFroMove *move =
    paddock_fro_graph_move (self->graph, spot.space, look, MAX (1, steps));

  out->n = 0;
  for (guint i = 0; steps > 0 && i < PADDOCK_FRO_MAX_ENDS; i++) {
    const PaddockFroEnd *end = &move->ends[i];

    if (end->space == PADDOCK_FRO_NO_SPACE)
      continue;
    out->ends[out->n].after =
      paddock_fro_tempo_after (self->tempo, paddock_fro_tempo_go (self->tempo, spot, end->space),
                               phase);
    out->ends[out->n].is_straight = !end->is_drift;
    out->ends[out->n++].obstacles = end->obstacles;
  }
}

/* What is left after an end of a move, by load, unless it is more than what is there already. */
static void
take_better (const PaddockFroAfter *after,
             guint speed,
             gboolean is_straight,
             guint rough,
             gint32 best[PADDOCK_FRO_N_LOADS])
{
  guint16
    on[PADDOCK_FRO_N_LOADS]; /* a straight move takes a control loss point away (FRO-MOV-08) */
  const guint16 *turned = (*after->turned)[speed];
  gint32 more_on = (gint32) (after->more_on + rough);
  gint32 more_turned = (gint32) (after->more_turned + rough);

  memcpy (on, (*after->on)[speed], sizeof on);
  for (guint load = PADDOCK_FRO_N_LOADS - 1; is_straight && load > after->floor; load--)
    on[load] = on[load - 1];
  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++) {
    gint32 first = on[load] + more_on, second = turned[load] + more_turned;
    gint32 least = MIN (first, second);

    best[load] = MIN (best[load], least);
  }
}

/* It hits a wall (FRO-SOL), or does not move at all. */
static void
set_unmoved (const Builder *self,
             PaddockFroSpot spot,
             guint layer,
             guint speed,
             guint steps,
             gint32 best[PADDOCK_FRO_N_LOADS])
{
  PaddockFroSpot wall = steps > 0 ? paddock_fro_tempo_go_to_wall (self->tempo, spot, steps) : spot;

  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
    best[load] =
      (gint32) (steps == 0 ? paddock_fro_tempo_rest (self->tempo, spot, layer, speed, load)
                           : paddock_fro_tempo_hit_wall (self->tempo, wall, layer, speed, load));
}

static void
set_phase (const Builder *self,
           PaddockFroSpot spot,
           guint look,
           guint phase,
           guint speed,
           const Ends *ends)
{
  guint16 *values = (*get_rest (self, phase, spot.space, look))[speed];
  gint32 best[PADDOCK_FRO_N_LOADS];

  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
    best[load] = G_MAXINT32 / 2;
  for (guint i = 0; i < ends->n; i++)
    take_better (&ends->ends[i].after, speed, ends->ends[i].is_straight,
                 paddock_fro_tempo_rough (self->tempo, ends->ends[i].obstacles, speed), best);
  if (ends->n == 0)
    set_unmoved (self, spot, paddock_fro_next_layer (phase), speed,
                 self->spec->move[speed][phase - 1], best);
  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
    values[load] = (guint16) MIN (PADDOCK_FRO_PHASE + best[load], PADDOCK_FRO_MOST);
}

/* Speeds that go as far end their moves in the same places. */
static void
set_phases (const Builder *self, PaddockFroSpot spot, guint look)
{
  for (guint phase = FRO_N_PHASES; phase > 0; phase--) {
    Ends ends = { .n = 0 };
    guint steps = 0;

    for (guint speed = 0; speed < FRO_N_SPEEDS; speed++) {
      guint now = self->spec->move[speed][phase - 1];

      if (now != steps)
        find_ends (self, spot, look, phase, now, &ends);
      steps = now;
      set_phase (self, spot, look, phase, speed, &ends);
    }
  }
}

/* The best value that each set of Speeds has, by load. */
typedef guint16 Best[1 << FRO_N_SPEEDS][PADDOCK_FRO_N_LOADS];

static void
find_best (const PaddockFroTempo *tempo, const PaddockFroBlock *block, Best best)
{
  PaddockFroBlock rows;

  memcpy (rows, *block, sizeof rows);
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
    for (guint load = 0; tempo->control[speed] == 0 && load < PADDOCK_FRO_N_LOADS; load++)
      rows[speed][load] = (*block)[speed][tempo->floor]; /* FRO-SPC-17 */
  memset (best[0], 0xff, sizeof best[0]);
  for (guint set = 1; set < 1u << FRO_N_SPEEDS; set++) {
    const guint16 *row = rows[__builtin_ctz (set)], *others = best[set & (set - 1)];

    guint16 least[PADDOCK_FRO_N_LOADS];

    for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
      least[load] = MIN (row[load], others[load]);
    memcpy (best[set], least, sizeof least);
  }
}

/* How often a check leaves it standing still. */
static guint
find_idle (const PaddockFroTempo *tempo, const PaddockFroCheck *check, guint speed)
{
  guint idle = 0;

  for (guint i = 0; tempo->spec->total[speed] == 0 && i < check->n; i++)
    idle += check->sets[i].speeds == 1u << speed ? check->sets[i].chance : 0;

  return idle;
}

/* Sums of chances, in 1/4096, with something added to all of them. */
static inline void
keep_least (const guint32 sums[PADDOCK_FRO_N_LOADS], guint more, guint16 least[PADDOCK_FRO_N_LOADS])
{
  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++) {
    gint32 mean = (gint32) ((sums[load] + more) >> PADDOCK_FRO_CHANCE_BITS), known = least[load];

    least[load] = (guint16) MIN (known, mean);
  }
}

/* In the mean over what a check may come to, with cards at their price; whoever is left standing tries again a round later. */
static void
take_check (const PaddockFroTempo *tempo,
            const PaddockFroCheck *check,
            guint speed,
            Best best,
            guint16 least[PADDOCK_FRO_N_LOADS])
{
  guint idle = find_idle (tempo, check, speed), rest = PADDOCK_FRO_ALL_CHANCES - idle;
  guint price = idle * PADDOCK_FRO_ROUND + check->n_cards * tempo->price * PADDOCK_FRO_ALL_CHANCES;
  guint32 sums[PADDOCK_FRO_N_LOADS] = { 0 };

  if (rest == 0)
    return;

  for (guint i = 0; i < check->n; i++) {
    guint16 chance = idle > 0 && check->sets[i].speeds == 1u << speed ? 0 : check->sets[i].chance;
    const guint16 *row = best[check->sets[i].speeds];

    for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
      sums[load] += (guint32) chance * row[load];
  }
  for (guint load = 0; idle > 0 && load < PADDOCK_FRO_N_LOADS; load++)
    sums[load] =
      (MIN ((sums[load] + price) / rest, PADDOCK_FRO_MOST) << PADDOCK_FRO_CHANCE_BITS) - price;
  keep_least (sums, price, least);
}

/* Whoever stands still through a round is where it was, phase by phase nearer to the next. */
static void
set_standing (const Builder *self, guint space, guint look)
{
  const PaddockFroBlock *start = get_rest (self, 0, space, look);

  for (guint speed = 0; speed < FRO_N_SPEEDS && self->spec->total[speed] == 0; speed++)
    for (guint phase = 1; phase <= FRO_N_PHASES; phase++)
      for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
        (*get_rest (self, phase, space, look))[speed][load] =
          (guint16) MIN ((FRO_N_PHASES + 1 - phase) * PADDOCK_FRO_PHASE + (*start)[speed][load],
                         PADDOCK_FRO_MOST);
}

static void
set_start (const Builder *self, guint space, guint look)
{
  PaddockFroBlock *block = get_rest (self, 0, space, look);
  Best best;

  find_best (self->tempo, get_rest (self, 1, space, look), best);
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++) {
    for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
      (*block)[speed][load] = PADDOCK_FRO_MOST;
    for (guint i = 0; i < PADDOCK_FRO_MAX_CHECKS; i++)
      take_check (self->tempo, &self->tempo->checks[speed][i], speed, best, (*block)[speed]);
  }
  set_standing (self, space, look);
}

/* A turn to one side: what is left after each way that it may end, by Speed and load; then as many more loads, which count
 * as the highest, and as many that are all at the floor. */
typedef guint16 Ways[PADDOCK_FRO_N_WAYS][FRO_N_SPEEDS][PADDOCK_FRO_N_SHIFTS];

static void
spread (const PaddockFroTempo *tempo, const PaddockFroOutlook *outlook, Ways ways)
{
  for (guint way = 0; way < PADDOCK_FRO_N_WAYS; way++)
    for (guint speed = 0; speed < FRO_N_SPEEDS; speed++) {
      const guint16 *from = (*outlook->blocks[way])[speed];
      guint16 *to = ways[way][speed], highest = from[PADDOCK_FRO_N_LOADS - 1];
      guint16 lowest = from[tempo->floor];

      memcpy (to, from, PADDOCK_FRO_N_LOADS * sizeof *to);
      for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++) {
        to[PADDOCK_FRO_N_LOADS + load] = highest;
        to[2 * PADDOCK_FRO_N_LOADS + load] = lowest;
      }
    }
}

/* FRO-TRN-03, 04: at a Safe Speed a turn needs no roll. */
static void
take_turn (const PaddockFroFan *fan,
           const PaddockFroOutlook *outlook,
           Ways ways,
           guint speed,
           guint16 least[PADDOCK_FRO_N_LOADS])
{
  const guint16 *cells = (const guint16 *) ways; /* in one row */
  guint32 sums[PADDOCK_FRO_N_LOADS] = { 0 };

  for (guint i = 0; i < fan->n; i++) {
    const PaddockFroLeaf *leaf = &fan->leaves[i];
    const guint16 *row = cells + leaf->cell;

    for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
      sums[load] += (guint32) leaf->chances[load] * row[load];
  }
  for (guint way = 0; way < PADDOCK_FRO_N_WAYS; way++)
    if (outlook->more[way] > 0)
      for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
        sums[load] += fan->chances[way][load] * outlook->more[way];
  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
    sums[load] += fan->costs[load];
  keep_least (sums, 0, least);
}

static void
set_turns (const Builder *self, PaddockFroSpot spot, guint look)
{
  for (guint phase = 1; phase <= FRO_N_PHASES; phase++) {
    PaddockFroBlock *block = get_turns (self, phase, spot.space, look);
    PaddockFroRoll roll = { .spot = spot, .layer = (guint8) paddock_fro_next_layer (phase) };

    for (guint i = 0; i < sizeof *block / sizeof (guint16); i++)
      (&(*block)[0][0])[i] = PADDOCK_FRO_MOST;
    for (roll.turn = -1; roll.turn <= 1; roll.turn = (gint8) (roll.turn + 2)) {
      PaddockFroOutlook outlook;
      Ways ways;

      paddock_fro_outlook_init (&outlook, self->tempo, &roll);
      spread (self->tempo, &outlook, ways);
      for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
        take_turn (&(*self->fans)[outlook.has_wall][speed], &outlook, ways, speed, (*block)[speed]);
    }
  }
}

static void
set_space (const Builder *self, guint space)
{
  for (guint look = 0; look < PADDOCK_FRO_N_LOOKS; look++) {
    PaddockFroSpot spot = { space, (int) self->stage,
                            paddock_fro_graph_facing (self->graph, space, look) };

    set_phases (self, spot, look);
    set_start (self, space, look);
  }
  for (guint look = 0; look < PADDOCK_FRO_N_LOOKS; look++)
    set_turns (self,
               (PaddockFroSpot){ space, (int) self->stage,
                                 paddock_fro_graph_facing (self->graph, space, look) },
               look);
}

/* --- The whole way --- */

/* Laps before the last take as long as that, and a bit. */
static guint
guess_value (const Builder *self, guint layer, guint space, guint look, guint speed, guint load)
{
  const PaddockFroTempo *tempo = self->tempo;

  if (self->stage > 0)
    return tempo->rest[paddock_fro_tempo_index (tempo, self->stage - 1, layer, space, look)][speed]
                      [load]
           + tempo->lap;

  return (guint) MAX (0, self->graph->spaces[space].to_go) * PADDOCK_FRO_ROUND / CRUISE
         + 48 * (guint) ABS ((int) look - PADDOCK_FRO_AHEAD) + 32 * (FRO_N_SPEEDS - 1 - speed)
         + 24 * load;
}

static void
guess (const Builder *self)
{
  for (guint layer = 0; layer < PADDOCK_FRO_N_LAYERS; layer++)
    for (guint space = 0; space < self->graph->n_spaces; space++)
      for (guint look = 0; look < PADDOCK_FRO_N_LOOKS; look++)
        for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
          for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++) {
            guint16 value =
              (guint16) MIN (guess_value (self, layer, space, look, speed, load), PADDOCK_FRO_MOST);

            (*get_rest (self, layer, space, look))[speed][load] = value;
            (*get_turns (self, layer, space, look))[speed][load] = value;
          }
}

/* What the whole of the last lap takes, at the places from which it does. */
static guint
find_last_lap (const PaddockFroTempo *self)
{
  guint64 sum = 0;
  guint n = 0;

  for (guint space = 0; space < self->graph->n_spaces; space++)
    if (self->graph->spaces[space].to_go == self->graph->lap) {
      sum += self->rest[paddock_fro_tempo_index (self, 0, 0, space, PADDOCK_FRO_AHEAD)][3][0];
      n++;
    }

  return (guint) (sum / MAX (1, n));
}

/* The mean of what one lap more takes, over places where vehicles are to be found. */
static void
find_lap (PaddockFroTempo *self)
{
  guint64 sum = 0;

  if (self->n_stages < 2)
    return;
  for (guint space = 0; space < self->graph->n_spaces; space++)
    for (guint speed = 2; speed < 5; speed++)
      sum += (guint64) (self->rest[paddock_fro_tempo_index (self, 1, 0, space, PADDOCK_FRO_AHEAD)]
                                  [speed][0]
                        - self->rest[paddock_fro_tempo_index (self, 0, 0, space, PADDOCK_FRO_AHEAD)]
                                    [speed][0]);
  self->lap = (guint) (sum / (3 * MAX (1, self->graph->n_spaces)));
}

/* Over a lap: the second settles vehicles that look sideways.  A lap before the last begins with good guesses. */
static const guint n_sweeps[2] = { 2, 1 };

static void
build (PaddockFroTempo *self)
{
  g_autofree PaddockFroFans *fans = paddock_fro_fans_new (self);
  Builder builder = { self, self->graph, self->spec, fans, 0 };

  self->lap = (guint) self->graph->lap * PADDOCK_FRO_ROUND / CRUISE;
  for (builder.stage = 0; builder.stage < self->n_stages; builder.stage++)
    guess (&builder);
  for (builder.stage = 0; builder.stage < self->n_stages; builder.stage++) {
    if (builder.stage > 0) {
      self->lap = find_last_lap (self);
      guess (&builder);
    }
    for (guint sweep = 0; sweep < n_sweeps[builder.stage]; sweep++)
      for (guint i = 0; i < self->graph->n_spaces; i++)
        set_space (&builder, self->graph->order[i]);
  }
  find_lap (self);
}

static gsize
count_blocks (const PaddockFroGraph *graph)
{
  return (gsize) paddock_fro_count_stages (graph) * PADDOCK_FRO_N_LAYERS * graph->n_spaces
           * PADDOCK_FRO_N_LOOKS
         + 1;
}

gsize
paddock_fro_tempo_measure (const PaddockFroGraph *graph)
{
  return sizeof (PaddockFroTempo) + 2 * count_blocks (graph) * sizeof (PaddockFroBlock);
}

PaddockFroTempo *
paddock_fro_tempo_new (const PaddockFroGraph *graph,
                       const FroSpec *spec,
                       const PaddockFroShape *shape)
{
  PaddockFroTempo *self = g_new0 (PaddockFroTempo, 1);

  paddock_fro_tempo_read (self, graph, spec, shape);
  self->rest = g_new (PaddockFroBlock, count_blocks (graph));
  self->turns = g_new (PaddockFroBlock, count_blocks (graph));
  build (self);

  return self;
}

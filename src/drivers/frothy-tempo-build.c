/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making a tempo: lap by lap backwards from the goal, in each the spaces in the order of their way to it, so that where
 * a move ends is nearly always known before the move itself.
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
  const PaddockFroMove *move = paddock_fro_graph_move (self->graph, spot.space, look, steps);

  out->n = 0;
  for (guint i = 0; i < PADDOCK_FRO_MAX_ENDS; i++) {
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

static guint
find_best_end (const Ends *self, const PaddockFroTempo *tempo, guint speed, guint load)
{
  guint best = G_MAXUINT;

  for (guint i = 0; i < self->n; i++)
    best = MIN (best, paddock_fro_after_value (&self->ends[i].after, speed, load,
                                               self->ends[i].is_straight)
                        + paddock_fro_tempo_rough (tempo, self->ends[i].obstacles, speed));

  return best;
}

static void
set_phase (const Builder *self, PaddockFroSpot spot, guint look, guint phase, guint speed)
{
  guint16 *values = (*get_rest (self, phase, spot.space, look))[speed];
  guint steps = self->spec->move[speed][phase - 1];
  Ends ends = { .n = 0 };

  if (steps > 0)
    find_ends (self, spot, look, phase, steps, &ends);
  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++) {
    guint value =
      steps == 0
        ? paddock_fro_tempo_rest (self->tempo, spot, paddock_fro_next_layer (phase), speed, load)
      : ends.n > 0 ? find_best_end (&ends, self->tempo, speed, load)
                   : paddock_fro_tempo_crash (self->tempo, spot, paddock_fro_next_layer (phase),
                                              speed, load, steps);

    values[load] = (guint16) MIN (PADDOCK_FRO_PHASE + value, PADDOCK_FRO_MOST);
  }
}

/* The best value that each set of Speeds has. */
static void
find_best (const PaddockFroTempo *tempo,
           const PaddockFroBlock *block,
           guint load,
           guint16 best[1 << FRO_N_SPEEDS])
{
  best[0] = G_MAXUINT16;
  for (guint set = 1; set < 1u << FRO_N_SPEEDS; set++) {
    guint speed = (guint) __builtin_ctz (set);
    guint16 value = (*block)[speed][tempo->control[speed] ? load : tempo->floor]; /* FRO-SPC-17 */

    best[set] = MIN (best[set & (set - 1)], value);
  }
}

/* In the mean over what a check may come to; whoever is left standing tries again a round later. */
static guint
find_mean (const PaddockFroTempo *tempo,
           const PaddockFroCheck *check,
           guint speed,
           const guint16 *best)
{
  guint standing = tempo->spec->total[speed] == 0 ? 1u << speed : 0;
  guint sum = 0, idle = 0;

  for (guint i = 0; i < check->n; i++)
    if (check->sets[i].speeds == standing)
      idle += check->sets[i].chance;
    else
      sum += check->sets[i].chance * best[check->sets[i].speeds];

  return idle < PADDOCK_FRO_ALL_CHANCES
           ? (sum + idle * PADDOCK_FRO_ROUND
              + check->n_cards * tempo->price * PADDOCK_FRO_ALL_CHANCES)
               / (PADDOCK_FRO_ALL_CHANCES - idle)
           : PADDOCK_FRO_MOST;
}

/* The best plan, with cards at their price. */
static guint16
find_least (const PaddockFroTempo *tempo, guint speed, const guint16 *best)
{
  guint least = PADDOCK_FRO_MOST;

  for (guint i = 0; i < PADDOCK_FRO_MAX_CHECKS; i++)
    least = MIN (least, find_mean (tempo, &tempo->checks[speed][i], speed, best));

  return (guint16) least;
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
  const PaddockFroBlock *first = get_rest (self, 1, space, look);
  PaddockFroBlock *block = get_rest (self, 0, space, look);
  guint16 best[1 << FRO_N_SPEEDS];

  for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++) {
    find_best (self->tempo, first, load, best);
    for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
      (*block)[speed][load] = find_least (self->tempo, speed, best);
  }
  set_standing (self, space, look);
}

/* FRO-TRN-03, 04: at a Safe Speed a turn needs no roll. */
static guint
find_turn (const PaddockFroFans *fans, const PaddockFroOutlook *outlook, guint speed, guint load)
{
  const PaddockFroFan *fan = &(*fans)[outlook->has_wall][speed][load];
  guint sum = 0;

  for (guint i = 0; i < fan->n; i++)
    sum += paddock_fro_outlook_look (outlook, fan->slips[i].way, fan->slips[i].cell)
           * fan->slips[i].chance;

  return (sum >> PADDOCK_FRO_CHANCE_BITS) + fan->cost;
}

static void
set_turns (const Builder *self, PaddockFroSpot spot, guint look)
{
  for (guint phase = 1; phase <= FRO_N_PHASES; phase++) {
    PaddockFroBlock *block = get_turns (self, phase, spot.space, look);
    PaddockFroRoll roll = { .spot = spot, .layer = (guint8) paddock_fro_next_layer (phase) };
    PaddockFroOutlook left, right;

    roll.turn = 1;
    paddock_fro_outlook_init (&left, self->tempo, &roll);
    roll.turn = -1;
    paddock_fro_outlook_init (&right, self->tempo, &roll);
    for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
      for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++) {
        guint to_left = find_turn (self->fans, &left, speed, load);
        guint to_right = find_turn (self->fans, &right, speed, load);

        (*block)[speed][load] = (guint16) MIN (MIN (to_left, to_right), PADDOCK_FRO_MOST);
      }
  }
}

static void
set_space (const Builder *self, guint space)
{
  for (guint look = 0; look < PADDOCK_FRO_N_LOOKS; look++) {
    PaddockFroSpot spot = { space, (int) self->stage,
                            paddock_fro_graph_facing (self->graph, space, look) };

    for (guint phase = FRO_N_PHASES; phase > 0; phase--)
      for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
        set_phase (self, spot, look, phase, speed);
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

PaddockFroTempo *
paddock_fro_tempo_new (const PaddockFroGraph *graph,
                       const FroSpec *spec,
                       const PaddockFroShape *shape)
{
  PaddockFroTempo *self = g_new0 (PaddockFroTempo, 1);
  gsize n;

  paddock_fro_tempo_read (self, graph, spec, shape);
  n = (gsize) self->n_stages * PADDOCK_FRO_N_LAYERS * graph->n_spaces * PADDOCK_FRO_N_LOOKS + 1;
  self->rest = g_new (PaddockFroBlock, n);
  self->turns = g_new (PaddockFroBlock, n);
  build (self);

  return self;
}

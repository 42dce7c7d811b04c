/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making a tempo: lap by lap backwards from the goal, in each the spaces in the order of their way to it, so that where
 * a move ends is nearly always known before the move itself.
 */

#include "frothy-tempo-private.h"

#define N_SWEEPS 2 /* over a lap: the second settles vehicles that look sideways */
#define CRUISE \
  3 /* spaces of a round, for a first guess: low, so that nothing looks better than it is */
#define MOST 60000 /* rounds; more than that is said to be that */
#define PRICES 350 /* shared out among the cards of a licence: what laying one down costs */

typedef PaddockFroFan Fans[2][FRO_N_SPEEDS]
                          [PADDOCK_FRO_N_LOADS]; /* by whether there is a wall ahead */

typedef struct {
  PaddockFroTempo *tempo;
  const PaddockFroGraph *graph;
  const FroSpec *spec;
  Fans *fans;
  guint stage;
} Builder;

/* --- The licence --- */

static int
sum_trait (const FroSpec *spec, PaddockFrothyEffectKind kind, guint when)
{
  int sum = 0;

  for (guint64 rows = spec->traits_effects; rows; rows &= rows - 1) {
    const FroEffect *effect = &spec->effects[__builtin_ctzll (rows)];

    if (effect->kind == kind && (effect->when & when))
      sum +=
        paddock_number_is_random (effect->n) ? paddock_number_get_sign (effect->n) * 2 : effect->n;
  }

  return sum;
}

static gboolean
has_trait (const FroSpec *spec, PaddockFrothyEffectKind kind, guint when)
{
  for (guint64 rows = spec->traits_effects; rows; rows &= rows - 1)
    if (spec->effects[__builtin_ctzll (rows)].kind == kind
        && (spec->effects[__builtin_ctzll (rows)].when & when))
      return TRUE;

  return FALSE;
}

/* Where the marker stands in a Speed, for all that is worked out here. */
static FroMarker
typical_marker (const FroSpec *spec, guint speed)
{
  guint accel = (spec->first_accel[speed] + spec->first_accel[speed + 1] - 1u) / 2;

  return (FroMarker){ accel, spec->to_decel[accel] };
}

static guint
speed_after (const FroSpec *spec, guint speed, int boxes, guint back)
{
  FroMarker marker = typical_marker (spec, speed);

  marker = boxes < 0 ? fro_marker_back (spec, marker, (guint) -boxes)
                     : fro_marker_on (spec, marker, (guint) boxes, FRO_N_SPEEDS - 1, back);
  return spec->accel_speed[marker.accel];
}

static void
find_paces (PaddockFroTempo *self)
{
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
    for (int boxes = -PADDOCK_FRO_MAX_BOXES; boxes <= PADDOCK_FRO_MAX_BOXES; boxes++)
      self->paces[speed][boxes + PADDOCK_FRO_MAX_BOXES] =
        (guint8) speed_after (self->spec, speed, boxes, 0);
}

/* FRO-DMG-02 to 04 */
static guint
find_hit (const FroCourse *course, const FroSpec *spec)
{
  guint n = 0;

  for (guint i = 0; i < 6; i++)
    n += course->values[i] > spec->resilience;

  return n;
}

static guint
count_all_cards (const FroSpec *spec)
{
  return spec->cards[FRO_WHIP] + spec->cards[FRO_REINS] + spec->cards[FRO_DUAL] + spec->n_specials;
}

/* As many cards for a control roll as are worth their price on most places. */
static void
find_card_numbers (PaddockFroTempo *self)
{
  for (guint dice = 1; dice <= PADDOCK_FRO_MAX_SKID_DICE; dice++) {
    guint best = 0;

    for (guint n = 1; n < PADDOCK_FRO_MAX_DISCARDS; n++)
      if (paddock_fro_skids_get (dice + n, self->spare + n)->bad + (n - best) * self->price
          < paddock_fro_skids_get (dice + best, self->spare + best)->bad)
        best = n;
    self->n_cards[dice] = (guint8) best;
  }
}

/* FRO-HAZ-02, FRO-FRG-02: points or damage by half the Speed, and the roll that they bring. */
static void
find_rough (PaddockFroTempo *self)
{
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++) {
    guint half = fro_half_up (speed), hits = (half * self->hit + 3) / 6,
          dice = self->control[speed];

    self->rough[speed][0] = (guint16) (half * 28 + paddock_fro_skids_get (dice + half, 0)->bad);
    self->rough[speed][1] =
      (guint16) MIN (hits * self->hurt + (hits ? paddock_fro_skids_get (dice + hits, 0)->bad : 0),
                     MOST);
  }
}

/* --- Speed checks --- */

typedef struct {
  guint8 is_accelerating, n_for, n_against;
} Plan;

static const Plan plans[PADDOCK_FRO_MAX_CHECKS] = {
  { TRUE, 1, 0 },  { TRUE, 2, 0 },  { TRUE, 3, 0 },  { TRUE, 0, 1 },  { TRUE, 1, 1 },
  { FALSE, 0, 0 }, { FALSE, 1, 0 }, { FALSE, 2, 0 }, { FALSE, 0, 1 }, { FALSE, 1, 1 },
};

/* FRO-SPC-15, 16: the Speed that a sum of kept dice comes to. */
static guint
speed_of_sum (const FroSpec *spec, guint speed, gboolean is_accelerating, int sum)
{
  guint when = is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;
  int value = sum + sum_trait (spec, PADDOCK_EFFECT_VALUE, when);

  if (value < 0)
    value = has_trait (spec, PADDOCK_EFFECT_REVERSE, when) ? value : 0;
  return speed_after (spec, speed, is_accelerating ? value : -value, G_MAXUINT);
}

static void
add_set (PaddockFroCheck *check, guint chance, guint speeds)
{
  guint i = 0;

  while (i < check->n && check->sets[i].speeds != speeds)
    i++;
  if (i == check->n) {
    check->n++;
    check->sets[i].speeds = (guint8) speeds;
    check->sets[i].chance = 0;
  }
  check->sets[i].chance = (guint16) (check->sets[i].chance + chance);
}

/* FRO-TRT-07, 12: boxes without a roll. */
static gboolean
add_free_boxes (PaddockFroCheck *check, const FroSpec *spec, guint speed, const Plan *plan)
{
  guint when = plan->is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;
  int most = sum_trait (spec, PADDOCK_EFFECT_FREE_BOXES, when);
  guint speeds = 0;

  if (most <= 0)
    return FALSE;

  for (int boxes = 0; boxes <= most; boxes++)
    speeds |= 1u << speed_after (spec, speed, plan->is_accelerating ? boxes : -boxes, G_MAXUINT);
  add_set (check, 1 << PADDOCK_FRO_CHANCE_BITS, speeds);
  return TRUE;
}

static void
find_check (PaddockFroTempo *self, guint speed, guint i)
{
  Plan plan = plans[i];
  const FroSpec *spec = self->spec;
  PaddockFroCheck *check = &self->checks[speed][i];
  guint when, forced = paddock_fro_count_forced (plan.n_for, plan.n_against);
  const PaddockFroPulls *pulls;

  check->n_cards = (guint8) (plan.n_for + plan.n_against);
  if (check->n_cards == 0 && has_trait (spec, PADDOCK_EFFECT_EAGER, PADDOCK_WHEN_ACCELERATE))
    plan.is_accelerating = TRUE; /* FRO-TRT-05 */
  when = plan.is_accelerating ? PADDOCK_WHEN_ACCELERATE : PADDOCK_WHEN_DECELERATE;
  if (add_free_boxes (check, spec, speed, &plan))
    return;

  if (has_trait (spec, PADDOCK_EFFECT_KEEP_ANY, when))
    forced = 0;
  pulls =
    paddock_fro_tempo_pulls (self,
                             2u + check->n_cards
                               + (guint) MAX (0, sum_trait (spec, PADDOCK_EFFECT_SPARE_DICE, when)),
                             forced);
  for (guint k = 0; k < pulls->n; k++) {
    guint speeds = 0;

    for (int sum = 0; sum <= PADDOCK_FRO_MAX_SUM; sum++)
      if (pulls->pulls[k].sums >> sum & 1)
        speeds |= 1u << speed_of_sum (spec, speed, plan.is_accelerating, sum);
    add_set (check, pulls->pulls[k].chance, speeds);
  }
}

/* --- Control rolls for a turn --- */

static void
add_slip (PaddockFroFan *fan, PaddockFroSlip slip)
{
  guint i = 0;

  fan->cost += slip.cost * slip.chance;
  slip.cost = 0;
  while (i < fan->n && (fan->slips[i].way != slip.way || fan->slips[i].cell != slip.cell))
    i++;
  if (i == fan->n) {
    fan->slips[fan->n++] = slip;
    return;
  }
  fan->slips[i].chance = (guint16) (fan->slips[i].chance + slip.chance);
}

static void
find_fan (const PaddockFroTempo *tempo,
          gboolean has_wall,
          guint speed,
          guint load,
          PaddockFroFan *fan)
{
  guint dice = tempo->control[speed] + load, cards = 0;
  const PaddockFroSkids *skids = paddock_fro_skids_get (0, 0);

  if (tempo->control[speed] > 0) {
    cards = tempo->n_cards[MIN (dice, PADDOCK_FRO_MAX_SKID_DICE)];
    skids = paddock_fro_skids_get (dice + cards + tempo->spare, cards + tempo->spare);
  }
  for (guint i = 0; i < skids->n; i++)
    add_slip (fan, paddock_fro_tempo_slip (tempo, &skids->skids[i], has_wall, speed, load));
  fan->cost = (fan->cost >> PADDOCK_FRO_CHANCE_BITS) + cards * tempo->price;
}

static Fans *
make_fans (const PaddockFroTempo *tempo)
{
  Fans *fans = g_malloc0 (sizeof *fans);

  for (guint wall = 0; wall < 2; wall++)
    for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
      for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
        find_fan (tempo, wall, speed, load, &(*fans)[wall][speed][load]);

  return fans;
}

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

    values[load] = (guint16) MIN (PADDOCK_FRO_PHASE + value, MOST);
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

/* Standing still for good is no way on. */
static gboolean
is_idle (const PaddockFroTempo *tempo, const PaddockFroCheck *check, guint speed)
{
  return tempo->spec->total[speed] == 0 && check->n == 1 && check->sets[0].speeds == 1u << speed;
}

/* The best plan, with cards at their price. */
static guint16
find_least (const PaddockFroTempo *tempo, guint speed, const guint16 *best)
{
  guint least = MOST;

  for (guint i = 0; i < PADDOCK_FRO_MAX_CHECKS; i++) {
    const PaddockFroCheck *check = &tempo->checks[speed][i];
    guint sum = 0;

    if (is_idle (tempo, check, speed))
      continue;
    for (guint k = 0; k < check->n; k++)
      sum += check->sets[k].chance * best[check->sets[k].speeds];
    least = MIN (least, (sum >> PADDOCK_FRO_CHANCE_BITS) + check->n_cards * tempo->price);
  }

  return (guint16) least;
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
}

/* FRO-TRN-03, 04: at a Safe Speed a turn needs no roll. */
static guint
find_turn (const Fans *fans, const PaddockFroOutlook *outlook, guint speed, guint load)
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

        (*block)[speed][load] = (guint16) MIN (MIN (to_left, to_right), MOST);
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
              (guint16) MIN (guess_value (self, layer, space, look, speed, load), MOST);

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

static void
build (PaddockFroTempo *self)
{
  g_autofree Fans *fans = make_fans (self);
  Builder builder = { self, self->graph, self->spec, fans, 0 };

  self->lap = (guint) self->graph->lap * PADDOCK_FRO_ROUND / CRUISE;
  for (builder.stage = 0; builder.stage < self->n_stages; builder.stage++)
    guess (&builder);
  for (builder.stage = 0; builder.stage < self->n_stages; builder.stage++) {
    if (builder.stage > 0) {
      self->lap = find_last_lap (self);
      guess (&builder);
    }
    for (guint sweep = 0; sweep < N_SWEEPS; sweep++)
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

  self->graph = graph;
  self->spec = spec;
  self->n_stages = graph->lap ? 2 : 1;
  self->price = PRICES / MAX (2, count_all_cards (spec));
  self->hurt = shape->hurt;
  self->floor = MIN (shape->floor, PADDOCK_FRO_N_LOADS - 1);
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
    self->control[speed] = (guint8) fro_spec_control_dice (spec, shape->safe_losses, speed);
  self->hit = find_hit (graph->course, spec);
  self->spare =
    (guint) MAX (0, sum_trait (spec, PADDOCK_EFFECT_SPARE_DICE, PADDOCK_WHEN_CONTROL_ROLL));
  for (guint dice = 2; dice <= PADDOCK_FRO_MAX_PULL_DICE; dice++)
    for (guint forced = 0; forced <= 2; forced++)
      paddock_fro_pulls_init (&self->pulls[dice][forced], graph->course->values, dice, forced);
  find_paces (self);
  find_card_numbers (self);
  find_rough (self);
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
    for (guint i = 0; i < PADDOCK_FRO_MAX_CHECKS; i++)
      find_check (self, speed, i);

  n = (gsize) self->n_stages * PADDOCK_FRO_N_LAYERS * graph->n_spaces * PADDOCK_FRO_N_LOOKS + 1;
  self->rest = g_new (PaddockFroBlock, n);
  self->turns = g_new (PaddockFroBlock, n);
  build (self);

  return self;
}

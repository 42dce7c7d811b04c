/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position of Frothy Races is worth: the tempo of the vehicle from where it is, and what its licence, its hand
 * and the others make of it, by the kind of race.
 */

#include "frothy-forecast.h"
#include "judge.h"

#include "hex-track.h"

#define AHEAD 4                         /* steps in which a vehicle stands in another's way */
#define IN_THE_WAY 60                   /* what one in the very next space costs */
#define SPEED_LOVE 14                   /* what a point of Speed is worth to those who love it */
#define LATE (4 * PADDOCK_JUDGE_TURN)   /* with less than this to drive, things wear off in worth */
#define LOST (60 * PADDOCK_JUDGE_TURN)  /* what being out of the race is worth less */
#define ALONE (30 * PADDOCK_JUDGE_TURN) /* what the others need who are all out of the race */
#define CAUTION 16                      /* steps from one mood to the other */
#define THEIR_HURT 100 /* what a point of damage that another takes in a fight is worth */
#define SPACE 34       /* what a space is worth */
#define FREE_LEAD 2    /* spaces beyond those that forbid to accelerate which still count */
#define SPRINT 8  /* spaces before the goal where every lead counts; before that, less and less */
#define POINT 120 /* what a point of a scoring race is worth */

/* Damage: so much for each point, and on top of it this times the cube of its share. */
enum {
  HURT_EACH = 100,
  HURT_ALL = 2400,
  WEARY_POINT = 8, /* of Stamina that is gone */
  WEARY_STEP = 40, /* an effect that it brings, every round */
  UNSTEADY = 14,   /* a control die, to those who fear them */
};

/* What so many cards are worth, in hand or next round, whatever their type; and those of one type beside. */
static const guint8 any_worth[] = { 0, 48, 84, 112, 134, 152, 166, 178, 188, 196, 202, 206, 208 };
static const guint8 whip_worth[] = { 0, 68, 92, 104, 110, 114, 116, 116, 116, 116, 116, 116, 116 };
static const guint8 reins_worth[] = { 0, 36, 52, 60, 64, 66, 68, 68, 68, 68, 68, 68, 68 };

/* How a vehicle is driven that can stand damage, and one that cannot any more. */
enum {
  BOLD,
  CAREFUL,
  N_MOODS,
};

static const guint moods[N_MOODS] = { 1100, 6000 }; /* what a point of damage costs them */

typedef struct {
  PaddockFroGraph *graph;
  guint n_licences;
  PaddockFroTempo *tempos[FRO_MAX_VEHICLES][N_MOODS]; /* by licence */
  guint8 licences[FRO_MAX_VEHICLES];                  /* of the vehicles */
} Map;

/* What its affects will have made of a vehicle that is driven with care. */
static int
sum_affects (const FroSpec *spec, PaddockFrothyEffectKind kind, guint when)
{
  int sum = 0;

  for (guint i = 0; i < spec->n_levels; i++)
    for (guint64 rows = spec->affects[i].effects; rows; rows &= rows - 1) {
      const FroEffect *effect = &spec->effects[__builtin_ctzll (rows)];

      if (effect->kind == kind && (effect->when & when))
        sum += paddock_fro_mean_number (effect->n);
    }

  return MAX (sum, 0);
}

static PaddockFroShape
find_shape (const FroSpec *spec, guint mood)
{
  PaddockFroShape shape = { .hurt = moods[mood], .floor = spec->min_clp };

  if (mood == CAREFUL) {
    shape.safe_losses = (guint) sum_affects (spec, PADDOCK_EFFECT_SAFE_SPEED, PADDOCK_WHEN_ALWAYS);
    shape.floor += (guint) sum_affects (spec, PADDOCK_EFFECT_DICE, PADDOCK_WHEN_CONTROL_ROLL);
  }

  return shape;
}

/* The licence that drives like this one, or a new one. */
static guint
find_licence (Map *map, const FroSpec *spec)
{
  for (guint i = 0; i < map->n_licences; i++)
    if (paddock_fro_tempo_is_for (map->tempos[i][BOLD], spec))
      return i;

  for (guint mood = 0; mood < N_MOODS; mood++) {
    PaddockFroShape shape = find_shape (spec, mood);

    map->tempos[map->n_licences][mood] = paddock_fro_tempo_new (map->graph, spec, &shape);
  }
  return map->n_licences++;
}

static gpointer
prepare (const PaddockSetup *setup)
{
  const FroCourse *course = setup->course;
  Map *map = g_new0 (Map, 1);

  map->graph = paddock_fro_graph_new (course);
  for (guint i = 0; i < course->n_vehicles; i++)
    map->licences[i] = (guint8) find_licence (map, &course->specs[i]);

  return map;
}

static void
release (gpointer data)
{
  Map *map = data;

  for (guint i = 0; i < map->n_licences; i++)
    for (guint mood = 0; mood < N_MOODS; mood++)
      paddock_fro_tempo_free (map->tempos[i][mood]);
  paddock_fro_graph_free (map->graph);
  g_free (map);
}

/* --- Licences --- */

static gint32
worth_of_damage (const FroVehicle *vehicle, const FroSpec *spec)
{
  gint32 damage = vehicle->damage, most = MAX (1, spec->max_damage);

  return HURT_EACH * damage + HURT_ALL * damage * damage / most * damage / (most * most);
}

static gint32
worth_of_stamina (const PaddockTable *table, const FroVehicle *vehicle, const FroSpec *spec)
{
  gint32 worth = WEARY_POINT * (spec->max_stamina - vehicle->stamina);

  if (!fro_option (table, FRO_OPTION_STAMINA))
    return 0;
  for (guint i = 0; i < spec->n_stamina_steps; i++)
    worth += spec->stamina_steps[i].value >= vehicle->stamina ? WEARY_STEP : 0;

  return worth;
}

static guint
look_up (const guint8 *worths, guint n)
{
  return worths[MIN (n, G_N_ELEMENTS (any_worth) - 1)];
}

/* What can be used as a type, duals and special cards among them. */
static guint
count_side (const FroPile *pile, const FroSpec *spec, guint side)
{
  guint n = pile->plain[side] + pile->plain[FRO_DUAL];

  for (guint set = pile->specials; set; set &= set - 1)
    n += spec->specials[__builtin_ctz (set)].sides >> side & 1;

  return n;
}

static guint
worth_of_pile (const FroPile *pile, const FroSpec *spec)
{
  return look_up (any_worth, fro_count_pile (pile))
         + look_up (whip_worth, count_side (pile, spec, FRO_WHIP))
         + look_up (reins_worth, count_side (pile, spec, FRO_REINS));
}

/* The hand for what is left of this round, and with what comes back for the next; limited traits are worth a card. */
static gint32
worth_of_kit (const PaddockTable *table, const FroVehicle *vehicle, const FroSpec *spec)
{
  const FroState *state = fro_state (table);
  guint phases = state->step > FRO_STEP_PHASE_END ? 0 : FRO_N_PHASES + 1u - MAX (1, state->phase);
  FroPile next = vehicle->hand;
  guint uses = 0;

  for (guint kind = 0; kind < FRO_N_PLAIN; kind++)
    next.plain[kind] = (guint8) (next.plain[kind] + vehicle->recovery.plain[kind]);
  next.specials |= vehicle->recovery.specials;
  for (guint i = 0; i < spec->n_traits; i++)
    uses += vehicle->uses[i];

  return (gint32) (worth_of_pile (&vehicle->hand, spec) * phases / (2 * FRO_N_PHASES)
                   + worth_of_pile (&next, spec) + 32 * uses);
}

/* Near the goal nothing is worth keeping. */
static gint32
wear_off (const PaddockTable *table, gint32 worth, guint rounds)
{
  return fro_course (table)->race == PADDOCK_RACE_FASTEST
           ? worth * (gint32) MIN (rounds, (guint) LATE) / LATE
           : worth;
}

/* --- Moods --- */

/* How careful it is driven, 0 to CAUTION: as its damage grows, and when nobody is left to beat. */
static guint
find_caution (const PaddockTable *table, guint vehicle)
{
  const FroVehicle *self = fro_vehicle (table, vehicle);
  guint racing = fro_racing_set (fro_state (table));

  if ((racing & (racing - 1)) == 0 || self->safe_losses > 0)
    return CAUTION;

  return MIN (CAUTION,
              2 * CAUTION * self->damage / (3u * MAX (1, fro_spec (table, vehicle)->max_damage)));
}

/* A vehicle in both moods. */
typedef struct {
  PaddockFroSight sights[N_MOODS];
  guint caution;
} View;

static gboolean
view_init (View *self, const Map *map, const PaddockTable *table, guint vehicle)
{
  PaddockFroTempo *const *tempos = map->tempos[map->licences[vehicle]];

  if (!paddock_fro_sight_init (&self->sights[BOLD], tempos[BOLD], table, vehicle))
    return FALSE;

  self->sights[CAREFUL] = self->sights[BOLD];
  self->sights[CAREFUL].tempo = tempos[CAREFUL];
  self->caution = find_caution (table, vehicle);
  return TRUE;
}

static guint
mix (const View *self, guint bold, guint careful)
{
  return (bold * (CAUTION - self->caution) + careful * self->caution) / CAUTION;
}

/* What it still has to drive, from where everything stands. */
static guint
view_foresee (const View *self)
{
  guint bold = self->caution < CAUTION ? paddock_fro_sight_foresee (&self->sights[BOLD]) : 0;
  guint careful = self->caution > 0 ? paddock_fro_sight_foresee (&self->sights[CAREFUL]) : 0;

  return mix (self, bold, careful);
}

/* --- The others --- */

static gboolean
is_rival (const PaddockTable *table, guint seat, guint other)
{
  const FroCourse *course = fro_course (table);
  guint fox = fro_state (table)->fox;

  if (other == seat)
    return FALSE;
  if (course->has_teams)
    return course->specs[seat].team != course->specs[other].team;
  if (course->race == PADDOCK_RACE_FOX_HOUNDS) /* hounds do not hunt each other */
    return seat == fox || other == fox;

  return TRUE;
}

/* FRO-OPT-03: what a leader is ahead beyond what lets it accelerate is no gain, until the goal is near. */
static gint32
find_vain_lead (const PaddockTable *table, guint vehicle)
{
  const FroCourse *course = fro_course (table);
  gint32 lead = (gint32) fro_find_lead (table, vehicle)
                - fro_option (table, FRO_OPTION_GRANDSTANDING_DISTANCE) - FREE_LEAD;
  gint32 left = course->race == PADDOCK_RACE_FASTEST && course->goal > 0
                  ? course->goal - fro_vehicle (table, vehicle)->progress
                  : G_MAXINT16;

  if (!fro_option (table, FRO_OPTION_GRANDSTANDING) || lead <= 0)
    return 0;

  return SPACE * lead * CLAMP (left - SPRINT, 0, SPRINT) / SPRINT;
}

/* What the best of them still has to drive, as they stand. */
static gint32
find_best_rival (const Map *map, const PaddockTable *table, guint seat)
{
  const FroState *state = fro_state (table);
  gint32 best = ALONE + (gint32) map->tempos[0][BOLD]->lap;

  for (guint i = 0; i < state->n_vehicles; i++) {
    const FroVehicle *vehicle = &state->vehicles[i];
    guint rounds;
    View view;

    if (!is_rival (table, seat, i) || !view_init (&view, map, table, i))
      continue;
    for (guint mood = 0; mood < N_MOODS; mood++)
      view.sights[mood].hurt = THEIR_HURT;
    rounds = view_foresee (&view);
    best =
      MIN (best, (gint32) rounds + find_vain_lead (table, i)
                   + wear_off (table, worth_of_damage (vehicle, fro_spec (table, i)) / 2, rounds)
                   - (fro_course (table)->is_scoring ? POINT * vehicle->score : 0));
  }

  return best;
}

/* FRO-RAC-03: how badly off they all are. */
static gint32
find_ruin (const PaddockTable *table, guint seat)
{
  const FroState *state = fro_state (table);
  gint32 worth = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (is_rival (table, seat, i))
      worth += fro_is_racing (table, i) ? worth_of_damage (&state->vehicles[i], fro_spec (table, i))
                                        : 2 * HURT_ALL;

  return worth;
}

/* How much the space AT is in the way of a vehicle, 0 to IN_THE_WAY. */
static gint32
obstruct (const PaddockFroGraph *graph, const FroVehicle *vehicle, PaddockHex at)
{
  PaddockHex way = vehicle->at;

  for (guint steps = 0; steps < AHEAD; steps++) {
    way = paddock_hex_neighbour (way, (int) fro_direction (vehicle->facing, steps & 1));
    if (paddock_hex_equal (way, at))
      return IN_THE_WAY * (gint32) (AHEAD - steps) / AHEAD;
    if (!fro_course_has (graph->course, way))
      return 0;
  }

  return 0;
}

static gint32
find_blocking (const Map *map, const PaddockTable *table, guint seat)
{
  const FroState *state = fro_state (table);
  gint32 worth = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (is_rival (table, seat, i) && fro_is_racing (table, i))
      worth += obstruct (map->graph, &state->vehicles[i], state->vehicles[seat].at);

  return worth;
}

/* --- The whole --- */

/* All but how far it is. */
static void
judge_rest (const Map *map,
            const PaddockFroSight *sight,
            const PaddockQuestion *question,
            guint rounds,
            gint32 terms[PADDOCK_N_TERMS])
{
  const PaddockTable *table = sight->table;
  const FroVehicle *vehicle = sight->vehicle;
  gboolean is_toughest = fro_course (table)->race == PADDOCK_RACE_TOUGHEST;
  guint wanted = question->wanted;
  gint32 damage = worth_of_damage (vehicle, sight->spec);

  terms[PADDOCK_TERM_SPEED] = SPEED_LOVE * (gint32) sight->speed;
  terms[PADDOCK_TERM_DANGER] =
    -UNSTEADY * (gint32) (sight->load + sight->spec->control[sight->speed]);
  terms[PADDOCK_TERM_DAMAGE] =
    -(is_toughest ? 2 * damage : wear_off (table, damage, rounds))
    - wear_off (table, worth_of_stamina (table, vehicle, sight->spec), rounds);
  terms[PADDOCK_TERM_KIT] = wear_off (table, worth_of_kit (table, vehicle, sight->spec), rounds);
  if (wanted & 1u << PADDOCK_TERM_RIVALS)
    terms[PADDOCK_TERM_RIVALS] = is_toughest ? find_ruin (table, question->seat)
                                             : find_best_rival (map, table, question->seat);
  if (wanted & 1u << PADDOCK_TERM_BLOCK)
    terms[PADDOCK_TERM_BLOCK] = find_blocking (map, table, question->seat);
}

/* Where only the last one counts, how far it is hardly does. */
static gint32
find_line (const PaddockFroSight *sight, guint rounds)
{
  const FroCourse *course = fro_course (sight->table);
  gint32 line = -(gint32) rounds - find_vain_lead (sight->table, sight->index);

  return (course->race == PADDOCK_RACE_TOUGHEST ? line / 6 : line)
         + (course->is_scoring ? POINT * sight->vehicle->score : 0);
}

static void
judge (gconstpointer data,
       const PaddockTable *table,
       const PaddockQuestion *question,
       gint32 terms[PADDOCK_N_TERMS])
{
  const Map *map = data;
  guint rounds;
  View view;

  if (!view_init (&view, map, table, question->seat)) {
    terms[PADDOCK_TERM_LINE] = fro_is_wreck (fro_vehicle (table, question->seat)) ? -LOST : 0;
    return;
  }

  rounds = view_foresee (&view);
  terms[PADDOCK_TERM_LINE] = find_line (&view.sights[BOLD], rounds);
  judge_rest (map, &view.sights[BOLD], question, rounds, terms);
}

static gboolean
expect (gconstpointer data,
        const PaddockTable *table,
        const PaddockQuestion *question,
        const PaddockDecision *decision,
        const PaddockChoice *choice,
        gint32 terms[PADDOCK_N_TERMS])
{
  const Map *map = data;
  guint rounds[N_MOODS], all;
  View view;

  if (question->seat != decision->player || !view_init (&view, map, table, question->seat))
    return FALSE;
  for (guint mood = 0; mood < N_MOODS; mood++)
    if (!paddock_fro_sight_expect (&view.sights[mood], decision, choice, &rounds[mood]))
      return FALSE;

  all = mix (&view, rounds[BOLD], rounds[CAREFUL]);
  terms[PADDOCK_TERM_LINE] = find_line (&view.sights[BOLD], all);
  judge_rest (map, &view.sights[BOLD], question, all, terms);
  return TRUE;
}

const PaddockJudge paddock_frothy_judge = {
  .game = "frothy",
  .samples = 6,
  .thrift = 3,
  .trust = 6,
  .doubt = 128,
  .play_out = 6,
  .whim = 400,
  .prepare = prepare,
  .release = release,
  .judge = judge,
  .expect = expect,
  .private_decisions = 1u << FRO_ASK_ADAPT | 1u << FRO_ASK_RECOVER | 1u << FRO_ASK_CHECK
                       | 1u << FRO_ASK_CHECK_REROLL | 1u << FRO_ASK_CHECK_KEEP | 1u << FRO_ASK_BOXES
                       | 1u << FRO_ASK_ADJUST | 1u << FRO_ASK_PAY | 1u << FRO_ASK_LOSE_CARD
                       | 1u << FRO_ASK_END,
};

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position of Frothy Races is worth: the tempo of the vehicle from where it is, and what its licence, its hand
 * and the others make of it, by the kind of race.
 */

#include "frothy-forecast.h"
#include "frothy-worth.h"
#include "frothy/frothy-check.h"
#include "frothy/frothy-move.h"
#include "frothy/frothy-round.h"
#include "hex-track.h"
#include "frothy-judge.h"
#include "words.h"

#define AHEAD 4                        /* steps in which a vehicle stands in another's way */
#define IN_THE_WAY 60                  /* what one in the very next space costs */
#define SPEED_LOVE 48                  /* what a point of Speed is worth to those who love it */
#define CHECK 2                        /* about what a check changes the Speed by */
#define LATE (4 * PADDOCK_FRO_ROUND)   /* with less than this to drive, things wear off in worth */
#define ALONE (30 * PADDOCK_FRO_ROUND) /* what the others need who are all out of the race */
#define CAUTION 16                     /* steps from one mood to the other */
#define THEIR_FEAR 25                  /* how much the damage of others counts, in percent */
#define SPITE 4     /* what slows others down is worth this part of what makes oneself faster */
#define SPACE 34    /* what a space is worth */
#define FREE_LEAD 2 /* spaces beyond those that forbid to accelerate which still count */
#define SPRINT 8    /* spaces before the goal where every lead counts; before that, less and less */
#define POINT 120   /* what a point of a scoring race is worth */

#define UNSTEADY 14 /* what a control die costs those who fear them */

static gpointer
prepare (const PaddockSetup *setup)
{
  return paddock_fro_map_new (setup->course);
}

static void
release (gpointer map)
{
  paddock_fro_map_free (map);
}

static gpointer
open_guide (gpointer map)
{
  return paddock_fro_guide_new (map);
}

static void
face (gpointer guide, const PaddockTable *table, guint seat)
{
  paddock_fro_guide_face (guide, table, seat);
}

static void
close_guide (gpointer guide)
{
  paddock_fro_guide_free (guide);
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

/* What a point of damage counts as for whoever drives it: by what the next one would cost, and with all care when nobody is
 * left to beat. */
static guint
find_hurt (PaddockFroAsset asset)
{
  guint racing = fro_racing_set (fro_state (asset.table));
  const guint *hurts = asset.stakes->moods;

  return (racing & (racing - 1)) == 0 ? hurts[PADDOCK_FRO_CAREFUL]
                                      : CLAMP ((guint) paddock_fro_worth_of_hits (asset, 1, 0),
                                               hurts[PADDOCK_FRO_BOLD], hurts[PADDOCK_FRO_CAREFUL]);
}

/* A vehicle in both moods, or in the one that it is in. */
typedef struct {
  PaddockFroSight sights[PADDOCK_FRO_N_MOODS];
  guint knot;    /* of the bold mood; the careful one has the next */
  guint caution; /* 0 to CAUTION */
} View;

static gboolean
has_mood (const View *self, PaddockFroMood mood)
{
  return self->caution != (mood == PADDOCK_FRO_BOLD ? CAUTION : 0);
}

static void
find_mood (View *self, PaddockFroAsset asset)
{
  const guint *knots = paddock_fro_knots_get (fro_course (asset.table));
  guint hurt = find_hurt (asset);

  self->knot = 0;
  while (self->knot + 2 < PADDOCK_FRO_N_KNOTS && hurt >= knots[self->knot + 1])
    self->knot++;
  knots += self->knot;
  self->caution = CAUTION * (hurt - knots[PADDOCK_FRO_BOLD])
                  / (knots[PADDOCK_FRO_CAREFUL] - knots[PADDOCK_FRO_BOLD]);
}

static gboolean
view_init (View *self, const PaddockFroGuide *guide, PaddockFroAsset asset)
{
  find_mood (self, asset);
  for (guint mood = 0; mood < PADDOCK_FRO_N_MOODS; mood++)
    if (has_mood (self, mood)
        && !paddock_fro_sight_init (&self->sights[mood],
                                    paddock_fro_guide_get_tempo (guide, asset.table, asset.index,
                                                                 self->knot + mood),
                                    asset))
      return FALSE;

  return TRUE;
}

/* In the mood that counts for more. */
static const PaddockFroSight *
view_get (const View *self)
{
  return &self->sights[has_mood (self, PADDOCK_FRO_BOLD) ? PADDOCK_FRO_BOLD : PADDOCK_FRO_CAREFUL];
}

static guint
mix (const View *self, const guint rounds[PADDOCK_FRO_N_MOODS])
{
  return (rounds[PADDOCK_FRO_BOLD] * (CAUTION - self->caution)
          + rounds[PADDOCK_FRO_CAREFUL] * self->caution)
         / CAUTION;
}

/* What it still has to drive, from where everything stands. */
static guint
view_foresee (const View *self)
{
  guint rounds[PADDOCK_FRO_N_MOODS] = { 0 };

  for (guint mood = 0; mood < PADDOCK_FRO_N_MOODS; mood++)
    if (has_mood (self, mood))
      rounds[mood] = paddock_fro_sight_foresee (&self->sights[mood]);

  return mix (self, rounds);
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
find_best_rival (const PaddockFroGuide *guide, PaddockFroAsset self)
{
  const PaddockTable *table = self.table;
  const FroState *state = fro_state (table);
  PaddockFroAsset other = self;
  gint32 best = ALONE;

  for (guint i = 0; i < state->n_vehicles; i++) {
    guint rounds;
    View view;

    other.index = i;
    if (!is_rival (table, self.index, i) || !view_init (&view, guide, other))
      continue;
    for (guint mood = 0; mood < PADDOCK_FRO_N_MOODS; mood++)
      view.sights[mood].fear = THEIR_FEAR;
    rounds = view_foresee (&view);
    best = MIN (best,
                (gint32) rounds + find_vain_lead (table, i)
                  + wear_off (table, paddock_fro_worth_of_damage (other, rounds) * THEIR_FEAR / 100,
                              rounds)
                  - (fro_course (table)->is_scoring ? POINT * state->vehicles[i].score : 0));
  }

  return best;
}

/* FRO-RAC-03: how badly off they all are, and what is at stake for those who fight. */
static gint32
find_ruin (const PaddockFroGuide *guide, PaddockFroAsset self)
{
  const FroState *state = fro_state (self.table);
  PaddockFroAsset other = self;
  gint32 worth = 0;

  for (guint i = 0; i < state->n_vehicles; i++) {
    View view;

    other.index = i;
    if (!is_rival (self.table, self.index, i))
      continue;
    worth +=
      fro_is_racing (self.table, i) ? paddock_fro_worth_of_damage (other, 0) : self.stakes->lost;
    if (state->flow.n_tasks > 0 && view_init (&view, guide, other))
      worth += (gint32) paddock_fro_sight_fight (view_get (&view));
  }

  return worth;
}

/* How the others fare.  Where the first home wins, somebody else's bad luck is worth less than one's own good luck: who
 * hunts others instead of driving ends up beside them, in the wall. */
static gint32
find_rivals (const PaddockFroGuide *guide, PaddockFroAsset self)
{
  const FroCourse *course = fro_course (self.table);

  if (course->race == PADDOCK_RACE_TOUGHEST)
    return find_ruin (guide, self);

  return find_best_rival (guide, self) / (course->is_chase ? 1 : SPITE);
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
find_blocking (const PaddockFroGuide *guide, const PaddockTable *table, guint seat)
{
  const FroState *state = fro_state (table);
  gint32 worth = 0;

  for (guint i = 0; i < state->n_vehicles; i++)
    if (is_rival (table, seat, i) && fro_is_racing (table, i))
      worth += obstruct (paddock_fro_guide_get_graph (guide), &state->vehicles[i],
                         state->vehicles[seat].at);

  return worth;
}

/* --- The whole --- */

/* All but how far it is. */
static void
judge_rest (const PaddockFroGuide *guide,
            const PaddockFroSight *sight,
            const PaddockQuestion *question,
            guint rounds,
            gint32 terms[PADDOCK_N_TERMS])
{
  const PaddockTable *table = sight->table;
  PaddockFroAsset asset = paddock_fro_sight_get_asset (sight);
  gboolean is_toughest = fro_course (table)->race == PADDOCK_RACE_TOUGHEST;
  guint wanted = question->wanted;
  gint32 damage = paddock_fro_worth_of_damage (asset, rounds);

  terms[PADDOCK_TERM_SPEED] = SPEED_LOVE * (gint32) sight->speed;
  terms[PADDOCK_TERM_DANGER] =
    -UNSTEADY * (gint32) (sight->load + sight->spec->control[sight->speed]);
  terms[PADDOCK_TERM_DAMAGE] = -(is_toughest ? 2 * damage : wear_off (table, damage, rounds))
                               - wear_off (table, paddock_fro_worth_of_stamina (asset), rounds);
  terms[PADDOCK_TERM_KIT] = wear_off (table, paddock_fro_worth_of_kit (asset), rounds);
  if (wanted & 1u << PADDOCK_TERM_RIVALS)
    terms[PADDOCK_TERM_RIVALS] = find_rivals (guide, asset);
  if (wanted & 1u << PADDOCK_TERM_BLOCK)
    terms[PADDOCK_TERM_BLOCK] = find_blocking (guide, table, question->seat);
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

static PaddockFroAsset
find_asset (const PaddockTable *table, const PaddockQuestion *question)
{
  return (PaddockFroAsset){ table, paddock_fro_stakes_get (fro_course (table), question->nerve),
                            question->seat };
}

static void
judge (gconstpointer data,
       const PaddockTable *table,
       const PaddockQuestion *question,
       gint32 terms[PADDOCK_N_TERMS])
{
  const PaddockFroGuide *guide = data;
  PaddockFroAsset asset = find_asset (table, question);
  guint rounds;
  View view;

  if (!view_init (&view, guide, asset)) {
    terms[PADDOCK_TERM_LINE] =
      fro_is_wreck (fro_vehicle (table, question->seat)) ? -asset.stakes->lost : 0;
    return;
  }

  rounds = view_foresee (&view);
  terms[PADDOCK_TERM_LINE] = find_line (view_get (&view), rounds);
  judge_rest (guide, view_get (&view), question, rounds, terms);
}

static gboolean
expect (gconstpointer data,
        const PaddockTable *table,
        const PaddockQuestion *question,
        const PaddockDecision *decision,
        const PaddockChoice *choice,
        gint32 terms[PADDOCK_N_TERMS])
{
  const PaddockFroGuide *guide = data;
  guint rounds[PADDOCK_FRO_N_MOODS] = { 0 }, all;
  View view;

  if (question->seat != decision->player || !view_init (&view, guide, find_asset (table, question)))
    return FALSE;
  for (guint mood = 0; mood < PADDOCK_FRO_N_MOODS; mood++)
    if (has_mood (&view, mood)
        && !paddock_fro_sight_expect (&view.sights[mood], decision, choice, &rounds[mood]))
      return FALSE;

  all = mix (&view, rounds);
  terms[PADDOCK_TERM_LINE] = find_line (view_get (&view), all);
  judge_rest (guide, view_get (&view), question, all, terms);
  if (decision->kind == FRO_ASK_CHECK)
    terms[PADDOCK_TERM_SPEED] += SPEED_LOVE * (choice->id == FRO_ACCELERATE ? CHECK : -CHECK);
  return TRUE;
}

/* FRO-RAC-03: what counts there is ruin, which is rare.  A few play-outs cannot tell how rare, the first look can. */
static gboolean
is_plain (gconstpointer guide)
{
  return paddock_fro_guide_get_graph (guide)->course->race == PADDOCK_RACE_TOUGHEST;
}

const PaddockJudge paddock_frothy_judge = {
  .game = "frothy",
  .terms = { [PADDOCK_TERM_LINE] = { "line", N_ ("Line") },
             [PADDOCK_TERM_SPEED] = { "speed", N_ ("Speed") },
             [PADDOCK_TERM_DANGER] = { "danger", N_ ("Danger") },
             [PADDOCK_TERM_DAMAGE] = { "damage", N_ ("Damage") },
             [PADDOCK_TERM_KIT] = { "kit", N_ ("Cards") },
             [PADDOCK_TERM_RIVALS] = { "rivals", N_ ("Rivals") },
             [PADDOCK_TERM_BLOCK] = { "block", N_ ("Blocking") } },
  .unit = PADDOCK_FRO_ROUND,
  /* Translators: how many rounds of the race a choice is worse than the best one. */
  .worse = N_ ("{1} rounds worse"),
  .samples = 6,
  .thrift = 3,
  .trust = 2,
  .doubt = 128,
  .ruin = 10 * PADDOCK_FRO_ROUND,
  .play_out = 2,
  .whim = 400,
  .is_plain = is_plain,
  .prepare = prepare,
  .release = release,
  .open = open_guide,
  .face = face,
  .close = close_guide,
  .judge = judge,
  .expect = expect,
  .private_decisions = 1u << FRO_ASK_ADAPT | 1u << FRO_ASK_RECOVER | 1u << FRO_ASK_CHECK
                       | 1u << FRO_ASK_CHECK_REROLL | 1u << FRO_ASK_CHECK_KEEP | 1u << FRO_ASK_BOXES
                       | 1u << FRO_ASK_ADJUST | 1u << FRO_ASK_PAY | 1u << FRO_ASK_LOSE_CARD
                       | 1u << FRO_ASK_END,
};

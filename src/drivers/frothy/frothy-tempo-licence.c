/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a tempo reads from a licence, whatever the track: where Speed checks lead, what rough ground and damage cost, and
 * all that may come of the control roll for a turn.
 */

#include "frothy-tempo-private.h"
#include "frothy/frothy-speed.h"

#define PRICES 350 /* shared out among the cards of a licence: what laying one down costs */

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
find_hit (const FroCourse *course, int resilience)
{
  guint n = 0;

  for (guint i = 0; i < 6; i++)
    n += course->values[i] > resilience;

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
      (guint16) MIN (half * self->hit * self->hurt / 6
                       + (hits ? paddock_fro_skids_get (dice + hits, 0)->bad : 0),
                     PADDOCK_FRO_MOST);
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

/* A Safe Speed that it comes to takes it to the floor (FRO-SCH-14). */
static guint
find_shift (const PaddockFroTempo *tempo, guint speed, guint after, guint more)
{
  return after != speed && tempo->control[after] == 0 ? PADDOCK_FRO_TO_FLOOR
                                                      : paddock_fro_cap_load (more);
}

static PaddockFroLeaf *
find_leaf (PaddockFroFan *fan, guint cell)
{
  guint i = 0;

  while (i < fan->n && fan->leaves[i].cell != cell)
    i++;
  if (i == fan->n)
    fan->leaves[fan->n++] = (PaddockFroLeaf){ .cell = cell };

  return &fan->leaves[i];
}

/* What a skid adds to the load is the same at every load: it is found at none. */
static void
add_skid (const PaddockFroTempo *tempo,
          const PaddockFroSkid *skid,
          gboolean has_wall,
          guint speed,
          guint load,
          PaddockFroFan *fan)
{
  PaddockFroSlip slip = paddock_fro_tempo_slip (tempo, skid, has_wall, speed, load);
  PaddockFroSlip bare = paddock_fro_tempo_slip (tempo, skid, has_wall, speed, 0);
  guint after = slip.cell / PADDOCK_FRO_N_LOADS;
  guint shift = find_shift (tempo, speed, after, bare.cell % PADDOCK_FRO_N_LOADS);
  PaddockFroLeaf *leaf =
    find_leaf (fan, (slip.way * FRO_N_SPEEDS + after) * PADDOCK_FRO_N_SHIFTS + shift);

  leaf->chances[load] = (guint16) (leaf->chances[load] + slip.chance);
  fan->chances[slip.way][load] += slip.chance;
  fan->costs[load] += (guint) slip.cost * slip.chance;
}

static void
fan_out (const PaddockFroTempo *tempo,
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
    add_skid (tempo, &skids->skids[i], has_wall, speed, load, fan);
  fan->costs[load] &= ~(PADDOCK_FRO_ALL_CHANCES - 1);
  fan->costs[load] += cards * tempo->price << PADDOCK_FRO_CHANCE_BITS;
}

PaddockFroFans *
paddock_fro_fans_new (const PaddockFroTempo *tempo)
{
  PaddockFroFans *fans = g_malloc0 (sizeof *fans);

  for (guint wall = 0; wall < 2; wall++)
    for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
      for (guint load = 0; load < PADDOCK_FRO_N_LOADS; load++)
        fan_out (tempo, wall, speed, load, &(*fans)[wall][speed]);

  return fans;
}

/* --- All of it --- */

void
paddock_fro_tempo_read (PaddockFroTempo *self,
                        const PaddockFroGraph *graph,
                        const FroSpec *spec,
                        const PaddockFroShape *shape)
{
  self->graph = graph;
  self->spec = spec;
  self->n_stages = paddock_fro_count_stages (graph);
  self->price = PRICES / MAX (2, count_all_cards (spec));
  self->hurt = shape->hurt;
  self->floor = MIN (shape->floor, PADDOCK_FRO_N_LOADS - 1);
  for (guint speed = 0; speed < FRO_N_SPEEDS; speed++)
    self->control[speed] = (guint8) fro_spec_control_dice (spec, shape->safe_losses, speed);
  self->hit = find_hit (graph->course, shape->resilience);
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
}

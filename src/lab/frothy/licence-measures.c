/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a driving licence means, in numbers: fresh from the workshop and by the usual rules.  Traits with fixed numbers count;
 * those that are rolled for or played a few times do not.
 */

#include "licence-measures.h"

#include "frothy/frothy-table.h"
#include "frothy/odds/frothy-odds.h"
#include "frothy-graph.h"
#include "frothy-tempo.h"
#include "games.h"
#include "licence-toughness.h"
#include "words.h"

#define N_ROUNDS 6
#define MAX_BOXES (PADDOCK_N_SPEEDS * 9 + 1)

/* What more than one measure needs, worked out once. */
typedef struct {
  const PaddockLicence *licence;
  gboolean has[PADDOCK_N_SPEEDS];        /* whether it has the Speed */
  FroLicenceOdds odds[PADDOCK_N_SPEEDS]; /* of those that it has */
  double chances[FRO_MAX_KEPT + 1]; /* of exactly so many boxes in a round of acceleration ... */
  int more;                         /* ... and how many are added to them */
} Facts;

/* The sum of what lasting traits add of KIND at one of the moments WHEN. */
static int
sum_traits (const PaddockLicence *licence, int kind, guint when)
{
  int sum = 0;

  for (guint i = 0; i < paddock_list_len (licence->traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (licence->traits, PaddockTrait, i);
    PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS];
    guint n = trait->uses > 0 ? 0 : paddock_trait_get_effects (trait, effects);

    for (guint k = 0; k < n; k++)
      if (effects[k].kind == kind && effects[k].when & when
          && !paddock_number_is_random (effects[k].n))
        sum += effects[k].n;
  }

  return sum;
}

/* Spaces. */

static void
measure_spaces (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    values[rating] =
      facts->has[rating]
        ? paddock_speed_get_total (paddock_licence_find_speed (facts->licence, rating))
        : -1;
}

/* Speed checks. */

/* How many boxes a check to accelerate with one Whip card moves at most: chances[i] of exactly i. */
static void
find_check (const PaddockLicence *licence, double chances[FRO_MAX_KEPT + 1])
{
  guint when = PADDOCK_WHEN_ACCELERATE;
  FroCheckRoll roll = {
    .dice = (guint8) CLAMP (3 + sum_traits (licence, PADDOCK_EFFECT_SPARE_DICE, when), 2, 12),
    .rerolls = (guint8) CLAMP (sum_traits (licence, PADDOCK_EFFECT_REROLL, when), 0, 6),
    .sides = { 1, 1, 2, 2 }, /* FRO-DIC-01 */
  };
  FroCheckOdds odds;

  for (int i = 0; i <= FRO_MAX_KEPT; i++)
    chances[i] = 0;
  if (!fro_odds_check (&roll, &odds))
    return;
  for (int i = 0; i <= FRO_MAX_KEPT; i++)
    chances[i] = fro_weight_get (odds.at_least[i], odds.of)
                 - (i < FRO_MAX_KEPT ? fro_weight_get (odds.at_least[i + 1], odds.of) : 0);
}

/* Boxes from a standstill to the first of a Speed. */
static int
count_boxes (const PaddockLicence *licence, int rating)
{
  int n = 0;

  for (int lower = 0; lower < rating; lower++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, lower);

    n += speed ? speed->accel : 1;
  }

  return MIN (n, MAX_BOXES - 1);
}

/* One round: whoever is at a box moves on, at most to the last. */
static void
accelerate (double at[MAX_BOXES], const double chances[FRO_MAX_KEPT + 1], int more, int last)
{
  double next[MAX_BOXES] = { 0 };

  for (int box = 0; box <= last; box++)
    for (int i = 0; i <= FRO_MAX_KEPT; i++)
      next[MIN (box + MAX (i + more, 0), last)] += at[box] * chances[i];
  for (int box = 0; box <= last; box++)
    at[box] = next[box];
}

/* FRO-TRT-07: no roll, but as many boxes as the trait says. */
static void
find_boxes (const PaddockLicence *licence, double chances[FRO_MAX_KEPT + 1], int *more)
{
  int free_boxes = sum_traits (licence, PADDOCK_EFFECT_FREE_BOXES, PADDOCK_WHEN_ACCELERATE);

  find_check (licence, chances);
  *more = sum_traits (licence, PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_ACCELERATE);
  if (free_boxes <= 0)
    return;
  for (int i = 0; i <= FRO_MAX_KEPT; i++)
    chances[i] = i == 0;
  *more = free_boxes;
}

static void
measure_reach (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;
  int last = count_boxes (facts->licence, number);
  double at[MAX_BOXES] = { 1 };

  for (int round = 0; round < N_ROUNDS; round++) {
    accelerate (at, facts->chances, facts->more, last);
    values[round] = facts->has[number] ? at[last] : -1;
  }
}

/* Rounds in the mean until each Speed is reached: a box at a time, from the last one back. */
static double
find_mean_rounds (const double chances[FRO_MAX_KEPT + 1], int more, int boxes)
{
  double mean[MAX_BOXES] = { 0 }; /* by boxes still to go */

  for (int left = 1; left <= boxes; left++) {
    double rest = 1, stays = 0;

    for (int i = 0; i <= FRO_MAX_KEPT; i++) {
      int moved = MAX (i + more, 0);

      if (moved == 0)
        stays += chances[i];
      else if (moved < left)
        rest += chances[i] * mean[left - moved];
    }
    if (stays > 1 - 1e-9)
      return -1; /* it never gets there */
    mean[left] = rest / (1 - stays);
  }

  return mean[boxes];
}

static void
measure_rounds (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    values[rating] = facts->has[rating] ? find_mean_rounds (facts->chances, facts->more,
                                                            count_boxes (facts->licence, rating))
                                        : -1;
}

/* Control rolls. */

static void
measure_kept (gconstpointer data, int cards, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (guint rating = 1; rating < PADDOCK_N_SPEEDS; rating++) {
    const FroLicenceOdds *odds = &facts->odds[rating];

    values[rating - 1] = !facts->has[rating] ? -1 : odds->is_safe ? 1 : odds->control[cards];
  }
}

static void
measure_icon (const Facts *facts,
              FroIcon icon,
              int cards,
              double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  for (guint rating = 1; rating < PADDOCK_N_SPEEDS; rating++) {
    const FroLicenceOdds *odds = &facts->odds[rating];

    values[rating - 1] = !facts->has[rating] ? -1 : odds->is_safe ? 0 : odds->forced[cards][icon];
  }
}

#define ICON(name_, icon_)                                                \
  static void measure_##name_ (gconstpointer facts, int cards,            \
                               double values[PADDOCK_VEHICLE_MAX_POINTS]) \
  {                                                                       \
    measure_icon (facts, icon_, cards, values);                           \
  }

ICON (slide, FRO_SLIDE)
ICON (damage, FRO_DAMAGE)
ICON (spin, FRO_LEFT_SPIN)
ICON (pace, FRO_SLOW)

/* Stamina. */

/* The first value at which something happens, the highest step. */
static int
find_first_step (const PaddockStaminaTable *table)
{
  int first = table->minimum;

  for (guint i = 0; i < paddock_list_len (table->steps); i++)
    first = MAX (first, PADDOCK_LIST_AT (table->steps, PaddockStaminaStep, i)->value);

  return MIN (first, table->maximum);
}

static const PaddockSpeed *
find_top_speed (const PaddockLicence *licence)
{
  const PaddockSpeed *top = NULL;

  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, rating);

    top = speed ? speed : top;
  }

  return top;
}

static void
measure_stamina (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const PaddockLicence *licence = ((const Facts *) data)->licence;
  const PaddockSpeed *top = find_top_speed (licence);
  int cost = top ? -top->stamina : 0, maximum = licence->stamina.maximum;

  values[0] = cost > 0 ? (maximum - find_first_step (&licence->stamina) + cost - 1) / cost : -1;
  values[1] = cost > 0 ? (maximum - licence->stamina.minimum + cost - 1) / cost : -1;
}

/* Damage. */

static void
measure_toughness (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const PaddockLicence *licence = ((const Facts *) data)->licence;

  values[0] =
    paddock_licence_find_toughness (licence,
                                    licence->damage.resilience
                                      + sum_traits (licence, PADDOCK_EFFECT_RESILIENCE, ~0u));
}

static void
measure_obstacle (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (guint rating = 1; rating < PADDOCK_N_SPEEDS; rating++)
    values[rating - 1] = facts->has[rating] ? facts->odds[rating].damage : -1;
}

static gpointer
prepare (gconstpointer record)
{
  Facts *facts = g_new0 (Facts, 1);

  facts->licence = record;
  find_boxes (record, facts->chances, &facts->more);
  for (guint rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    facts->has[rating] = fro_odds_licence (record, rating, &facts->odds[rating]);

  return facts;
}

/* Laps. */

static PaddockSetup *
set_up (PaddockDocument *vehicle, PaddockDocument *track)
{
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, paddock_licence_kind.game), 0);

  if (!paddock_setup_set_track (setup, track, NULL)
      || !paddock_setup_add_seat (setup, "one", NULL, vehicle, NULL)
      || !paddock_setup_add_seat (setup, "two", NULL, vehicle, NULL)
      || !paddock_setup_seal (setup, NULL))
    return NULL;

  return g_steal_pointer (&setup);
}

static double
measure_lap (PaddockDocument *vehicle, PaddockDocument *track, const GPtrArray *cards)
{
  PaddockFroShape shape = { .hurt = PADDOCK_FRO_ROUND,
                            .resilience =
                              ((const PaddockLicence *) vehicle->record)->damage.resilience };
  g_autoptr (PaddockSetup) setup = set_up (vehicle, track);
  const FroCourse *course = setup ? setup->course : NULL;
  PaddockFroGraph *graph;
  PaddockFroTempo *tempo;
  double lap;

  if (!course)
    return -1;

  graph = paddock_fro_graph_new (course);
  tempo = paddock_fro_tempo_new (graph, &course->specs[0], &shape);
  lap = tempo->lap > 0 ? tempo->lap / (double) PADDOCK_FRO_ROUND : -1;
  paddock_fro_tempo_free (tempo);
  paddock_fro_graph_free (graph);

  return lap;
}

#define BY_SPEED .axis = N_ ("Speed"), .first = 0, .n_points = PADDOCK_N_SPEEDS
#define BY_MOVING_SPEED .axis = N_ ("Speed"), .first = 1, .n_points = PADDOCK_N_SPEEDS - 1
#define BY_CARDS .case_axis = N_ ("Cards"), .first_case = 0, .n_cases = FRO_LICENCE_CARDS + 1

#define ICON_FORMULA                                                                            \
  N_ ("How often this happens even if the driver discards only to avoid it: all ways that the " \
      "dice of the Speed, the traits and the cards can fall are counted. Turns at Safe Speeds " \
      "need no roll.")
/* The other of the pair is as likely, as long as no affect changes icons. */
#define PAIR_FORMULA                                                                            \
  N_ ("How often this happens even if the driver discards only to avoid it: all ways that the " \
      "dice of the Speed, the traits and the cards can fall are counted. Turns at Safe Speeds " \
      "need no roll. The opposite is just as likely.")

static const char *const stamina_points[] = { N_ ("First effect"), N_ ("Used up") };

static const PaddockVehicleMeasure rows[] = {
  {
    .id = "spaces",
    .label = N_ ("Spaces a round"),
    .formula = N_ ("The sum of the four moves of the Speed."),
    BY_SPEED,
    .unit = PADDOCK_VEHICLE_UNIT_COUNT,
    .measure = measure_spaces,
  },
  {
    .id = "reach",
    .label = N_ ("Speed reached by round"),
    .formula = N_ (
      "The chance to have moved all boxes up to the Speed by the end of the round, from a "
      "standstill with one Whip card a round: the two best of three dice and the vehicle's traits "
      "move the marker, over all that the dice can show."),
    .axis = N_ ("Round"),
    .first = 1,
    .n_points = N_ROUNDS,
    .case_axis = N_ ("Speed"),
    .first_case = 1,
    .n_cases = PADDOCK_N_SPEEDS - 1,
    .shown_case = PADDOCK_N_SPEEDS - 2,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_reach,
  },
  {
    .id = "rounds-to-speed",
    .label = N_ ("Rounds to reach a Speed"),
    .formula =
      N_ ("In the mean, from a standstill with one Whip card a round: the two best of three dice "
          "and the vehicle's traits move the marker, over all that the dice can show."),
    BY_SPEED,
    .unit = PADDOCK_VEHICLE_UNIT_DECIMAL,
    .is_less_better = TRUE,
    .measure = measure_rounds,
  },
  {
    .id = "control",
    .label = N_ ("Turn kept"),
    .formula =
      N_ ("How often a turn is kept with the best choice of discards: all ways that the dice of "
          "the Speed, the traits and the cards can fall are counted. Safe Speeds need no roll."),
    BY_MOVING_SPEED,
    BY_CARDS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_kept,
  },
  {
    .id = "slide",
    .label = N_ ("Turn with a slide"),
    .formula = ICON_FORMULA,
    BY_MOVING_SPEED,
    BY_CARDS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .is_less_better = TRUE,
    .measure = measure_slide,
  },
  {
    .id = "damage",
    .label = N_ ("Turn with a damage roll"),
    .formula = ICON_FORMULA,
    BY_MOVING_SPEED,
    BY_CARDS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .is_less_better = TRUE,
    .measure = measure_damage,
  },
  {
    .id = "spin",
    .label = N_ ("Turn with a left spin"),
    .formula = PAIR_FORMULA,
    BY_MOVING_SPEED,
    BY_CARDS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .is_less_better = TRUE,
    .measure = measure_spin,
  },
  {
    .id = "pace",
    .label = N_ ("Turn that slows down"),
    .formula = PAIR_FORMULA,
    BY_MOVING_SPEED,
    BY_CARDS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .is_less_better = TRUE,
    .measure = measure_pace,
  },
  {
    .id = "stamina",
    .label = N_ ("Rounds that stamina lasts at top Speed"),
    .formula =
      N_ ("The stamina above the first effect, or all of it, divided by what a round at the "
          "highest Speed costs, rounded up."),
    .points = stamina_points,
    .n_points = G_N_ELEMENTS (stamina_points),
    .unit = PADDOCK_VEHICLE_UNIT_COUNT,
    .measure = measure_stamina,
  },
  {
    .id = "damage-dice",
    .label = N_ ("Damage dice to a wipe-out"),
    .formula =
      N_ ("In the mean, rolled one by one: each die hurts if it exceeds Resilience. Affects that "
          "lower Resilience, roll dice or wipe out count as they are reached."),
    .n_points = 1,
    .unit = PADDOCK_VEHICLE_UNIT_DECIMAL,
    .measure = measure_toughness,
  },
  {
    .id = "obstacle",
    .label = N_ ("Hurt by an obstacle"),
    .formula = N_ ("How often at least one die of the damage roll for running over an obstacle at "
                   "the Speed hurts: half as many dice as the Speed, rounded up, and the traits."),
    BY_MOVING_SPEED,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .is_less_better = TRUE,
    .measure = measure_obstacle,
  },
};

const PaddockVehicleMeasures paddock_licence_measures = {
  .kind = &paddock_licence_kind,
  .measures = rows,
  .n_measures = G_N_ELEMENTS (rows),
  .prepare = prepare,
  .measure_lap = measure_lap,
  .lap_formula =
    N_ ("In the mean, alone on the track with the best ways, Speeds and cards, over all that the "
        "dice can show. A played card has a small price, and a point of damage counts as a round."),
};

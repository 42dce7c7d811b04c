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
#include "licence.h"
#include "words.h"

#define TOP (PADDOCK_N_SPEEDS - 1)
#define N_ROUNDS 6
#define MAX_BOXES (PADDOCK_N_SPEEDS * 9 + 1)

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
measure_spaces (gconstpointer record, double values[PADDOCK_VEHICLE_MEASURE_MAX])
{
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (record, rating);

    values[rating] = speed ? paddock_speed_get_total (speed) : -1;
  }
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

/* Boxes from a standstill to the first of top Speed. */
static int
count_boxes (const PaddockLicence *licence)
{
  int n = 0;

  for (int rating = 0; rating < TOP; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (licence, rating);

    n += speed ? speed->accel : 1;
  }

  return n;
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
measure_top_speed (gconstpointer record, double values[PADDOCK_VEHICLE_MEASURE_MAX])
{
  int last = MIN (count_boxes (record), MAX_BOXES - 1), more;
  double chances[FRO_MAX_KEPT + 1], at[MAX_BOXES] = { 1 };

  find_boxes (record, chances, &more);
  for (int round = 0; round < N_ROUNDS; round++) {
    accelerate (at, chances, more, last);
    values[round] = at[last];
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
measure_rounds (gconstpointer record, double values[PADDOCK_VEHICLE_MEASURE_MAX])
{
  double chances[FRO_MAX_KEPT + 1];
  int boxes = 0, more;

  find_boxes (record, chances, &more);
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++) {
    const PaddockSpeed *speed = paddock_licence_find_speed (record, rating);

    values[rating] = speed ? find_mean_rounds (chances, more, MIN (boxes, MAX_BOXES - 1)) : -1;
    boxes += speed ? speed->accel : 1;
  }
}

/* Control rolls. */

static void
measure_control (const PaddockLicence *licence,
                 guint cards,
                 double values[PADDOCK_VEHICLE_MEASURE_MAX])
{
  for (guint rating = 1; rating < PADDOCK_N_SPEEDS; rating++) {
    FroLicenceOdds odds;
    gboolean is_there = fro_odds_licence (licence, rating, &odds);

    values[rating - 1] = !is_there ? -1 : odds.is_safe ? 1 : odds.control[cards];
  }
}

#define CONTROL(cards_)                                                             \
  static void measure_control_##cards_ (gconstpointer record,                       \
                                        double values[PADDOCK_VEHICLE_MEASURE_MAX]) \
  {                                                                                 \
    measure_control (record, cards_, values);                                       \
  }

CONTROL (0)
CONTROL (1)
CONTROL (2)
CONTROL (3)

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

static void
measure_stamina (gconstpointer record, double values[PADDOCK_VEHICLE_MEASURE_MAX])
{
  const PaddockLicence *licence = record;
  const PaddockSpeed *top = paddock_licence_find_speed (licence, TOP);
  int cost = top ? -top->stamina : 0, maximum = licence->stamina.maximum;

  values[0] = cost > 0 ? (maximum - find_first_step (&licence->stamina) + cost - 1) / cost : -1;
  values[1] = cost > 0 ? (maximum - licence->stamina.minimum + cost - 1) / cost : -1;
}

/* Damage. */

static void
measure_toughness (gconstpointer record, double values[PADDOCK_VEHICLE_MEASURE_MAX])
{
  static const int hits[] = { 6, 5, 4, 2, 0 }; /* of six faces, from blank Resilience on */
  const PaddockLicence *licence = record;
  int resilience =
    licence->damage.resilience + sum_traits (licence, PADDOCK_EFFECT_RESILIENCE, ~0u);
  int faces = hits[CLAMP (resilience, -1, 3) + 1];

  values[0] = faces ? licence->damage.maximum * 6. / faces : -1;
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
measure_lap (PaddockDocument *vehicle, PaddockDocument *track)
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
#define CONTROL_FORMULA                                                                       \
  N_ ("How often a turn is kept with the best choice of discards: all ways that the dice of " \
      "the Speed, the traits and the cards can fall are counted. Safe Speeds need no roll.")

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
    .id = "top-speed",
    .label = N_ ("At top Speed by round"),
    .formula = N_ (
      "The chance to have moved all boxes up to Speed 6 by the end of the round, from a standstill "
      "with one Whip card a round."),
    .axis = N_ ("Round"),
    .first = 1,
    .n_points = N_ROUNDS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_top_speed,
  },
  {
    .id = "control-0",
    .label = N_ ("Turn kept"),
    .formula = CONTROL_FORMULA,
    BY_MOVING_SPEED,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_control_0,
  },
  {
    .id = "control-1",
    .label = N_ ("Turn kept with 1 card"),
    .formula = CONTROL_FORMULA,
    BY_MOVING_SPEED,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_control_1,
  },
  {
    .id = "control-2",
    .label = N_ ("Turn kept with 2 cards"),
    .formula = CONTROL_FORMULA,
    BY_MOVING_SPEED,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_control_2,
  },
  {
    .id = "control-3",
    .label = N_ ("Turn kept with 3 cards"),
    .formula = CONTROL_FORMULA,
    BY_MOVING_SPEED,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_control_3,
  },
  {
    .id = "stamina",
    .label = N_ ("Rounds at top Speed until stamina has its first effect, and until it is used up"),
    .formula =
      N_ ("The stamina above the effect, divided by what a round at Speed 6 costs, rounded up."),
    .axis = N_ ("Mark"),
    .first = 1,
    .n_points = 2,
    .unit = PADDOCK_VEHICLE_UNIT_COUNT,
    .measure = measure_stamina,
  },
  {
    .id = "damage-dice",
    .label = N_ ("Damage dice to a wipe-out"),
    .formula =
      N_ ("The maximum damage, divided by the part of the faces of a die that exceed Resilience."),
    .n_points = 1,
    .unit = PADDOCK_VEHICLE_UNIT_DECIMAL,
    .measure = measure_toughness,
  },
};

const PaddockVehicleMeasures paddock_licence_measures = { &paddock_licence_kind, rows,
                                                          G_N_ELEMENTS (rows), measure_lap };

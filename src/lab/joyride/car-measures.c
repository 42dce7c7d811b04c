/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a Joyride car means, in numbers: undamaged unless it says otherwise, as its dashboard and its dice make it.  Abilities
 * count only for laps, as far as they last.
 */

#include "car-measures.h"

#include "car-dice.h"
#include "cards.h"
#include "games.h"
#include "joyride-pace.h"
#include "joyride/joyride-state.h"
#include "words.h"

#define N_TURNS 6
#define MAX_TOKENS 12
#define MAX_SPACES 12

/* What more than one measure needs, worked out once. */
typedef struct {
  PaddockCarOdds odds;
  int start, top; /* gears; the top one that can be raced in */
  gboolean has_bonus[JOY_MAX_GEAR + 1];
  int n_locks, damage[3]; /* gears, locks and items that can be damaged */
} Facts;

/* The standard dashboard: JOY-DSH-01, 02, 04. */
static const PaddockGear standard_gears[] = {
  { .number = 1, .reverse = 1 },    { .number = 2, .bonus_steer = 1 },
  { .number = 3, .damageable = 1 }, { .number = 4, .damageable = 1 },
  { .number = 5, .damageable = 1 },
};

static void
add_gear (Facts *facts, const PaddockGear *gear)
{
  if (gear->number < 1 || gear->number > JOY_MAX_GEAR)
    return;

  facts->top = MAX (facts->top, gear->number);
  facts->has_bonus[gear->number] = gear->bonus_steer != 0;
  facts->damage[0] += gear->damageable != 0;
}

static void
read_gears (Facts *facts, const PaddockList *gears)
{
  guint n = paddock_list_len (gears);

  for (guint i = 0; i < n; i++)
    add_gear (facts, PADDOCK_LIST_AT (gears, PaddockGear, i));
  for (guint i = 0; n == 0 && i < G_N_ELEMENTS (standard_gears); i++)
    add_gear (facts, &standard_gears[i]);
}

static gpointer
prepare (gconstpointer record)
{
  const PaddockCar *car = record;
  Facts *facts = g_new0 (Facts, 1);

  paddock_car_odds_init (&facts->odds, car);
  read_gears (facts, car->gears);
  facts->top = MIN (facts->top, car->dice.count); /* each gear takes a die */
  facts->start = car->start_gear;
  facts->n_locks = MIN (car->lock_slots.total, JOY_MAX_LOCKS);
  facts->damage[1] = MIN (car->lock_slots.damageable, facts->n_locks);
  facts->damage[2] =
    MIN (car->item_slots.damageable, MIN (car->item_slots.total, JOY_MAX_ITEM_SLOTS));
  return facts;
}

/* --- Spaces --- */

static void
measure_spaces (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (int gear = 1; gear <= JOY_MAX_GEAR; gear++)
    values[gear - 1] = gear <= facts->top ? gear * facts->odds.mean : -1;
}

static void
measure_roll (gconstpointer data, int gear, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;
  const double *sums = facts->odds.sums[gear];
  double chance = 1;

  for (int spaces = 1; spaces <= MAX_SPACES; spaces++) {
    chance -= sums[spaces - 1];
    values[spaces - 1] = gear <= facts->top ? CLAMP (chance, 0, 1) : -1;
  }
}

/* JOY-LCK-01, 02 */
static void
measure_lock (gconstpointer data, int gear, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;
  double chances[PADDOCK_CAR_MAX_SUM + 1];

  paddock_car_odds_find_locks (&facts->odds, (guint) gear, (guint) facts->n_locks, chances);
  for (int spaces = 1; spaces <= MAX_SPACES; spaces++)
    values[spaces - 1] = gear <= facts->top ? chances[spaces] : -1;
}

/* JOY-LCK-04, JOY-ROL-03: once with the lock or the roll, and once more with the roll in a gear with the icon. */
static void
measure_steers (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (int gear = 1; gear <= JOY_MAX_GEAR; gear++)
    values[gear - 1] = gear > facts->top ? -1 : facts->has_bonus[gear] ? 2 : 1;
}

/* --- Gears --- */

/* JOY-SHF-03, 04: one a turn. */
static void
measure_turns_to_gear (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (int gear = 1; gear <= JOY_MAX_GEAR; gear++)
    values[gear - 1] = gear <= facts->top ? ABS (gear - facts->start) : -1;
}

/* Up a gear before each roll, as far as there are any. */
static void
measure_distance (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;
  double spaces = 0;

  for (int turn = 1; turn <= N_TURNS; turn++) {
    spaces += MIN (facts->start + turn, facts->top) * facts->odds.mean;
    values[turn - 1] = spaces;
  }
}

/* --- Damage --- */

static void
measure_damage (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  values[0] = 0;
  for (guint i = 0; i < G_N_ELEMENTS (facts->damage); i++) {
    values[i + 1] = facts->damage[i];
    values[0] += facts->damage[i];
  }
}

/* JOY-DMG-04: the driver chooses; what cannot be borne is ignored (JOY-DMG-09). */
static void
measure_gear_left (gconstpointer data, int number, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const Facts *facts = data;

  for (int tokens = 0; tokens <= MAX_TOKENS; tokens++) {
    int on_gears = CLAMP (tokens - facts->damage[1] - facts->damage[2], 0, facts->damage[0]);

    values[tokens] = MAX (facts->top - on_gears, 0);
  }
}

/* --- Laps --- */

/* Alone, but two can race at the least. */
static PaddockSetup *
set_up (PaddockDocument *vehicle,
        PaddockDocument *track,
        const GPtrArray *cards,
        gboolean is_unique)
{
  g_autoptr (PaddockSetup) setup =
    paddock_setup_new (paddock_games_find (paddock_games, paddock_car_kind.game), 0);
  PaddockSeat *seat;

  if (!paddock_setup_set_track (setup, track, NULL))
    return NULL;
  for (guint i = 0; i < cards->len; i++)
    paddock_setup_add_cards (setup, cards->pdata[i]);
  seat = paddock_setup_add_seat (setup, "one", NULL, vehicle, NULL);
  if (seat && is_unique)
    g_hash_table_insert (seat->settings, g_strdup ("abilities"), g_strdup ("unique"));
  if (!seat || !paddock_setup_add_seat (setup, "two", NULL, NULL, NULL)
      || !paddock_setup_seal (setup, NULL))
    return NULL;

  return g_steal_pointer (&setup);
}

/* Abilities that no set has yet are left out. */
static PaddockSetup *
set_up_best (PaddockDocument *vehicle, PaddockDocument *track, const GPtrArray *cards)
{
  const PaddockCar *car = vehicle->record;
  PaddockSetup *setup =
    paddock_list_len (car->abilities) > 0 ? set_up (vehicle, track, cards, TRUE) : NULL;

  return setup ? setup : set_up (vehicle, track, cards, FALSE);
}

static double
measure_lap (PaddockDocument *vehicle, PaddockDocument *track, const GPtrArray *cards)
{
  g_autoptr (PaddockSetup) setup = set_up_best (vehicle, track, cards);
  const JoyCourse *course = setup ? setup->course : NULL;
  g_autoptr (PaddockJoyGraph) graph = course ? paddock_joy_graph_new (course) : NULL;
  g_autoptr (PaddockJoyPace) pace = graph ? paddock_joy_pace_new (graph, &course->cars[0]) : NULL;

  return pace && pace->lap > 0 ? pace->lap / (double) PADDOCK_JOY_TURN : -1;
}

/* --- The table --- */

#define BY_GEAR .axis = N_ ("Gear"), .first = 1, .n_points = JOY_MAX_GEAR
#define BY_SPACES .axis = N_ ("Spaces"), .first = 1, .n_points = MAX_SPACES
#define OF_GEARS .case_axis = N_ ("Gear"), .first_case = 1, .n_cases = JOY_MAX_GEAR, .shown_case = 2

static const char *const damage_points[] = { N_ ("All"), N_ ("Gears"), N_ ("Lock slots"),
                                             N_ ("Item slots") };

static const PaddockVehicleMeasure rows[] = {
  {
    .id = "spaces",
    .label = N_ ("Spaces a turn"),
    .formula = N_ ("In the mean: as many dice as the gear, times the mean of the faces of a die. "
                   "Locked dice were rolled the turn before, so they count as much."),
    BY_GEAR,
    .unit = PADDOCK_VEHICLE_UNIT_DECIMAL,
    .measure = measure_spaces,
  },
  {
    .id = "roll",
    .label = N_ ("Roll of at least so many spaces"),
    .formula = N_ ("Counted over all that the dice of the gear can show, with no die locked."),
    BY_SPACES,
    OF_GEARS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_roll,
  },
  {
    .id = "lock",
    .label = N_ ("Lock move of exactly so many spaces"),
    .formula =
      N_ ("How often some of the dice that were rolled, as many as there are lock slots at "
          "most, show this number together: counted over all that the dice of the gear "
          "can show."),
    BY_SPACES,
    OF_GEARS,
    .unit = PADDOCK_VEHICLE_UNIT_PART,
    .measure = measure_lock,
  },
  {
    .id = "steers",
    .label = N_ ("Steers a turn"),
    .formula = N_ ("One, in the lock move or in the roll move; in a gear with the bonus steer icon "
                   "one in each."),
    BY_GEAR,
    .unit = PADDOCK_VEHICLE_UNIT_COUNT,
    .measure = measure_steers,
  },
  {
    .id = "turns-to-gear",
    .label = N_ ("Turns to a gear"),
    .formula = N_ (
      "From the start gear, by one gear a turn, up or down: without abilities and engine brake."),
    BY_GEAR,
    .unit = PADDOCK_VEHICLE_UNIT_COUNT,
    .is_less_better = TRUE,
    .measure = measure_turns_to_gear,
  },
  {
    .id = "distance",
    .label = N_ ("Spaces driven by turn"),
    .formula = N_ ("In the mean, from the start gear: one gear up each turn up to the top gear, "
                   "then the dice of the gear, with no die locked."),
    .axis = N_ ("Turn"),
    .first = 1,
    .n_points = N_TURNS,
    .unit = PADDOCK_VEHICLE_UNIT_DECIMAL,
    .measure = measure_distance,
  },
  {
    .id = "damage",
    .label = N_ ("Damage it bears"),
    .formula =
      N_ ("The slots of the dashboard that can be damaged. Each takes one token, and a car "
          "that has no empty slot any more ignores damage."),
    .points = damage_points,
    .n_points = G_N_ELEMENTS (damage_points),
    .unit = PADDOCK_VEHICLE_UNIT_COUNT,
    .measure = measure_damage,
  },
  {
    .id = "gear-left",
    .label = N_ ("Top gear after damage"),
    .formula = N_ ("The highest gear after so many damage tokens, if the driver puts them on item "
                   "slots and lock slots before gears."),
    .axis = N_ ("Tokens"),
    .first = 0,
    .n_points = MAX_TOKENS + 1,
    .unit = PADDOCK_VEHICLE_UNIT_COUNT,
    .measure = measure_gear_left,
  },
};

const PaddockVehicleMeasures paddock_car_measures = {
  .kind = &paddock_car_kind,
  .measures = rows,
  .n_measures = G_N_ELEMENTS (rows),
  .prepare = prepare,
  .measure_lap = measure_lap,
  .cards_kind = &paddock_cards_kind,
  .lap_formula =
    N_ ("In the mean over the places and gears of a lap, alone on the track with the best locks, "
        "steers and gears, over all that the dice can show. Abilities that always apply count if "
        "their card set comes with the program; a damage token costs two fifths of a turn."),
};

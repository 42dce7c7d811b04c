/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What Joyride cars mean in numbers: the standard dashboard by hand and by trying every way that the dice can fall.
 */

#include <math.h>

#include "car.h"
#include "cards.h"
#include "shelf.h"
#include "vehicle-measures.h"

#define MAX_DICE 6
#define MAX_SPACES 12 /* as far as they are shown */

static PaddockDocument *
load (const char *name)
{
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_shelf_load (name, NULL, &error);

  g_assert_no_error (error);
  return document;
}

static PaddockDocument *
load_car (void)
{
  return load ("vehicles/red-comet.vehicle.xml");
}

/* The values of a measure, for one gear where it is measured for each. */
static void
measure (const PaddockDocument *car,
         const char *id,
         int gear,
         double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (car->kind);
  g_autofree PaddockVehicleFigures *figures = paddock_vehicle_measures_take (table, car->record);

  for (guint i = 0; i < table->n_measures; i++)
    if (g_str_equal (table->measures[i].id, id)) {
      int row = table->measures[i].case_axis ? gear - table->measures[i].first_case : 0;

      memcpy (values, figures[i].values[row], sizeof figures[i].values[0]);
      return;
    }
  g_assert_not_reached ();
}

static void
assert_values (const PaddockDocument *car, const char *id, guint n, const double expected[])
{
  double values[PADDOCK_VEHICLE_MAX_POINTS];

  measure (car, id, 0, values);
  for (guint i = 0; i < n; i++)
    g_assert_cmpfloat (fabs (values[i] - expected[i]), <, 1e-9);
}

#define ASSERT_VALUES(car, id, ...)                                             \
  assert_values (car, id, sizeof ((double[]){ __VA_ARGS__ }) / sizeof (double), \
                 (double[]){ __VA_ARGS__ })

static void
test_standard_dashboard (void)
{
  g_autoptr (PaddockDocument) car = load_car ();

  ASSERT_VALUES (car, "spaces", 2, 4, 6, 8, 10, -1);
  ASSERT_VALUES (car, "steers", 1, 2, 1, 1, 1, -1);
  ASSERT_VALUES (car, "turns-to-gear", 1, 0, 1, 2, 3, -1);
  ASSERT_VALUES (car, "distance", 6, 14, 24, 34, 44, 54);
  ASSERT_VALUES (car, "damage", 8, 3, 3, 2);
  ASSERT_VALUES (car, "gear-left", 5, 5, 5, 5, 5, 5, 4, 3, 2, 2);
}

/* A car that says nothing of its gears and faces has the standard ones. */
static void
test_what_a_car_leaves_out (void)
{
  g_autoptr (PaddockDocument) car = load_car ();
  g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_car_kind);
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (car->kind);
  g_autofree PaddockVehicleFigures *figures = paddock_vehicle_measures_take (table, car->record);
  g_autofree PaddockVehicleFigures *others = paddock_vehicle_measures_take (table, blank->record);

  g_assert_cmpmem (figures, table->n_measures * sizeof *figures, others,
                   table->n_measures * sizeof *others);
}

/* --- All ways that dice can fall --- */

typedef struct {
  int at_least[PADDOCK_VEHICLE_MAX_POINTS]; /* by spaces, from 1 on */
  int locked[PADDOCK_VEHICLE_MAX_POINTS];
  int of;
} Count;

static gboolean
can_lock (const int *dice, int n, int n_slots, int spaces)
{
  for (guint set = 1; set < 1u << n; set++) {
    int sum = 0;

    for (int i = 0; i < n; i++)
      sum += set >> i & 1 ? dice[i] : 0;
    if (sum == spaces && __builtin_popcount (set) <= n_slots)
      return TRUE;
  }

  return FALSE;
}

static void
count_fall (Count *self, const int *dice, int n, int n_slots)
{
  int sum = 0;

  for (int i = 0; i < n; i++)
    sum += dice[i];
  for (int spaces = 1; spaces <= MAX_SPACES; spaces++) {
    self->at_least[spaces - 1] += sum >= spaces;
    self->locked[spaces - 1] += can_lock (dice, n, n_slots, spaces);
  }
  self->of++;
}

static void
count_all (Count *self, const int faces[6], int n, int n_slots)
{
  for (int fall = 0; fall < (int) pow (6, n); fall++) {
    int dice[MAX_DICE];

    for (int i = 0, rest = fall; i < n; i++, rest /= 6)
      dice[i] = faces[rest % 6];
    count_fall (self, dice, n, n_slots);
  }
}

static void
assert_counted (const PaddockDocument *car, const int faces[6], int gear, int n_slots)
{
  double roll[PADDOCK_VEHICLE_MAX_POINTS], lock[PADDOCK_VEHICLE_MAX_POINTS];
  Count count = { .of = 0 };

  count_all (&count, faces, gear, n_slots);
  measure (car, "roll", gear, roll);
  measure (car, "lock", gear, lock);
  for (int i = 0; i < MAX_SPACES; i++) {
    g_assert_cmpfloat (fabs (roll[i] - count.at_least[i] / (double) count.of), <, 1e-9);
    g_assert_cmpfloat (fabs (lock[i] - count.locked[i] / (double) count.of), <, 1e-9);
  }
}

static void
test_dice_are_counted (void)
{
  static const int standard[6] = { 1, 1, 2, 2, 3, 3 }, own[6] = { 0, 1, 1, 4, 4, 9 };
  g_autoptr (PaddockDocument) car = load_car ();
  PaddockCar *record = paddock_document_dup_record (car);
  g_autoptr (PaddockDocument) other = NULL;

  for (int gear = 1; gear <= 5; gear++)
    assert_counted (car, standard, gear, 4);

  g_clear_pointer (&record->dice.faces, paddock_list_unref);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    paddock_list_append_int (&record->dice.faces, own[i]);
  record->lock_slots.total = 2;
  other = paddock_document_new_take (&paddock_car_kind, record);
  for (int gear = 1; gear <= 5; gear++)
    assert_counted (other, own, gear, 2);
}

/* --- Laps --- */

static double
drive (PaddockDocument *car)
{
  g_autoptr (PaddockDocument) track = load ("tracks/harbour-loop.track.xml");
  g_autoptr (GPtrArray) cards = paddock_shelf_read_kind (&paddock_cards_kind);

  return paddock_vehicle_measures_find (car->kind)->measure_lap (car, track, cards);
}

static void
set_ability (PaddockCar *car, const char *id)
{
  PaddockCarAbility *ability = paddock_list_append (&car->abilities, &paddock_car_ability_type);

  paddock_text_set (&ability->name, id);
}

static double
drive_with_ability (const char *id)
{
  g_autoptr (PaddockDocument) car = load_car ();
  PaddockCar *record = paddock_document_dup_record (car);
  g_autoptr (PaddockDocument) other = NULL;

  set_ability (record, id);
  other = paddock_document_new_take (&paddock_car_kind, record);
  return drive (other);
}

/* The lock slots and the steers of a car tell, and so do abilities that last; those that nobody knows do no harm. */
static void
test_laps (void)
{
  g_autoptr (PaddockDocument) car = load_car ();
  PaddockCar *record = paddock_document_dup_record (car);
  g_autoptr (PaddockDocument) slow = NULL;
  double lap = drive (car);

  g_assert_cmpfloat (lap, >, 3);
  g_assert_cmpfloat (lap, <, 12);
  record->lock_slots.total = 0;
  slow = paddock_document_new_take (&paddock_car_kind, record);
  g_assert_cmpfloat (drive (slow), >, lap + 0.1);
  g_assert_cmpfloat (drive_with_ability ("no-such-ability"), ==, lap);
}

/* A licence's track, and a car that cannot be raced. */
static void
test_no_lap (void)
{
  g_autoptr (PaddockDocument) car = load_car ();
  g_autoptr (PaddockDocument) oval = load ("tracks/windmill-oval.track.xml");
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  PaddockCar *record = paddock_document_dup_record (car);
  g_autoptr (PaddockDocument) other = NULL;

  g_assert_cmpfloat (paddock_vehicle_measures_find (car->kind)->measure_lap (car, oval, none), <,
                     0);
  record->dice.count = 1;
  other = paddock_document_new_take (&paddock_car_kind, record);
  g_assert_cmpfloat (drive (other), <, 0);
}

/* --- Absurd cars --- */

static void
add_absurd_gears (PaddockCar *car, GRand *rand)
{
  for (int i = g_rand_int_range (rand, 0, 10); i > 0; i--) {
    PaddockGear *gear = paddock_list_append (&car->gears, &paddock_gear_type);

    gear->number = g_rand_int_range (rand, -3, 20);
    gear->damageable = g_rand_boolean (rand);
  }
  for (int i = g_rand_int_range (rand, 0, 12); i > 0; i--)
    paddock_list_append_int (&car->dice.faces, g_rand_int_range (rand, -5, 99));
}

static void
test_absurd_cars (void)
{
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (&paddock_car_kind);
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);

  for (guint round = 0; round < 200; round++) {
    g_autoptr (PaddockDocument) blank = paddock_document_new (&paddock_car_kind);
    PaddockCar *car = paddock_document_dup_record (blank);
    g_autoptr (PaddockDocument) document = paddock_document_new_take (&paddock_car_kind, car);
    g_autofree PaddockVehicleFigures *figures = NULL;

    add_absurd_gears (car, rand);
    car->dice.count = g_rand_int_range (rand, -2, 99);
    car->start_gear = g_rand_int_range (rand, -9, 99);
    car->lock_slots.total = g_rand_int_range (rand, -2, 99);
    car->item_slots.damageable = g_rand_int_range (rand, -2, 99);
    figures = paddock_vehicle_measures_take (table, document->record);
    for (guint i = 0; i < table->n_measures; i++)
      for (guint k = 0; k < paddock_vehicle_measure_count_cases (&table->measures[i]); k++)
        for (guint point = 0; point < table->measures[i].n_points; point++)
          g_assert_true (isfinite (figures[i].values[k][point]));
    for (guint k = 0; k < table->measures[1].n_cases; k++)
      for (guint point = 0; point < table->measures[1].n_points; point++)
        g_assert_cmpfloat (figures[1].values[k][point], <=, 1 + 1e-9);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/car-measures/standard-dashboard", test_standard_dashboard);
  g_test_add_func ("/lab/car-measures/left-out", test_what_a_car_leaves_out);
  g_test_add_func ("/lab/car-measures/dice", test_dice_are_counted);
  g_test_add_func ("/lab/car-measures/laps", test_laps);
  g_test_add_func ("/lab/car-measures/no-lap", test_no_lap);
  g_test_add_func ("/lab/car-measures/absurd", test_absurd_cars);

  return g_test_run ();
}

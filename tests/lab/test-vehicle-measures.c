/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What vehicles mean in numbers: the basic chariot by hand and by trying every way that the dice can fall.
 */

#include <math.h>

#include "licence.h"
#include "list.h"
#include "vehicle-measures.h"
#include "shelf.h"

static const int faces[] = { 0, 1, 2, 2, 3, 3 }; /* FRO-DIC-01 */

static PaddockDocument *
read_vehicle (const char *name)
{
  g_autofree char *path = g_strdup_printf ("vehicles/%s.vehicle.xml", name);
  g_autoptr (GError) error = NULL;
  PaddockDocument *document = paddock_shelf_file_read (paddock_shelf_find (path), &error);

  g_assert_no_error (error);
  return document;
}

static void
measure (const PaddockDocument *vehicle, const char *id, double values[PADDOCK_VEHICLE_MEASURE_MAX])
{
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (vehicle->kind);

  for (guint i = 0; i < table->n_measures; i++)
    if (g_str_equal (table->measures[i].id, id)) {
      table->measures[i].measure (vehicle->record, values);
      return;
    }
  g_assert_not_reached ();
}

/* The two best of three dice. */
static int
keep_two (int a, int b, int c)
{
  return faces[a] + faces[b] + faces[c] - MIN (faces[a], MIN (faces[b], faces[c]));
}

/* chances[i] of exactly i boxes with one Whip card, of 216. */
static void
count_boxes (int chances[7])
{
  for (int i = 0; i < 7; i++)
    chances[i] = 0;
  for (int a = 0; a < 6; a++)
    for (int b = 0; b < 6; b++)
      for (int c = 0; c < 6; c++)
        chances[keep_two (a, b, c)]++;
}

static void
test_basic_chariot (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  double values[PADDOCK_VEHICLE_MEASURE_MAX];

  measure (chariot, "spaces", values);
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    g_assert_cmpfloat (values[rating], ==, 2 * rating);
  measure (chariot, "damage-dice", values);
  g_assert_cmpfloat (values[0], ==, 12);
  measure (chariot, "stamina", values); /* from 10: 9 is the first effect, 0 the end; 3 a round */
  g_assert_cmpfloat (values[0], ==, 1);
  g_assert_cmpfloat (values[1], ==, 4);
  measure (chariot, "control-0", values);
  g_assert_cmpfloat (values[0], ==, 1); /* Safe */
}

/* Ten boxes to top Speed. */
static void
test_top_speed (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  double values[PADDOCK_VEHICLE_MEASURE_MAX];
  int chances[7], reached = 0;

  count_boxes (chances);
  for (int i = 0; i < 7; i++)
    for (int k = 0; k < 7; k++)
      reached += i + k >= 10 ? chances[i] * chances[k] : 0;
  measure (chariot, "top-speed", values);
  g_assert_cmpfloat (values[0], ==, 0);
  g_assert_cmpfloat (fabs (values[1] - reached / (216. * 216)), <, 1e-9);
  g_assert_cmpfloat (values[2], >, values[1]);
}

/* One box to Speed 1: the mean of a geometric series. */
static void
test_rounds (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  double values[PADDOCK_VEHICLE_MEASURE_MAX];
  int chances[7];

  count_boxes (chances);
  measure (chariot, "rounds-to-speed", values);
  g_assert_cmpfloat (values[0], ==, 0);
  g_assert_cmpfloat (fabs (values[1] - 216. / (216 - chances[0])), <, 1e-9);
  for (int rating = 1; rating < PADDOCK_N_SPEEDS; rating++)
    g_assert_cmpfloat (values[rating], >, values[rating - 1] - 1e-9);
}

/* More cards are never worse, more dice never better; an unfinished licence does no harm. */
static void
test_every_vehicle (void)
{
  guint n = 0;

  for (guint i = 0; i < paddock_shelf_n_files; i++) {
    g_autoptr (PaddockDocument) vehicle = paddock_shelf_file_read (&paddock_shelf_files[i], NULL);
    double without[PADDOCK_VEHICLE_MEASURE_MAX], with[PADDOCK_VEHICLE_MEASURE_MAX];

    if (!paddock_vehicle_measures_find (vehicle->kind))
      continue;
    measure (vehicle, "control-0", without);
    measure (vehicle, "control-3", with);
    for (int k = 0; k < PADDOCK_N_SPEEDS - 1; k++)
      g_assert_cmpfloat (with[k], >=, without[k]);
    n++;
  }
  g_assert_cmpuint (n, >, 5);
}

static void
test_nothing (void)
{
  g_autoptr (PaddockDocument) empty = paddock_document_new (&paddock_licence_kind);
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (&paddock_licence_kind);
  double values[PADDOCK_VEHICLE_MEASURE_MAX];

  for (guint i = 0; i < table->n_measures; i++)
    table->measures[i].measure (empty->record, values);
  measure (empty, "spaces", values);
  g_assert_cmpfloat (values[3], <, 0);
}

static void
test_laps (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  g_autoptr (PaddockDocument) slow =
    paddock_document_new_take (&paddock_licence_kind, paddock_document_dup_record (chariot));
  g_autoptr (PaddockDocument) oval =
    paddock_shelf_file_read (paddock_shelf_find ("tracks/windmill-oval.track.xml"), NULL);
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (&paddock_licence_kind);
  PaddockLicence *licence = slow->record;
  double lap = table->measure_lap (chariot, oval);

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    ((PaddockSpeed *) paddock_list_edit (&licence->speeds, i))->accel = 5;
  g_assert_cmpfloat (lap, >, 1);
  g_assert_cmpfloat (lap, <, 100);
  g_assert_cmpfloat (table->measure_lap (slow, oval), >, lap);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/vehicle-measures/basic-chariot", test_basic_chariot);
  g_test_add_func ("/lab/vehicle-measures/top-speed-by-round", test_top_speed);
  g_test_add_func ("/lab/vehicle-measures/rounds-to-a-speed", test_rounds);
  g_test_add_func ("/lab/vehicle-measures/cards-help", test_every_vehicle);
  g_test_add_func ("/lab/vehicle-measures/nothing-does-no-harm", test_nothing);
  g_test_add_func ("/lab/vehicle-measures/laps", test_laps);

  return g_test_run ();
}

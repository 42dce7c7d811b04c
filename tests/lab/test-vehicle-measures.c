/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What vehicles mean in numbers: the basic chariot by hand and by trying every way that the dice can fall.
 */

#include <math.h>
#include <string.h>

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

/* The values of a measure in one of its cases. */
static void
measure_case (const PaddockDocument *vehicle,
              const char *id,
              int number,
              double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (vehicle->kind);
  g_autofree PaddockVehicleFigures *figures =
    paddock_vehicle_measures_take (table, vehicle->record);

  for (guint i = 0; i < table->n_measures; i++)
    if (g_str_equal (table->measures[i].id, id)) {
      memcpy (values, figures[i].values[number - table->measures[i].first_case],
              sizeof figures[i].values[0]);
      return;
    }
  g_assert_not_reached ();
}

static void
measure (const PaddockDocument *vehicle, const char *id, double values[PADDOCK_VEHICLE_MAX_POINTS])
{
  measure_case (vehicle, id, 0, values);
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
  double values[PADDOCK_VEHICLE_MAX_POINTS];

  measure (chariot, "spaces", values);
  for (int rating = 0; rating < PADDOCK_N_SPEEDS; rating++)
    g_assert_cmpfloat (values[rating], ==, 2 * rating);
  measure (chariot, "stamina", values); /* from 10: 9 is the first effect, 0 the end; 3 a round */
  g_assert_cmpfloat (values[0], ==, 1);
  g_assert_cmpfloat (values[1], ==, 4);
  measure (chariot, "control", values);
  g_assert_cmpfloat (values[0], ==, 1); /* Safe */
}

/* Ten boxes to top Speed, one to the first, five to the third. */
static void
test_reach (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  double values[PADDOCK_VEHICLE_MAX_POINTS];
  int chances[7], reached = 0, third = 0;

  count_boxes (chances);
  for (int i = 0; i < 7; i++)
    for (int k = 0; k < 7; k++) {
      reached += i + k >= 10 ? chances[i] * chances[k] : 0;
      third += i + k >= 4 ? chances[i] * chances[k] : 0;
    }
  measure_case (chariot, "reach", 6, values);
  g_assert_cmpfloat (values[0], ==, 0);
  g_assert_cmpfloat (fabs (values[1] - reached / (216. * 216)), <, 1e-9);
  g_assert_cmpfloat (values[2], >, values[1]);
  measure_case (chariot, "reach", 1, values);
  g_assert_cmpfloat (fabs (values[0] - (216 - chances[0]) / 216.), <, 1e-9);
  measure_case (chariot, "reach", 3, values);
  g_assert_cmpfloat (fabs (values[1] - third / (216. * 216)), <, 1e-9);
}

/* One die at Speed 3: nothing is left of it but its icon, whatever it is.  With a card there are two dice, of which one may go:
 * a pair of 4 in 36 rolls (left and right, slow and haste, either way round) keeps the turn, a slide is left only by two. */
static void
test_control (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  static const char *const icons[] = { "slide", "damage", "spin", "pace" };
  double values[PADDOCK_VEHICLE_MAX_POINTS];

  measure (chariot, "control", values);
  g_assert_cmpfloat (values[2], ==, 0);
  measure_case (chariot, "control", 1, values);
  g_assert_cmpfloat (fabs (values[2] - 4 / 36.), <, 1e-9);
  for (guint i = 0; i < G_N_ELEMENTS (icons); i++) {
    measure (chariot, icons[i], values);
    g_assert_cmpfloat (values[1], ==, 0); /* Safe */
    g_assert_cmpfloat (fabs (values[2] - 1 / 6.), <, 1e-9);
    measure_case (chariot, icons[i], 1, values);
    g_assert_cmpfloat (fabs (values[2] - 1 / 36.), <, 1e-9);
  }
}

/* One box to Speed 1: the mean of a geometric series. */
static void
test_rounds (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  double values[PADDOCK_VEHICLE_MAX_POINTS];
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
    double without[PADDOCK_VEHICLE_MAX_POINTS], with[PADDOCK_VEHICLE_MAX_POINTS];

    if (vehicle->kind != &paddock_licence_kind)
      continue;
    measure_case (vehicle, "control", 0, without);
    measure_case (vehicle, "control", 3, with);
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
  double values[PADDOCK_VEHICLE_MAX_POINTS];

  measure (empty, "spaces", values);
  g_assert_cmpfloat (values[3], <, 0);
}

/* A copy to be changed. */
static PaddockDocument *
copy_chariot (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");

  return paddock_document_new_take (&paddock_licence_kind, paddock_document_dup_record (chariot));
}

/* Replaces all affects of the damage track by one. */
static PaddockDocument *
make_target (int resilience, int maximum, int value, int kind, int n)
{
  PaddockDocument *target = copy_chariot ();
  PaddockLicence *licence = target->record;
  PaddockDamageLevel *level;
  PaddockAffect *affect;

  while (paddock_list_len (licence->damage.levels) > 0)
    paddock_list_remove (&licence->damage.levels, 0);
  licence->damage.resilience = resilience;
  licence->damage.maximum = maximum;
  level = paddock_list_append (&licence->damage.levels, &paddock_damage_level_type);
  level->value = value;
  affect = paddock_list_append (&level->affects, &paddock_affect_type);
  affect->kind = kind;
  affect->n = n;
  return target;
}

static void
assert_toughness (PaddockDocument *vehicle, double dice)
{
  double values[PADDOCK_VEHICLE_MAX_POINTS];

  measure (vehicle, "damage-dice", values);
  g_assert_cmpfloat (fabs (values[0] - dice), <, 1e-9);
}

/* Resilience 1 is hurt by four faces of six: eight points are 12 dice.  At 0 by five of six, at 2 by two. */
static void
test_toughness (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  g_autoptr (PaddockDocument) softer = make_target (1, 4, 2, PADDOCK_AFFECT_RESILIENCE, 1);
  g_autoptr (PaddockDocument) early = make_target (1, 8, 4, PADDOCK_AFFECT_WIPE_OUT, 0);
  g_autoptr (PaddockDocument) hurting = make_target (1, 3, 1, PADDOCK_AFFECT_DAMAGE, 2);
  g_autoptr (PaddockDocument) blank = make_target (-1, 5, 2, PADDOCK_AFFECT_DAMAGE, 1);
  g_autoptr (PaddockDocument) last = make_target (3, 5, 5, PADDOCK_AFFECT_WIPE_OUT, 0);

  assert_toughness (chariot, 12);
  assert_toughness (softer, 2 * 1.5 + 2 * 1.2);
  assert_toughness (early, 4 * 1.5);
  /* The first hit rolls two more: of nine, one misses twice (two points to go), four hit once, four twice. */
  assert_toughness (hurting, 1.5 + 1 / 9. * 3 + 4 / 9. * 1.5);
  assert_toughness (blank, 4); /* everything hurts: the affect's die too */
  assert_toughness (last, -1);
}

/* Half of Speed 3, rounded up, is two dice; each is harmless two times in six. */
static void
test_obstacle (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  double values[PADDOCK_VEHICLE_MAX_POINTS];

  measure (chariot, "obstacle", values);
  g_assert_cmpfloat (fabs (values[2] - 8 / 9.), <, 1e-9);
}

/* The highest Speed that there is counts. */
static void
test_stamina_without_top (void)
{
  g_autoptr (PaddockDocument) slow = copy_chariot ();
  PaddockLicence *licence = slow->record;
  double values[PADDOCK_VEHICLE_MAX_POINTS];

  paddock_list_remove (&licence->speeds, paddock_list_len (licence->speeds) - 1);
  measure (slow, "stamina", values); /* 1 a round at Speed 5 */
  g_assert_cmpfloat (values[0], ==, 1);
  g_assert_cmpfloat (values[1], ==, 10);
  measure_case (slow, "reach", 6, values);
  g_assert_cmpfloat (values[0], <, 0);
}

static void
test_words (void)
{
  g_autofree char *part = paddock_vehicle_unit_dup_value (PADDOCK_VEHICLE_UNIT_PART, 2 / 3.);
  g_autofree char *exact = paddock_vehicle_unit_dup_exact (PADDOCK_VEHICLE_UNIT_PART, 2 / 3.);
  g_autofree char *decimal = paddock_vehicle_unit_dup_value (PADDOCK_VEHICLE_UNIT_DECIMAL, 1.26);
  g_autofree char *none = paddock_vehicle_unit_dup_value (PADDOCK_VEHICLE_UNIT_COUNT, -1);

  g_assert_cmpstr (part, ==, "67 %");
  g_assert_cmpstr (exact, ==, "66.67 %");
  g_assert_cmpstr (decimal, ==, "1.3");
  g_assert_cmpstr (none, ==, "–");
}

static void
test_laps (void)
{
  g_autoptr (PaddockDocument) chariot = read_vehicle ("basic-chariot");
  g_autoptr (PaddockDocument) slow = copy_chariot ();
  g_autoptr (PaddockDocument) oval =
    paddock_shelf_file_read (paddock_shelf_find ("tracks/windmill-oval.track.xml"), NULL);
  const PaddockVehicleMeasures *table = paddock_vehicle_measures_find (&paddock_licence_kind);
  PaddockLicence *licence = slow->record;
  double lap = table->measure_lap (chariot, oval, NULL);

  for (guint i = 0; i < paddock_list_len (licence->speeds); i++)
    ((PaddockSpeed *) paddock_list_edit (&licence->speeds, i))->accel = 5;
  g_assert_cmpfloat (lap, >, 1);
  g_assert_cmpfloat (lap, <, 100);
  g_assert_cmpfloat (table->measure_lap (slow, oval, NULL), >, lap);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/vehicle-measures/basic-chariot", test_basic_chariot);
  g_test_add_func ("/lab/vehicle-measures/speed-by-round", test_reach);
  g_test_add_func ("/lab/vehicle-measures/control-rolls", test_control);
  g_test_add_func ("/lab/vehicle-measures/toughness", test_toughness);
  g_test_add_func ("/lab/vehicle-measures/obstacle", test_obstacle);
  g_test_add_func ("/lab/vehicle-measures/stamina-without-top-speed", test_stamina_without_top);
  g_test_add_func ("/lab/vehicle-measures/values-in-words", test_words);
  g_test_add_func ("/lab/vehicle-measures/rounds-to-a-speed", test_rounds);
  g_test_add_func ("/lab/vehicle-measures/cards-help", test_every_vehicle);
  g_test_add_func ("/lab/vehicle-measures/nothing-does-no-harm", test_nothing);
  g_test_add_func ("/lab/vehicle-measures/laps", test_laps);

  return g_test_run ();
}

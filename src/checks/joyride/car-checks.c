/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joyride cars: what contradicts itself.
 */

#include "car.h"
#include "check-tables.h"
#include "words.h"

static gboolean
has_gear (const PaddockCar *car, int number)
{
  for (guint i = 0; i < paddock_list_len (car->gears); i++)
    if (PADDOCK_LIST_AT (car->gears, PaddockGear, i)->number == number)
      return TRUE;

  return FALSE;
}

static void
check_gears (gconstpointer record, PaddockReport *report)
{
  const PaddockCar *car = record;
  guint n = paddock_list_len (car->gears);

  for (guint number = 1; number <= n; number++)
    if (!has_gear (car, (int) number))
      paddock_finding_set_site (paddock_report_words (report,
                                                      N_ (
                                                        "The car has {2} gears, but no gear {1}."),
                                                      "%u\t%u", number, n),
                                PADDOCK_SITE_NUMBERED (GEAR, number));
  if (n && !has_gear (car, car->start_gear)) {
    PaddockFinding *finding =
      paddock_report_words (report, N_ ("The car starts in gear {1}, which it does not have."),
                            "%d", car->start_gear);

    paddock_finding_set_site (finding, PADDOCK_SITE (START_GEAR));
    paddock_finding_set_cell (finding, "start-gear");
  }
}

static void
check_slots_of (const PaddockCarSlots *slots,
                PaddockSite site,
                const char *field,
                PaddockReport *report)
{
  PaddockFinding *finding;

  if (slots->damageable <= slots->total)
    return;

  finding = paddock_report_words (report, N_ ("{1} slots can be damaged, but the car has {2}."),
                                  "%d\t%d", slots->damageable, slots->total);
  paddock_finding_set_site (finding, site);
  paddock_finding_set_cell (finding, "%s/damageable", field);
}

static void
check_slots (gconstpointer record, PaddockReport *report)
{
  const PaddockCar *car = record;

  check_slots_of (&car->lock_slots, PADDOCK_SITE (LOCK_SLOTS), "lock-slots", report);
  check_slots_of (&car->item_slots, PADDOCK_SITE (ITEM_SLOTS), "item-slots", report);
}

static void
check_car_name (gconstpointer record, PaddockReport *report)
{
  if (!*paddock_text_get (((const PaddockCar *) record)->name))
    paddock_report (report, N_ ("The car has no name."));
}

static const PaddockCheck rows[] = {
  {
    .id = "PAD-CAR-01",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_car_kind,
    .run = check_gears,
    .label = N_ ("Gears"),
    .why = N_ ("The stick moves from gear to gear, one at a time."),
    .clause = "JOY-DSH-01",
    .cell = "gear[number=#]",
  },
  {
    .id = "PAD-CAR-02",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_car_kind,
    .run = check_slots,
    .label = N_ ("Damage slots"),
    .why = N_ ("Only slots that the car has can be damaged."),
    .clause = "JOY-DSH-02",
  },
  {
    .id = "PAD-CAR-03",
    .severity = PADDOCK_SEVERITY_ERROR,
    .kind = &paddock_car_kind,
    .run = check_car_name,
    .label = N_ ("Name"),
    .why = N_ ("A car is announced by its name."),
    .cell = "name",
  },
};

const PaddockCheckTable paddock_car_checks = PADDOCK_CHECK_TABLE (rows);

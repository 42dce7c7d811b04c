/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checks of cars, card sets and playtests.
 */

#include "car.h"
#include "cards.h"
#include "check-testing.h"
#include "hex-track.h"
#include "playtest.h"

static PaddockGear *
add_gear (PaddockCar *car, int number)
{
  PaddockGear *gear = paddock_list_append (&car->gears, &paddock_gear_type);

  gear->number = number;
  return gear;
}

static void
test_gears (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_car_kind);
  PaddockCar *car = document->record;

  assert_finds (document, "PAD-CAR-01", ""); /* the standard dashboard */
  add_gear (car, 2);
  add_gear (car, 1);
  assert_finds (document, "PAD-CAR-01", "");
  add_gear (car, 4);
  car->start_gear = 3;
  assert_finds (document, "PAD-CAR-01", "error gear 3\nerror start-gear");
}

static void
test_slots (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_car_kind);
  PaddockCar *car = document->record;

  car->lock_slots.damageable = 4;
  assert_finds (document, "PAD-CAR-02", "");
  car->lock_slots.damageable = 5;
  car->item_slots.total = 1;
  assert_finds (document, "PAD-CAR-02", "error lock-slots\nerror item-slots");
}

static void
test_car_name (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_car_kind);

  assert_finds (document, "PAD-CAR-03", "error ");
  paddock_text_set (&((PaddockCar *) document->record)->name, "Junker");
  assert_finds (document, "PAD-CAR-03", "");
}

static PaddockAbility *
add_ability (PaddockCards *cards, const char *id, int kind)
{
  PaddockAbility *ability = paddock_list_append (&cards->abilities, &paddock_ability_type);

  paddock_text_set (&ability->id, id);
  ability->kind = kind;
  return ability;
}

static void
test_windows (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_cards_kind);
  PaddockCards *cards = document->record;
  PaddockItem *item = paddock_list_append (&cards->items, &paddock_item_type);

  item->windows = PADDOCK_LIGHT_END;
  add_ability (cards, "always", PADDOCK_ABILITY_PERMANENT);
  add_ability (cards, "brake", PADDOCK_ABILITY_ONE_SHOT)->lights = PADDOCK_LIGHT_SHIFT;
  assert_finds (document, "PAD-CRD-01", "");
  paddock_text_set (&item->id, "mine");
  item->windows = 0;
  add_ability (cards, "turn", PADDOCK_ABILITY_ONE_SHOT);
  assert_finds (document, "PAD-CRD-01", "error item mine\nerror ability turn");
}

static void
test_toggles (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_cards_kind);
  PaddockCards *cards = document->record;

  add_ability (cards, "brake", PADDOCK_ABILITY_ONE_SHOT);
  paddock_text_set (&add_ability (cards, "hop", PADDOCK_ABILITY_TOGGLE)->back.name, "Skip");
  assert_finds (document, "PAD-CRD-02", "");
  paddock_text_set (&add_ability (cards, "jump", PADDOCK_ABILITY_PERMANENT)->back.name, "Down");
  add_ability (cards, "turn", PADDOCK_ABILITY_TOGGLE);
  assert_finds (document, "PAD-CRD-02", "error ability jump\nerror ability turn");
}

static void
test_seats (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *playtest = document->record;

  assert_finds (document, "PAD-PLY-01", "error ");
  paddock_list_append (&playtest->seats, &paddock_playtest_seat_type);
  assert_finds (document, "PAD-PLY-01", "");
}

static void
test_seat_names (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *playtest = document->record;
  PaddockPlaytestSeat *seat;

  for (guint i = 0; i < 3; i++)
    paddock_list_append (&playtest->seats, &paddock_playtest_seat_type);
  assert_finds (document, "PAD-PLY-02", "");
  seat = paddock_list_edit (&playtest->seats, 0);
  paddock_text_set (&seat->name, "Ann");
  seat = paddock_list_edit (&playtest->seats, 2);
  paddock_text_set (&seat->name, "Anna");
  assert_finds (document, "PAD-PLY-02", "");
  paddock_text_set (&seat->name, "Ann");
  assert_finds (document, "PAD-PLY-02", "warning ");
}

static void
test_number (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_playtest_kind);
  PaddockDocument *track = paddock_document_new (&paddock_hex_track_kind);
  PaddockPlaytest *playtest = document->record;
  PaddockHexTrack *record = track->record;

  playtest->track.document = track;
  record->players.two = PADDOCK_SUITS_NOT;
  for (guint i = 0; i < 3; i++)
    paddock_list_append (&playtest->seats, &paddock_playtest_seat_type);
  assert_finds (document, "PAD-PLY-03", "");
  record->players.three = PADDOCK_SUITS_NOT;
  assert_finds (document, "PAD-PLY-03", "hint ");
}

/* A race that has begun and cannot go on; one that is only thought of is none yet. */
static void
test_replay (void)
{
  g_autoptr (PaddockDocument) document = paddock_document_new (&paddock_playtest_kind);
  PaddockPlaytest *playtest = document->record;

  paddock_list_append (&playtest->seats, &paddock_playtest_seat_type);
  assert_finds (document, "PAD-PLY-04", "");
  playtest->track.document = paddock_document_new (&paddock_hex_track_kind);
  assert_finds (document, "PAD-PLY-04", "error ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/checks/PAD-CAR-01/gears", test_gears);
  g_test_add_func ("/checks/PAD-CAR-02/damage-slots", test_slots);
  g_test_add_func ("/checks/PAD-CAR-03/name", test_car_name);
  g_test_add_func ("/checks/PAD-CRD-01/usable", test_windows);
  g_test_add_func ("/checks/PAD-CRD-02/sides", test_toggles);
  g_test_add_func ("/checks/PAD-PLY-01/players", test_seats);
  g_test_add_func ("/checks/PAD-PLY-02/names", test_seat_names);
  g_test_add_func ("/checks/PAD-PLY-03/number", test_number);
  g_test_add_func ("/checks/PAD-PLY-04/replay", test_replay);
  g_test_add_data_func ("/checks/tested/car", &paddock_car_checks, assert_table_is_tested);
  g_test_add_data_func ("/checks/tested/cards", &paddock_cards_checks, assert_table_is_tested);
  g_test_add_data_func ("/checks/tested/playtest", &paddock_playtest_checks,
                        assert_table_is_tested);
  return g_test_run ();
}

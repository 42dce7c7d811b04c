/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCar: a Joyride car: its dashboard, dice and abilities.
 *
 * A plain value.  The defaults are the standard dashboard (JOY-DSH); what the abilities do stands in
 * card sets.
 */

#pragma once

#include "document.h"
#include "list.h"

typedef struct {
  int number;
  int damageable;
  int reverse;     /* carries the reverse icon */
  int bonus_steer; /* carries the bonus steer icon */
} PaddockGear;

typedef struct {
  int count;
  PaddockList *faces; /* of int; empty: 1 1 2 2 3 3 */
} PaddockCarDice;

typedef struct {
  int total;
  int damageable;
} PaddockCarSlots;

typedef struct {
  char *name; /* id in a card set */
} PaddockCarAbility;

typedef struct {
  char *name;
  int count;
  char *text;
} PaddockComponent;

typedef struct {
  char *id;
  char *name;
  char *icon;
  char *colour; /* six hexadecimal digits */
  int start_gear;
  char *description;
  PaddockCarDice dice;
  PaddockList *gears; /* of PaddockGear; empty: the five of the standard dashboard */
  PaddockCarSlots lock_slots;
  PaddockCarSlots item_slots;
  PaddockList *abilities;  /* of PaddockCarAbility: its unique set */
  PaddockList *components; /* of PaddockComponent */
  PaddockList *accepted;   /* of PaddockAccepted */
} PaddockCar;

extern const PaddockDocumentKind paddock_car_kind;
extern const PaddockRecordType paddock_gear_type, paddock_car_ability_type, paddock_component_type;

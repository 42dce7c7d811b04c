/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "car.h"

#include "race-data.h"
#include "words.h"

#define GEAR_MAX 9

static const PaddockField gear_fields[] = {
  {
    .name = NC_ ("field", "number"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (PaddockGear, number),
    .min = 1,
    .max = GEAR_MAX,
    .initial = 1,
    .help = N_ ("The gear number."),
  },
  {
    .name = NC_ ("field", "damageable"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockGear, damageable),
    .max = 1,
    .help = N_ ("Whether it has a damage slot."),
  },
  {
    .name = NC_ ("field", "reverse"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockGear, reverse),
    .max = 1,
    .help = N_ ("Whether it has the reverse icon."),
  },
  {
    .name = NC_ ("field", "bonus-steer"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockGear, bonus_steer),
    .max = 1,
    .help = N_ ("Whether it has the bonus steer icon."),
  },
};

const PaddockRecordType paddock_gear_type = {
  .name = "gear",
  .help = N_ ("A gear of the dashboard."),
  PADDOCK_RECORD (PaddockGear, gear_fields),
};

static const PaddockField dice_fields[] = {
  {
    .name = NC_ ("field", "count"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCarDice, count),
    .min = 1,
    .max = 9,
    .initial = 5,
    .help = N_ ("How many dice there are."),
  },
  {
    .name = NC_ ("field", "faces"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockCarDice, faces),
    .max = 9,
    .help = N_ ("The faces of each die; by default 1 1 2 2 3 3."),
  },
};

static const PaddockRecordType dice_type = {
  .name = "dice",
  .help = N_ ("The dice of the car."),
  PADDOCK_RECORD (PaddockCarDice, dice_fields),
};

static const PaddockField lock_slots_fields[] = {
  {
    .name = NC_ ("field", "total"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCarSlots, total),
    .max = 9,
    .initial = 4,
    .help = N_ ("How many there are."),
  },
  {
    .name = NC_ ("field", "damageable"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCarSlots, damageable),
    .max = 9,
    .initial = 3,
    .help = N_ ("How many of them can be damaged."),
  },
};

static const PaddockRecordType lock_slots_type = {
  .name = "lock-slots",
  .help = N_ ("The slots for locked dice."),
  PADDOCK_RECORD (PaddockCarSlots, lock_slots_fields),
};

static const PaddockField item_slots_fields[] = {
  {
    .name = NC_ ("field", "total"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCarSlots, total),
    .max = 9,
    .initial = 2,
    .help = N_ ("How many there are."),
  },
  {
    .name = NC_ ("field", "damageable"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCarSlots, damageable),
    .max = 9,
    .initial = 2,
    .help = N_ ("How many of them can be damaged."),
  },
};

static const PaddockRecordType item_slots_type = {
  .name = "item-slots",
  .help = N_ ("The slots for items."),
  PADDOCK_RECORD (PaddockCarSlots, item_slots_fields),
};

static const PaddockField ability_fields[] = {
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE | PADDOCK_FIELD_OF_ABILITIES,
    PADDOCK_AT (PaddockCarAbility, name),
    .help = N_ ("The id of the ability in a card set."),
  },
};

const PaddockRecordType paddock_car_ability_type = {
  .name = "ability",
  .help = N_ ("An ability of the car's unique set."),
  PADDOCK_RECORD (PaddockCarAbility, ability_fields),
};

static const PaddockField component_fields[] = {
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockComponent, name),
    .max = 60,
    .help = N_ ("What it is."),
  },
  {
    .name = NC_ ("field", "count"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockComponent, count),
    .min = 1,
    .max = 99,
    .initial = 1,
    .help = N_ ("How many there are."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockComponent, text),
    .help = N_ ("What it is for."),
  },
};

const PaddockRecordType paddock_component_type = {
  .name = "component",
  .help = N_ ("A part that comes with the car."),
  PADDOCK_RECORD (PaddockComponent, component_fields),
};

static const PaddockField car_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockCar, id),
    .initial_text = "car",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockCar, name),
    .max = 60,
    .help = N_ ("The name of the car."),
  },
  {
    .name = NC_ ("field", "icon"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockCar, icon),
    .help = N_ ("The picture on its token."),
  },
  {
    .name = NC_ ("field", "colour"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_COLOUR,
    PADDOCK_AT (PaddockCar, colour),
    .max = 6,
    .alphabet = "0-9a-f",
    .help = N_ ("Its colour: six hexadecimal digits for red, green and blue."),
  },
  {
    .name = NC_ ("field", "start-gear"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockCar, start_gear),
    .max = GEAR_MAX,
    .initial = 2,
    .help = N_ ("The gear it starts in."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockCar, description),
    .help = N_ ("A description of the car."),
  },
  {
    .name = NC_ ("field", "dice"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockCar, dice),
    .type = &dice_type,
    .help = N_ ("Its dice."),
  },
  {
    .name = NC_ ("field", "gear"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCar, gears),
    .max = GEAR_MAX,
    .type = &paddock_gear_type,
    .help = N_ ("Its gears; by default those of the standard dashboard."),
  },
  {
    .name = NC_ ("field", "lock-slots"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockCar, lock_slots),
    .type = &lock_slots_type,
    .help = N_ ("Its slots for locked dice."),
  },
  {
    .name = NC_ ("field", "item-slots"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockCar, item_slots),
    .type = &item_slots_type,
    .help = N_ ("Its slots for items."),
  },
  {
    .name = NC_ ("field", "ability"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCar, abilities),
    .type = &paddock_car_ability_type,
    .help = N_ ("Its unique abilities."),
  },
  {
    .name = NC_ ("field", "component"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCar, components),
    .type = &paddock_component_type,
    .help = N_ ("Other parts that come with it."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockCar, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("Problems that the designer accepts."),
  },
};

static const PaddockRecordType car_type = {
  .name = "car",
  .help = N_ ("A car: its dashboard, dice and abilities."),
  PADDOCK_RECORD (PaddockCar, car_fields),
};

const PaddockDocumentKind paddock_car_kind = {
  .label = N_ ("Car"),
  .extension = ".vehicle.xml",
  .version = 1,
  .type = &car_type,
  .game = "joyride",
};

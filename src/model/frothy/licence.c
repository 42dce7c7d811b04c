/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "licence.h"

#include "licence-parts.h"
#include "race-data.h"
#include "words.h"

static const PaddockField match_fields[] = {
  {
    .name = "accel-to-decel",
    .label = N_ ("Acceleration to deceleration"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockBoxMatch, accel_to_decel),
    .min = 1,
    .max = 9,
    .help = N_ ("The facing deceleration box for each acceleration box."),
  },
  {
    .name = "decel-to-accel",
    .label = N_ ("Deceleration to acceleration"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockBoxMatch, decel_to_accel),
    .min = 1,
    .max = 9,
    .help = N_ ("The facing acceleration box for each deceleration box."),
  },
};

static const PaddockRecordType match_type = {
  .name = "match",
  .help = N_ ("Which boxes of a Speed face each other, where the natural matching is not wanted."),
  PADDOCK_RECORD (PaddockBoxMatch, match_fields),
};

static const PaddockField speed_fields[] = {
  {
    .name = NC_ ("field", "rating"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSpeed, rating),
    .max = PADDOCK_N_SPEEDS - 1,
    .help = N_ ("The Speed rating."),
  },
  {
    .name = "accel",
    .label = N_ ("Acceleration boxes"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockSpeed, accel),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = N_ ("The number of acceleration boxes."),
  },
  {
    .name = "decel",
    .label = N_ ("Deceleration boxes"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockSpeed, decel),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = N_ ("The number of deceleration boxes."),
  },
  {
    .name = NC_ ("field", "move"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockSpeed, move),
    .max = 9,
    .help = N_ ("The spaces to move in each of the four phases."),
  },
  {
    .name = NC_ ("field", "control"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSpeed, control),
    .min = 1,
    .max = 9,
    .initial = PADDOCK_CONTROL_SAFE,
    .word = NC_ ("value", "safe"),
    .word_value = PADDOCK_CONTROL_SAFE,
    .help = N_ ("The basic number of control dice."),
  },
  {
    .name = NC_ ("field", "stamina"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockSpeed, stamina),
    .min = -9,
    .max = 9,
    .help = N_ ("How stamina changes at the end of a round."),
  },
  {
    .name = "match",
    .label = N_ ("Matching boxes"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockSpeed, match),
    .type = &match_type,
    .help = N_ ("Which boxes face each other."),
  },
};

const PaddockRecordType paddock_speed_type = {
  .name = "speed",
  .help = N_ ("A Speed of the vehicle."),
  PADDOCK_RECORD (PaddockSpeed, speed_fields),
};

/* An element of its own round a list: the record is the list itself. */
static const PaddockField speeds_fields[] = {
  {
    .name = NC_ ("field", "speed"),
    .kind = PADDOCK_FIELD_LIST,
    .type = &paddock_speed_type,
    .help = N_ ("The Speeds 0 to 6."),
  },
};

static const PaddockRecordType speeds_type = {
  .name = "speeds",
  .help = N_ ("The Speed table."),
  PADDOCK_RECORD (PaddockList *, speeds_fields),
};

static const PaddockField control_fields[] = {
  {
    .name = NC_ ("field", "minimum"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockControlTrack, minimum),
    .max = 9,
    .help = N_ ("The fewest control loss points it can have."),
  },
};

static const PaddockRecordType control_type = {
  .name = "control",
  .help = N_ ("The control loss track."),
  PADDOCK_RECORD (PaddockControlTrack, control_fields),
};

static const PaddockField licence_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockLicence, id),
    .initial_text = "vehicle",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockLicence, name),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .help = N_ ("The name of the vehicle."),
  },
  {
    .name = NC_ ("field", "driver"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, driver),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .help = N_ ("The name of the driver."),
  },
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, kind),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .help = N_ ("The type of vehicle."),
  },
  {
    .name = NC_ ("field", "whip-name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, whip_name),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .initial_text = "Whip",
    .help = N_ ("The name of its Whip cards."),
  },
  {
    .name = NC_ ("field", "reins-name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, reins_name),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .initial_text = "Reins",
    .help = N_ ("The name of its Reins cards."),
  },
  {
    .name = NC_ ("field", "flavour"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockLicence, flavour),
    .help = N_ ("A line of flavour text for the front."),
  },
  {
    .name = NC_ ("field", "background"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockLicence, background),
    .help = N_ ("The story on the reverse."),
  },
  {
    .name = NC_ ("field", "speeds"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, speeds),
    .type = &speeds_type,
    .help = N_ ("The Speed table."),
  },
  {
    .name = NC_ ("field", "control"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, control),
    .type = &control_type,
    .help = N_ ("The control loss track."),
  },
  {
    .name = NC_ ("field", "damage"),
    .kind = PADDOCK_FIELD_RECORD,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockLicence, damage),
    .type = &paddock_damage_table_type,
    .help = N_ ("The damage track."),
  },
  {
    .name = NC_ ("field", "stamina"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, stamina),
    .type = &paddock_stamina_table_type,
    .help = N_ ("The stamina table."),
  },
  {
    .name = NC_ ("field", "cards"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, cards),
    .type = &paddock_licence_cards_type,
    .help = N_ ("The cards."),
  },
  {
    .name = NC_ ("field", "traits"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, traits),
    .type = &paddock_licence_traits_type,
    .help = N_ ("The traits."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockLicence, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("Problems that the designer accepts."),
  },
};

static const PaddockRecordType licence_type = {
  .name = "licence",
  .help = N_ ("A driving licence: one vehicle, its driver and its cards."),
  PADDOCK_RECORD (PaddockLicence, licence_fields),
};

const PaddockDocumentKind paddock_licence_kind = {
  .label = N_ ("Driving Licence"),
  .extension = ".vehicle.xml",
  .version = 1,
  .type = &licence_type,
  .game = "frothy",
};

int
paddock_speed_get_move (const PaddockSpeed *self, guint phase)
{
  return phase < paddock_list_len (self->move) ? paddock_list_get_int (self->move, phase) : 0;
}

int
paddock_speed_get_total (const PaddockSpeed *self)
{
  int total = 0;

  for (guint phase = 0; phase < PADDOCK_N_PHASES; phase++)
    total += paddock_speed_get_move (self, phase);

  return total;
}

guint
paddock_speed_match_decel (const PaddockSpeed *self, guint accel)
{
  const PaddockList *map = self->match.accel_to_decel;

  if (accel < paddock_list_len (map))
    return (guint) CLAMP (paddock_list_get_int (map, accel), 1, self->decel) - 1;

  return (guint) (((int) (accel + 1) * self->decel + self->accel - 1) / self->accel - 1);
}

guint
paddock_speed_match_accel (const PaddockSpeed *self, guint decel)
{
  const PaddockList *map = self->match.decel_to_accel;

  if (decel < paddock_list_len (map))
    return (guint) CLAMP (paddock_list_get_int (map, decel), 1, self->accel) - 1;

  return (guint) ((int) decel * self->accel / self->decel);
}

const PaddockSpeed *
paddock_licence_find_speed (const PaddockLicence *self, int rating)
{
  for (guint i = 0; i < paddock_list_len (self->speeds); i++) {
    const PaddockSpeed *speed = PADDOCK_LIST_AT (self->speeds, PaddockSpeed, i);

    if (speed->rating == rating)
      return speed;
  }

  return NULL;
}

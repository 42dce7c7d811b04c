/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "team.h"

#include "race-data.h"
#include "words.h"

const char *const paddock_jersey_names[] = {
  NC_ ("value", "plain"),  NC_ ("value", "hoops"), NC_ ("value", "stripes"), NC_ ("value", "sash"),
  NC_ ("value", "halves"), NC_ ("value", "dots"),  NC_ ("value", "chevron"), NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_jersey_names) == PADDOCK_N_JERSEYS + 1);

static const PaddockField rider_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (PaddockTeamRider, id),
    .defines = "rider",
    .help = N_ ("Its name in files."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTeamRider, name),
    .max = 60,
    .help = N_ ("The name of the rider."),
  },
  {
    .name = NC_ ("field", "class"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTeamRider, class_id),
    .initial_text = "domestique",
    .help = N_ ("The id of its class in the cards of the race."),
  },
};

const PaddockRecordType paddock_team_rider_type = {
  .name = "rider",
  .help = N_ ("A rider."),
  PADDOCK_RECORD (PaddockTeamRider, rider_fields),
};

static const PaddockField team_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTeam, id),
    .initial_text = "team",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTeam, name),
    .max = 60,
    .help = N_ ("The name of the team."),
  },
  {
    .name = NC_ ("field", "colour"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_COLOUR,
    PADDOCK_AT (PaddockTeam, colour),
    .max = 6,
    .alphabet = "0-9a-f",
    .help = N_ ("Its colour: six hexadecimal digits for red, green and blue."),
  },
  {
    .name = "trim",
    .label = N_ ("Second colour"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_COLOUR,
    PADDOCK_AT (PaddockTeam, trim),
    .max = 6,
    .alphabet = "0-9a-f",
    .help = N_ ("The colour of the pattern on its jersey: six hexadecimal digits."),
  },
  {
    .name = NC_ ("field", "jersey"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockTeam, jersey),
    .max = PADDOCK_N_JERSEYS - 1,
    .names = paddock_jersey_names,
    .help = N_ ("The pattern of its jersey."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockTeam, description),
    .help = N_ ("A description of the team."),
  },
  {
    .name = NC_ ("field", "rider"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTeam, riders),
    .type = &paddock_team_rider_type,
    .help = N_ ("Its riders; in races with fewer riders a team, the last ones stay at home."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockTeam, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("Problems that the designer accepts."),
  },
};

static const PaddockRecordType team_type = {
  .name = "team",
  .help = N_ ("A team of On the Rivet: its colours and riders."),
  PADDOCK_RECORD (PaddockTeam, team_fields),
};

const PaddockDocumentKind paddock_team_kind = {
  .label = N_ ("Team"),
  .extension = ".vehicle.xml",
  .version = 1,
  .type = &team_type,
  .game = "rivet",
};

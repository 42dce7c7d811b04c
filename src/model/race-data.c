/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-data.h"

#include "words.h"

const char *const paddock_suits_names[] = { NC_ ("value", "unrated"), NC_ ("value", "unsuitable"),
                                            NC_ ("value", "suitable"), NC_ ("value", "ideal"),
                                            NULL };

static const PaddockField source_fields[] = {
  {
    .name = NC_ ("field", "file"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockSource, file),
    .max = 1000,
    .help = N_ ("Its path, relative to the file that names it."),
  },
  {
    .name = NC_ ("field", "document"),
    .kind = PADDOCK_FIELD_DOCUMENT,
    PADDOCK_AT (PaddockSource, document),
    .refers_to = "file",
    .help = N_ ("The document itself, if it is embedded."),
  },
};

const PaddockRecordType paddock_source_type = {
  .name = "source",
  .help = N_ ("A document that is read from a file, or embedded."),
  PADDOCK_RECORD (PaddockSource, source_fields),
};

static const PaddockField setting_fields[] = {
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (PaddockSetting, name),
    .min = 1,
    .max = 60,
    .alphabet = "a-z0-9._-",
    .help = N_ ("The option's name in the game's table of options."),
  },
  {
    .name = NC_ ("field", "value"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSetting, value),
    .min = 1,
    .max = 60,
    .help = N_ ("Its value, as that table writes it."),
  },
};

const PaddockRecordType paddock_setting_type = {
  .name = "option",
  .help = N_ ("A rule of the game that is changed for this race."),
  PADDOCK_RECORD (PaddockSetting, setting_fields),
};

static const PaddockField note_fields[] = {
  {
    .name = "at",
    .label = N_ ("Hex"),
    .kind = PADDOCK_FIELD_PLACE,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockNote, at),
    .help = N_ ("The hex it is pinned to; on a road the row of the course and the lane."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockNote, text),
    .help = N_ ("The remark."),
  },
};

const PaddockRecordType paddock_note_type = {
  .name = "note",
  .help = N_ ("A remark by the designer, pinned to a place; it has no effect in play."),
  PADDOCK_RECORD (PaddockNote, note_fields),
};

static const PaddockField accepted_fields[] = {
  {
    .name = NC_ ("field", "check"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockAccepted, check),
    .min = 1,
    .max = 60,
    .alphabet = "a-zA-Z0-9-",
    .help = N_ ("The id of the design check."),
  },
  {
    .name = NC_ ("field", "place"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockAccepted, place),
    .max = 200,
    .help = N_ ("The place, as the finding writes it; by default everywhere."),
  },
  {
    .name = NC_ ("field", "reason"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockAccepted, reason),
    .max = 500,
    .help = N_ ("Why it should stay as it is."),
  },
  {
    .name = NC_ ("field", "house-rule"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockAccepted, is_house_rule),
    .help = N_ ("Whether it breaks a rule on purpose, which the printed sheet then says."),
  },
};

const PaddockRecordType paddock_accepted_type = {
  .name = "accepted",
  .help = N_ ("A finding of a design check that the designer has seen and accepts."),
  PADDOCK_RECORD (PaddockAccepted, accepted_fields),
};

#define SUITS(name_, member_, help_)                                                 \
  {                                                                                  \
    .name = name_, .kind = PADDOCK_FIELD_ENUM, PADDOCK_AT (PaddockPlayers, member_), \
    .max = PADDOCK_SUITS_IDEALLY, .names = paddock_suits_names, .help = help_        \
  }

static const PaddockField players_fields[] = {
  SUITS (NC_ ("field", "two"), two, N_ ("How well it suits two players.")),
  SUITS (NC_ ("field", "three"), three, N_ ("How well it suits three players.")),
  SUITS (NC_ ("field", "four"), four, N_ ("How well it suits four players.")),
  SUITS (NC_ ("field", "five"), five, N_ ("How well it suits five players.")),
  SUITS (NC_ ("field", "six"), six, N_ ("How well it suits six players.")),
  SUITS (NC_ ("field", "teams"), teams, N_ ("How well it suits play in teams.")),
};

const PaddockRecordType paddock_players_type = {
  .name = "players",
  .help = N_ ("How well the track suits each number of players."),
  PADDOCK_RECORD (PaddockPlayers, players_fields),
};

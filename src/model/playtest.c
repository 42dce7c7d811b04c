/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "playtest.h"

#include "words.h"

static const PaddockField seat_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockPlaytestSeat, id),
    .defines = "seat",
    .help = N_ ("Its name in facts and events."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytestSeat, name),
    .max = 60,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "team"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytestSeat, team),
    .max = 8,
    .help = N_ ("The team it belongs to; 0 means none."),
  },
  {
    .name = NC_ ("field", "driver"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytestSeat, driver),
    .max = 60,
    .alphabet = "a-z0-9:-",
    .initial_text = "person",
    .help = N_ ("Who decides for it: a person, or a computer driver with its level."),
  },
  {
    .name = NC_ ("field", "vehicle"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockPlaytestSeat, vehicle),
    .type = &paddock_source_type,
    .help = N_ ("Its vehicle."),
  },
  {
    .name = NC_ ("field", "option"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockPlaytestSeat, settings),
    .type = &paddock_setting_type,
    .help = N_ ("Other settings that the game needs for it."),
  },
};

const PaddockRecordType paddock_playtest_seat_type = {
  .name = "seat",
  .help = N_ ("A player in the race."),
  PADDOCK_RECORD (PaddockPlaytestSeat, seat_fields),
};

static const PaddockField given_fields[] = {
  {
    .name = NC_ ("field", "of"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytestFact, of),
    .max = 60,
    .help =
      N_ ("What it is about: a seat, an element such as \"pile:2\", or nothing for the race."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockPlaytestFact, name),
    .help = N_ ("Its name in the game's table of facts."),
  },
  {
    .name = NC_ ("field", "is"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytestFact, is),
    .max = 2000,
    .help = N_ ("Its value, as that table writes it."),
  },
};

const PaddockRecordType paddock_playtest_fact_type = {
  .name = "given",
  .help = N_ ("A fact about the position in which the race begins."),
  PADDOCK_RECORD (PaddockPlaytestFact, given_fields),
  .file_line = G_STRUCT_OFFSET (PaddockPlaytestFact, file_line),
};

static const PaddockField line_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockPlaytestLine, id),
    .defines = "line",
    .help = N_ ("Its name for references."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytestLine, name),
    .max = 200,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "of"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockPlaytestLine, of),
    .refers_to = "line",
    .help = N_ ("The line it branches from, which comes before it; by default the script."),
  },
  {
    .name = NC_ ("field", "after"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockPlaytestLine, after),
    .max = G_MAXINT,
    .help = N_ ("How many choices they share, counted from the start of the race."),
  },
  {
    .name = NC_ ("field", "script"),
    .kind = PADDOCK_FIELD_VARIANTS,
    PADDOCK_AT (PaddockPlaytestLine, script),
    .variants = paddock_step_types,
    .help = N_ ("The steps that follow, in order."),
  },
};

const PaddockRecordType paddock_playtest_line_type = {
  .name = "line",
  .help = N_ ("An alternative course of the race."),
  PADDOCK_RECORD (PaddockPlaytestLine, line_fields),
};

static const PaddockField playtest_fields[] = {
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockPlaytest, id),
    .initial_text = "playtest",
    .help = N_ ("A name for files and references."),
  },
  {
    .name = NC_ ("field", "title"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytest, title),
    .max = 200,
    .help = N_ ("Its display name."),
  },
  {
    .name = NC_ ("field", "author"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytest, author),
    .max = 200,
    .help = N_ ("Who made it."),
  },
  {
    .name = NC_ ("field", "game"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_OF_GAME,
    PADDOCK_AT (PaddockPlaytest, game),
    .initial_text = PADDOCK_FIRST_GAME,
    .help = N_ ("The game that is played."),
  },
  {
    .name = NC_ ("field", "preset"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockPlaytest, preset),
    .help = N_ ("The set of options it starts from."),
  },
  {
    .name = NC_ ("field", "rules-version"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytest, rules_version),
    .max = 9999,
    .help = N_ ("The version of the game's rules when it was made; 0 means not recorded."),
  },
  {
    .name = NC_ ("field", "seed"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytest, seed),
    .max = G_MAXINT,
    .help = N_ ("The seed that, with the race number, makes the dice."),
  },
  {
    .name = NC_ ("field", "race"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytest, race),
    .max = G_MAXINT,
    .help = N_ ("The number of the race for that seed."),
  },
  {
    .name = NC_ ("field", "forced-only"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockPlaytest, forced_only),
    .help = N_ ("Whether every die and pick must be forced; otherwise the seed fills in."),
  },
  {
    .name = NC_ ("field", "in-hand"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockPlaytest, line),
    .refers_to = "line",
    .help = N_ ("The line shown last; by default the script."),
  },
  {
    .name = NC_ ("field", "at"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytest, at),
    .max = G_MAXINT,
    .initial = PADDOCK_AT_END,
    .word = NC_ ("value", "end"),
    .word_value = PADDOCK_AT_END,
    .help = N_ ("The moment shown last: the number of choices before it."),
  },
  {
    .name = NC_ ("field", "time-left"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytest, time_left),
    .max = 99999,
    .initial = -1,
    .word = NC_ ("value", "all"),
    .word_value = -1,
    .help =
      N_ ("Of a race by the clock: the seconds that were left when the clock was last asked."),
  },
  {
    .name = NC_ ("field", "clauses"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytest, clauses),
    .max = 2000,
    .alphabet = "A-Z0-9 -",
    .help = N_ ("The rules clauses that it proves, separated by spaces."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockPlaytest, description),
    .help = N_ ("A description of what it shows."),
  },
  {
    .name = NC_ ("field", "option"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockPlaytest, options),
    .type = &paddock_setting_type,
    .help = N_ ("The rules that are changed."),
  },
  {
    .name = NC_ ("field", "track"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockPlaytest, track),
    .type = &paddock_source_type,
    .help = N_ ("The track."),
  },
  {
    .name = NC_ ("field", "cards"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockPlaytest, cards),
    .type = &paddock_source_type,
    .help = N_ ("The card sets."),
  },
  {
    .name = NC_ ("field", "seat"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockPlaytest, seats),
    .type = &paddock_playtest_seat_type,
    .help = N_ ("The players."),
  },
  {
    .name = NC_ ("field", "given"),
    .kind = PADDOCK_FIELD_LIST,
    .flags = PADDOCK_FIELD_PLAYED,
    PADDOCK_AT (PaddockPlaytest, position),
    .type = &paddock_playtest_fact_type,
    .help = N_ ("The position it begins in; by default the ordinary start."),
  },
  {
    .name = NC_ ("field", "script"),
    .kind = PADDOCK_FIELD_VARIANTS,
    .flags = PADDOCK_FIELD_PLAYED,
    PADDOCK_AT (PaddockPlaytest, script),
    .variants = paddock_step_types,
    .help = N_ ("The steps, in order."),
  },
  {
    .name = NC_ ("field", "line"),
    .kind = PADDOCK_FIELD_LIST,
    .flags = PADDOCK_FIELD_PLAYED,
    PADDOCK_AT (PaddockPlaytest, lines),
    .type = &paddock_playtest_line_type,
    .help = N_ ("Alternative courses of the race."),
  },
};

static const PaddockRecordType playtest_type = {
  .name = "playtest",
  .help = N_ ("A saved race that is also a test."),
  PADDOCK_RECORD (PaddockPlaytest, playtest_fields),
};

const PaddockDocumentKind paddock_playtest_kind = {
  .label = N_ ("Playtest"),
  .extension = ".playtest.xml",
  .version = 1,
  .type = &playtest_type,
};

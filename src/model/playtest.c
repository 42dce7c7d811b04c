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
    .help = N_ ("Its name for people."),
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
    .help = N_ ("What it races with."),
  },
  {
    .name = NC_ ("field", "option"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockPlaytestSeat, settings),
    .type = &paddock_setting_type,
    .help = N_ ("What else the game wants to know of it."),
  },
};

const PaddockRecordType paddock_playtest_seat_type = {
  .name = "seat",
  .help = N_ ("A player of the race."),
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
  .help = N_ ("A fact of the position in which the race begins."),
  PADDOCK_RECORD (PaddockPlaytestFact, given_fields),
};

static const PaddockField force_fields[] = {
  {
    .name = NC_ ("field", "faces"),
    .kind = PADDOCK_FIELD_INTS,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, faces),
    .min = -999,
    .max = 9999,
    .help = N_ ("Their faces, in the order in which they are rolled."),
  },
};

static const PaddockRecordType force_type = {
  .name = "force",
  .help = N_ ("What the next dice show."),
  PADDOCK_RECORD (PaddockStep, force_fields),
  .tag = PADDOCK_STEP_FORCE,
};

static const PaddockField choose_fields[] = {
  {
    .name = NC_ ("field", "key"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, key),
    .min = 1,
    .max = 200,
    .help = N_ ("Its key."),
  },
};

static const PaddockRecordType choose_type = {
  .name = "choose",
  .help = N_ ("A choice that is made."),
  PADDOCK_RECORD (PaddockStep, choose_fields),
  .tag = PADDOCK_STEP_CHOOSE,
};

static const PaddockField expect_fields[] = {
  {
    .name = NC_ ("field", "of"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, of),
    .max = 60,
    .help =
      N_ ("What it is about: a seat, an element such as \"pile:2\", or nothing for the race."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, name),
    .help = N_ ("Its name in the game's table of facts."),
  },
  {
    .name = NC_ ("field", "is"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, is),
    .max = 2000,
    .help = N_ ("Its value, as that table writes it."),
  },
};

static const PaddockRecordType expect_type = {
  .name = "expect",
  .help = N_ ("A fact that must hold now."),
  PADDOCK_RECORD (PaddockStep, expect_fields),
  .tag = PADDOCK_STEP_FACT,
};

static const PaddockField asked_fields[] = {
  {
    .name = NC_ ("field", "of"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, of),
    .refers_to = "seat",
    .help = N_ ("The seat."),
  },
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockStep, name),
    .help = N_ ("The kind of decision; without it, any."),
  },
};

static const PaddockRecordType asked_type = {
  .name = "asked",
  .help = N_ ("Who must be asked now, and what."),
  PADDOCK_RECORD (PaddockStep, asked_fields),
  .tag = PADDOCK_STEP_ASKED,
};

static const PaddockField legal_fields[] = {
  {
    .name = NC_ ("field", "keys"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, keys),
    .min = 1,
    .max = 2000,
    .help = N_ ("Keys, with spaces between; each of them can be chosen."),
  },
};

static const PaddockRecordType legal_type = {
  .name = "legal",
  .help = N_ ("What can be chosen now."),
  PADDOCK_RECORD (PaddockStep, legal_fields),
  .tag = PADDOCK_STEP_LEGAL,
};

static const PaddockField illegal_fields[] = {
  {
    .name = NC_ ("field", "keys"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, keys),
    .min = 1,
    .max = 2000,
    .help = N_ ("Keys, with spaces between; none of them can be chosen."),
  },
};

static const PaddockRecordType illegal_type = {
  .name = "illegal",
  .help = N_ ("What cannot be chosen now."),
  PADDOCK_RECORD (PaddockStep, illegal_fields),
  .tag = PADDOCK_STEP_ILLEGAL,
};

static const PaddockField choices_fields[] = {
  {
    .name = NC_ ("field", "keys"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, keys),
    .min = 1,
    .max = 2000,
    .help = N_ ("Keys, with spaces between; exactly these can be chosen, in any order."),
  },
};

static const PaddockRecordType choices_type = {
  .name = "choices",
  .help = N_ ("All that can be chosen now."),
  PADDOCK_RECORD (PaddockStep, choices_fields),
  .tag = PADDOCK_STEP_CHOICES,
};

static const PaddockField event_fields[] = {
  {
    .name = NC_ ("field", "type"),
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, type),
    .help = N_ ("The type of the event."),
  },
  {
    .name = NC_ ("field", "of"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockStep, of),
    .refers_to = "seat",
    .help = N_ ("The seat that did it; without it, anybody."),
  },
  {
    .name = NC_ ("field", "subject"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, subject),
    .max = 60,
    .help = N_ ("What it happened to, as its words name it; without it, anything."),
  },
  {
    .name = NC_ ("field", "amount"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, amount),
    .max = 20,
    .alphabet = "0-9-",
    .help = N_ ("How much; without it, any."),
  },
  {
    .name = NC_ ("field", "from"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, from),
    .max = 60,
    .help = N_ ("The place it started from; without it, any."),
  },
  {
    .name = NC_ ("field", "to"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, to),
    .max = 60,
    .help = N_ ("The place it led to; without it, any."),
  },
  {
    .name = NC_ ("field", "clause"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, clause),
    .max = 60,
    .help = N_ ("The clause that caused it; without it, any."),
  },
};

static const PaddockRecordType event_type = {
  .name = "event",
  .help = N_ ("An event that has happened since the last choice."),
  PADDOCK_RECORD (PaddockStep, event_fields),
  .tag = PADDOCK_STEP_EVENT,
};

static const PaddockRecordType no_event_type = {
  .name = "no-event",
  .help = N_ ("An event that has not happened since the last choice."),
  PADDOCK_RECORD (PaddockStep, event_fields),
  .tag = PADDOCK_STEP_NO_EVENT,
};

static const PaddockField over_fields[] = {
  {
    .name = NC_ ("field", "winner"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockStep, winner),
    .refers_to = "seat",
    .help = N_ ("Who has won; without it, anybody."),
  },
};

static const PaddockRecordType over_type = {
  .name = "over",
  .help = N_ ("The race must be over."),
  PADDOCK_RECORD (PaddockStep, over_fields),
  .tag = PADDOCK_STEP_OVER,
};

static const PaddockField hash_fields[] = {
  {
    .name = NC_ ("field", "is"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, is),
    .min = 16,
    .max = 16,
    .alphabet = "0-9a-f",
    .help = N_ ("Its sixteen digits."),
  },
};

static const PaddockRecordType hash_type = {
  .name = "hash",
  .help = N_ ("The hash of the state."),
  PADDOCK_RECORD (PaddockStep, hash_fields),
  .tag = PADDOCK_STEP_HASH,
};

static const PaddockField remark_fields[] = {
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockStep, text),
    .help = N_ ("The remark."),
  },
};

static const PaddockRecordType remark_type = {
  .name = "remark",
  .help = N_ ("A remark, pinned to this moment."),
  PADDOCK_RECORD (PaddockStep, remark_fields),
  .tag = PADDOCK_STEP_REMARK,
};

const PaddockRecordType *const paddock_step_types[] = {
  &force_type,   &choose_type,  &expect_type, &asked_type,    &legal_type,
  &illegal_type, &choices_type, &event_type,  &no_event_type, &over_type,
  &hash_type,    &remark_type,  NULL,
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
    .help = N_ ("Its name for people."),
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
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockPlaytest, game),
    .initial_text = "joyride",
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
    .help =
      N_ ("The version of the game's rules when it was made; 0 means that it is not recorded."),
  },
  {
    .name = NC_ ("field", "seed"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytest, seed),
    .max = G_MAXINT,
    .help = N_ ("What the dice are made from, together with the race."),
  },
  {
    .name = NC_ ("field", "race"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockPlaytest, race),
    .max = G_MAXINT,
    .help = N_ ("Which race of that seed it is."),
  },
  {
    .name = NC_ ("field", "clauses"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockPlaytest, clauses),
    .max = 2000,
    .alphabet = "A-Z0-9 -",
    .help = N_ ("The rules clauses that it proves, with spaces between."),
  },
  {
    .name = NC_ ("field", "description"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockPlaytest, description),
    .help = N_ ("What it shows."),
  },
  {
    .name = NC_ ("field", "option"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockPlaytest, options),
    .type = &paddock_setting_type,
    .help = N_ ("The rules that are switched."),
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
    PADDOCK_AT (PaddockPlaytest, position),
    .type = &paddock_playtest_fact_type,
    .help = N_ ("The position it begins in; without it, the ordinary start."),
  },
  {
    .name = NC_ ("field", "script"),
    .kind = PADDOCK_FIELD_VARIANTS,
    PADDOCK_AT (PaddockPlaytest, script),
    .variants = paddock_step_types,
    .help = N_ ("What happens, in order."),
  },
};

static const PaddockRecordType playtest_type = {
  .name = "playtest",
  .help = N_ ("A saved race and a test at once."),
  PADDOCK_RECORD (PaddockPlaytest, playtest_fields),
};

const PaddockDocumentKind paddock_playtest_kind = {
  .label = N_ ("Playtest"),
  .extension = ".playtest.xml",
  .version = 1,
  .type = &playtest_type,
};

PaddockStep *
paddock_playtest_add_step (PaddockPlaytest *self, PaddockStepKind kind)
{
  return paddock_list_append_variant (&self->script, paddock_step_types,
                                      paddock_step_types[kind - PADDOCK_STEP_FORCE]);
}

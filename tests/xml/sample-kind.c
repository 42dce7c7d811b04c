/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sample-kind.h"

static const char *const colour_names[] = { "red", "green", "deep-blue", NULL };
static const char *const tool_names[] = { "hammer", "saw", "file", NULL };

static const PaddockField go_fields[] = {
  {
    .name = "far",
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (SampleStep, far),
    .min = 1,
    .max = 9,
    .initial = 1,
    .help = "How far.",
  },
};

static const PaddockField say_fields[] = {
  {
    .name = "text",
    .kind = PADDOCK_FIELD_PROSE,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (SampleStep, text),
    .max = 50,
    .help = "What.",
  },
};

static const PaddockRecordType go_type = {
  .name = "go",
  .help = "A step that moves.",
  PADDOCK_RECORD (SampleStep, go_fields),
  .tag = SAMPLE_STEP_GO,
};

static const PaddockRecordType say_type = {
  .name = "say",
  .help = "A step that speaks.",
  PADDOCK_RECORD (SampleStep, say_fields),
  .tag = SAMPLE_STEP_SAY,
};

static const PaddockRecordType *const step_types[] = { &go_type, &say_type, NULL };

static const PaddockField peg_fields[] = {
  {
    .name = "x",
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (SamplePeg, x),
    .min = -5,
    .max = 5,
    .help = "Where it is.",
  },
};

static const PaddockRecordType peg_type = {
  .name = "peg",
  .help = "A peg of a part.",
  PADDOCK_RECORD (SamplePeg, peg_fields),
};

static const PaddockField part_fields[] = {
  {
    .name = "id",
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (SamplePart, id),
    .defines = "part",
    .help = "Its name.",
  },
  {
    .name = "number",
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED | PADDOCK_FIELD_UNIQUE,
    PADDOCK_AT (SamplePart, number),
    .max = 1000,
    .help = "Its number.",
  },
  {
    .name = "beside",
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (SamplePart, beside),
    .refers_to = "part",
    .help = "The part beside it.",
  },
  {
    .name = "peg",
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (SamplePart, pegs),
    .min = 1,
    .max = 3,
    .type = &peg_type,
    .help = "What holds it.",
  },
};

static const PaddockRecordType part_type = {
  .name = "part",
  .help = "One of the parts.",
  PADDOCK_RECORD (SamplePart, part_fields),
};

static const PaddockField inner_fields[] = {
  {
    .name = "width",
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (SampleInner, width),
    .max = 10,
    .initial = 4,
    .help = "How wide.",
  },
  {
    .name = "note",
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (SampleInner, note),
    .initial_text = "none",
    .help = "A remark without a limit of its own.",
  },
};

static const PaddockRecordType inner_type = {
  .name = "inner",
  .help = "A record inside.",
  PADDOCK_RECORD (SampleInner, inner_fields),
};

static const PaddockField source_fields[] = {
  {
    .name = "file",
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (SampleSource, file),
    .max = 200,
    .help = "Where it is.",
  },
  {
    .name = "document",
    .kind = PADDOCK_FIELD_DOCUMENT,
    PADDOCK_AT (SampleSource, document),
    .refers_to = "file",
    .help = "It itself.",
  },
};

static const PaddockRecordType source_type = {
  .name = "source",
  .help = "Another document.",
  PADDOCK_RECORD (SampleSource, source_fields),
};

static const PaddockField sample_fields[] = {
  {
    .name = "id",
    .kind = PADDOCK_FIELD_ID,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (Sample, id),
    .initial_text = "sample",
    .help = "Its name.",
  },
  {
    .name = "good",
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (Sample, is_good),
    .initial = TRUE,
    .help = "Whether it is good.",
  },
  {
    .name = "count",
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (Sample, count),
    .max = 99,
    .initial = 1,
    .word = "endless",
    .word_value = SAMPLE_COUNT_ENDLESS,
    .since = 2,
    .help = "How many.",
  },
  {
    .name = "number",
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (Sample, number),
    .help = "A number or dice.",
  },
  {
    .name = "colour",
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (Sample, colour),
    .max = 2,
    .names = colour_names,
    .was = "paint",
    .since = 3,
    .help = "Its colour.",
  },
  {
    .name = "tools",
    .kind = PADDOCK_FIELD_SET,
    PADDOCK_AT (Sample, tools),
    .max = 7,
    .names = tool_names,
    .help = "What it takes to make it.",
  },
  {
    .name = "title",
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (Sample, title),
    .max = 20,
    .was = "name",
    .since = 2,
    .help = "Its name for people.",
  },
  {
    .name = "letters",
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (Sample, letters),
    .min = 1,
    .max = 5,
    .alphabet = "a-f^-",
    .help = "Some letters.",
  },
  {
    .name = "at",
    .kind = PADDOCK_FIELD_HEX,
    PADDOCK_AT (Sample, at),
    .help = "Where it is.",
  },
  {
    .name = "sizes",
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (Sample, sizes),
    .min = -10,
    .max = 10,
    .help = "Its sizes.",
  },
  {
    .name = "story",
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (Sample, story),
    .help = "What is told of it.",
  },
  {
    .name = "inner",
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (Sample, inner),
    .type = &inner_type,
    .help = "What is inside.",
  },
  {
    .name = "part",
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (Sample, parts),
    .max = 50,
    .type = &part_type,
    .was = "piece",
    .since = 3,
    .help = "What it is made of.",
  },
  {
    .name = "steps",
    .kind = PADDOCK_FIELD_VARIANTS,
    PADDOCK_AT (Sample, steps),
    .variants = step_types,
    .help = "What it does.",
  },
  {
    .name = "board",
    .kind = PADDOCK_FIELD_BOARD,
    PADDOCK_AT (Sample, board),
    .help = "Where it stands.",
  },
  {
    .name = "source",
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (Sample, source),
    .type = &source_type,
    .help = "Where it comes from.",
  },
};

static const PaddockRecordType sample_type = {
  .name = "sample",
  .help = "A document of the tests.",
  PADDOCK_RECORD (Sample, sample_fields),
};

static void
upgrade (gpointer record, int from)
{
  Sample *self = record;

  if (from < 2)
    self->count = SAMPLE_OLD_COUNT;
}

const PaddockDocumentKind sample_kind = {
  .label = "Sample",
  .extension = ".sample.xml",
  .version = 3,
  .type = &sample_type,
  .upgrade = upgrade,
};

const PaddockDocumentKind *const sample_kinds[] = { &sample_kind, NULL };

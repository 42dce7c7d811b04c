/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps of a playtest's script: what each kind is made of, and counting them.
 */

#include "playtest.h"

#include "words.h"

#define STEP(fields_) \
  PADDOCK_RECORD (PaddockStep, fields_), .file_line = G_STRUCT_OFFSET (PaddockStep, file_line)

static const PaddockField force_fields[] = {
  {
    .name = NC_ ("field", "faces"),
    .kind = PADDOCK_FIELD_INTS,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, faces),
    .min = -999,
    .max = 9999,
    .help = N_ ("Their faces, in the order they are rolled."),
  },
};

static const PaddockRecordType force_type = {
  .name = NC_ ("field", "force"),
  .help = N_ ("The faces of the next dice."),
  STEP (force_fields),
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
  .name = NC_ ("field", "choose"),
  .help = N_ ("A choice that a player makes."),
  STEP (choose_fields),
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
  .name = NC_ ("field", "expect"),
  .help = N_ ("A fact that must hold now."),
  STEP (expect_fields),
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
    .help = N_ ("The kind of decision; by default any."),
  },
};

static const PaddockRecordType asked_type = {
  .name = NC_ ("field", "asked"),
  .help = N_ ("Who must be asked now, and what."),
  STEP (asked_fields),
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
    .help = N_ ("Keys, separated by spaces; each of them can be chosen."),
  },
};

static const PaddockRecordType legal_type = {
  .name = NC_ ("field", "legal"),
  .help = N_ ("What can be chosen now."),
  STEP (legal_fields),
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
    .help = N_ ("Keys, separated by spaces; none of them can be chosen."),
  },
};

static const PaddockRecordType illegal_type = {
  .name = NC_ ("field", "illegal"),
  .help = N_ ("What cannot be chosen now."),
  STEP (illegal_fields),
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
    .help = N_ ("Keys, separated by spaces; exactly these can be chosen, in any order."),
  },
};

static const PaddockRecordType choices_type = {
  .name = NC_ ("field", "choices"),
  .help = N_ ("Everything that can be chosen now."),
  STEP (choices_fields),
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
    .help = N_ ("The seat that did it; by default anybody."),
  },
  {
    .name = NC_ ("field", "subject"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, subject),
    .max = 60,
    .help = N_ ("What it happened to, as its words name it; by default anything."),
  },
  {
    .name = NC_ ("field", "amount"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, amount),
    .max = 20,
    .alphabet = "0-9-",
    .help = N_ ("How much; by default any."),
  },
  {
    .name = NC_ ("field", "from"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, from),
    .max = 60,
    .help = N_ ("The place it started from; by default any."),
  },
  {
    .name = NC_ ("field", "to"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, to),
    .max = 60,
    .help = N_ ("The place it led to; by default any."),
  },
  {
    .name = NC_ ("field", "clause"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, clause),
    .max = 60,
    .help = N_ ("The clause that caused it; by default any."),
  },
  {
    .name = NC_ ("field", "then"),
    .kind = PADDOCK_FIELD_FLAG,
    PADDOCK_AT (PaddockStep, then),
    .help = N_ ("Whether only events after the one that the last event step found are looked at."),
  },
  {
    .name = NC_ ("field", "count"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, count),
    .max = 4,
    .alphabet = "0-9",
    .help = N_ ("How many such events there are, exactly; by default one or more."),
  },
};

static const PaddockRecordType event_type = {
  .name = NC_ ("field", "event"),
  .help = N_ ("An event that has happened since the last choice."),
  STEP (event_fields),
  .tag = PADDOCK_STEP_EVENT,
};

static const PaddockRecordType no_event_type = {
  .name = NC_ ("field", "no-event"),
  .help = N_ ("An event that has not happened since the last choice."),
  .size = sizeof (PaddockStep),
  .fields = event_fields,
  .n_fields = G_N_ELEMENTS (event_fields) - 1, /* there is nothing to count */
  .file_line = G_STRUCT_OFFSET (PaddockStep, file_line),
  .tag = PADDOCK_STEP_NO_EVENT,
};

static const PaddockField over_fields[] = {
  {
    .name = NC_ ("field", "winner"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockStep, winner),
    .refers_to = "seat",
    .help = N_ ("Who has won; by default anybody."),
  },
};

static const PaddockRecordType over_type = {
  .name = NC_ ("field", "over"),
  .help = N_ ("The race must be over."),
  STEP (over_fields),
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
  .name = NC_ ("field", "hash"),
  .help = N_ ("The hash of the state."),
  STEP (hash_fields),
  .tag = PADDOCK_STEP_HASH,
};

static const PaddockField remark_fields[] = {
  {
    .name = NC_ ("field", "place"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, place),
    .max = 60,
    .help = N_ ("The place it is pinned to, as the game writes places; by default none."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockStep, text),
    .help = N_ ("The remark."),
  },
};

static const PaddockRecordType remark_type = {
  .name = NC_ ("field", "remark"),
  .help = N_ ("A remark, pinned to this moment."),
  STEP (remark_fields),
  .tag = PADDOCK_STEP_REMARK,
};

static const PaddockField shuffle_fields[] = {
  {
    .name = NC_ ("field", "top"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, is),
    .min = 1,
    .max = 1000,
    .help = N_ ("What is drawn first, in order, as the stack's fact writes it; the seed orders the "
                "rest."),
  },
};

static const PaddockRecordType shuffle_type = {
  .name = NC_ ("field", "shuffle"),
  .help = N_ ("The top of the stack after the next shuffle."),
  STEP (shuffle_fields),
  .tag = PADDOCK_STEP_SHUFFLE,
};

static const PaddockField draw_fields[] = {
  {
    .name = NC_ ("field", "of"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, of),
    .max = 60,
    .help = N_ ("Whose pile: a seat, an element such as \"pile:2\", or nothing for the race."),
  },
  {
    .name = NC_ ("field", "pile"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, name),
    .min = 1,
    .max = 60,
    .help = N_ ("The fact that holds the pile."),
  },
  {
    .name = NC_ ("field", "card"),
    .kind = PADDOCK_FIELD_TEXT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStep, is),
    .min = 1,
    .max = 60,
    .help = N_ ("The card, as the pile's fact writes it."),
  },
};

static const PaddockRecordType draw_type = {
  .name = NC_ ("field", "draw"),
  .help = N_ ("The card that is drawn next from a pile, whenever that is."),
  STEP (draw_fields),
  .tag = PADDOCK_STEP_DRAW,
};

static const PaddockField answered_fields[] = {
  {
    .name = NC_ ("field", "of"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockStep, of),
    .refers_to = "seat",
    .help = N_ ("The seat; by default any."),
  },
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockStep, name),
    .help = N_ ("The kind of decision; by default any."),
  },
  {
    .name = NC_ ("field", "key"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStep, key),
    .max = 200,
    .help = N_ ("The key of the only choice; by default any."),
  },
};

static const PaddockRecordType answered_type = {
  .name = NC_ ("field", "answered"),
  .help = N_ ("A decision since the last choice that had only one choice, so nobody was asked."),
  STEP (answered_fields),
  .tag = PADDOCK_STEP_ANSWERED,
};

const PaddockRecordType *const paddock_step_types[] = {
  &force_type,   &choose_type, &expect_type,   &asked_type, &legal_type, &illegal_type,
  &choices_type, &event_type,  &no_event_type, &over_type,  &hash_type,  &remark_type,
  &shuffle_type, &draw_type,   &answered_type, NULL,
};

PaddockStep *
paddock_script_add (PaddockList **script, PaddockStepKind kind)
{
  return paddock_list_append_variant (script, paddock_step_types,
                                      paddock_step_types[kind - PADDOCK_STEP_FORCE]);
}

void
paddock_script_append (PaddockList **script, const PaddockStep *step)
{
  const PaddockRecordType *type = paddock_step_types[step->kind - PADDOCK_STEP_FORCE];
  PaddockStep *copy = paddock_script_add (script, step->kind);

  paddock_record_clear (type, copy);
  paddock_record_copy (type, copy, step);
}

PaddockStep *
paddock_playtest_add_step (PaddockPlaytest *self, PaddockStepKind kind)
{
  return paddock_script_add (&self->script, kind);
}

gboolean
paddock_step_is_forced (const PaddockStep *self)
{
  return self->kind == PADDOCK_STEP_FORCE || self->kind == PADDOCK_STEP_SHUFFLE
         || self->kind == PADDOCK_STEP_DRAW;
}

static const PaddockStep *
step_at (const PaddockList *script, guint i)
{
  return PADDOCK_LIST_AT (script, PaddockStep, i);
}

int
paddock_script_find_choice (const PaddockList *script, guint n)
{
  guint len = paddock_list_len (script), i;

  for (i = 0; i < len && n > 0; i++)
    n -= step_at (script, i)->kind == PADDOCK_STEP_CHOOSE;

  return n == 0 ? (int) i : -1;
}

guint
paddock_script_count_choices (const PaddockList *script)
{
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (script); i++)
    n += step_at (script, i)->kind == PADDOCK_STEP_CHOOSE;

  return n;
}

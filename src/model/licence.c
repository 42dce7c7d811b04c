/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "licence.h"

#include "race-data.h"
#include "words.h"

#define NAME_MAX_LENGTH 60

static const char *const lose_card_names[] = { NC_ ("value", "either"), NC_ ("value", "whip"),
                                               NC_ ("value", "reins"), NULL };
static const char *const discard_names[] = { NC_ ("value", "by-number"), NC_ ("value", "yes"),
                                             NC_ ("value", "no"), NULL };
static const char *const base_names[] = { NC_ ("value", "by-kind"), NC_ ("value", "whip"),
                                          NC_ ("value", "reins"),   NC_ ("value", "dual"),
                                          NC_ ("value", "none"),    NULL };
static const char *const nature_names[] = { NC_ ("value", "by-kind"), NC_ ("value", "edge"),
                                            NC_ ("value", "flaw"), NULL };

static const PaddockField match_fields[] = {
  {
    .name = "accel-to-decel",
    .label = N_ ("Acceleration to deceleration"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockBoxMatch, accel_to_decel),
    .min = 1,
    .max = 9,
    .help = N_ ("For each acceleration box the deceleration box that faces it."),
  },
  {
    .name = "decel-to-accel",
    .label = N_ ("Deceleration to acceleration"),
    .kind = PADDOCK_FIELD_INTS,
    PADDOCK_AT (PaddockBoxMatch, decel_to_accel),
    .min = 1,
    .max = 9,
    .help = N_ ("For each deceleration box the acceleration box that faces it."),
  },
};

static const PaddockRecordType match_type = {
  .name = "match",
  .help = N_ ("Which boxes of a Speed face each other, where the natural match is not meant."),
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
    .word = "safe",
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
    .label = N_ ("Boxes that match"),
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

static const PaddockField affect_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockAffect, kind),
    .max = PADDOCK_N_AFFECTS - 1,
    .names = paddock_affect_names,
    .help = N_ ("What it does."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (PaddockAffect, n),
    .help = N_ ("Its number."),
  },
  {
    .name = NC_ ("field", "trait"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockAffect, trait),
    .help = N_ ("The trait that lose-trait takes away."),
  },
  {
    .name = NC_ ("field", "card"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockAffect, card),
    .max = PADDOCK_LOSE_REINS,
    .names = lose_card_names,
    .help = N_ ("The type of card that lose-card takes away."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockAffect, name),
    .max = NAME_MAX_LENGTH,
    .help = N_ ("The name of a custom affect."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockAffect, text),
    .help = N_ ("What a custom affect does."),
  },
  {
    .name = NC_ ("field", "dice"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockAffect, dice),
    .min = 1,
    .max = 2,
    .initial = 1,
    .help = N_ ("How many dice decide a random affect."),
  },
  {
    .name = NC_ ("field", "choice"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockAffect, choices),
    .type = &paddock_affect_choice_type,
    .help = N_ ("What each roll of a random affect brings."),
  },
};

const PaddockRecordType paddock_affect_type = {
  .name = "affect",
  .help = N_ ("A lasting consequence of damage."),
  PADDOCK_RECORD (PaddockAffect, affect_fields),
};

/* The same without dice and choices: a random affect does not lead to another one. */
static const PaddockRecordType outcome_type = {
  .name = "outcome",
  .help = N_ ("An affect that dice have chosen."),
  .size = sizeof (PaddockAffect),
  .fields = affect_fields,
  .n_fields = G_N_ELEMENTS (affect_fields) - 2,
};

static const PaddockField choice_fields[] = {
  {
    .name = NC_ ("field", "roll"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockAffectChoice, roll),
    .max = 6,
    .help = N_ ("The roll: one die, or the sum of two."),
  },
  {
    .name = NC_ ("field", "affect"),
    .kind = PADDOCK_FIELD_RECORD,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockAffectChoice, affect),
    .type = &outcome_type,
    .help = N_ ("What it brings."),
  },
};

const PaddockRecordType paddock_affect_choice_type = {
  .name = "choice",
  .help = N_ ("What one roll of a random affect brings."),
  PADDOCK_RECORD (PaddockAffectChoice, choice_fields),
};

static const PaddockField level_fields[] = {
  {
    .name = NC_ ("field", "value"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockDamageLevel, value),
    .min = 1,
    .max = 30,
    .initial = 1,
    .help = N_ ("The Damage Value."),
  },
  {
    .name = NC_ ("field", "affect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockDamageLevel, affects),
    .type = &paddock_affect_type,
    .help = N_ ("What happens when it is reached or passed."),
  },
};

const PaddockRecordType paddock_damage_level_type = {
  .name = "level",
  .help = N_ ("A Damage Value that has consequences."),
  PADDOCK_RECORD (PaddockDamageLevel, level_fields),
};

static const PaddockField damage_fields[] = {
  {
    .name = NC_ ("field", "resilience"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockDamageTable, resilience),
    .max = 2,
    .initial = 1,
    .word = "blank",
    .word_value = PADDOCK_RESILIENCE_BLANK,
    .help = N_ ("A damage die hurts if it shows more than this; blank means that each one does."),
  },
  {
    .name = NC_ ("field", "maximum"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockDamageTable, maximum),
    .min = 1,
    .max = 30,
    .initial = 8,
    .help = N_ ("The Damage Value at which the vehicle is out of the race."),
  },
  {
    .name = NC_ ("field", "level"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockDamageTable, levels),
    .type = &paddock_damage_level_type,
    .help = N_ ("The Damage Values that have consequences, in rising order."),
  },
};

static const PaddockRecordType damage_type = {
  .name = "damage",
  .help = N_ ("The damage track."),
  PADDOCK_RECORD (PaddockDamageTable, damage_fields),
};

static const PaddockField effect_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStaminaEffect, kind),
    .max = PADDOCK_N_STAMINA_EFFECTS - 1,
    .names = paddock_stamina_effect_names,
    .help = N_ ("What it does."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (PaddockStaminaEffect, n),
    .help = N_ ("Its number."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockStaminaEffect, name),
    .max = NAME_MAX_LENGTH,
    .help = N_ ("The name of a custom effect."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockStaminaEffect, text),
    .help = N_ ("What a custom effect does."),
  },
};

const PaddockRecordType paddock_stamina_effect_type = {
  .name = "effect",
  .help = N_ ("What lack of stamina does."),
  PADDOCK_RECORD (PaddockStaminaEffect, effect_fields),
};

static const PaddockField step_fields[] = {
  {
    .name = NC_ ("field", "value"),
    .kind = PADDOCK_FIELD_INT,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockStaminaStep, value),
    .min = -99,
    .max = 99,
    .help = N_ ("The stamina."),
  },
  {
    .name = NC_ ("field", "effect"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockStaminaStep, effects),
    .type = &paddock_stamina_effect_type,
    .help = N_ ("What happens at and below it."),
  },
};

const PaddockRecordType paddock_stamina_step_type = {
  .name = "step",
  .help = N_ ("A stamina value that has effects."),
  PADDOCK_RECORD (PaddockStaminaStep, step_fields),
};

static const PaddockField stamina_fields[] = {
  {
    .name = NC_ ("field", "maximum"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockStaminaTable, maximum),
    .min = -99,
    .max = 99,
    .initial = 10,
    .help = N_ ("The highest stamina."),
  },
  {
    .name = NC_ ("field", "minimum"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockStaminaTable, minimum),
    .min = -99,
    .max = 99,
    .help = N_ ("The lowest stamina."),
  },
  {
    .name = NC_ ("field", "step"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockStaminaTable, steps),
    .type = &paddock_stamina_step_type,
    .help = N_ ("The values that have effects."),
  },
};

static const PaddockRecordType stamina_type = {
  .name = "stamina",
  .help = N_ ("The stamina table."),
  PADDOCK_RECORD (PaddockStaminaTable, stamina_fields),
};

static const PaddockField special_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockSpecialCard, kind),
    .max = PADDOCK_N_CARDS - 1,
    .names = paddock_card_names,
    .help = N_ ("What its special side does."),
  },
  {
    .name = NC_ ("field", "base"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockSpecialCard, base),
    .max = PADDOCK_BASE_NONE,
    .names = base_names,
    .help = N_ ("Its plain side; by-kind takes that of the catalogue."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (PaddockSpecialCard, n),
    .help = N_ ("Its number."),
  },
  {
    .name = NC_ ("field", "discard"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockSpecialCard, discard),
    .max = PADDOCK_DISCARD_NO,
    .names = discard_names,
    .help = N_ ("Whether it leaves the game once its special side is used; by-number means if the "
                "number is above 3."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockSpecialCard, name),
    .max = NAME_MAX_LENGTH,
    .help = N_ ("Its name, if it is not that of the catalogue."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockSpecialCard, text),
    .help = N_ ("What a custom card does."),
  },
};

const PaddockRecordType paddock_special_card_type = {
  .name = "special",
  .help = N_ ("A special card."),
  PADDOCK_RECORD (PaddockSpecialCard, special_fields),
};

static const PaddockField cards_fields[] = {
  {
    .name = NC_ ("field", "whip"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockLicenceCards, whip),
    .max = 12,
    .help = N_ ("Plain Whip cards."),
  },
  {
    .name = NC_ ("field", "reins"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockLicenceCards, reins),
    .max = 12,
    .help = N_ ("Plain Reins cards."),
  },
  {
    .name = NC_ ("field", "dual"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockLicenceCards, dual),
    .max = 12,
    .help = N_ ("Plain cards that are Whip on one side and Reins on the other."),
  },
  {
    .name = NC_ ("field", "special"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockLicenceCards, specials),
    .type = &paddock_special_card_type,
    .help = N_ ("Special cards."),
  },
};

static const PaddockRecordType cards_type = {
  .name = "cards",
  .help = N_ ("The cards of the vehicle."),
  PADDOCK_RECORD (PaddockLicenceCards, cards_fields),
};

static const PaddockField trait_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockTrait, kind),
    .max = PADDOCK_N_TRAITS - 1,
    .names = paddock_trait_names,
    .help = N_ ("What it does."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (PaddockTrait, n),
    .help = N_ ("Its number."),
  },
  {
    .name = NC_ ("field", "id"),
    .kind = PADDOCK_FIELD_ID,
    PADDOCK_AT (PaddockTrait, id),
    .help = N_ ("The name by which lose-trait takes it away; without it, that of the kind."),
  },
  {
    .name = NC_ ("field", "nature"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockTrait, nature),
    .max = PADDOCK_NATURE_FLAW,
    .names = nature_names,
    .help = N_ ("Good or bad; by-kind takes that of the catalogue."),
  },
  {
    .name = NC_ ("field", "uses"),
    .kind = PADDOCK_FIELD_INT,
    PADDOCK_AT (PaddockTrait, uses),
    .max = 9,
    .help = N_ ("How often it can be used in a race; 0 means without limit."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockTrait, name),
    .max = NAME_MAX_LENGTH,
    .help = N_ ("Its name, if it is not that of the catalogue."),
  },
  {
    .name = "short",
    .label = N_ ("Short text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockTrait, summary),
    .help = N_ ("What the front of the licence says of it."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockTrait, text),
    .help = N_ ("What the reverse says of it."),
  },
};

const PaddockRecordType paddock_trait_type = {
  .name = "trait",
  .help = N_ ("A trait of the vehicle."),
  PADDOCK_RECORD (PaddockTrait, trait_fields),
};

static const PaddockField traits_fields[] = {
  {
    .name = NC_ ("field", "trait"),
    .kind = PADDOCK_FIELD_LIST,
    .type = &paddock_trait_type,
    .help = N_ ("The traits, in the order in which they are printed."),
  },
};

static const PaddockRecordType traits_type = {
  .name = "traits",
  .help = N_ ("The traits of the vehicle."),
  PADDOCK_RECORD (PaddockList *, traits_fields),
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
    .max = NAME_MAX_LENGTH,
    .help = N_ ("The name of the vehicle."),
  },
  {
    .name = NC_ ("field", "driver"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, driver),
    .max = NAME_MAX_LENGTH,
    .help = N_ ("The name of the driver."),
  },
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, kind),
    .max = NAME_MAX_LENGTH,
    .help = N_ ("What sort of vehicle it is."),
  },
  {
    .name = NC_ ("field", "whip-name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, whip_name),
    .max = NAME_MAX_LENGTH,
    .initial_text = "Whip",
    .help = N_ ("What its Whip cards are called."),
  },
  {
    .name = NC_ ("field", "reins-name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockLicence, reins_name),
    .max = NAME_MAX_LENGTH,
    .initial_text = "Reins",
    .help = N_ ("What its Reins cards are called."),
  },
  {
    .name = NC_ ("field", "flavour"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockLicence, flavour),
    .help = N_ ("A line of flavour for the front."),
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
    .type = &damage_type,
    .help = N_ ("The damage track."),
  },
  {
    .name = NC_ ("field", "stamina"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, stamina),
    .type = &stamina_type,
    .help = N_ ("The stamina table."),
  },
  {
    .name = NC_ ("field", "cards"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, cards),
    .type = &cards_type,
    .help = N_ ("The cards."),
  },
  {
    .name = NC_ ("field", "traits"),
    .kind = PADDOCK_FIELD_RECORD,
    PADDOCK_AT (PaddockLicence, traits),
    .type = &traits_type,
    .help = N_ ("The traits."),
  },
  {
    .name = NC_ ("field", "accepted"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockLicence, accepted),
    .type = &paddock_accepted_type,
    .help = N_ ("The findings that the designer keeps."),
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

const char *
paddock_trait_get_id (const PaddockTrait *self)
{
  const char *id = paddock_text_get (self->id);

  return *id ? id : paddock_trait_names[self->kind];
}

const PaddockTrait *
paddock_licence_find_trait (const PaddockLicence *self, const char *id)
{
  for (guint i = 0; i < paddock_list_len (self->traits); i++) {
    const PaddockTrait *trait = PADDOCK_LIST_AT (self->traits, PaddockTrait, i);

    if (g_str_equal (paddock_trait_get_id (trait), id))
      return trait;
  }

  return NULL;
}

int
paddock_licence_count_cards (const PaddockLicence *self)
{
  const PaddockLicenceCards *cards = &self->cards;

  return cards->whip + cards->reins + cards->dual + (int) paddock_list_len (cards->specials);
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The damage track and the stamina table of a licence, and what they do to a vehicle.
 */

#include "licence-parts.h"
#include "licence.h"
#include "words.h"

static const char *const lose_card_names[] = { NC_ ("value", "either"), NC_ ("value", "whip"),
                                               NC_ ("value", "reins"), NULL };

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
    .help = N_ ("The trait that lose-trait removes."),
  },
  {
    .name = NC_ ("field", "card"),
    .kind = PADDOCK_FIELD_ENUM,
    PADDOCK_AT (PaddockAffect, card),
    .max = PADDOCK_LOSE_REINS,
    .names = lose_card_names,
    .help = N_ ("The type of card that lose-card removes."),
  },
  {
    .name = NC_ ("field", "name"),
    .kind = PADDOCK_FIELD_TEXT,
    PADDOCK_AT (PaddockAffect, name),
    .max = PADDOCK_LICENCE_NAME_MAX,
    .help = N_ ("The name of a custom affect."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockAffect, text),
    .help = N_ ("The text of a custom affect."),
  },
  {
    .name = "does",
    .label = N_ ("Effects"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockAffect, own),
    .type = &paddock_frothy_effect_type,
    .max = PADDOCK_MAX_EFFECTS,
    .help = N_ ("The effects of a custom affect that Paddock carries out."),
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
    .help = N_ ("The outcome of each roll of a random affect."),
  },
};

const PaddockRecordType paddock_affect_type = {
  .name = "affect",
  .help = N_ ("A lasting consequence of damage."),
  PADDOCK_RECORD (PaddockAffect, affect_fields),
};

/* The same without dice and choices: a random affect does not lead to another one. */
const PaddockRecordType paddock_affect_outcome_type = {
  .name = "outcome",
  .help = N_ ("An affect chosen by dice."),
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
    .type = &paddock_affect_outcome_type,
    .help = N_ ("The outcome."),
  },
};

const PaddockRecordType paddock_affect_choice_type = {
  .name = "choice",
  .help = N_ ("The outcome of one roll of a random affect."),
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
    .word = NC_ ("value", "blank"),
    .word_value = PADDOCK_RESILIENCE_BLANK,
    .help = N_ ("A damage die hurts if it shows more than this; blank means that every die does."),
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
    .help = N_ ("The Damage Values that have consequences, in ascending order."),
  },
};

const PaddockRecordType paddock_damage_table_type = {
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
    .max = PADDOCK_LICENCE_NAME_MAX,
    .help = N_ ("The name of a custom effect."),
  },
  {
    .name = NC_ ("field", "text"),
    .kind = PADDOCK_FIELD_PROSE,
    PADDOCK_AT (PaddockStaminaEffect, text),
    .help = N_ ("The text of a custom effect."),
  },
  {
    .name = "does",
    .label = N_ ("Effects"),
    .kind = PADDOCK_FIELD_LIST,
    PADDOCK_AT (PaddockStaminaEffect, own),
    .type = &paddock_frothy_effect_type,
    .max = PADDOCK_MAX_EFFECTS,
    .help = N_ ("The part of a custom effect that Paddock carries out."),
  },
};

const PaddockRecordType paddock_stamina_effect_type = {
  .name = "effect",
  .help = N_ ("An effect of low stamina."),
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

const PaddockRecordType paddock_stamina_table_type = {
  .name = "stamina",
  .help = N_ ("The stamina table."),
  PADDOCK_RECORD (PaddockStaminaTable, stamina_fields),
};

guint
paddock_affect_get_effects (const PaddockAffect *self,
                            PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS])
{
  return paddock_frothy_effects_fill (effects,
                                      paddock_frothy_get_row (&paddock_affects, self->kind),
                                      self->n, self->own);
}

guint
paddock_stamina_effect_get_effects (const PaddockStaminaEffect *self,
                                    PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS])
{
  return paddock_frothy_effects_fill (effects,
                                      paddock_frothy_get_row (&paddock_stamina_effects, self->kind),
                                      self->n, self->own);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-catalogue.h"

#include "words.h"

#define NAME(id_, name_) name_,

const char *const paddock_affect_names[] = { PADDOCK_FROTHY_AFFECTS (NAME) NULL };
const char *const paddock_stamina_effect_names[] = { PADDOCK_FROTHY_EFFECTS (NAME) NULL };

static const PaddockCatalogueRow affect_rows[] = {
  [PADDOCK_AFFECT_CONTROL_ROUND] = {
    .label = N_ ("Control each Round"),
    .help = N_ ("Every round begins with {n} more control loss points."),
    .help_one = N_ ("Every round begins with {n} more control loss point."),
    .clause = "FRO-AFF-01",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_CONTROL_LOSS, PADDOCK_WHEN_ROUND_START, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_RESILIENCE] = {
    .label = N_ ("Resilience"),
    .help = N_ ("Resilience goes down by {n}; below 0 it is as good as blank."),
    .clause = "FRO-AFF-02",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_RESILIENCE, PADDOCK_WHEN_ALWAYS, -PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_DAMAGE] = {
    .label = N_ ("Damage"),
    .help = N_ ("Another damage roll with {n} dice is made at once."),
    .help_one = N_ ("Another damage roll with {n} die is made at once."),
    .clause = "FRO-AFF-03",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DAMAGE, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_DAMAGE_ROUND] = {
    .label = N_ ("Damage each Round"),
    .help = N_ ("Every round begins with a damage roll of {n} dice."),
    .help_one = N_ ("Every round begins with a damage roll of {n} die."),
    .clause = "FRO-AFF-04",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DAMAGE, PADDOCK_WHEN_ROUND_START, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_LOSE_TRAIT] = {
    .label = N_ ("Lose a Trait"),
    .help = N_ ("The named trait is lost."),
    .clause = "FRO-AFF-05",
    .effects = { { PADDOCK_EFFECT_LOSE_TRAIT, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_MAX_ACCEL] = {
    .label = N_ ("Maximum Acceleration"),
    .help = N_ ("At most {n} boxes can be moved when accelerating in a Speed check."),
    .help_one = N_ ("At most {n} box can be moved when accelerating in a Speed check."),
    .clause = "FRO-AFF-06",
    .parameter = PADDOCK_PARAMETER_LIMIT,
    .effects = { { PADDOCK_EFFECT_CAP, PADDOCK_WHEN_ACCELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_MAX_DECEL] = {
    .label = N_ ("Maximum Deceleration"),
    .help = N_ ("At most {n} boxes can be moved when decelerating in a Speed check."),
    .help_one = N_ ("At most {n} box can be moved when decelerating in a Speed check."),
    .clause = "FRO-AFF-07",
    .parameter = PADDOCK_PARAMETER_LIMIT,
    .effects = { { PADDOCK_EFFECT_CAP, PADDOCK_WHEN_DECELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_MAX_SPEED] = {
    .label = N_ ("Maximum Speed"),
    .help = N_ ("Speed {n} is the highest from now on."),
    .clause = "FRO-AFF-08",
    .parameter = PADDOCK_PARAMETER_LIMIT,
    .effects = { { PADDOCK_EFFECT_MAX_SPEED, PADDOCK_WHEN_ALWAYS, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_RANDOM] = {
    .label = N_ ("Random"),
    .help = N_ ("Dice decide which of the listed affects it is."),
    .clause = "FRO-AFF-09",
    .effects = { { PADDOCK_EFFECT_RANDOM, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_SAFE_SPEED] = {
    .label = N_ ("Safe Speed"),
    .help = N_ ("The highest Safe Speed is safe no longer and has one control die."),
    .clause = "FRO-AFF-10",
    .effects = { { PADDOCK_EFFECT_SAFE_SPEED, PADDOCK_WHEN_ALWAYS, 1 } },
  },
  [PADDOCK_AFFECT_ACCEL_MOD] = {
    .label = N_ ("Speed Check Acceleration"),
    .help = N_ ("{n} is added whenever a Speed check accelerates."),
    .clause = "FRO-AFF-11",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_ACCELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_DECEL_MOD] = {
    .label = N_ ("Speed Check Deceleration"),
    .help = N_ ("{n} is added whenever a Speed check decelerates."),
    .clause = "FRO-AFF-12",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_DECELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_HASTE] = {
    .label = N_ ("Haste"),
    .help = N_ ("Every SLOW in a control roll counts as HASTE."),
    .clause = "FRO-AFF-13",
    .effects = { { PADDOCK_EFFECT_SLOW_TO_HASTE, PADDOCK_WHEN_CONTROL_ROLL } },
  },
  [PADDOCK_AFFECT_SLOW] = {
    .label = N_ ("Slow"),
    .help = N_ ("Every HASTE in a control roll counts as SLOW."),
    .clause = "FRO-AFF-14",
    .effects = { { PADDOCK_EFFECT_HASTE_TO_SLOW, PADDOCK_WHEN_CONTROL_ROLL } },
  },
  [PADDOCK_AFFECT_LOSE_CARD] = {
    .label = N_ ("Lose a Card"),
    .help = N_ ("A card of the stated type leaves the game."),
    .clause = "FRO-AFF-15",
    .effects = { { PADDOCK_EFFECT_LOSE_CARD, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_WIPE_OUT] = {
    .label = N_ ("Wipe-out"),
    .help = N_ ("The vehicle is out of the race."),
    .clause = "FRO-AFF-16",
    .effects = { { PADDOCK_EFFECT_WIPE_OUT, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_CONTROL] = {
    .label = N_ ("Control"),
    .help = N_ ("Every control roll is made with {n} more dice."),
    .help_one = N_ ("Every control roll is made with {n} more die."),
    .clause = "FRO-AFF-17",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DICE, PADDOCK_WHEN_CONTROL_ROLL, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_CUSTOM] = {
    .label = N_ ("Custom"),
    .help = PADDOCK_CUSTOM_HELP,
    .clause = "FRO-VCG-24",
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (affect_rows) == PADDOCK_N_AFFECTS);

static const PaddockCatalogueRow stamina_effect_rows[] = {
  [PADDOCK_STAMINA_SPEED] = {
    .label = N_ ("Speed"),
    .help = N_ ("The Speed rating changes by {n}."),
    .clause = "FRO-STA-05",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .effects = { { PADDOCK_EFFECT_SPEED, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_REINS_CHECK] = {
    .label = N_ ("Reins in the Speed Check"),
    .help = N_ ("The next Speed check counts as made with {n} more Reins cards."),
    .help_one = N_ ("The next Speed check counts as made with {n} more Reins card."),
    .clause = "FRO-STA-06",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_PHANTOM_REINS, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_WHIP_CHECK] = {
    .label = N_ ("Whip in the Speed Check"),
    .help = N_ ("The next Speed check counts as made with {n} more Whip cards."),
    .help_one = N_ ("The next Speed check counts as made with {n} more Whip card."),
    .clause = "FRO-DOC-27",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_PHANTOM_WHIP, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_CONTROL] = {
    .label = N_ ("Control"),
    .help = N_ ("{n} control loss points are added."),
    .help_one = N_ ("{n} control loss point is added."),
    .clause = "FRO-DOC-27",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_CONTROL_LOSS, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_DAMAGE] = {
    .label = N_ ("Damage"),
    .help = N_ ("A damage roll of {n} dice is made."),
    .help_one = N_ ("A damage roll of {n} die is made."),
    .clause = "FRO-DOC-27",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DAMAGE, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_CUSTOM] = {
    .label = N_ ("Custom"),
    .help = PADDOCK_CUSTOM_HELP,
    .clause = "FRO-VCG-24",
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (stamina_effect_rows) == PADDOCK_N_STAMINA_EFFECTS);

const PaddockCatalogue paddock_affects = {
  .title = N_ ("Damage Affects"),
  .element = "affect",
  .names = paddock_affect_names,
  .rows = affect_rows,
  .n_rows = G_N_ELEMENTS (affect_rows),
};

const PaddockCatalogue paddock_stamina_effects = {
  .title = N_ ("Stamina Effects"),
  .element = "effect",
  .names = paddock_stamina_effect_names,
  .rows = stamina_effect_rows,
  .n_rows = G_N_ELEMENTS (stamina_effect_rows),
};

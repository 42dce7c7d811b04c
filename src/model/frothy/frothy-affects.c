/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-catalogue.h"

#include "words.h"

#define NAME(id_, name_) name_,

const char *const paddock_affect_names[] = { PADDOCK_FROTHY_AFFECTS (NAME) NULL };
const char *const paddock_stamina_effect_names[] = { PADDOCK_FROTHY_EFFECTS (NAME) NULL };

static const PaddockFrothyRow affect_rows[] = {
  [PADDOCK_AFFECT_CONTROL_ROUND] = {
    .row.label = N_ ("Control each Round"),
    .row.help = N_ ("Every round begins with {n} more control loss points."),
    .row.help_one = N_ ("Every round begins with {n} more control loss point."),
    .row.clause = "FRO-AFF-01",
    .row.group = N_ ("Control"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_CONTROL_LOSS, PADDOCK_WHEN_ROUND_START, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_RESILIENCE] = {
    .row.label = N_ ("Resilience"),
    .row.help = N_ ("Resilience goes down by {n}; below 0 it is as good as blank."),
    .row.clause = "FRO-AFF-02",
    .row.group = N_ ("Damage"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_RESILIENCE, PADDOCK_WHEN_ALWAYS, -PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_DAMAGE] = {
    .row.label = N_ ("Damage"),
    .row.help = N_ ("Another damage roll with {n} dice is made at once."),
    .row.help_one = N_ ("Another damage roll with {n} die is made at once."),
    .row.clause = "FRO-AFF-03",
    .row.group = N_ ("Damage"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DAMAGE, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_DAMAGE_ROUND] = {
    .row.label = N_ ("Damage each Round"),
    .row.help = N_ ("Every round begins with a damage roll of {n} dice."),
    .row.help_one = N_ ("Every round begins with a damage roll of {n} die."),
    .row.clause = "FRO-AFF-04",
    .row.group = N_ ("Damage"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DAMAGE, PADDOCK_WHEN_ROUND_START, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_LOSE_TRAIT] = {
    .row.label = N_ ("Lose a Trait"),
    .row.help = N_ ("The named trait is lost."),
    .row.clause = "FRO-AFF-05",
    .row.group = N_ ("Losses"),
    .effects = { { PADDOCK_EFFECT_LOSE_TRAIT, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_MAX_ACCEL] = {
    .row.label = N_ ("Maximum Acceleration"),
    .row.help = N_ ("At most {n} boxes can be moved when accelerating in a Speed check."),
    .row.help_one = N_ ("At most {n} box can be moved when accelerating in a Speed check."),
    .row.clause = "FRO-AFF-06",
    .row.group = N_ ("Acceleration"),
    .row.parameter = PADDOCK_PARAMETER_LIMIT,
    .effects = { { PADDOCK_EFFECT_CAP, PADDOCK_WHEN_ACCELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_MAX_DECEL] = {
    .row.label = N_ ("Maximum Deceleration"),
    .row.help = N_ ("At most {n} boxes can be moved when decelerating in a Speed check."),
    .row.help_one = N_ ("At most {n} box can be moved when decelerating in a Speed check."),
    .row.clause = "FRO-AFF-07",
    .row.group = N_ ("Deceleration"),
    .row.parameter = PADDOCK_PARAMETER_LIMIT,
    .effects = { { PADDOCK_EFFECT_CAP, PADDOCK_WHEN_DECELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_MAX_SPEED] = {
    .row.label = N_ ("Maximum Speed"),
    .row.help = N_ ("Speed {n} is the highest from now on."),
    .row.clause = "FRO-AFF-08",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_LIMIT,
    .effects = { { PADDOCK_EFFECT_MAX_SPEED, PADDOCK_WHEN_ALWAYS, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_RANDOM] = {
    .row.label = N_ ("Random"),
    .row.help = N_ ("Dice decide which of the listed affects it is."),
    .row.clause = "FRO-AFF-09",
    .row.group = N_ ("Chance"),
    .effects = { { PADDOCK_EFFECT_RANDOM, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_SAFE_SPEED] = {
    .row.label = N_ ("Safe Speed"),
    .row.help = N_ ("The highest Safe Speed is safe no longer and has one control die."),
    .row.clause = "FRO-AFF-10",
    .row.group = N_ ("Control"),
    .effects = { { PADDOCK_EFFECT_SAFE_SPEED, PADDOCK_WHEN_ALWAYS, 1 } },
  },
  [PADDOCK_AFFECT_ACCEL_MOD] = {
    .row.label = N_ ("Speed Check Acceleration"),
    .row.help = N_ ("{n} is added whenever a Speed check accelerates."),
    .row.clause = "FRO-AFF-11",
    .row.group = N_ ("Acceleration"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_ACCELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_DECEL_MOD] = {
    .row.label = N_ ("Speed Check Deceleration"),
    .row.help = N_ ("{n} is added whenever a Speed check decelerates."),
    .row.clause = "FRO-AFF-12",
    .row.group = N_ ("Deceleration"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_DECELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_HASTE] = {
    .row.label = N_ ("Haste"),
    .row.help = N_ ("Every SLOW in a control roll counts as HASTE."),
    .row.clause = "FRO-AFF-13",
    .row.group = N_ ("Control"),
    .effects = { { PADDOCK_EFFECT_SLOW_TO_HASTE, PADDOCK_WHEN_CONTROL_ROLL } },
  },
  [PADDOCK_AFFECT_SLOW] = {
    .row.label = N_ ("Slow"),
    .row.help = N_ ("Every HASTE in a control roll counts as SLOW."),
    .row.clause = "FRO-AFF-14",
    .row.group = N_ ("Control"),
    .effects = { { PADDOCK_EFFECT_HASTE_TO_SLOW, PADDOCK_WHEN_CONTROL_ROLL } },
  },
  [PADDOCK_AFFECT_LOSE_CARD] = {
    .row.label = N_ ("Lose a Card"),
    .row.help = N_ ("A card of the stated type leaves the game."),
    .row.clause = "FRO-AFF-15",
    .row.group = N_ ("Losses"),
    .effects = { { PADDOCK_EFFECT_LOSE_CARD, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_WIPE_OUT] = {
    .row.label = N_ ("Wipe-out"),
    .row.help = N_ ("The vehicle is out of the race."),
    .row.clause = "FRO-AFF-16",
    .row.group = N_ ("Damage"),
    .effects = { { PADDOCK_EFFECT_WIPE_OUT, PADDOCK_WHEN_NOW } },
  },
  [PADDOCK_AFFECT_CONTROL] = {
    .row.label = N_ ("Control"),
    .row.help = N_ ("Every control roll is made with {n} more dice."),
    .row.help_one = N_ ("Every control roll is made with {n} more die."),
    .row.clause = "FRO-AFF-17",
    .row.group = N_ ("Control"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DICE, PADDOCK_WHEN_CONTROL_ROLL, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_AFFECT_CUSTOM] = {
    .row.label = N_ ("Custom"),
    .row.help = PADDOCK_CUSTOM_HELP,
    .row.clause = "FRO-VCG-24",
    .row.group = N_ ("Your Own"),
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (affect_rows) == PADDOCK_N_AFFECTS);

static const PaddockFrothyRow stamina_effect_rows[] = {
  [PADDOCK_STAMINA_SPEED] = {
    .row.label = N_ ("Speed"),
    .row.help = N_ ("The Speed rating changes by {n}."),
    .row.clause = "FRO-STA-05",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .effects = { { PADDOCK_EFFECT_SPEED, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_REINS_CHECK] = {
    .row.label = N_ ("Reins in the Speed Check"),
    .row.help = N_ ("The next Speed check counts as made with {n} more Reins cards."),
    .row.help_one = N_ ("The next Speed check counts as made with {n} more Reins card."),
    .row.clause = "FRO-STA-06",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_PHANTOM_REINS, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_WHIP_CHECK] = {
    .row.label = N_ ("Whip in the Speed Check"),
    .row.help = N_ ("The next Speed check counts as made with {n} more Whip cards."),
    .row.help_one = N_ ("The next Speed check counts as made with {n} more Whip card."),
    .row.clause = "FRO-DOC-27",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_PHANTOM_WHIP, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_CONTROL] = {
    .row.label = N_ ("Control"),
    .row.help = N_ ("{n} control loss points are added."),
    .row.help_one = N_ ("{n} control loss point is added."),
    .row.clause = "FRO-DOC-27",
    .row.group = N_ ("Control"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_CONTROL_LOSS, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_DAMAGE] = {
    .row.label = N_ ("Damage"),
    .row.help = N_ ("A damage roll of {n} dice is made."),
    .row.help_one = N_ ("A damage roll of {n} die is made."),
    .row.clause = "FRO-DOC-27",
    .row.group = N_ ("Damage"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .effects = { { PADDOCK_EFFECT_DAMAGE, PADDOCK_WHEN_NOW, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_STAMINA_CUSTOM] = {
    .row.label = N_ ("Custom"),
    .row.help = PADDOCK_CUSTOM_HELP,
    .row.clause = "FRO-VCG-24",
    .row.group = N_ ("Your Own"),
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (stamina_effect_rows) == PADDOCK_N_STAMINA_EFFECTS);

const PaddockCatalogue paddock_affects = {
  .title = N_ ("Damage Affects"),
  .element = "affect",
  .names = paddock_affect_names,
  .rows = affect_rows,
  .row_size = sizeof *affect_rows,
  .n_rows = G_N_ELEMENTS (affect_rows),
};

const PaddockCatalogue paddock_stamina_effects = {
  .title = N_ ("Stamina Effects"),
  .element = "effect",
  .names = paddock_stamina_effect_names,
  .rows = stamina_effect_rows,
  .row_size = sizeof *stamina_effect_rows,
  .n_rows = G_N_ELEMENTS (stamina_effect_rows),
};

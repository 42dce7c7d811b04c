/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-catalogue.h"

#include "words.h"

#define NAME(id_, name_) name_,

const char *const paddock_card_names[] = { PADDOCK_FROTHY_CARDS (NAME) "custom", NULL };

static const PaddockCatalogueRow card_rows[] = {
  [PADDOCK_CARD_BERSERKER] = {
    .label = N_ ("Berserker"),
    .help = N_ ("Adds {n} to the Attack Value of a Personal attack that you start."),
    .clause = "FRO-SPX-01",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_WHIP,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_PERSONAL_ATTACK, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_SHIELD] = {
    .label = N_ ("Shield"),
    .help = N_ ("Adds {n} to the Attack Value when you defend against a Personal attack."),
    .clause = "FRO-SPX-02",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_WHIP,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_PERSONAL_DEFENCE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_LASH] = {
    .label = N_ ("Lash"),
    .help = N_ ("Adds {n} to a Speed check in which you accelerate."),
    .clause = "FRO-SPX-03",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_WHIP,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_ACCELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_YAH] = {
    .label = N_ ("Yah!"),
    .help = N_ ("Turns every SLOW of your control roll into HASTE."),
    .clause = "FRO-SPX-04",
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_WHIP,
    .effects = { { PADDOCK_EFFECT_SLOW_TO_HASTE, PADDOCK_WHEN_CONTROL_ROLL } },
  },
  [PADDOCK_CARD_RAMMING_SPEED] = {
    .label = N_ ("Ramming Speed"),
    .help = N_ ("Moves one space further and lets you hit another vehicle on purpose."),
    .clause = "FRO-SPX-05",
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_WHIP,
    .effects = { { PADDOCK_EFFECT_MOVE, PADDOCK_WHEN_MOVEMENT, 1 }, { PADDOCK_EFFECT_RAM, PADDOCK_WHEN_MOVEMENT } },
  },
  [PADDOCK_CARD_KAMIKAZE] = {
    .label = N_ ("Kamikaze"),
    .help = N_ ("Adds {n} to the Attack Value of a Vehicle attack that you start."),
    .clause = "FRO-SPX-06",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_REINS,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_VEHICLE_ATTACK, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_SWERVE] = {
    .label = N_ ("Swerve"),
    .help = N_ ("Adds {n} to the Attack Value when you defend against a Vehicle attack."),
    .clause = "FRO-SPX-07",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_REINS,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_VEHICLE_DEFENCE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_WHOAH] = {
    .label = N_ ("Whoah!"),
    .help = N_ ("Adds {n} to a Speed check in which you decelerate."),
    .clause = "FRO-SPX-08",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_REINS,
    .effects = { { PADDOCK_EFFECT_VALUE, PADDOCK_WHEN_DECELERATE, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_BRAKE] = {
    .label = N_ ("Brake"),
    .help = N_ ("Turns every HASTE of your control roll into SLOW."),
    .clause = "FRO-SPX-09",
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_REINS,
    .effects = { { PADDOCK_EFFECT_HASTE_TO_SLOW, PADDOCK_WHEN_CONTROL_ROLL } },
  },
  [PADDOCK_CARD_EMERGENCY_STOP] = {
    .label = N_ ("Emergency Stop"),
    .help = N_ ("Takes as many spaces as you like off a move, and the Speed rating down by as many."),
    .clause = "FRO-SPX-10",
    .nature = PADDOCK_NATURE_EDGE,
    .base = PADDOCK_BASE_REINS,
    .effects = { { PADDOCK_EFFECT_STOP, PADDOCK_WHEN_MOVEMENT } },
  },
  [PADDOCK_CARD_CONTROL] = {
    .label = N_ ("Control"),
    .help = N_ ("Rolls {n} more dice in a control roll and puts as many aside."),
    .help_one = N_ ("Rolls {n} more die in a control roll and puts one aside."),
    .clause = "FRO-SPX-11",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .effects = { { PADDOCK_EFFECT_SPARE_DICE, PADDOCK_WHEN_CONTROL_ROLL, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_SURVIVOR] = {
    .label = N_ ("Survivor"),
    .help = N_ ("Rolls a damage roll of yours again."),
    .clause = "FRO-SPX-12",
    .nature = PADDOCK_NATURE_EDGE,
    .effects = { { PADDOCK_EFFECT_REROLL_ALL, PADDOCK_WHEN_DAMAGE_ROLL } },
  },
  [PADDOCK_CARD_LUCKY] = {
    .label = N_ ("Lucky"),
    .help = N_ ("Rolls up to {n} dice of any roll of yours again."),
    .help_one = N_ ("Rolls {n} die of any roll of yours again."),
    .clause = "FRO-SPX-13",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .nature = PADDOCK_NATURE_EDGE,
    .effects = { { PADDOCK_EFFECT_REROLL, PADDOCK_WHEN_ROLLING, PADDOCK_NUMBER_OWN } },
  },
  [PADDOCK_CARD_COOL] = {
    .label = N_ ("Cool"),
    .help = N_ ("Takes all dice that show an icon of your choice out of your control roll."),
    .clause = "FRO-SPX-14",
    .nature = PADDOCK_NATURE_EDGE,
    .effects = { { PADDOCK_EFFECT_DISCARD_ICON, PADDOCK_WHEN_CONTROL_ROLL } },
  },
  [PADDOCK_CARD_DETERMINATION] = {
    .label = N_ ("Determination"),
    .help = N_ ("Takes back all cards that were used this round when it ends."),
    .clause = "FRO-SPX-15",
    .nature = PADDOCK_NATURE_EDGE,
    .effects = { { PADDOCK_EFFECT_RECOVER_SPENT, PADDOCK_WHEN_ROUND_END } },
  },
  [PADDOCK_CARD_CUSTOM] = {
    .label = N_ ("Custom"),
    .help = PADDOCK_CUSTOM_HELP,
    .clause = "FRO-VCG-24",
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (card_rows) == PADDOCK_N_CARDS);

const PaddockCatalogue paddock_special_cards = {
  .title = N_ ("Special Cards"),
  .element = "special",
  .names = paddock_card_names,
  .rows = card_rows,
  .n_rows = G_N_ELEMENTS (card_rows),
};

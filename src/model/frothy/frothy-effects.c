/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frothy-effects.h"

#include "frothy-catalogue.h"
#include "words.h"

#define NAME(id_, name_) name_,

const char *const paddock_frothy_effect_names[] = { PADDOCK_FROTHY_EFFECT_KINDS (NAME) NULL };

const char *const paddock_frothy_moment_names[] = {
  NC_ ("value", "now"),
  NC_ ("value", "always"),
  NC_ ("value", "round-start"),
  NC_ ("value", "round-end"),
  NC_ ("value", "accelerate"),
  NC_ ("value", "decelerate"),
  NC_ ("value", "movement"),
  NC_ ("value", "control-roll"),
  NC_ ("value", "vehicle-attack"),
  NC_ ("value", "vehicle-defence"),
  NC_ ("value", "personal-attack"),
  NC_ ("value", "personal-defence"),
  NC_ ("value", "damage-roll"),
  NC_ ("value", "collision-roll"),
  NC_ ("value", "damage-icon-roll"),
  NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (paddock_frothy_moment_names) == PADDOCK_N_MOMENTS + 1);

static const PaddockFrothyRow effect_rows[] = {
  [PADDOCK_EFFECT_NONE] = {
    .row.label = N_ ("Nothing"),
    .row.help = N_ ("Does nothing."),
    .row.clause = "FRO-VCG-24",
  },
  [PADDOCK_EFFECT_VALUE] = {
    .row.label = N_ ("Value"),
    .row.help = N_ ("Adds {n} to the result of the roll."),
    .row.clause = "FRO-SPC-14",
    .row.group = N_ ("Rolls"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_COMBAT,
  },
  [PADDOCK_EFFECT_DICE] = {
    .row.label = N_ ("Dice"),
    .row.help = N_ ("Rolls {n} more dice; a negative number takes dice away."),
    .row.help_one = N_ ("Rolls {n} more die."),
    .row.clause = "FRO-DMG-10",
    .row.group = N_ ("Rolls"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_CONTROL_ROLL | PADDOCK_WHEN_COMBAT | PADDOCK_WHEN_DAMAGED,
  },
  [PADDOCK_EFFECT_SPARE_DICE] = {
    .row.label = N_ ("Spare dice"),
    .row.help = N_ ("Rolls {n} more dice, and as many may be put aside."),
    .row.help_one = N_ ("Rolls {n} more die, and one may be put aside."),
    .row.clause = "FRO-TRT-20",
    .row.group = N_ ("Rolls"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_THEIR_DICE] = {
    .row.label = N_ ("Opponent’s damage dice"),
    .row.help = N_ ("Whoever collides with it rolls {n} more damage dice."),
    .row.help_one = N_ ("Whoever collides with it rolls {n} more damage die."),
    .row.clause = "FRO-TRT-46",
    .row.group = N_ ("Damage"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_COLLISION_ROLL,
  },
  [PADDOCK_EFFECT_REROLL] = {
    .row.label = N_ ("Roll again"),
    .row.help = N_ ("May roll up to {n} dice again."),
    .row.help_one = N_ ("May roll {n} die again."),
    .row.clause = "FRO-DIC-06",
    .row.group = N_ ("Rolls"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ROLLING,
  },
  [PADDOCK_EFFECT_REROLL_ALL] = {
    .row.label = N_ ("Roll all again"),
    .row.help = N_ ("May roll all dice of a damage roll again."),
    .row.clause = "FRO-SPX-12",
    .row.group = N_ ("Rolls"),
    .when = PADDOCK_WHEN_DAMAGE_ROLL,
  },
  [PADDOCK_EFFECT_FREE_BOXES] = {
    .row.label = N_ ("Boxes without a roll"),
    .row.help = N_ ("Makes no roll, but moves up to {n} boxes as the player likes."),
    .row.help_one = N_ ("Makes no roll, but moves {n} box or none, as the player likes."),
    .row.clause = "FRO-TRT-07",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_REVERSE] = {
    .row.label = N_ ("Reversal"),
    .row.help = N_ ("Turns a Speed check below zero into one the other way."),
    .row.clause = "FRO-SPC-15",
    .row.group = N_ ("Speed"),
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_CAP] = {
    .row.label = N_ ("Limit"),
    .row.help = N_ ("Moves at most {n} boxes."),
    .row.help_one = N_ ("Moves at most {n} box."),
    .row.clause = "FRO-AFF-06",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_LIMIT,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_KEEP_ANY] = {
    .row.label = N_ ("Keep any dice"),
    .row.help = N_ ("May keep any two dice of a Speed check."),
    .row.clause = "FRO-TRT-04",
    .row.group = N_ ("Speed"),
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_EAGER] = {
    .row.label = N_ ("Accelerate without cards"),
    .row.help = N_ ("Accelerates when no cards are used in a Speed check."),
    .row.clause = "FRO-TRT-05",
    .row.group = N_ ("Speed"),
    .when = PADDOCK_WHEN_ACCELERATE,
  },
  [PADDOCK_EFFECT_RIVAL] = {
    .row.label = N_ ("Rival"),
    .row.help = N_ ("Names a rival and adds {n} in rounds that begin with it ahead."),
    .row.clause = "FRO-TRT-06",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ACCELERATE,
  },
  [PADDOCK_EFFECT_PHANTOM_WHIP] = {
    .row.label = N_ ("Virtual Whip cards"),
    .row.help = N_ ("The next Speed check counts as made with {n} more Whip cards."),
    .row.help_one = N_ ("The next Speed check counts as made with {n} more Whip card."),
    .row.clause = "FRO-DOC-27",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_PHANTOM_REINS] = {
    .row.label = N_ ("Virtual Reins cards"),
    .row.help = N_ ("The next Speed check counts as made with {n} more Reins cards."),
    .row.help_one = N_ ("The next Speed check counts as made with {n} more Reins card."),
    .row.clause = "FRO-STA-06",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_REINS_AS_WHIP] = {
    .row.label = N_ ("Reins as Whip"),
    .row.help = N_ ("May use Reins cards as Whip cards."),
    .row.clause = "FRO-TRT-03",
    .row.group = N_ ("Cards"),
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_MOVEMENT | PADDOCK_WHEN_PERSONAL,
  },
  [PADDOCK_EFFECT_WHIP_AS_REINS] = {
    .row.label = N_ ("Whip as Reins"),
    .row.help = N_ ("May use Whip cards as Reins cards."),
    .row.clause = "FRO-TRT-25",
    .row.group = N_ ("Cards"),
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_MOVEMENT | PADDOCK_WHEN_VEHICLE,
  },
  [PADDOCK_EFFECT_RECOVER] = {
    .row.label = N_ ("Take cards back"),
    .row.help = N_ ("Takes up to {n} used cards back."),
    .row.help_one = N_ ("Takes {n} used card back."),
    .row.clause = "FRO-TRT-01",
    .row.group = N_ ("Cards"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_RECOVER_SPENT] = {
    .row.label = N_ ("Take all cards back"),
    .row.help = N_ ("Takes all cards back that were used this round."),
    .row.clause = "FRO-SPX-15",
    .row.group = N_ ("Cards"),
    .when = PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_SWAP] = {
    .row.label = N_ ("Exchange cards"),
    .row.help = N_ ("May exchange up to {n} cards in hand for used cards of the other type."),
    .row.help_one = N_ ("May exchange {n} card in hand for a used card of the other type."),
    .row.clause = "FRO-TRT-02",
    .row.group = N_ ("Cards"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ROUND_START,
  },
  [PADDOCK_EFFECT_CONTROL_LOSS] = {
    .row.label = N_ ("Control loss"),
    .row.help = N_ ("Adds {n} control loss points; a negative number takes them off."),
    .row.help_one = N_ ("Adds {n} control loss point."),
    .row.clause = "FRO-TRT-22",
    .row.group = N_ ("Control"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_DAMAGE] = {
    .row.label = N_ ("Damage"),
    .row.help = N_ ("Makes a damage roll of {n} dice."),
    .row.help_one = N_ ("Makes a damage roll of {n} die."),
    .row.clause = "FRO-AFF-03",
    .row.group = N_ ("Damage"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_SPEED] = {
    .row.label = N_ ("Speed"),
    .row.help = N_ ("Changes the Speed rating by {n}."),
    .row.clause = "FRO-STA-05",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 6,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_STAMINA] = {
    .row.label = N_ ("Stamina"),
    .row.help = N_ ("Changes stamina by {n}."),
    .row.clause = "FRO-STA-07",
    .row.group = N_ ("Stamina"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_FLY] = {
    .row.label = N_ ("Fly"),
    .row.help = N_ ("Passes over hazards and low obstacles."),
    .row.clause = "FRO-TRT-17",
    .row.group = N_ ("Movement"),
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_JUMP] = {
    .row.label = N_ ("Jump"),
    .row.help = N_ ("A jump clears up to {n} hexes; 0 means that it never jumps."),
    .row.help_one = N_ ("A jump clears {n} hex."),
    .row.clause = "FRO-JMP-11",
    .row.group = N_ ("Movement"),
    .row.parameter = PADDOCK_PARAMETER_LIMIT,
    .highest = 2,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_MOVE] = {
    .row.label = N_ ("Move"),
    .row.help = N_ ("Moves {n} spaces further; a negative number makes the move shorter."),
    .row.help_one = N_ ("Moves {n} space further."),
    .row.clause = "FRO-MCD-02",
    .row.group = N_ ("Movement"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 6,
    .when = PADDOCK_WHEN_MOVEMENT,
  },
  [PADDOCK_EFFECT_RAM] = {
    .row.label = N_ ("Ram"),
    .row.help = N_ ("May hit another vehicle on purpose."),
    .row.clause = "FRO-AVO-08",
    .row.group = N_ ("Movement"),
    .when = PADDOCK_WHEN_MOVEMENT,
  },
  [PADDOCK_EFFECT_STOP] = {
    .row.label = N_ ("Stop"),
    .row.help = N_ ("Takes as many spaces as the player likes off a move, and the Speed rating down by as many."),
    .row.clause = "FRO-SPX-10",
    .row.group = N_ ("Movement"),
    .when = PADDOCK_WHEN_MOVEMENT,
  },
  [PADDOCK_EFFECT_SPIN] = {
    .row.label = N_ ("Spin further"),
    .row.help = N_ ("A spin turns 30 degrees more for each spin icon, at most {n} times."),
    .row.help_one = N_ ("A spin turns 30 degrees more for each spin icon, at most once."),
    .row.clause = "FRO-TRT-23",
    .row.group = N_ ("Control"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_SLIDE] = {
    .row.label = N_ ("Slide further"),
    .row.help = N_ ("A slide goes one hex further for each slide icon, at most {n} hexes."),
    .row.help_one = N_ ("A slide goes one hex further for each slide icon, at most {n} hex."),
    .row.clause = "FRO-TRT-24",
    .row.group = N_ ("Control"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_SLOW_TO_HASTE] = {
    .row.label = N_ ("SLOW as HASTE"),
    .row.help = N_ ("Every SLOW counts as HASTE."),
    .row.clause = "FRO-AFF-13",
    .row.group = N_ ("Control"),
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_HASTE_TO_SLOW] = {
    .row.label = N_ ("HASTE as SLOW"),
    .row.help = N_ ("Every HASTE counts as SLOW."),
    .row.clause = "FRO-AFF-14",
    .row.group = N_ ("Control"),
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_DISCARD_ICON] = {
    .row.label = N_ ("Drop an icon"),
    .row.help = N_ ("All dice that show an icon of the player's choice are put aside."),
    .row.clause = "FRO-SPX-14",
    .row.group = N_ ("Control"),
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_ATTACK_FRONT] = {
    .row.label = N_ ("Attack ahead"),
    .row.help = N_ ("May also attack a vehicle in front of it."),
    .row.clause = "FRO-TRT-26",
    .row.group = N_ ("Fighting"),
    .when = PADDOCK_WHEN_VEHICLE_ATTACK | PADDOCK_WHEN_PERSONAL_ATTACK,
  },
  [PADDOCK_EFFECT_ATTACK_MOVER] = {
    .row.label = N_ ("Attack a moving vehicle"),
    .row.help = N_ ("May also attack a vehicle beside it while that one moves."),
    .row.clause = "FRO-TRT-35",
    .row.group = N_ ("Fighting"),
    .when = PADDOCK_WHEN_VEHICLE_ATTACK | PADDOCK_WHEN_PERSONAL_ATTACK,
  },
  [PADDOCK_EFFECT_WIN_TIE] = {
    .row.label = N_ ("Win ties"),
    .row.help = N_ ("Wins a tied attack by 1."),
    .row.clause = "FRO-TRT-27",
    .row.group = N_ ("Fighting"),
    .when = PADDOCK_WHEN_COMBAT,
  },
  [PADDOCK_EFFECT_LOSE_TIE] = {
    .row.label = N_ ("Lose ties"),
    .row.help = N_ ("Loses a tied attack by 1."),
    .row.clause = "FRO-TRT-33",
    .row.group = N_ ("Fighting"),
    .when = PADDOCK_WHEN_COMBAT,
  },
  [PADDOCK_EFFECT_RESILIENCE] = {
    .row.label = N_ ("Resilience"),
    .row.help = N_ ("Changes Resilience by {n}; below 0 it is as good as blank."),
    .row.clause = "FRO-AFF-02",
    .row.group = N_ ("Damage"),
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 3,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_MAX_SPEED] = {
    .row.label = N_ ("Highest Speed"),
    .row.help = N_ ("Speed {n} is the highest."),
    .row.clause = "FRO-AFF-08",
    .row.group = N_ ("Speed"),
    .row.parameter = PADDOCK_PARAMETER_LIMIT,
    .highest = 6,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_SAFE_SPEED] = {
    .row.label = N_ ("Fewer Safe Speeds"),
    .row.help = N_ ("The highest {n} Safe Speeds are safe no longer."),
    .row.help_one = N_ ("The highest Safe Speed is safe no longer."),
    .row.clause = "FRO-AFF-10",
    .row.group = N_ ("Control"),
    .row.parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 6,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_LOSE_TRAIT] = {
    .row.label = N_ ("Lose a trait"),
    .row.help = N_ ("The named trait is lost."),
    .row.clause = "FRO-AFF-05",
    .row.group = N_ ("Losses"),
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_LOSE_CARD] = {
    .row.label = N_ ("Lose a card"),
    .row.help = N_ ("A card of the stated type leaves the game."),
    .row.clause = "FRO-AFF-15",
    .row.group = N_ ("Losses"),
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_RANDOM] = {
    .row.label = N_ ("Roll for it"),
    .row.help = N_ ("Dice decide which of the listed affects it is."),
    .row.clause = "FRO-AFF-09",
    .row.group = N_ ("Losses"),
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_WIPE_OUT] = {
    .row.label = N_ ("Wipe-out"),
    .row.help = N_ ("The vehicle is out of the race."),
    .row.clause = "FRO-AFF-16",
    .row.group = N_ ("Damage"),
    .when = PADDOCK_WHEN_NOW,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (effect_rows) == PADDOCK_N_EFFECT_KINDS);

const PaddockCatalogue paddock_frothy_effects = {
  .title = N_ ("Effects"),
  .element = "does",
  .names = paddock_frothy_effect_names,
  .rows = effect_rows,
  .row_size = sizeof *effect_rows,
  .n_rows = G_N_ELEMENTS (effect_rows),
};

static const PaddockField effect_fields[] = {
  {
    .name = NC_ ("field", "kind"),
    .kind = PADDOCK_FIELD_ENUM,
    .flags = PADDOCK_FIELD_REQUIRED,
    PADDOCK_AT (PaddockFrothyEffect, kind),
    .max = PADDOCK_N_EFFECT_KINDS - 1,
    .names = paddock_frothy_effect_names,
    .help = N_ ("What it does."),
  },
  {
    .name = NC_ ("field", "when"),
    .kind = PADDOCK_FIELD_SET,
    PADDOCK_AT (PaddockFrothyEffect, when),
    .max = (1 << PADDOCK_N_MOMENTS) - 1,
    .names = paddock_frothy_moment_names,
    .help = N_ ("When it applies."),
  },
  {
    .name = "n",
    .label = N_ ("Number"),
    .kind = PADDOCK_FIELD_NUMBER,
    PADDOCK_AT (PaddockFrothyEffect, n),
    .help = N_ ("Its number."),
  },
};

const PaddockRecordType paddock_frothy_effect_type = {
  .name = "does",
  .help = N_ ("An effect of a custom trait, card or affect."),
  PADDOCK_RECORD (PaddockFrothyEffect, effect_fields),
};

const PaddockFrothyRow *
paddock_frothy_get_row (const PaddockCatalogue *catalogue, int kind)
{
  return (const PaddockFrothyRow *) paddock_catalogue_get_row (catalogue, (guint) kind);
}

guint
paddock_frothy_effects_fill (PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS],
                             const PaddockFrothyRow *row,
                             int number,
                             const PaddockList *own)
{
  guint n = 0;

  for (; n < PADDOCK_MAX_EFFECTS && row->effects[n].kind != PADDOCK_EFFECT_NONE; n++) {
    effects[n] = row->effects[n];
    if (ABS (effects[n].n) == PADDOCK_NUMBER_OWN)
      effects[n].n = effects[n].n < 0 ? -number : number;
  }
  for (guint i = 0; n < PADDOCK_MAX_EFFECTS && i < paddock_list_len (own); i++)
    effects[n++] = *PADDOCK_LIST_AT (own, PaddockFrothyEffect, i);

  return n;
}

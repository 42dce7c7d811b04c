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

static const PaddockCatalogueRow effect_rows[] = {
  [PADDOCK_EFFECT_NONE] = {
    .label = N_ ("Nothing"),
    .help = N_ ("Does nothing."),
    .clause = "FRO-VCG-24",
  },
  [PADDOCK_EFFECT_VALUE] = {
    .label = N_ ("Value"),
    .help = N_ ("Adds {n} to the result of the roll."),
    .clause = "FRO-SPC-14",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_COMBAT,
  },
  [PADDOCK_EFFECT_DICE] = {
    .label = N_ ("Dice"),
    .help = N_ ("Rolls {n} more dice; a negative number takes dice away."),
    .help_one = N_ ("Rolls {n} more die."),
    .clause = "FRO-DMG-10",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_CONTROL_ROLL | PADDOCK_WHEN_COMBAT | PADDOCK_WHEN_DAMAGED,
  },
  [PADDOCK_EFFECT_SPARE_DICE] = {
    .label = N_ ("Spare dice"),
    .help = N_ ("Rolls {n} more dice, and as many may be put aside."),
    .help_one = N_ ("Rolls {n} more die, and one may be put aside."),
    .clause = "FRO-TRT-20",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_THEIR_DICE] = {
    .label = N_ ("Dice of the other"),
    .help = N_ ("Whoever collides with it rolls {n} more damage dice."),
    .help_one = N_ ("Whoever collides with it rolls {n} more damage die."),
    .clause = "FRO-TRT-46",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_COLLISION_ROLL,
  },
  [PADDOCK_EFFECT_REROLL] = {
    .label = N_ ("Roll again"),
    .help = N_ ("May roll up to {n} dice again."),
    .help_one = N_ ("May roll {n} die again."),
    .clause = "FRO-DIC-06",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ROLLING,
  },
  [PADDOCK_EFFECT_REROLL_ALL] = {
    .label = N_ ("Roll all again"),
    .help = N_ ("May roll all dice of a damage roll again."),
    .clause = "FRO-SPX-12",
    .when = PADDOCK_WHEN_DAMAGE_ROLL,
  },
  [PADDOCK_EFFECT_FREE_BOXES] = {
    .label = N_ ("Boxes without a roll"),
    .help = N_ ("Makes no roll, but moves up to {n} boxes as the player likes."),
    .help_one = N_ ("Makes no roll, but moves {n} box or none, as the player likes."),
    .clause = "FRO-TRT-07",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_REVERSE] = {
    .label = N_ ("Reversal"),
    .help = N_ ("Turns a Speed check below zero into one the other way."),
    .clause = "FRO-SPC-15",
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_CAP] = {
    .label = N_ ("Limit"),
    .help = N_ ("Moves at most {n} boxes."),
    .help_one = N_ ("Moves at most {n} box."),
    .clause = "FRO-AFF-06",
    .parameter = PADDOCK_PARAMETER_LIMIT,
    .highest = 9,
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_KEEP_ANY] = {
    .label = N_ ("Keep any dice"),
    .help = N_ ("May keep any two dice of a Speed check."),
    .clause = "FRO-TRT-04",
    .when = PADDOCK_WHEN_SPEED_CHECK,
  },
  [PADDOCK_EFFECT_EAGER] = {
    .label = N_ ("Accelerate without cards"),
    .help = N_ ("Accelerates when no cards are used in a Speed check."),
    .clause = "FRO-TRT-05",
    .when = PADDOCK_WHEN_ACCELERATE,
  },
  [PADDOCK_EFFECT_RIVAL] = {
    .label = N_ ("Rival"),
    .help = N_ ("Names a rival and adds {n} in rounds that begin with it ahead."),
    .clause = "FRO-TRT-06",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ACCELERATE,
  },
  [PADDOCK_EFFECT_PHANTOM_WHIP] = {
    .label = N_ ("Whip cards that are not there"),
    .help = N_ ("The next Speed check counts as made with {n} more Whip cards."),
    .help_one = N_ ("The next Speed check counts as made with {n} more Whip card."),
    .clause = "FRO-DOC-27",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_PHANTOM_REINS] = {
    .label = N_ ("Reins cards that are not there"),
    .help = N_ ("The next Speed check counts as made with {n} more Reins cards."),
    .help_one = N_ ("The next Speed check counts as made with {n} more Reins card."),
    .clause = "FRO-STA-06",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_REINS_AS_WHIP] = {
    .label = N_ ("Reins as Whip"),
    .help = N_ ("May use Reins cards as Whip cards."),
    .clause = "FRO-TRT-03",
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_MOVEMENT | PADDOCK_WHEN_PERSONAL,
  },
  [PADDOCK_EFFECT_WHIP_AS_REINS] = {
    .label = N_ ("Whip as Reins"),
    .help = N_ ("May use Whip cards as Reins cards."),
    .clause = "FRO-TRT-25",
    .when = PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_MOVEMENT | PADDOCK_WHEN_VEHICLE,
  },
  [PADDOCK_EFFECT_RECOVER] = {
    .label = N_ ("Take cards back"),
    .help = N_ ("Takes up to {n} used cards back."),
    .help_one = N_ ("Takes {n} used card back."),
    .clause = "FRO-TRT-01",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_RECOVER_SPENT] = {
    .label = N_ ("Take all cards back"),
    .help = N_ ("Takes all cards back that were used this round."),
    .clause = "FRO-SPX-15",
    .when = PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_SWAP] = {
    .label = N_ ("Exchange cards"),
    .help = N_ ("May exchange up to {n} cards in hand for used cards of the other type."),
    .help_one = N_ ("May exchange {n} card in hand for a used card of the other type."),
    .clause = "FRO-TRT-02",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_ROUND_START,
  },
  [PADDOCK_EFFECT_CONTROL_LOSS] = {
    .label = N_ ("Control loss"),
    .help = N_ ("Adds {n} control loss points; a negative number takes them off."),
    .help_one = N_ ("Adds {n} control loss point."),
    .clause = "FRO-TRT-22",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_DAMAGE] = {
    .label = N_ ("Damage"),
    .help = N_ ("Makes a damage roll of {n} dice."),
    .help_one = N_ ("Makes a damage roll of {n} die."),
    .clause = "FRO-AFF-03",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_SPEED] = {
    .label = N_ ("Speed"),
    .help = N_ ("Changes the Speed rating by {n}."),
    .clause = "FRO-STA-05",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 6,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_STAMINA] = {
    .label = N_ ("Stamina"),
    .help = N_ ("Changes stamina by {n}."),
    .clause = "FRO-STA-07",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 9,
    .when = PADDOCK_WHEN_NOW | PADDOCK_WHEN_ROUND_START | PADDOCK_WHEN_ROUND_END,
  },
  [PADDOCK_EFFECT_FLY] = {
    .label = N_ ("Fly"),
    .help = N_ ("Passes over hazards and low obstacles."),
    .clause = "FRO-TRT-17",
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_JUMP] = {
    .label = N_ ("Jump"),
    .help = N_ ("A jump clears up to {n} hexes; 0 means that it never jumps."),
    .help_one = N_ ("A jump clears {n} hex."),
    .clause = "FRO-JMP-11",
    .parameter = PADDOCK_PARAMETER_LIMIT,
    .highest = 2,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_MOVE] = {
    .label = N_ ("Move"),
    .help = N_ ("Moves {n} spaces further; a negative number makes the move shorter."),
    .help_one = N_ ("Moves {n} space further."),
    .clause = "FRO-MCD-02",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 6,
    .when = PADDOCK_WHEN_MOVEMENT,
  },
  [PADDOCK_EFFECT_RAM] = {
    .label = N_ ("Ram"),
    .help = N_ ("May hit another vehicle on purpose."),
    .clause = "FRO-AVO-08",
    .when = PADDOCK_WHEN_MOVEMENT,
  },
  [PADDOCK_EFFECT_STOP] = {
    .label = N_ ("Stop"),
    .help = N_ ("Takes as many spaces as the player likes off a move, and the Speed rating down by as many."),
    .clause = "FRO-SPX-10",
    .when = PADDOCK_WHEN_MOVEMENT,
  },
  [PADDOCK_EFFECT_SPIN] = {
    .label = N_ ("Spin further"),
    .help = N_ ("A spin turns 30 degrees more for each spin icon, at most {n} times."),
    .help_one = N_ ("A spin turns 30 degrees more for each spin icon, at most once."),
    .clause = "FRO-TRT-23",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_SLIDE] = {
    .label = N_ ("Slide further"),
    .help = N_ ("A slide goes one hex further for each slide icon, at most {n} hexes."),
    .help_one = N_ ("A slide goes one hex further for each slide icon, at most {n} hex."),
    .clause = "FRO-TRT-24",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 9,
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_SLOW_TO_HASTE] = {
    .label = N_ ("SLOW as HASTE"),
    .help = N_ ("Every SLOW counts as HASTE."),
    .clause = "FRO-AFF-13",
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_HASTE_TO_SLOW] = {
    .label = N_ ("HASTE as SLOW"),
    .help = N_ ("Every HASTE counts as SLOW."),
    .clause = "FRO-AFF-14",
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_DISCARD_ICON] = {
    .label = N_ ("Drop an icon"),
    .help = N_ ("All dice that show an icon of the player's choice are put aside."),
    .clause = "FRO-SPX-14",
    .when = PADDOCK_WHEN_CONTROL_ROLL,
  },
  [PADDOCK_EFFECT_ATTACK_FRONT] = {
    .label = N_ ("Attack ahead"),
    .help = N_ ("May also attack a vehicle in front of it."),
    .clause = "FRO-TRT-26",
    .when = PADDOCK_WHEN_VEHICLE_ATTACK | PADDOCK_WHEN_PERSONAL_ATTACK,
  },
  [PADDOCK_EFFECT_ATTACK_MOVER] = {
    .label = N_ ("Attack who moves"),
    .help = N_ ("May also attack a vehicle beside it while that one moves."),
    .clause = "FRO-TRT-35",
    .when = PADDOCK_WHEN_VEHICLE_ATTACK | PADDOCK_WHEN_PERSONAL_ATTACK,
  },
  [PADDOCK_EFFECT_WIN_TIE] = {
    .label = N_ ("Win ties"),
    .help = N_ ("Wins a tied attack by 1."),
    .clause = "FRO-TRT-27",
    .when = PADDOCK_WHEN_COMBAT,
  },
  [PADDOCK_EFFECT_LOSE_TIE] = {
    .label = N_ ("Lose ties"),
    .help = N_ ("Loses a tied attack by 1."),
    .clause = "FRO-TRT-33",
    .when = PADDOCK_WHEN_COMBAT,
  },
  [PADDOCK_EFFECT_RESILIENCE] = {
    .label = N_ ("Resilience"),
    .help = N_ ("Changes Resilience by {n}; below 0 it is as good as blank."),
    .clause = "FRO-AFF-02",
    .parameter = PADDOCK_PARAMETER_SIGNED,
    .highest = 3,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_MAX_SPEED] = {
    .label = N_ ("Highest Speed"),
    .help = N_ ("Speed {n} is the highest."),
    .clause = "FRO-AFF-08",
    .parameter = PADDOCK_PARAMETER_LIMIT,
    .highest = 6,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_SAFE_SPEED] = {
    .label = N_ ("Fewer Safe Speeds"),
    .help = N_ ("The highest {n} Safe Speeds are safe no longer."),
    .help_one = N_ ("The highest Safe Speed is safe no longer."),
    .clause = "FRO-AFF-10",
    .parameter = PADDOCK_PARAMETER_COUNT,
    .highest = 6,
    .when = PADDOCK_WHEN_ALWAYS,
  },
  [PADDOCK_EFFECT_LOSE_TRAIT] = {
    .label = N_ ("Lose a trait"),
    .help = N_ ("The named trait is lost."),
    .clause = "FRO-AFF-05",
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_LOSE_CARD] = {
    .label = N_ ("Lose a card"),
    .help = N_ ("A card of the stated type leaves the game."),
    .clause = "FRO-AFF-15",
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_RANDOM] = {
    .label = N_ ("Roll for it"),
    .help = N_ ("Dice decide which of the listed affects it is."),
    .clause = "FRO-AFF-09",
    .when = PADDOCK_WHEN_NOW,
  },
  [PADDOCK_EFFECT_WIPE_OUT] = {
    .label = N_ ("Wipe-out"),
    .help = N_ ("The vehicle is out of the race."),
    .clause = "FRO-AFF-16",
    .when = PADDOCK_WHEN_NOW,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (effect_rows) == PADDOCK_N_EFFECT_KINDS);

const PaddockCatalogue paddock_frothy_effects = {
  .title = N_ ("Effects"),
  .element = "does",
  .names = paddock_frothy_effect_names,
  .rows = effect_rows,
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
    .help = N_ ("When it counts."),
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
  .help = N_ ("An effect that a trait, card or affect of your own has."),
  PADDOCK_RECORD (PaddockFrothyEffect, effect_fields),
};

guint
paddock_frothy_effects_fill (PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS],
                             const PaddockCatalogueRow *row,
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

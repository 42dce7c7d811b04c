/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "card-effects.h"

#include "words.h"

#define AT(moment_) PADDOCK_CARD_AT_##moment_
/* An effect on the car that uses, meets or is hit by something. */
#define ON_A_SPACE (AT (SPACE_LEAVE) | AT (SPACE_ENTER) | AT (SPACE_BEGIN))
#define ON_A_CAR (AT (USE) | AT (ENTER) | AT (LEAVE) | AT (HIT) | AT (ABILITY) | ON_A_SPACE)
#define ON_THE_WAY (AT (ENTER) | AT (LEAVE) | ON_A_SPACE)

#define MOVEMENT .row.group = N_ ("Movement")
#define STEERING .row.group = N_ ("Steering")
#define DAMAGE .row.group = N_ ("Damage")
#define ITEMS .row.group = N_ ("Items and abilities")
#define DICE .row.group = N_ ("Dice and gears")
#define ONCE .min = 1, .max = 1
#define COUNTED(max_, usual_) \
  .row.parameter = PADDOCK_PARAMETER_COUNT, .min = 1, .max = (max_), .usual = (usual_)

static const PaddockCardEffectRow rows[PADDOCK_N_CARD_EFFECTS] = {
  [PADDOCK_CARD_EFFECT_NONE] = {
    .row.label = N_ ("Nothing"),
    .row.help = N_ ("Does nothing."),
    .row.clause = "JOY-ABL-02",
  },
  [PADDOCK_CARD_EFFECT_EXPLODE] = {
    .row.label = N_ ("Explosion"),
    .row.help = N_ ("It explodes: every car and item there and beside it takes damage."),
    .row.clause = "JOY-EXP-01",
    DAMAGE,
    .at = AT (ENTER) | AT (DAMAGE) | AT (HIT),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_FORCE_STEER] = {
    .row.label = N_ ("Forced Steer"),
    .row.help = N_ ("The car must steer there, left or right, and cannot steer again this turn."),
    .row.clause = "JOY-OIL-02",
    STEERING,
    .at = AT (LEAVE) | AT (SPACE_LEAVE),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_FREE_STEER] = {
    .row.label = N_ ("Free Steer"),
    .row.help = N_ ("The car may steer there, and this does not count as a steer."),
    .row.clause = "JOY-BRD-04",
    STEERING,
    .at = AT (LEAVE) | AT (SPACE_LEAVE),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_ADD_DIE] = {
    .row.label = N_ ("Extra Die"),
    .row.help = N_ ("The die of the item is rolled and added to the roll move."),
    .row.clause = "JOY-NIT-01",
    MOVEMENT,
    .at = AT (USE),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_ADD_MOVE] = {
    .row.label = N_ ("Longer Roll Move"),
    .row.help = N_ ("The roll move of this turn is {n} spaces longer."),
    .row.help_one = N_ ("The roll move of this turn is {n} space longer."),
    .row.clause = "JOY-ABL-02",
    MOVEMENT,
    .at = ON_A_CAR,
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_BOOST] = {
    .row.label = N_ ("Boost"),
    .row.help = N_ ("Spaces left in the move: {n} more; below zero that many fewer."),
    .row.clause = "JOY-RUL-56",
    .row.parameter = PADDOCK_PARAMETER_SIGNED,
    MOVEMENT,
    .at = ON_THE_WAY,
    .min = -9,
    .max = 9,
    .usual = 1,
  },
  [PADDOCK_CARD_EFFECT_DAMAGE] = {
    .row.label = N_ ("Damage"),
    .row.help = N_ ("The car takes {n} damage tokens."),
    .row.help_one = N_ ("The car takes {n} damage token."),
    .row.clause = "JOY-DMG-01",
    DAMAGE,
    .at = ON_A_CAR,
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_SHIFT_DOWN] = {
    .row.label = N_ ("Shift Down"),
    .row.help = N_ ("The car must shift down {n} gears."),
    .row.help_one = N_ ("The car must shift down {n} gear."),
    .row.clause = "JOY-END-02",
    DICE,
    .at = ON_A_CAR,
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_REMOVE_SELF] = {
    .row.label = N_ ("Used Up"),
    .row.help = N_ ("The token leaves the board."),
    .row.clause = "JOY-DRP-03",
    ITEMS,
    .at = AT (ENTER) | AT (LEAVE),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_EXTRA_SHIFT] = {
    .row.label = N_ ("Extra Shift"),
    .row.help = N_ ("You change one gear more, up or down, at no cost."),
    .row.clause = "JOY-STD-01",
    DICE,
    .at = AT (ABILITY),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_SET_DIE] = {
    .row.label = N_ ("Set a Die"),
    .row.help = N_ ("After locking, you turn one locked die to the face you want."),
    .row.clause = "JOY-STD-03",
    DICE,
    .at = AT (ABILITY),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_SHARP_STEER] = {
    .row.label = N_ ("Sharp Steer"),
    .row.help = N_ ("One steer of this move is a sharp one, into the space beside you."),
    .row.clause = "JOY-STD-05",
    STEERING,
    .at = AT (ABILITY),
    .min = 1,
    .max = 2,
    .usual = 2,
  },
  [PADDOCK_CARD_EFFECT_EXTRA_STEER] = {
    .row.label = N_ ("Extra Steer"),
    .row.help = N_ ("The car may steer once more in the roll move of this turn."),
    .row.clause = "JOY-ABL-02",
    STEERING,
    .at = ON_A_CAR,
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_REROLL] = {
    .row.label = N_ ("Roll Again"),
    .row.help = N_ ("You roll the dice of the roll move again."),
    .row.clause = "JOY-ABL-02",
    DICE,
    .at = AT (ABILITY),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_GAIN_ITEM] = {
    .row.label = N_ ("Draw Items"),
    .row.help = N_ ("The driver draws {n} items."),
    .row.help_one = N_ ("The driver draws {n} item."),
    .row.clause = "JOY-ITM-01",
    ITEMS,
    .at = ON_A_CAR,
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_REPAIR] = {
    .row.label = N_ ("Repair"),
    .row.help = N_ ("Takes {n} damage tokens off the dashboard."),
    .row.help_one = N_ ("Takes {n} damage token off the dashboard."),
    .row.clause = "JOY-DMG-04",
    DAMAGE,
    .at = ON_A_CAR,
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_RECHARGE] = {
    .row.label = N_ ("Recharge"),
    .row.help = N_ ("Up to {n} used abilities are ready again."),
    .row.help_one = N_ ("Up to {n} used ability is ready again."),
    .row.clause = "JOY-ABL-02",
    ITEMS,
    .at = ON_A_CAR,
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_SHIELD] = {
    .row.label = N_ ("Shield"),
    .row.help = N_ ("The car ignores the next {n} damage tokens."),
    .row.help_one = N_ ("The car ignores the next damage token."),
    .row.clause = "JOY-ABL-02",
    DAMAGE,
    .at = ON_A_CAR,
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_SPIN] = {
    .row.label = N_ ("Spin"),
    .row.help = N_ ("Front and rear of the car change places."),
    .row.clause = "JOY-ABL-02",
    STEERING,
    .at = ON_A_CAR,
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_EXTRA_LOCK] = {
    .row.label = N_ ("Extra Lock Slots"),
    .row.help = N_ ("The car has {n} more lock slots."),
    .row.help_one = N_ ("The car has {n} more lock slot."),
    .row.clause = "JOY-ABL-03",
    DICE,
    .at = AT (ALL_TIMES),
    COUNTED (PADDOCK_CARD_MAX_LOCKS, 1),
  },
  [PADDOCK_CARD_EFFECT_FULL_PUSH] = {
    .row.label = N_ ("Full Push"),
    .row.help = N_ ("Pushing another car does not halve your move."),
    .row.clause = "JOY-RRE-04",
    MOVEMENT,
    .at = AT (ALL_TIMES),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_RAM] = {
    .row.label = N_ ("Ram"),
    .row.help = N_ ("A car that you hit in line takes {n} damage tokens."),
    .row.help_one = N_ ("A car that you hit in line takes {n} damage token."),
    .row.clause = "JOY-COL-01",
    DAMAGE,
    .at = AT (ALL_TIMES),
    COUNTED (9, 1),
  },
  [PADDOCK_CARD_EFFECT_FREE_BRAKE] = {
    .row.label = N_ ("Free Engine Brake"),
    .row.help = N_ ("The engine brake costs you no damage."),
    .row.clause = "JOY-SHF-05",
    DICE,
    .at = AT (ALL_TIMES),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_REVERSE_GEAR] = {
    .row.label = N_ ("Reverse Gear"),
    .row.help = N_ ("You may reverse in every gear up to gear {n}."),
    .row.clause = "JOY-ABL-03",
    DICE,
    .at = AT (ALL_TIMES),
    COUNTED (PADDOCK_CARD_MAX_GEAR, 2),
  },
  [PADDOCK_CARD_EFFECT_STEER_GEAR] = {
    .row.label = N_ ("Bonus Steer Gear"),
    .row.help = N_ ("Gear {n} has the bonus steer too."),
    .row.clause = "JOY-ABL-03",
    STEERING,
    .at = AT (ALL_TIMES),
    COUNTED (PADDOCK_CARD_MAX_GEAR, 3),
  },
  [PADDOCK_CARD_EFFECT_BUMPER] = {
    .row.label = N_ ("Bumper"),
    .row.help = N_ ("A Smash costs you no damage."),
    .row.clause = "JOY-ABL-03",
    DAMAGE,
    .at = AT (ALL_TIMES),
    ONCE,
  },
  [PADDOCK_CARD_EFFECT_HEAD_START] = {
    .row.label = N_ ("Head Start"),
    .row.help = N_ ("When the round ends you sort as if you were {n} gears higher."),
    .row.help_one = N_ ("When the round ends you sort as if you were {n} gear higher."),
    .row.clause = "JOY-ABL-03",
    MOVEMENT,
    .at = AT (ALL_TIMES),
    COUNTED (9, 1),
  },
};

#define NAME(id_, name_) name_,

static const char *const names[] = { PADDOCK_CARD_EFFECTS (NAME) NULL };

const PaddockCatalogue paddock_card_effects = {
  .title = N_ ("Effects of Cards"),
  .element = "card-effect",
  .names = names,
  .rows = rows,
  .row_size = sizeof (PaddockCardEffectRow),
  .n_rows = PADDOCK_N_CARD_EFFECTS,
};

const PaddockCardEffectRow *
paddock_card_effect_get_row (guint kind)
{
  g_return_val_if_fail (kind < PADDOCK_N_CARD_EFFECTS, NULL);

  return &rows[kind];
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockFrothyEffect: what a trait, a special card, a damage affect or a stamina effect does, in a
 * vocabulary that the engine can carry out.
 *
 * An effect is a kind, the moments at which it counts and a number.  The rows of the catalogues are
 * made of effects (frothy-catalogue.h), and so are the designer's own traits, cards, affects and
 * stamina effects (licence.h); nothing here says how a kind is carried out.
 *
 * How long it lasts follows from where it stands: a trait's for the race (with uses: when the player
 * says so), a card's for the action in which its special side is used, an affect's from then on, a
 * stamina effect's at each Stamina check.
 */

#pragma once

#include "record.h"

/* When an effect counts; the rolls are those that this vehicle makes. */
typedef enum {
  PADDOCK_WHEN_NOW = 1 << 0,    /* once, as soon as the affect or stamina effect comes about */
  PADDOCK_WHEN_ALWAYS = 1 << 1, /* a standing fact */
  PADDOCK_WHEN_ROUND_START = 1 << 2,
  PADDOCK_WHEN_ROUND_END = 1 << 3,
  PADDOCK_WHEN_ACCELERATE = 1 << 4, /* in a Speed check, like the next */
  PADDOCK_WHEN_DECELERATE = 1 << 5,
  PADDOCK_WHEN_MOVEMENT = 1 << 6, /* its own, in a phase */
  PADDOCK_WHEN_CONTROL_ROLL = 1 << 7,
  PADDOCK_WHEN_VEHICLE_ATTACK = 1 << 8, /* that it starts */
  PADDOCK_WHEN_VEHICLE_DEFENCE = 1 << 9,
  PADDOCK_WHEN_PERSONAL_ATTACK = 1 << 10,
  PADDOCK_WHEN_PERSONAL_DEFENCE = 1 << 11,
  PADDOCK_WHEN_DAMAGE_ROLL = 1 << 12,      /* any, the next two among them */
  PADDOCK_WHEN_COLLISION_ROLL = 1 << 13,   /* a damage roll for a collision */
  PADDOCK_WHEN_DAMAGE_ICON_ROLL = 1 << 14, /* a damage roll for the icons of a control roll */
} PaddockFrothyMoment;

#define PADDOCK_N_MOMENTS 15

#define PADDOCK_WHEN_SPEED_CHECK (PADDOCK_WHEN_ACCELERATE | PADDOCK_WHEN_DECELERATE)
#define PADDOCK_WHEN_VEHICLE (PADDOCK_WHEN_VEHICLE_ATTACK | PADDOCK_WHEN_VEHICLE_DEFENCE)
#define PADDOCK_WHEN_PERSONAL (PADDOCK_WHEN_PERSONAL_ATTACK | PADDOCK_WHEN_PERSONAL_DEFENCE)
#define PADDOCK_WHEN_COMBAT (PADDOCK_WHEN_VEHICLE | PADDOCK_WHEN_PERSONAL)
#define PADDOCK_WHEN_DAMAGED \
  (PADDOCK_WHEN_DAMAGE_ROLL | PADDOCK_WHEN_COLLISION_ROLL | PADDOCK_WHEN_DAMAGE_ICON_ROLL)
#define PADDOCK_WHEN_ROLLING                                                  \
  (PADDOCK_WHEN_SPEED_CHECK | PADDOCK_WHEN_CONTROL_ROLL | PADDOCK_WHEN_COMBAT \
   | PADDOCK_WHEN_DAMAGE_ROLL)

#define PADDOCK_FROTHY_EFFECT_KINDS(X) \
  X (NONE, "none")                     \
  X (VALUE, "value")                   \
  X (DICE, "dice")                     \
  X (SPARE_DICE, "spare-dice")         \
  X (THEIR_DICE, "their-dice")         \
  X (REROLL, "reroll")                 \
  X (REROLL_ALL, "reroll-all")         \
  X (FREE_BOXES, "free-boxes")         \
  X (REVERSE, "reverse")               \
  X (CAP, "cap")                       \
  X (KEEP_ANY, "keep-any")             \
  X (EAGER, "eager")                   \
  X (RIVAL, "rival")                   \
  X (PHANTOM_WHIP, "phantom-whip")     \
  X (PHANTOM_REINS, "phantom-reins")   \
  X (REINS_AS_WHIP, "reins-as-whip")   \
  X (WHIP_AS_REINS, "whip-as-reins")   \
  X (RECOVER, "recover")               \
  X (RECOVER_SPENT, "recover-spent")   \
  X (SWAP, "swap")                     \
  X (CONTROL_LOSS, "control-loss")     \
  X (DAMAGE, "damage")                 \
  X (SPEED, "speed")                   \
  X (STAMINA, "stamina")               \
  X (FLY, "fly")                       \
  X (JUMP, "jump")                     \
  X (MOVE, "move")                     \
  X (RAM, "ram")                       \
  X (STOP, "stop")                     \
  X (SPIN, "spin")                     \
  X (SLIDE, "slide")                   \
  X (SLOW_TO_HASTE, "slow-to-haste")   \
  X (HASTE_TO_SLOW, "haste-to-slow")   \
  X (DISCARD_ICON, "discard-icon")     \
  X (ATTACK_FRONT, "attack-front")     \
  X (ATTACK_MOVER, "attack-mover")     \
  X (WIN_TIE, "win-tie")               \
  X (LOSE_TIE, "lose-tie")             \
  X (RESILIENCE, "resilience")         \
  X (MAX_SPEED, "max-speed")           \
  X (SAFE_SPEED, "safe-speed")         \
  X (LOSE_TRAIT, "lose-trait")         \
  X (LOSE_CARD, "lose-card")           \
  X (RANDOM, "random")                 \
  X (WIPE_OUT, "wipe-out")

typedef enum {
#define KIND(id_, name_) PADDOCK_EFFECT_##id_,
  PADDOCK_FROTHY_EFFECT_KINDS (KIND)
#undef KIND
  PADDOCK_N_EFFECT_KINDS,
} PaddockFrothyEffectKind;

typedef struct {
  int kind;   /* PaddockFrothyEffectKind */
  guint when; /* set of PaddockFrothyMoment */
  int n;      /* PaddockNumber, or in a catalogue PADDOCK_NUMBER_OWN, -PADDOCK_NUMBER_OWN */
} PaddockFrothyEffect;

/* In the catalogues: the number that stands beside the trait, card or affect on the licence. */
#define PADDOCK_NUMBER_OWN 10000
#define PADDOCK_MAX_EFFECTS 4 /* of one trait, card or affect */

/* Ids in files, NULL-terminated. */
extern const char *const paddock_frothy_effect_names[], *const paddock_frothy_moment_names[];

/* An effect of a designer, as licences have it. */
extern const PaddockRecordType paddock_frothy_effect_type;

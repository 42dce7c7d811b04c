/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The catalogues of Frothy Races: traits, special cards, damage affects and stamina effects, and the
 * kinds of effects that all of these are made of.
 */

#pragma once

#include "catalogue.h"
#include "frothy-effects.h"
#include "list.h"

#define PADDOCK_FROTHY_TRAITS(X)                 \
  X (STAMINA, "stamina")                         \
  X (ADAPTIVE, "adaptive")                       \
  X (ENCOURAGEMENT, "encouragement")             \
  X (BEASTMASTER, "beastmaster")                 \
  X (CHAMPING_AT_THE_BIT, "champing-at-the-bit") \
  X (RIVAL, "rival")                             \
  X (TIRELESS, "tireless")                       \
  X (LONG_LEGS, "long-legs")                     \
  X (LASH, "lash")                               \
  X (CAUTIOUS, "cautious")                       \
  X (HYPERACTIVE, "hyperactive")                 \
  X (ANCHOR, "anchor")                           \
  X (RUBBER_SHOES, "rubber-shoes")               \
  X (TIGHT_LEASH, "tight-leash")                 \
  X (RECKLESS, "reckless")                       \
  X (LAZY, "lazy")                               \
  X (FLYER, "flyer")                             \
  X (LEAP, "leap")                               \
  X (WHITEY, "whitey")                           \
  X (DRIVER, "driver")                           \
  X (HANDLING, "handling")                       \
  X (REACTIONS, "reactions")                     \
  X (SPINNER, "spinner")                         \
  X (SLIPPERY, "slippery")                       \
  X (SNAPPER, "snapper")                         \
  X (SAVAGE, "savage")                           \
  X (FORTUNE_SMILES, "fortune-smiles")           \
  X (TANK, "tank")                               \
  X (PERSISTENT, "persistent")                   \
  X (BLADES, "blades")                           \
  X (ARMOURED, "armoured")                       \
  X (EVASIVE, "evasive")                         \
  X (UNLUCKY_CHARM, "unlucky-charm")             \
  X (FLIMSY, "flimsy")                           \
  X (SNEAKY, "sneaky")                           \
  X (LADY_LUCK, "lady-luck")                     \
  X (CAT_O_NINE, "cat-o-nine")                   \
  X (FRENZIED, "frenzied")                       \
  X (WHIPLASH, "whiplash")                       \
  X (SHIELD, "shield")                           \
  X (GUARDED, "guarded")                         \
  X (ILL_FATE, "ill-fate")                       \
  X (THIN_SKIN, "thin-skin")                     \
  X (BSH, "bsh")                                 \
  X (FAILSAFES, "failsafes")                     \
  X (SPIKED, "spiked")                           \
  X (JERRY_RIGGED, "jerry-rigged")               \
  X (CUSTOM, "custom")

#define PADDOCK_FROTHY_CARDS(X)        \
  X (BERSERKER, "berserker")           \
  X (SHIELD, "shield")                 \
  X (LASH, "lash")                     \
  X (YAH, "yah")                       \
  X (RAMMING_SPEED, "ramming-speed")   \
  X (KAMIKAZE, "kamikaze")             \
  X (SWERVE, "swerve")                 \
  X (WHOAH, "whoah")                   \
  X (BRAKE, "brake")                   \
  X (EMERGENCY_STOP, "emergency-stop") \
  X (CONTROL, "control")               \
  X (SURVIVOR, "survivor")             \
  X (LUCKY, "lucky")                   \
  X (COOL, "cool")                     \
  X (DETERMINATION, "determination")

#define PADDOCK_FROTHY_AFFECTS(X)    \
  X (CONTROL_ROUND, "control-round") \
  X (RESILIENCE, "resilience")       \
  X (DAMAGE, "damage")               \
  X (DAMAGE_ROUND, "damage-round")   \
  X (LOSE_TRAIT, "lose-trait")       \
  X (MAX_ACCEL, "max-accel")         \
  X (MAX_DECEL, "max-decel")         \
  X (MAX_SPEED, "max-speed")         \
  X (RANDOM, "random")               \
  X (SAFE_SPEED, "safe-speed")       \
  X (ACCEL_MOD, "accel-mod")         \
  X (DECEL_MOD, "decel-mod")         \
  X (HASTE, "haste")                 \
  X (SLOW, "slow")                   \
  X (LOSE_CARD, "lose-card")         \
  X (WIPE_OUT, "wipe-out")           \
  X (CONTROL, "control")             \
  X (CUSTOM, "custom")

#define PADDOCK_FROTHY_EFFECTS(X) \
  X (SPEED, "speed")              \
  X (REINS_CHECK, "reins-check")  \
  X (WHIP_CHECK, "whip-check")    \
  X (CONTROL, "control")          \
  X (DAMAGE, "damage")            \
  X (CUSTOM, "custom")

/* A special card can also be a trait with a limited number of uses (FRO-VCG-27); such traits follow
 * after CUSTOM. */
typedef enum {
#define TRAIT(id_, name_) PADDOCK_TRAIT_##id_,
#define CARD_TRAIT(id_, name_) PADDOCK_TRAIT_CARD_##id_,
  PADDOCK_FROTHY_TRAITS (TRAIT)
  PADDOCK_FROTHY_CARDS (CARD_TRAIT)
#undef TRAIT
#undef CARD_TRAIT
    PADDOCK_N_TRAITS,
} PaddockFrothyTrait;

typedef enum {
#define CARD(id_, name_) PADDOCK_CARD_##id_,
  PADDOCK_FROTHY_CARDS (CARD)
#undef CARD
  PADDOCK_CARD_CUSTOM,
  PADDOCK_N_CARDS,
} PaddockFrothyCard;

typedef enum {
#define AFFECT(id_, name_) PADDOCK_AFFECT_##id_,
  PADDOCK_FROTHY_AFFECTS (AFFECT)
#undef AFFECT
  PADDOCK_N_AFFECTS,
} PaddockFrothyAffect;

typedef enum {
#define EFFECT(id_, name_) PADDOCK_STAMINA_##id_,
  PADDOCK_FROTHY_EFFECTS (EFFECT)
#undef EFFECT
  PADDOCK_N_STAMINA_EFFECTS,
} PaddockStaminaEffectKind;

typedef enum {
  PADDOCK_NATURE_BY_KIND, /* in a licence: as the catalogue has it */
  PADDOCK_NATURE_EDGE,
  PADDOCK_NATURE_FLAW,
} PaddockNature;

typedef enum {
  PADDOCK_BASE_BY_KIND, /* in a licence: as the catalogue has it; in the catalogue: either */
  PADDOCK_BASE_WHIP,
  PADDOCK_BASE_REINS,
  PADDOCK_BASE_DUAL,
  PADDOCK_BASE_NONE,
} PaddockCardBase;

/* A row of any of these catalogues. */
typedef struct {
  PaddockCatalogueRow row;
  PaddockNature nature;                             /* traits */
  PaddockCardBase base;                             /* special cards: the plain side they have */
  PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS]; /* what it does, up to one of kind NONE */
  guint when;  /* kinds of effects: the moments at which they can count */
  int highest; /* kinds of effects: their number is at most so far from zero */
} PaddockFrothyRow;

/* Ids in files, NULL-terminated. */
extern const char *const paddock_trait_names[];
extern const char *const paddock_card_names[];
extern const char *const paddock_affect_names[];
extern const char *const paddock_stamina_effect_names[];

extern const PaddockCatalogue paddock_traits, paddock_special_cards, paddock_affects,
  paddock_stamina_effects, paddock_frothy_effects;

const PaddockFrothyRow *paddock_frothy_get_row (const PaddockCatalogue *catalogue, int kind);

#define PADDOCK_CUSTOM_HELP \
  N_ ("Your own: Paddock carries out its effects, and players follow the rest of its text.")

/* What a row and a designer's OWN effects (a list of PaddockFrothyEffect, or NULL) do, with the NUMBER
 * of the licence filled in; returns how many there are. */
guint paddock_frothy_effects_fill (PaddockFrothyEffect effects[PADDOCK_MAX_EFFECTS],
                                   const PaddockFrothyRow *row,
                                   int number,
                                   const PaddockList *own);

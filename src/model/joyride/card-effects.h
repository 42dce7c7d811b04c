/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The effects that items, abilities and special spaces of Joyride are made of: a catalogue, with the moments at which each
 * means something and the range of its number.
 *
 * What an effect does is in rules/joyride.  A card names its effects by their ids, so a set can hold some that this version
 * does not know; such an effect has no row.
 */

#pragma once

#include "cards.h"
#include "catalogue.h"

#define PADDOCK_CARD_EFFECTS(X)                                               \
  X (NONE, "none")                                                            \
  X (EXPLODE, "explode")           /* at the token's or the struck space */   \
  X (FORCE_STEER, "force-steer")   /* the leading end must steer */           \
  X (FREE_STEER, "free-steer")     /* the leading end may steer */            \
  X (ADD_DIE, "add-die")           /* the item's die joins the roll move */   \
  X (ADD_MOVE, "add-move")         /* n spaces more in the roll move */       \
  X (BOOST, "boost")               /* n spaces more in the move under way */  \
  X (DAMAGE, "damage")             /* n tokens to the car concerned */        \
  X (SHIFT_DOWN, "shift-down")     /* n forced shift-downs */                 \
  X (REMOVE_SELF, "remove-self")   /* the token leaves the board */           \
  X (EXTRA_SHIFT, "extra-shift")   /* one more gear, up or down */            \
  X (SET_DIE, "set-die")           /* turn one locked die to any face */      \
  X (SHARP_STEER, "sharp-steer")   /* a steer of 120 degrees */               \
  X (EXTRA_STEER, "extra-steer")   /* one more steer, in the roll move */     \
  X (REROLL, "reroll")             /* roll the dice of the roll move again */ \
  X (GAIN_ITEM, "gain-item")       /* draw n items after the move */          \
  X (REPAIR, "repair")             /* take n damage tokens off */             \
  X (RECHARGE, "recharge")         /* n used one-shots become ready */        \
  X (SHIELD, "shield")             /* ignore the next n damage tokens */      \
  X (SPIN, "spin")                 /* front and rear change places */         \
  X (EXTRA_LOCK, "extra-lock")     /* permanent: n more lock slots */         \
  X (FULL_PUSH, "full-push")       /* permanent: a push halves no move */     \
  X (RAM, "ram")                   /* permanent: a car hit in line is hurt */ \
  X (FREE_BRAKE, "free-brake")     /* permanent: the engine brake is free */  \
  X (REVERSE_GEAR, "reverse-gear") /* permanent: reverse up to gear n */      \
  X (STEER_GEAR, "steer-gear")     /* permanent: gear n has a bonus steer */  \
  X (BUMPER, "bumper")             /* permanent: a smash costs no damage */   \
  X (HEAD_START, "head-start")     /* permanent: sorts n gears higher */

#define PADDOCK_CARD_EFFECT_ID(id_, name_) PADDOCK_CARD_EFFECT_##id_,

typedef enum {
  PADDOCK_CARD_EFFECTS (PADDOCK_CARD_EFFECT_ID) PADDOCK_N_CARD_EFFECTS,
} PaddockCardEffectKind;

/* The moments of cards and spaces, as a set. */
typedef enum {
  PADDOCK_CARD_AT_USE = 1 << 0,         /* an activated item is used */
  PADDOCK_CARD_AT_ENTER = 1 << 1,       /* a car comes onto a dropped item */
  PADDOCK_CARD_AT_LEAVE = 1 << 2,       /* the leading end of a car leaves it on its own move */
  PADDOCK_CARD_AT_DAMAGE = 1 << 3,      /* it takes damage */
  PADDOCK_CARD_AT_HIT = 1 << 4,         /* the flight of a fired item ends */
  PADDOCK_CARD_AT_ABILITY = 1 << 5,     /* a one-shot or one side of a toggle is used */
  PADDOCK_CARD_AT_ALL_TIMES = 1 << 6,   /* permanent abilities */
  PADDOCK_CARD_AT_SPACE_LEAVE = 1 << 7, /* special spaces, on a car's own move */
  PADDOCK_CARD_AT_SPACE_ENTER = 1 << 8,
  PADDOCK_CARD_AT_SPACE_BEGIN = 1 << 9,
} PaddockCardMoment;

#define PADDOCK_CARD_MAX_LOCKS 6
#define PADDOCK_CARD_MAX_GEAR 6

typedef struct {
  PaddockCatalogueRow row;
  guint at;     /* set of PaddockCardMoment: where it means something */
  int min, max; /* of its number */
  int usual;    /* number of a new one; 0: its row needs none */
} PaddockCardEffectRow;

extern const PaddockCatalogue paddock_card_effects;

const PaddockCardEffectRow *paddock_card_effect_get_row (guint kind);

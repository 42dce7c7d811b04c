/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCards: a card set of Joyride: items, driver abilities and special spaces.
 *
 * Data only.  An effect names its kind and gives it numbers and a word; which kinds there are and what
 * they do is the engine's business, so a set can hold what this version does not know yet.
 */

#pragma once

#include "document.h"
#include "list.h"
#include "part.h"

/* The phases of a turn, as the lights of a token show them. */
typedef enum {
  PADDOCK_LIGHT_START = 1 << 0,
  PADDOCK_LIGHT_LOCK = 1 << 1,
  PADDOCK_LIGHT_SHIFT = 1 << 2,
  PADDOCK_LIGHT_ROLL = 1 << 3,
  PADDOCK_LIGHT_END = 1 << 4,
} PaddockLights;

#define PADDOCK_N_LIGHTS 5

typedef enum {
  PADDOCK_ON_USE,
  PADDOCK_ON_ENTER,      /* any end of any car enters its space */
  PADDOCK_ON_LEAD_LEAVE, /* the leading end moves out of it */
  PADDOCK_ON_MOVE_START, /* a move starts with the leading end in it */
  PADDOCK_ON_DAMAGE,
  PADDOCK_ON_HIT, /* its flight ends */
  PADDOCK_N_TRIGGERS,
} PaddockTrigger;

typedef struct {
  int on; /* PaddockTrigger */
  char *kind;
  PaddockList *numbers; /* of int */
  char *word;
} PaddockCardEffect;

/* An extra die that comes with an item. */
typedef struct {
  char *id;
  char *faces; /* numbers and words, separated by spaces */
} PaddockCardDie;

typedef enum {
  PADDOCK_CATEGORY_DROPPED,
  PADDOCK_CATEGORY_FIRED,
  PADDOCK_CATEGORY_ACTIVATED,
} PaddockItemCategory;

typedef enum {
  PADDOCK_PLACEMENT_NONE,
  PADDOCK_PLACEMENT_REAR_ARC,
  PADDOCK_PLACEMENT_FRONT_ARC,
} PaddockItemPlacement;

typedef struct {
  char *id;
  char *name;
  char *icon;
  int category;
  int tokens;
  guint windows; /* PaddockLights */
  int placement;
  char *text;
  PaddockList *dice;    /* of PaddockCardDie */
  PaddockList *effects; /* of PaddockCardEffect */
} PaddockItem;

typedef enum {
  PADDOCK_ABILITY_ONE_SHOT,
  PADDOCK_ABILITY_PERMANENT,
  PADDOCK_ABILITY_TOGGLE,
} PaddockAbilityKind;

/* The other side of a toggle. */
typedef struct {
  char *name;
  guint lights;
  char *text;
  PaddockList *effects;
} PaddockAbilityBack;

typedef struct {
  char *id;
  char *name;
  char *icon;
  char *set; /* abilities are taken in whole sets */
  int kind;
  guint lights;
  char *text;
  PaddockList *effects; /* of PaddockCardEffect */
  PaddockAbilityBack back;
} PaddockAbility;

typedef struct {
  char *id;
  char *name;
  char *icon;
  char *text;
  PaddockList *effects; /* of PaddockCardEffect */
} PaddockSpace;

typedef struct {
  char *id;
  char *title;
  char *author;
  char *description;
  PaddockList *items;     /* of PaddockItem */
  PaddockList *abilities; /* of PaddockAbility */
  PaddockList *spaces;    /* of PaddockSpace */
  PaddockList *accepted;  /* of PaddockAccepted */
} PaddockCards;

extern const PaddockDocumentKind paddock_cards_kind;
extern const PaddockRecordType paddock_item_type, paddock_ability_type, paddock_space_type,
  paddock_ability_back_type, paddock_card_effect_type, paddock_card_die_type;
extern const PaddockPartKind paddock_item_parts, paddock_ability_parts, paddock_space_parts,
  paddock_card_effect_parts;

/* Names of fields, and ids of catalogues. */
extern const char *const paddock_item_category_names[], *const paddock_ability_kind_names[];
extern const PaddockCatalogue paddock_item_categories, paddock_ability_kinds,
  paddock_space_triggers;

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "thing.h"

const char *const paddock_thing_names[PADDOCK_N_THINGS] = {
  [PADDOCK_THING_NONE] = "none",
  [PADDOCK_THING_CELL] = "cell",
  [PADDOCK_THING_START] = "start",
  [PADDOCK_THING_CHECKPOINT] = "checkpoint",
  [PADDOCK_THING_OBSTACLE] = "obstacle",
  [PADDOCK_THING_ITEM] = "item",
  [PADDOCK_THING_SLOT] = "slot",
  [PADDOCK_THING_HAZARD] = "hazard",
  [PADDOCK_THING_FRAGILE] = "fragile",
  [PADDOCK_THING_SOLID] = "solid",
  [PADDOCK_THING_RUNNER_ENTRY] = "runner-entry",
  [PADDOCK_THING_NOTE] = "note",
  [PADDOCK_THING_TILE] = "tile",
  [PADDOCK_THING_ROAD_SPACE] = "road-space",
  [PADDOCK_THING_BONUS] = "bonus",
  [PADDOCK_THING_SPEED] = "speed",
  [PADDOCK_THING_CONTROL] = "control",
  [PADDOCK_THING_DAMAGE] = "damage",
  [PADDOCK_THING_STAMINA] = "stamina",
  [PADDOCK_THING_CARD] = "card",
  [PADDOCK_THING_TRAIT] = "trait",
  [PADDOCK_THING_GEAR] = "gear",
  [PADDOCK_THING_DICE] = "dice",
  [PADDOCK_THING_LOCK_SLOT] = "lock-slot",
  [PADDOCK_THING_ITEM_SLOT] = "item-slot",
  [PADDOCK_THING_ABILITY] = "ability",
  [PADDOCK_THING_COMPONENT] = "component",
  [PADDOCK_THING_FIELD] = "field",
};

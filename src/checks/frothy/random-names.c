/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-names.h"

#include <glib.h>

#define WORDS(...) ((const char *const[]){ __VA_ARGS__, NULL })

const PaddockNameParts paddock_fast_names = {
  .adjectives = WORDS ("Silver", "Breathless", "Hasty", "Amber", "Restless", "Sudden", "Bright"),
  .nouns = WORDS ("Swallow", "Arrow", "Rumour", "Comet", "Greyhound", "Sparrowhawk", "Telegram"),
  .kinds = WORDS ("racing chariot", "sulky", "sled", "gig"),
};

const PaddockNameParts paddock_tough_names = {
  .adjectives = WORDS ("Iron", "Old", "Patient", "Stout", "Grey", "Unmoved", "Honest"),
  .nouns = WORDS ("Badger", "Anvil", "Boulder", "Oak", "Bishop", "Walrus", "Cellar"),
  .kinds = WORDS ("wagon", "siege cart", "dray", "armoured coach"),
};

const PaddockNameParts paddock_nimble_names = {
  .adjectives = WORDS ("Dancing", "Green", "Clever", "Light", "Laughing", "Velvet", "Little"),
  .nouns = WORDS ("Otter", "Dragonfly", "Juggler", "Willow", "Lizard", "Acrobat", "Wren"),
  .kinds = WORDS ("curricle", "two-wheeler", "buggy", "light chariot"),
};

const PaddockNameParts paddock_brawler_names = {
  .adjectives = WORDS ("Red", "Merry", "Rude", "Black", "Hungry", "Crooked", "Loud"),
  .nouns = WORDS ("Bull", "Hammer", "Landlady", "Wolverine", "Thunder", "Quarrel", "Boar"),
  .kinds = WORDS ("war chariot", "ram", "battle wagon", "scythe cart"),
};

const char *const paddock_driver_names[] = {
  "Ada Quickly",
  "Bartholomew Finch",
  "Cass Merriweather",
  "Dorrit Plum",
  "Ezra Thistle",
  "Fenella Brook",
  "Gus Hathersage",
  "Hester Vane",
  "Ivo Candlewick",
  "Juniper Ash",
  "Kit Ravenhill",
  "Lottie Crane",
  NULL,
};

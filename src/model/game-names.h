/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games that documents name, and what tracks of each may have.
 *
 * What reads a track asks for a feature, not for a game: forms, tools, views and pictures of a new game on hexes
 * follow from its row here.
 */

#pragma once

#include <glib.h>

typedef enum {
  PADDOCK_GAME_JOYRIDE,
  PADDOCK_GAME_FROTHY,
  PADDOCK_GAME_RIVET,
  PADDOCK_GAME_ARCADE,
  PADDOCK_N_GAMES,
} PaddockGameName;

extern const char *const paddock_game_names[]; /* as files have them, NULL-terminated */

#define PADDOCK_FIRST_GAME "joyride" /* that of a playtest which does not say */
#define PADDOCK_ROAD_GAME "rivet"    /* whose tracks are roads */
/* As bits: whose tracks are boards of hexes. */
#define PADDOCK_HEX_GAMES (1u << PADDOCK_GAME_JOYRIDE | 1u << PADDOCK_GAME_FROTHY)

/* What only tracks of some games have. */
typedef enum {
  PADDOCK_FEATURE_LINES = 1 << 0,     /* a starting line and checkpoints */
  PADDOCK_FEATURE_SPECIALS = 1 << 1,  /* letters on the board, which card sets explain */
  PADDOCK_FEATURE_ITEMS = 1 << 2,     /* on the board and in the pool */
  PADDOCK_FEATURE_OBSTACLES = 1 << 3, /* shapes that are laid on the board */
  PADDOCK_FEATURE_COURSE = 1 << 4,    /* ranks and lanes */
  PADDOCK_FEATURE_GRID = 1 << 5,      /* starting slots */
  PADDOCK_FEATURE_HAZARDS = 1 << 6,   /* hazards, fragile and solid obstacles, runners */
} PaddockTrackFeatures;

/* Whether tracks of the game with this id have one of these PaddockTrackFeatures; 0: what tracks of any game have. */
gboolean paddock_game_has (const char *game, guint features);

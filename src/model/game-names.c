/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-names.h"

#include "words.h"

const char *const paddock_game_names[] = { NC_ ("value", "joyride"), NC_ ("value", "frothy"),
                                           NC_ ("value", "rivet"), NC_ ("value", "arcade"), NULL };

static const guint features_of[PADDOCK_N_GAMES] = {
  [PADDOCK_GAME_JOYRIDE] = PADDOCK_FEATURE_LINES | PADDOCK_FEATURE_SPECIALS | PADDOCK_FEATURE_ITEMS
                           | PADDOCK_FEATURE_OBSTACLES,
  [PADDOCK_GAME_FROTHY] = PADDOCK_FEATURE_COURSE | PADDOCK_FEATURE_GRID | PADDOCK_FEATURE_HAZARDS,
};

gboolean
paddock_game_has (const char *game, guint features)
{
  for (guint i = 0; i < PADDOCK_N_GAMES; i++)
    if (g_strcmp0 (paddock_game_names[i], game) == 0)
      return !features || features_of[i] & features;

  return !features;
}

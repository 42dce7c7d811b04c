/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "games.h"

#include "words.h"

/* Games that Paddock has no rules for yet: their tracks can be drawn, and nobody can race on them. */
static const PaddockGame *const games_to_come[] = {
  &(const PaddockGame){ .id = "arcade", .label = N_ ("Joystick Heroes") },
  NULL,
};

const PaddockGame *
paddock_games_find (const PaddockGame *const *games, const char *id)
{
  for (guint i = 0; games[i]; i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];

  return NULL;
}

const char *
paddock_games_get_label (const char *id)
{
  const PaddockGame *game = paddock_games_find (paddock_games, id);

  if (!game)
    game = paddock_games_find (games_to_come, id);
  return game ? game->label : id;
}

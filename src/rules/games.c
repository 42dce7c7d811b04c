/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "games.h"

#include "frothy/frothy.h"
#include "joyride/joyride.h"

const PaddockGame *const paddock_games[] = { &paddock_joyride, &paddock_frothy, NULL };

const PaddockGame *
paddock_games_find (const PaddockGame *const *games, const char *id)
{
  for (guint i = 0; games[i]; i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];

  return NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "temperament.h"

#include "words.h"

const PaddockTemperament paddock_temperaments[] = {
  {
    .id = "even",
    .label = N_ ("Even"),
    .help = N_ ("Weighs everything the way its level does."),
  },
  {
    .id = "cautious",
    .label = N_ ("Cautious"),
    .help = N_ ("Would rather be slow than hit anything."),
    .weights.percent = { [PADDOCK_TERM_DANGER] = 100,
                         [PADDOCK_TERM_DAMAGE] = 150,
                         [PADDOCK_TERM_SPEED] = -200 },
  },
  {
    .id = "blocker",
    .label = N_ ("Blocker"),
    .help = N_ ("Likes to stand where others want to drive."),
    .weights.percent = { [PADDOCK_TERM_BLOCK] = 400, [PADDOCK_TERM_RIVALS] = 20 },
  },
  {
    .id = "brawler",
    .label = N_ ("Brawler"),
    .help = N_ ("Hurts the leader wherever possible, at any cost."),
    .weights.percent = { [PADDOCK_TERM_RIVALS] = 120,
                         [PADDOCK_TERM_DAMAGE] = -60,
                         [PADDOCK_TERM_KIT] = -60 },
  },
  {
    .id = "hoarder",
    .label = N_ ("Hoarder"),
    .help = N_ ("Collects items and abilities and hangs on to them."),
    .weights.percent = { [PADDOCK_TERM_KIT] = 200 },
  },
  {
    .id = "sprinter",
    .label = N_ ("Sprinter"),
    .help = N_ ("Drives as fast as the car goes and thinks about corners later."),
    .weights.percent = { [PADDOCK_TERM_SPEED] = 150 },
  },
  { .id = NULL },
};

const PaddockTemperament *
paddock_temperaments_find (const char *id)
{
  for (guint i = 0; paddock_temperaments[i].id; i++)
    if (g_str_equal (paddock_temperaments[i].id, id))
      return &paddock_temperaments[i];

  return NULL;
}

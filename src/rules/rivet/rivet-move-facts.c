/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rivet-move-facts.h"

const char *const riv_doing_names[] = { "nothing", "grow", "keep",  "ready",
                                        "attach",  "step", "lanes", NULL };
const char *const riv_go_names[] = { "forward", "left", "right", "diagonal", "stop", NULL };
const char *const riv_move_flag_names[] = {
  "no-fatigue-modifier", "class",        "team-only", "cheap-bumps",   "no-bump", "no-side",
  "no-fatigue",          "has-finished", "sideways",  "spends-energy", NULL,
};

const char *
riv_move_rider_word (const PaddockTable *table, int rider)
{
  if (rider == RIV_NO_RIDER)
    return "none";

  return rider >= 0 && rider < (int) riv_course (table)->n_riders
           ? riv_course (table)->riders[rider].word
           : NULL;
}

const char *
riv_move_card_word (const PaddockTable *table, int card)
{
  if (card == RIV_NO_CARD)
    return "none";

  return card >= 0 && card < (int) riv_course (table)->piles.n_actions
           ? riv_course (table)->piles.actions[card].id
           : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the rules of the game on roads refuse those who edit one.  The game's folder supplies the words.
 */

#pragma once

#include <glib.h>

#include "refusal.h"

extern const PaddockRefusal paddock_refused_beyond_line, paddock_refused_crossing,
  paddock_refused_dead_end, paddock_refused_ends_stay, paddock_refused_has_end_already,
  paddock_refused_is_laid, paddock_refused_loose_edge, paddock_refused_no_cut,
  paddock_refused_no_finish, paddock_refused_no_lane, paddock_refused_no_room,
  paddock_refused_no_start, paddock_refused_on_finish, paddock_refused_outside_section,
  paddock_refused_second_in_section, paddock_refused_unlike_ends, paddock_refused_wrong_terrain;

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the rules of the game on roads say to those who edit one: what is refused, how long a game a course makes, how
 * many riders start.  The game's folder supplies it.
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

typedef enum {
  PADDOCK_LENGTH_AUTO, /* as the number of lines has it */
  PADDOCK_LENGTH_SHORT,
  PADDOCK_LENGTH_MEDIUM,
  PADDOCK_LENGTH_LONG,
  PADDOCK_N_LENGTHS,
} PaddockGameLength;

/* What a game length changes. */
typedef struct {
  const char *label;
  const char *help; /* sentences */
  int minutes;
  int fatigue_slots;
  gboolean has_tactics;
  int min_bonuses, max_bonuses; /* as advised */
  const char *clause;
} PaddockGameLengthInfo;

extern const PaddockGameLengthInfo paddock_game_lengths[PADDOCK_N_LENGTHS];
PaddockGameLength paddock_game_length_find (guint n_lines); /* by the lines of tiles; never AUTO */

/* Riders at the start, by the number of players. */
#define PADDOCK_ROAD_MAX_PLAYERS 7
extern const guint paddock_road_riders[PADDOCK_ROAD_MAX_PLAYERS + 1];

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long a game a course makes, and how many riders start.  The game's folder has the numbers.
 */

#pragma once

#include "road-track.h"

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
#define PADDOCK_ROAD_MIN_PLAYERS 2
#define PADDOCK_ROAD_MAX_PLAYERS 7
extern const guint paddock_road_riders[PADDOCK_ROAD_MAX_PLAYERS + 1];

guint paddock_road_track_count_lines (const PaddockRoadTrack *self);
/* As the track says, or by its lines; never AUTO. */
PaddockGameLength paddock_road_track_get_length (const PaddockRoadTrack *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "road-length.h"

#include "words.h"

#define MEDIUM_LINES 6
#define LONG_LINES 8

const PaddockGameLengthInfo paddock_game_lengths[PADDOCK_N_LENGTHS] = {
  [PADDOCK_LENGTH_AUTO] = {
    .label = N_ ("By the number of lines"),
    .help = N_ ("Up to five lines of tiles make a short game, six or seven a medium one, eight "
                "or more a long one."),
    .clause = "RIV-MAP-15",
  },
  [PADDOCK_LENGTH_SHORT] = {
    .label = N_ ("Short game"),
    .help = N_ ("Three places for fatigue, and the first token already costs a pedal stroke. No "
                "tactics cards. We recommend one or two bonus lines."),
    .minutes = 60,
    .fatigue_slots = 3,
    .min_bonuses = 1,
    .max_bonuses = 2,
    .clause = "RIV-MAP-07",
  },
  [PADDOCK_LENGTH_MEDIUM] = {
    .label = N_ ("Medium game"),
    .help = N_ ("Five places for fatigue, and the first token is free. Players use tactics "
                "cards. We recommend two or three bonus lines."),
    .minutes = 90,
    .fatigue_slots = 5,
    .has_tactics = TRUE,
    .min_bonuses = 2,
    .max_bonuses = 3,
    .clause = "RIV-MAP-08",
  },
  [PADDOCK_LENGTH_LONG] = {
    .label = N_ ("Long game"),
    .help = N_ ("Five places for fatigue, and the first token is free. Players use tactics "
                "cards. We recommend two or three bonus lines."),
    .minutes = 120,
    .fatigue_slots = 5,
    .has_tactics = TRUE,
    .min_bonuses = 2,
    .max_bonuses = 3,
    .clause = "RIV-MAP-08",
  },
};

PaddockGameLength
paddock_game_length_find (guint n_lines)
{
  return n_lines < MEDIUM_LINES ? PADDOCK_LENGTH_SHORT
         : n_lines < LONG_LINES ? PADDOCK_LENGTH_MEDIUM
                                : PADDOCK_LENGTH_LONG;
}

/* RIV-GRID-08. */
const guint paddock_road_riders[PADDOCK_ROAD_MAX_PLAYERS + 1] = { 0, 0, 18, 18, 20, 20, 18, 21 };

guint
paddock_road_track_count_lines (const PaddockRoadTrack *self)
{
  int last = 0;
  guint n = 0;

  for (guint i = 0; i < paddock_list_len (self->places); i++) {
    int line = PADDOCK_LIST_AT (self->places, PaddockTilePlace, i)->line;

    n += line != 0 && line != last;
    if (line != 0)
      last = line;
  }

  return n;
}

PaddockGameLength
paddock_road_track_get_length (const PaddockRoadTrack *self)
{
  return self->length ? (PaddockGameLength) self->length
                      : paddock_game_length_find (paddock_road_track_count_lines (self));
}

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What games bring along: the tables of checks, one a topic, and the numbers of their tracks.
 */

#pragma once

#include "check.h"
#include "track-values.h"

extern const PaddockCheckTable paddock_hex_track_checks, paddock_joyride_name_checks,
  paddock_joyride_track_checks, paddock_joyride_line_checks, paddock_joyride_drive_checks,
  paddock_joyride_route_checks, paddock_joyride_item_checks, paddock_frothy_track_checks,
  paddock_frothy_grid_checks, paddock_frothy_course_checks, paddock_frothy_drive_checks,
  paddock_road_course_checks, paddock_road_tile_checks, paddock_road_lane_checks,
  paddock_road_split_checks, paddock_road_way_checks, paddock_road_terrain_checks,
  paddock_road_grid_checks, paddock_road_line_checks, paddock_road_bonus_checks,
  paddock_road_shape_checks, paddock_licence_checks, paddock_licence_speed_checks,
  paddock_licence_profile_checks, paddock_licence_stamina_checks, paddock_licence_damage_checks,
  paddock_licence_card_checks, paddock_licence_trait_checks, paddock_car_checks,
  paddock_cards_checks, paddock_playtest_checks, paddock_frothy_race_checks,
  paddock_rider_card_checks, paddock_rider_deck_checks, paddock_team_checks;

/* By PaddockGameName; NULL: its tracks have none. */
extern const PaddockTrackValuesFunc paddock_track_values_funcs[PADDOCK_N_GAMES];

void paddock_joyride_add_values (GArray *values,
                                 const PaddockHexTrack *track,
                                 PaddockTrackQuestion question,
                                 const PaddockTrackCar *car,
                                 PaddockStop *stop);
void paddock_frothy_add_values (GArray *values,
                                const PaddockHexTrack *track,
                                PaddockTrackQuestion question,
                                const PaddockTrackCar *car,
                                PaddockStop *stop);

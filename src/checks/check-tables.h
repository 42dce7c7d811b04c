/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of checks, one a topic.  Only check.c needs to know them.
 */

#pragma once

#include "check.h"

extern const PaddockCheckTable paddock_hex_track_checks, paddock_joyride_track_checks,
  paddock_joyride_line_checks, paddock_joyride_drive_checks, paddock_joyride_route_checks,
  paddock_joyride_item_checks, paddock_frothy_track_checks, paddock_frothy_grid_checks,
  paddock_frothy_course_checks, paddock_frothy_drive_checks, paddock_road_course_checks,
  paddock_road_tile_checks, paddock_road_lane_checks, paddock_road_line_checks,
  paddock_road_bonus_checks, paddock_licence_checks, paddock_licence_speed_checks,
  paddock_licence_profile_checks, paddock_licence_stamina_checks, paddock_licence_damage_checks,
  paddock_licence_card_checks, paddock_licence_trait_checks, paddock_car_checks,
  paddock_cards_checks, paddock_playtest_checks, paddock_frothy_race_checks;

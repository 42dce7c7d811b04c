/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Adds the tests of road-scripts.c to the program. */
void edit_add_road_scripts (void);

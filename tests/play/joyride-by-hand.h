/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Adds the tests of joyride-by-hand.c to the program. */
void play_add_joyride_by_hand (void);

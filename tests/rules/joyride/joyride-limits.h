/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Adds the tests of joyride-limits.c to the program. */
void joy_test_add_limits (void);

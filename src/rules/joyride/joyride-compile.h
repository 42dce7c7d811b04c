/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files that compile a race share: joyride-course.c (the board), joyride-pool.c (items), joyride-seats.c
 * (cars) and joyride-content.c (cards).  Each function says FALSE and why when the documents make no race.
 */

#pragma once

#include "hex-track.h"
#include "joyride-course.h"

const PaddockCheckpoint *joy_find_checkpoint (const PaddockHexTrack *track, guint number);

/* --- Items (joyride-pool.c) --- */

gboolean joy_fill_stack (JoyCourse *self,
                         const PaddockSetup *setup,
                         const PaddockHexTrack *track,
                         GError **error);
gboolean joy_lay_board_items (JoyCourse *self,
                              const PaddockSetup *setup,
                              const PaddockHexTrack *track,
                              GError **error);
void joy_restrict_checkpoints (JoyCourse *self, const PaddockHexTrack *track);

/* --- Cars (joyride-seats.c) --- */

gboolean joy_read_seats (JoyCourse *self, const PaddockSetup *setup, GError **error);
gboolean joy_check_variants (const JoyCourse *self, const PaddockSetup *setup, GError **error);

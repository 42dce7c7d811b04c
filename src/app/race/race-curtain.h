/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceCurtain: hides a race from people who share the screen until the one who is asked says that nobody else
 * looks.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_RACE_CURTAIN (paddock_race_curtain_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceCurtain, paddock_race_curtain, PADDOCK, RACE_CURTAIN, AdwBin)

/* NAME is who may look; NULL: everybody, and it goes up.  "lifted" is emitted when they say so. */
void paddock_race_curtain_set_name (PaddockRaceCurtain *self, const char *name);

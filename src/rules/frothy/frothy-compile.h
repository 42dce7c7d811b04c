/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files that compile a race share: frothy-course.c (the track), frothy-grid.c (where vehicles start) and
 * frothy-seats.c (the licences).  Each function says FALSE and why when the documents make no race.
 */

#pragma once

#include "frothy-course.h"
#include "hex-track.h"
#include "licence.h"

FroCell *fro_find_ground (FroCourse *self, PaddockHex at); /* what a thing stands on, or NULL */
gboolean fro_lay_grid (FroCourse *self, const PaddockSetup *setup, GError **error);
gboolean fro_read_seats (FroCourse *self, const PaddockSetup *setup, GError **error);

/* --- The basic chariot (frothy-standard.c) --- */

PaddockDocument *fro_standard_licence_new (void);

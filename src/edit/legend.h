/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The letters of a hex track's special spaces, 0 for a to 25 for z.
 */

#pragma once

#include "hex-track.h"

/* Those on the board and on obstacles, as bits. */
guint32 paddock_legend_find_letters (const PaddockHexTrack *track);
/* -1, and no bit, for one that was just added and has no letter yet. */
int paddock_special_get_letter (const PaddockSpecial *special);
guint32 paddock_special_get_bit (const PaddockSpecial *special);
/* A special space like SPECIAL under another letter. */
void paddock_legend_add (PaddockList **specials, const PaddockSpecial *special, int letter);

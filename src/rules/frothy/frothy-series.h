/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fox and Hounds as a series in which everybody is the Fox once (frothy-series.c).
 */

#pragma once

#include "frothy-flow.h"

/* A chase is over, for the Hound or the Fox that WON it, or FRO_NOBODY: its line on the score sheet. */
void fro_note_chase (PaddockTable *table, guint won);
int fro_get_chase_worth (const FroVehicle *vehicle); /* on the sheet: more is better */
gboolean fro_has_next_chase (const PaddockTable *table);
extern const PaddockRoutine fro_next_chase_step;

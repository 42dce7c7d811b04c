/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a board of On the Rivet is worth to a team, in seconds: the time that every team may expect, and what wears riders
 * out.
 */

#pragma once

#include "judge.h"
#include "rivet-board.h"

#define PADDOCK_RIV_SECOND 256

/* A quick guess at what a ride to this board brings a team, in parts of a row of one rider: to tell the best of several
 * rides. */
gint32 paddock_riv_guess_gain (const PaddockRivBoard *board, guint team);

/* Fills in TERMS. */
void paddock_riv_judge_board (const PaddockRivBoard *board,
                              guint team,
                              guint wanted,
                              gint32 terms[PADDOCK_N_TERMS]);

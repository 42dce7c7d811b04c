/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a board of On the Rivet is worth to a team, in seconds: the time that every team may expect, and what wears riders
 * out.
 */

#pragma once

#include "judge.h"
#include "rivet-board.h"

#define PADDOCK_RIV_SECOND 256

/* Fills in TERMS. */
void paddock_riv_judge_board (const PaddockRivBoard *board,
                              guint team,
                              guint wanted,
                              gint32 terms[PADDOCK_N_TERMS]);

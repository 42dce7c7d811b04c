/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks on places where the checks found something: a line and a sign for each severity.
 *
 * Hints are marked only while they are in hand: there may be many, and none is a fault.
 */

#pragma once

#include "finding.h"
#include "ground.h"

/* Which findings have marks, and which: on boards and on roads. */
gboolean paddock_problem_is_marked (const PaddockFinding *finding, const PaddockFinding *in_hand);
PaddockOutline paddock_problem_get_outline (const PaddockFinding *finding);

/* NULL: there is nothing to mark.  IN_HAND may be NULL. */
PaddockScene *paddock_problem_overlay_new (const PaddockGround *ground,
                                           const GPtrArray *findings,
                                           const PaddockFinding *in_hand);

/* The worst finding that is marked on a place; NULL: none. */
const PaddockFinding *paddock_problem_overlay_find (const GPtrArray *findings,
                                                    const PaddockFinding *in_hand,
                                                    PaddockPlace place);

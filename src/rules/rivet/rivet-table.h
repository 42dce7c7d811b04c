/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is on the table in a race of On the Rivet: state and course.
 */

#pragma once

#include "rivet-clauses.h"
#include "rivet-course.h"
#include "rivet-state.h"

static inline RivState *
riv_state (const PaddockTable *table)
{
  return table->state;
}

static inline const RivCourse *
riv_course (const PaddockTable *table)
{
  return table->course;
}

/* The seat of the team whose turn it is, or PADDOCK_NOBODY: of the artificial one. */
static inline guint8
riv_get_actor (const PaddockTable *table)
{
  return riv_state (table)->teams[riv_state (table)->active].seat;
}

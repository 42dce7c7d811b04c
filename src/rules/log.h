/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A journal as readable commentary: a heading for every turn, every decision with its answer, and what
 * followed, told so that it can be followed on a board: events that belong together in one sentence, and who
 * leads the race when that changes.
 */

#pragma once

#include "sight.h"

typedef enum {
  PADDOCK_LOG_PLAIN = 0,
  PADDOCK_LOG_CLAUSES = 1 << 0, /* the clause that caused it before each event */
  PADDOCK_LOG_KEYS = 1 << 1,    /* the keys of all legal choices under each decision */
  PADDOCK_LOG_DICE = 1 << 2,    /* dice are marked, to be drawn (face.h) */
} PaddockLogFlags;

/* As the seat may read it, up to the current moment. */
void paddock_log_write (const PaddockSight *sight, PaddockLogFlags flags, GString *text);

/* One moment: the decision and what followed; -1: the start. */
void paddock_log_write_moment (const PaddockSight *sight,
                               int moment,
                               PaddockLogFlags flags,
                               GString *text);

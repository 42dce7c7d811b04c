/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses that events of On the Rivet name, as a list: RIV_CLAUSE (area, number).  One a line, sorted.
 */

#pragma once

/* clang-format off */
#define RIV_CLAUSES(X) \
  X (AI, 03)           \
  X (AI, 04)           \
  X (BACK, 02)         \
  X (BONUS, 08)        \
  X (BUMP, 01)         \
  X (BUMP, 03)         \
  X (BUMP, 04)         \
  X (BUMP, 06)         \
  X (CARD, 03)         \
  X (CARD, 04)         \
  X (CHASE, 02)        \
  X (CLASS, 02)        \
  X (DECK, 01)         \
  X (DECK, 03)         \
  X (DECK, 04)         \
  X (DECK, 06)         \
  X (DRAFT, 01)        \
  X (DRAFT, 02)        \
  X (END, 01)          \
  X (END, 03)          \
  X (END, 04)          \
  X (END, 05)          \
  X (END, 07)          \
  X (END, 10)          \
  X (EVT, 01)          \
  X (EVT, 03)          \
  X (EVT, 04)          \
  X (EVT, 05)          \
  X (EVT, 07)          \
  X (EVT, 08)          \
  X (EVT, 10)          \
  X (FAT, 01)          \
  X (FAT, 06)          \
  X (FAT, 08)          \
  X (FAT, 09)          \
  X (GC, 03)           \
  X (GRID, 03)         \
  X (GRID, 04)         \
  X (LEAD, 02)         \
  X (LEAD, 05)         \
  X (PHASE, 02)        \
  X (PHASE, 04)        \
  X (REORG, 01)        \
  X (REORG, 03)        \
  X (REORG, 04)        \
  X (RESC, 04)         \
  X (RESC, 06)         \
  X (RESC, 07)         \
  X (ROAD, 07)         \
  X (ROAD, 14)         \
  X (RUL, 41)          \
  X (RUL, 59)          \
  X (RUL, 60)          \
  X (SIDE, 01)         \
  X (TAC, 02)          \
  X (TAC, 03)          \
  X (TAC, 04)          \
  X (TERR, 02)         \
  X (TERR, 03)         \
  X (TURN, 01)         \
  X (TURN, 02)         \
  X (TURN, 04)         \
  X (TURN, 06)
/* clang-format on */

#define RIV_CLAUSE_ENUM(area_, number_) RIV_##area_##_##number_,

typedef enum {
  RIV_NO_CLAUSE,
  RIV_CLAUSES (RIV_CLAUSE_ENUM) RIV_N_CLAUSES
} RivClause;

#undef RIV_CLAUSE_ENUM

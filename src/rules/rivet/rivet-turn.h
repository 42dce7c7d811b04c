/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turn, the round and the Movement phase (RIV-PHASE, RIV-TURN), and what steps of turns share.
 */

#pragma once

#include "rivet-flow.h"

/* A team is asked, which must have a seat. */
static inline void
riv_ask (const PaddockTable *table, PaddockDecision *decision, guint team, guint kind)
{
  paddock_decision_ask (decision, riv_state (table)->teams[team].seat, kind);
}

/* The team that is N places behind TEAM in the order of play. */
static inline guint
riv_get_team_after (const PaddockTable *table, guint team, guint n)
{
  return (team + n) % riv_state (table)->n_teams;
}

/* Rounds since the race began, from 1. */
guint riv_count_rounds (const PaddockTable *table);

/* A Movement phase that TEAM begins, and a turn of one. */
void riv_begin_phase (PaddockTable *table, guint team);
void riv_begin_turn (PaddockTable *table, guint team);
void riv_clear_move (RivState *state);
void riv_forget_tactics (RivState *state); /* each team may play one again (RIV-RUL-57) */

/* An event card is drawn and becomes a task; FALSE: the race has none. */
gboolean riv_reveal_event (PaddockTable *table, guint team, RivClause clause);

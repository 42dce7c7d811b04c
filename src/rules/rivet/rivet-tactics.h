/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tactics cards: the windows in which they are played and what they do (RIV-TAC, RIV-RUL-57).
 *
 * A team is asked only when it holds a card that can be played now.  Everything such a question offers is hidden from the
 * other seats.
 */

#pragma once

#include "rivet-flow.h"

/* Whether TEAM may play a card in this window; and the answers that are such cards, hidden from the others. */
gboolean riv_may_play_tactic (const PaddockTable *table, guint team, PaddockTacticWindow window);
void riv_add_tactics (const PaddockTable *table,
                      PaddockDecision *decision,
                      guint team,
                      PaddockTacticWindow window);

/* Takes a card out of a team's hand, for everybody to see; its effects are to be carried out: state->tactic. */
void riv_play_tactic (PaddockTable *table, guint team, guint tactic);

/* Whether a rider can take another bonus ability (RIV-CLASS-02). */
gboolean riv_has_room_for_ability (const RivRider *rider);

/* The window that the race is in now, at a step or at an event; PADDOCK_N_TACTIC_WINDOWS: none. */
PaddockTacticWindow riv_find_window (const PaddockTable *table);

/* Of an event whose riders are selected: run() asks team after team; the rest is carried out by it. */
gboolean riv_run_event_window (PaddockTable *table);
void riv_ask_event_window (const PaddockTable *table, PaddockDecision *decision);
void riv_answer_event_window (PaddockTable *table, const PaddockChoice *choice);

extern const PaddockRoutine riv_initial_step, riv_own_window, riv_opponents_window;

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of the teams: piles, hands, discards, and where Making Headlines is (RIV-DECK, RIV-RUL-20 to 23).
 */

#pragma once

#include "rivet-table.h"

/* The piles of the facts that people can draw from by hand, in the order of the table of facts. */
enum {
  RIV_STACK_PILE,
  RIV_STACK_EVENTS,
};

/* Setup: the deck of TEAM, and its first hand (RIV-DECK-01). */
void riv_deal_deck (PaddockTable *table, guint team);

/* Until the hand has five cards, or none is left. */
void riv_refill (PaddockTable *table, guint team);

/* The next action card of a team without a hand; RIV_NO_CARD: there is none. */
guint riv_draw_for_machine (PaddockTable *table, guint team);

/* A card that was played goes on the pile of discards; one of the hand does. */
void riv_put_on_discards (PaddockTable *table, guint team, guint card);
void riv_discard (PaddockTable *table, guint team, guint card);
void riv_take_from_hand (RivTeam *team, guint card); /* it must be there */

/* Making Headlines goes back into the pile, which is shuffled (RIV-EVT-03). */
void riv_return_headlines (PaddockTable *table, guint team);

/* The next event card (RIV-RUL-25); RIV_NO_CARD: the race has none. */
guint riv_draw_event (PaddockTable *table);

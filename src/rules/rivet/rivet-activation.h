/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The steps of a turn that are about the activation of a rider: who, with which card and how (rivet-activation.c), the
 * train and the move (rivet-move.c), and what the card says of the end (rivet-end-text.c); and the artificial team's
 * whole move (rivet-machine.c).
 */

#pragma once

#include "rivet-flow.h"

extern const PaddockRoutine riv_choose_rider, riv_choose_card, riv_choose_idle, riv_choose_type,
  riv_choose_energy, riv_choose_followers, riv_move_step, riv_end_text_step, riv_machine_step;

/* Whether a rider is still to be activated in this phase (RIV-TURN-08). */
gboolean riv_is_available (const PaddockTable *table, guint rider);
gboolean riv_has_available (const PaddockTable *table, guint team);

/* Whether a rider has a card in the hand of its team that may be played for it (RIV-DP-07). */
gboolean riv_has_playable (const PaddockTable *table, guint rider);

/* Adds the cards that may be played for a rider, or all of the hand (RIV_NO_RIDER), each once. */
void riv_add_cards (const PaddockTable *table, PaddockDecision *decision, guint rider);

/* The activation of a rider with a card begins: conditions are read now. */
void riv_begin_activation (PaddockTable *table, guint rider, guint card);

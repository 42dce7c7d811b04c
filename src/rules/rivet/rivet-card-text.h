/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is written on action cards, and what tactics add to a card that is played: effects and their conditions (26.2 of
 * the rules' deck).
 */

#pragma once

#include "rivet-table.h"

/* Whether the condition of an effect holds for a rider now. */
gboolean riv_holds (const PaddockTable *table, guint rider, const RivEffect *effect);

/* Whether a card may be played for a rider, as far as its text says (RIV-CARD-04). */
gboolean riv_may_play (const PaddockTable *table, guint rider, guint card);

/* What an effect does to the activation that begins; the rider is chosen.  FALSE: it acts at another time. */
gboolean riv_apply_effect (RivMove *move, const RivEffect *effect);

/* All of the card that is played, as far as their conditions hold. */
void riv_apply_card (PaddockTable *table);

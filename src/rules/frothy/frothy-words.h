/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the answers of Frothy Races are written, as keys and for people: cards and dice (frothy-words.c), moves and
 * numbers (frothy-words-moves.c).  The table of questions is in frothy-asks.c.
 */

#pragma once

#include "frothy-table.h"

#define FRO_FORMAT(name_) \
  void fro_##name_ (const PaddockTable *, const PaddockDecision *, const PaddockChoice *, GString *)

FRO_FORMAT (key_card);
FRO_FORMAT (label_card);
FRO_FORMAT (key_boxed);
FRO_FORMAT (label_boxed);
FRO_FORMAT (key_pair);
FRO_FORMAT (label_pair);
FRO_FORMAT (key_die);
FRO_FORMAT (label_die);
FRO_FORMAT (key_reaction);
FRO_FORMAT (label_reaction);
FRO_FORMAT (key_move);
FRO_FORMAT (label_move);
FRO_FORMAT (key_sneak);
FRO_FORMAT (label_sneak);
FRO_FORMAT (key_side);
FRO_FORMAT (label_side);
FRO_FORMAT (label_slot);
FRO_FORMAT (key_adjust);
FRO_FORMAT (label_adjust);
FRO_FORMAT (label_speed);
FRO_FORMAT (label_boxes);
FRO_FORMAT (label_stop);
FRO_FORMAT (label_facing);
FRO_FORMAT (label_next);
FRO_FORMAT (key_time);
FRO_FORMAT (label_time);
FRO_FORMAT (key_seat);
FRO_FORMAT (label_seat);

guint fro_number_slot (const PaddockTable *table,
                       const PaddockDecision *decision,
                       const PaddockChoice *choice);

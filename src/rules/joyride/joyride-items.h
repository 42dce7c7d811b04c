/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Items (joyride-items.c), and the lines that give them (joyride-laps.c).
 */

#pragma once

#include "joyride-table.h"

int joy_progress (const PaddockTable *table, guint seat);
void joy_enter_cells (PaddockTable *table, guint car, const PaddockHex cells[2]);

/* Sources of an earned item: a line, JOY_ANY_ITEM, or a token from the board with its type, which is known
 * before it is turned over or not. */
#define JOY_ANY_ITEM 0x7f
#define JOY_FROM_BOARD 0x80
#define JOY_KNOWN 0x40
#define JOY_TYPE_MASK 0x3f
void joy_earn (JoyState *state, guint car, guint source);
void joy_collect (PaddockTable *table); /* after a move: everybody's earned items */
gboolean joy_can_gain (const PaddockTable *table, guint car); /* the first it has earned */
guint joy_take_earned (PaddockTable *table, guint car);       /* the first; how many are left */

/* The token on HEX, or -1. */
static inline int
joy_find_board_item (const JoyState *state, PaddockHex hex)
{
  for (guint i = 0; i < state->n_board_items; i++)
    if (paddock_hex_equal (state->board_items[i].at, hex))
      return (int) i;

  return -1;
}

void joy_remove_board_item (PaddockTable *table, guint i, JoyClause clause);
void joy_trigger_board_item (PaddockTable *table, guint car, PaddockHex hex, gboolean is_trailing);
void joy_note_face_down (PaddockTable *table, guint car, PaddockHex hex);
void joy_explode (PaddockTable *table, PaddockHex at);
gboolean joy_is_empty (const PaddockTable *table, PaddockHex hex);
void joy_discard (PaddockTable *table, guint car, guint slot, JoyClause clause);
void joy_shuffle_stack (PaddockTable *table);

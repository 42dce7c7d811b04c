/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockCardChooser: a button that opens a list of items, special spaces or abilities of the card sets that come with the
 * program.
 *
 * Signal "chosen" (const char *id).
 */

#pragma once

#include <adwaita.h>

#include "race-data.h"

typedef enum {
  PADDOCK_CARD_ITEM,
  PADDOCK_CARD_SPACE,
  PADDOCK_CARD_ABILITY,
} PaddockCardSort;

#define PADDOCK_TYPE_CARD_CHOOSER (paddock_card_chooser_get_type ())
G_DECLARE_FINAL_TYPE (PaddockCardChooser, paddock_card_chooser, PADDOCK, CARD_CHOOSER, AdwBin)

/* PROMPT is shown while nothing is chosen; NULL: the button is small, and shows nothing but an icon. */
GtkWidget *paddock_card_chooser_new (PaddockCardSort sort, const char *prompt);
void paddock_card_chooser_show (PaddockCardChooser *self, const char *id); /* "": nothing */

/* The set that a card is from, for a track to name it; NULL: the standard one, which every race has. */
const PaddockSource *paddock_card_chooser_get_set (PaddockCardChooser *self, const char *id);

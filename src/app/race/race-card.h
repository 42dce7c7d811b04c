/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card of a game as people hold it: its title, what counts most, what it costs and what it does; or backs of cards.
 */

#pragma once

#include <gtk/gtk.h>

#include "card-face.h"

/* KEY, if there is one, is what chooses it. */
GtkWidget *paddock_held_card_new (const PaddockCardFace *face, GtkWidget *key);

/* COUNT cards that nobody may see. */
GtkWidget *paddock_held_card_new_backs (guint count);

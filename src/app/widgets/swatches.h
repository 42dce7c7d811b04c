/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSwatches: a popover of colours to choose from: a few that go well together, none, and any other.
 *
 * Colours are six hexadecimal digits, as documents keep them; "" is none.
 *
 * Signal "chosen" (const char *colour).
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_TYPE_SWATCHES (paddock_swatches_get_type ())
G_DECLARE_FINAL_TYPE (PaddockSwatches, paddock_swatches, PADDOCK, SWATCHES, GtkPopover)

GtkWidget *paddock_swatches_new (void);
/* Where it begins: marked among the swatches, or in the picker. */
void paddock_swatches_set_colour (PaddockSwatches *self, const char *colour);

/* A patch of a colour. */
GtkWidget *paddock_swatch_new (const char *colour);
void paddock_swatch_set_colour (GtkWidget *swatch, const char *colour);

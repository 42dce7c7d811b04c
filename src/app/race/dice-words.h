/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of a race with dice among them (rules/face.h), which are drawn as dice in the line of the text.
 */

#pragma once

#include <gtk/gtk.h>

#include "face.h"

/* LABEL says TEXT, its dice with edges of SIZE pixels.  Screen readers hear the words for them. */
void paddock_dice_words_set (GtkLabel *label, const char *text, int size);
GtkWidget *paddock_dice_words_new (const char *text, int size);
/* What screen readers hear of it. */
const char *paddock_dice_words_get (GtkLabel *label);

/* The tooltip of WIDGET, which may cut the same text short. */
void paddock_dice_words_set_tooltip (GtkWidget *widget, const char *text, int size);

/* A picture of one die, as large as that in pixels and sharp on any screen. */
GdkPaintable *paddock_dice_paint (const PaddockFace *face, int size);

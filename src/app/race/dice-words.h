/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of a race with dice among them (rules/face.h), which are drawn as dice.
 */

#pragma once

#include <gtk/gtk.h>

#include "face.h"

/* A line of labels and dice, whose edges are SIZE pixels long.  Screen readers need the words without dice. */
GtkWidget *paddock_dice_words_new (const char *text, int size);

/* A picture of one die. */
GdkPaintable *paddock_dice_paint (const PaddockFace *face, int size);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceDice: dice in a row, each with the face that its game says.
 */

#pragma once

#include <gtk/gtk.h>

#include "face.h"

#define PADDOCK_TYPE_RACE_DICE (paddock_race_dice_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceDice, paddock_race_dice, PADDOCK, RACE_DICE, GtkWidget)

/* SIZE is the length of an edge, in pixels. */
GtkWidget *paddock_race_dice_new (int size);

/* With their names for those who hear them. */
void paddock_race_dice_set_faces (PaddockRaceDice *self, const PaddockFace *faces, guint n);
const char *paddock_race_dice_get_words (PaddockRaceDice *self); /* "3, 300, Slide" */

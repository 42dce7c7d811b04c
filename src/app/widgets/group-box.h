/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGroupBox: groups of widgets, each with a heading: side by side with the headings above if the width allows it, or
 * else below each other with the headings before them, which takes less height.
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_TYPE_GROUP_BOX (paddock_group_box_get_type ())
G_DECLARE_FINAL_TYPE (PaddockGroupBox, paddock_group_box, PADDOCK, GROUP_BOX, GtkWidget)

/* HEADING may be NULL. */
void paddock_group_box_append (PaddockGroupBox *self, const char *heading, GtkWidget *body);
void paddock_group_box_clear (PaddockGroupBox *self);

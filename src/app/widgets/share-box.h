/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockShareBox: widgets in one line that share its width by their weights, so that lines of the same total weight
 * stand below each other as the rows of a table.
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_TYPE_SHARE_BOX (paddock_share_box_get_type ())
G_DECLARE_FINAL_TYPE (PaddockShareBox, paddock_share_box, PADDOCK, SHARE_BOX, GtkWidget)

GtkWidget *paddock_share_box_new (void);

void paddock_share_box_append (PaddockShareBox *self, GtkWidget *child, guint weight);
void paddock_share_box_clear (PaddockShareBox *self);

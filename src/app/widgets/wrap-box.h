/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockWrapBox: widgets one after the other, in as many lines as they need; each as wide as it wants to be.
 */

#pragma once

#include <gtk/gtk.h>

#define PADDOCK_TYPE_WRAP_BOX (paddock_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (PaddockWrapBox, paddock_wrap_box, PADDOCK, WRAP_BOX, GtkWidget)

GtkWidget *paddock_wrap_box_new (int spacing);

void paddock_wrap_box_append (PaddockWrapBox *self, GtkWidget *child);
void paddock_wrap_box_clear (PaddockWrapBox *self);

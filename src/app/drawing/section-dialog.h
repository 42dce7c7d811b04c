/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people do with sections of their own: keep what is selected under a name, rename one, delete one.
 */

#pragma once

#include <gtk/gtk.h>

#include "editor.h"
#include "sections.h"

/* Dialogs and messages belong to the window that WIDGET is in. */

/* Asks for a name, and keeps what is selected under it. */
void paddock_section_dialog_present (GtkWidget *widget, PaddockEditor *editor);
/* Asks for another name. */
void paddock_section_dialog_present_rename (GtkWidget *widget, const PaddockKeptDocument *section);
/* Deletes it, with a way back. */
void paddock_section_dialog_delete (GtkWidget *widget, const PaddockKeptDocument *section);

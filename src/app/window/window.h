/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockWindow: documents in tabs, or a welcome when there are none.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"
#include "settings.h"

#define PADDOCK_TYPE_WINDOW (paddock_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockWindow, paddock_window, PADDOCK, WINDOW, AdwApplicationWindow)

PaddockWindow *paddock_window_new (GtkApplication *application, PaddockSettings *settings);

/* Shows FILE: in the tab that already has it, of this window or another, or in a new one here that starts to read it. */
void paddock_window_open (PaddockWindow *self, GFile *file);
/* Shows a document that has no file yet. */
void paddock_window_open_untitled (PaddockWindow *self, PaddockDocument *document);
/* Shows a document that is open already. */
void paddock_window_add (PaddockWindow *self, PaddockDocumentFile *file);

void paddock_window_show_toast (PaddockWindow *self, const char *text);
/* Offers to undo the last step of the document that is shown. */
void paddock_window_show_undo_toast (PaddockWindow *self, const char *text);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockExportWindow: how a document shall be exported, with a picture of what that gives; then where to,
 * and how far it is.
 *
 * The choices are settings, so that the next export begins where this one ended.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"
#include "scene.h"
#include "settings.h"

#define PADDOCK_TYPE_EXPORT_WINDOW (paddock_export_window_get_type ())
G_DECLARE_FINAL_TYPE (PaddockExportWindow, paddock_export_window, PADDOCK, EXPORT_WINDOW, AdwWindow)

/* Exports SHOWN, which is the version of FILE that is current now as people may see it.  "exported" is emitted with the GFile that was made. */
GtkWindow *paddock_export_window_new (GtkWindow *parent,
                                      PaddockDocumentFile *file,
                                      PaddockDocument *shown,
                                      PaddockSettings *settings);

/* For a race: its board, with what stands on it, is exported unless people want its sheet.  Takes ABOVE. */
void paddock_export_window_set_board (PaddockExportWindow *self,
                                      PaddockDocument *track,
                                      PaddockScene *above);

/* Begins at once, as if PLACE had been chosen. */
void paddock_export_window_export_to (PaddockExportWindow *self, GFile *place);

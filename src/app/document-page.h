/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentPage: one open document: being read, not readable and why, or shown.
 *
 * Shows and reports; it never edits the document.
 */

#pragma once

#include <adwaita.h>

#include "canvas.h"
#include "editor.h"
#include "road-editor.h"
#include "problems-panel.h"
#include "settings.h"
#include "tool-canvas.h"
#include "view-menu.h"

#define PADDOCK_TYPE_DOCUMENT_PAGE (paddock_document_page_get_type ())
G_DECLARE_FINAL_TYPE (PaddockDocumentPage, paddock_document_page, PADDOCK, DOCUMENT_PAGE, AdwBin)

GtkWidget *paddock_document_page_new (PaddockDocumentFile *file, PaddockSettings *settings);

PaddockDocumentFile *paddock_document_page_get_file (PaddockDocumentPage *self);
/* The one that is seen: of the document, or of the tile that is being changed. */
PaddockCanvas *paddock_document_page_get_canvas (PaddockDocumentPage *self);
PaddockEditor *paddock_document_page_get_editor (PaddockDocumentPage *self);
PaddockToolCanvas *paddock_document_page_get_tool_canvas (PaddockDocumentPage *self);
PaddockRoadEditor *paddock_document_page_get_road_editor (PaddockDocumentPage *self);
gboolean paddock_document_page_has_road (PaddockDocumentPage *self); /* it shows a road track */
PaddockProblemsPanel *paddock_document_page_get_problems (PaddockDocumentPage *self);
PaddockViewMenu *paddock_document_page_get_view_menu (PaddockDocumentPage *self);
/* Folds the side panel out and shows a page of it. */
void paddock_document_page_show_panel (PaddockDocumentPage *self, const char *page);
const char *paddock_document_page_get_title (PaddockDocumentPage *self); /* "• Name" if modified */

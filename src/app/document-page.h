/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentPage: one open document: being read, not readable and why, or shown.
 *
 * What it shows depends on the kind of document, and is an object of its own that is made once the document has been
 * read.  The page never edits.
 */

#pragma once

#include "drawing-view.h"
#include "race-view.h"

#define PADDOCK_TYPE_DOCUMENT_PAGE (paddock_document_page_get_type ())
G_DECLARE_FINAL_TYPE (PaddockDocumentPage,
                      paddock_document_page,
                      PADDOCK,
                      DOCUMENT_PAGE,
                      PaddockDocumentBin)

GtkWidget *paddock_document_page_new (PaddockDocumentFile *file, PaddockSettings *settings);

PaddockDocumentFile *paddock_document_page_get_file (PaddockDocumentPage *self);
const char *
paddock_document_page_get_title (PaddockDocumentPage *self); /* "• Name" if it has work */

/* What it shows; NULL: not that, or nothing yet. */
PaddockDrawingView *paddock_document_page_get_drawing (PaddockDocumentPage *self);
PaddockRaceView *paddock_document_page_get_race_view (PaddockDocumentPage *self);
PaddockCanvas *paddock_document_page_get_canvas (PaddockDocumentPage *self); /* of either */

/* Whether closing it would lose what somebody did. */
gboolean paddock_document_page_has_work (PaddockDocumentPage *self);

/* Hands over what the document has not been told yet; IS_SAVING: also what it need not know otherwise. */
void paddock_document_page_flush (PaddockDocumentPage *self, gboolean is_saving);

/* The keyboard goes to the side panel, or from there back to the canvas; a panel that is hidden is only shown. */
void paddock_document_page_switch_pane (PaddockDocumentPage *self);

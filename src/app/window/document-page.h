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
const char *paddock_document_page_get_title (
  PaddockDocumentPage *self); /* "• Name" if it has work that wants saving */

/* What it shows the document with; NULL: not that, or nothing yet. */
PaddockDrawingView *paddock_document_page_get_drawing (PaddockDocumentPage *self);
PaddockRaceView *paddock_document_page_get_race_view (PaddockDocumentPage *self);

/* What document-bin.h says, of that view. */
PaddockCanvas *paddock_document_page_get_canvas (PaddockDocumentPage *self);
gboolean paddock_document_page_has_work (PaddockDocumentPage *self);
/* Whether it is a race that nobody asked to keep: without a file, and without a name. */
gboolean paddock_document_page_is_loose (PaddockDocumentPage *self);
void paddock_document_page_flush (PaddockDocumentPage *self, gboolean is_saving);
/* The document as those who look may see it: what pictures are made of. */
PaddockDocument *paddock_document_page_dup_shown (PaddockDocumentPage *self);

/* The keyboard goes to the side panel, or from there back to the canvas; a panel that is hidden is only shown. */
void paddock_document_page_switch_pane (PaddockDocumentPage *self);

/* Gives the key that KEYS is telling of to what the page shows, unless it comes from there.  FALSE: it is of no use. */
gboolean paddock_document_page_take_key (PaddockDocumentPage *self, GtkEventControllerKey *keys);

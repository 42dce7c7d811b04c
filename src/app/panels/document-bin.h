/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDocumentBin: what a page and the views in it have in common: the open document, the settings, whether the side
 * panel is folded out, and what is looked at above the drawing.
 *
 * A page binds itself to the view that it holds, so that either may change what both show.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"
#include "minimap.h"
#include "panel-frame.h"
#include "settings.h"

#define PADDOCK_TYPE_DOCUMENT_BIN (paddock_document_bin_get_type ())
G_DECLARE_DERIVABLE_TYPE (PaddockDocumentBin, paddock_document_bin, PADDOCK, DOCUMENT_BIN, AdwBin)

/* What a page asks of the view that it holds. */
struct _PaddockDocumentBinClass {
  AdwBinClass parent_class;

  const char *icon_name; /* of its tab; NULL: none */
  PaddockCanvas *(*get_canvas) (PaddockDocumentBin *self);
  gboolean (*has_work) (PaddockDocumentBin *self);
  void (*flush) (PaddockDocumentBin *self,
                 gboolean is_saving); /* NULL: there is nothing to hand over */
  PaddockDocument *(*dup_shown) (PaddockDocumentBin *self); /* NULL: nothing is secret */
};

/* A widget of a derived type; until it is disposed of, it has both. */
GtkWidget *
paddock_document_bin_new (GType type, PaddockDocumentFile *file, PaddockSettings *settings);

/* What people work on, in all windows of the studio: of PaddockDocument, borrowed. */
GPtrArray *paddock_document_bin_list_open (void);

PaddockDocumentFile *paddock_document_bin_get_file (PaddockDocumentBin *self);
PaddockSettings *paddock_document_bin_get_settings (PaddockDocumentBin *self);
void paddock_document_bin_set_show_panel (PaddockDocumentBin *self, gboolean show_panel);

PaddockCanvas *
paddock_document_bin_get_canvas (PaddockDocumentBin *self); /* the one that is seen */
/* Whether closing it would lose what somebody did. */
gboolean paddock_document_bin_has_work (PaddockDocumentBin *self);
/* Hands over what the document has not been told yet; IS_SAVING: also what it need not know otherwise. */
void paddock_document_bin_flush (PaddockDocumentBin *self, gboolean is_saving);

/* The document as those who look may see it: what pictures are made of. */
PaddockDocument *paddock_document_bin_dup_shown (PaddockDocumentBin *self);

/* From now on OTHER shows what SELF shows, and the other way round. */
void paddock_document_bin_join (PaddockDocumentBin *self, PaddockDocumentBin *other);
/* The canvas and its overview follow the settings; SHOW_MINIMAP is the one that asks for an overview. */
void paddock_document_bin_bind_canvas (PaddockDocumentBin *self,
                                       PaddockCanvas *canvas,
                                       PaddockMinimap *minimap,
                                       const char *show_minimap);
/* The panel is as wide as people last made one. */
void paddock_document_bin_bind_frame (PaddockDocumentBin *self, PaddockPanelFrame *frame);

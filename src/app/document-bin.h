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

struct _PaddockDocumentBinClass {
  AdwBinClass parent_class;
};

/* A widget of a derived type; until it is disposed of, it has both. */
GtkWidget *
paddock_document_bin_new (GType type, PaddockDocumentFile *file, PaddockSettings *settings);

PaddockDocumentFile *paddock_document_bin_get_file (PaddockDocumentBin *self);
PaddockSettings *paddock_document_bin_get_settings (PaddockDocumentBin *self);
void paddock_document_bin_set_show_panel (PaddockDocumentBin *self, gboolean show_panel);

/* From now on OTHER shows what SELF shows, and the other way round. */
void paddock_document_bin_join (PaddockDocumentBin *self, PaddockDocumentBin *other);
/* The canvas and its overview follow the settings. */
void paddock_document_bin_bind_canvas (PaddockDocumentBin *self,
                                       PaddockCanvas *canvas,
                                       PaddockMinimap *minimap);
/* The panel is as wide as people last made one. */
void paddock_document_bin_bind_frame (PaddockDocumentBin *self, PaddockPanelFrame *frame);

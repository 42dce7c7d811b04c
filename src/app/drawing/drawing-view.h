/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDrawingView: what the views of documents that are drawn or filled in have in common: the canvas and its
 * minimap, the status line, the problems and the side panel.
 *
 * Each kind of view derives from it and adds its own tools.  Its template may have children of these types: "above" and
 * "beside" the canvas, "instead" of it (see paddock_drawing_view_show_instead()), and in the "status" bar.
 */

#pragma once

#include "document-bin.h"
#include "editor.h"
#include "side-panel.h"

#define PADDOCK_TYPE_DRAWING_VIEW (paddock_drawing_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (PaddockDrawingView,
                          paddock_drawing_view,
                          PADDOCK,
                          DRAWING_VIEW,
                          PaddockDocumentBin)

struct _PaddockDrawingViewClass {
  PaddockDocumentBinClass parent_class;

  /* Makes what works on the canvas.  The panel hears of every change after it. */
  void (*make_tools) (PaddockDrawingView *self);
  /* Shows the document as it is now; without it, the canvas just shows the document. */
  void (*update) (PaddockDrawingView *self);
  /* Brings what is selected into view; NULL: it cannot. */
  void (*show_selected) (PaddockDrawingView *self);
  /* What the status line says; POINTED_AT is "" where there is nothing. */
  char *(*dup_status) (PaddockDrawingView *self, const char *pointed_at);
};

PaddockEditor *paddock_drawing_view_get_editor (PaddockDrawingView *self);
PaddockProblemsPanel *paddock_drawing_view_get_problems (PaddockDrawingView *self);
/* Folds the side panel out and shows a page of it. */
void paddock_drawing_view_show_panel (PaddockDrawingView *self, const char *page);
void paddock_drawing_view_focus_panel (PaddockDrawingView *self); /* the page that it shows */

/* --- For the kinds of views --- */

PaddockCanvas *paddock_drawing_view_get_canvas (PaddockDrawingView *self); /* of the document */
PaddockSidePanel *paddock_drawing_view_get_panel (PaddockDrawingView *self);
PaddockChecker *paddock_drawing_view_get_checker (PaddockDrawingView *self);
/* Shows CHILD where the canvas is; NULL: the canvas again. */
void paddock_drawing_view_show_instead (PaddockDrawingView *self, GtkWidget *child);
void paddock_drawing_view_update_status (PaddockDrawingView *self);
void paddock_drawing_view_update_zoom (PaddockDrawingView *self);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockDrawingView: what a page shows of a document that is drawn or filled in: the canvas with the tools around
 * it, and the side panel.
 */

#pragma once

#include "document-bin.h"
#include "problems-panel.h"
#include "road-editor.h"
#include "tool-canvas.h"

#define PADDOCK_TYPE_DRAWING_VIEW (paddock_drawing_view_get_type ())
G_DECLARE_FINAL_TYPE (PaddockDrawingView,
                      paddock_drawing_view,
                      PADDOCK,
                      DRAWING_VIEW,
                      PaddockDocumentBin)

/* The one that is seen: of the document, or of the tile that is being changed. */
PaddockCanvas *paddock_drawing_view_get_canvas (PaddockDrawingView *self);
PaddockEditor *paddock_drawing_view_get_editor (PaddockDrawingView *self);
PaddockToolCanvas *paddock_drawing_view_get_tool_canvas (PaddockDrawingView *self);
PaddockRoadEditor *paddock_drawing_view_get_road_editor (PaddockDrawingView *self);
gboolean paddock_drawing_view_has_road (PaddockDrawingView *self); /* it shows a road track */
PaddockProblemsPanel *paddock_drawing_view_get_problems (PaddockDrawingView *self);
/* Folds the side panel out and shows a page of it. */
void paddock_drawing_view_show_panel (PaddockDrawingView *self, const char *page);
void paddock_drawing_view_focus_panel (PaddockDrawingView *self); /* the page that it shows */

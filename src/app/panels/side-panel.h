/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSidePanel: what can be said about a document beside its drawing, on pages: properties, the
 * guide of kinds that have one, problems, outline, history; vehicles are also compared with others.
 *
 * The property "page" is there to be bound to the settings.
 */

#pragma once

#include <adwaita.h>

#include "checker.h"
#include "compare-panel.h"
#include "guide-panel.h"
#include "outline-panel.h"
#include "problems-panel.h"
#include "road-editor.h"

#define PADDOCK_TYPE_SIDE_PANEL (paddock_side_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockSidePanel, paddock_side_panel, PADDOCK, SIDE_PANEL, AdwBin)

void paddock_side_panel_set_editor (PaddockSidePanel *self,
                                    PaddockEditor *editor,
                                    PaddockChecker *checker);
/* The editor of a road, whose opened tile has properties too; before the other one. */
void paddock_side_panel_set_road (PaddockSidePanel *self, PaddockRoadEditor *road);

PaddockProblemsPanel *paddock_side_panel_get_problems (PaddockSidePanel *self);
PaddockOutlinePanel *paddock_side_panel_get_outline (PaddockSidePanel *self);
PaddockGuidePanel *paddock_side_panel_get_guide (PaddockSidePanel *self);
PaddockComparePanel *paddock_side_panel_get_compare (PaddockSidePanel *self);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGuidePanel: the steps in which a document is made, beside its sheet: what each is about, what is done and what is
 * left.
 *
 * The step of the cell that the keyboard is on is the current one.  A step that is activated leads to the first thing that is
 * left of it, or else to its first cell; then "shown" is emitted, so that the keyboard can follow.
 */

#pragma once

#include <adwaita.h>

#include "problems-panel.h"

#define PADDOCK_TYPE_GUIDE_PANEL (paddock_guide_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockGuidePanel, paddock_guide_panel, PADDOCK, GUIDE_PANEL, AdwBin)

/* FALSE: there is no guide for such documents, and the panel stays empty. */
gboolean paddock_guide_panel_set_editor (PaddockGuidePanel *self,
                                         PaddockEditor *editor,
                                         PaddockChecker *checker,
                                         PaddockProblemsPanel *problems);

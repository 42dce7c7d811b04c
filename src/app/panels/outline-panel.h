/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockOutlinePanel: every thing of a document as a list that shares the editor's selection.
 *
 * Delete takes out what is selected, Alt and the arrows up and down move it where the order matters.
 * "shown" is emitted with a thing that somebody picked here, so that the canvas can go there.
 */

#pragma once

#include <adwaita.h>

#include "editor.h"

#define PADDOCK_TYPE_OUTLINE_PANEL (paddock_outline_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockOutlinePanel, paddock_outline_panel, PADDOCK, OUTLINE_PANEL, AdwBin)

void paddock_outline_panel_set_editor (PaddockOutlinePanel *self, PaddockEditor *editor);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPanelFrame: around a panel beside a canvas: its inner edge can be dragged.
 *
 * The property "width" is there to be bound to the settings; "content" is the panel.
 */

#pragma once

#include <adwaita.h>

#define PADDOCK_TYPE_PANEL_FRAME (paddock_panel_frame_get_type ())
G_DECLARE_FINAL_TYPE (PaddockPanelFrame, paddock_panel_frame, PADDOCK, PANEL_FRAME, AdwBin)

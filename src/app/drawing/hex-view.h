/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHexView: a hex track and the tools that draw it.
 */

#pragma once

#include "drawing-view.h"
#include "tool-canvas.h"

#define PADDOCK_TYPE_HEX_VIEW (paddock_hex_view_get_type ())
G_DECLARE_FINAL_TYPE (PaddockHexView, paddock_hex_view, PADDOCK, HEX_VIEW, PaddockDrawingView)

PaddockToolCanvas *paddock_hex_view_get_tool_canvas (PaddockHexView *self);

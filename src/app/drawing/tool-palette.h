/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockToolPalette: the tools of a hex track, as a column of buttons.
 *
 * Made from the tables of tools, so a new tool appears by itself.  Only those that suit the track's game are shown.
 */

#pragma once

#include <adwaita.h>

#include "editor.h"

#define PADDOCK_TYPE_TOOL_PALETTE (paddock_tool_palette_get_type ())
G_DECLARE_FINAL_TYPE (PaddockToolPalette, paddock_tool_palette, PADDOCK, TOOL_PALETTE, AdwBin)

void paddock_tool_palette_set_editor (PaddockToolPalette *self, PaddockEditor *editor);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockToolOptions: what the tool in hand can be set to, as a row of controls above the canvas.
 *
 * Made from a table of the settings; only those that the tool uses are shown.
 */

#pragma once

#include <adwaita.h>

#include "editor.h"

#define PADDOCK_TYPE_TOOL_OPTIONS (paddock_tool_options_get_type ())
G_DECLARE_FINAL_TYPE (PaddockToolOptions, paddock_tool_options, PADDOCK, TOOL_OPTIONS, AdwBin)

void paddock_tool_options_set_editor (PaddockToolOptions *self, PaddockEditor *editor);

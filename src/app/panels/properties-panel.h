/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPropertiesPanel: a form for what is selected, or for the document if nothing is.
 *
 * Several things of one kind are changed together.  Hexes, and things of several kinds, have no form of
 * their own: the document's is shown.  A tile of a road that is opened stands before what is selected.
 */

#pragma once

#include <adwaita.h>

#include "road-editor.h"

#define PADDOCK_TYPE_PROPERTIES_PANEL (paddock_properties_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockPropertiesPanel,
                      paddock_properties_panel,
                      PADDOCK,
                      PROPERTIES_PANEL,
                      AdwBin)

void paddock_properties_panel_set_editor (PaddockPropertiesPanel *self, PaddockEditor *editor);
/* Before the other one. */
void paddock_properties_panel_set_road (PaddockPropertiesPanel *self, PaddockRoadEditor *road);

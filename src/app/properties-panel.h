/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPropertiesPanel: a form for what a document says about itself.
 *
 * The form is made from the record table of the document's kind, so every kind has one and a new field
 * appears in it by itself.  Lists and boards are not shown here: they have tools of their own.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"

#define PADDOCK_TYPE_PROPERTIES_PANEL (paddock_properties_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockPropertiesPanel,
                      paddock_properties_panel,
                      PADDOCK,
                      PROPERTIES_PANEL,
                      AdwBin)

void paddock_properties_panel_set_file (PaddockPropertiesPanel *self, PaddockDocumentFile *file);

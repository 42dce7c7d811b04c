/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockHistoryPanel: every version of a document under the label of the step to it; choosing one
 * travels there.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"

#define PADDOCK_TYPE_HISTORY_PANEL (paddock_history_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockHistoryPanel, paddock_history_panel, PADDOCK, HISTORY_PANEL, AdwBin)

void paddock_history_panel_set_file (PaddockHistoryPanel *self, PaddockDocumentFile *file);

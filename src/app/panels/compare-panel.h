/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockComparePanel: the vehicle that is edited beside others: what their numbers mean, as charts and tables, and the cells in
 * which it differs from one of them.
 *
 * "differences-changed" is emitted when these cells are others, or are to be marked no longer; "shown" (address) when somebody
 * wants to see one of them.
 */

#pragma once

#include <adwaita.h>

#include "comparison.h"

#define PADDOCK_TYPE_COMPARE_PANEL (paddock_compare_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockComparePanel, paddock_compare_panel, PADDOCK, COMPARE_PANEL, AdwBin)

/* FALSE: documents of this kind can't be compared, and the panel stays empty. */
gboolean paddock_compare_panel_set_file (PaddockComparePanel *self, PaddockDocumentFile *file);

PaddockComparison *paddock_compare_panel_get_comparison (PaddockComparePanel *self); /* or NULL */
PaddockDocument *paddock_compare_panel_get_compared (PaddockComparePanel *self);     /* or NULL */
/* Of PaddockCellDifference from that one, to be marked on the sheet; NULL: nothing is, as long as the panel is not seen. */
GArray *paddock_compare_panel_get_differences (PaddockComparePanel *self);

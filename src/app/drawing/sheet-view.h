/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSheetView: a document that is filled in, as the sheet that it makes: a licence, a car, cards.
 */

#pragma once

#include "drawing-view.h"

#define PADDOCK_TYPE_SHEET_VIEW (paddock_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (PaddockSheetView, paddock_sheet_view, PADDOCK, SHEET_VIEW, PaddockDrawingView)

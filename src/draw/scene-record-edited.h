/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plain sheet of a document that is filled in: every field of its table, empty ones too, each in a cell.
 */

#pragma once

#include "scene-sheet.h"

void paddock_sheet_add_edited_record (PaddockSheet *self, const PaddockDocument *document);

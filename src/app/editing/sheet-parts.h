/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The gallery of a cell that holds parts (edit/sheet-cell-parts.h): it gives, changes and takes them, each as one step of the
 * history.
 */

#pragma once

#include "canvas.h"
#include "document-file.h"

/* FALSE: the cell holds no parts. */
gboolean
paddock_sheet_parts_open (PaddockCanvas *canvas, PaddockDocumentFile *file, const char *address);

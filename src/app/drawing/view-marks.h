/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockViewMarks: shows on a canvas what a view menu says, and keeps it true while the track is drawn.
 */

#pragma once

#include "canvas.h"
#include "editor.h"
#include "view-menu.h"

typedef struct _PaddockViewMarks PaddockViewMarks;

PaddockViewMarks *
paddock_view_marks_new (PaddockCanvas *canvas, PaddockEditor *editor, PaddockViewMenu *menu);
void paddock_view_marks_free (PaddockViewMarks *self);

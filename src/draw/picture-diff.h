/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where two versions of a picture differ, so that only that need be painted again.
 *
 * For hex tracks this costs what the difference costs, whatever their size: two versions share all that no edit
 * touched.  Other pictures are small, and are compared shape by shape.
 */

#pragma once

#include "picture.h"

/* Calls FUNC with rectangles that between them hold all that is seen differently, in scene units.  FALSE:
 * everything may differ. */
gboolean paddock_picture_diff (const PaddockPicture *before,
                               const PaddockPicture *after,
                               PaddockRectFunc func,
                               gpointer data);

/* Takes out of SCENE whatever OTHER shows too.  For scenes of some hundred shapes. */
void paddock_scene_subtract (PaddockScene *scene, const PaddockScene *other);

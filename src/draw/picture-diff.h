/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where two versions of a picture differ, so that only that need be painted again.
 *
 * Costs what the difference costs and what lies on the board, not what the board holds: two versions share
 * all of the board that no edit touched.
 */

#pragma once

#include "picture.h"

/* Calls FUNC with rectangles that between them hold all that is seen differently, in scene units.  FALSE:
 * everything may differ.  WAS and IS are what paddock_picture_build_things() gives for either. */
gboolean paddock_picture_diff (const PaddockPicture *before,
                               const PaddockScene *was,
                               const PaddockPicture *after,
                               const PaddockScene *is,
                               PaddockRectFunc func,
                               gpointer data);

/* The same for scenes: shapes at the beginning and at the end of both that are equal are passed over. */
void paddock_scene_diff (const PaddockScene *before,
                         const PaddockScene *after,
                         PaddockRectFunc func,
                         gpointer data);

/* Takes out of SCENE whatever OTHER shows too.  For scenes of some hundred shapes. */
void paddock_scene_subtract (PaddockScene *scene, const PaddockScene *other);

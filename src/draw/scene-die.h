/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dice as shapes: what a game says that a face shows (rules/face.h), with pips, in figures or as a symbol.
 */

#pragma once

#include "face.h"
#include "scene.h"

/* A die whose edges are SIZE long, around CENTRE. */
void paddock_scene_add_die (PaddockScene *scene,
                            const PaddockFace *face,
                            PaddockPoint centre,
                            double size);

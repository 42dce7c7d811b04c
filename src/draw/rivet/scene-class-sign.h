/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The signs by which riders of On the Rivet are told apart, as shapes: classes and movement types.
 */

#pragma once

#include "scene.h"
#include "team-cards.h"

void paddock_scene_add_class_sign (PaddockScene *self,
                                   PaddockStyle style,
                                   PaddockClassSign sign,
                                   PaddockPoint centre,
                                   double radius);

/* Who moves: the rider as a large dot with an arrow, those who move along as small ones behind and ahead.  It is as wide as
 * 44 units. */
void paddock_scene_add_movement_sign (PaddockScene *self,
                                      PaddockStyle style,
                                      PaddockMovement movement,
                                      PaddockPoint centre);

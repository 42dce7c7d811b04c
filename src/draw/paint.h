/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Painting: a scene on a Cairo surface of any kind.
 *
 * The context's transformation leads from scene units to the surface.  Details that would be smaller
 * than a pixel or cannot be read are left out.
 */

#pragma once

#include <cairo.h>

#include "palette.h"
#include "scene.h"

void paddock_paint_paper (cairo_t *cr, PaddockPalette palette);
void paddock_paint_scene (cairo_t *cr, const PaddockScene *scene, PaddockPalette palette);

/* The same, as if it were one thing that lets what is below shine through. */
void paddock_paint_overlay (cairo_t *cr,
                            const PaddockScene *scene,
                            PaddockPalette palette,
                            double opacity);

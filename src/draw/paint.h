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
#include "svg-file.h"

void paddock_paint_paper (cairo_t *cr, PaddockPalette palette);
void paddock_paint_scene (cairo_t *cr, const PaddockScene *scene, PaddockPalette palette);

typedef struct {
  /* Told now and then what share is painted, 0 to 1; FALSE: paint no more.  NULL: nobody asks. */
  gboolean (*progress) (double done, gpointer data);
  gpointer data;
  PaddockSvgFile *svg; /* what would be painted is written here instead; NULL: it is painted */
} PaddockPaintOptions;

/* The same, by steps; FALSE: it was stopped. */
gboolean paddock_paint_scene_stepwise (cairo_t *cr,
                                       const PaddockScene *scene,
                                       PaddockPalette palette,
                                       const PaddockPaintOptions *options);

/* The same, as if it were one thing that lets what is below shine through. */
void paddock_paint_overlay (cairo_t *cr,
                            const PaddockScene *scene,
                            PaddockPalette palette,
                            double opacity);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Painting a part of a picture, which looks the same whether it is painted alone or in a larger one.
 *
 * Where the shapes of a picture are too small to be told apart, kinds with very many of them say what each
 * pixel shows instead of building them all, so that an overview of any board costs what its pixels cost.
 */

#pragma once

#include <cairo.h>

#include "palette.h"
#include "picture.h"

typedef struct {
  double x, y; /* pixels from scene (0, 0) to its top left corner; whole ones fit together */
  double zoom; /* pixels per unit of the scene */
  PaddockPalette palette;
  const PaddockScene *overlay; /* above it, or NULL */
  double opacity;
} PaddockPicturePart;

/* Fills IMAGE, of format RGB24 or ARGB32. */
void paddock_picture_paint (const PaddockPicture *self,
                            const PaddockPicturePart *part,
                            cairo_surface_t *image);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks that lie above a drawing: what is selected, what a click would do, where a problem is.
 *
 * Each is a line within a casing, in two tones of which one shows on any ground, and each kind differs
 * from the others by more than colour: solid, dashed, dotted, thick, or by its sign.  Sizes are in scene
 * units, as in any scene.
 */

#pragma once

#include "scene.h"

typedef enum {
  PADDOCK_OUTLINE_SELECTION,
  PADDOCK_OUTLINE_RUBBER_BAND,
  PADDOCK_OUTLINE_GHOST, /* what a click would make */
  PADDOCK_OUTLINE_CURSOR,
  PADDOCK_OUTLINE_ROUTE,
  PADDOCK_OUTLINE_LINK,
  PADDOCK_OUTLINE_HINT,
  PADDOCK_OUTLINE_WARNING,
  PADDOCK_OUTLINE_ERROR,
  PADDOCK_N_OUTLINES,
} PaddockOutline;

/* What it is drawn with: the casing first, the line within it. */
PaddockStyle paddock_outline_get_casing (PaddockOutline outline);
PaddockStyle paddock_outline_get_line (PaddockOutline outline);

void paddock_overlay_add_hex (PaddockScene *scene,
                              PaddockOutline outline,
                              PaddockPoint centre,
                              double size);
void paddock_overlay_add_rect (PaddockScene *scene, PaddockOutline outline, PaddockRect rect);
void paddock_overlay_add_circle (PaddockScene *scene,
                                 PaddockOutline outline,
                                 PaddockPoint centre,
                                 double radius);
void paddock_overlay_add_polyline (PaddockScene *scene,
                                   PaddockOutline outline,
                                   const PaddockPoint *points,
                                   guint n);

/* The sign of a HINT, WARNING or ERROR: a square, a triangle, a circle, each with its letter. */
void paddock_overlay_add_sign (PaddockScene *scene, PaddockOutline outline, PaddockPoint centre);
/* The same, for the corner of a cell. */
void
paddock_overlay_add_small_sign (PaddockScene *scene, PaddockOutline outline, PaddockPoint centre);

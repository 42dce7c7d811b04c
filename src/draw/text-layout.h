/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Laying out the text of a scene: one layout, set to one text after the other.
 *
 * Shapes of letters and breaks of lines do not depend on the zoom.
 */

#pragma once

#include <pango/pangocairo.h>

#include "scene.h"

PangoLayout *paddock_text_layout_new (cairo_t *cr);
void paddock_text_layout_set_font (PangoLayout *layout, double size, gboolean is_bold);

/* Sets SHAPE's text and moves CR's origin and current point to where the layout is to be shown. */
void paddock_text_layout_place (PangoLayout *layout,
                                const PaddockScene *scene,
                                const PaddockShape *shape,
                                cairo_t *cr);

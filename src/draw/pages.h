/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A long sheet on pages of paper: A4, and no more of each than letter paper holds too.
 */

#pragma once

#include "scene.h"

#define PADDOCK_PAGE_WIDTH 595.0 /* points */
#define PADDOCK_PAGE_HEIGHT 842.0
#define PADDOCK_PAGE_MARGIN 30.0

/* Points to a scene unit, so that the sheet fills the width of a page. */
double paddock_pages_find_scale (PaddockRect sheet);

/* The parts of SHEET for each page, from top to bottom, cut where nothing lies; of PaddockRect. */
GArray *paddock_pages_cut (const PaddockScene *scene, PaddockRect sheet);

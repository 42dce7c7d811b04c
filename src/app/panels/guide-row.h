/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGuideRow: a step of a guide in a list: its title and how much is left; while it is the current one, also what it
 * is about and what is left, to be gone to.
 *
 * Signal: "chosen" (guint): the place, in what was set last, of something that is left.
 */

#pragma once

#include <gtk/gtk.h>

#include "guide.h"

#define PADDOCK_TYPE_GUIDE_ROW (paddock_guide_row_get_type ())
G_DECLARE_FINAL_TYPE (PaddockGuideRow, paddock_guide_row, PADDOCK, GUIDE_ROW, GtkListBoxRow)

GtkWidget *paddock_guide_row_new (const PaddockGuideStep *step);

/* Of PaddockGuideTask. */
void paddock_guide_row_set_left (PaddockGuideRow *self, const GPtrArray *tasks);
void paddock_guide_row_set_is_current (PaddockGuideRow *self, gboolean is_current);

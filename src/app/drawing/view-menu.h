/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockViewMenu: what to look at above a hex track, as a popover.
 *
 * Properties: "view", a name of paddock_views; for the reach of a car its "heading" (0 to 5) and how
 * many "steps" it may go.
 */

#pragma once

#include <gtk/gtk.h>

#include "document.h"

#define PADDOCK_TYPE_VIEW_MENU (paddock_view_menu_get_type ())
G_DECLARE_FINAL_TYPE (PaddockViewMenu, paddock_view_menu, PADDOCK, VIEW_MENU, GtkPopover)

/* Offers only what there is for such a track; NULL: hides the button that it belongs to. */
void paddock_view_menu_set_document (PaddockViewMenu *self, const PaddockDocument *document);

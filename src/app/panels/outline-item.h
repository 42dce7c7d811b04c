/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockOutlineItem: one thing of a document, as the outline lists it.
 */

#pragma once

#include <gio/gio.h>

#include "document.h"
#include "thing.h"

#define PADDOCK_TYPE_OUTLINE_ITEM (paddock_outline_item_get_type ())
G_DECLARE_FINAL_TYPE (PaddockOutlineItem, paddock_outline_item, PADDOCK, OUTLINE_ITEM, GObject)

PaddockOutlineItem *paddock_outline_item_new (const PaddockDocument *document, PaddockThing thing);

PaddockThing paddock_outline_item_get_thing (PaddockOutlineItem *self);
gboolean paddock_outline_item_equal (PaddockOutlineItem *a, PaddockOutlineItem *b);
/* Whether its texts have QUERY in them. */
gboolean paddock_outline_item_matches (PaddockOutlineItem *self, const char *query);

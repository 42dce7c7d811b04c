/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGarage: the vehicles in a folder, or those that come with the program, as a list that a thread fills.
 *
 * What a vehicle is says the table of games (vehicle_kind).  The list has the files that are named like vehicles, in the order of
 * their names; one that can't be read, or is something else, is in it with the reason.  A folder of thousands comes in small
 * batches.  "changed" is emitted when a batch has come and when all have.
 */

#pragma once

#include <gio/gio.h>

#include "document.h"

#define PADDOCK_TYPE_GARAGE_ITEM (paddock_garage_item_get_type ())
G_DECLARE_FINAL_TYPE (PaddockGarageItem, paddock_garage_item, PADDOCK, GARAGE_ITEM, GObject)

PaddockDocument *paddock_garage_item_get_document (PaddockGarageItem *self); /* NULL: see reason */
const char *paddock_garage_item_get_title (PaddockGarageItem *self);  /* else the file's name */
const char *paddock_garage_item_get_reason (PaddockGarageItem *self); /* why it is no vehicle */
GFile *paddock_garage_item_get_file (PaddockGarageItem *self); /* NULL: it comes with the program */
const char *paddock_garage_item_get_id (PaddockGarageItem *self); /* then its id in the library */
/* Whether it is for GAME (NULL: for any) and its name fits what was typed. */
gboolean paddock_garage_item_matches (PaddockGarageItem *self, const char *game, const char *query);

#define PADDOCK_TYPE_GARAGE (paddock_garage_get_type ())
G_DECLARE_FINAL_TYPE (PaddockGarage, paddock_garage, PADDOCK, GARAGE, GObject)

PaddockGarage *paddock_garage_new (void);

gboolean paddock_garage_is_vehicle (const PaddockDocumentKind *kind);
/* The folder of the vehicle that was opened or saved last; NULL: there is none. */
GFile *paddock_garage_dup_last_folder (void);

/* Empties the list and begins to fill it.  NULL: with what comes with the program. */
void paddock_garage_load (PaddockGarage *self, GFile *folder);
GListModel *paddock_garage_get_items (PaddockGarage *self); /* of PaddockGarageItem */
gboolean paddock_garage_is_loading (PaddockGarage *self);
const char *paddock_garage_get_failure (PaddockGarage *self); /* of the folder; NULL: none */

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockPartGallery: a window in which people choose a part (model/part.h) from its catalogue: a trait, a card, an affect.
 *
 * It can be searched, says of each row what it does and what it would change on this very document, and asks for the
 * values that the row needs.  Parts that are there already can be changed and taken away.  It edits nothing: whoever opens it
 * listens to
 *
 *   "chosen" (gpointer part, guint i): a complete record of the kind's type, the gallery's own; copy it.  It stands for the
 *   I-th part that is there, or is one more.
 *   "taken" (guint i): the I-th part is to go.
 *
 * after which it closes.  Escape closes it without a word.
 */

#pragma once

#include <adwaita.h>

#include "document-file.h"
#include "part.h"

#define PADDOCK_TYPE_PART_GALLERY (paddock_part_gallery_get_type ())
G_DECLARE_FINAL_TYPE (PaddockPartGallery, paddock_part_gallery, PADDOCK, PART_GALLERY, AdwWindow)

/* OWNER is in DOCUMENT, a version of FILE's, and will have the part, which is of TYPE, one that galleries offer.  OWNER and its
 * type may be NULL.  WIDGET says over which window. */
PaddockPartGallery *paddock_part_gallery_new (GtkWidget *widget,
                                              const PaddockRecordType *type,
                                              PaddockDocumentFile *file,
                                              PaddockDocument *document,
                                              const PaddockRecordType *owner_type,
                                              gconstpointer owner);

/* A part that is there already, which is copied: the gallery begins with the first one. */
void paddock_part_gallery_add_present (PaddockPartGallery *self, gconstpointer part);
/* Beside those that are there, one more can be added. */
void paddock_part_gallery_add_room (PaddockPartGallery *self);

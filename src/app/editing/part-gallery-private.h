/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the gallery share.
 */

#pragma once

#include "part-controls.h"
#include "part-gallery.h"
#include "part-shelf.h"

struct _PaddockPartGallery {
  AdwWindow parent_instance;

  PaddockPartShelf *shelf; /* NULL: its kind is one for everybody */
  const PaddockPartKind *kind;
  PaddockDocument *document;
  PaddockPartPlace place;
  gpointer part;       /* as it would be chosen now; NULL: nothing is selected */
  gboolean is_written; /* its text is that of its effects */
  GPtrArray *present;  /* of parts that are there already */
  guint index;         /* the one that is changed; as many as there are: one is added */
  char *query;         /* what is sought, without the number behind it */
  int number;          /* behind the query; 0: none */
  PaddockPartDraft draft;

  GtkWidget *search, *strip, *list, *details;
  GtkWidget *name, *tone, *text, *change, *refusal, *clause, *controls, *sentences;
  GtkWidget *add, *remove;
};

/* --- The list --- */

void paddock_part_gallery_fill (PaddockPartGallery *self);
void paddock_part_gallery_order (PaddockPartGallery *self);
void paddock_part_gallery_forget_order (PaddockPartGallery *self);
guint
paddock_part_gallery_get_row (GtkListBoxRow *row); /* the number of its row in the catalogue */
/* Shows what fits the search, and returns the first row of it; NULL: nothing is sought, or found. */
GtkListBoxRow *paddock_part_gallery_find (PaddockPartGallery *self);
/* Whether a part helps or hinders, in LABEL. */
void paddock_part_gallery_set_tone (GtkWidget *label, PaddockTone tone);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows for the values of a part that is being put together, which is in no document yet.
 *
 * One row a field that the part's kind uses and that people can set before it is there: numbers, choices, names.  Texts and
 * lists of records wait for the form; the effects of one's own are sentences (part-sentences.h).
 */

#pragma once

#include <adwaita.h>

#include "part.h"

/* What rows change, and whom they tell. */
typedef struct {
  const PaddockPartKind *kind;
  gpointer part;
  const PaddockPartPlace *place;
  void (*changed) (gpointer data); /* the part is another one */
  gpointer data;
} PaddockPartDraft;

/* Rows for LIST, which is empty; DRAFT lives longer. */
void paddock_part_controls_fill (GtkListBox *list, const PaddockPartDraft *draft);

/* A plain control for a field of a sentence; NULL: the field has none. */
GtkWidget *paddock_part_control_new (const PaddockPartDraft *draft, const PaddockField *field);

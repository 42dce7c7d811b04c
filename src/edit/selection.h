/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSelection: the hexes and things of a document that the next command is about.
 *
 * A value: copies share their content.  Things are ids, so a selection survives an undo; whoever uses it
 * must expect that a thing is no longer there (paddock_selection_trim()).
 */

#pragma once

#include "board.h"
#include "track-things.h"

typedef struct {
  PaddockBoard *hexes; /* selected ones are on it; NULL: none */
  GArray *things;      /* of PaddockThing, in the order they were selected; NULL: none */
  PaddockHex pivot;    /* what it was turned about; only with has_pivot */
  gboolean has_pivot;  /* until what is selected changes, so that turns can be turned back */
} PaddockSelection;

void paddock_selection_copy (PaddockSelection *self, const PaddockSelection *from);
void paddock_selection_clear (PaddockSelection *self);
gboolean paddock_selection_equal (const PaddockSelection *a, const PaddockSelection *b);
gboolean paddock_selection_is_empty (const PaddockSelection *self);

void paddock_selection_set_hex (PaddockSelection *self, PaddockHex hex, gboolean is_selected);
gboolean paddock_selection_has_hex (const PaddockSelection *self, PaddockHex hex);

/* Two things are one if they are of a kind and have the same index: a checkpoint is selected by any of its
 * tokens. */
void paddock_selection_set_thing (PaddockSelection *self, PaddockThing thing, gboolean is_selected);
gboolean paddock_selection_has_thing (const PaddockSelection *self, PaddockThing thing);
guint paddock_selection_get_n_things (const PaddockSelection *self);
PaddockThing paddock_selection_get_thing (const PaddockSelection *self, guint i);

/* What the selection is turned about: the hex nearest to its middle, unless it has a pivot.  FALSE: empty. */
gboolean paddock_selection_get_pivot (const PaddockSelection *self,
                                      const PaddockHexTrack *track,
                                      PaddockHex *pivot);

/* Lets go of things whose index N_OF_KIND says there is no longer. */
void paddock_selection_trim (PaddockSelection *self,
                             guint (*n_of_kind) (gconstpointer data, PaddockThingKind kind),
                             gconstpointer data);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaddockSelection, paddock_selection_clear)

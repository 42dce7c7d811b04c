/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJournal: the history of one match: choices, snapshots and events, all outside the state.
 *
 * Moment n is the state before decision n.  Undo copies a snapshot back, so it cannot be wrong, and the
 * tail is kept for redo until a different choice is made.
 */

#pragma once

#include "match.h"

typedef struct _PaddockJournal PaddockJournal;

PaddockJournal *paddock_journal_new (PaddockSetup *setup, guint64 race);
PaddockJournal *
paddock_journal_new_from (const PaddockMatch *position); /* a position set up by hand */
void paddock_journal_free (PaddockJournal *self);
void paddock_journal_restart (PaddockJournal *self,
                              guint64 race); /* without allocating, once warm */

PaddockMatch *paddock_journal_get_match (PaddockJournal *self); /* at the current moment */
guint paddock_journal_get_moment (const PaddockJournal *self);
guint
paddock_journal_get_n_moments (const PaddockJournal *self); /* choices made, undone ones too */

void paddock_journal_choose (PaddockJournal *self, guint choice);
gboolean paddock_journal_undo (PaddockJournal *self);
gboolean paddock_journal_redo (PaddockJournal *self);
void paddock_journal_travel (PaddockJournal *self, guint moment);

/* What was chosen at a moment, and the events that followed (moment -1: those of the start). */
guint paddock_journal_get_choice (const PaddockJournal *self, guint moment);
const PaddockEvent *paddock_journal_get_events (const PaddockJournal *self, int moment, guint *n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockJournal, paddock_journal_free)

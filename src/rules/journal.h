/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockJournal: the history of one match: choices, snapshots and events, all outside the state.
 *
 * Moment n is the state before decision n.  Undo copies a snapshot back, so it cannot be wrong, and the
 * tail is kept for redo until a different choice is made or a face is forced.
 */

#pragma once

#include "match.h"

typedef struct _PaddockJournal PaddockJournal;

PaddockJournal *paddock_journal_new (PaddockSetup *setup, guint64 race);

/* From a position, set up by hand or taken from another journal; RACE is whose dice it has. */
PaddockJournal *paddock_journal_new_from (const PaddockMatch *position, guint64 race);
void paddock_journal_free (PaddockJournal *self);

/* Another race, without allocating once warm; FACES are forced before its first die. */
void paddock_journal_restart (PaddockJournal *self, guint64 race);
gboolean paddock_journal_restart_forced (PaddockJournal *self,
                                         guint64 race,
                                         const int *faces,
                                         guint n_faces); /* FALSE: too many faces */

const PaddockMatch *paddock_journal_get_match (const PaddockJournal *self); /* at this moment */
guint paddock_journal_get_moment (const PaddockJournal *self);
guint
paddock_journal_get_n_moments (const PaddockJournal *self); /* choices made, undone ones too */

/* Answers that the match gives itself from now on (match.h). */
void paddock_journal_note_answers (PaddockJournal *self, GArray *answers);

/* Every change goes through these. */
void paddock_journal_choose (PaddockJournal *self, guint choice);
gboolean paddock_journal_force (PaddockJournal *self, const int *faces, guint n);
void paddock_journal_unforce (PaddockJournal *self); /* what was forced at this moment */
gboolean paddock_journal_undo (PaddockJournal *self);
gboolean paddock_journal_redo (PaddockJournal *self);
void paddock_journal_travel (PaddockJournal *self, guint moment);

/* How it began: the race of the setup, or a position of it set up by hand. */
guint64 paddock_journal_get_race (const PaddockJournal *self);
gboolean paddock_journal_is_from_position (const PaddockJournal *self);

/* What was chosen at a moment, the state then, and the events that followed (moment -1: those of the
 * start). */
guint paddock_journal_get_choice (const PaddockJournal *self, guint moment);
gconstpointer paddock_journal_get_state (const PaddockJournal *self, guint moment);
const PaddockEvent *paddock_journal_get_events (const PaddockJournal *self, int moment, guint *n);

/* The faces that were forced at a moment (-1: before the start); returns how many. */
guint
paddock_journal_get_forced (const PaddockJournal *self, int moment, int faces[PADDOCK_MAX_FORCED]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockJournal, paddock_journal_free)

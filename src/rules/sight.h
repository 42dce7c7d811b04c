/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockSight: a race as one seat may see it.  Everything that is shown of a race comes from here.
 *
 * It holds nothing that the seat may not know.  In every state, what is hidden from the seat is dealt anew; an event that
 * it may not see says only that something happened; and secret choices that one player makes in a row are one, because
 * nobody else knows how many cards they were.  So whoever shows a race cannot give a secret away, whatever it asks of the
 * match.  Moments are counted as the seat counts them.
 *
 * PADDOCK_EVERYBODY sees the race as it is.  A sight is good until the journal changes.
 */

#pragma once

#include "journal.h"

typedef struct _PaddockSight PaddockSight;

PaddockSight *paddock_sight_new (const PaddockJournal *journal, guint seat);
void paddock_sight_free (PaddockSight *self);

/* From now on its match, and whatever is copied from it, says no coordinates in words: the seat sees a board without them. */
void paddock_sight_name_places (PaddockSight *self);

guint paddock_sight_get_seat (const PaddockSight *self);
gboolean paddock_sight_sees_all (const PaddockSight *self); /* nothing is hidden from it */
/* Whether a new one would be the same; the journal may be another, but must not have been edited in place. */
gboolean
paddock_sight_is_current (const PaddockSight *self, const PaddockJournal *journal, guint seat);

/* The moment of the journal, and how many decisions there are in all. */
guint paddock_sight_get_moment (const PaddockSight *self);
guint paddock_sight_get_n_moments (const PaddockSight *self);
const PaddockMatch *paddock_sight_get_match (const PaddockSight *self);

/* Takes MATCH, a copy of the above, to another moment. */
void paddock_sight_go_to (const PaddockSight *self, guint moment, PaddockMatch *match);

/* What was chosen at a moment; -1: the seat may not know. */
int paddock_sight_get_choice (const PaddockSight *self, guint moment);
/* What followed; moment -1: the start. */
const PaddockEvent *paddock_sight_get_events (const PaddockSight *self, int moment, guint *n);

/* From moments of the journal to those of the seat and back.  In the middle of a secret, the seat sees its end. */
guint paddock_sight_count (const PaddockSight *self, guint journal_moment);
guint paddock_sight_find (const PaddockSight *self, guint moment);
/* Whether the seat can tell a moment of the journal from the one before it. */
gboolean paddock_sight_is_seen (const PaddockSight *self, guint journal_moment);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockSight, paddock_sight_free)

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockMatch: a race in progress, always waiting for one decision of one player, or over.
 *
 * Everything else (dice, cards, collisions, forced effects) happens inside and is told as events.
 * History is not part of it: see journal.h.  Nothing is allocated while a race runs.
 */

#pragma once

#include "game.h"

typedef struct _PaddockMatch PaddockMatch;

/* SETUP must be sealed.  EVENTS, here and below, may be NULL. */
PaddockMatch *paddock_match_new (PaddockSetup *setup, guint64 race, PaddockEvents *events);
PaddockMatch *paddock_match_copy (const PaddockMatch *self);
void paddock_match_free (PaddockMatch *self);

/* Start another race of the same setup, the second with faces forced before its first die, or take over
 * another match's state. */
void paddock_match_restart (PaddockMatch *self, guint64 race, PaddockEvents *events);
gboolean paddock_match_restart_forced (PaddockMatch *self,
                                       guint64 race,
                                       const int *faces,
                                       guint n_faces,
                                       PaddockEvents *events); /* FALSE: too many faces */
void paddock_match_assign (PaddockMatch *self, const PaddockMatch *other);

PaddockSetup *paddock_match_get_setup (const PaddockMatch *self);
const PaddockTable *paddock_match_get_table (const PaddockMatch *self);
const PaddockState *paddock_match_get_state (const PaddockMatch *self);
gsize paddock_match_get_state_size (const PaddockMatch *self); /* a multiple of 8 */
void paddock_match_set_state (PaddockMatch *self,
                              gconstpointer state); /* a snapshot of this setup */

const PaddockDecision *paddock_match_get_decision (const PaddockMatch *self); /* NULL when over */
void paddock_match_choose (PaddockMatch *self, guint choice, PaddockEvents *events);

/* Keys. */
char *paddock_match_dup_key (const PaddockMatch *self, guint choice);
char *paddock_match_dup_label (const PaddockMatch *self, guint choice);
int paddock_match_find_choice (const PaddockMatch *self, const char *key); /* or -1 */

/* What the next dice show; FALSE: the queue is full. */
gboolean paddock_match_force (PaddockMatch *self, const int *faces, guint n);

/* A copy that SEAT may think on: other dice, hidden cards dealt anew.  Same SALT, same fork. */
void paddock_match_fork (PaddockMatch *self, const PaddockMatch *real, guint seat, guint64 salt);

/* What certainly follows from a choice: its events, as the one who is asked may see them, up to the
 * first that chance decides. */
void paddock_match_preview (const PaddockMatch *self, guint choice, PaddockEvents *events);

/* Of the position, field by field in the order of the game's facts; equal on every machine.  The
 * streams of chance, forced faces and the number of decisions are no part of it. */
guint64 paddock_match_hash (const PaddockMatch *self);

/* Facts as text.  ELEMENT as in fact.h, NULL or "" for the race.  An expectation that does not hold is
 * PADDOCK_RULES_ERROR_DIFFERENCE, one that makes no sense PADDOCK_RULES_ERROR_FACT. */
char *paddock_match_dup_fact (const PaddockMatch *self,
                              const char *element,
                              const char *name,
                              GError **error);
gboolean paddock_match_expect_fact (const PaddockMatch *self,
                                    const char *element,
                                    const char *name,
                                    const char *text,
                                    GError **error);
gboolean paddock_match_set_fact (PaddockMatch *self,
                                 const char *element,
                                 const char *name,
                                 const char *text,
                                 GError **error);
gboolean paddock_match_settle (PaddockMatch *self, GError **error); /* after the last set_fact */

/* The position: every fact one a line, those that SEAT may not see as "?"; PADDOCK_EVERYBODY sees all. */
char *paddock_match_dump (const PaddockMatch *self, guint seat);

/* An event in words, as SEAT may read it; NULL if there is nothing to read. */
char *paddock_match_describe (const PaddockMatch *self, const PaddockEvent *event, guint seat);

gboolean paddock_match_check (const PaddockMatch *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockMatch, paddock_match_free)

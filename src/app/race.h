/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRace: a race on the screen: its session, the clock that plays it, and who looks at it.
 *
 * The one GObject around a PaddockSession.  Everything that is done to the race goes through here, and what people
 * decide is told to the document at once, so that saving, closing and recovery are those of any document.  What
 * drivers decide is told when they pause.  Moving through time changes no document.
 *
 * The document stays the truth: if it changes by other hands (a form, undo of a step, the file), the session is made
 * anew from it.
 *
 * Signals:
 *   moved (int steps)   another moment or another race; 1: what was chosen there has just happened, and can be shown
 *   changed ()          who drives, whether it plays or thinks, who looks, lines, remarks
 *   focused ()          another choice is looked at
 */

#pragma once

#include "document-file.h"
#include "odds.h"
#include "session.h"

#define PADDOCK_TYPE_RACE (paddock_race_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRace, paddock_race, PADDOCK, RACE, GObject)

#define PADDOCK_NO_CHOICE G_MAXUINT

/* FILE has been read and holds a playtest. */
PaddockRace *paddock_race_new (PaddockDocumentFile *file);
/* It is not shown any more: the clock stops. */
void paddock_race_stop (PaddockRace *self);

PaddockDocumentFile *paddock_race_get_file (PaddockRace *self);
const GError *paddock_race_get_error (PaddockRace *self); /* NULL: there is a race */

/* All that follows, up to the clock, needs a race. */
PaddockSession *paddock_race_get_session (PaddockRace *self);
const PaddockMatch *paddock_race_get_match (PaddockRace *self);
const PaddockSetup *paddock_race_get_setup (PaddockRace *self);
const PaddockDecision *paddock_race_get_decision (PaddockRace *self); /* NULL: it is over */
guint paddock_race_get_colour (PaddockRace *self, guint seat);
gboolean paddock_race_is_person (PaddockRace *self, guint seat);
guint paddock_race_count_persons (PaddockRace *self);

/* What happened when MOMENT was left; -1: the start. */
const PaddockEvent *paddock_race_get_events (PaddockRace *self, int moment, guint *n);

/* --- Who looks --- */

/* A seat, PADDOCK_EVERYBODY if no person races, PADDOCK_ONLOOKER if nobody should see what is secret. */
guint paddock_race_get_viewer (PaddockRace *self);
/* Whether they may see the pending decision with its answers; there is one. */
gboolean paddock_race_shows_decision (PaddockRace *self);
/* Decisions up to the moment and in all, as they may count them: how many a secret took is part of it. */
void paddock_race_count_seen (PaddockRace *self, guint *moment, guint *n);
/* The seat that must say that it alone looks before it is shown what it is asked; PADDOCK_NOBODY: none. */
guint paddock_race_get_curtain (PaddockRace *self);
void paddock_race_lift_curtain (PaddockRace *self);

/* --- What is done --- */

void paddock_race_choose (PaddockRace *self, guint choice);
void paddock_race_travel (PaddockRace *self, guint moment);
void paddock_race_switch_line (PaddockRace *self, guint line);
gboolean paddock_race_force (PaddockRace *self, const int *faces, guint n);
void paddock_race_set_driver (PaddockRace *self, guint seat, PaddockDriverSpec spec);

/* Back to what a person decided last, and forward to what one decided next; without persons, decision by decision.
 * Steps that are not decisions (a line deleted, a position changed) are undone in between. */
const char *paddock_race_get_undo_label (PaddockRace *self); /* NULL: there is nothing to undo */
const char *paddock_race_get_redo_label (PaddockRace *self);
void paddock_race_undo (PaddockRace *self);
void paddock_race_redo (PaddockRace *self);

/* An edit of the document that is no decision: begins with all that the session knows. */
typedef void (*PaddockRaceEdit) (PaddockSession *session, gpointer data);
void paddock_race_edit (PaddockRace *self, const char *label, PaddockRaceEdit edit, gpointer data);
/* Another document takes its place, as a step. */
void paddock_race_replace (PaddockRace *self, const char *label, const PaddockDocument *document);
/* The same, with a position that somebody has set up by hand. */
void paddock_race_replace_by_hand (PaddockRace *self, const PaddockDocument *document);

/* Tells the document what it does not know yet; WITH_MOMENT also where we are. */
void paddock_race_flush (PaddockRace *self, gboolean with_moment);

/* Whether people did something to it that is not saved: they answered, typed dice, wrote a remark ...  Drivers that only
 * ran make no work: they would do the same again. */
gboolean paddock_race_has_work (PaddockRace *self);

/* Something else about it has changed that the window shows. */
void paddock_race_touch (PaddockRace *self);

/* --- The choice that is looked at --- */

guint paddock_race_get_focus (PaddockRace *self); /* or PADDOCK_NO_CHOICE */
void paddock_race_set_focus (PaddockRace *self, guint choice);
/* What may follow from it; NULL: that is still being counted, and "focused" tells when it is done. */
const PaddockOdds *paddock_race_get_odds (PaddockRace *self);

/* --- The clock (race-clock.c) --- */

gboolean paddock_race_is_playing (PaddockRace *self);
gboolean paddock_race_is_thinking (PaddockRace *self);
void paddock_race_play (PaddockRace *self);
void paddock_race_pause (PaddockRace *self);
void paddock_race_step (PaddockRace *self); /* one decision: what was recorded, or the driver's */

double paddock_race_get_speed (PaddockRace *self); /* 1 is normal; 0: at once */
void paddock_race_set_speed (PaddockRace *self, double speed);

/* The clock waits as long as something is being shown. */
void paddock_race_hold (PaddockRace *self);
void paddock_race_release (PaddockRace *self);

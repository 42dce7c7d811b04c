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
#include "sight.h"

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

/* The race as those who look may see it, at its moment; moments are counted so everywhere here.  The race as it is stays
 * inside (race-private.h): whoever shows something shows what is here.  Good until the race moves. */
const PaddockSight *paddock_race_get_sight (PaddockRace *self);
/* Whether words about it name places, as on a board that shows no coordinates, or give their coordinates. */
void paddock_race_set_names_places (PaddockRace *self, gboolean names_places);
const PaddockMatch *paddock_race_get_match (PaddockRace *self);
const PaddockSetup *paddock_race_get_setup (PaddockRace *self);
const PaddockDecision *paddock_race_get_decision (PaddockRace *self); /* NULL: it is over */
guint paddock_race_get_colour (PaddockRace *self, guint seat);
/* Of the seat's piece that acts; where several could, of the seat as a whole. */
PaddockSign paddock_race_get_sign (PaddockRace *self, guint seat);
gboolean paddock_race_is_person (PaddockRace *self, guint seat);
guint paddock_race_count_persons (PaddockRace *self);
/* What the next dice show because somebody said so at this moment; returns how many. */
guint paddock_race_get_forced (PaddockRace *self, int faces[PADDOCK_MAX_FORCED]);

/* --- Who looks --- */

/* A seat, PADDOCK_EVERYBODY if no person races, PADDOCK_ONLOOKER if nobody should see what is secret. */
guint paddock_race_get_viewer (PaddockRace *self);
/* Whether they may see the pending decision with its answers; there is one. */
gboolean paddock_race_shows_decision (PaddockRace *self);
/* The seat that must say that it alone looks before it is shown what it is asked; PADDOCK_NOBODY: none. */
guint paddock_race_get_curtain (PaddockRace *self);
void paddock_race_lift_curtain (PaddockRace *self);

/* --- What is done --- */

void paddock_race_choose (PaddockRace *self, guint choice);
void paddock_race_travel (PaddockRace *self, guint moment);
void paddock_race_switch_line (PaddockRace *self, guint line);
gboolean paddock_race_force (PaddockRace *self, const int *faces, guint n);
PaddockDriverSpec paddock_race_get_driver (PaddockRace *self, guint seat);
void paddock_race_set_driver (PaddockRace *self, guint seat, PaddockDriverSpec spec);
/* Who thinks about the pending decision: the driver that is asked, or the best one in place of a person. */
PaddockDriver *paddock_race_dup_adviser (PaddockRace *self);

/* Back to what a person decided last, and forward to what one decided next; without persons, decision by decision.
 * Steps that are not decisions (a line deleted, a position changed) are undone in between. */
const char *paddock_race_get_undo_label (PaddockRace *self); /* NULL: there is nothing to undo */
const char *paddock_race_get_redo_label (PaddockRace *self);
void paddock_race_undo (PaddockRace *self);
void paddock_race_redo (PaddockRace *self);

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
/* The one that is looked at while nobody points at another, and that Enter gives; until the race moves. */
guint paddock_race_get_rest (PaddockRace *self);
void paddock_race_set_rest (PaddockRace *self, guint choice);
void paddock_race_set_focus (PaddockRace *self, guint choice);
/* What may follow from it; NULL: that is still being counted, and "focused" tells when it is done. */
const PaddockOdds *paddock_race_get_odds (PaddockRace *self);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockRaceView: what a page shows of a playtest: the race on its board, what is asked, dashboards, log and timeline.
 */

#pragma once

#include "document-bin.h"
#include "race.h"

#define PADDOCK_TYPE_RACE_VIEW (paddock_race_view_get_type ())
G_DECLARE_FINAL_TYPE (PaddockRaceView, paddock_race_view, PADDOCK, RACE_VIEW, PaddockDocumentBin)

PaddockRace *paddock_race_view_get_race (PaddockRaceView *self);

/* The track that is raced on, and what stands on it now (the caller frees it); NULL: there is no race. */
PaddockDocument *paddock_race_view_get_track (PaddockRaceView *self);
PaddockScene *paddock_race_view_create_standing (PaddockRaceView *self);

/* The drawing that it was started from; NULL: none, or it is not open any more.  Setting it says that the race is on that
 * drawing as it is now. */
PaddockDocumentFile *paddock_race_view_get_origin (PaddockRaceView *self);
void paddock_race_view_set_origin (PaddockRaceView *self, PaddockDocumentFile *origin);

/* Ends what is being shown, if anything is. */
gboolean paddock_race_view_skip (PaddockRaceView *self);

/* Begins a remark on this moment, at a place or at PADDOCK_NOWHERE. */
void paddock_race_view_add_remark (PaddockRaceView *self, PaddockPlace place);
/* To the next bookmark or remark, or to the one before; FALSE: there is none. */
gboolean paddock_race_view_step_moments (PaddockRaceView *self, int step);
void paddock_race_view_show_lines (PaddockRaceView *self);
/* Goes to the end; FALSE: the line in hand is not over. */
gboolean paddock_race_view_show_result (PaddockRaceView *self);

/* --- Positions set up by hand (race-view-arrange.c) --- */

/* Begins with where the race stands, on TRACK if that is not NULL. */
gboolean
paddock_race_view_begin_arrangement (PaddockRaceView *self, PaddockDocument *track, GError **error);
void paddock_race_view_end_arrangement (PaddockRaceView *self);
gboolean paddock_race_view_is_arranging (PaddockRaceView *self);
gboolean paddock_race_view_has_arranged (PaddockRaceView *self); /* and something was changed */

/* The race that begins with what was set up, and whether it takes the place of this one: it does if nothing has happened
 * here yet, or if this one goes on on a changed track.  NULL: something still speaks against it. */
PaddockDocument *
paddock_race_view_dup_arranged (PaddockRaceView *self, gboolean *replaces, GError **error);
void paddock_race_view_turn_piece (PaddockRaceView *self, int step);
void paddock_race_view_take_piece_off (PaddockRaceView *self);

/* Brings the race onto its drawing as that is now: it goes on there, or what conflicts is shown.  FALSE: nothing had
 * changed; the error says why it cannot be raced on at all. */
gboolean paddock_race_view_follow_origin (PaddockRaceView *self, GError **error);

/* Undo and redo of the race, or of what is set up; NULL: there is nothing. */
const char *paddock_race_view_get_undo_label (PaddockRaceView *self);
const char *paddock_race_view_get_redo_label (PaddockRaceView *self);
void paddock_race_view_undo (PaddockRaceView *self);
void paddock_race_view_redo (PaddockRaceView *self);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sessions for tests: on the tracks that ship, and as bytes of a file.
 */

#pragma once

#include "race-plan.h"
#include "session.h"

/* A plan on a track that ships, "tracks/harbour-loop.track.xml", with these drivers: "person racer". */
PaddockDocument *play_plan_new (const char *track, const char *drivers, int seed);
PaddockSession *play_session_new (const char *track, const char *drivers, int seed);
/* The race of a playtest below tests/scenarios/GAME; NAME is without its ending. */
PaddockSession *play_session_scenario (const char *game, const char *name);
PaddockSession *play_session_open (PaddockDocument *playtest);
/* Every playtest below tests/scenarios/GAME that makes a race; returns how many. */
typedef void (*PlaySessionFunc) (PaddockSession *session, const char *playtest, gpointer data);
guint play_each_session (const char *game, PlaySessionFunc look, gpointer data);
/* Every question of every playtest below tests/scenarios/GAME that makes a race; returns how many. */
typedef void (*PlayQuestionFunc) (const PaddockMatch *match, const char *playtest, gpointer data);
guint play_each_question (const char *game, PlayQuestionFunc look, gpointer data);

/* What a file of it holds, and the session again from that. */
char *play_session_dup_bytes (const PaddockSession *session);
PaddockSession *play_session_reopen (const PaddockSession *session);

/* Chooses N times, spread over the choices by SALT; stops when the race is over. */
void play_session_wander (PaddockSession *session, guint n, guint salt);

/* Makes another choice than the one that was made at this moment. */
void play_session_choose_other (PaddockSession *session);

/* The whole state as text, dice and hidden things included. */
char *play_session_dump (const PaddockSession *session);

/* All facts that differ, by name, and no other: "red at: 0,0 > 1,0, red moved: 0 > 1"; "-" stands for what is not there,
 * and zeros at the end of a list are left out. */
char *play_changes_dup (const PaddockMatch *before, const PaddockMatch *after);

/* A whole dashboard as VIEWER sees it, a line for each gauge: its label, kind, fact and clause, then its parts, each with its
 * number, marks, how many, how wide, and words: "Hand cards - FRO-CRD-01: 0r!x2(Whip)". */
char *play_dashboard_dup (const PaddockMatch *match, guint of, guint viewer);

/* All pieces, a line each: kind, id, seat, sign, heading, places, how many, cost, gain, type and label. */
char *play_pieces_dup (const PaddockMatch *match, guint viewer);

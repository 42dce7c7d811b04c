/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A race plan: the setup of a race as people edit it, which is a playtest that nothing has happened in yet.
 *
 * Who sits where, what they drive, the rules they play by and the seed; on which track, whole, as it was on the
 * canvas.  Whether it can be raced is for paddock_playtest_dup_setup() to say.
 */

#pragma once

#include "playtest-run.h"

/* The game that a track is for.  NULL: it cannot be raced, and the error is the reason, as a sentence. */
const PaddockGame *paddock_plan_find_game (const PaddockDocument *track,
                                           const PaddockGame *const *games,
                                           GError **error);

/* A person and as many racers as suit the track and find room on it, up to four in all, in vehicles that suit it: LOAD
 * brings what the game names (NULL: all have the standard one). */
PaddockDocument *paddock_plan_new (PaddockDocument *track,
                                   const PaddockGame *const *games,
                                   PaddockLoadFunc load,
                                   int seed,
                                   GError **error);

/* The plan of a race that may have been driven: the same setup from the start, on TRACK if it is not NULL. */
PaddockDocument *
paddock_plan_again (const PaddockDocument *playtest, PaddockDocument *track, int seed);

/* The same on a track that may have changed since, or be another: with as many seats as before, or as suit it if the number
 * was that which suited the old track, and never more than it has room for.  NULL: it is for another game. */
PaddockDocument *paddock_plan_move (const PaddockDocument *playtest,
                                    PaddockDocument *track,
                                    const PaddockGame *const *games,
                                    PaddockLoadFunc load,
                                    int seed);

/* Fewer seats until there is room for all; if there never is, as many as before. */
void paddock_plan_fit_seats (PaddockPlaytest *plan, const PaddockGame *game);

/* As many seats as this: those that are new have a colour that nobody has, and are called after it in the language of the
 * program; the last ones go. */
void paddock_plan_set_n_seats (PaddockPlaytest *plan, guint n);

/* Gives the seats from FIRST on the vehicles of the game's line-up that nobody has yet. */
void paddock_plan_suggest_vehicles (PaddockPlaytest *plan,
                                    const PaddockGame *game,
                                    guint first,
                                    PaddockLoadFunc load);

/* Whole, whatever file it came from. */
void paddock_plan_set_track (PaddockPlaytest *plan, PaddockDocument *track);

/* One lap of the first seat alone, with a driver; on tracks without laps, as far as a race goes. */
PaddockDocument *paddock_plan_alone (const PaddockDocument *playtest,
                                     const PaddockGame *const *games);

/* The same race with a driver in the seat of each person. */
PaddockDocument *paddock_plan_without_people (const PaddockDocument *playtest);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What tests of the core share: sealed setups of the two test games, and random walks through races.
 */

#pragma once

#include "highcard.h"
#include "journal.h"
#include "maedn.h"

extern const PaddockGame *const walks_games[]; /* both test games, NULL-terminated */

/* Seats are red, blue, green and yellow. */
PaddockSetup *walks_setup_new (const PaddockGame *game, guint n_seats, guint64 seed);

/* Picks one of the pending choices. */
guint walks_pick (const PaddockMatch *match, PaddockStream *stream);

/* A race played to its end, or to MAX decisions. */
PaddockJournal *walks_race_new (PaddockSetup *setup, guint64 race, guint max);

/* Every fact of the position reads back as it is written, so that any state can be saved. */
void walks_assert_facts (const PaddockMatch *match);

PaddockStream walks_stream (guint64 number);

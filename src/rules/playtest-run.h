/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A playtest carried out, and a journal written down as one.
 *
 * Running builds the setup, brings about the position and follows the script step by step, up to the
 * first difference.  Without a position the faces that a script forces before anything else stand before
 * the first die of the start.  What must always hold in a game is checked after every choice.
 *
 * Knows no files: whoever has them hands down how to read a document that is given by reference.
 */

#pragma once

#include "games.h"
#include "journal.h"
#include "playtest.h"

typedef PaddockDocument *(*PaddockLoadFunc) (const char *file, gpointer data, GError **error);

typedef enum {
  PADDOCK_PLAYTEST_PASSED,
  PADDOCK_PLAYTEST_DIFFERENT, /* something else was expected */
  PADDOCK_PLAYTEST_BROKEN,    /* it makes no sense: no such game, option, fact, position ... */
} PaddockPlaytestVerdict;

typedef struct {
  PaddockPlaytestVerdict verdict;
  guint step;    /* of the script, from 1, where it stopped; 0: before the first */
  char *message; /* what was expected and what was found, or what is wrong; NULL: passed */
  char *note;    /* the file was made under other rules; or NULL */
  PaddockJournal *journal; /* as far as it came; NULL if no race could be set up */
} PaddockPlaytestRun;

/* LOAD may be NULL if every document stands inside. */
PaddockPlaytestRun *paddock_playtest_run (const PaddockPlaytest *playtest,
                                          const PaddockGame *const *games,
                                          PaddockLoadFunc load,
                                          gpointer data);
void paddock_playtest_run_free (PaddockPlaytestRun *self);

/* The sealed setup alone. */
PaddockSetup *paddock_playtest_dup_setup (const PaddockPlaytest *playtest,
                                          const PaddockGame *const *games,
                                          PaddockLoadFunc load,
                                          gpointer data,
                                          GError **error);

/* The other way: all that was chosen in JOURNAL, undone choices left out, and the hash of where it stands.
 * BASE, if given, is the playtest that the journal came from: its title, references, remarks and
 * expectations are kept as far as its choices agree. */
PaddockDocument *paddock_playtest_record (const PaddockJournal *journal,
                                          const PaddockPlaytest *base);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockPlaytestRun, paddock_playtest_run_free)

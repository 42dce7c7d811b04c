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
  guint step;
  int file_line;
  char *message;
} PaddockDifference;

typedef struct {
  PaddockPlaytestVerdict verdict;
  guint step;      /* of the script, from 1, that differs; 0: none of them */
  int file_line;   /* ... and its line, or that of a given fact; 0: it came from no file */
  char *message;   /* what was expected and what was found, or what is wrong; NULL: passed */
  GArray *further; /* of PaddockDifference: the others, if all are wanted */
  char *note;      /* the file was made under other rules; or NULL */
  PaddockJournal *journal; /* as far as it came; NULL if no race could be set up */
} PaddockPlaytestRun;

/* LOAD may be NULL if every document stands inside. */
PaddockPlaytestRun *paddock_playtest_run (const PaddockPlaytest *playtest,
                                          const PaddockGame *const *games,
                                          PaddockLoadFunc load,
                                          gpointer data);

/* The same past expectations that do not hold, to the first choice that cannot be made: all differences. */
PaddockPlaytestRun *paddock_playtest_run_all (const PaddockPlaytest *playtest,
                                              const PaddockGame *const *games,
                                              PaddockLoadFunc load,
                                              gpointer data);

/* The same for those who want to go on with the race: past expectations that do not hold, to the first choice that
 * cannot be made.  SETUP is the playtest's, and is shared; the first difference is told. */
PaddockPlaytestRun *paddock_playtest_follow (const PaddockPlaytest *playtest, PaddockSetup *setup);
void paddock_playtest_run_free (PaddockPlaytestRun *self);

/* The sealed setup alone. */
PaddockSetup *paddock_playtest_dup_setup (const PaddockPlaytest *playtest,
                                          const PaddockGame *const *games,
                                          PaddockLoadFunc load,
                                          gpointer data,
                                          GError **error);

/* Lines by number: 0 is the main one, i the i-th of the others. */
int paddock_playtest_find_line (const PaddockPlaytest *playtest, const char *id); /* or -1 */
const PaddockList *paddock_playtest_get_script (const PaddockPlaytest *playtest, guint line);
PaddockList **paddock_playtest_edit_script (PaddockPlaytest *playtest, guint line);

/* A line as a playtest of its own, from the start, without the others; NULL and why, if it leads nowhere. */
PaddockDocument *
paddock_playtest_dup_line (const PaddockPlaytest *playtest, guint line, GError **error);

/* The other way: all that was chosen in JOURNAL, undone choices left out, and the hash of where it stands.
 * BASE, if given, is the playtest that the journal came from: its title, references, remarks and
 * expectations are kept as far as its choices agree. */
PaddockDocument *paddock_playtest_record (const PaddockJournal *journal,
                                          const PaddockPlaytest *base);

/* The same step by step, for a script that grows with the journal: a choice that is about to be made, with what was
 * forced before it; and, once, what belongs to its end, with nothing undone. */
void
paddock_playtest_record_choice (const PaddockJournal *journal, guint choice, PaddockList **script);
void paddock_playtest_record_end (const PaddockJournal *journal, PaddockList **script);

/* Every fact of a state that can be set: a position to begin in. */
void paddock_playtest_record_position (const PaddockMatch *match, PaddockList **position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PaddockPlaytestRun, paddock_playtest_run_free)

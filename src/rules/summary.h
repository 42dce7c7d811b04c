/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player's summary of a game: one page with its turn order, what can happen and the rules that can be changed, each
 * with its clauses.  Made from the game's tables and shown by the manual, the command line and as PDF.
 */

#pragma once

#include "game.h"

typedef enum {
  PADDOCK_SUMMARY_HEADING,
  PADDOCK_SUMMARY_AID,
  PADDOCK_SUMMARY_OPTION,
} PaddockSummaryKind;

/* In the language of the program (language.h). */
typedef struct {
  PaddockSummaryKind kind;
  char *title;
  char *text;            /* "" for a heading */
  char *questions;       /* those that come with it, or "" */
  const char *clauses;   /* ids, with spaces between, or "" */
  const PaddockAid *aid; /* NULL: none */
} PaddockSummaryRow;

/* Of PaddockSummaryRow.  With a race's SETUP it lists the rules in which the race differs from the usual ones; with NULL
 * all that can be changed. */
GArray *paddock_summary_list (const PaddockGame *game, const PaddockSetup *setup);
char *paddock_summary_dup_title (const PaddockGame *game);

/* Where AID stands; -1: nowhere. */
int paddock_summary_find (const GArray *rows, const PaddockAid *aid);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAsk: one kind of decision of a game in words.  A game has a table of them, by kind.
 */

#pragma once

#include "decision.h"
#include "fact.h"

typedef void (*PaddockChoiceFormat) (const PaddockTable *table,
                                     const PaddockDecision *decision,
                                     const PaddockChoice *choice,
                                     GString *text);

typedef struct {
  const char *name;          /* in files, kebab-case */
  const char *text;          /* for people, marked for translation */
  PaddockChoiceFormat key;   /* of an answer: stable, without spaces, unique in its list */
  PaddockChoiceFormat label; /* ... and its words for people */
} PaddockAsk;

/* "place:3,-1", and "Start on 3,-1": wherever pieces are put on the board before a race. */
void paddock_key_place (const PaddockTable *table,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice,
                        GString *text);
void paddock_label_place (const PaddockTable *table,
                          const PaddockDecision *decision,
                          const PaddockChoice *choice,
                          GString *text);

/* "NAME:ID", NAME that of the question. */
void paddock_key_number (const PaddockTable *table,
                         const PaddockDecision *decision,
                         const PaddockChoice *choice,
                         GString *text);

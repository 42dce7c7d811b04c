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

/* What an answer does: it carries the race on, or adds something to an answer that is still to come. */
typedef enum {
  PADDOCK_ANSWER_COMMITS,
  PADDOCK_ANSWER_ADDS,
} PaddockAnswerRole;

/* Answers of one question that belong together, as people are shown them. */
typedef struct {
  const char *heading; /* marked for translation; NULL in the row after the last */
  PaddockAnswerRole role;
} PaddockAnswerGroup;

/* The index of a choice's group in the question's table; and of the choice that is meant unless something else is said. */
typedef guint (*PaddockGroupFunc) (const PaddockTable *table,
                                   const PaddockDecision *decision,
                                   const PaddockChoice *choice);
/* The number that people know an answer by, such as that of a grid place. */
typedef guint (*PaddockNumberFunc) (const PaddockTable *table,
                                    const PaddockDecision *decision,
                                    const PaddockChoice *choice);
typedef guint (*PaddockPreferFunc) (const PaddockTable *table, const PaddockDecision *decision);

typedef struct {
  const char *name;          /* in files, kebab-case */
  const char *text;          /* for people, marked for translation */
  PaddockChoiceFormat key;   /* of an answer: stable, without spaces, unique in its list */
  PaddockChoiceFormat label; /* ... and its words for people */
  const char
    *keys; /* all that `key` can write, with spaces between; capitals are PaddockKeyWords */
  gboolean is_of_clock; /* a clock answers it; see PaddockClockAnswer */
  gboolean
    is_sequel; /* of what the player has begun: a look ahead goes on with what is preferred */
  const PaddockAnswerGroup *groups; /* in the order of the screen; NULL: one, which commits */
  PaddockGroupFunc group;           /* NULL: all are in the first */
  PaddockNumberFunc number;         /* NULL: where it stands on the screen, from 1 */
  PaddockPreferFunc prefer;         /* NULL: the first answer of the first group */
} PaddockAsk;

/* The ids of choices where a race asks whether its time is up (PaddockGame.time).  The first choice is what a race without
 * a clock takes: one on the command line, of computers alone, or in a driver's head. */
typedef enum {
  PADDOCK_CLOCK_LEFT,
  PADDOCK_CLOCK_UP,
  PADDOCK_N_CLOCK_ANSWERS,
} PaddockClockAnswer;

/* A part of keys that depends on the race: "PLACE", and what it stands for. */
typedef struct {
  const char *name;
  const char *help; /* marked for translation */
} PaddockKeyWord;

/* "place:3,-1": wherever pieces are put on the board before a race. */
void paddock_key_place (const PaddockTable *table,
                        const PaddockDecision *decision,
                        const PaddockChoice *choice,
                        GString *text);

/* "NAME:ID", NAME that of the question. */
void paddock_key_number (const PaddockTable *table,
                         const PaddockDecision *decision,
                         const PaddockChoice *choice,
                         GString *text);

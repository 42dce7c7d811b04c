/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockAnswers: the choices of a decision as people are shown them: in groups, each with a number, and
 * with the one that is meant if somebody just goes on.
 *
 * Only for people: files and drivers know choices by their keys and their place in the decision.
 */

#pragma once

#include "match.h"

#define PADDOCK_MAX_ANSWER_GROUPS 6

/* Answers FIRST to FIRST + N - 1, in the order of the screen. */
typedef struct {
  const PaddockAnswerGroup *group;
  guint first, n;
} PaddockAnswerRun;

typedef struct {
  guint n;
  guint8 choices[PADDOCK_MAX_CHOICES]; /* in the order of the screen */
  guint8 numbers[PADDOCK_MAX_CHOICES]; /* where each choice stands there, from 0 */
  guint8 keys[PADDOCK_MAX_CHOICES]; /* the number of each, as it is shown and pressed: its own, or
                                          where it stands */
  guint n_runs;
  PaddockAnswerRun runs[PADDOCK_MAX_ANSWER_GROUPS]; /* groups that have answers */
  guint standard;                                   /* a choice */
} PaddockAnswers;

/* N is 0 if the race is over. */
void paddock_match_sort_answers (const PaddockMatch *self, PaddockAnswers *answers);

/* Where the answer with the number KEY stands; -1: none has it. */
int paddock_answers_find (const PaddockAnswers *self, guint key);

/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockGuide: the steps in which a kind of document is made, with what is done and what is left of each.
 *
 * A guide is a table: for each step its title, one or two sentences, the cells of the sheet that belong to it, the checks
 * whose findings belong to it, and a function that lists what else is left.  Which kinds have one is a table too (guide.c).
 * Errors and warnings are left to do until they are repaired or accepted; hints never are.
 */

#pragma once

#include "check.h"
#include "document.h"

/* Something that is left to do, and where: at a finding, or else at a cell. */
typedef struct {
  const char *message; /* a marked sentence in which {1} is the number; NULL: that of the finding */
  int number;
  const PaddockFinding *finding; /* or NULL */
  char *cell;                    /* its address; or NULL */
} PaddockGuideTask;

typedef struct {
  const char *id;
  const char *title;
  const char *text;
  const char *clause;
  const char *first; /* the address of the cell that it begins with; NULL: none */
  const char *const
    *cells; /* addresses without what is in brackets: "speeds/speed/move"; NULL-terminated */
  const char *const *
    checks; /* ids, NULL-terminated; NULL: it looks over the others, and has the checks of none of them */
  /* Calls paddock_guide_leave() for what no check says; NULL: nothing. */
  void (*list_left) (gconstpointer record, GPtrArray *tasks);
} PaddockGuideStep;

typedef struct {
  const PaddockDocumentKind *kind;
  const PaddockGuideStep *steps;
  guint n_steps;
} PaddockGuide;

const PaddockGuide *paddock_guide_find (const PaddockDocumentKind *kind); /* NULL: it has none */

/* Which step a cell belongs to, and which one a check; -1: none. */
int paddock_guide_find_step (const PaddockGuide *self, const char *address);
int paddock_guide_find_step_of_check (const PaddockGuide *self, const PaddockCheck *check);

/* What is left of a step, of PaddockGuideTask; empty: it is done.  FINDINGS, which the tasks borrow from, are those of
 * DOCUMENT; NULL: they are not known yet. */
GPtrArray *paddock_guide_list_left (const PaddockGuide *self,
                                    guint step,
                                    const PaddockDocument *document,
                                    const GPtrArray *findings);

/* The sentence; TRANSLATE may be NULL.  The caller frees it. */
char *paddock_guide_task_dup_text (const PaddockGuideTask *self,
                                   const char *(*translate) (const char *text));

/* For the functions of steps: something that is left, to be done at a cell. */
void paddock_guide_leave (GPtrArray *tasks, const char *message, int number, const char *cell, ...)
  G_GNUC_PRINTF (4, 5);

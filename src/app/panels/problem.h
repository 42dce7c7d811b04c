/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockProblem: one finding of a check, as lists and marks show it.
 */

#pragma once

#include <gio/gio.h>

#include "check.h"
#include "selection.h"

#define PADDOCK_TYPE_PROBLEM (paddock_problem_get_type ())
G_DECLARE_FINAL_TYPE (PaddockProblem, paddock_problem, PADDOCK, PROBLEM, GObject)

/* What a list of problems can leave out: the severities, and what is accepted, whatever its severity. */
typedef enum {
  PADDOCK_PROBLEM_ERROR = PADDOCK_SEVERITY_ERROR,
  PADDOCK_PROBLEM_WARNING = PADDOCK_SEVERITY_WARNING,
  PADDOCK_PROBLEM_HINT = PADDOCK_SEVERITY_HINT,
  PADDOCK_PROBLEM_ACCEPTED,
  PADDOCK_N_PROBLEM_GROUPS,
} PaddockProblemGroup;

PaddockProblemGroup paddock_finding_get_group (const PaddockFinding *finding);
const char *paddock_problem_group_get_icon_name (PaddockProblemGroup group);
const char *paddock_problem_group_get_label (PaddockProblemGroup group); /* "Errors", translated */

PaddockProblem *paddock_problem_new (GPtrArray *findings, guint i);

const PaddockFinding *paddock_problem_get_finding (PaddockProblem *self);
char *paddock_finding_dup_translated (const PaddockFinding *finding); /* its message */
char *paddock_finding_dup_translated_place (const PaddockFinding *finding);
/* A few lines: what is wrong, why that matters, by which rule, and how it can be repaired. */
char *paddock_finding_dup_explanation (const PaddockFinding *finding);
/* Whether two looks at a document found the same. */
gboolean paddock_problem_equal (PaddockProblem *a, PaddockProblem *b);
/* The worst first, what is accepted last. */
int paddock_problem_compare (gconstpointer a, gconstpointer b, gpointer data);

/* What the problem is about, in the document that it was found in: a thing, or else hexes. */
void paddock_problem_select (PaddockProblem *self,
                             const PaddockDocument *document,
                             PaddockSelection *selection);

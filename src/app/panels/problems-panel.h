/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockProblemsPanel: what the checks found, the worst first, and what can be done about it.
 *
 * One problem is in hand.  Taking it in hand selects what it is about and emits "shown" with it, so that
 * the canvas can go there.  Repairs are one step of the history each; they are made only while the
 * findings are those of the current version.  "changed": the problem in hand, or what can be done, is
 * another.
 */

#pragma once

#include <adwaita.h>

#include "checker.h"
#include "editor.h"
#include "problem.h"

#define PADDOCK_TYPE_PROBLEMS_PANEL (paddock_problems_panel_get_type ())
G_DECLARE_FINAL_TYPE (PaddockProblemsPanel, paddock_problems_panel, PADDOCK, PROBLEMS_PANEL, AdwBin)

void paddock_problems_panel_set_editor (PaddockProblemsPanel *self,
                                        PaddockEditor *editor,
                                        PaddockChecker *checker);

/* How many there are, whether listed or not. */
guint paddock_problems_panel_count (PaddockProblemsPanel *self, PaddockProblemGroup group);

/* Takes the next one in hand (+1), or the one before (-1). */
void paddock_problems_panel_step (PaddockProblemsPanel *self, int step);

/* Takes one of the checker's findings in hand; FALSE: it is not listed. */
gboolean paddock_problems_panel_take (PaddockProblemsPanel *self, const PaddockFinding *finding);
/* The same, and goes to what it is about. */
gboolean paddock_problems_panel_show (PaddockProblemsPanel *self, const PaddockFinding *finding);

/* The problem in hand; NULL: none. */
PaddockProblem *paddock_problems_panel_get_problem (PaddockProblemsPanel *self);
/* Whether it can be repaired, accepted, or taken back now. */
gboolean paddock_problems_panel_can_fix (PaddockProblemsPanel *self);
gboolean paddock_problems_panel_can_accept (PaddockProblemsPanel *self);
gboolean paddock_problems_panel_can_take_back (PaddockProblemsPanel *self);

/* Each says what was done, for a toast; NULL: nothing. */
char *paddock_problems_panel_fix (PaddockProblemsPanel *self);
char *paddock_problems_panel_fix_all (PaddockProblemsPanel *self);
char *paddock_problems_panel_accept (PaddockProblemsPanel *self, const char *reason);
char *paddock_problems_panel_take_back (PaddockProblemsPanel *self);

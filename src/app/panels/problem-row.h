/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockProblemRow: a problem in a list.  While it is the one in hand, it also says why it matters and
 * shows what can be done about it, by the actions of the "problem" group.
 */

#pragma once

#include <adwaita.h>

#include "problem.h"

#define PADDOCK_TYPE_PROBLEM_ROW (paddock_problem_row_get_type ())
G_DECLARE_FINAL_TYPE (PaddockProblemRow, paddock_problem_row, PADDOCK, PROBLEM_ROW, AdwBin)

GtkWidget *paddock_problem_row_new (void);

void paddock_problem_row_set_problem (PaddockProblemRow *self, PaddockProblem *problem);
/* After the problem: what can be done about it is done elsewhere. */
void paddock_problem_row_hide_actions (PaddockProblemRow *self);
void paddock_problem_row_set_in_hand (PaddockProblemRow *self, gboolean is_in_hand);

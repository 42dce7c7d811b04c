/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PaddockProblemMarks: brings a canvas and a list of problems together: problems are marked on the
 * drawing, and the one that somebody takes in hand comes into view.  On a sheet, the problem of the cell that the keyboard is
 * on is taken in hand.
 */

#pragma once

#include "canvas.h"
#include "problems-panel.h"
#include "road-editor.h"

typedef struct _PaddockProblemMarks PaddockProblemMarks;

/* ROAD_EDITOR is NULL where there is no road. */
PaddockProblemMarks *paddock_problem_marks_new (PaddockCanvas *canvas,
                                                PaddockEditor *editor,
                                                PaddockRoadEditor *road_editor,
                                                PaddockChecker *checker,
                                                PaddockProblemsPanel *panel);
void paddock_problem_marks_free (PaddockProblemMarks *self);

/* What is wrong where the pointer is; NULL: nothing. */
char *paddock_problem_marks_dup_message (PaddockProblemMarks *self);

/* After the canvas has another document. */
void paddock_problem_marks_update (PaddockProblemMarks *self);

/* Brings what is selected on a hex track into view. */
void paddock_canvas_show_selection (PaddockCanvas *canvas, const PaddockSelection *selection);

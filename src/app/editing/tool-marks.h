/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is marked on a hex track while somebody works on it: the selection, the centre and axes of the symmetry, the
 * runway of the starting line.
 */

#pragma once

#include "scene.h"
#include "tool.h"

typedef struct {
  const PaddockHexTrack *track;
  const PaddockSelection *selection;
  const PaddockTool *tool; /* in hand; NULL: none */
  const PaddockToolSettings *settings;
} PaddockToolMarks;

/* NULL if there is nothing to mark. */
PaddockScene *paddock_tool_marks_build (const PaddockToolMarks *self);

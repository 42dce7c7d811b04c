/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tool that lays the course of a Frothy track.
 */

#include "course.h"
#include "snap.h"
#include "tool-tables.h"
#include "words.h"

static void
run_course (PaddockToolRun *run)
{
  PaddockHex from = paddock_gesture_get_first (run->gesture);
  PaddockHex to = paddock_gesture_get_last (run->gesture);

  if (!paddock_tool_may_paint (run))
    return;

  if (run->gesture->flags & PADDOCK_GESTURE_OTHER)
    paddock_course_clear (run->draft);
  else
    run->refusal =
      paddock_course_lay (run->draft, from,
                          paddock_tool_snaps (run) ? paddock_snap_to_facing (from, to) : to);
}

static const PaddockTool rows[] = {
  { "course", N_ ("Lay Course"),
    N_ ("Drag the lap line across the track to lay ranks and lanes from there; vehicles set off "
        "to the left of the drag. Right-click to remove the course."),
    "r", PADDOCK_FEATURE_COURSE, PADDOCK_TOOL_DRAGS | PADDOCK_TOOL_SNAPS, .run = run_course },
};

const PaddockToolTable paddock_course_tools = PADDOCK_TOOL_TABLE (rows);

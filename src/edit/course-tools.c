/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "course-tools.h"

#include "course.h"
#include "snap.h"
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
    N_ ("Drag the lap line across the track: ranks and lanes are laid from it on, and vehicles set "
        "off to the left of the drag; the other button takes the course off."),
    "r", 1u << PADDOCK_GAME_FROTHY, PADDOCK_TOOL_DRAGS | PADDOCK_TOOL_SNAPS, .run = run_course },
};

const PaddockToolTable paddock_course_tools = PADDOCK_TOOL_TABLE (rows);

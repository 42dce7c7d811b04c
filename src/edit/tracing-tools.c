/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tracing-tools.h"

#include <math.h>

#include "snap.h"
#include "tool-tables.h"
#include "words.h"

void
paddock_tracing_change (PaddockHexTrack *draft, const char *name, int step)
{
  const PaddockField *group = paddock_record_type_find (paddock_hex_track_kind.type, "tracing");
  const PaddockField *field = paddock_record_type_find (group->type, name);
  int *value = &PADDOCK_FIELD_MEMBER (&draft->tracing, field, int);

  *value = CLAMP (*value + step, field->min, field->max);
}

/* What is grabbed of the picture goes with the pointer, and meets a hex if it snaps. */
static void
move (PaddockToolRun *run)
{
  PaddockHexLayout layout = { (PaddockOrientation) run->track->orientation, 1, { 0, 0 } };
  PaddockPoint from = run->gesture->from;
  PaddockPoint to =
    paddock_tool_snaps (run) ? paddock_snap_to_hex (&layout, run->gesture->to) : run->gesture->to;

  if (run->gesture->to.x == from.x && run->gesture->to.y == from.y)
    return;

  paddock_tracing_change (run->draft, "x", (int) rint ((to.x - from.x) * 100));
  paddock_tracing_change (run->draft, "y", (int) rint ((to.y - from.y) * 100));
}

static void
run_tracing (PaddockToolRun *run)
{
  if (*paddock_text_get (run->track->tracing.file) == '\0') {
    run->refusal = N_ ("There is no reference picture yet. Choose one in the menu.");
  } else if (run->gesture->flags & PADDOCK_GESTURE_OTHER) {
    run->label = N_ ("Remove Reference Picture");
    paddock_text_set (&run->draft->tracing.file, "");
  } else {
    move (run);
  }
}

static const PaddockTool rows[] = {
  { "tracing", N_ ("Move Reference Picture"),
    N_ ("Drag the picture under the board by the point that belongs on a hex. Right-click to "
        "remove it."),
    "q", .flags = PADDOCK_TOOL_DRAGS | PADDOCK_TOOL_SNAPS | PADDOCK_TOOL_IS_EXACT,
    .run = run_tracing },
};

const PaddockToolTable paddock_tracing_tools = PADDOCK_TOOL_TABLE (rows);

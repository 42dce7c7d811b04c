/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clip.h"
#include "command-tables.h"
#include "selected.h"
#include "stamp-tools.h"
#include "words.h"

#define DUPLICATE_DIRECTION 5 /* where a duplicate lies of what it was made from */

/* Moves what is selected; the motion's centre is its pivot. */
static void
move (PaddockToolRun *run, PaddockMotion motion)
{
  if (paddock_selection_get_pivot (run->selection, run->track, &motion.centre))
    paddock_selected_move (run, &motion);
}

static void
run_rotate_left (PaddockToolRun *run)
{
  move (run, (PaddockMotion){ .sixths = 1 });
}

static void
run_rotate_right (PaddockToolRun *run)
{
  move (run, (PaddockMotion){ .sixths = -1 });
}

/* Axes as the track is drawn: direction 0 is to the right, or 30 degrees lower. */
static void
mirror (PaddockToolRun *run, int axis)
{
  gboolean is_flat = run->track->orientation == PADDOCK_ORIENTATION_FLAT;

  move (run, (PaddockMotion){ .is_mirrored = TRUE, .axis = axis + is_flat });
}

static void
run_mirror_across (PaddockToolRun *run)
{
  mirror (run, 3);
}

static void
run_mirror_down (PaddockToolRun *run)
{
  mirror (run, 0);
}

static void
run_duplicate (PaddockToolRun *run)
{
  PaddockMotion motion = { 0 };
  g_autoptr (PaddockDocument) clip = paddock_clip_new (run->track, run->selection);

  if (!clip)
    return;

  paddock_selection_get_pivot (run->selection, run->track, &motion.offset);
  motion.offset = paddock_hex_neighbour (motion.offset, DUPLICATE_DIRECTION);
  paddock_clip_lay (run, clip->record, &motion);
}

#define NUDGE(direction_)                                                      \
  static void run_nudge_##direction_ (PaddockToolRun *run)                     \
  {                                                                            \
    move (run, (PaddockMotion){ .offset = paddock_directions[(direction_)] }); \
  }

NUDGE (0)
NUDGE (1)
NUDGE (2)
NUDGE (3)
NUDGE (4)
NUDGE (5)

#undef NUDGE

#define SELECTION PADDOCK_NEEDS_SELECTION

static const PaddockCommand rows[] = {
  { "delete", N_ ("Delete"), "Delete", SELECTION, paddock_selected_delete },
  { "duplicate", N_ ("Duplicate"), "<Control>d", SELECTION, run_duplicate },
  { "rotate-left", N_ ("Rotate Left"), "<Control>bracketleft", SELECTION, run_rotate_left },
  { "rotate-right", N_ ("Rotate Right"), "<Control>bracketright", SELECTION, run_rotate_right },
  { "mirror-across", N_ ("Mirror Left and Right"), "m", SELECTION, run_mirror_across },
  { "mirror-down", N_ ("Mirror Top and Bottom"), "<Shift>m", SELECTION, run_mirror_down },
  { "nudge-right", N_ ("Nudge Right"), "<Alt>Right", SELECTION, run_nudge_0 },
  { "nudge-up-right", N_ ("Nudge Up and Right"), "<Shift><Alt>Up", SELECTION, run_nudge_1 },
  { "nudge-up", N_ ("Nudge Up"), "<Alt>Up", SELECTION, run_nudge_2 },
  { "nudge-left", N_ ("Nudge Left"), "<Alt>Left", SELECTION, run_nudge_3 },
  { "nudge-down-left", N_ ("Nudge Down and Left"), "<Shift><Alt>Down", SELECTION, run_nudge_4 },
  { "nudge-down", N_ ("Nudge Down"), "<Alt>Down", SELECTION, run_nudge_5 },
};

const PaddockCommandTable paddock_motion_commands = PADDOCK_COMMAND_TABLE (rows);

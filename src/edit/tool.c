/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool.h"

#include "snap.h"
#include "tool-tables.h"
#include "words.h"

const PaddockToolTable *const paddock_tool_tables[] = {
  &paddock_select_tools, &paddock_paint_tools,  &paddock_stamp_tools,   &paddock_line_tools,
  &paddock_course_tools, &paddock_layout_tools, &paddock_tracing_tools, NULL,
};

const PaddockTool *
paddock_tool_find (const char *id)
{
  for (guint i = 0; paddock_tool_tables[i]; i++)
    for (guint j = 0; j < paddock_tool_tables[i]->n_rows; j++)
      if (g_strcmp0 (paddock_tool_tables[i]->rows[j].id, id) == 0)
        return &paddock_tool_tables[i]->rows[j];

  return NULL;
}

gboolean
paddock_tool_suits (const PaddockTool *self, const PaddockHexTrack *track)
{
  return paddock_hex_track_has (track, self->features);
}

void
paddock_tool_run (const PaddockTool *self, PaddockToolRun *run)
{
  run->label = self->label;
  run->refusal = NULL;
  self->run (run);
}

gboolean
paddock_tool_may_paint (PaddockToolRun *run)
{
  if (run->settings->is_board_locked)
    run->refusal = N_ ("The board is locked.");

  return !run->settings->is_board_locked;
}

gboolean
paddock_tool_may_lay (PaddockToolRun *run)
{
  if (run->settings->is_layout_locked)
    run->refusal = N_ ("The layout is locked.");

  return !run->settings->is_layout_locked;
}

gboolean
paddock_tool_snaps (const PaddockToolRun *run)
{
  return paddock_snap_is_on (run->settings->is_snapping, run->gesture->flags);
}

guint
paddock_tool_images (const PaddockToolSettings *settings, PaddockHex hex, PaddockHex images[6])
{
  static const guint folds[PADDOCK_N_SYMMETRIES] = { 1, 1, 2, 3, 6 };
  guint n = folds[settings->symmetry];

  for (guint i = 0; i < n; i++)
    images[i] = paddock_hex_rotate (hex, settings->centre, (int) (i * 6 / n));
  if (settings->symmetry == PADDOCK_SYMMETRY_MIRROR)
    images[n++] = paddock_hex_mirror (hex, settings->centre, settings->axis);

  return n;
}

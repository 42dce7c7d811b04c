/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint-tools.h"

#include "words.h"

static gboolean
is_in_range (PaddockHex hex)
{
  return hex.q >= PADDOCK_HEX_MIN && hex.q <= PADDOCK_HEX_MAX && hex.r >= PADDOCK_HEX_MIN
         && hex.r <= PADDOCK_HEX_MAX;
}

void
paddock_paint_hex (PaddockToolRun *run, PaddockHex hex, int kind)
{
  PaddockHex images[6];
  guint n = paddock_tool_images (run->settings, hex, images);

  for (guint i = 0; i < n; i++)
    if (is_in_range (images[i])
        && paddock_board_get (run->draft->board, images[i]).kind != (guint) kind)
      paddock_board_set (&run->draft->board, images[i], PADDOCK_CELL ((guint8) kind));
}

static gboolean
is_board_open (PaddockToolRun *run)
{
  if (run->settings->is_board_locked)
    run->refusal = N_ ("The board is locked.");

  return !run->settings->is_board_locked;
}

static void
paint_disc (PaddockToolRun *run, PaddockHex centre, int kind)
{
  guint n;
  g_autofree PaddockHex *hexes = paddock_hex_disc (centre, (guint) run->settings->radius, &n);

  for (guint i = 0; i < n; i++)
    paddock_paint_hex (run, hexes[i], kind);
}

static void
paint_path (PaddockToolRun *run, int kind)
{
  const GArray *path = run->gesture->path;

  for (guint i = 0; is_board_open (run) && i < path->len; i++)
    paint_disc (run, g_array_index (path, PaddockHex, i), kind);
}

static void
run_brush (PaddockToolRun *run)
{
  paint_path (run,
              run->gesture->flags & PADDOCK_GESTURE_OTHER ? PADDOCK_CELL_OFF : run->settings->kind);
}

static const PaddockTool rows[] = {
  { "brush", N_ ("Paint"),
    N_ ("Drag over the board to paint it; the other button takes hexes off."), "b",
    .flags = PADDOCK_TOOL_PAINTS,
    .uses = PADDOCK_USES_KIND | PADDOCK_USES_RADIUS | PADDOCK_USES_SYMMETRY, .run = run_brush },
};

const PaddockToolTable paddock_paint_tools = PADDOCK_TOOL_TABLE (rows);

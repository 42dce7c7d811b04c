/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint-tools.h"

#include "tool-tables.h"
#include "track-things.h"
#include "words.h"

/* A hex that may still be driven on keeps its place on the course. */
static PaddockCell
repaint (PaddockCell cell, guint kind)
{
  cell.kind = (guint8) kind;

  return paddock_cell_kind_is_free (kind) ? cell : PADDOCK_CELL (cell.kind);
}

void
paddock_paint_hex (PaddockToolRun *run, PaddockHex hex, int kind)
{
  PaddockHex images[6];
  guint n = paddock_tool_images (run->settings, hex, images);

  for (guint i = 0; i < n; i++) {
    PaddockCell cell = paddock_board_get (run->draft->board, images[i]);

    if (paddock_hex_is_in_range (images[i]) && cell.kind != (guint) kind)
      paddock_board_set (&run->draft->board, images[i], repaint (cell, (guint) kind));
  }
}

/* The other button paints holes. */
static int
get_kind (const PaddockToolRun *run)
{
  return run->gesture->flags & PADDOCK_GESTURE_OTHER ? PADDOCK_CELL_OFF : run->settings->kind;
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

  for (guint i = 0; i < path->len; i++)
    paint_disc (run, g_array_index (path, PaddockHex, i), kind);
}

static void
run_brush (PaddockToolRun *run)
{
  if (paddock_tool_may_paint (run))
    paint_path (run, get_kind (run));
}

/* Figures. */

static void
paint_dot (PaddockHex hex, PaddockCell cell, gpointer data)
{
  paddock_paint_hex (data, hex, get_kind (data));
}

static void
paint_stroke (PaddockHex hex, PaddockCell cell, gpointer data)
{
  paint_disc (data, hex, get_kind (data));
}

/* The figure that the gesture spans; NULL: too large. */
static PaddockBoard *
draw_figure (PaddockToolRun *run)
{
  PaddockFigure figure = (PaddockFigure) run->settings->figure;
  PaddockOrientation orientation = (PaddockOrientation) run->track->orientation;
  PaddockHex a = paddock_gesture_get_first (run->gesture);
  PaddockHex b = paddock_gesture_get_last (run->gesture);

  if (run->gesture->flags & PADDOCK_GESTURE_CONSTRAIN)
    b = paddock_figure_constrain (figure, orientation, a, b);

  return paddock_figure_new (figure, orientation, a, b);
}

/* Lines, rings and outlines are drawn with the brush. */
static void
run_figure (PaddockToolRun *run)
{
  g_autoptr (PaddockBoard) figure = NULL, outline = NULL;
  int shape = run->settings->figure;

  if (!paddock_tool_may_paint (run))
    return;

  figure = draw_figure (run);
  if (!figure)
    run->refusal = N_ ("This is too large to paint at once.");
  else if (shape == PADDOCK_FIGURE_LINE || shape == PADDOCK_FIGURE_RING)
    paddock_board_foreach (figure, NULL, paint_stroke, run);
  else if (!run->settings->is_hollow)
    paddock_board_foreach (figure, NULL, paint_dot, run);
  else {
    outline = paddock_figure_outline (figure);
    paddock_board_foreach (outline, NULL, paint_stroke, run);
  }
}

static void
run_fill (PaddockToolRun *run)
{
  g_autoptr (PaddockBoard) region = NULL;

  if (!paddock_tool_may_paint (run))
    return;

  region = paddock_figure_region (run->track->board, paddock_gesture_get_last (run->gesture));
  if (region)
    paddock_board_foreach (region, NULL, paint_dot, run);
  else
    run->refusal = N_ ("Only an area inside the board can be filled.");
}

/* The eraser. */

static gboolean
is_under_eraser (const PaddockToolRun *run, PaddockHex hex)
{
  const GArray *path = run->gesture->path;
  PaddockHex images[6];
  guint n = paddock_tool_images (run->settings, hex, images); /* a symmetry's images are mutual */

  for (guint i = 0; i < path->len; i++)
    for (guint j = 0; j < n; j++)
      if (paddock_hex_distance (g_array_index (path, PaddockHex, i), images[j])
          <= (guint) run->settings->radius)
        return TRUE;

  return FALSE;
}

static gboolean
is_thing_under_eraser (const PaddockToolRun *run, PaddockThingKind kind, guint index)
{
  PaddockHex hexes[PADDOCK_THING_MAX_HEXES];
  guint n = paddock_track_get_hexes (run->draft, kind, index, hexes);

  for (guint i = 0; i < n; i++)
    if (is_under_eraser (run, hexes[i]))
      return TRUE;

  return FALSE;
}

static void
erase_things (PaddockToolRun *run)
{
  for (PaddockThingKind kind = PADDOCK_THING_FIRST; kind <= PADDOCK_THING_LAST; kind++)
    for (guint i = paddock_track_count (run->draft, kind); i-- > 0;)
      if (is_thing_under_eraser (run, kind, i))
        paddock_track_remove (run->draft, kind, i);
}

/* What is gone is no longer selected; nothing else is either, since indices move. */
static void
run_eraser (PaddockToolRun *run)
{
  gboolean takes_cells =
    !run->settings->is_board_locked && !(run->gesture->flags & PADDOCK_GESTURE_OTHER);

  if (!takes_cells && !paddock_tool_may_lay (run))
    return;

  paddock_selection_clear (run->selection);
  if (takes_cells)
    paint_path (run, PADDOCK_CELL_OFF);
  if (!run->settings->is_layout_locked)
    erase_things (run);
}

/* The legend. */

static gboolean
has_key (const PaddockList *specials, int key)
{
  for (guint i = 0; i < paddock_list_len (specials); i++)
    if (PADDOCK_LIST_AT (specials, PaddockSpecial, i)->key[0] == key)
      return TRUE;

  return FALSE;
}

int
paddock_special_add (PaddockHexTrack *draft, const char *id)
{
  char key[2] = "a";
  PaddockSpecial *special;

  for (guint i = 0; i < paddock_list_len (draft->specials); i++)
    if (g_str_equal (paddock_text_get (PADDOCK_LIST_AT (draft->specials, PaddockSpecial, i)->name),
                     id))
      return paddock_cell_kind_from_char (
        PADDOCK_LIST_AT (draft->specials, PaddockSpecial, i)->key[0]);

  while (key[0] <= 'z' && has_key (draft->specials, key[0]))
    key[0]++;
  if (key[0] > 'z')
    return -1;

  special = paddock_list_append (&draft->specials, &paddock_special_type);
  paddock_text_set (&special->key, key);
  paddock_text_set (&special->name, id);

  return paddock_cell_kind_from_char (key[0]);
}

static const PaddockTool rows[] = {
  { "brush", N_ ("Paint"),
    N_ ("Drag over the board to paint it. Drag with the right button to "
        "remove hexes."),
    "b", .flags = PADDOCK_TOOL_PAINTS,
    .uses = PADDOCK_USES_KIND | PADDOCK_USES_RADIUS | PADDOCK_USES_SYMMETRY, .run = run_brush },
  { "figure", N_ ("Draw Shape"),
    N_ ("Drag from end to end, from corner to corner or outwards from the middle. Hold Shift "
        "for straight rows and equal sides."),
    "g", .flags = PADDOCK_TOOL_DRAGS,
    .uses = PADDOCK_USES_KIND | PADDOCK_USES_RADIUS | PADDOCK_USES_FIGURE | PADDOCK_USES_SYMMETRY,
    .run = run_figure },
  { "fill", N_ ("Fill"),
    N_ ("Click to repaint all connected hexes of one kind. Right-click to remove them."), "f",
    .uses = PADDOCK_USES_KIND | PADDOCK_USES_SYMMETRY, .run = run_fill },
  { "eraser", N_ ("Erase"),
    N_ ("Drag to remove hexes and what lies on them. With the right button, or on a locked board, "
        "only what lies on them is removed."),
    "e", .flags = PADDOCK_TOOL_PAINTS, .uses = PADDOCK_USES_RADIUS | PADDOCK_USES_SYMMETRY,
    .run = run_eraser },
};

const PaddockToolTable paddock_paint_tools = PADDOCK_TOOL_TABLE (rows);

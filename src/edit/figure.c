/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "figure.h"

#include <stdlib.h>

#define MAX_REGION PADDOCK_FIGURE_MAX_HEXES

static void
add (PaddockBoard **set, PaddockHex hex)
{
  paddock_board_set (set, hex, PADDOCK_CELL (PADDOCK_CELL_SPACE));
}

static gboolean
has (const PaddockBoard *set, PaddockHex hex)
{
  return paddock_board_get (set, hex).kind != PADDOCK_CELL_OFF;
}

/* Rows and columns of a board as it is drawn. */

typedef struct {
  int column, row;
} Place;

static Place
place_of (PaddockOrientation orientation, PaddockHex hex)
{
  return orientation == PADDOCK_ORIENTATION_FLAT ? (Place){ hex.q, hex.r + (hex.q >> 1) }
                                                 : (Place){ hex.q + (hex.r >> 1), hex.r };
}

static PaddockHex
hex_of (PaddockOrientation orientation, Place place)
{
  return orientation == PADDOCK_ORIENTATION_FLAT
           ? PADDOCK_HEX (place.column, place.row - (place.column >> 1))
           : PADDOCK_HEX (place.column - (place.row >> 1), place.row);
}

PaddockHex
paddock_figure_constrain (PaddockFigure figure,
                          PaddockOrientation orientation,
                          PaddockHex a,
                          PaddockHex b)
{
  Place from = place_of (orientation, a), to = place_of (orientation, b);
  int side = MAX (abs (to.column - from.column), abs (to.row - from.row));

  if (figure == PADDOCK_FIGURE_LINE)
    return paddock_hex_snap_to_row (a, b);
  if (figure != PADDOCK_FIGURE_RECTANGLE)
    return b;

  to.column = from.column + (to.column < from.column ? -side : side);
  to.row = from.row + (to.row < from.row ? -side : side);
  return hex_of (orientation, to);
}

/* The figures. */

static PaddockBoard *
new_from_hexes (PaddockHex *hexes, guint n)
{
  PaddockBoard *set = NULL;

  for (guint i = 0; i < n; i++)
    if (paddock_hex_is_in_range (hexes[i]))
      add (&set, hexes[i]);

  g_free (hexes);
  return set;
}

static PaddockBoard *
new_rectangle (PaddockOrientation orientation, PaddockHex a, PaddockHex b)
{
  Place from = place_of (orientation, a), to = place_of (orientation, b);
  PaddockBoard *set = NULL;

  for (int row = MIN (from.row, to.row); row <= MAX (from.row, to.row); row++)
    for (int column = MIN (from.column, to.column); column <= MAX (from.column, to.column);
         column++) {
      PaddockHex hex = hex_of (orientation, (Place){ column, row });

      if (paddock_hex_is_in_range (hex))
        add (&set, hex);
    }

  return set;
}

/* The direction whose row begins the sixth of a turn that B lies in. */
static int
find_sixth (PaddockHex a, PaddockHex b)
{
  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
    PaddockHex turned = paddock_hex_rotate (b, a, -d);

    if (turned.r <= a.r && turned.q + turned.r > a.q + a.r)
      return d;
  }

  return 0; /* B is A */
}

static PaddockBoard *
new_wedge (PaddockHex a, PaddockHex b)
{
  int direction = find_sixth (a, b), n = (int) paddock_hex_distance (a, b);
  PaddockBoard *set = NULL;

  for (int i = 0; i <= n; i++)
    for (int j = 0; i + j <= n; j++) {
      PaddockHex hex = paddock_hex_along (paddock_hex_along (a, direction, i), direction + 1, j);

      if (paddock_hex_is_in_range (hex))
        add (&set, hex);
    }

  return set;
}

static gint64
count_hexes (PaddockFigure figure, PaddockOrientation orientation, PaddockHex a, PaddockHex b)
{
  Place from = place_of (orientation, a), to = place_of (orientation, b);
  gint64 n = paddock_hex_distance (a, b);

  if (figure == PADDOCK_FIGURE_RECTANGLE)
    return (gint64) (abs (to.column - from.column) + 1) * (abs (to.row - from.row) + 1);

  return figure == PADDOCK_FIGURE_DISC || figure == PADDOCK_FIGURE_WEDGE ? 3 * n * (n + 1) : n;
}

PaddockBoard *
paddock_figure_new (PaddockFigure figure,
                    PaddockOrientation orientation,
                    PaddockHex a,
                    PaddockHex b)
{
  guint radius = paddock_hex_distance (a, b), n;
  PaddockHex *hexes;

  if (count_hexes (figure, orientation, a, b) > PADDOCK_FIGURE_MAX_HEXES)
    return NULL;
  if (figure == PADDOCK_FIGURE_RECTANGLE)
    return new_rectangle (orientation, a, b);
  if (figure == PADDOCK_FIGURE_WEDGE)
    return new_wedge (a, b);

  if (figure == PADDOCK_FIGURE_DISC)
    hexes = paddock_hex_disc (a, radius, &n);
  else if (figure == PADDOCK_FIGURE_RING)
    hexes = paddock_hex_ring (a, radius, &n);
  else
    hexes = paddock_hex_line (a, b, &n);

  return new_from_hexes (hexes, n);
}

typedef struct {
  const PaddockBoard *figure;
  PaddockBoard *outline;
} Outline;

static void
add_if_at_edge (PaddockHex hex, PaddockCell cell, gpointer data)
{
  Outline *self = data;

  for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++)
    if (!has (self->figure, paddock_hex_neighbour (hex, d))) {
      add (&self->outline, hex);
      return;
    }
}

PaddockBoard *
paddock_figure_outline (PaddockBoard *figure)
{
  Outline self = { .figure = figure };

  paddock_board_foreach (figure, NULL, add_if_at_edge, &self);
  return self.outline;
}

/* Regions. */

static gboolean
is_inside (const PaddockBoardBounds *bounds, PaddockHex hex)
{
  return hex.q >= bounds->min.q && hex.q <= bounds->max.q && hex.r >= bounds->min.r
         && hex.r <= bounds->max.r;
}

PaddockBoard *
paddock_figure_region (const PaddockBoard *board, PaddockHex start)
{
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (PaddockHex));
  g_autoptr (PaddockBoard) set = NULL;
  guint kind = paddock_board_get (board, start).kind;
  PaddockBoardBounds bounds;

  if (!paddock_board_get_bounds (board, &bounds) || !is_inside (&bounds, start))
    return NULL;

  g_array_append_val (reached, start);
  add (&set, start);
  for (guint i = 0; i < reached->len; i++)
    for (int d = 0; d < PADDOCK_N_DIRECTIONS; d++) {
      PaddockHex hex = paddock_hex_neighbour (g_array_index (reached, PaddockHex, i), d);

      if (has (set, hex) || paddock_board_get (board, hex).kind != kind)
        continue;
      if (!is_inside (&bounds, hex) || reached->len == MAX_REGION)
        return NULL;
      add (&set, hex);
      g_array_append_val (reached, hex);
    }

  return g_steal_pointer (&set);
}

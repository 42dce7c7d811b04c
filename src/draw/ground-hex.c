/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ground of hex tracks.
 *
 * A hex has two neighbours on the same line of sight in only three of the four ways of the arrow keys; in the others
 * steps go alternately to either side, so that two of them lead straight on and a step there and back ends where it
 * began.
 */

#include "ground-private.h"

#include "scene-hex-track.h"

#define SQRT_3 1.7320508075688772

static const PaddockHexTrack *
get_track (const PaddockGround *self)
{
  return self->document->record;
}

static const PaddockHexLayout *
get_layout (const PaddockGround *self)
{
  return self->layout;
}

static void
lay (PaddockGround *self)
{
  PaddockHexLayout layout = paddock_hex_track_get_layout (get_track (self));

  self->orientation = layout.orientation;
  self->layout = g_memdup2 (&layout, sizeof layout);
}

static void
clear (PaddockGround *self)
{
  g_free (self->layout);
}

static gboolean
has (const PaddockGround *self, PaddockPlace place)
{
  return paddock_hex_is_in_range (paddock_hex_from_place (place));
}

static PaddockPlace
find_nearest (const PaddockGround *self, PaddockPoint point)
{
  return paddock_hex_to_place (paddock_hex_layout_at (get_layout (self), point));
}

static gboolean
contains (const PaddockGround *self, PaddockPlace place, PaddockPoint point)
{
  return has (self, place);
}

static PaddockPoint
get_point (const PaddockGround *self, PaddockPlace place)
{
  return paddock_hex_layout_centre (get_layout (self), paddock_hex_from_place (place));
}

static double
get_size (const PaddockGround *self, PaddockPlace place)
{
  return get_layout (self)->size;
}

/* What has no heading looks to the right. */
static double
get_angle (const PaddockGround *self, PaddockPlace place, int heading, guint n_headings)
{
  return heading == PADDOCK_NO_HEADING
           ? 0
           : paddock_hex_layout_angle (get_layout (self),
                                       heading * PADDOCK_N_FACINGS / (int) n_headings);
}

static void
add (const PaddockGround *self,
     PaddockScene *scene,
     PaddockStyle style,
     PaddockPlace place,
     double inset)
{
  paddock_scene_add_hex (scene, style, get_point (self, place), get_layout (self)->size - inset);
}

/* --- Keys --- */

/* The direction of a step from lines of an even number, and from those of an odd one.  Lines are rows
 * of pointy hexes and columns of flat ones. */
static const guint8 directions[2][4][2] = {
  [PADDOCK_ORIENTATION_POINTY] = {
    [PADDOCK_CURSOR_LEFT] = { 3, 3 },
    [PADDOCK_CURSOR_RIGHT] = { 0, 0 },
    [PADDOCK_CURSOR_UP] = { 1, 2 },
    [PADDOCK_CURSOR_DOWN] = { 5, 4 },
  },
  [PADDOCK_ORIENTATION_FLAT] = {
    [PADDOCK_CURSOR_LEFT] = { 4, 3 },
    [PADDOCK_CURSOR_RIGHT] = { 0, 1 },
    [PADDOCK_CURSOR_UP] = { 2, 2 },
    [PADDOCK_CURSOR_DOWN] = { 5, 5 },
  },
};

typedef struct {
  const PaddockGround *ground;
  PaddockRect limits;
} Walk;

/* FALSE: the step would leave the limits. */
static gboolean
step (const Walk *self, PaddockHex *hex, PaddockCursorMove move)
{
  PaddockOrientation orientation = self->ground->orientation;
  int line = orientation == PADDOCK_ORIENTATION_POINTY ? hex->r : hex->q;
  PaddockHex next = paddock_hex_neighbour (*hex, directions[orientation][move][line & 1]);

  if (!paddock_rect_contains (self->limits,
                              paddock_hex_layout_centre (get_layout (self->ground), next)))
    return FALSE;

  *hex = next;
  return TRUE;
}

static PaddockHex
walk (const Walk *self, PaddockHex hex, PaddockCursorMove move, guint n)
{
  while (n-- > 0 && step (self, &hex, move))
    continue;

  return hex;
}

/* The hex of the board that is first on the way back from the end of the row. */
static PaddockHex
find_end (const Walk *self, PaddockHex from, PaddockCursorMove out, PaddockCursorMove back)
{
  const PaddockBoard *board = get_track (self->ground)->board;
  PaddockHex hex = walk (self, from, out, G_MAXUINT);

  do {
    if (paddock_board_get (board, hex).kind != PADDOCK_CELL_OFF)
      return hex;
  } while (step (self, &hex, back));

  return from;
}

static PaddockHex
follow (const Walk *self, PaddockHex from, PaddockCursorMove move, guint page)
{
  switch (move) {
  case PADDOCK_CURSOR_ROW_START:
    return find_end (self, from, PADDOCK_CURSOR_LEFT, PADDOCK_CURSOR_RIGHT);
  case PADDOCK_CURSOR_ROW_END:
    return find_end (self, from, PADDOCK_CURSOR_RIGHT, PADDOCK_CURSOR_LEFT);
  case PADDOCK_CURSOR_PAGE_UP:
    return walk (self, from, PADDOCK_CURSOR_UP, page);
  case PADDOCK_CURSOR_PAGE_DOWN:
    return walk (self, from, PADDOCK_CURSOR_DOWN, page);
  case PADDOCK_CURSOR_LEFT:
  case PADDOCK_CURSOR_RIGHT:
  case PADDOCK_CURSOR_UP:
  case PADDOCK_CURSOR_DOWN:
  case PADDOCK_N_CURSOR_MOVES:
  default:
    return walk (self, from, move, 1);
  }
}

static PaddockPlace
move (const PaddockGround *self,
      PaddockPlace from,
      PaddockCursorMove key,
      PaddockRect limits,
      guint page)
{
  Walk walk = { self, limits };

  return paddock_hex_to_place (follow (&walk, paddock_hex_from_place (from), key, page));
}

const PaddockGroundRow paddock_ground_hex = {
  .document = &paddock_hex_track_kind,
  .spacing = PADDOCK_HEX_DRAWN_SIZE * SQRT_3,
  .lay = lay,
  .clear = clear,
  .has = has,
  .find_nearest = find_nearest,
  .contains = contains,
  .get_point = get_point,
  .get_size = get_size,
  .get_angle = get_angle,
  .move = move,
  .add = add,
};

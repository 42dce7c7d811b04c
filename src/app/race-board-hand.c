/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

static gboolean
stands_on (const PaddockPiece *piece, PaddockPlace place)
{
  for (guint i = 0; i < piece->n_places; i++)
    if (paddock_place_equal (piece->places[i], place))
      return TRUE;

  return FALSE;
}

/* The topmost piece there; NULL: none. */
static const PaddockPiece *
find_piece (PaddockRaceBoard *self, PaddockPlace place)
{
  for (guint i = self->shown.n; i > 0; i--)
    if (stands_on (&self->shown.pieces[i - 1], place))
      return &self->shown.pieces[i - 1];

  return NULL;
}

static gboolean
is_same (const PaddockPiece *a, const PaddockPiece *b)
{
  return a->kind == b->kind && a->id == b->id;
}

/* The piece in hand as it stands by now. */
static const PaddockPiece *
find_hand (PaddockRaceBoard *self)
{
  for (guint i = 0; self->has_hand && i < self->shown.n; i++)
    if (is_same (&self->shown.pieces[i], &self->hand))
      return &self->shown.pieces[i];

  return NULL;
}

/* --- Showing --- */

/* The piece as if its front stood elsewhere. */
static PaddockPose
get_pose_at (PaddockRaceBoard *self, const PaddockPiece *piece, PaddockPlace place)
{
  PaddockPose pose = paddock_race_ground_get_pose (&self->ground, piece);
  PaddockPoint to = paddock_race_ground_get_point (&self->ground, place);
  double dx = to.x - pose.front.x, dy = to.y - pose.front.y;

  if (piece->id == PADDOCK_NEW_PIECE)
    return (PaddockPose){ .front = to, .rear = to };

  pose.front = to;
  pose.rear = paddock_point_move (pose.rear, dx, dy);
  return pose;
}

void
paddock_race_board_add_hand (PaddockRaceBoard *self, PaddockScene *scene)
{
  const PaddockPiece *piece = find_hand (self);

  if (piece)
    paddock_race_add_active (scene, paddock_race_ground_get_pose (&self->ground, piece));
}

static void
show_drop (PaddockRaceBoard *self)
{
  PaddockScene *scene = NULL;
  guint colour =
    self->hand.seat == PADDOCK_NOBODY ? 0 : paddock_race_get_colour (self->race, self->hand.seat);

  if (self->is_dragging && !paddock_place_equal (self->drop, PADDOCK_NOWHERE)) {
    scene = paddock_scene_new (self->ground.layout.orientation);
    paddock_race_add_target (scene, paddock_race_ground_get_point (&self->ground, self->drop),
                             FALSE);
    paddock_race_add_piece (scene, &self->hand, get_pose_at (self, &self->hand, self->drop),
                            colour);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_GHOST, scene, 0.7);
}

/* --- Gestures --- */

void
paddock_race_board_pick_up (PaddockRaceBoard *self)
{
  const PaddockPiece *piece;

  if (self->is_dragging) { /* one that is not on the board yet */
    self->drop = self->at;
    paddock_race_board_drop (self);
    return;
  }

  piece = find_piece (self, self->at);
  self->has_hand = self->is_dragging = piece != NULL;
  if (piece) {
    self->hand = *piece;
    self->drop = PADDOCK_NOWHERE;
  }
  paddock_race_board_show (self);
}

void
paddock_race_board_drag (PaddockRaceBoard *self)
{
  self->drop = self->at;
  show_drop (self);
}

void
paddock_race_board_drop (PaddockRaceBoard *self)
{
  PaddockPlace place = self->drop;

  self->is_dragging = FALSE;
  show_drop (self);
  if (!paddock_place_equal (place, PADDOCK_NOWHERE)
      && !paddock_place_equal (place, self->hand.places[0]))
    self->funcs->put (self->data, &self->hand, place, self->hand.heading);
}

void
paddock_race_board_let_go (PaddockRaceBoard *self)
{
  self->is_dragging = FALSE;
  show_drop (self);
}

gboolean
paddock_race_board_turn_hand (PaddockRaceBoard *self, int step)
{
  const PaddockPiece *piece = find_hand (self);
  int n = (int) self->ground.n_headings;

  if (!piece || piece->heading == PADDOCK_NO_HEADING || n == 0)
    return FALSE;

  self->hand = *piece;
  self->funcs->put (self->data, &self->hand, piece->places[0], (piece->heading + step + n) % n);
  return TRUE;
}

gboolean
paddock_race_board_take_off (PaddockRaceBoard *self)
{
  const PaddockPiece *piece = find_hand (self);

  if (!piece)
    return FALSE;

  self->hand = *piece;
  self->has_hand = FALSE;
  self->funcs->put (self->data, &self->hand, PADDOCK_NOWHERE, piece->heading);
  return TRUE;
}

void
paddock_race_board_hold_new (PaddockRaceBoard *self, const PaddockPiece *piece)
{
  self->hand = *piece;
  self->hand.places[0] = PADDOCK_NOWHERE;
  self->has_hand = self->is_dragging = TRUE;
  self->drop = PADDOCK_NOWHERE;
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

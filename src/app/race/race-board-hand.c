/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

/* The topmost piece there; NULL: none. */
static const PaddockPiece *
find_piece (PaddockRaceBoard *self, PaddockPlace place)
{
  for (guint i = self->shown.n; i > 0; i--)
    if (paddock_piece_stands_on (&self->shown.pieces[i - 1], place))
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

/* The piece as if its front stood elsewhere; one that is new stands nowhere yet. */
static PaddockPose
get_pose_at (PaddockRaceBoard *self, const PaddockPiece *piece, PaddockPlace place)
{
  PaddockPiece front = *piece;
  PaddockPose pose;

  front.places[0] = place;
  front.n_places = 1;
  pose = paddock_stage_get_pose (&self->stage, &front);
  if (piece->n_places > 1) {
    PaddockPose now = paddock_stage_get_pose (&self->stage, piece);

    pose.rear =
      paddock_point_move (now.rear, pose.front.x - now.front.x, pose.front.y - now.front.y);
  }
  return pose;
}

void
paddock_race_board_add_hand (PaddockRaceBoard *self, PaddockScene *scene)
{
  const PaddockPiece *piece = find_hand (self);

  if (piece)
    paddock_scene_add_active (scene, paddock_stage_get_pose (&self->stage, piece));
}

static void
show_drop (PaddockRaceBoard *self)
{
  PaddockScene *scene = NULL;

  if (self->is_dragging && !paddock_place_equal (self->drop, PADDOCK_NOWHERE)) {
    scene = paddock_ground_create_scene (self->stage.ground);
    paddock_scene_add_target (scene, self->stage.ground, self->drop, FALSE);
    paddock_stage_add_piece (&self->stage, scene, &self->hand,
                             get_pose_at (self, &self->hand, self->drop));
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
  int n = (int) self->stage.n_headings;

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

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "race-board-private.h"

/* --- Pieces --- */

static const PaddockMatch *
get_match (PaddockRaceBoard *self)
{
  return self->arrangement ? paddock_arrangement_get_match (self->arrangement)
                           : paddock_race_get_match (self->race);
}

/* While a position is set up, everything can be seen. */
void
paddock_race_board_read_pieces (PaddockRaceBoard *self)
{
  guint viewer = self->arrangement ? PADDOCK_EVERYBODY : paddock_race_get_viewer (self->race);

  self->shown.n = paddock_match_show_pieces (get_match (self), viewer, self->shown.pieces);
}

PaddockScene *
paddock_race_board_create_scene (PaddockRaceBoard *self)
{
  return paddock_scene_new (self->ground.layout.orientation);
}

const PaddockPiece *
paddock_race_board_find_vehicle (const PaddockPieces *pieces, guint seat)
{
  for (guint i = 0; i < pieces->n; i++)
    if (pieces->pieces[i].kind == PADDOCK_PIECE_VEHICLE && pieces->pieces[i].seat == seat)
      return &pieces->pieces[i];

  return NULL;
}

static void
add_active (PaddockRaceBoard *self, PaddockScene *scene)
{
  const PaddockDecision *decision = paddock_race_get_decision (self->race);
  const PaddockPiece *piece =
    decision ? paddock_race_board_find_vehicle (&self->shown, decision->player) : NULL;

  if (piece)
    paddock_race_add_active (scene, paddock_race_ground_get_pose (&self->ground, piece));
}

static void
add_standing (PaddockRaceBoard *self, PaddockScene *scene)
{
  for (guint i = 0; i < self->shown.n; i++) {
    const PaddockPiece *piece = &self->shown.pieces[i];
    guint colour =
      piece->seat == PADDOCK_NOBODY ? 0 : paddock_race_get_colour (self->race, piece->seat);

    paddock_race_add_piece (scene, piece, paddock_race_ground_get_pose (&self->ground, piece),
                            colour);
  }
}

/* The remarks of this moment that have a place. */
static void
add_pins (PaddockRaceBoard *self, PaddockScene *scene)
{
  PaddockSession *session = paddock_race_get_session (self->race);
  g_autoptr (GArray) remarks = paddock_session_list_remarks (session);

  for (guint i = 0; i < remarks->len; i++) {
    const PaddockRemark *remark = &g_array_index (remarks, PaddockRemark, i);

    if (remark->moment == paddock_session_get_moment (session)
        && !paddock_place_equal (remark->place, PADDOCK_NOWHERE))
      paddock_race_add_pin (scene, paddock_race_ground_get_point (&self->ground, remark->place),
                            "✎");
  }
}

PaddockScene *
paddock_race_board_create_standing (PaddockRaceBoard *self)
{
  PaddockScene *scene = paddock_race_board_create_scene (self);

  if (self->has_ground && !self->is_covered) {
    add_standing (self, scene);
    add_pins (self, scene);
  }
  return scene;
}

void
paddock_race_board_show_pieces (PaddockRaceBoard *self)
{
  PaddockScene *scene = paddock_race_board_create_scene (self);

  if (self->tick) {
    paddock_motion_build (self->film, self->time, scene);
  } else if (self->arrangement) {
    add_standing (self, scene);
    paddock_race_board_add_hand (self, scene);
  } else {
    add_active (self, scene);
    add_standing (self, scene);
    add_pins (self, scene);
  }
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_PIECES, scene, 1);
}

void
paddock_race_board_show_trail (PaddockRaceBoard *self)
{
  PaddockPoint points[MAX_TRAIL];
  guint n = self->film && !self->arrangement
              ? paddock_motion_get_trail (self->film, self->time, self->actor, points, MAX_TRAIL)
              : 0;
  PaddockScene *scene = n > 1 ? paddock_race_board_create_scene (self) : NULL;

  if (scene)
    paddock_race_add_trail (scene, points, n);
  paddock_canvas_set_overlay (self->canvas, PADDOCK_OVERLAY_TRAILS, scene, 1);
}

void
paddock_race_board_get_colours (PaddockRaceBoard *self, guint8 colours[PADDOCK_MAX_SEATS])
{
  memset (colours, 0, PADDOCK_MAX_SEATS);
  for (guint seat = 0; seat < paddock_race_get_setup (self->race)->n_seats; seat++)
    colours[seat] = (guint8) paddock_race_get_colour (self->race, seat);
}

/* --- What is seen --- */

static void
clear_board (PaddockRaceBoard *self)
{
  static const PaddockCanvasOverlay slots[] = { PADDOCK_OVERLAY_TRAILS, PADDOCK_OVERLAY_TARGETS,
                                                PADDOCK_OVERLAY_GHOST, PADDOCK_OVERLAY_PIECES,
                                                PADDOCK_OVERLAY_KEYS };

  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    paddock_canvas_set_overlay (self->canvas, slots[i], NULL, 1);
}

void
paddock_race_board_show (PaddockRaceBoard *self)
{
  if (!self->has_ground || self->is_covered) {
    clear_board (self);
    return;
  }

  paddock_race_board_show_trail (self);
  paddock_race_board_show_pieces (self);
  paddock_race_board_show_choices (self);
}

/* The track that is shown; FALSE: there are no places on it. */
static gboolean
lay_ground (PaddockRaceBoard *self)
{
  const PaddockSetup *setup = paddock_match_get_setup (get_match (self));

  self->has_ground =
    paddock_race_ground_init (&self->ground, setup->track, setup->game->n_headings);
  if (setup->track)
    paddock_canvas_set_document (self->canvas, setup->track);
  return self->has_ground;
}

static void
moved_cb (PaddockRaceBoard *self, int steps)
{
  paddock_race_board_end_film (self);
  g_clear_pointer (&self->film, paddock_motion_free);
  if (paddock_race_get_error (self->race) || !lay_ground (self))
    return;

  paddock_race_board_read_pieces (self);
  paddock_race_board_find_targets (self);
  if (paddock_session_get_moment (paddock_race_get_session (self->race)) > 0)
    paddock_race_board_make_film (self);
  if (steps == 1 && self->film && !self->is_covered && paddock_race_board_has_motion (self))
    paddock_race_board_begin_film (self);
  paddock_race_board_show (self);
  if (!self->tick)
    self->funcs->shown (self->data, G_MAXUINT);
}

static void
focused_cb (PaddockRaceBoard *self)
{
  if (self->has_ground)
    paddock_race_board_show_choices (self);
}

static void
changed_cb (PaddockRaceBoard *self)
{
  if (!paddock_race_get_error (self->race) && !self->tick)
    paddock_race_board_show (self);
}

void
paddock_race_board_set_covered (PaddockRaceBoard *self, gboolean is_covered)
{
  if (self->is_covered == is_covered)
    return;

  self->is_covered = is_covered;
  if (is_covered)
    paddock_race_board_end_film (self);
  paddock_race_board_show (self);
}

void
paddock_race_board_set_arrangement (PaddockRaceBoard *self, PaddockArrangement *arrangement)
{
  paddock_race_board_end_film (self);
  if (self->arrangement != arrangement)
    self->has_hand = FALSE;
  self->arrangement = arrangement;
  self->is_dragging = FALSE;
  lay_ground (self);
  paddock_race_board_read_pieces (self);
  paddock_race_board_show (self);
}

/* --- Life --- */

PaddockRaceBoard *
paddock_race_board_new (PaddockCanvas *canvas,
                        PaddockRace *race,
                        const PaddockRaceBoardFuncs *funcs,
                        gpointer data)
{
  PaddockRaceBoard *self = g_new0 (PaddockRaceBoard, 1);

  self->canvas = canvas;
  self->race = g_object_ref (race);
  self->funcs = funcs;
  self->data = data;
  self->at = PADDOCK_NOWHERE;
  self->targets = g_array_new (FALSE, FALSE, sizeof (PaddockPlace));
  paddock_race_board_connect_pointer (self);
  g_signal_connect_swapped (race, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (race, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (race, "focused", G_CALLBACK (focused_cb), self);
  moved_cb (self, 0);

  return self;
}

void
paddock_race_board_free (PaddockRaceBoard *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->canvas), self->tick);
  g_signal_handlers_disconnect_by_data (self->canvas, self);
  g_signal_handlers_disconnect_by_data (self->race, self);
  g_clear_pointer (&self->film, paddock_motion_free);
  g_array_unref (self->targets);
  g_object_unref (self->race);
  g_free (self);
}
